### Witchstone. Facts that name things come as words of the notation and are said by the helper messages below:
### $symbol, $symbol_a, $symbol_b and $action are energy, witch, pentagram, crystal, wand or scroll; $chip also vp3,
### $shelf also bottom; $place is a location, $scroll a kind of scroll. Hexes and chains ($hex, $hexes, $from, $chain)
### are notation and stay as they are. Players’ names are subjects in the present tense, or stand after a colon.

## Terms

-witchstone-energy = energy
-witchstone-witch = witch
-witchstone-pentagram = pentagram
-witchstone-crystal = crystal
-witchstone-wand = wand
-witchstone-scroll = scroll
-witchstone-stone = Witchstone

witchstone-title = Witchstone
witchstone-summary = Fill your cauldron with pairs of symbols and use both, turn after turn: energy, witches, crystals, scrolls.

# The six symbols, which are the six kinds of action.
witchstone-symbol = { $symbol ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
   *[scroll] { -witchstone-scroll }
}
witchstone-symbol-a = { $symbol_a ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
   *[scroll] { -witchstone-scroll }
}
witchstone-symbol-b = { $symbol_b ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
   *[scroll] { -witchstone-scroll }
}
# Exactly two letters, all six different: they stand in the hexes, and players type them.
witchstone-symbol-code = { $symbol ->
    [energy] En
    [witch] Wi
    [pentagram] Pe
    [crystal] Cr
    [wand] Wa
   *[scroll] Sc
}
witchstone-tile = { witchstone-symbol-a }/{ witchstone-symbol-b }
witchstone-each-tiles = { witchstone-symbol-a }/{ witchstone-symbol-b }
witchstone-action = { $action ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
   *[scroll] { -witchstone-scroll }
}
witchstone-chip = { $chip ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
    [vp3] 3 points
   *[scroll] { -witchstone-scroll }
}
witchstone-shelf = { $shelf ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
    [bottom] bottom
   *[scroll] { -witchstone-scroll }
}
witchstone-crystal = { $crystal ->
    [black] the black crystal
   *[own] a crystal
}
# A location of the map. A data set read off another board may have names of its own.
witchstone-place = { $place ->
    [witchstone] the { -witchstone-stone }
    [tower_n] the north tower
    [tower_e] the east tower
    [tower_s] the south tower
    [tower_w] the west tower
    [village_n] the north village
    [village_e] the east village
    [village_s] the south village
    [village_w] the west village
    [forest_n] the north forest
    [forest_e] the east forest
    [forest_s] the south forest
    [forest_w] the west forest
    [castle_ne] the north-east castle
    [castle_se] the south-east castle
    [castle_sw] the south-west castle
    [castle_nw] the north-west castle
   *[other] { $place }
}
# A scroll, at most 30 letters; the screen adds the numbers to be reached.
witchstone-scroll = { $scroll ->
    [b2_energy] boost { -witchstone-energy } +2
    [b2_witch] boost { -witchstone-witch } +2
    [b2_pentagram] boost { -witchstone-pentagram } +2
    [b2_crystal] boost { -witchstone-crystal } +2
    [b2_wand] boost { -witchstone-wand } +2
    [b2_scroll] boost { -witchstone-scroll } +2
    [b1_any] boost any action +1
    [p_cluster_energy] { -witchstone-energy } group
    [p_cluster_witch] { -witchstone-witch } group
    [p_cluster_pentagram] { -witchstone-pentagram } group
    [p_cluster_crystal] { -witchstone-crystal } group
    [p_cluster_wand] { -witchstone-wand } group
    [p_cluster_scroll] { -witchstone-scroll } group
    [p_occ_villages] witches in villages
    [p_occ_forests] witches in forests
    [p_occ_castles] witches in castles
    [p_occ_towers] witches in foreign towers
    [p_occ_vct] witches village-castle-tower
    [p_occ_fvc] witches forest-village-castle
    [p_occ_cft] witches castle-forest-tower
    [p_con_ttf] link tower-tower-forest
    [p_con_ccv] link castle-castle-village
    [p_con_fvw] link forest-village-stone
    [p_stone_rank] place on the { -witchstone-stone }
    [p_witches] witches on the map
    [p_lying] witches lying
    [p_silver] silver wand spaces
    [p_special] special tiles
    [p_scrolls] scrolls
    [p_chips] chips
    [p_crystals] crystals on the rack
   *[other] { $scroll }
}
# What a silver space of the wand counts.
witchstone-counted = { $counted ->
    [chains] chains
    [scrolls] scrolls
    [crystals] crystals
    [witches] witches
    [chips] chips
   *[special_tiles] special tiles
}
# An open decision, as a heading.
witchstone-open = { $open ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
    [scroll] { -witchstone-scroll }
    [turn] laying a tile
    [shelf] choosing a shelf
    [chip] choosing a chip
    [special-tile] the special tile
    [empty-space] the empty dark space
    [wand-spaces] spaces of the wand
    [tower] choosing a tower
    [draw] drawing a tile
    [reveal] turning up a scroll
    [refill] turning up a special tile
    [deal] setting up
   *[over] the end
}
# What must be done before anything else.
witchstone-first = { $open ->
    [turn] First lay a tile.
    [shelf] First choose a shelf for the crystal.
    [chip] First choose a chip.
    [special-tile] First decide what to do with the special tile.
    [empty-space] First choose a symbol for the empty dark space.
    [wand-spaces] First resolve the spaces of the wand.
    [tower] First choose your tower.
   *[other] First finish the { witchstone-open } action.
}
witchstone-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
witchstone-actions = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
witchstone-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}

## Options

witchstone-option-board = Board
    .help = The data set for the map, cauldron, tracks and scrolls.
witchstone-option-board-reconstructed = reconstructed
witchstone-option-board-wand-b = reconstructed, wand in another order
witchstone-option-screens = Screens
    .help = Tiles behind the screens and running totals are secret, or open to everyone.
witchstone-option-screens-closed = closed
witchstone-option-screens-open = open
witchstone-option-chips = Chips from the map
    .help = When a witch takes a chip, its action lasts until after the turn’s last witch action, or only until the witch action that took it ends.
witchstone-option-chips-turn = good for the whole turn
witchstone-option-chips-action = good for the same action only
witchstone-option-handicap-A = Handicap of the first player
    .help = A strong player chooses from three tiles or two, or plays the one drawn.
witchstone-option-handicap-A-none = none
witchstone-option-handicap-B = Handicap of the second player
    .help = A strong player chooses from three tiles or two, or plays the one drawn.
witchstone-option-handicap-B-none = none
witchstone-option-handicap-C = Handicap of the third player
    .help = A strong player chooses from three tiles or two, or plays the one drawn.
witchstone-option-handicap-C-none = none
witchstone-option-handicap-D = Handicap of the fourth player
    .help = A strong player chooses from three tiles or two, or plays the one drawn.
witchstone-option-handicap-D-none = none
witchstone-variant-open-screens = Open screens
    .help = Everyone sees all tiles and running totals.
witchstone-edition-bg-2024-source = Bulgarian rulebook, 2024

## What happens

witchstone-event-table-set = The table is set: scrolls, special tiles and chips are face up.
witchstone-event-hand-drawn = { $seat } has the tiles { $tiles }.
witchstone-event-hand-drawn-own = Your tiles: { $tiles }.
witchstone-event-tile-drawn = { $seat } draws { witchstone-tile }.
witchstone-event-tile-drawn-own = You draw { witchstone-tile }.
witchstone-event-supply-shrank = { $seat } draws a tile; tiles in the supply: { $left }.
witchstone-event-supply-shrank-own = You draw a tile; tiles in the supply: { $left }.
witchstone-event-tower-taken = { $seat } puts the big witch on { witchstone-place }: { witchstone-points }.
witchstone-event-tower-taken-own = You put the big witch on { witchstone-place }: { witchstone-points }.
witchstone-event-turn-began = Round { $round }: { $seat }’s turn.
witchstone-event-turn-began-own = Round { $round }: it’s your turn.
witchstone-event-tile-placed = { $seat } lays { witchstone-tile }{ $hexes ->
    [here] { "" }
   *[other] { " on " }{ $hexes }
}.
witchstone-event-tile-placed-own = You lay { witchstone-tile }{ $hexes ->
    [here] { "" }
   *[other] { " on " }{ $hexes }
}.
witchstone-event-tile-discarded = No tile fits: { $seat } discards { witchstone-tile }.
witchstone-event-tile-discarded-own = No tile fits: you discard { witchstone-tile }.
witchstone-event-action-opened = { $seat } gets { witchstone-actions } { $source ->
    [tile] from the tile
    [space] from the empty space
    [shelf] from the shelf
   *[setup] from the chip
}: { witchstone-action }.
witchstone-event-action-opened-own = You get { witchstone-actions } { $source ->
    [tile] from the tile
    [space] from the empty space
    [shelf] from the shelf
   *[setup] from the chip
}: { witchstone-action }.
witchstone-event-actions-lost = { $seat } leaves { witchstone-actions } unused: { witchstone-action }.
witchstone-event-actions-lost-own = You leave { witchstone-actions } unused: { witchstone-action }.
witchstone-event-segment-placed = { $seat } lays a segment on { $chain }, { $links } of { $of }.
witchstone-event-segment-placed-own = You lay a segment on { $chain }, { $links } of { $of }.
witchstone-event-chain-finished = { $seat } finishes the chain { $chain }: { witchstone-points }.
witchstone-event-chain-finished-own = You finish the chain { $chain }: { witchstone-points }.
witchstone-event-witch-laid = { $seat } lays a witch beside the tower; lying there now: { $lying }.
witchstone-event-witch-laid-own = You lay a witch beside the tower; lying there now: { $lying }.
witchstone-event-witch-sent = { $seat } sends a witch to { witchstone-place } for { witchstone-actions }: { witchstone-points }.
witchstone-event-witch-sent-own = You send a witch to { witchstone-place } for { witchstone-actions }: { witchstone-points }.
witchstone-event-stone-reached = { $seat } takes slot { $slot } of the { -witchstone-stone }: { witchstone-points }.
witchstone-event-stone-reached-own = You take slot { $slot } of the { -witchstone-stone }: { witchstone-points }.
witchstone-event-chip-taken = { $place ->
    [cloth] { $seat } takes a chip from the tablecloth: { witchstone-chip }.
   *[other] { $seat } takes the chip there: { witchstone-chip }.
}
witchstone-event-chip-taken-own = { $place ->
    [cloth] You take a chip from the tablecloth: { witchstone-chip }.
   *[other] You take the chip there: { witchstone-chip }.
}
witchstone-event-chip-used = { $seat } uses a chip for { witchstone-actions }: { witchstone-chip }.
witchstone-event-chip-used-own = You use a chip for { witchstone-actions }: { witchstone-chip }.
witchstone-event-owl-stepped = { $seat } moves { witchstone-steps } on the pentagram, to space { $space }.
witchstone-event-owl-stepped-own = You move { witchstone-steps } on the pentagram, to space { $space }.
witchstone-event-owl-tile-taken = { $seat } takes an owl tile worth { $value }.
witchstone-event-owl-tile-taken-own = You take an owl tile worth { $value }.
witchstone-event-owl-space-empty = No owl tile is left there: { $seat } scores { witchstone-points }.
witchstone-event-owl-space-empty-own = No owl tile is left there: you score { witchstone-points }.
witchstone-event-special-taken = { $seat } takes the special tile { witchstone-tile }.
witchstone-event-special-taken-own = You take the special tile { witchstone-tile }.
witchstone-event-special-refilled = Turned up: the special tile { witchstone-tile }; left in the stack: { $left }.
witchstone-event-special-kept = { $seat } keeps { witchstone-tile } for one use.
witchstone-event-special-kept-own = You keep { witchstone-tile } for one use.
witchstone-event-special-placed = { $seat } lays { witchstone-tile } for good{ $hex ->
    [here] { "" }
   *[other] { " on " }{ $hex }
}.
witchstone-event-special-placed-own = You lay { witchstone-tile } for good{ $hex ->
    [here] { "" }
   *[other] { " on " }{ $hex }
}.
witchstone-event-special-used = { $seat } uses { witchstone-tile } for { witchstone-actions }: { witchstone-action }.
witchstone-event-special-used-own = You use { witchstone-tile } for { witchstone-actions }: { witchstone-action }.
witchstone-event-crystal-moved = { $seat } moves { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " from " }{ $from }
}{ $hex ->
    [here] { "" }
   *[other] { " to " }{ $hex }
} for { witchstone-actions }.
witchstone-event-crystal-moved-own = You move { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " from " }{ $from }
}{ $hex ->
    [here] { "" }
   *[other] { " to " }{ $hex }
} for { witchstone-actions }.
witchstone-event-crystal-brought-out = { $seat } brings { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " from " }{ $from }
} to the rim for { witchstone-actions }: { witchstone-symbol }.
witchstone-event-crystal-brought-out-own = You bring { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " from " }{ $from }
} to the rim for { witchstone-actions }: { witchstone-symbol }.
witchstone-event-crystal-shelved = { $shelf ->
    [bottom] { $seat } puts { witchstone-crystal } on the bottom shelf; flasks left there: { $free }.
   *[other] { $seat } puts { witchstone-crystal } on a shelf: { witchstone-shelf }; flasks left there: { $free }.
}
witchstone-event-crystal-shelved-own = { $shelf ->
    [bottom] You put { witchstone-crystal } on the bottom shelf; flasks left there: { $free }.
   *[other] You put { witchstone-crystal } on a shelf: { witchstone-shelf }; flasks left there: { $free }.
}
witchstone-event-crystal-boxed = Both shelves are full: { $seat } puts { witchstone-crystal } back into the box.
witchstone-event-crystal-boxed-own = Both shelves are full: you put { witchstone-crystal } back into the box.
witchstone-event-crystal-removed = { $seat } takes { witchstone-crystal }{ $from ->
    [here] { " out" }
   *[other] { " out of " }{ $from }
} by hand: { $points_signed }.
witchstone-event-crystal-removed-own = You take { witchstone-crystal }{ $from ->
    [here] { " out" }
   *[other] { " out of " }{ $from }
} by hand: { $points_signed }.
witchstone-event-wand-stepped = { $leading ->
    [1] { $seat } moves { witchstone-steps } on the wand to space { $space }; nobody is further along.
   *[0] { $seat } moves { witchstone-steps } on the wand to space { $space }.
}
witchstone-event-wand-stepped-own = { $leading ->
    [1] You move { witchstone-steps } on the wand to space { $space }; nobody is further along.
   *[0] You move { witchstone-steps } on the wand to space { $space }.
}
witchstone-event-bonus-reached = { $doubled ->
    [1] Wand space { $space }, doubled: { $seat } gets { witchstone-actions }: { witchstone-action }.
   *[0] Wand space { $space }: { $seat } gets { witchstone-actions }: { witchstone-action }.
}
witchstone-event-bonus-reached-own = { $doubled ->
    [1] Wand space { $space }, doubled: you get { witchstone-actions }: { witchstone-action }.
   *[0] Wand space { $space }: you get { witchstone-actions }: { witchstone-action }.
}
witchstone-event-silver-scored = Silver space { $space }, { witchstone-counted } { $count }: { $seat } scores { witchstone-points }.
witchstone-event-silver-scored-own = Silver space { $space }, { witchstone-counted } { $count }: you score { witchstone-points }.
witchstone-event-scroll-taken = { $seat } takes the scroll on shelf { $shelf }: { witchstone-scroll }.
witchstone-event-scroll-taken-own = You take the scroll on shelf { $shelf }: { witchstone-scroll }.
witchstone-event-scroll-revealed = Turned up: a scroll, { witchstone-scroll }; left in the pile: { $left }.
witchstone-event-boost-played = { $seat } plays a boosting spell: { witchstone-scroll }.
witchstone-event-boost-played-own = You play a boosting spell: { witchstone-scroll }.
witchstone-event-prophecy-counted = { $level ->
    [0] { $seat } has an unfulfilled prophecy, { witchstone-scroll }: { witchstone-points }.
   *[other] { $seat } has a prophecy at level { $level }, { witchstone-scroll }: { witchstone-points }.
}
witchstone-event-prophecy-counted-own = { $level ->
    [0] You have an unfulfilled prophecy, { witchstone-scroll }: { witchstone-points }.
   *[other] You have a prophecy at level { $level }, { witchstone-scroll }: { witchstone-points }.
}
witchstone-event-final-counted = { $seat }: track { $track }, owl tiles { $owls }, chips { $chips }, spells { $boosts }, prophecies { $prophecies }; { $total } in total.
witchstone-event-final-counted-own = You: track { $track }, owl tiles { $owls }, chips { $chips }, spells { $boosts }, prophecies { $prophecies }; { $total } in total.
witchstone-event-game-ended = The game is over. With { $total ->
    [one] { $total } point
   *[other] { $total } points
}, the Lord of the { -witchstone-stone } is { $seats }.
witchstone-event-game-ended-own = The game is over. With { $total ->
    [one] { $total } point
   *[other] { $total } points
}, you are the Lord of the { -witchstone-stone }.

## Why not

witchstone-refusal-not-a-move = That isn’t a move in this game.
witchstone-refusal-not-on-this-board = This board has nothing like that.
witchstone-refusal-game-over = The game is over.
witchstone-refusal-nature-draws = Tiles, scrolls and chips come at random, not from { $seat }.
witchstone-refusal-nature-first = A draw comes first: { witchstone-open }.
witchstone-refusal-not-your-turn = Not yet: it’s { $seat }’s turn.
witchstone-refusal-not-now = { witchstone-first }
witchstone-refusal-another-action-open = { witchstone-first } You may give up what is left of it.
witchstone-refusal-no-actions-left = No actions left here: { witchstone-action }.
witchstone-refusal-tile-not-held = You don’t have { witchstone-tile }. Your tiles: { $tiles }.
witchstone-refusal-tile-can-be-laid = { witchstone-tile } can’t be discarded: a tile fits, or will once crystals are taken out.
witchstone-refusal-not-side-by-side = These two hexes aren’t side by side.
witchstone-refusal-no-such-hex = The cauldron has no such hex.
witchstone-refusal-crystal-there = There’s a crystal there.
witchstone-refusal-printed-symbol = A printed symbol can’t be covered.
witchstone-refusal-hex-covered = There’s already a tile there.
witchstone-refusal-hex-occupied = A crystal can’t stop there: the hex is taken.
witchstone-refusal-no-segments = Your segments are all used.
witchstone-refusal-finish-chain-first = First finish the chain you started.
witchstone-refusal-chain-taken = This chain belongs to another player: { $owner_seat }.
witchstone-refusal-not-at-tower = Your first chain must start at your tower.
witchstone-refusal-not-connected = Your finished chains don’t lead there yet.
witchstone-refusal-too-far = That takes { $needed ->
    [one] { $needed } action
   *[other] { $needed } actions
}; left: { $left }.
witchstone-refusal-exit-too-far = That exit takes { $needed ->
    [one] { $needed } action
   *[other] { $needed } actions
}; left: { $left }.
witchstone-refusal-no-witch-in-reserve = Your reserve is empty; witches lying beside your tower: { $lying }.
witchstone-refusal-no-witch-lying = None of your witches is lying beside the tower; lay one first. Witches in reserve: { $reserve }.
witchstone-refusal-own-tower = Your big witch is on { witchstone-place }: no other can stand there.
witchstone-refusal-witch-stands-there = You already have a witch on { witchstone-place }.
witchstone-refusal-too-many-steps = Too far: { witchstone-steps }; left: { $left }.
witchstone-refusal-stop-at-dark-space = Stop on the next dark space first; steps to it: { $away }.
witchstone-refusal-end-of-wand = Your owl is on the last space of the wand.
witchstone-refusal-beyond-the-end = The wand ends before that; spaces left: { $left }.
witchstone-refusal-not-on-tile = { witchstone-tile } doesn’t show this symbol: { witchstone-action }.
witchstone-refusal-no-tile-waiting = You have no such special tile to use here: { witchstone-tile }.
witchstone-refusal-no-chip-waiting = { $black ->
    [1] You have no such chip from the black crystal to use here: { witchstone-chip }.
   *[0] You have no such chip to use here: { witchstone-chip }.
}
witchstone-refusal-no-such-chip = No such chip on the tablecloth: { witchstone-chip }.
witchstone-refusal-no-crystals = There are no crystals left in your cauldron.
witchstone-refusal-no-crystal-there = There’s no crystal there.
witchstone-refusal-wrong-shelf = The crystal goes to the shelf of its rim or to the bottom shelf, not here: { witchstone-shelf }. Its rim: { witchstone-symbol }.
witchstone-refusal-shelf-empty = Shelf { $shelf } of the library is empty; scrolls there: { $scrolls }.
witchstone-refusal-shelf-too-high = Shelf { $shelf } is too high; choose from the lowest { $left ->
    [one] shelf
   *[other] { $left } shelves
}.
witchstone-refusal-not-a-boost = A prophecy adds no actions: { witchstone-scroll }.
witchstone-refusal-boost-not-held = You have no such scroll: { witchstone-scroll }.
witchstone-refusal-boost-used = { $copies ->
    [one] You’ve already used it: { witchstone-scroll }.
   *[other] You’ve already used all { $copies } of them: { witchstone-scroll }.
}
witchstone-refusal-boost-of-another-kind = This spell doesn’t fit the current action ({ witchstone-action }): { witchstone-scroll }.
witchstone-refusal-nothing-to-boost = You couldn’t use more actions now ({ witchstone-action }): { witchstone-scroll }.
witchstone-refusal-not-a-tower = The big witch starts on a tower, not on { witchstone-place }.
witchstone-refusal-tower-taken = Another big witch is already on { witchstone-place }: { $owner_seat }.
witchstone-refusal-handicap-without-player = Nobody sits at { $seat } to have a handicap; players: { $players }.
witchstone-refusal-another-draws = { $seat } draws the tile.
witchstone-refusal-tile-not-in-supply = { witchstone-tile } isn’t in the supply.
witchstone-refusal-scroll-not-in-pile = No such scroll is left in the pile: { witchstone-scroll }.
witchstone-refusal-tile-not-in-stack = { witchstone-tile } isn’t in the stack of special tiles.
witchstone-refusal-no-draw-now = There’s nothing to draw now; current: { witchstone-open }.
witchstone-refusal-no-deal-now = The table is already set.
witchstone-refusal-deal-chips = Chips for the map: { $wanted } are needed, { $found } are dealt.
witchstone-refusal-too-many-chips = Of one kind of chip there are { $wanted }, not { $found }.
witchstone-refusal-deal-library = Scrolls for the library: { $wanted } are needed, { $found } are dealt.
witchstone-refusal-unknown-scroll = This board has no such scroll.
witchstone-refusal-too-many-scrolls = { $copies ->
    [one] There is only { $copies } such scroll: { witchstone-scroll }.
   *[other] There are only { $copies } such scrolls: { witchstone-scroll }.
}
witchstone-refusal-deal-specials = Different special tiles for the pentagram: { $wanted } are needed, { $found } are dealt.
witchstone-refusal-deal-seats = Hands: { $wanted } are needed, { $found } are dealt.
witchstone-refusal-deal-hand = { $seat } must get { $wanted ->
    [one] { $wanted } tile
   *[other] { $wanted } tiles
}, not { $found }.

## Why a move is proposed

witchstone-reason-tried-out = Tried { $trials ->
    [one] { $trials } time
   *[other] { $trials } times
}: { $plan }. Points ahead a few rounds later: { $points }.
witchstone-reason-tried-next = Next best there: { $move }, { $points } points less (± { $error }).
witchstone-reason-only-move = It’s your only move.
witchstone-reason-gains-most = { $equal ->
    [one] Nothing gains more right now.
   *[other] Nothing gains more right now; { $equal } moves are equally good.
}
witchstone-reason-plan-of-the-turn = { $points ->
    [one] { $points } point now and { $total } by the end of the game, with this plan: { $plan }.
   *[other] { $points } points now and { $total } by the end of the game, with this plan: { $plan }.
}
witchstone-reason-plan-owls = Owl tiles: { $points_signed }.
witchstone-reason-plan-chips = Chips: { $points_signed }.
witchstone-reason-plan-boosts = Unused spells: { $points_signed }.
witchstone-reason-plan-prophecies = Prophecies: { $points_signed }.

## What to do

# The line begins with what is open and what is left of it.
witchstone-status-open = Now: { witchstone-action }, { $left ->
    [0] no actions left.
    [one] { $left } action left.
   *[other] { $left } actions left.
}
witchstone-status-energy = Lay a segment on a free chain at your network (tn-vn).
witchstone-status-chain = Continue the chain { $chain }, { $links } of { $of } done (en).
witchstone-status-lay = Lay a witch beside your tower (lay); in reserve: { $reserve }.
witchstone-status-witch = Lay a witch (lay) or send one to a location (vn); lying: { $lying }.
witchstone-status-send = Send a witch to a location (vn); lying: { $lying }.
witchstone-status-pentagram = Type the steps (1); to the next dark space: { $away }.
witchstone-status-crystal = Move a crystal (b2 c3) or bring it out (b2 f).
witchstone-status-wand = Type the steps (1), all in one move; to the end: { $ahead }.
witchstone-status-scroll = Take one scroll from the lowest { $shelves ->
    [one] shelf (1).
   *[other] { $shelves } shelves (1 to { $shelves }).
}
witchstone-status-idle = There’s nothing more you can do with this action.
witchstone-status-waiting = Ready to use: { $moves }.
witchstone-status-boosts = { $boosts ->
    [one] A boosting spell fits (boost).
   *[other] { $boosts } boosting spells fit (boost).
}
witchstone-status-done = Or done.
witchstone-status-tile = Lay a tile on two empty hexes (en/wi a2 a3); the first symbol acts first.
witchstone-status-remove = No two empty hexes are side by side: take a crystal out (remove b2).
witchstone-status-discard = No tile can ever fit: discard one (discard energy/witch).
witchstone-status-shelf = Choose a shelf: that of the rim ({ $code }) gives { witchstone-actions }: { witchstone-symbol }; the lowest (bottom) a chip.
witchstone-status-chip = Choose a chip from the tablecloth (its symbol, or 3 for the points).
witchstone-status-chip-black = Choose a chip from the tablecloth (its symbol, or 3 for the points); the black crystal adds { $extra }.
witchstone-status-special = Special tile { witchstone-tile }: lay it for good on an empty hex (b2), or keep it for { witchstone-actions } once (keep).
witchstone-status-space = An empty dark space: choose a symbol for { witchstone-actions } (en), or done.
witchstone-status-tower = Put your big witch on a free tower (tn); its chip acts at once.

## At the table

# Headings of the players’ columns, at most about 7 letters each. Witches are counted as 2+1 (8): standing, lying, in reserve.
witchstone-label-round = Round { $round } of { $rounds }
witchstone-label-points = Points
witchstone-label-wand = Wand
witchstone-label-pentagram = Pent.
witchstone-label-energy = Energy
witchstone-label-witches = Witches
witchstone-label-chips = Chips
witchstone-label-scrolls = Scrolls
witchstone-label-owls = Owls
witchstone-label-specials = Spec.
witchstone-label-crystals = Rack
# The tracks; the second number of a bonus is for the foremost.
witchstone-label-wand-track = Wand:
witchstone-label-pentagram-track = Pentagram:
witchstone-label-pentagram-end = of { $length }
witchstone-label-owl-stack = owl { $value }
witchstone-label-owl-empty = owl +{ $points }
witchstone-label-special-empty = any ×{ $actions }
witchstone-label-flasks = Flasks:
witchstone-label-bottom = bottom
witchstone-label-cloth = Cloth:
witchstone-label-groups = Groups:
# The letters are those of the notation.
witchstone-label-places = T tower  V village  F forest  C castle
witchstone-label-tiles = Tiles:
witchstone-label-supply = supply { $tiles }
witchstone-label-own-scrolls = Scrolls:
witchstone-label-worth = (now { $points })
witchstone-label-total = { $points } in total
witchstone-label-stack = Stack:
witchstone-label-then = then
witchstone-label-spaces = wand spaces { $spaces }
witchstone-label-moves-tiles = tile FIRST/SECOND HEX HEX with { $tiles }, either way round, on { $pairs }
witchstone-result-track = During play
witchstone-result-owls = Owls
witchstone-result-chips = Chips
witchstone-result-boosts = Spells
witchstone-result-prophecies = Prophecies

## In statistics

witchstone-figure-energy = Points for energy
witchstone-figure-witches = Points for witches
witchstone-figure-wand = Points for the wand
witchstone-figure-owls = Points for owls
witchstone-figure-chips = Points for chips
witchstone-figure-crystals = Points lost for crystals
witchstone-figure-scrolls = Points for scrolls
