### Crop Circles, an expansion of Carcassonne. $role is knight, robber or farmer.

carcassonne-option-crop-circles = Crop circles
    .help = How many of the six tiles are shuffled in: all add a meeple, or all take one back.

carcassonne-roles = { $role ->
    [knight] knights
    [robber] robbers
   *[farmer] farmers
}

## What happens

carcassonne-event-circle-idle = A crop circle for { carcassonne-roles }, but nobody has any out.
carcassonne-event-action-chosen = { $action ->
    [add] { $seat } chooses: all may add to their { carcassonne-roles }.
   *[take] { $seat } chooses: all must take back one of their { carcassonne-roles }.
}
carcassonne-event-meeple-added = { $seat } adds { carcassonne-role } at { $at } and keeps { $supply ->
    [one] { $supply } meeple
   *[other] { $supply } meeples
}.
carcassonne-event-meeple-taken-back = { $seat } takes back { carcassonne-role } from { $at } and has { $supply ->
    [one] { $supply } meeple
   *[other] { $supply } meeples
}.
carcassonne-event-addition-declined = { $seat } adds no meeple.

## Why not

carcassonne-refusal-no-circle-now = There is no crop circle at work.
carcassonne-refusal-choose-first = First choose for all: add to the { carcassonne-roles }, or take one back.
carcassonne-refusal-add-or-pass = You may add { carcassonne-role } to one of your own, or pass.
carcassonne-refusal-take-one-back = You must take back one of your { carcassonne-roles }.
carcassonne-refusal-no-own-meeple-there = None of your { carcassonne-roles } stands at { $spot }.

## What to do

carcassonne-status-circle = A circle for { carcassonne-roles }: add – all may add one; take – all must take one back.
carcassonne-status-add = Add { carcassonne-role } to one of your own by its letter, or p for none.
carcassonne-status-take = Take back one of your { carcassonne-roles } by its letter.

## At the table

carcassonne-label-symbol-circle = crop circle for { carcassonne-roles }
