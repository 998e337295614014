### Carcassonne. Facts name things by words of the code: $kind is city, road, monastery or field; $role is knight,
### robber, monk or farmer; $edge is N, E, S or W; $at is a cell such as 1,-2; $tile is a kind of tile such as D or MW3.

## Terms

carcassonne-title = Carcassonne
carcassonne-summary = Build a landscape tile by tile and claim its cities, roads, monasteries and fields.

carcassonne-kind = { $kind ->
    [city] city
    [road] road
    [monastery] monastery
   *[field] field
}
# A meeple by what it stands on, as the object of a sentence.
carcassonne-role = { $role ->
    [knight] a knight
    [robber] a robber
    [monk] a monk
   *[farmer] a farmer
}
carcassonne-edge = { $edge ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
# What the tile shows at an edge.
carcassonne-terrain = { $terrain ->
    [city] a city
    [road] a road
   *[field] a field
}
# What the neighbour asks for at that edge.
carcassonne-needed = { $needed ->
    [city] a city
    [road] a road
   *[field] a field
}
carcassonne-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
carcassonne-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
carcassonne-cities = { $cities ->
    [one] { $cities } completed city
   *[other] { $cities } completed cities
}
# The size of a city: its tiles, and its shields if there are any.
carcassonne-city-size = { $shields ->
    [0] { carcassonne-tiles }
    [one] { carcassonne-tiles }, { $shields } shield
   *[other] { carcassonne-tiles }, { $shields } shields
}
carcassonne-state = { $state ->
    [completed] completed
   *[unfinished] unfinished
}
# The points a road or city brings by itself, and who else changed them by how much.
carcassonne-worth = { $by ->
    [mage] { $printed }, the mage { $change_signed }
    [witch] { $printed }, the witch { $change_signed }
   *[nobody] { $printed }
}

## Options

carcassonne-option-two-tile-city = Small city
    .help = Points for a completed city of two tiles; the first printings gave 2.
carcassonne-option-fields = Fields
    .help = Three points per city for each field (third), once per player (second), four for all fields around a city together (first), or no farmers (off).
carcassonne-option-fields-third = third
carcassonne-option-fields-second = second
carcassonne-option-fields-first = first
carcassonne-option-fields-off = off
carcassonne-option-tie = Tie
    .help = A tie is shared, or lost by the start player.
carcassonne-option-tie-shared = shared
carcassonne-option-tie-starter-loses = start player loses
carcassonne-option-start-player = Start player
    .help = The seat that begins.
carcassonne-option-start-player-random = by lot
carcassonne-option-tile-list = Tile list
    .help = Show which tiles are left, or only how many.
carcassonne-option-tile-list-shown = shown
carcassonne-option-tile-list-hidden = hidden
carcassonne-variant-base-game = The base game, without expansions
    .help = Without mage, witch and crop circles.
carcassonne-variant-no-fields = Without farmers
    .help = Nobody lies down on a field, and fields give no points.

## What happens

carcassonne-event-starter-chosen = { $seat } begins.
carcassonne-event-starter-chosen-own = You begin.
carcassonne-event-tile-drawn = { $seat } draws tile { $tile }.
carcassonne-event-tile-drawn-own = Your tile is { $tile }; { $left ->
    [one] { $left } tile is
   *[other] { $left } tiles are
} left.
carcassonne-event-tile-discarded = Tile { $tile } fits nowhere and leaves the game; { $seat } draws again while tiles are left.
carcassonne-event-tile-discarded-own = Tile { $tile } fits nowhere and leaves the game; you draw again while tiles are left.
carcassonne-event-tile-placed = { $seat } places tile { $tile }{ $at ->
    [here] { "" }
   *[other] { " at " }{ $at }
}{ $rotation ->
    [0] { "" }
   *[other] , turned by { $rotation }°
}.
carcassonne-event-tile-placed-own = You place tile { $tile }{ $at ->
    [here] { "" }
   *[other] { " at " }{ $at }
}{ $rotation ->
    [0] { "" }
   *[other] , turned by { $rotation }°
}.
carcassonne-event-meeple-placed = { $seat } puts down { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " at " }{ $at }
}; { $supply ->
    [0] no meeples
    [one] { $supply } meeple
   *[other] { $supply } meeples
} left.
carcassonne-event-meeple-placed-own = You put down { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " at " }{ $at }
}; { $supply ->
    [0] no meeples
    [one] { $supply } meeple
   *[other] { $supply } meeples
} left.
carcassonne-event-meeple-passed = { $seat } puts no meeple.
carcassonne-event-meeple-passed-own = You put down no meeple.
carcassonne-event-meeples-returned = { $total ->
    [one] { $total } meeple goes
   *[other] { $total } meeples go
} home: { $seats }.
carcassonne-event-road-scored = Road{ $at ->
    [here] { "" }
   *[other] { " at " }{ $at }
}, { carcassonne-state } ({ carcassonne-tiles }: { carcassonne-worth }): { $seats } – { carcassonne-points }.
carcassonne-event-road-scored-own = Road{ $at ->
    [here] { "" }
   *[other] { " at " }{ $at }
}, { carcassonne-state } ({ carcassonne-tiles }: { carcassonne-worth }): you – { carcassonne-points }.
carcassonne-event-city-scored = City{ $at ->
    [here] { "" }
   *[other] { " at " }{ $at }
}, { carcassonne-state } ({ carcassonne-city-size }: { carcassonne-worth }): { $seats } – { carcassonne-points }.
carcassonne-event-city-scored-own = City{ $at ->
    [here] { "" }
   *[other] { " at " }{ $at }
}, { carcassonne-state } ({ carcassonne-city-size }: { carcassonne-worth }): you – { carcassonne-points }.
carcassonne-event-monastery-scored = Monastery{ $at ->
    [here] { "" }
   *[other] { " at " }{ $at }
}, { carcassonne-state } ({ carcassonne-tiles }): { $seats } – { carcassonne-points }.
carcassonne-event-monastery-scored-own = Monastery{ $at ->
    [here] { "" }
   *[other] { " at " }{ $at }
}, { carcassonne-state } ({ carcassonne-tiles }): you – { carcassonne-points }.
carcassonne-event-field-scored = Field{ $at ->
    [here] { "" }
   *[other] { " at " }{ $at }
} ({ carcassonne-cities }{ $paid_before ->
    [0] { "" }
   *[other] , { $paid_before } already counted
}): { $seats } – { carcassonne-points }.
carcassonne-event-field-scored-own = Field{ $at ->
    [here] { "" }
   *[other] { " at " }{ $at }
} ({ carcassonne-cities }{ $paid_before ->
    [0] { "" }
   *[other] , { $paid_before } already counted
}): you – { carcassonne-points }.
carcassonne-event-city-fed = Fields round the city{ $at ->
    [here] { "" }
   *[other] { " at " }{ $at }
}: { $seats } – { carcassonne-points }.
carcassonne-event-city-fed-own = Fields round the city{ $at ->
    [here] { "" }
   *[other] { " at " }{ $at }
}: you – { carcassonne-points }.
carcassonne-event-feature-unclaimed = { $kind ->
    [city] The city
   *[road] The road
}{ $at ->
    [here] { "" }
   *[other] { " at " }{ $at }
} is complete, { carcassonne-tiles }, and belongs to nobody.
carcassonne-event-final-scoring-began = The last turn is over: { $scores_named }. Now the final scoring.
carcassonne-event-game-ended = The game is over: { $scores_named }. With { carcassonne-points } the victory goes to { $seats }.
carcassonne-event-game-ended-own = The game is over: { $scores_named }. You win with { carcassonne-points }.

## Why not

carcassonne-refusal-not-a-move = “{ $move }” is no move of this game.
carcassonne-refusal-game-over = The game is over.
carcassonne-refusal-not-your-turn = Now { $seat } plays.
carcassonne-refusal-no-tile-to-place = There is no tile to place now.
carcassonne-refusal-other-tile-drawn = This is not the tile in hand.
carcassonne-refusal-touches-no-tile = That place touches no tile; a corner does not count.
carcassonne-refusal-cell-taken = A tile lies there already.
carcassonne-refusal-edge-does-not-match = There the tile would show { carcassonne-terrain } to the { carcassonne-edge }, where { carcassonne-needed } must continue.
carcassonne-refusal-no-meeple-now = It is not the time for a meeple.
carcassonne-refusal-no-such-segment = There is no such segment there.
carcassonne-refusal-no-farmers = It was agreed to play without farmers.
carcassonne-refusal-no-meeple-left = You have no meeple left.
carcassonne-refusal-feature-occupied = It is claimed already: meeples of { $seats } stand there.
carcassonne-refusal-nature-draws = Tiles are drawn by chance, not by { $seat }.
carcassonne-refusal-no-draw-now = It is not the time to draw a tile.
carcassonne-refusal-tile-not-in-box = Tile { $tile } is not in this game.
carcassonne-refusal-no-such-tile-left = No tile { $tile } is left in the stack: { $count ->
    [one] the only one is
   *[other] all { $count } are
} out.
carcassonne-refusal-no-starter-now = The start player is not to be chosen now.
carcassonne-refusal-no-such-starter = Seat { $seat } cannot begin at a table of { $players }.

## Why a hint

carcassonne-reason-points-now = It brings { carcassonne-points } now, as good as { $moves ->
    [one] no other move
   *[other] any of { $moves } moves
}.
carcassonne-reason-only-move = It is the only move.
carcassonne-reason-scores-now = It brings you { carcassonne-points } now.
carcassonne-reason-lets-score = { $seat } scores { carcassonne-points } by it.
carcassonne-reason-would-gain = If the game ended then, you would have { carcassonne-points } more.
carcassonne-reason-rival-would-gain = If the game ended then, { $seat } would have { carcassonne-points } more.
carcassonne-reason-rival-would-lose = If the game ended then, { $seat } would have { carcassonne-points } less.
carcassonne-reason-spends-meeple = { $left ->
    [0] It is your last meeple
    [one] It leaves you { $left } meeple
   *[other] It leaves you { $left } meeples
}.
carcassonne-reason-frees-meeple = It gives you a meeple back, for { $left ->
    [one] { $left } meeple
   *[other] { $left } meeples
} in all.
carcassonne-reason-outlook = The outlook for the end, compared with the others: { $points } points.
carcassonne-reason-tried-out = Tried out with { $trials ->
    [one] { $trials } shuffled stack
   *[other] { $trials } shuffled stacks
}: { $points } points ahead some turns later.
carcassonne-reason-tried-next = Next best there: { $move }, { $points } points less (± { $error }).
carcassonne-reason-ahead-of-next = Next best: { $move }, { $points } points behind.

## What to do

carcassonne-status-place = Place your tile: a letter, and a turn (0–3) where several are shown.
carcassonne-status-meeple = Put a meeple on the tile by its letter, or p for none.
carcassonne-status-taken = No part of the tile is free: p to go on.
carcassonne-status-empty = You have no meeple left: p to go on.

## At the table

# Heads of narrow columns: points now, points if the game ended now, meeples in the supply.
carcassonne-label-now = now
carcassonne-label-during = In play
carcassonne-label-end = end
carcassonne-label-meeples = left
carcassonne-label-stack = { $left ->
    [one] { $left } tile left
   *[other] { $left } tiles left
}
carcassonne-label-tile = Your tile: { $tile }
carcassonne-label-turns = its quarter turns:
carcassonne-label-worth = Worth now:
carcassonne-label-feature = { carcassonne-kind }, { carcassonne-points }
carcassonne-label-field = { carcassonne-kind }, { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
}
carcassonne-label-taken = { carcassonne-kind } ({ $seats })
carcassonne-label-beyond = More beyond the edge ({ $command }): { $letters }
carcassonne-label-key = █ city, ◆ shield, ═ road, ■ crossing, ⌂ monastery, · field; A–F meeples
carcassonne-label-which-turn = { $letter } can be { $choices }.
carcassonne-label-remaining = Still in the stack:
carcassonne-label-remaining-hidden = It was agreed not to show which tiles are left.
carcassonne-label-spot = { carcassonne-kind } at { $at }, { carcassonne-tiles }
carcassonne-label-cities = Cities
carcassonne-label-roads = Roads
carcassonne-label-monasteries = Monasteries
carcassonne-label-fields = Fields

## The printed editions

carcassonne-edition-cs-2012-source = Czech rulebook of the fifth mini, 2012
carcassonne-edition-cs-2012-63 = Each box holds one crop-circle tile as a bonus, so the edition plays with one, drawn by lot from the six. Its rules are not in the leaflet; another number can be agreed on, or none.
carcassonne-edition-first-2000-title = Carcassonne, first scoring
carcassonne-edition-first-2000-source = Scoring printed in 2000
carcassonne-edition-second-2001-title = Carcassonne, second scoring
carcassonne-edition-second-2001-source = Scoring printed in 2001
carcassonne-edition-third-2002-title = Carcassonne, third scoring
carcassonne-edition-third-2002-source = Scoring printed since 2002

## In statistics

carcassonne-figure-roads = Points for roads
carcassonne-figure-cities = Points for cities
carcassonne-figure-monasteries = Points for monasteries
carcassonne-figure-fields = Points for fields
