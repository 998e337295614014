### Goofspiel in English.

goofspiel-title = Goofspiel
goofspiel-summary = Thirteen prizes, thirteen bids, and everybody bids at once.

goofspiel-option-ties = Ties
    .help = A prize on which the highest bid is tied waits for the next round, or is lost.
goofspiel-option-ties-carry = the prize waits
goofspiel-option-ties-lost = the prize is lost
goofspiel-variant-ties-are-lost = Ties are lost
    .help = A prize on which the highest bid is tied goes to nobody.

goofspiel-label-seat = You are
goofspiel-label-prize = Prize
goofspiel-label-waiting = Waiting, in points
goofspiel-label-stack = Still to come
goofspiel-label-hand = Your cards
goofspiel-label-bid = Your bid
goofspiel-label-acting = Still to bid
goofspiel-label-scores = Points
goofspiel-label-rounds = Rounds
goofspiel-label-bids = Bids
goofspiel-move-bid = Bid { $what }

goofspiel-event-prize-turned = { $points ->
    [one] One point is at stake
   *[other] { $points } points are at stake
}: the prize is { $prize }.
goofspiel-event-bid-sealed = { $seat } has laid a bid.
goofspiel-event-bid-sealed-own = You have laid a bid.
goofspiel-event-bids-shown = The bids: { $bids_named }.
goofspiel-event-prize-won = { $seat } takes { $points ->
    [one] one point
   *[other] { $points } points
} with { $bid }.
goofspiel-event-prize-won-own = You take { $points ->
    [one] one point
   *[other] { $points } points
} with { $bid }.
goofspiel-event-prize-tied = The highest bid is tied: nobody takes { $points ->
    [one] the point
   *[other] the { $points } points
}.

goofspiel-refusal-no-prize = No prize has been turned up yet.
goofspiel-refusal-not-turned = This prize cannot be turned up now.
goofspiel-refusal-already-bid = Your bid lies on the table already: { $card }.
goofspiel-refusal-card-gone = You do not hold the { $card } any more.

goofspiel-reason-as-much = The prize is worth { $points }: bid about as much.

goofspiel-lesson-first = Two rounds
    .summary = Prizes, bids, and cards that are gone.
goofspiel-lesson-first-prize = A prize of 9 lies on the table. The highest bid takes it.
    .title = A prize
goofspiel-lesson-first-bid = { $b } has laid a card already, face down. Bid an 8 or a 9.
    .title = Your bid
goofspiel-lesson-first-bid-low = That would hardly be the highest bid.
goofspiel-lesson-first-again = The prize was yours! Now a 3 is worth less. Bid your 3.
    .title = Once more
goofspiel-lesson-first-again-gone = A card that was bid is gone for good.
goofspiel-lesson-first-end = Eleven more prizes, and whoever has the most points wins.
    .title = And so on
