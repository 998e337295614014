### Hints in three steps, and the review after the game.

## Hints

hint-only = There is one sensible choice only.
hint-clear = One choice stands out from the others.
hint-close = The best choices are close to each other.
hint-second = Second best: { $move }, { $points } points less (± { $error }).
hint-second-close = About as good: { $move }; { $points } points (± { $error }) may be chance.
hint-value = { $points } points (± { $error })
hint-step-nudge = A nudge
hint-step-candidates = The candidates
hint-step-answer = The answer

## Review

review-title = Review
review-line = Each decision is judged from what the player saw then. Only losses that chance does not explain are marked.
review-start = Review the game
review-whose = Whose decisions
review-wait = Looking at decisions: { $done } of { $of }.
review-failed = The review could not be finished.
review-looked = Looked at { $looked } of { $of } decisions.
review-lost = Marked: { $count }. Lost in them: { $points } points.
review-none = Nothing was lost beyond what chance explains.
review-better = Better: { $best }
review-instead = Played: { $played }
review-mark-better = Better
review-mark-played = Played
review-loss = { $points } points (± { $error })
review-open = Look at it in the replay
review-chart = Points lost, decision by decision
review-move = Move { $ply }
review-slips = { $name }’s slips
review-largest = largest loss first
review-sum = { $count ->
    [0] no slips
    [one] { $count } slip, { $points } points lost
   *[other] { $count } slips, { $points } points lost
}
review-ask = Tap for the grade
review-grade = Grade { $grade }
review-grade-why = The grade compares the points lost to slips with the average score at this table: A up to 8%, B up to 32%, C up to 60%.
review-go-on = Play on from here
review-before = Previous slip
review-after = Next slip
