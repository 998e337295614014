### Hints in three steps, and the review after the game.

## Hints

hint-only = There’s only one sensible choice.
hint-clear = One choice stands out.
hint-close = The best choices are close.
hint-second = Second best: { $move }, { $points } points less (± { $error }).
hint-second-close = About as good: { $move }; { $points } points (± { $error }) may be luck.
hint-value = { $points } points (± { $error })
hint-step-nudge = A nudge
hint-step-candidates = The candidates
hint-step-answer = The answer

## Review

review-title = Review
review-line = Each decision is judged by what the player could see. Only losses that luck doesn’t explain are marked.
review-start = Review the game
review-whose = Whose decisions
review-wait = Looking at decisions: { $done } of { $of }.
review-failed = The review couldn’t be finished.
review-looked = Looked at { $looked } of { $of } decisions.
review-lost = Marked: { $count }. Lost in them: { $points } points.
review-none = No clear mistakes: every loss could be bad luck.
review-better = Better: { $best }
review-instead = Played: { $played }
review-mark-better = Better
review-mark-played = Played
review-loss = { $points } points (± { $error })
review-open = Open in the replay
review-chart = Points lost, decision by decision
review-move = Move { $ply }
review-slips = { $name }’s slips
review-largest = largest loss first
review-sum = { $count ->
    [0] no slips
    [one] { $count } slip, { $points } points lost
   *[other] { $count } slips, { $points } points lost
}
review-ask = Tap for your grade
review-grade = Grade { $grade }
review-grade-why = The grade compares the points lost to slips with the average score at this table: A up to 8%, B up to 32%, C up to 60%.
review-go-on = Play on from here
review-before = Previous slip
review-after = Next slip
