### Carcassonne on the page in the browser. $kind, $role, $figure and $at are those of carcassonne.ftl.

## What to do

carcassonne-web-place = Place your tile: { $cells ->
    [one] { $cells } spot fits
   *[other] { $cells } spots fit
}.
# While it is not known yet where it fits.
carcassonne-web-place-soon = Place your tile.
carcassonne-web-meeple = Place a meeple on your tile, or none.
carcassonne-web-taken = Everything on this tile is taken.
carcassonne-web-empty = You have no meeples left.
carcassonne-web-figure = Mage: +1 point per tile. Witch: half the points. Choose a road or a city.
carcassonne-web-met = The mage and the witch have met: move one to another road or city.
carcassonne-web-off = There’s no other unfinished road or city: remove one figure.
carcassonne-web-circle = A crop circle for { carcassonne-roles }: choose what everyone does.
carcassonne-web-circle-add = You may add { carcassonne-role } to one of your own.
carcassonne-web-circle-take = Take back one of your { carcassonne-roles }.
carcassonne-web-waits = { $phase ->
    [place] { $name } is placing a tile.
    [meeple] { $name } may place a meeple.
    [circle] { $name } is deciding at the crop circle.
   *[figure] { $name } is moving the mage or the witch.
}
carcassonne-web-over = The game is over. { $names } – { carcassonne-points }.

## Buttons

carcassonne-web-do-place = Place here
carcassonne-web-move-place = { $turns ->
    [1] Place the tile at { $at }, turned once
    [2] Place the tile at { $at }, turned twice
    [3] Place the tile at { $at }, turned three times
   *[0] Place the tile at { $at }
}
carcassonne-web-move-figure = Place { carcassonne-figure } on { $kind ->
    [city] the city
   *[road] the road
} at { $at }
carcassonne-web-do-meeple = Place { carcassonne-role }
carcassonne-web-do-figure = Place { carcassonne-figure } here
carcassonne-web-do-off = Remove { carcassonne-figure }
carcassonne-web-do-add = Add one here
carcassonne-web-do-take = Take this one back
carcassonne-web-pass = No meeple
carcassonne-web-pass-add = Add none
carcassonne-web-all-add = Everyone may add one
carcassonne-web-all-take = Everyone takes one back
# A move as a thing a sentence speaks of.
carcassonne-web-the-tile = the tile
carcassonne-web-named-tile = { $turns ->
    [1] the tile at { $at }, turned once
    [2] the tile at { $at }, turned twice
    [3] the tile at { $at }, turned three times
   *[0] the tile at { $at }
}
carcassonne-web-named-role = { $role ->
    [knight] a knight
    [robber] a robber
    [monk] a monk
   *[farmer] a farmer
}
carcassonne-web-named-figure = { carcassonne-figure } { $kind ->
    [city] in the city
   *[road] on the road
} at { $at }
carcassonne-web-named = { $what ->
    [add] { carcassonne-web-named-role } added
    [take] { carcassonne-web-named-role } taken back
    [mage-off] the mage removed
    [witch-off] the witch removed
    [circle-add] everyone may add one
    [circle-take] everyone takes one back
   *[pass] no meeple
}
carcassonne-web-turn-left = Turn left
carcassonne-web-turn-right = Turn right
carcassonne-web-zoom-in = Zoom in
carcassonne-web-zoom-out = Zoom out
carcassonne-web-fit = Whole landscape
carcassonne-web-show-places = Show all spots
carcassonne-web-areas = Owners and points
carcassonne-web-unclaimed = Open and free
carcassonne-web-tiles-left = Tiles left
carcassonne-web-hide = Hide
carcassonne-web-show = Show

## On the map

carcassonne-web-map = The landscape
carcassonne-web-cell = Spot { $at }: { $turned ->
    [yes] the tile fits as it is turned
   *[no] the tile fits when turned
}
carcassonne-web-lost = Spot { $at }: no remaining tile fits here.
carcassonne-web-only-way = It fits here only this way.
carcassonne-web-here = Place it here?
carcassonne-web-grows = { $kind ->
    [city] The city grows to { carcassonne-tiles }: { $before } → { $after } at the end.
    [road] The road grows to { carcassonne-tiles }: { $before } → { $after } at the end.
   *[monastery] The monastery: { $before } → { $after } at the end.
}
carcassonne-web-closes = { $kind ->
    [city] This closes a city: { carcassonne-points }.
    [road] This closes a road: { carcassonne-points }.
   *[monastery] This closes a monastery: { carcassonne-points }.
}

## The note on an area

carcassonne-web-area-open = { $kind ->
    [city] Open city
    [road] Open road
    [monastery] Open monastery
   *[field] Field
}
carcassonne-web-area-done = { $kind ->
    [city] Completed city
    [road] Completed road
   *[monastery] Completed monastery
}
carcassonne-web-ends = { $open ->
    [one] { $open } open end
   *[other] { $open } open ends
}
carcassonne-web-around = { $open ->
    [one] { $open } spot around it is empty
   *[other] { $open } spots around it are empty
}
carcassonne-web-mage-here = Mage: +1 point per tile.
carcassonne-web-witch-here = Witch: half the points.
# What a figure does, below its name on a button; $figure is mage or witch.
carcassonne-web-does = { $figure ->
    [mage] +1 point per tile
   *[witch] half the points
}
# What a figure makes of a road or city: points before and after.
carcassonne-web-makes = { $figure ->
    [mage] With the mage: { $closed_before } → { $closed_after } { carcassonne-web-when-closed }, { $before } → { $after } { carcassonne-web-at-end }.
   *[witch] With the witch: { $closed_before } → { $closed_after } { carcassonne-web-when-closed }, { $before } → { $after } { carcassonne-web-at-end }.
}
carcassonne-web-leaves = { $kind ->
    [city] The city it leaves: { $before } → { $after }.
   *[road] The road it leaves: { $before } → { $after }.
}
carcassonne-web-nobody = Nobody is here.
carcassonne-web-most = most
carcassonne-web-tied = tied
carcassonne-web-when-closed = when closed
carcassonne-web-at-end = at the end
carcassonne-web-counts-tile = The second number counts this tile.

## The hand and the players

carcassonne-web-hand = Tile
carcassonne-web-your-tile = Your tile
carcassonne-web-their-tile = { $name } has this tile
carcassonne-web-more-alike = { $count ->
    [0] the last of its kind
    [one] { $count } more like it left
   *[other] { $count } more like it left
}
carcassonne-web-no-tile = No tile in hand.
carcassonne-web-supply = { $supply } of 7 meeples left
carcassonne-web-if-ended = { $points } if it ended now
carcassonne-web-of-kind = Tile { $tile }: { $count } left
carcassonne-web-of-total = of { $total }; faded kinds are all out

carcassonne-web-turn = { $seat } places tile { $tile } with { carcassonne-role } on it.
carcassonne-web-turn-own = You place tile { $tile } with { carcassonne-role } on it.
