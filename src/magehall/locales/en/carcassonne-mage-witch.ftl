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
carcassonne-event-figure-removed = { $seat } takes { carcassonne-figure } off the landscape.
carcassonne-event-figure-removed-own = You take { carcassonne-figure } off the landscape.
carcassonne-event-figure-returned = { carcassonne-figure-subject } goes back beside the landscape.
carcassonne-event-figures-met = Mage and witch have met; { $seat } must move one of them.
carcassonne-event-figures-met-own = Mage and witch have met; you must move one of them.
carcassonne-event-figures-idle = Mage and witch have nowhere to go and stay beside the landscape.

## Why not

carcassonne-refusal-no-figure-now = It is not the time for the mage or the witch.
carcassonne-refusal-figure-first = First bring in or move the mage or the witch.
carcassonne-refusal-figure-can-move = { carcassonne-figure-subject } can still be moved and may not be taken off.
carcassonne-refusal-figure-not-out = { carcassonne-figure-subject } is not in the landscape.
carcassonne-refusal-only-roads-and-cities = { carcassonne-figure-subject } goes only to roads and cities.
carcassonne-refusal-already-complete = That road or city is complete; { carcassonne-figure } needs an unfinished one.
carcassonne-refusal-same-feature = { carcassonne-figure-subject } stands there already and must go to another road or city.
carcassonne-refusal-other-figure-there = { $other ->
    [mage] The mage
   *[witch] The witch
} stands there; the two may not share a road or city.

## What to do

carcassonne-status-figure = Bring in or move a figure: m (mage) or w (witch) and a letter: m { $letter }.
carcassonne-status-met = Mage and witch have met: move one, m or w and a letter, such as m { $letter }.
carcassonne-status-off = No other road or city is open: take one figure off, m off or w off.

## At the table

carcassonne-label-figure = { $figure ->
    [mage] mage
   *[witch] witch
}
carcassonne-label-beside = waits
carcassonne-label-symbol-mage = with the mage’s symbol
