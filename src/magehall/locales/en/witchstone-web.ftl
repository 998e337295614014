### Witchstone on the page in the browser. Facts are those of witchstone.ftl; $name is a player, or a location named
### by witchstone-web-place; $title is a scroll with its numbers, $tile a tile named by witchstone-tile.

## What to do

witchstone-web-do-tile = Choose a tile, then two empty hexes for it.
witchstone-web-do-discard = No tile can ever fit: choose one to discard.
witchstone-web-do-remove = No two empty hexes touch: take a crystal out by hand.
witchstone-web-do-tower = Choose a lit tower; its chip acts at once.
witchstone-web-do-energy = { $left ->
    [one] Lay one segment on a lit chain.
   *[other] Lay a segment on a lit chain: { $left } left.
}
witchstone-web-do-chain = { $left ->
    [one] Continue your open chain: one segment left.
   *[other] Continue your open chain: { $left } segments left.
}
witchstone-web-do-witch = { $left ->
    [one] Lay a witch, or send one to a lit place: one action left.
   *[other] Lay a witch, or send one to a lit place: { $left } actions left.
}
witchstone-web-do-lay = { $left ->
    [one] Lay a witch beside your tower: one action left.
   *[other] Lay a witch beside your tower: { $left } actions left.
}
witchstone-web-do-send = { $left ->
    [one] Send a witch to a lit place: one action left.
   *[other] Send a witch to a lit place: { $left } actions left.
}
witchstone-web-do-crystal = { $left ->
    [one] Move a crystal: one step left.
   *[other] Move a crystal: { $left } steps left.
}
witchstone-web-do-pentagram = { $left ->
    [one] Move your owl on the pentagram: one step left.
   *[other] Move your owl on the pentagram: { $left } steps left.
}
witchstone-web-do-wand = { $left ->
    [one] Move your owl one step on the wand.
   *[other] Move your owl on the wand, up to { $left } steps in one go.
}
witchstone-web-do-scroll = { $shelves ->
    [one] Take the lowest scroll of the library.
   *[other] Take one scroll from the lowest { $shelves } shelves.
}
witchstone-web-do-waiting = Use what’s ready, or finish ({ witchstone-action }).
witchstone-web-do-boost = Add a boosting spell, or finish ({ witchstone-action }).
witchstone-web-do-idle = Nothing more to do here ({ witchstone-action }): finish.
witchstone-web-do-shelf = Choose a shelf: { $actions } × { witchstone-symbol }, or a chip.
witchstone-web-do-chip = Choose a chip from the tablecloth.
witchstone-web-do-chip-black = Choose a chip from the tablecloth; the black crystal adds { $extra }.
witchstone-web-do-special = Lay the special tile on a lit hex, or keep it for { witchstone-actions }.
witchstone-web-do-empty = The space is empty: choose a symbol for { witchstone-actions }.
witchstone-web-step-tile = Now choose a hex for { $tile }.
witchstone-web-step-crystal = { $left ->
    [one] Now choose where the crystal goes: one step left.
   *[other] Now choose where the crystal goes: { $left } steps left.
}
witchstone-web-step-remove = Choose the crystal to take out: it costs { witchstone-points }.
witchstone-web-waits = Waiting for { $name } ({ witchstone-open }).
witchstone-web-on-its-way = Now: { witchstone-open }
witchstone-web-over = The game is over. { $names } – { witchstone-points }.

## What a choice will do, and its button

witchstone-web-lay-here = Lay it here
witchstone-web-gives = Here it gives { $first } × { witchstone-symbol-a }, then { $second } × { witchstone-symbol-b }.
witchstone-web-button-discard = Discard it
witchstone-web-will-discard = Discard { $tile } without any action?
witchstone-web-button-remove = Take it out, −{ $points }
witchstone-web-will-remove = Take this crystal out by hand? It costs { witchstone-points }.
witchstone-web-button-place = Lay it for good
witchstone-web-will-place = Lay { $tile } here for good?
witchstone-web-button-keep = Keep for { witchstone-actions }
witchstone-web-will-keep = Keep it for { witchstone-actions } of one symbol?
witchstone-web-button-energy = Lay a segment
witchstone-web-will-energy = Link { $laid } of { $links }: { $chain }.
witchstone-web-will-finish-chain = Finished, { witchstone-points }: { $chain }.
witchstone-web-button-lay = Lay a witch
witchstone-web-will-lay = Lay a witch beside your tower?
witchstone-web-button-send = Send her
witchstone-web-will-send = Send a witch: { $name }, { witchstone-points }.
witchstone-web-will-send-chip = Send her: { $name }, { witchstone-points }, chip ({ witchstone-chip }).
witchstone-web-journey = The journey takes { witchstone-actions }.
witchstone-web-button-tower = Take this tower
witchstone-web-will-tower = { $name }: { witchstone-points } and a chip ({ witchstone-chip }).
witchstone-web-button-crystal = Move it
witchstone-web-will-crystal = Move the crystal here for { witchstone-actions }?
witchstone-web-button-out = Bring it out
witchstone-web-will-out = Out for { witchstone-actions }: { $gain } × { witchstone-symbol }, or a chip.
witchstone-web-button-pentagram = Move { witchstone-steps }
witchstone-web-will-pentagram = Move your owl { witchstone-steps } on the pentagram?
witchstone-web-button-wand = Move { witchstone-steps }
witchstone-web-will-wand = Move your owl { witchstone-steps } on the wand?
witchstone-web-will-wand-passing = { $steps ->
    [one] { $steps } step on the wand brings you to: { $spaces }.
   *[other] { $steps } steps on the wand bring you to: { $spaces }.
}
witchstone-web-button-scroll = Take this scroll
witchstone-web-will-scroll = Take the scroll: { $title }?
witchstone-web-button-shelf = Use this shelf
witchstone-web-will-shelf = Put the crystal on its shelf for { witchstone-actions }: { witchstone-symbol }.
witchstone-web-button-bottom = Use the bottom shelf
witchstone-web-will-bottom = Put the crystal on the bottom shelf and choose a chip.
witchstone-web-button-take = Take this chip
witchstone-web-will-take = Take the chip: { witchstone-chip }?
witchstone-web-button-chip = Use the chip: { witchstone-chip }
witchstone-web-will-chip = Use the chip for { witchstone-actions }: { witchstone-chip }.
witchstone-web-button-use = Use the tile: { witchstone-symbol }
witchstone-web-will-use = Use { $tile } for { witchstone-actions }: { witchstone-symbol }.
witchstone-web-button-choose = Choose { witchstone-symbol }
witchstone-web-will-choose = Take { witchstone-actions }: { witchstone-symbol }?
witchstone-web-button-boost = Play the spell
witchstone-web-will-boost = Play the spell: { witchstone-scroll }?
witchstone-web-give-up = Give up { $left }
witchstone-web-finish = Finish
witchstone-web-move-tile = Lay { $tile }: { $hexes }
witchstone-web-move-remove = Take the crystal out by hand: { $hex }
# A move as a thing a sentence speaks of.
witchstone-web-named = { $what ->
    [remove] a crystal taken out by hand
    [place] the special tile for good
    [discard] a tile discarded
    [energy] a segment
    [lay] a lying witch
    [send] a witch
    [tower] the big witch
    [crystal] a crystal moved
    [out] a crystal to the rim
    [scroll] the scroll on shelf
    [shelf] on a shelf
    [bottom] on the bottom shelf
    [take] a chip from the tablecloth
    [chip] a chip used
    [use] a special tile used
    [choose] a symbol chosen
    [keep] the special tile kept
   *[done] end of the action
}

## Boards and tools

witchstone-web-boards = Boards
witchstone-web-tab-cauldron = Cauldron
witchstone-web-tab-map = Map
witchstone-web-tab-pentagram = Star
witchstone-web-tab-wand = Wand
witchstone-web-tab-library = Library
witchstone-web-tab-table = Table
witchstone-web-map = Crystal ball
witchstone-web-wand = Wand
witchstone-web-wand-note = second number: while you lead or tie
witchstone-web-each = { $points } each
witchstone-web-pentagram = Pentagram
witchstone-web-shelves = Shelves
witchstone-web-cloth = Chips on the tablecloth
witchstone-web-cloth-empty = no chips left
witchstone-web-library = Library
witchstone-web-pile = { $left } in the pile
witchstone-web-your-cauldron = Your cauldron
witchstone-web-cauldron-of = Cauldron: { $name }
witchstone-web-whose = Whose cauldron
witchstone-web-look = Look at the cauldron: { $name }
witchstone-web-your-tiles = Your tiles
witchstone-web-supply = { $tiles } in the supply
witchstone-web-tiles-hidden = Tiles behind the screen: { $count }
witchstone-web-your-scrolls = Scrolls
witchstone-web-used = used
witchstone-web-worth = worth now: { witchstone-points }
witchstone-web-todo = To do
witchstone-web-todo-none = Nothing to do right now.
witchstone-web-todo-action = { witchstone-action }: { $amount }
witchstone-web-todo-silver = { witchstone-counted }, { $points } each
witchstone-web-may-add = You may add
witchstone-web-add-chip = chip
witchstone-web-add-tile = tile
witchstone-web-add-spell = spell
witchstone-web-turn-left = Turn the tile left
witchstone-web-turn-right = Turn the tile right
witchstone-web-flip = Swap the two halves
witchstone-web-swap = Swap the order of the actions
witchstone-web-remove-mode = Take a crystal out by hand: −{ $points }
# Words on the buttons, as short as can be: four stand in a row on a phone.
witchstone-web-tool-turn = Turn
witchstone-web-tool-left = Turn left
witchstone-web-tool-right = Turn right
witchstone-web-tool-halves = Swap halves
witchstone-web-tool-order = Swap order
witchstone-web-tool-out = Take out −{ $points }
witchstone-web-have-energy = energy
witchstone-web-have-reserve = reserve
witchstone-web-have-witches = witches out
witchstone-web-have-chains = chains
witchstone-web-have-chips = chips
witchstone-web-have-scrolls = scrolls
witchstone-web-have-owls = owls
witchstone-web-have-specials = specials
witchstone-web-have-rack = on the rack
witchstone-web-have-tiles = tiles

## For those who listen

witchstone-web-place = { $place ->
    [witchstone] { -witchstone-stone }
    [tower_n] north tower
    [tower_e] east tower
    [tower_s] south tower
    [tower_w] west tower
    [village_n] north village
    [village_e] east village
    [village_s] south village
    [village_w] west village
    [forest_n] north forest
    [forest_e] east forest
    [forest_s] south forest
    [forest_w] west forest
    [castle_ne] north-east castle
    [castle_se] south-east castle
    [castle_sw] south-west castle
    [castle_nw] north-west castle
   *[other] { $place }
}
witchstone-web-big-of = big witch: { $name }
witchstone-web-witch-of = witch: { $name }
witchstone-web-lying-of = { $name }: { $lying } lying beside the tower
witchstone-web-chip = chip: { witchstone-chip }
witchstone-web-chip-there = chip: { witchstone-chip }
witchstone-web-hex = row { $row }, hex { $place }
witchstone-web-hex-empty = { $hex }: empty
witchstone-web-hex-shows = { $hex }: { $symbols }
witchstone-web-hex-crystal = { $crystal ->
    [black] { $hex }: the black crystal
   *[own] { $hex }: a crystal
}
witchstone-web-hex-target = { $hex }: try the tile here
witchstone-web-crystal-target = { $crystal ->
    [black] { $hex }: move the black crystal
   *[own] { $hex }: move this crystal
}
witchstone-web-crystals-at = Crystals: { $hexes }
witchstone-web-groups = Largest groups: { $groups }
witchstone-web-standing = witches: { $places }
witchstone-web-chain-begun = started: { $chain }, links laid: { $laid }
witchstone-web-wand-bonus = Space { $space }: { $amount } × { witchstone-action }, in front { $leading }
witchstone-web-wand-silver = Space { $space }: { $points } for each of your { witchstone-counted }
witchstone-web-wand-space = Space { $space }
witchstone-web-wand-owl = { $name }: space { $space }
witchstone-web-owl-top = Owl tile worth { $value }; in the stack: { $left }
witchstone-web-owl-gone = No owl tile left: { witchstone-points }
witchstone-web-special-top = Special tile { witchstone-tile }
witchstone-web-special-gone = Empty space: { witchstone-actions } of a symbol you choose
witchstone-web-pentagram-space = Space { $space }
witchstone-web-shelf = { $shelf ->
    [bottom] Bottom shelf: { $free } of { $all } flasks free
   *[other] Shelf { witchstone-shelf }: { $free } of { $all } flasks free
}
witchstone-web-shelf-scroll = Shelf { $shelf }: { $scroll }
witchstone-web-shelf-bare = Shelf { $shelf }: empty
witchstone-web-player = { $name }: points { $score }, energy { $energy }, witches in reserve { $reserve }, chips { $chips }, owl tiles { $owls }, special tiles { $specials }.

## In the log

# Pieces are drawn in these sentences: the words stand for those who listen.
witchstone-web-log-laid = { $round ->
    [0] { $seat } lays { witchstone-tile }
   *[other] Round { $round }: { $seat } lays { witchstone-tile }
}{ $actions ->
    [0] .
   *[other] { " " }for { $actions } × { witchstone-action }.
}
witchstone-web-log-laid-own = { $round ->
    [0] You lay { witchstone-tile }
   *[other] Round { $round }: you lay { witchstone-tile }
}{ $actions ->
    [0] .
   *[other] { " " }for { $actions } × { witchstone-action }.
}
witchstone-web-log-has = { $seat } gets { $actions } × { witchstone-action }.
witchstone-web-log-has-own = You get { $actions } × { witchstone-action }.
witchstone-web-log-leaves = { $seat } leaves { $actions } × { witchstone-action } unused.
witchstone-web-log-leaves-own = You leave { $actions } × { witchstone-action } unused.
witchstone-web-log-segments = { $seat } builds the chain { $chain }: { $links } of { $of }.
witchstone-web-log-segments-own = You build the chain { $chain }: { $links } of { $of }.
witchstone-web-log-chains = { $count ->
    [1] { $seat } finishes the chain { $chain }: { witchstone-points }.
   *[other] { $seat } finishes the chains { $chain }: { witchstone-points }.
}
witchstone-web-log-chains-own = { $count ->
    [1] You finish the chain { $chain }: { witchstone-points }.
   *[other] You finish the chains { $chain }: { witchstone-points }.
}
witchstone-web-log-witches = { $count ->
    [1] { $seat } lays a witch beside the tower.
   *[other] { $seat } lays { $count } witches beside the tower.
}
witchstone-web-log-witches-own = { $count ->
    [1] You lay a witch beside your tower.
   *[other] You lay { $count } witches beside your tower.
}
witchstone-web-log-sent = { $seat } sends a witch to { witchstone-place }: { witchstone-points }{ $chip ->
    [none] .
   *[other] { $used ->
        [1] , chip { witchstone-chip }, used at once.
       *[0] , chip { witchstone-chip }.
    }
}
witchstone-web-log-sent-own = You send a witch to { witchstone-place }: { witchstone-points }{ $chip ->
    [none] .
   *[other] { $used ->
        [1] , chip { witchstone-chip }, used at once.
       *[0] , chip { witchstone-chip }.
    }
}
witchstone-web-log-settled = { $seat } puts the big witch on { witchstone-place }: { witchstone-points }{ $chip ->
    [none] .
   *[other] , chip { witchstone-chip }.
}
witchstone-web-log-settled-own = You put the big witch on { witchstone-place }: { witchstone-points }{ $chip ->
    [none] .
   *[other] , chip { witchstone-chip }.
}
witchstone-web-log-chip = { $used ->
    [1] { $seat } takes the chip { witchstone-chip } and uses it.
   *[0] { $seat } takes the chip { witchstone-chip }.
}
witchstone-web-log-chip-own = { $used ->
    [1] You take the chip { witchstone-chip } and use it.
   *[0] You take the chip { witchstone-chip }.
}
witchstone-web-log-out = { $seat } brings { witchstone-crystal } out{ $chip ->
    [none] { $gain ->
        [0] .
       *[other] { " " }for { $gain } × { witchstone-symbol }.
    }
   *[other] { $used ->
        [1] { " " }for the chip { witchstone-chip }, used at once.
       *[0] { " " }for the chip { witchstone-chip }.
    }
}
witchstone-web-log-out-own = You bring { witchstone-crystal } out{ $chip ->
    [none] { $gain ->
        [0] .
       *[other] { " " }for { $gain } × { witchstone-symbol }.
    }
   *[other] { $used ->
        [1] { " " }for the chip { witchstone-chip }, used at once.
       *[0] { " " }for the chip { witchstone-chip }.
    }
}
witchstone-web-log-moved = { $seat } moves { witchstone-crystal } by { witchstone-steps }.
witchstone-web-log-moved-own = You move { witchstone-crystal } by { witchstone-steps }.
witchstone-web-log-owl = { $seat } moves { witchstone-steps } on the pentagram{ $found ->
    [owl] { " " }and takes an owl tile worth { $value }.
    [special] { " " }and takes the special tile { witchstone-tile }.
    [placed] { " " }and lays { witchstone-tile } for good.
    [kept] { " " }and keeps { witchstone-tile } for one use.
   *[nothing] .
}
witchstone-web-log-owl-own = You move { witchstone-steps } on the pentagram{ $found ->
    [owl] { " " }and take an owl tile worth { $value }.
    [special] { " " }and take the special tile { witchstone-tile }.
    [placed] { " " }and lay { witchstone-tile } for good.
    [kept] { " " }and keep { witchstone-tile } for one use.
   *[nothing] .
}
witchstone-web-log-wand = { $leading ->
    [1] { $seat } moves { witchstone-steps } on the wand; nobody is further along.
   *[0] { $seat } moves { witchstone-steps } on the wand.
}
witchstone-web-log-wand-own = { $leading ->
    [1] You move { witchstone-steps } on the wand; nobody is further along.
   *[0] You move { witchstone-steps } on the wand.
}
witchstone-web-log-silver = Silver space ({ witchstone-counted }: { $count }): { $seat } scores { witchstone-points }.
witchstone-web-log-silver-own = Silver space ({ witchstone-counted }: { $count }): you score { witchstone-points }.
witchstone-web-log-scroll = { $seat } takes the scroll { witchstone-scroll }.
witchstone-web-log-scroll-own = You take the scroll { witchstone-scroll }.
witchstone-web-log-prophecies = { $count ->
    [1] { $seat } scores the prophecy { $scrolls }: { witchstone-points }.
   *[other] { $seat } scores the prophecies { $scrolls }: { witchstone-points }.
}
witchstone-web-log-prophecies-own = { $count ->
    [1] You score the prophecy { $scrolls }: { witchstone-points }.
   *[other] You score the prophecies { $scrolls }: { witchstone-points }.
}
