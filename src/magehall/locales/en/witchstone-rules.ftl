### The clauses of witchstone: written by tools/write_clauses.py from RULES.md.

witchstone-section-aim-and-material = Aim and material

witchstone-1 = Two to four players build an energy network around the Witchstone; after eleven rounds, whoever has the most victory points is Lord of the Witchstone.
witchstone-2 = Each player has a cauldron, fifteen tiles of two hexes (every pair of different symbols once), one big and eleven small witches, twenty energy segments, three owls, six crystals of their own colour and a black one.
witchstone-3 = All players share ten owl tiles, forty scrolls, fifteen special tiles of one hex with two symbols, and twenty-one chips.

witchstone-section-setting-up-the-board = Setting up the board

witchstone-4 = Each owl space of the pentagram gets a stack of owl tiles worth 7, 6, 5, 4 and 3, with the 7 on top.
witchstone-5 = The scrolls are shuffled into a face-down pile, and six are laid face up on the shelves of the library.
witchstone-6 = The special tiles are shuffled into a face-down stack, and one is laid face up on each of the three dark spaces of the pentagram.
witchstone-7 = The chips are shuffled; one goes face up on every location but the Witchstone, and the rest face up on the tablecloth below the rack.

witchstone-section-setting-up-the-players = Setting up the players

witchstone-8 = The black crystal goes on the middle hex of your cauldron and your own six crystals on the other marked hexes.
witchstone-9 = Shuffle your fifteen tiles, take five of them behind your screen, unseen by the others, and keep ten face down as your supply.
witchstone-10 = One owl of each player starts on 0 of the score track, one on the marked space of the pentagram, one on the handle of the wand.
witchstone-11 = Whoever last stirred a pot starts: that is seat A, and the others follow clockwise.
witchstone-12 = The player who will be last in turn order is the first to put the big witch on a free tower, then the last but one, and so on back to the starting player.
witchstone-13 = The tower with your big witch is your own; the other towers are foreign, taken or not.
witchstone-14 = Placing the big witch scores 2 points and brings you the chip there, with its action.
witchstone-15 = The used chip goes behind your screen and is worth 2 points at the end.

witchstone-section-a-turn = A turn

witchstone-16 = Lay one of the tiles from behind your screen on any two empty hexes side by side in your cauldron.
witchstone-17 = The six printed symbols may not be covered.
witchstone-18 = A hex with a crystal may not be covered; you can move or remove crystals first.
witchstone-19 = The two symbols of the tile give you two kinds of action, carried out one after the other in the order you like.
witchstone-20 = Then draw a new tile from your supply.
witchstone-21 = Turns go clockwise, eleven for each player, so that your supply is empty at the end and four tiles stay behind your screen.
witchstone-22 = A symbol gives as many actions as there are equal symbols in the connected group it belongs to; scrolls are an exception.
witchstone-23 = Finish the first kind of action, with all its bonus actions, before the second begins.
witchstone-24 = If you can't use a kind of action any more, simply leave it out.
witchstone-25 = If the second symbol makes a group too, its action is also carried out several times.
witchstone-26 = A symbol next to none of its kind gives its action once.

witchstone-section-energy = Energy

witchstone-27 = An energy action puts one segment from your supply on a free link of an unfinished chain.
witchstone-28 = Your first segment must touch your own tower, in any direction.
witchstone-29 = With several energy actions, lay as many segments.
witchstone-30 = Finishing a chain of one, two or three links scores 1, 3 or 6 points at once.
witchstone-31 = A chain is started and finished by one player: where you have laid a segment, the others never may.
witchstone-32 = When all your segments are used, you have no more energy actions.
witchstone-33 = Once you have started a chain, you must finish it before you start another.
witchstone-34 = Your next chain starts at your own tower or at any location connected with it.

witchstone-section-witches = Witches

witchstone-35 = A witch action lays a witch from your reserve beside your own tower; a lying witch scores nothing yet.
witchstone-36 = Or it raises a lying witch and sends her at once to another location connected with your tower by finished chains.
witchstone-37 = If you travel only along your own chains, this costs one action, no matter how many locations, occupied or free, you pass.
witchstone-38 = Every foreign chain on the way costs one action, whatever its length; without enough actions, you can't make the journey.
witchstone-39 = Every witch put up on a location scores 2 points at once.
witchstone-40 = The first witch on a location takes its chip, which gives one action of its symbol or 3 points.
witchstone-41 = You may use the chip's action at any time while you carry out witch actions, at the latest after the last witch action of your turn.
witchstone-42 = The chip then goes behind your screen and is worth 2 points at the end.
witchstone-43 = The Witchstone has four slots and no chip; a witch takes the free slot with the most points and scores them on top of her 2.
witchstone-44 = With several witch actions, you may mix laying and sending in any order.
witchstone-45 = When all your witches are standing, you have no more witch actions.
witchstone-46 = Each player may have at most one standing witch on a location; any number may lie beside their own tower.
witchstone-47 = A standing witch never moves again.

witchstone-section-pentagram = Pentagram

witchstone-48 = A pentagram action moves your owl one space clockwise; several actions move it as many spaces.
witchstone-49 = On a light space of the pentagram nothing happens.
witchstone-50 = When you reach or pass an orange space, take the top owl tile of its stack.
witchstone-51 = When you reach or pass a dark space, take the special tile there; a new one from the stack is turned up at once while any are left.
witchstone-52 = Used once, a special tile gives one of its two actions twice, at any time within this pentagram action; then it goes beside your screen.
witchstone-53 = Used for good, it is laid at once on an empty hex of your cauldron, and both its symbols count in groups from then on.
witchstone-54 = Laying it triggers no action, but it counts for the second action of the same turn.
witchstone-55 = After a full circle, the owl goes on and takes tiles as before.
witchstone-56 = An owl space whose stack is empty scores 2 points at once.
witchstone-57 = A dark space that is empty gives two actions of your choice.

witchstone-section-crystals = Crystals

witchstone-58 = A crystal action moves one crystal to a neighbouring hex, or from an exit onto the rim.
witchstone-59 = A crystal on the rim goes to the rack at once: into a free flask on the shelf of the rim's symbol, or onto the bottom shelf, as you like.
witchstone-60 = On the shelf of the symbol, it gives two actions of that symbol at once.
witchstone-61 = On the bottom shelf, it brings you a chip of your choice from the tablecloth, whose action you may use at any time within this crystal action; then the chip goes behind your screen.
witchstone-62 = With several crystal actions, you may move one crystal far or several crystals.
witchstone-63 = Crystal actions won by a crystal are added to those you have left.
witchstone-64 = The black crystal brings two more: four actions on the shelf of a symbol, three with a chip, 5 points with the chip of 3 points.
witchstone-65 = The black crystal never counts as a crystal on the rack, neither for the wand nor for a prophecy.
witchstone-66 = Without crystals in your cauldron, you have no crystal actions.
witchstone-67 = Crystals may pass occupied hexes but must end on an empty one; printed symbols count as occupied.
witchstone-68 = Neither a tile nor a special tile may be laid on a crystal.
witchstone-69 = Crystals leave the cauldron only at the hexes marked with arrows.
witchstone-70 = A flask holds one crystal; a shelf holds 4, 5 or 6 crystals with 2, 3 or 4 players, the bottom shelf 4, 5 or 5.
witchstone-71 = If the shelf of the symbol is full, only the bottom shelf is left, and if that is full too, the crystal goes back to the box without effect.
witchstone-72 = At any moment of your own turn you may take a crystal straight out of your cauldron, without effect; the first costs 1 point, the second 2, the third 3, and so on.

witchstone-section-wand = Wand

witchstone-73 = A wand action moves your owl one space to the right; several actions move it as many spaces.
witchstone-74 = On a light space of the wand nothing happens.
witchstone-75 = When you reach or pass a dark space, you get its bonus actions; if after the move your owl is in front, alone or tied, the bonuses of all dark spaces of this move are doubled.
witchstone-76 = When you reach or pass a silver space, you score for what it counts at that moment.
witchstone-77 = On the last space, you have no more wand actions.
witchstone-78 = Bonuses and scorings of a move are carried out in the order in which they were reached.
witchstone-79 = The crystal bonus is one crystal action, two in front.
witchstone-80 = The witch bonus is two witch actions, four in front.
witchstone-81 = The energy bonus is one energy action, two in front.
witchstone-82 = The pentagram bonus is two steps, four in front.
witchstone-83 = The scroll bonus is one of the first three scrolls, in front one of all six.
witchstone-84 = The silver space of chains scores 1 point for each of your finished chains.
witchstone-85 = The silver space of scrolls scores 1 point for each of your scrolls, used ones included.
witchstone-86 = The silver space of crystals scores 1 point for each crystal of your own colour on the rack.
witchstone-87 = The silver space of witches scores 1 point for each of your witches on the map, lying, standing or big.
witchstone-88 = The silver space of chips scores 1 point for each of your chips.
witchstone-89 = The silver space of special tiles scores 2 points for each of your special tiles, in your cauldron or beside your screen.

witchstone-section-scrolls = Scrolls

witchstone-90 = A single scroll action takes the scroll on the lowest shelf.
witchstone-91 = Several scroll actions still take only one scroll, but you choose from as many of the lowest shelves.
witchstone-92 = The scrolls above move down at once and a new one is drawn onto the highest shelf.
witchstone-93 = A boosting spell is used once, and only to add to actions triggered by something else; it triggers none itself.
witchstone-94 = A double boosting spell adds two actions of the kind it shows.
witchstone-95 = A single boosting spell adds one action of any kind.
witchstone-96 = Boosting spells for the same action may be combined.
witchstone-97 = A used boosting spell is turned face down; each unused one is worth 2 points at the end.
witchstone-98 = A prophecy is worth 1 point if nothing of it is fulfilled, and 3, 5 or 7 points at its first, second or third level.
witchstone-99 = Several chips with scrolls may be used one by one, each for the lowest scroll, or together for a larger choice.
witchstone-100 = You may keep your unused scrolls in a pile, to hide how many and which they are; but scrolls are taken from the open library, so everyone has seen them.
witchstone-101 = When the pile is empty, you choose from what is left; when the library is empty too, scroll actions are lost.

witchstone-section-the-end = The end

witchstone-102 = The game ends after eleven rounds.
witchstone-103 = Each player adds the values of their owl tiles.
witchstone-104 = Each chip adds 2 points.
witchstone-105 = Each unused boosting spell adds 2 points and each unfulfilled prophecy 1.
witchstone-106 = Each fulfilled prophecy adds 3, 5 or 7 points.
witchstone-107 = The player with the most points wins; if tied, whoever is further along the wand, or was first on its last space.

witchstone-section-prophecies = Prophecies

witchstone-108 = Largest group of a symbol: 4, 5, or 6 and more connected, including printed symbols and special tiles; what isn't connected doesn't count.
witchstone-109 = Witches on different locations: one of your witches on the first location shown, also on the second, also on the third.
witchstone-110 = In prophecies of different or of connected locations, levels are fulfilled in order: without the first location the others don't count, and without the second the third doesn't.
witchstone-111 = Witches on locations of one kind: one, two or three of them.
witchstone-112 = Connected locations: linked to your own tower by your own chains, in the order shown on the scroll.
witchstone-113 = Place on the Witchstone: third, second or first, where the best slot is first.
witchstone-114 = Witches on the map: 5, 7, or 9 and more, lying or standing, including the big one.
witchstone-115 = Witches lying beside your tower at the end: 1, 2, or 3 and more, not counting the big one.
witchstone-116 = Silver spaces reached on the wand: 3, 4, or 5 and more.
witchstone-117 = Special tiles collected: 2, 3, or 4 and more, in your cauldron or beside your screen.
witchstone-118 = Scrolls collected: 4, 5, or 6 and more, used or not.
witchstone-119 = Chips collected: 4, 5, or 7 and more.
witchstone-120 = Crystals of your own colour on the rack: 3, 4, or 5 and more; not the black one and none taken out by hand.
witchstone-121 = A black tower on a prophecy is any tower but your own, taken or not.
witchstone-122 = A boosting spell may be added to an action of your tile and to every bonus action, from the pentagram, a crystal, the wand or a chip.

witchstone-section-handicap = Handicap

witchstone-123 = Strong players may play with a handicap: they return four of their shuffled tiles unseen to the box and choose from fewer.
witchstone-124 = Level 3 (easy): three tiles behind the screen; play one, draw one; two and one in the last two turns.
witchstone-125 = Level 2 (medium): two tiles behind the screen; one in the last turn.
witchstone-126 = Level 1 (hard): draw one tile in your turn and play it.
witchstone-127 = The game ends when everyone has played eleven tiles; levels 2 and 3 draw nothing when the supply is empty.

witchstone-section-rulings = Rulings

witchstone-128 = The size of a group is counted when its action begins, so a special tile laid during the first action counts for the second but never lengthens the running one.
witchstone-129 = A special tile counts once in the group of each of its two symbols.
witchstone-130 = You say the order of the two actions when you lay the tile; nothing can happen in between.
witchstone-131 = No action is compulsory: you may always give up what is left of one.
witchstone-132 = A chip must be taken; its action may wait for any witch action of the same turn, one below, nested or later, and is lost at the end of the turn; used or not, the chip is worth 2 points at the end. Option “{ witchstone-option-chips }”: the action is already lost when the witch action in which the chip was taken ends.
witchstone-133 = A chip from the bottom shelf may likewise wait within its crystal action; with the black crystal it is worth three actions.
witchstone-134 = A special tile kept for one use may wait within its pentagram action; laying it for good is decided at once, and is impossible without an empty hex.
witchstone-135 = Several scroll actions from a special tile, a shelf or the black crystal take one scroll with a larger choice, not several scrolls.
witchstone-136 = Only chips may be used one by one for scrolls; added together they take one scroll with a larger choice.
witchstone-137 = More scroll actions than scrolls in the library give a free choice of all of them.
witchstone-138 = An empty dark space gives two actions of one symbol, not of two; the rulebook's “two actions of any kind, at your choice” can be read more widely.
witchstone-139 = A boosting spell may be played at any time while an action of its kind is open, even a bonus action, even in the turn it was taken; for a scroll, before it is taken. On the wand, whoever has moved “may at once move two more spaces”, says the rulebook: played before the move, the spell makes one longer move; played after it, one more move once the spaces of the first are carried out.
witchstone-140 = Whether an owl is in front on the wand is checked once after each move, a tie being enough; silver spaces are never doubled.
witchstone-141 = If a bonus of the wand brings more wand steps, the owl moves at once, and the new spaces wait behind those still to be carried out; that move decides whether they are doubled.
witchstone-142 = The scroll bonus in front is a choice from six, but still one scroll.
witchstone-143 = Steps beyond the end of the wand are lost; the last space is carried out like any other.
witchstone-144 = A chain may link two locations that are already connected, and it scores; a chain once started is reserved for good, even if it is never finished.
witchstone-145 = If your energy actions end in the middle of a chain, it stays open and scores nothing yet.
witchstone-146 = A journey costs one action for each foreign chain and one more if any of your own chains is used, wherever on the way; you can't stop half-way.
witchstone-147 = Unfinished chains can't be travelled, your own or foreign.
witchstone-148 = A witch may stand on any connected location without a standing witch of her colour, so never on your own tower; other colours don't matter.
witchstone-149 = The slot on the Witchstone is always the best free one; with two players its four slots are the same as with more.
witchstone-150 = Moving a crystal over several hexes is one decision; it costs one action per hex and can't end on an occupied hex.
witchstone-151 = The step from an exit onto the rim costs one more action; an exit that is covered may still be used.
witchstone-152 = You may choose either shelf as long as both have a free flask; crystals on the bottom shelf are on the rack too.
witchstone-153 = You may also take a crystal out by hand before you lay your tile; your score may fall below zero.
witchstone-154 = If no tile fits, you must take crystals out by hand until one does; if that can't help, discard a tile without actions.
witchstone-155 = A tile doesn't have to touch anything, and you may turn it any way.
witchstone-156 = Rewards of the pentagram are taken one after the other as the owl passes, and a special tile is replaced at once.
witchstone-157 = A foreign tower on a prophecy may be occupied or not.
witchstone-158 = In a prophecy with several locations, one location can't count for two.
witchstone-159 = For connected locations, only your own finished chains that are connected to your own tower count.
witchstone-160 = The fourth slot of the Witchstone, or none, fulfils nothing of its prophecy.
witchstone-161 = Used boosting spells count as scrolls for the wand and for the prophecy of scrolls but score no points at the end.
witchstone-162 = Tiles behind the screens are secret; owl tiles, chips and scrolls were taken openly, so they are known, but totals are shown only after the game unless open screens are agreed.
witchstone-163 = If players are tied both in points and on the wand, whoever got there first wins; players who never moved there share the victory.
witchstone-164 = The chip of your own tower gives a full action at once: you may lay a witch or a segment, make a step, or take a scroll.
witchstone-165 = The library is refilled after every single scroll; with an empty pile, the scrolls still move down.
witchstone-166 = Witch actions with neither a lying witch nor a reserve, and crystal actions without crystals, are lost.
witchstone-167 = The action counter and the cube on the last tile are memory aids; the game itself counts the open actions and shows the last tile.
witchstone-168 = All wand steps of an action are made in one move of the owl; steps not made then are given up, and only a boosting spell or a further bonus of the same action moves it again.
witchstone-169 = A waiting chip or kept special tile may also be added to an open bonus action of its own kind further up; it then counts as part of it.
witchstone-170 = The symbol of an empty dark space is chosen at once, or the two actions are given up.
witchstone-171 = A boosting spell is refused if the action it would add to could not be carried out even once more.
witchstone-172 = A chip of 3 points scores when it is taken.
