### Crop Circles, an expansion of Carcassonne. $role is knight, robber or farmer.

carcassonne-option-crop-circles = Crop circles
    .help = How many of the six tiles are shuffled in: everyone adds a meeple, or everyone takes one back.
carcassonne-option-circles-by = Choice of crop circles
    .help = With fewer than six: pick them at random, or take the first ones.
carcassonne-option-circles-by-lot = random
carcassonne-option-circles-by-first = the first ones

carcassonne-roles = { $role ->
    [knight] knights
    [robber] robbers
   *[farmer] farmers
}

## What happens

carcassonne-event-circle-shuffled-in = Tile { $tile } is shuffled in: a crop circle for { carcassonne-roles }.
carcassonne-event-circle-idle = A crop circle for { carcassonne-roles }, but nobody has any out.
carcassonne-event-action-chosen = { $action ->
    [add] { $seat } chooses: everyone may add to their { carcassonne-roles }.
   *[take] { $seat } chooses: everyone must take back one of their { carcassonne-roles }.
}
carcassonne-event-action-chosen-own = { $action ->
    [add] You choose: everyone may add to their { carcassonne-roles }.
   *[take] You choose: everyone must take back one of their { carcassonne-roles }.
}
carcassonne-event-meeple-added = { $seat } adds { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " at " }{ $at }
}; { $supply ->
    [0] no meeples
    [one] { $supply } meeple
   *[other] { $supply } meeples
} left.
carcassonne-event-meeple-added-own = You add { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " at " }{ $at }
}; { $supply ->
    [0] no meeples
    [one] { $supply } meeple
   *[other] { $supply } meeples
} left.
carcassonne-event-meeple-taken-back = { $seat } takes back { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " from " }{ $at }
} and has { $supply ->
    [one] { $supply } meeple
   *[other] { $supply } meeples
}.
carcassonne-event-meeple-taken-back-own = You take back { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " from " }{ $at }
} and have { $supply ->
    [one] { $supply } meeple
   *[other] { $supply } meeples
}.
carcassonne-event-addition-declined = { $seat } adds no meeple.
carcassonne-event-addition-declined-own = You add no meeple.

## Why not

carcassonne-refusal-no-circle-now = No crop circle is in effect.
carcassonne-refusal-choose-first = First choose for everyone: add to the { carcassonne-roles }, or take one back.
carcassonne-refusal-add-or-pass = You may add { carcassonne-role } to one of your own, or pass.
carcassonne-refusal-take-one-back = You must take back one of your { carcassonne-roles }.
carcassonne-refusal-no-own-meeple-there = None of your { carcassonne-roles } is there.
carcassonne-refusal-lot-first = First, crop circles are picked at random.
carcassonne-refusal-no-lot-now = No crop circles are picked now.
carcassonne-refusal-wrong-lot = Exactly { $count ->
    [one] { $count } crop circle is
   *[other] { $count } crop circles are
} picked.

## What to do

carcassonne-status-circle = A circle for { carcassonne-roles }: add – everyone may add one; take – everyone takes one back.
carcassonne-status-add = Add { carcassonne-role } to one of your own by its letter, or p for none.
carcassonne-status-take = Take back one of your { carcassonne-roles } by its letter.

## At the table

carcassonne-label-symbol-circle = crop circle for { carcassonne-roles }
