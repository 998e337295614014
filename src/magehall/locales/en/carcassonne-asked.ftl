### Questions that players ask about Carcassonne, one a line; the clause that answers them names the message.

# Words that mean the same in this game, one group a line.
carcassonne-alike =
    meeple, meeples, follower, followers, man, men, guy, guys, pawn, pawns
    robber, robbers, thief, thieves, highwayman, highwaymen, bandit, bandits
    knight, knights
    monk, monks
    farmer, farmers, peasant, peasants
    monastery, monasteries, cloister, cloisters, abbey, abbeys
    field, fields, farm, farms, meadow, meadows, grass, farmland
    city, cities, town, towns, castle, castles
    road, roads, street, streets, path, paths
    shield, shields, pennant, pennants, coat of arms, coats of arms, banner, banners
    tile, tiles, land tile, card, cards
    stack, pile, deck, bag, draw pile
    supply, reserve
    landscape, map, board
    complete, completed, finished, closed, done
    unfinished, incomplete, open, not finished, uncompleted
    mage, wizard, sorcerer, magician
    witch, sorceress
    figure, figures, magic figure, neutral figure
    symbol tile, symbol tiles, mage tile, mage tiles, magic tile, magic tiles
    crop circle, crop circles, circle tile, corn circle, corn circles
    tie, tied, ties, equal, level, same number
    majority, majorities, most meeples
    points, score, scores, scored, scoring
    final scoring, end scoring, scoring at the end
    start player, starting player, first player, starter
    start tile, starting tile, first tile
    take back, taken back, takes back, withdraw, pull back
    add, added, adds, adding
    rotate, rotated, turn round, turned round, orientation
    club, cudgel
    pitchfork, fork
    opponent, opponents, opponent's, rival, rival's, enemy, another player, other player, somebody else, someone else
    compulsory, obligatory, mandatory, obliged, forced, required
    occupied, taken, claimed, claim, occupy
    invade, sneak into, steal, get into, break into
    hole, holes, gap, gaps, empty space
    unplayable, unplaceable, can't be placed, cannot be placed, fits nowhere, doesn't fit, no legal spot, no place for
    clockwise, to the left
    halve, halves, halved, half
    at the end of the game, game end, end of the game, when the game ends, at the end

carcassonne-1-asked =
    How many people can play?
    Can we play with two?
    Can six of us play?
    Is there a game for just one person?
    How many meeples do I get at the start?
    Do I have seven or eight followers?
    What is the eighth meeple for?
    number of players, number of meeples each
    How many followers does each player have?
    How many meeples does everybody have at the beginning?
    two players
    six players, is that allowed?
    five people, can they play?
    How many people is this game for?
    number of people
    Can seven people play?

carcassonne-2-asked =
    How many tiles are there?
    How many tiles does the base game have?
    What lies on the table at the beginning?
    Which tile is the start tile?
    How do we set up the game?
    Are the tiles shuffled face down?
    setup, starting tile, shuffle the tiles
    Where do we put the first tile?
    How many cards are in the box?
    How many tiles are shuffled?
    What's on the table when we start?
    number of tiles face down
    How is the start tile chosen?

carcassonne-3-asked =
    Who starts?
    Who goes first?
    Who plays first, the youngest?
    In which direction does play go round?
    Is it clockwise or anticlockwise?
    Whose turn is it after mine?
    first player, turn order
    Who may begin?
    Does the youngest player start?
    start player, who?
    Do we go round to the left?
    direction of play

carcassonne-4-asked =
    What do I do in my turn?
    What are the steps of a turn?
    In what order do I draw, place and score?
    Can I place a meeple before I place the tile?
    Can I score first and put a meeple afterwards?
    How does a turn go?
    turn sequence, phases of a turn
    Is scoring before or after placing the meeple?
    first the tile, then the meeple, then the points
    At what point in my turn am I allowed to place a follower?
    When do I score in my turn?
    order of actions in a turn
    What do I do after placing my tile?
    What comes next after laying the tile?

carcassonne-5-asked =
    Can I choose which tile I draw?
    Do I have to show my tile to the others?
    Can I keep a tile for later?
    Can I hold tiles in my hand?
    I don't like my tile, may I swap it for another?
    Do I have to place the tile I drew?
    Am I allowed to look at the tile before drawing?
    draw a tile, show it, must be placed
    May I decide not to play the tile I've drawn?
    Must I play the tile I drew, even if it helps somebody else?
    swap the drawn tile
    Do I pick a tile from my hand?
    Can I hide the tile I drew from the others?
    play the drawn tile, no choice

carcassonne-6-asked =
    Where may I put my tile?
    Does my tile have to touch another one?
    Is touching at a corner enough?
    Can I place a tile diagonally?
    Can I start a second landscape away from the first?
    Must I build next to the start tile?
    placing a tile, adjacent, side, corner, diagonal
    Is it enough if the tile touches only at the corner?
    Does a new tile need to be next to the previous one?
    touching corners
    Must tiles share a side?

carcassonne-7-asked =
    Do all the edges have to match?
    Can a road run into a city wall?
    Can I put a city next to a field?
    When does a tile fit?
    What if one side matches and the other doesn't?
    May a road end at a meadow?
    matching edges, terrain, fits
    Does a road have to connect to a road?
    Must the sides fit on all edges, city to city?
    city next to field
    Can grass lie beside a city edge?
    road into a field
    My road would end in a meadow, can I still lay it like that?
    One edge doesn't match, is the placement allowed?
    Do I have to match roads with roads?

carcassonne-8-asked =
    May there be holes in the landscape?
    Can I put a tile on top of another tile?
    Can a tile be moved or replaced later?
    Do we have to leave no gaps on the map?
    Can I leave an empty space that nothing fits?
    gap, hole, empty cell, stacking tiles
    Are we allowed to leave a hole in the landscape?
    hole in the landscape
    Can someone build over an existing tile?
    May a tile be covered by another one?
    gaps between tiles

carcassonne-9-asked =
    What if my tile doesn't fit anywhere?
    What happens with a tile that can't be placed?
    Do I lose my turn if my tile can't be laid?
    Do I draw again when nothing fits?
    Does an unplaceable tile go back into the stack?
    unplayable tile, discard, draw another
    My tile can't be placed anywhere
    There's no place for my card, do I miss my turn?
    unplayable tile
    Is an unplaceable tile put back in the bag?
    tile fits nowhere
    I drew a tile and there's no legal spot for it
    Do you skip a turn when a tile doesn't fit?
    What do we do with a tile nobody can place?
    Do I get another tile if mine doesn't fit?

carcassonne-10-asked =
    What if the last tile can't be placed?
    The last tiles fit nowhere, is the game over?
    What if there are no tiles left to draw instead?
    Stack empty after discarding a tile, what now?
    no more tiles, stack runs out, unplaceable last tile
    We run out of tiles because none of the last ones fits
    game over because the last tile has no spot

carcassonne-11-asked =
    Where may I place my meeple?
    When can I place a follower?
    Can I put a meeple on an older tile?
    May I place a meeple on a tile placed earlier?
    How many meeples may I place in one turn?
    Can I place two meeples at once?
    Can I claim a city without placing a tile there?
    placing a meeple, claim, only the tile just placed
    Can my follower go on any tile in the landscape?
    May I put a man on another tile than the one I laid?
    How many followers per turn?
    Can I place my meeple on the tile I laid last turn?
    meeple on an old tile
    Can I put a monk on a monastery that was laid long ago?
    claim a road that has been lying there for a while
    time to place a follower: after the tile
    Where can I not put my meeple?

carcassonne-12-asked =
    What is a knight?
    What is a robber?
    What is a monk and what is a farmer?
    What are the kinds of meeples called?
    What is a thief or highwayman in this game?
    Where does a farmer go?
    What does a meeple become in a cloister?
    roles: knight, robber, monk, farmer
    What do you call a meeple on a road?
    What is a meeple in a city called?
    names of the meeples
    Which meeple lies on a meadow?
    Which meeple stands in a monastery?

carcassonne-13-asked =
    Can I place a meeple in an occupied city?
    Can I put my man on a road where somebody already stands?
    May I put a second meeple of my own in my city?
    Why can't I place a meeple here?
    The other meeple is far away, does it still block me?
    My new tile connects to an occupied field, may I put a farmer there?
    Can I join somebody else's city by placing a knight directly?
    occupied, already claimed, taken, connected feature
    There's already a knight in this city, may I place mine too?
    May I put a meeple in a city I already own?
    Somebody is already on this road, may I add my robber?
    already a farmer on the field, may I put mine?
    Is the road taken even if the robber is many tiles away?
    occupied city
    second meeple on my own road
    I have a robber on this road, can I put another one at its other end?
    The new tile links my field with one that has a farmer, may I still claim it?
    occupied road
    occupied field
    Where am I not allowed to place a meeple?
    Why is my farmer not allowed here?
    Why can't I place a knight in this city?

carcassonne-14-asked =
    Can a monastery already be occupied?
    May I place a monk when there's a monastery next door?
    Is a cloister always free?
    Can two monks share one cloister?
    monastery free, claimed monastery, single tile
    A cloister right next to another cloister, may I claim it?
    monastery already taken
    Is an abbey always available?

carcassonne-15-asked =
    Do I have to place a meeple?
    What if I have no meeples left?
    Can I skip placing a follower?
    I've run out of meeples, what now?
    May I take a meeple off the board to use it elsewhere?
    Is placing a meeple optional?
    no meeples in supply, optional, skip, out of followers
    Am I forced to place a meeple?
    Is it compulsory to use a follower each turn?
    All my meeples are used up
    Do I have to claim something?
    no meeple left
    Do I have to put a man down when I lay a tile?
    Can I save my meeple for later?
    skip placing, keep the meeple
    I have no more men, can I still take part?

carcassonne-16-asked =
    How can two players be in the same city?
    How do I get into somebody else's city?
    How can I steal a city?
    Can two roads with different robbers be connected?
    What happens when two claimed cities are joined?
    How do several farmers end up on one field?
    share a feature, merge, join cities, steal
    How do I get into an opponent's city?
    How can I invade a rival's city or field?
    May I connect my city with an opponent's city?
    merging two cities with knights of different players
    share a city
    How do I sneak into somebody's big city?
    Can a road have two owners?
    several players on one field
    Can two players own a city together?

carcassonne-17-asked =
    Can I place a meeple on something I've just completed?
    May I finish a city and claim it in the same turn?
    If my meeple comes straight back, can I use it again at once?
    Do I get points for a road that's complete as soon as I lay it?
    When may I use a returned meeple again?
    place and score at once, same turn, immediately returned
    Can I put a meeple on a road I just closed and get it right back?
    meeple that came back, place it again this turn
    complete and claim at once
    new meeple on a finished road
    Can I use the meeple again in my next turn?

carcassonne-18-asked =
    When do we score?
    What is scored after my turn?
    Does an opponent's city score when I complete it?
    Do I get the points for finishing somebody else's road?
    Can one tile complete several things?
    Who gets the points if I close another player's city?
    scoring during the game, completed by the tile
    I complete an opponent's city, who gets the points?
    Does a rival's road score if I finish it?
    scoring opponents' features
    one tile completes two roads
    I closed somebody's road with my tile, do they get the points now?
    Do the other players' finished things score on my turn?

carcassonne-19-asked =
    How many points is a road worth?
    When is a road complete?
    What ends a road?
    Does a road that goes in a circle count as finished?
    Does a road end at a crossing, a village or a city?
    How are roads scored?
    points for a finished road, loop, crossroads
    points for a finished road
    When does a road count as finished?
    How much is a closed street worth?
    roundabout road, a loop
    Does a village end a road?
    one point per tile of a road
    How many points for a road of five tiles?
    road with four tiles, how many points?
    value of a road
    completed roads score

carcassonne-20-asked =
    How many points is a city worth?
    When is a city complete?
    How many points does a shield give?
    How are cities scored?
    Is a city with a hole in the middle finished?
    What does a pennant bring in a completed city?
    points for a finished city, wall closed, coat of arms
    How much is a finished town worth?
    When does a city count as closed?
    How much is a shield worth?
    points of a castle with coats of arms
    two points per tile of a city
    hole inside a city
    points per shield
    How many points for a city of six tiles with one shield?
    city with four tiles, how many points?
    value of a city
    shields in a city
    points for each banner in a town
    What do pennants count?
    How much do shields count?

carcassonne-21-asked =
    How many points is a monastery worth?
    When is a monastery complete?
    How many tiles must surround a cloister?
    Do the diagonal tiles around a cloister count?
    Can one tile finish two monasteries?
    How is a cloister scored?
    points for a finished abbey, nine points, eight neighbours
    points for a monastery surrounded by eight tiles
    When does a cloister count as finished?
    nine points for a cloister
    tiles around a monastery
    value of a monastery
    complete abbey score

carcassonne-22-asked =
    Does a tile with two city parts count twice?
    The same tile belongs to my road twice, how many points?
    Do we count tiles or segments?
    Two shields on one tile?
    How do I count the tiles of a city?
    tile counted once, two segments, count shields
    Does one tile with two city segments count once?
    Does one curved city tile count double?
    same tile twice in a city
    The city bends back into the same tile, is it one or two?
    tile counted twice

carcassonne-23-asked =
    Who gets the points for a city?
    There are several meeples in the city, who scores?
    I have two knights and she has one, who gets the points?
    Does the second player get anything?
    What does having the majority bring?
    Are points shared between the players in a city?
    majority, most followers, gets all points
    I have more knights than my opponent, do I get everything?
    Who has the most robbers on the road?
    majority in a city
    Does the player with the second most knights get points?
    There are two reds and one blue in the city, what does blue get?
    Does the player with fewer knights get nothing?
    minority gets nothing

carcassonne-24-asked =
    What if two players have the same number of meeples in a city?
    Are the points divided in a tie?
    We are tied on the road, who gets the points?
    Do both of us get full points?
    One knight each, how is the city scored?
    Same number of farmers on a field, who scores?
    tie for the majority, equal number of followers
    We both have one robber on the road, who scores?
    equal number of knights in the city, full points for both
    Are the points split?
    tie in a city
    Red and blue have one knight each, who gets the points?
    same number of meeples, shared points
    Who gets the points if it's a draw in the city?

carcassonne-25-asked =
    What if nobody has a meeple in the completed city?
    Who scores an empty road?
    Do I get points for finishing a city without a knight?
    Does an unclaimed cloister bring points?
    no meeple, unoccupied, ownerless feature
    Nobody has claimed the completed city
    finished city without anybody in it
    empty city completed
    unclaimed finished road

carcassonne-26-asked =
    When do I get my meeple back?
    Do the meeples go home after scoring?
    Does my knight return if somebody else got the points?
    Do the losers get their followers back too?
    Does my robber stay on a scored road?
    return of meeples, back to supply
    Do I get my knights back after the city is finished?
    Does the monk come back when the cloister is complete?
    Do I get my robber back when the road is closed?
    When are followers returned?
    When does a meeple come home?
    Does the losing knight go back to his owner too?
    meeples back to the supply
    Do I keep my knight after the city scores, or does he stay there?

carcassonne-27-asked =
    Do I get my farmers back?
    When does a farmer return?
    Do farmers stay until the end?
    Can I take a farmer off the field during the game?
    farmers stay, lying meeple, farmer forever
    Do farmers come back to my supply?
    Can I get my peasant back from the farm?
    How long does a farmer lie on the field?
    farmer returned
    When do I get my farmer back?
    Can farmers be taken off a field?

carcassonne-28-asked =
    What separates two fields?
    Are these two meadows connected?
    Where does a field end?
    Does a road divide the grass?
    Do fields connect past the end of a road?
    How large is a farm?
    field borders, connected meadows, half edge
    Does the road separate farms?
    Are the meadows on both sides of a road one field?
    connected fields
    What divides a farm?
    Are two fields joined if a road ends between them?
    boundaries of a field
    Is this one meadow or two?
    Do cities split fields?

carcassonne-29-asked =
    When are fields scored?
    Do farmers bring points during the game?
    Is a field scored when it's closed in?
    Can a meadow be completed?
    fields scored at the end only
    Are farms scored during the game?
    When do farmers score?
    Do I score my farmer when all the cities around are done?
    My field is completely closed in, do I score it now?
    scoring farms in the middle of the game
    When do I get points for my farmers?
    When does a farmer score?

carcassonne-30-asked =
    When does the game end?
    When is the game over?
    Is the last turn still scored?
    What happens when the last tile has been placed?
    Does everyone get one more turn at the end?
    end of the game, last tile
    When is the game finished?
    How long does the game last?
    last turn
    Does the game stop with the final tile?
    end of the game when the stack is empty
    How do we know that the game is over?

carcassonne-31-asked =
    What is an unfinished road worth?
    Do I get points for an incomplete road at the end?
    My road isn't closed when the game ends, how many points?
    open road, final scoring of roads
    points for a road that's not finished at the end of the game
    incomplete street at the end
    points for an open road
    What do I get for my robber if the road is still open at the end?
    value of an unfinished road

carcassonne-32-asked =
    What is an unfinished city worth?
    Do I get points for an incomplete city at the end?
    How many points for a shield in a city that isn't closed?
    My city was never finished, do I score anything?
    open city, final scoring of cities, pennant at the end
    points for a half-built city at the end of the game
    incomplete town with pennant at the end
    shield in an incomplete city
    What's a shield worth if the city wasn't completed?
    unfinished town with two banners
    value of an unfinished city
    How many points per tile for a city that isn't closed at the end?

carcassonne-33-asked =
    What is an unfinished monastery worth?
    How many points for a cloister with five tiles around it?
    My monk is not surrounded at the end, do I get points?
    incomplete cloister, final scoring of monasteries, abbey at the end
    monastery not complete at the end of the game
    cloister with only six neighbours at the end
    half-surrounded monastery
    monk in an unfinished cloister
    My cloister has seven tiles around it when the game ends, how many points?
    unfinished monastery points
    incomplete abbey points
    I still have a monk standing there at the end

carcassonne-34-asked =
    How many points is a field worth?
    What do farmers bring?
    How are farmers scored?
    How much does a finished city give my farmer?
    Do unfinished cities count for my field?
    Does a city count twice if it touches the field in two places?
    points for fields, three points per city, farm scoring
    points for farmers
    How does a farm score?
    How many points for each city next to my farm?
    three points per city for a farmer
    Are unfinished cities worth anything to the farmer?
    What does a farmer earn for every city?
    value of a field
    farm value per city
    How do farmers score?
    Does my farmer score for incomplete cities?

carcassonne-35-asked =
    Can one city count for two fields?
    Two farmers of mine on different fields touch the same city, do I score it twice?
    Do both sides of the road score the same city?
    Does a city feed several meadows?
    same city, several fields, counted more than once
    My two farmers are on different fields next to the same city
    Can I score the same city with two farms?
    one city, two farms
    Do both farms profit from the same city?

carcassonne-36-asked =
    Who gets the points at the end when several have meeples in a city?
    Does the majority count in the final scoring too?
    Who scores an unfinished city with two owners?
    What about ties in the final scoring?
    majority at the end, final scoring, most farmers on the field
    In the final scoring, who has the most farmers?
    Who wins the field?
    Who gets the points of a field with several farmers?
    majority in the end scoring

carcassonne-37-asked =
    Who wins?
    How do I win?
    What is the aim of the game?
    What if two players have the same number of points?
    Is there a tie-break?
    Can there be two winners?
    winner, most points, shared victory, draw at the end
    Equal points at the end, who wins?
    What happens in a tie on points?
    tiebreaker
    winner
    draw on points
    Two of us have 80 points, who is the winner?
    How do you win the game?

carcassonne-38-asked =
    Can we play with the old rule for small cities?
    When is a two-tile city worth only two points?
    What does the option Small city 2 mean?
    A city of two tiles for two points?
    small city option, first and second printing, two-tile city one point per tile
    two-tile city option
    old rule for two-tile towns

carcassonne-39-asked =
    How were fields scored in the first edition?
    What does the option Fields first mean?
    Does each city give four points to the farmers?
    How did farmers score in the year 2000?
    Are farmers from several fields counted together for a city?
    fields first, oldest farmer rule, four points per city
    four points per city for farmers, first rule
    fields first
    How does field scoring in the edition of 2000 work?

carcassonne-40-asked =
    How were fields scored in the second edition?
    What does the option Fields second mean?
    Under which rule do I score a city only once for my farmers?
    How did farmers score in 2001?
    fields second, city paid once per player
    How does the second farmer rule work?
    fields second

carcassonne-41-asked =
    Can we play without farmers?
    Can we play without fields?
    What does the option Fields off do?
    How do we make it simpler for beginners?
    no farmers, fields off, without farms
    Farmers are too complicated, can we drop them?
    How do we play without farmers?

carcassonne-42-asked =
    How is a tie broken in a tournament?
    Does the start player lose a tie?
    What does the option start player loses mean?
    Is there a rule so that there's only one winner?
    tournament tie-break, starter loses, equal points
    tournament rule for a tie
    breaking a tie in tournaments

carcassonne-43-asked =
    Can the start player be drawn at random?
    What does start player random mean?
    Can we draw lots for who begins?
    random start player, chance decides who starts
    random start player

carcassonne-44-asked =
    Can we hide which tiles are left?
    What does the option Tile list hidden do?
    Can I play without seeing the remaining tiles?
    Why don't I see which tiles are still to come?
    hidden tile list, remaining tiles, only the number
    Can I see which tiles are left?
    counting the remaining tiles
    list of remaining tiles invisible

carcassonne-45-asked =
    How many points is a city of two tiles worth?
    Which edition do we play by?
    Which farmer rule is the normal one?
    Does a small city give four points?
    What is the third rule for fields?
    Which rules apply if we change nothing?
    small city, default rules, since 2002
    A city with only two tiles, how much is it worth?
    points for the smallest town, two tiles
    small city four points
    Do tiny cities count in full?

carcassonne-46-asked =
    What does Mage & Witch contain?
    Who owns the mage and the witch?
    How many tiles with the mage's symbol are there?
    Whose figure is the witch?
    How many extra tiles does the magic expansion have?
    contents of the expansion, neutral figures
    How many mage tiles are there?
    Who does the witch belong to?
    Is the mage mine?

carcassonne-47-asked =
    How do we set up Mage & Witch?
    Where do the mage and the witch stand at the beginning?
    Do the symbol tiles go in with the others?
    Are the figures in the landscape from the start?
    setup of the expansion, mage waiting beside the board
    Where are the mage and the witch before they come into play?
    starting position of the mage and the witch
    setup with the mage and the witch
    Where do I put the witch at the start?

carcassonne-48-asked =
    Do the base rules change with Mage & Witch?
    Are the normal rules still valid with the expansion?
    Is anything from the base game dropped?
    base game rules still apply, expansion

carcassonne-49-asked =
    How do I place a tile with the mage's symbol?
    Does a symbol tile have special placing rules?
    Must a mage tile go next to the mage?
    Can I keep a symbol tile for later?
    drawing a symbol tile, placed like any other
    laying a mage tile
    Where may a symbol tile be laid?

carcassonne-50-asked =
    What happens when I draw a symbol tile?
    When does the mage come into the game?
    Do I have to move the mage or the witch?
    Do I place my meeple before or after the witch?
    May I refuse to bring in a figure?
    When may I move the witch?
    symbol tile, must bring in or move a figure
    Do I need to move the witch if I draw a magic tile?
    I placed a symbol, what must I do with the mage?
    Must I use the mage?
    magic tile drawn
    Am I obliged to do something with the mage when I get his symbol?
    I've got a tile with the mage's sign, what now?

carcassonne-51-asked =
    Where can the mage go?
    Where may I put the witch?
    Can the mage stand in a monastery?
    Can I put the witch on a field?
    May a figure go to a completed city?
    placing a figure, unfinished road or city
    Can the mage be on a field?
    Can the witch be placed in a meadow or a cloister?
    witch on a cloister
    mage on a monastery
    witch on a field
    Where is the witch allowed?
    legal places for the mage
    witch or mage, where do they go?
    Can the witch be moved to a finished road?
    Must the road be unfinished for the mage?

carcassonne-52-asked =
    Can the mage and the witch be in the same city?
    May I put the witch where the mage is standing?
    Can both figures share a road?
    Two figures on one road, allowed?
    mage and witch together, same road or city forbidden
    The mage and the witch on one road, is that possible?
    both figures in one city

carcassonne-53-asked =
    May I still place a meeple after moving the mage?
    Does the mage claim a city?
    Does the witch occupy a road?
    Can I put a knight into a city where only the mage is?
    Do the figures count for the majority?
    Does the mage keep my meeple out?
    figure blocks nobody, meeple after the figure
    Does the witch block me from placing a knight?
    Is a city with the mage still free for me?
    Does the mage count as a meeple?
    Does the witch claim the road?
    Can I claim the road where the witch stands?
    After placing the witch, can I still put down a follower?
    Is the mage one of my meeples?

carcassonne-54-asked =
    What if I can't move the mage or the witch?
    There's no unfinished road or city, what do I do with the figures?
    Must a figure be removed from the landscape?
    When is the witch taken off the board without scoring?
    cannot move a figure, remove a figure
    There's nowhere to put the witch
    No unfinished road or city for the mage
    remove the mage or the witch
    Both figures are stuck
    What if I can't place the mage?

carcassonne-55-asked =
    What if a tile connects the mage's city with the witch's?
    What happens when the mage and the witch end up in the same city?
    A tile without a symbol joins their roads, what now?
    Who has to move when the two figures come together?
    figures meet, joined by a tile, must move one
    A tile merges the two cities of the mage and the witch
    The roads of the mage and the witch get connected
    mage and witch joined by a tile
    The witch and the mage are suddenly in one city, what now?

carcassonne-56-asked =
    Is the city scored before the figures are separated?
    The tile that joined mage and witch also completed the city, what comes first?
    Do I move the figure before the scoring?
    order: separate the figures, then score
    Are they separated before scoring?

carcassonne-57-asked =
    What does the mage do?
    How many points does the mage add?
    Is the mage good or bad?
    How is a city with the mage scored?
    How much is a finished road with the mage worth?
    mage bonus, one more point per tile
    What's the bonus of the mage?
    What does the mage do to a road?
    How much is the mage worth?
    extra point per tile with the mage
    How much more does my city bring with the mage?
    effect of the mage
    Does the mage give a bonus for each tile?

carcassonne-58-asked =
    What does the witch do?
    How many points does the witch cost?
    Are the witch's halves rounded up or down?
    How is a city with the witch scored?
    How much is a road with the witch worth?
    Is the witch bad for me?
    witch halves, half the points, rounding
    How does the witch round?
    What does the witch do to a city?
    halved points with the witch
    round up or down
    My city is worth 7 points and the witch is in it, what do I get?
    odd number of points with the witch
    effect of the witch
    How is the halving done?

carcassonne-59-asked =
    Where does the mage go after scoring?
    What happens to the witch when her city is finished?
    Can the mage come back again?
    Does the figure stay after the city has been scored?
    figure returns beside the landscape, comes back with a symbol tile
    Does the witch return beside the board after scoring?
    Where does the witch go when her road is finished?
    What happens to the mage after the city is completed?
    mage goes back
    Does the witch stay on the board after the road was scored?
    figure back beside the board
    When does the mage leave the landscape?

carcassonne-60-asked =
    Do the mage and the witch count at the end of the game?
    Does the witch halve an unfinished city in the final scoring?
    Does the mage add points to an incomplete road at the end?
    What if the witch is still on my road when the game ends?
    mage and witch in the final scoring
    mage at game end
    witch in an unfinished city at the end of the game
    Is the witch effective in the final scoring?
    Does the witch count at the end when the city is unfinished?
    final scoring with the witch

carcassonne-61-asked =
    Is there an example of scoring a city with the mage?
    Eight tiles, two shields and the mage: how many points?
    Do tied players both get the mage's points?
    example city, 28 points, mage bonus with a tie
    mage with tied players

carcassonne-62-asked =
    Is there an example with the witch on a road?
    A road of five tiles with the witch, how many points?
    A road of three tiles with the mage, how many points?
    example roads, 3 points and 6 points

carcassonne-63-asked =
    How many crop-circle tiles are there?
    Where do the crop-circle tiles come from?
    Can we play with only one crop circle?
    Do we need all six crop circles?
    How many circles should we shuffle in?
    six small expansions, number of crop circles
    How many crop circles do we play with?
    Play with three crop circles
    number of crop-circle tiles
    Can I use just two crop circles?

carcassonne-64-asked =
    Can I move the witch within the same city?
    Does the mage have to leave his road when he is moved?
    May a figure go to another segment of the same feature?
    Can I leave the witch in the same city when I have to move her?
    move to a different road or city, same feature
    Can I move the mage inside one city?
    same city, other tile
    Can the mage be shifted one tile further along his road?

carcassonne-65-asked =
    Which of the two figures must I move?
    May I choose between the mage and the witch?
    The mage is already out, may I bring in the witch instead?
    Both figures are out, which one moves?
    free choice of figure, mage or witch
    Can I decide which figure to move?
    mage or witch, my choice
    Do I move both figures or only one?

carcassonne-66-asked =
    Must the mage go onto the tile I just placed?
    Can I put the witch anywhere on the map?
    May I send the witch to a city far away?
    Does the figure have to be on my new tile?
    target anywhere, just placed tile or older tile
    place the witch on an old tile
    Does the mage need to be on the symbol tile?

carcassonne-67-asked =
    Can I put the mage into the city I've just finished?
    Can the witch go onto a road that this tile completed?
    I closed my city with a symbol tile, may the mage still get in for the bonus?
    target just completed, not allowed
    May the mage go to a city which has just been completed?
    witch onto the road just finished
    mage into a completed city for the bonus

carcassonne-68-asked =
    Can I put the witch into somebody else's city?
    May I put the mage in a city with no meeple?
    Do I need a meeple there to place the mage?
    Can the witch go onto my own road?
    figure in an opponent's city, empty, shared, own
    May I place the mage in a city of my opponent?
    witch on an opponent's road
    witch against an opponent
    May I put the witch on someone else's road to annoy them?
    Can the mage go onto an empty road?
    Can I put the mage where nobody has a meeple?

carcassonne-69-asked =
    When exactly is it impossible to move a figure?
    Which figure do I remove if neither can move?
    What if no figure is out and there's no open road or city?
    The only open city has the mage in it, what happens?
    Who decides which figure leaves?
    impossible to bring in or move, which figure leaves
    neither figure can be moved

carcassonne-70-asked =
    Can I move the witch away from the city I just finished?
    My symbol tile completes the road with the witch, may I move her off before scoring?
    Can I take the mage off a rival's city that I just closed?
    move a figure away before scoring, just completed
    Can I get rid of the witch before I score?
    save my city from the witch
    Can I move the witch out of my completed city before it scores?

carcassonne-71-asked =
    Who chooses which figure moves when they meet?
    Where does the figure go when mage and witch have met?
    Do I separate them before or after my meeple?
    They met and there's no other open road or city, what now?
    figures met, chooses, destination, one removed
    Where do I move the mage when he meets the witch?
    After they meet, which one moves where?
    Who separates the mage and the witch?

carcassonne-72-asked =
    A symbol tile joined the mage and the witch, do I move twice?
    Do I have to move two figures when my symbol tile brings them together?
    Is one move enough for both duties?
    symbol tile and meeting, one move
    One or two moves if a symbol tile joins them?
    Do I move both figures?

carcassonne-73-asked =
    Does the witch leave a finished city with no meeples?
    What about the mage on a completed road that nobody owns?
    Nobody scores the city, does the figure go back anyway?
    figure leaves empty completed feature
    mage on an empty finished road

carcassonne-74-asked =
    What's half of one point with the witch?
    Can the witch bring my points down to zero?
    The road is worth 1 point and the witch is there, what do I get?
    witch and one point, nothing, zero
    witch on a one-point road
    Can the witch make it zero?

carcassonne-75-asked =
    Does the witch halve a monastery?
    Does the mage add points to a field?
    Does a city with the witch count less for the farmers?
    Do magic figures matter for cloisters?
    Are farmers affected by the witch?
    fields and monasteries not affected by mage and witch
    Does the mage affect cloisters?
    Does the witch apply to a monastery or a farm?
    witch and farmers
    witch and monastery
    mage and fields
    Is a field worth less because of the witch?
    witch on a cloister, any effect?

carcassonne-76-asked =
    Does the mage add a point for shields too?
    Is the witch's half taken before or after the shields?
    In what order are shields, the mage and the witch counted?
    Does the mage double the pennants?
    How do the mage or witch and the small city rule work together?
    mage and shields, order of calculation
    Does the mage give points for pennants?
    mage and shields
    witch and shields
    Is the mage's bonus also for shields?

carcassonne-77-asked =
    Does the mage leave when the knights are taken back?
    Do the figures go away because of a crop circle?
    A crop circle removes my knight, does the witch stay in the city?
    crop circle and mage or witch, figures stay
    What happens to the mage with a crop circle?
    crop circle and the witch
    witch in a city when the knight is taken back

carcassonne-78-asked =
    What is scored first at the end?
    In which order do we score roads, cities and fields at the end?
    Does the order of the final scoring matter?
    order of final scoring
    Which is scored first at the end, fields or cities?
    final scoring order

carcassonne-79-asked =
    How do I play a crop-circle tile?
    What do I do when I draw a crop circle?
    Are the circle tiles mixed with the others?
    May I put a meeple on a crop-circle tile?
    Is the circle's effect before or after the scoring?
    crop circle tile, draw, place, score as usual
    drawing a crop-circle tile
    meeple on a crop-circle tile

carcassonne-80-asked =
    What does a crop circle do?
    What are the two choices of a crop circle?
    Who decides whether we add or take back?
    Can I choose something different for each player?
    May I ignore the crop circle?
    crop circle effect, add or take back, for everyone
    What can I choose with a crop circle?
    crop circle effect
    What happens with a crop circle?
    What are my options when I place a crop circle?
    everyone adds or everyone removes
    Must the crop circle be used?
    What do I have to choose after a crop circle?

carcassonne-81-asked =
    Which meeples does a crop circle affect?
    What does the pitchfork mean?
    What does the club on the crop circle mean?
    What does the shield in the circle mean?
    Are monks affected by crop circles?
    picture on the circle: club, shield, pitchfork
    Which meeples does the pitchfork concern?
    What does the club mean?
    monks and crop circles
    Which picture is for the knights?
    What do the symbols on the crop circles mean?

carcassonne-82-asked =
    Who starts with a crop circle?
    In which order do players add or take back?
    Am I last when I drew the crop circle?
    I have no farmer, am I skipped by the circle?
    crop circle order, clockwise, left neighbour, skipped
    Who goes first after a crop circle?
    crop circle player order
    player without a meeple of that kind
    Am I the first to add a meeple when I place the circle?
    turn order with crop circles

carcassonne-83-asked =
    Where can I add a meeple with a crop circle?
    Do I have to add a meeple when adding is chosen?
    Can I add to somebody else's knight?
    What if my supply is empty when everyone adds?
    May I add a knight to a city far away?
    adding a meeple, to my own, optional
    Must I add a meeple?
    Where can the added follower stand?
    join another player's meeple with a crop circle
    add a follower to somebody else's farmer
    Can I add to a knight in a different city?

carcassonne-84-asked =
    Do I have to take a meeple back?
    Which meeple do I take back with a crop circle?
    Can I refuse to remove my knight?
    May I choose which of my farmers goes home?
    taking back a meeple, compulsory, to the supply
    Can I decline to take one back?
    Am I forced to take a meeple back?
    choose which meeple goes back
    Do I have to take back a knight if somebody picks that?

carcassonne-85-asked =
    Can I place a meeple on the crop circle itself?
    Does a crop circle end a road?
    Does the circle divide the field?
    Are fields connected across a crop circle?
    circle in the middle closes roads, separates meadows
    Is a crop circle the end of a road?
    May a meeple stand in the middle of a crop circle?
    road ends at a circle
    Does the circle cut the road?

carcassonne-86-asked =
    Do I get points for a meeple that's taken back?
    Is my robber scored when the crop circle sends him home?
    Can I add the meeple I just got back this turn?
    taken back without points, returned this turn can be added
    points for a meeple removed by a crop circle
    knight taken back, points
    Do I still score the farmer I had to take back?
    Does a withdrawn meeple score?

carcassonne-87-asked =
    Does the added meeple count as my meeple for the turn?
    Can I place a meeple and add another one in the same turn?
    Can I win a city with an added knight?
    Can there be two of my knights in one city after a crop circle?
    added meeple, extra, on top, majority
    Can added meeples win a majority?
    more than one meeple per turn with a crop circle

carcassonne-88-asked =
    What if nobody has a farmer when the crop circle comes?
    Nobody has a knight out, does the circle do anything?
    crop circle without effect, no meeple of that kind
    Do I still choose if no one is affected by the circle?
    crop circle and no farmers on the board
    crop circle nobody affected

carcassonne-89-asked =
    How are the cells numbered?
    What do the coordinates mean?
    Where is 0,0?
    Which way round does the start tile lie?
    How do I read a move like 2,-1?
    coordinates, cell numbers, east and south, notation
    What does 0,0 mean?
    grid, north, start tile
    coordinates of a tile

carcassonne-90-asked =
    Can I rotate the tile?
    May I turn a tile as I like before placing it?
    The tile looks the same both ways, does the rotation matter?
    How many ways are there to place a symmetrical tile?
    rotation, orientation, symmetric tile
    turn a tile
    May a tile be rotated?
    rotating tiles

carcassonne-91-asked =
    What if a symbol tile doesn't fit anywhere?
    Do I move the mage if the symbol tile can't be placed?
    What if a crop-circle tile can't be placed?
    Does a discarded crop circle still have an effect?
    unplaceable symbol tile or circle, no figure, no choice
    discarded symbol tile
    crop circle fits nowhere
    Does the witch move if the symbol tile can't be laid?

carcassonne-92-asked =
    Which crop circles are used if we play with fewer than six?
    Are the crop circles picked at random?
    What does the option first ones for crop circles mean?
    Do we know which circles are in the game?
    random choice of circles, CC1 to CC6, fewer than six
    With only three crop circles, which ones are in?
    How are crop circles selected?

carcassonne-93-asked =
    On which segment does the added meeple stand?
    Can I add a knight on another tile of the same city?
    Does it matter which of my two knights on the same spot I take back?
    added meeple on the very same segment, interchangeable
    exact spot of the added meeple

carcassonne-94-asked =
    What if the last tile is a crop circle?
    Does a crop circle at the very end still take effect?
    Is the crop circle played before the final scoring?
    crop circle on the last tile, end of the game
    The last tile drawn is a crop circle
    crop circle at the end of the game
    The crop circle comes as the very last tile, does it count?

carcassonne-95-asked =
    Do the meeples stay on the board at the end?
    Are meeples taken off during the final scoring?
    Where are the mage and the witch after the game?
    Can I still see who stood where when the game is over?
    meeples and figures stay after the final scoring
    Are meeples removed from the map at the end?
    meeples after the end of the game

carcassonne-96-asked =
    With Fields first, does a field that touches a city twice count its farmers twice?
    Are my farmers counted double if the meadow reaches the city in several places?
    With the oldest farmer rule, how often does a farmer count for one city?
    fields first, farmer counted once per city
    same field counted twice for a city, first rule
