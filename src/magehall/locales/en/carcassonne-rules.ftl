### The clauses of carcassonne: written by tools/write_clauses.py from RULES.md.

carcassonne-section-the-table = The table

carcassonne-1 = For two to six players. Each has a supply of seven meeples in one colour; an eighth marks the score.
carcassonne-2 = There are 72 land tiles. One of the four tiles with a city beside a straight road is the start tile and lies face up in the middle. The other 71 are shuffled face down.
carcassonne-3 = One player starts, seat A unless something else is agreed, and play goes clockwise.

carcassonne-section-a-turn = A turn

carcassonne-4 = In your turn: draw a tile, place it, place a meeple on it or not, score what it has completed. Always in this order.
carcassonne-5 = You draw the tile unseen, show it to everyone, and place exactly this tile.
carcassonne-6 = Place it so that at least one of its edges touches a tile in the landscape. Touching at a corner doesn't count.
carcassonne-7 = Every edge that touches another tile must continue its terrain: city to city, road to road, field to field.
carcassonne-8 = A cell holds one tile for the whole game. Holes in the landscape are allowed.
carcassonne-9 = A tile that fits nowhere leaves the game, and the same player draws another one. The turn isn't lost.
carcassonne-10 = If the stack runs out in this way, the game ends.

carcassonne-section-meeples = Meeples

carcassonne-11 = After placing the tile, you may place one meeple from your supply on one segment of this tile, never on a tile placed earlier.
carcassonne-12 = On a road it is a robber, in a city a knight, in a monastery a monk, on a field a farmer.
carcassonne-13 = You may not place it where there is already a meeple in the same connected road, city or field, not even your own, however far away. Connections made by the tile just placed count.
carcassonne-14 = A monastery is a feature of one tile, so it is always free when it is placed.
carcassonne-15 = With no meeple in your supply you can't place one. You never have to.
carcassonne-16 = Several players get into one feature only when a later tile joins parts that were claimed separately.
carcassonne-17 = You may place a meeple on a feature that is complete at once; it returns in the same turn. You can use it again from your next turn on, or at once if a crop circle lets you add a meeple.

carcassonne-section-completed-features = Completed features

carcassonne-18 = After the meeple, everything the tile has completed is scored, whoever owns it.
carcassonne-19 = A road is complete when it forms a loop or when both its ends are closed by a crossing, a village, a city, a monastery or a crop circle. It is worth one point per tile.
carcassonne-20 = A city is complete when its wall is closed and it has no gaps. It is worth two points per tile and two per shield.
carcassonne-21 = A monastery is complete when all eight cells around it hold tiles. It is worth nine points. One tile can complete several.
carcassonne-22 = Count tiles, not segments: a tile that gives two segments to one city or road counts once. Shields are counted one by one.
carcassonne-23 = The player with the most meeples in the feature gets all its points; the others get nothing.
carcassonne-24 = Players who are tied for the most each get all the points.
carcassonne-25 = If there is no meeple, nobody scores.
carcassonne-26 = All meeples of a scored feature return to their owners, even those that scored nothing.

carcassonne-section-fields = Fields

carcassonne-27 = Farmers stay where they are until the game ends.
carcassonne-28 = Field segments connect across the halves of tile edges. Roads, cities and the rim of the landscape separate them.
carcassonne-29 = Fields are scored only at the end of the game.

carcassonne-section-the-end = The end

carcassonne-30 = The game ends after the turn in which the last tile was placed; this turn is scored like any other.
carcassonne-31 = In the final scoring, an unfinished road is worth one point per tile.
carcassonne-32 = An unfinished city is worth one point per tile and one per shield.
carcassonne-33 = An unfinished monastery is worth one point for itself and one for each tile around it.
carcassonne-34 = A field is worth three points for each completed city that touches it, each city once.
carcassonne-35 = A city counts for every field it touches, and one player may score it on several fields.
carcassonne-36 = In the final scoring, majorities decide just as they do during the game.
carcassonne-37 = The player with the most points wins. Tied players share the victory.

carcassonne-section-what-can-be-agreed = What can be agreed

carcassonne-38 = With “{ carcassonne-option-two-tile-city }: 2”, the first and second printings' rule, a completed city of two tiles is worth one point per tile and one per shield.
carcassonne-39 = With “{ carcassonne-option-fields }: { carcassonne-option-fields-first }”, the printing of 2000, each completed city gives four points to the player with the most farmers on all the fields that touch it, taken together; tied players each score in full.
carcassonne-40 = With “{ carcassonne-option-fields }: { carcassonne-option-fields-second }”, the printing of 2001, a field gives three points for each completed city, but no player scores twice for the same city.
carcassonne-41 = With “{ carcassonne-option-fields }: { carcassonne-option-fields-off }”, nobody places farmers, and fields are not scored.
carcassonne-42 = With “{ carcassonne-option-tie }: { carcassonne-option-tie-starter-loses }”, a tournament rule, the start player ranks behind the players with equal points.
carcassonne-43 = With “{ carcassonne-option-start-player }: { carcassonne-option-start-player-random }”, the start player is chosen at random.
carcassonne-44 = With “{ carcassonne-option-tile-list }: { carcassonne-option-tile-list-hidden }”, nobody is shown which tiles are left, only how many.
carcassonne-45 = Unless something else is agreed, a city of two tiles is worth four points and fields are scored by the third rule, as in every printing since 2002.

carcassonne-section-mage-witch = Mage & Witch

carcassonne-46 = There is a purple mage and an orange witch, who belong to nobody, and eight land tiles with the mage's symbol.
carcassonne-47 = The symbol tiles are shuffled in with the others. The mage and the witch wait beside the landscape.
carcassonne-48 = All rules of the base game still apply.
carcassonne-49 = A symbol tile is drawn and placed like any other tile.
carcassonne-50 = After placing a symbol tile, and before placing a meeple, you must bring the mage or the witch into the landscape, or move one that is there.
carcassonne-51 = Place the mage or the witch on a segment of an unfinished road or city.
carcassonne-52 = The mage and the witch may not be on the same road or in the same city.
carcassonne-53 = Then you may place a meeple as usual. A figure claims nothing and keeps nobody out.
carcassonne-54 = If neither the mage nor the witch can be brought in or moved, one of them must be removed from the landscape, if one is there.
carcassonne-55 = If after any tile, with or without a symbol, the mage and the witch are on the same road or in the same city, the player whose turn it is must first move one of them.
carcassonne-56 = That happens before anything is scored, even if the tile has completed what they share.
carcassonne-57 = When a road or city with the mage is completed, it is worth one more point per tile.
carcassonne-58 = When a road or city with the witch is completed, its points are halved, rounded up.
carcassonne-59 = After the scoring, the mage or the witch goes back beside the landscape. A later symbol tile can bring the figure in again.
carcassonne-60 = In the final scoring, the mage and the witch affect unfinished roads and cities in the same way.
carcassonne-61 = The rulebook's city: eight tiles and two shields make 20 points, the mage adds 8, and red and blue, who are tied, get 28 each.
carcassonne-62 = The rulebook's roads, completed by one tile: five tiles with the witch score 3 points, three tiles with the mage score 6.
carcassonne-63 = Each of the six small expansions contains one crop-circle tile; any number of the six may be shuffled in, and all six are best.

carcassonne-section-mage-witch-clarified = Mage & Witch, clarified

carcassonne-64 = A figure that is moved goes to another road or city, not to another segment of the same one.
carcassonne-65 = You choose freely which of the two you bring in or move, whether none, one or both are in the landscape.
carcassonne-66 = The target may be on the tile just placed or anywhere else.
carcassonne-67 = A road or city that the tile just placed has completed can't be a target.
carcassonne-68 = Meeples don't matter for the target: it may be empty, your own, another player's or shared.
carcassonne-69 = Neither the mage nor the witch can be brought in or moved when there is no unfinished road or city without one of them. Then, if both are in the landscape, the player chooses which one leaves; if only one is, that one leaves; if none is, nothing happens.
carcassonne-70 = You may move a figure away from a road or city that the symbol tile has just completed; then it doesn't count for its scoring.
carcassonne-71 = When the two meet, the player whose turn it is chooses which one moves, to any unfinished road or city without a figure, before placing a meeple. If there is none, one of the two is removed.
carcassonne-72 = When a symbol tile makes the two meet, one move fulfils both duties.
carcassonne-73 = A figure also leaves a completed road or city that has no meeples.
carcassonne-74 = The witch turns 1 point into 1 point, and nothing into nothing.
carcassonne-75 = Fields and monasteries are never affected; a field counts a completed city in full, whichever figure was there.
carcassonne-76 = The points are worked out first, including shields and the two-tile rule; then the mage adds or the witch halves. The mage gets nothing for shields.
carcassonne-77 = Figures stay where they are when meeples leave because of a crop circle.
carcassonne-78 = The order within the final scoring makes no difference.

carcassonne-section-crop-circles = Crop Circles

carcassonne-79 = Crop-circle tiles are shuffled in. When you draw one, place it, place a meeple if you like, and score as usual.
carcassonne-80 = Then you must choose one of two things for everyone: all may add a meeple, or all must take one back.
carcassonne-81 = The picture shows who is affected: a club means robbers, a shield knights, a pitchfork farmers. Monks are never affected.
carcassonne-82 = It goes clockwise, starting on the left of the player whose turn it is, who comes last. Players without a meeple of that kind are skipped.
carcassonne-83 = To add: place one meeple from your supply to join one of your own meeples of that kind, anywhere in the landscape. You don't have to. With an empty supply, you can't.
carcassonne-84 = To take back: return one of your own meeples of that kind to your supply. You must.
carcassonne-85 = No meeple can stand on a circle. It ends the roads that reach it and separates the fields around it.
carcassonne-86 = A meeple taken back scores nothing. A meeple that returned this turn can be added at once, though otherwise it would have to wait for the next turn.
carcassonne-87 = Added meeples come on top of the one you may place each turn, and can win majorities.
carcassonne-88 = If nobody has a meeple of that kind in the landscape, nothing is chosen.

carcassonne-section-rulings = Rulings

carcassonne-89 = The start tile lies at 0,0 unturned, with its city to the north. Cells are counted in steps east and steps south of it.
carcassonne-90 = Every way to turn a tile is a placement of its own, even where the tile looks the same.
carcassonne-91 = A symbol tile that fits nowhere leaves the game without moving a figure, and a crop circle without a choice.
carcassonne-92 = With fewer than six crop circles, those of CC1 to CC6 that are shuffled in are picked at random at the start. All combinations are equally likely, and everyone sees which circles are in the game. With “{ carcassonne-option-circles-by }: { carcassonne-option-circles-by-first }”, the first of them are taken.
carcassonne-93 = A meeple is added on the very segment of the meeple it joins, and two meeples of a player on one segment are interchangeable.
carcassonne-94 = A crop circle on the last tile takes effect before the final scoring.
carcassonne-95 = Meeples and figures stay in the landscape for the final scoring and after it.
carcassonne-96 = With “{ carcassonne-option-fields }: { carcassonne-option-fields-first }”, farmers on the same field count once for a city, however often the field touches it.
