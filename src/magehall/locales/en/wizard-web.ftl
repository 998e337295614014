### Wizard on the page: short labels on the table, and the words of its buttons.

## A player's panel

wizard-web-bid = bid
wizard-web-won = won
wizard-web-needs = needs
wizard-web-over = over
# Said by screen readers; $bid is a number, “–” while none is made, or the word for a written one.
wizard-web-seat = { $seat }: bid { $bid }, won { $won }, points { $total }, cards in hand { $cards }

## Trump and stock

wizard-web-stock = { $cards } left in stock
wizard-web-led = { wizard-people } led
wizard-web-trump-choice = Make { wizard-people } trump
wizard-web-in-hand = { $cards } in your hand

## Predictions

wizard-web-your-bid = Your bid
wizard-web-predict = Bid { $bid }
wizard-web-predicted-for = Bid for { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
wizard-web-sum-so-far = { $sum } so far
wizard-web-sum-over = { $sum } in total: { $by } over
wizard-web-sum-under = { $sum } in total: { $by } under
wizard-web-sum-even = { $sum } in total: even
wizard-web-sum-hidden = written, not revealed yet

## The trick and the hand

wizard-web-progress = { wizard-label-round }, trick { $trick } of { $tricks }
wizard-web-your-card = your card
wizard-web-wins = Winning so far
wizard-web-wins-short = Winning
wizard-web-trump-wins = Trump is winning
wizard-web-takes = { $seat } takes it
wizard-web-you-take = You take it
wizard-web-play = Play { wizard-card }
# A move as a thing a sentence speaks of: “Better: red 7”, “The bot would play: a bid of 2”.
wizard-web-named-bid = a bid of { $bid }
wizard-web-named-trump = { wizard-people } as trump
wizard-web-face-down = face-down card
wizard-web-on-forehead = Your card is on your forehead: everyone sees it but you.
wizard-web-sort-people = Sort by suit
wizard-web-sort-rank = Sort by rank
wizard-web-trick-number = Trick { $trick } of { $tricks }
wizard-web-earlier = Earlier trick
wizard-web-later = Later trick
wizard-web-close = Close
wizard-web-hand = Hand

## The pad and the end

wizard-web-pad-columns = total and bid
wizard-web-pad-cell = { $seat }: total { $total }, bid { $bid }, won { $won }
wizard-web-round-scored = Round { $round } is scored
wizard-web-next-round = Next round
wizard-web-go-on = Continue
wizard-web-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
wizard-web-exact = { $rounds } of { $all } bids exact
wizard-web-chart = Totals round by round
wizard-web-points-exact = Exact bids
wizard-web-points-missed = Missed bids

## In the log

# $plays are the cards in the order in which they were played, drawn with the marks of their players.
wizard-web-log-leads = { $seat } leads: { $plays }.
wizard-web-log-leads-own = You lead: { $plays }.
wizard-web-log-trick = { $seat } takes the trick: { $plays }.
wizard-web-log-trick-own = You take the trick: { $plays }.
