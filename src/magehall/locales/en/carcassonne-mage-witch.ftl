### Mage & Witch, an expansion of Carcassonne. $figure and $other are mage or witch.

carcassonne-option-mage-witch = Mage & Witch
    .help = The mage adds points to a road or city, the witch halves them.
carcassonne-option-mage-witch-on = on
carcassonne-option-mage-witch-off = off

carcassonne-figure = { $figure ->
    [mage] the mage
   *[witch] the witch
}
# As the subject at the beginning of a sentence.
carcassonne-figure-subject = { $figure ->
    [mage] The mage
   *[witch] The witch
}

## What happens

carcassonne-event-figure-moved = { $origin ->
    [beside] { $seat } brings in { carcassonne-figure }
   *[other] { $seat } moves { carcassonne-figure }
}: { $kind ->
    [city] city
   *[road] road
}{ $at ->
    [here] { "" }
   *[other] { " at " }{ $at }
}, { carcassonne-tiles }.
carcassonne-event-figure-moved-own = { $origin ->
    [beside] You bring in { carcassonne-figure }
   *[other] You move { carcassonne-figure }
}: { $kind ->
    [city] city
   *[road] road
}{ $at ->
    [here] { "" }
   *[other] { " at " }{ $at }
}, { carcassonne-tiles }.
carcassonne-event-figure-removed = { $seat } removes { carcassonne-figure } from the landscape.
carcassonne-event-figure-removed-own = You remove { carcassonne-figure } from the landscape.
carcassonne-event-figure-returned = { carcassonne-figure-subject } goes back beside the landscape.
carcassonne-event-figures-met = The mage and the witch have met; { $seat } must move one of them.
carcassonne-event-figures-met-own = The mage and the witch have met; you must move one of them.
carcassonne-event-figures-idle = The mage and the witch have nowhere to go and stay beside the landscape.

## Why not

carcassonne-refusal-no-figure-now = It’s not time for the mage or the witch.
carcassonne-refusal-figure-first = First bring in or move the mage or the witch.
carcassonne-refusal-figure-can-move = { carcassonne-figure-subject } can still be moved, so it can’t be removed.
carcassonne-refusal-figure-not-out = { carcassonne-figure-subject } isn’t in the landscape.
carcassonne-refusal-only-roads-and-cities = { carcassonne-figure-subject } goes only to roads and cities.
carcassonne-refusal-already-complete = That road or city is complete; { carcassonne-figure } needs an unfinished one.
carcassonne-refusal-same-feature = { carcassonne-figure-subject } is already there and must go to another road or city.
carcassonne-refusal-other-figure-there = { $other ->
    [mage] The mage
   *[witch] The witch
} is there; the two may not share a road or city.

## What to do

carcassonne-status-figure = Bring in or move a figure: m (mage) or w (witch) and a letter: m { $letter }.
carcassonne-status-met = The mage and the witch have met: move one, m or w and a letter, such as m { $letter }.
carcassonne-status-off = There’s no other unfinished road or city: remove one figure, m off or w off.

## At the table

carcassonne-label-figure = { $figure ->
    [mage] mage
   *[witch] witch
}
carcassonne-label-beside = waits
carcassonne-label-symbol-mage = with the mage’s symbol
