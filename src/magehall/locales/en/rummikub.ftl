### Number Tiles, by the rules of Rummikub. Tiles are written K7, R13, G1, B9 and J everywhere: the letter is the colour
### (K black, R red, G green, B blue) and stays as it is, so that what is read can be typed. Sets come in brackets,
### [K3 K4 K5]; $tile, $tiles, $set, $missing, $rack and $left are such texts. What players type (ok, d, k6 2 …) stays too.
### Players’ names are subjects in the present tense, or stand after a colon.

## Terms

-rummikub-rack = rack
-rummikub-bank = bank
-rummikub-joker = joker
-rummikub-call = Rummikub

rummikub-title = Number Tiles
rummikub-summary = By the rules of Rummikub: lay groups and runs, rearrange the table, and be first with an empty rack.

rummikub-colour = { $colour ->
    [black] black
    [red] red
    [green] green
   *[blue] blue
}
# A single tile that somebody draws openly.
rummikub-tile = { $colour ->
    [joker] a { -rummikub-joker }
   *[other] { $tile }
}
rummikub-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
rummikub-bank-left = { $bank ->
    [0] the { -rummikub-bank } is empty
   *[other] left in the { -rummikub-bank }: { $bank }
}

## Options

rummikub-option-rounds = Rounds
    .help = How many rounds are played, or the points that end the match.
rummikub-option-rounds-to-100 = to 100 points
rummikub-option-rounds-to-200 = to 200 points
rummikub-option-rounds-to-300 = to 300 points
rummikub-option-rounds-to-500 = to 500 points
rummikub-option-start = Start
    .help = Everyone draws a tile and the highest starts, or the starter is chosen at random.
rummikub-option-start-draw = by drawing tiles
rummikub-option-start-random = at random
rummikub-option-next-start = Start of the next rounds
    .help = Decided as in the first round, the next seat clockwise, or the winner.
rummikub-option-next-start-draw = drawn again
rummikub-option-next-start-rotate = clockwise
rummikub-option-next-start-winner = winner
rummikub-option-redeal = Deal again
    .help = Three pairs of identical tiles on one rack mean a new deal.
rummikub-option-redeal-off = off
rummikub-option-redeal-on = on
rummikub-option-copies = Copies
    .help = Two of each numbered tile, or only one.
rummikub-option-wrap = Runs past 13
    .help = A run may continue from 13 to 1.
rummikub-option-wrap-off = off
rummikub-option-wrap-on = on
rummikub-option-opening-sets = Opening
    .help = The 30 points to open may come from any number of sets, or must come from a single one.
rummikub-option-opening-sets-any = any number of sets
rummikub-option-opening-sets-one = one set
rummikub-option-opening-joker = Joker in the opening
    .help = It counts as the tile it stands for, isn’t allowed, or counts nothing.
rummikub-option-opening-joker-counts = counts
rummikub-option-opening-joker-forbidden = not allowed
rummikub-option-opening-joker-zero = counts nothing
rummikub-option-opening-table = Table during the opening
    .help = In the turn you open, the table stays untouched, or you may rearrange it too.
rummikub-option-opening-table-untouched = untouched
rummikub-option-opening-table-free = free
rummikub-option-joker = Joker
    .help = A joker on the table may only be taken by replacing it, or also by rearranging.
rummikub-option-joker-replace = by replacing
rummikub-option-joker-free = free
rummikub-option-joker-group = Joker in a group of three
    .help = Either missing tile replaces it, or both are needed.
rummikub-option-joker-group-either = either tile
rummikub-option-joker-group-both = both tiles
rummikub-option-joker-replacement = Tile that replaces a joker
    .help = It may come from the rack or the table, or from the rack only.
rummikub-option-joker-replacement-any = rack or table
rummikub-option-joker-replacement-rack = rack only
rummikub-option-joker-set = Set for a replaced joker
    .help = A new set (adding to all that’s left of a set on the table doesn’t make it new), any set, or one with at least one or two tiles from the rack.
rummikub-option-joker-set-fresh = a new set
rummikub-option-joker-set-new = any set
rummikub-option-joker-set-rack-1 = with a tile from the rack
rummikub-option-joker-set-rack-2 = with two tiles from the rack
rummikub-option-two-jokers = Two jokers in one set
    .help = Allowed or not.
rummikub-option-two-jokers-allowed = allowed
rummikub-option-two-jokers-forbidden = not allowed
rummikub-option-clock = Clock
    .help = Seconds per turn.
rummikub-option-clock-off = off
rummikub-option-time-up = When time is up
    .help = The table is judged as it is, or always undone.
rummikub-option-time-up-judge = judged
rummikub-option-time-up-roll-back = undone
rummikub-option-illegal-table = Illegal table
    .help = It’s refused with the reason, or undone at once with a penalty.
rummikub-option-illegal-table-refuse = refused
rummikub-option-illegal-table-penalty = penalty
rummikub-option-empty-bank = Empty bank
    .help = Players may pass, or must lay tiles if they can.
rummikub-option-empty-bank-pass = may pass
rummikub-option-empty-bank-must-play = must lay
rummikub-option-never-opened = Players who never opened
    .help = They count their tiles as usual, or a flat 100 (200 if they could have opened).
rummikub-option-never-opened-count = count tiles
rummikub-option-never-opened-flat = flat sum
rummikub-edition-uk-source = Ukrainian rulebook

## What happens

rummikub-event-lot-drawn = { $seat } draws for the start: { rummikub-tile }.
rummikub-event-lot-drawn-own = You draw for the start: { rummikub-tile }.
rummikub-event-lots-tied = A tie; drawing again: { $seats }.
rummikub-event-starter-chosen = { $how ->
    [random] Chosen at random, { $seat } starts.
    [rotate] Next clockwise, { $seat } starts.
    [winner] As the winner, { $seat } starts.
   *[draw] With the highest number, { $seat } starts.
}
rummikub-event-starter-chosen-own = { $how ->
    [random] Chosen at random, you start.
    [rotate] Next clockwise, you start.
    [winner] As the winner, you start.
   *[draw] With the highest number, you start.
}
rummikub-event-round-began = Round { $round }: { $seat } starts. Everyone has { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}; { rummikub-bank-left }.
rummikub-event-round-began-own = Round { $round }: you start. Everyone has { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}; { rummikub-bank-left }.
rummikub-event-rack-dealt = { $seat } has { $tiles }.
rummikub-event-rack-dealt-own = Your tiles: { $tiles }.
rummikub-event-player-opened = { $seat } opens with { $value }.
rummikub-event-player-opened-own = You open with { $value }.
rummikub-event-tiles-laid = { $seat } lays { $tiles } and keeps { $left ->
    [0] none
    [one] { $left } tile
   *[other] { $left } tiles
}.
rummikub-event-tiles-laid-own = You lay { $tiles } and keep { $left ->
    [0] none
    [one] { $left } tile
   *[other] { $left } tiles
}.
rummikub-event-tile-drawn = { $seat } draws a tile; { rummikub-bank-left }.
rummikub-event-tile-drawn-own = You draw a tile; { rummikub-bank-left }.
rummikub-event-penalty-taken = { $seat } takes { rummikub-count } as a penalty; { rummikub-bank-left }.
rummikub-event-penalty-taken-own = You take { rummikub-count } as a penalty; { rummikub-bank-left }.
rummikub-event-tiles-seen = { $seat } gets { $tiles }.
rummikub-event-tiles-seen-own = You get { $tiles }.
rummikub-event-bank-emptied = That was the last tile in the { -rummikub-bank }.
rummikub-event-turn-passed = { $seat } passes.
rummikub-event-turn-passed-own = You pass.
rummikub-event-time-ran-out = { $penalty ->
    [0] Time is up: { $seat } puts every tile back.
    [one] Time is up: { $seat } puts every tile back and must take { $penalty } tile.
   *[other] Time is up: { $seat } puts every tile back and must take { $penalty } tiles.
}
rummikub-event-time-ran-out-own = { $penalty ->
    [0] Time is up: you put every tile back.
    [one] Time is up: you put every tile back and must take { $penalty } tile.
   *[other] Time is up: you put every tile back and must take { $penalty } tiles.
}
rummikub-event-table-rolled-back = { $penalty ->
    [0] The table isn’t legal ({ $clause }): { $seat } puts every tile back.
    [one] The table isn’t legal ({ $clause }): { $seat } puts every tile back and must take { $penalty } tile.
   *[other] The table isn’t legal ({ $clause }): { $seat } puts every tile back and must take { $penalty } tiles.
}
rummikub-event-table-rolled-back-own = { $penalty ->
    [0] The table isn’t legal ({ $clause }): you put every tile back.
    [one] The table isn’t legal ({ $clause }): you put every tile back and must take { $penalty } tile.
   *[other] The table isn’t legal ({ $clause }): you put every tile back and must take { $penalty } tiles.
}
rummikub-event-rummikub-called = { $seat } has laid the last tile: { -rummikub-call }!
rummikub-event-rummikub-called-own = You have laid the last tile: { -rummikub-call }!
rummikub-event-round-blocked = The { -rummikub-bank } is empty and nobody can go on: the round ends.
rummikub-event-rack-counted = { $sum ->
    [0] { $seat } has nothing left: { $points_signed }, { $total } in total.
   *[other] { $seat } has { $tiles } left, which counts { $counted }: { $points_signed }, { $total } in total.
}
rummikub-event-rack-counted-own = { $sum ->
    [0] You have nothing left: { $points_signed }, { $total } in total.
   *[other] You have { $tiles } left, which counts { $counted }: { $points_signed }, { $total } in total.
}
rummikub-event-game-ended = The game is over. With { $total ->
    [one] { $total } point
   *[other] { $total } points
}, victory goes to { $seats }.
rummikub-event-game-ended-own = The game is over, and you win with { $total ->
    [one] { $total } point
   *[other] { $total } points
}.

## Why not

rummikub-refusal-not-a-move = “{ $move }” isn’t a move in this game.
rummikub-refusal-no-turn-now = It’s nobody’s turn now.
rummikub-refusal-not-your-turn = It’s not your turn; it’s { $seat }’s.
rummikub-refusal-table-tiles-missing = Tiles on the table must stay there. Missing: { $tiles }.
rummikub-refusal-tiles-not-held = Not on your { -rummikub-rack }: { $tiles }.
rummikub-refusal-no-tile-added = You haven’t laid a tile from your { -rummikub-rack }: rearranging alone doesn’t count.
rummikub-refusal-loose-tile = A tile is left over, set { $number }: { $set }.
rummikub-refusal-set-too-short = Set { $number } is too short: { $set } has { $size ->
    [one] { $size } tile
   *[other] { $size } tiles
}, but needs at least three.
rummikub-refusal-two-jokers = Set { $number } has two jokers; this table doesn’t allow that: { $set }.
rummikub-refusal-neither-group-nor-run = Set { $number } is neither a group nor a run: { $set }. { $tiles } share neither number nor colour.
rummikub-refusal-group-number = Set { $number } isn’t a group: { $set }. All numbers must be { $wanted }, unlike { $tile }.
rummikub-refusal-group-colour-twice = Set { $number } has { rummikub-colour } twice: { $set }. In a group, all colours differ.
rummikub-refusal-group-too-long = Set { $number } is too long for a group: { $set } has { $size ->
    [one] { $size } tile
   *[other] { $size } tiles
}, but four is the most.
rummikub-refusal-group-too-short = Set { $number } is too short for a group: { $set }. What would fit: { $missing }.
rummikub-refusal-run-colour = Set { $number } isn’t a run: { $set }. All its tiles must be { rummikub-colour }, unlike { $tile }.
rummikub-refusal-run-order = Set { $number } is a run in the wrong order: { $set }. Lay it from the lowest tile up.
rummikub-refusal-run-number = Set { $number } isn’t a run: { $set }. { $tile } is in the place of { $missing }.
rummikub-refusal-run-too-long = Set { $number } is too long for a run: { $set } has { $size ->
    [one] { $size } tile
   *[other] { $size } tiles
}, but thirteen is the most.
rummikub-refusal-run-past-the-end = Set { $number } goes beyond the numbers 1 to 13: { $set }.
rummikub-refusal-run-too-short = Set { $number } is too short for a run: { $set }. What would fit: { $missing }.
rummikub-refusal-opening-joker = This table doesn’t allow a { -rummikub-joker } in the opening.
rummikub-refusal-joker-before-opening = Before you’ve opened, you can’t touch a { -rummikub-joker } on the table: { $set }.
rummikub-refusal-table-touched = In the turn you open, the sets on the table stay as they are; this one was changed: { $set }.
rummikub-refusal-opening-too-low = Your opening is worth { $value }; you need { $wanted }, so { $missing } more.
rummikub-refusal-joker-not-replaced = The { -rummikub-joker } in { $set } may only be taken when its tile is on the table: { $tiles }.
rummikub-refusal-joker-not-replaced-from-rack = The { -rummikub-joker } in { $set } may only be taken with a tile from your { -rummikub-rack }: { $tiles }.
rummikub-refusal-joker-not-replaced-by-both = The { -rummikub-joker } in { $set } may only be taken when all tiles it could be are laid: { $tiles }.
rummikub-refusal-joker-set = The { -rummikub-joker } taken from { $set } must go into a new set with more tiles from your { -rummikub-rack }. It stood for: { $tiles }.
rummikub-refusal-joker-not-in-new-set = The { -rummikub-joker } taken from { $set } must go into a new set, not with all that’s left of a set on the table. It stood for: { $tiles }.
rummikub-refusal-bank-is-empty = The { -rummikub-bank } is empty: lay tiles or pass.
rummikub-refusal-draw-instead = You may pass only when the { -rummikub-bank } is empty; draw a tile. { $bank ->
    [one] There is { $bank } tile left.
   *[other] There are { $bank } tiles left.
}
rummikub-refusal-must-play = With an empty { -rummikub-bank } you must lay if you can, and you can: { $tiles }.
rummikub-refusal-clock-alone = Only the clock can say that time is up, not { $seat }.
rummikub-refusal-no-clock-runs = No clock is running.
rummikub-refusal-no-tile-now = No tile is due from the { -rummikub-bank } now.
rummikub-refusal-take-size = { $tiles ->
    [one] { $tiles } tile is
   *[other] { $tiles } tiles are
} to be taken, not { $found }.
rummikub-refusal-not-in-bank = Not in the { -rummikub-bank }: { $tiles }.
rummikub-refusal-no-lots-now = Nobody draws for the start now.
rummikub-refusal-lots-seats = Only these draw for the start now: { $seats }.
rummikub-refusal-no-starter-now = It’s not time to choose the starter.
rummikub-refusal-no-such-starter = Seat { $seat } can’t start at a table of { $players }.
rummikub-refusal-no-deal-now = It’s not time to deal.
rummikub-refusal-deal-seats = There are { $players ->
    [one] { $players } player
   *[other] { $players } players
}, but { $racks ->
    [one] { $racks } rack was
   *[other] { $racks } racks were
} dealt.
rummikub-refusal-deal-size = { $seat } must get { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, not { $found }.
rummikub-refusal-deal-three-pairs = { $seat } has three pairs of identical tiles: at this table, that means a new deal.
rummikub-refusal-no-pairs = With one copy of each tile there are no pairs, so there would never be a new deal.
rummikub-refusal-too-few-tiles = { $tiles ->
    [one] { $tiles } tile is
   *[other] { $tiles } tiles are
} too few for { $players ->
    [one] { $players } player
   *[other] { $players } players
}: play with two copies of each.
rummikub-refusal-joker-is-free = With a free { -rummikub-joker }, this option makes no sense: { $option ->
    [joker-group] { rummikub-option-joker-group }
    [joker-replacement] { rummikub-option-joker-replacement }
   *[joker-set] { rummikub-option-joker-set }
}.
rummikub-refusal-no-clock = Without a clock, this option makes no sense: { rummikub-option-time-up }.

## Why a move is proposed

rummikub-reason-goes-out = You lay your last { $tiles ->
    [one] tile
   *[other] { $tiles } tiles
} and win the round.
rummikub-reason-opens = Opens with { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, worth { $value }.
rummikub-reason-lays = Lays { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} that would count { $points } on your { -rummikub-rack }.
rummikub-reason-changes-sets = Changes { $sets ->
    [one] { $sets } set
   *[other] { $sets } sets
} on the table.
rummikub-reason-table-stays = No set on the table changes.
rummikub-reason-leaves = Leaves { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} that count { $points }.
rummikub-reason-cannot-open = You can’t open: the best sets on your { -rummikub-rack } are worth { $value }, and you need { $wanted }.
rummikub-reason-nothing-fits = No tile fits without rearranging.
rummikub-reason-nothing-with-two-sets = Nothing can be laid by changing at most two sets.
rummikub-reason-nothing-possible = Nothing can be laid, however you rearrange.
rummikub-reason-draws = So draw; { rummikub-bank-left }.
rummikub-reason-passes = So pass.
rummikub-reason-drawing = Drawing gives you one more tile; { rummikub-bank-left }.
rummikub-reason-passing = Passing leaves all your tiles on your { -rummikub-rack }.
rummikub-reason-must-play = With an empty { -rummikub-bank } you must lay, and only this rearrangement does it.
rummikub-reason-keeps-joker = { $jokers ->
    [one] Keep the { -rummikub-joker } for now,
   *[other] Keep the { $jokers } jokers for now,
} even though you could lay { $more ->
    [one] { $more } more tile
   *[other] { $more } more tiles
}.
rummikub-reason-joker-goes-out = The { -rummikub-joker } lets you finish.
rummikub-reason-joker-bank-empty = The { -rummikub-bank } is empty: keeping a { -rummikub-joker } may cost you 30.
rummikub-reason-joker-rival-close = Spend the { -rummikub-joker } in time: { $seat } has only { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} left.

## What to do. What stands in brackets is typed as it is.

rummikub-status-open = Your opening: sets worth { $wanted } from your { -rummikub-rack } (k10 k11 k12), or draw (d).
rummikub-status-lay = Lay a set (k3 k4 k5), add to one (k6 2), rearrange (see steps), or draw (d).
# The same with an empty bank.
rummikub-empty-open = Your opening: sets worth { $wanted } from your { -rummikub-rack } (k10 k11 k12), or pass (p).
rummikub-empty-lay = Lay a set (k3 k4 k5), add to one (k6 2), rearrange (see steps), or pass (p).
rummikub-empty-must = The { -rummikub-bank } is empty: lay tiles (k3 k4 k5; k6 2) if you can, else pass (p).

# While a turn is tried out, below the table: what is wrong, or that it can be sent.
rummikub-tried-legal = { $count ->
    [one] { $count } tile laid, { $left } left: ok ends your turn, undo takes a step back.
   *[other] { $count } tiles laid, { $left } left: ok ends your turn, undo takes a step back.
}
rummikub-tried-illegal = Not legal yet; go on, undo takes a step back, reset starts over.
rummikub-tried-penalty = Not legal yet; at this table, ok now would cost a penalty. undo takes a step back.
rummikub-tried-more = { $count ->
    [one] … and { $count } more set isn’t legal.
   *[other] … and { $count } more sets aren’t legal.
}

## A turn is tried out step by step: what cannot be done

rummikub-try-no-such-set = There is no set { $number } on the table.
rummikub-try-not-found = { $tile } is neither on your { -rummikub-rack } nor on the table.
rummikub-try-not-in-set = { $tile } isn’t in set { $number }.
rummikub-try-which-set = { $tile } is in the sets { $sets }. Say which one: { $example }
rummikub-try-no-joker = In set { $number } no { -rummikub-joker } stands for { $tile }.
rummikub-try-no-split = Set { $number } can’t be split before { $tile }.
rummikub-try-not-yours = You didn’t lay { $tile } this turn; tiles on the table stay there.
rummikub-try-nothing-laid = You haven’t laid anything yet.
rummikub-try-no-hint = Ask for a hint first, then try lays it out.

## The steps from the table to a proposed one. $old is the number of the set as it lies now, or 1+8 for several.

rummikub-move-lay = { $count ->
    [one] lay { $tiles } ({ $count } tile)
   *[other] lay { $tiles } ({ $count } tiles)
}
rummikub-move-draw = draw a tile (d)
rummikub-move-pass = pass (p)
rummikub-move-hint = more by rearranging (hint)
rummikub-step-new = New set { $set }
rummikub-step-extended = Set { $old }, extended: { $set }
rummikub-step-joker-swapped = Set { $old }, { -rummikub-joker } replaced: { $set }
rummikub-step-taken-from = Set { $old }, without { $left }: { $set }
rummikub-step-split = Set { $old }, split: { $set }
rummikub-step-other-part = Set { $old }, the other part: { $set }
rummikub-step-joined = Sets { $old }, joined: { $set }
rummikub-step-rebuilt = Set { $old }, rebuilt: { $set }
# Where tiles of a step come from, in brackets behind it.
rummikub-step-from = { $step } ({ $pieces })
rummikub-piece-rack = { $tiles } from the { -rummikub-rack }
rummikub-piece-set = { $tiles } from set { $number }
rummikub-step-try = try lays this out; ok then ends your turn.
rummikub-step-numbers = Sets are numbered as at the start of your turn.

## How to type steps

rummikub-help-new = lay tiles as a new set, from wherever they are; k3-5 and 7krg are shorter
rummikub-help-add = add K6 to set 2
rummikub-help-move = take R5 out of set 2 and add it to set 3
rummikub-help-take = take R6 R7 R8 out of set 2 as a new set
rummikub-help-split = split set 2 before R6
rummikub-help-join = join sets 2 and 3
rummikub-help-swap = put R5 in place of the { -rummikub-joker } in set 2, which is then free
rummikub-help-group = one tile and two jokers as a group, not a run
rummikub-help-back = take K6 back to the { -rummikub-rack }, or all tiles with reset
rummikub-help-lines = several steps at once
rummikub-help-ok = end the turn with the table as it is; undo takes a step back
rummikub-help-why = what is wrong with it, and the rule
rummikub-help-try = lay out what the hint proposed
rummikub-help-sort = sort the { -rummikub-rack } by colour or by number

## At the table

rummikub-round-only = Round { $round }
rummikub-round-of = Round { $round } of { $rounds }
rummikub-round-to = Round { $round }, to { $target } points
rummikub-label-bank = Bank: { $bank }
rummikub-label-tiles = Tiles
rummikub-label-opened = Opened
rummikub-label-points = Points
rummikub-label-yes = yes
rummikub-label-no = no
rummikub-label-table = Table
rummikub-label-tried = Table, tried out
rummikub-label-table-empty = The table is empty.
rummikub-label-rack = Your rack: { $count ->
    [one] { $count } tile, counts { $points }
   *[other] { $count } tiles, count { $points }
}
rummikub-label-rack-empty = Your rack is empty.
rummikub-label-key = K black, R red, G green, B blue, J joker. * new since your last turn, + laid by you now, ✗ not legal.
rummikub-label-pad = The score
rummikub-sorted-colour = Your rack is sorted by colour.
rummikub-sorted-number = Your rack is sorted by number.

## In statistics

rummikub-figure-laid = Tiles laid
rummikub-figure-taken = Tiles taken from the bank
rummikub-figure-out = Rounds won with an empty rack
