### Number Tiles in the browser. Tiles in sentences ($tile, $tiles, $set, $old, $left) are written K7, R13, J and drawn as pictures.

# A tile as it is read out.
rummikub-web-tile = { $colour ->
    [joker] { -rummikub-joker }
   *[other] { rummikub-colour } { $number }
}
rummikub-web-set = { $shape ->
    [run] Run: { $tiles }
    [group] Group: { $tiles }
   *[none] Not a set yet: { $tiles }
}
rummikub-web-laid-now = just laid by you
rummikub-web-new-by = new, from { $seat }
rummikub-web-drawn = just drawn

## What to do

rummikub-web-task-open = { $bank ->
    [draw] Open with sets worth { $wanted } from your { -rummikub-rack }, or draw a tile.
    [pass] Open with sets worth { $wanted } from your { -rummikub-rack }, or pass.
   *[must] Open with sets worth { $wanted } if you can; if not, pass.
}
rummikub-web-task-lay = { $bank ->
    [draw] Lay a set, add to one, rearrange, or draw a tile.
    [pass] Lay a set, add to one, rearrange, or pass.
   *[must] The { -rummikub-bank } is empty: lay tiles if you can; if not, pass.
}
rummikub-web-draw = Draw a tile
rummikub-web-pass = Pass
# A move as a thing a sentence speaks of.
rummikub-web-named = { $move ->
    [draw] a tile drawn
   *[pass] a pass
}
rummikub-web-end = Done
rummikub-web-laid = { $left ->
    [0] That was your last tile: end your turn and win the round!
   *[other] { $count ->
        [one] { $count } tile laid, { $left } left on your { -rummikub-rack }.
       *[other] { $count } tiles laid, { $left } left on your { -rummikub-rack }.
    }
}
# What is still missing before the turn can be ended; it stands on the button, so keep it short.
rummikub-web-missing = { $what ->
    [sets] { $count ->
        [one] One set isn’t legal yet
       *[other] { $count } sets aren’t legal yet
    }
    [opening] { $value } of { $wanted } points to open
    [tile] Lay at least one tile from your { -rummikub-rack }
    [wait] Checking…
   *[other] The note on the table says why
}
# What is lost if something else is played while tiles lie.
rummikub-web-loses = { $count ->
    [0] You’ve rearranged the table. Everything would go back to where it was.
   *[other] You’ve laid { $tiles }. Everything would go back to where it was.
}
rummikub-web-empty-start = The table is empty. Pick tiles from your { -rummikub-rack }, then press here to lay them.

## Tools

rummikub-web-rack = Rack
rummikub-web-undo = Undo
rummikub-web-undo-step = Undo the last step
rummikub-web-redo = Redo
# The same button while nothing is being built.
rummikub-web-take-back = Take back
rummikub-web-take-back-turn = Take back your last turn
rummikub-web-reset = Reset
rummikub-web-new-set = New set
rummikub-web-sort = Order of your { -rummikub-rack }
rummikub-web-order = { $order ->
    [colour] Colour
    [number] Number
   *[own] My own
}
rummikub-web-sort-to = { $order ->
    [colour] Sort by colour
    [number] Sort by number
   *[own] My own order
}
rummikub-web-as-group = Make it a group
rummikub-web-as-run = Make it a run
rummikub-web-smaller = Smaller tiles
rummikub-web-larger = Larger tiles
rummikub-web-opening = Opening
rummikub-web-lay-out = Lay it out

## Players

rummikub-web-opened = opened
rummikub-web-not-opened = not opened yet
rummikub-web-in-bank = In the { -rummikub-bank }

## The end of a round

rummikub-web-wins-round = { $count ->
    [one] Round { $round } goes to { $names }
   *[other] Round { $round } is shared by { $names }
}
rummikub-web-wins-match = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
rummikub-web-ended-out = Someone laid the last tile from their { -rummikub-rack }.
rummikub-web-ended-blocked = The { -rummikub-bank } was empty and nobody could go on: the smallest sum wins.
rummikub-web-rack-empty = empty { -rummikub-rack }
rummikub-web-next = { $left ->
    [0] Next round
   *[other] Next round ({ $left })
}
rummikub-web-points-won = Rounds won
rummikub-web-points-lost = Tiles left

## The steps of a proposed play. $old is the set as it lies now.

rummikub-web-step = { $kind ->
    [new] New: { $set }
    [extended] Extend { $old }: { $set }
    [joker-swapped] Replace the { -rummikub-joker } in { $old }: { $set }
    [taken-from] Take { $left } from { $old }: { $set }
    [split] Split { $old }: { $set }
    [other-part] The other part: { $set }
    [joined] Join { $old }: { $set }
   *[rebuilt] Rebuild { $old }: { $set }
}
rummikub-web-piece-set = { $tiles } from { $set }

## The spoken table

rummikub-web-how = How to type a turn
rummikub-web-how-typed = Type “table” and all sets as they should end up, each in brackets: table [K3 K4 K5] [R7 G7 B7]. Or draw, or pass.

## Pictures for the rules

rummikub-web-example-rack = on the { -rummikub-rack }
rummikub-web-example-table = on the table
rummikub-web-example-after = afterwards
rummikub-web-example-good = a set
rummikub-web-example-bad = not a set

## The helper: best play for a table of the box

rummikub-web-helper = Best play
rummikub-web-helper-intro = Playing with real tiles? Tap in what’s on the table and on your { -rummikub-rack }; the solver shows the best play.
rummikub-web-helper-table = On the table
rummikub-web-helper-rack = On your { -rummikub-rack }
rummikub-web-helper-here = Tiles you tap go here
rummikub-web-helper-add-set = Another set
rummikub-web-helper-remove = Remove { $tile }
rummikub-web-helper-remove-set = Remove the set
rummikub-web-helper-put = Add { $tile }
rummikub-web-helper-opening = I haven’t opened yet
rummikub-web-helper-solve = Show the best play
rummikub-web-helper-wait = The solver is thinking…
rummikub-web-helper-play = { $count ->
    [one] Lay { $count } tile that counts { $points }:
   *[other] Lay { $count } tiles that count { $points }:
}
rummikub-web-helper-nothing = Nothing can be laid. Draw a tile.
rummikub-web-helper-no-opening = You can’t open yet. Draw a tile.
rummikub-web-helper-wrong = This isn’t a set yet.
rummikub-web-helper-after = The table afterwards
rummikub-web-helper-clear = Clear everything
rummikub-web-helper-left = { $count } left on your { -rummikub-rack }
rummikub-web-helper-done = I’ve laid it

rummikub-web-drew-own = You draw { $tiles }.
rummikub-web-log-drawn = { $seat } draws a tile.
rummikub-web-log-drawn-own = You draw a tile.
