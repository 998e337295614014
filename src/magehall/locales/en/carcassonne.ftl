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
    .help = Three points per city for each field (third), each city only once per player (second), four per city for all fields around it together (first), or no farmers (off).
carcassonne-option-fields-third = third
carcassonne-option-fields-second = second
carcassonne-option-fields-first = first
carcassonne-option-fields-off = off
carcassonne-option-tie = Tie
    .help = Tied players share the victory, or the start player loses the tie.
carcassonne-option-tie-shared = shared
carcassonne-option-tie-starter-loses = start player loses
carcassonne-option-start-player = Start player
    .help = The seat that starts.
carcassonne-option-start-player-random = random
carcassonne-option-tile-list = Tile list
    .help = Show which tiles are left, or only how many.
carcassonne-option-tile-list-shown = shown
carcassonne-option-tile-list-hidden = hidden
carcassonne-variant-base-game = The base game, without expansions
    .help = Without mage, witch and crop circles.
carcassonne-variant-no-fields = Without farmers
    .help = No farmers are placed, and fields score nothing.

## What happens

carcassonne-event-starter-chosen = { $seat } starts.
carcassonne-event-starter-chosen-own = You start.
carcassonne-event-tile-drawn = { $seat } draws tile { $tile }.
carcassonne-event-tile-drawn-own = Your tile is { $tile }; { $left ->
    [0] it’s the last one
    [one] { $left } tile is left
   *[other] { $left } tiles are left
}.
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
carcassonne-event-meeple-placed = { $seat } places { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " at " }{ $at }
}; { $supply ->
    [0] no meeples
    [one] { $supply } meeple
   *[other] { $supply } meeples
} left.
carcassonne-event-meeple-placed-own = You place { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " at " }{ $at }
}; { $supply ->
    [0] no meeples
    [one] { $supply } meeple
   *[other] { $supply } meeples
} left.
carcassonne-event-meeple-passed = { $seat } places no meeple.
carcassonne-event-meeple-passed-own = You place no meeple.
carcassonne-event-meeples-returned = { $total ->
    [one] { $total } meeple returns
   *[other] { $total } meeples return
}: { $seats }.
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
carcassonne-event-city-fed = Fields around the city{ $at ->
    [here] { "" }
   *[other] { " at " }{ $at }
}: { $seats } – { carcassonne-points }.
carcassonne-event-city-fed-own = Fields around the city{ $at ->
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
carcassonne-event-final-scoring-began = The last turn is over: { $scores_named }. Now for the final scoring.
carcassonne-event-game-ended = The game is over: { $scores_named }. With { carcassonne-points }, victory goes to { $seats }.
carcassonne-event-game-ended-own = The game is over: { $scores_named }. You win with { carcassonne-points }.

## Why not

carcassonne-refusal-not-a-move = “{ $move }” isn’t a move in this game.
carcassonne-refusal-game-over = The game is over.
carcassonne-refusal-not-your-turn = It’s { $seat }’s turn.
carcassonne-refusal-no-tile-to-place = There’s no tile to place now.
carcassonne-refusal-other-tile-drawn = This isn’t the tile in hand.
carcassonne-refusal-touches-no-tile = That spot doesn’t touch any tile; a corner doesn’t count.
carcassonne-refusal-cell-taken = There’s already a tile there.
carcassonne-refusal-edge-does-not-match = The tile would show { carcassonne-terrain } to the { carcassonne-edge }, where { carcassonne-needed } must continue.
carcassonne-refusal-no-meeple-now = It’s not time for a meeple.
carcassonne-refusal-no-such-segment = There’s no such segment there.
carcassonne-refusal-no-farmers = This table plays without farmers.
carcassonne-refusal-no-meeple-left = You have no meeples left.
carcassonne-refusal-feature-occupied = Already claimed: it has meeples of { $seats }.
carcassonne-refusal-nature-draws = Tiles are drawn at random, not chosen by { $seat }.
carcassonne-refusal-no-draw-now = It’s not time to draw a tile.
carcassonne-refusal-tile-not-in-box = Tile { $tile } isn’t in this game.
carcassonne-refusal-no-such-tile-left = No tile { $tile } is left in the stack: { $count ->
    [one] the only one is
   *[other] all { $count } are
} out.
carcassonne-refusal-no-starter-now = It’s not time to choose the start player.
carcassonne-refusal-no-such-starter = Seat { $seat } can’t start at a table of { $players }.

## Why a hint

carcassonne-reason-points-now = Scores { carcassonne-points } now; { $moves ->
    [one] no other move is as good
   *[other] { $moves } moves are equally good
}.
carcassonne-reason-only-move = It’s your only move.
carcassonne-reason-scores-now = Scores you { carcassonne-points } now.
carcassonne-reason-lets-score = It gives { $seat } { carcassonne-points }.
carcassonne-reason-would-gain = If the game ended then, you’d have { carcassonne-points } more.
carcassonne-reason-rival-would-gain = If the game ended then, { $seat } would have { carcassonne-points } more.
carcassonne-reason-rival-would-lose = If the game ended then, { $seat } would have { carcassonne-points } less.
carcassonne-reason-spends-meeple = { $left ->
    [0] It’s your last meeple
    [one] You’ll have { $left } meeple left
   *[other] You’ll have { $left } meeples left
}.
carcassonne-reason-frees-meeple = You get a meeple back, for { $left ->
    [one] { $left } meeple
   *[other] { $left } meeples
} in total.
carcassonne-reason-outlook = Outlook for the end, compared with the others: { $points } points.
carcassonne-reason-tried-out = Tried with { $trials ->
    [one] { $trials } shuffled stack
   *[other] { $trials } shuffled stacks
}: { $points } points ahead a few turns later.
carcassonne-reason-tried-next = Next best there: { $move }, { $points } points less (± { $error }).
carcassonne-reason-ahead-of-next = Next best: { $move }, { $points } points behind.

## What to do

carcassonne-status-place = Place your tile: a letter, and a turn (0–3) where several are shown.
carcassonne-status-meeple = Place a meeple on the tile by its letter, or p for none.
carcassonne-status-taken = Every part of the tile is taken: p to continue.
carcassonne-status-empty = You have no meeples left: p to continue.

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
carcassonne-label-remaining-hidden = This table doesn’t show which tiles are left.
carcassonne-label-spot = { carcassonne-kind } at { $at }, { carcassonne-tiles }
carcassonne-label-cities = Cities
carcassonne-label-roads = Roads
carcassonne-label-monasteries = Monasteries
carcassonne-label-fields = Fields

## The printed editions

carcassonne-edition-cs-2012-source = Czech rulebook of the fifth mini, 2012
carcassonne-edition-cs-2012-63 = Each box contains one crop-circle tile as a bonus, so the edition plays with one, drawn at random from the six. Its rules aren’t in the leaflet; you can agree on another number, or none.
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
