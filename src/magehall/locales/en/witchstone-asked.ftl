# Words that mean the same in this game, one group a line.
witchstone-alike =
    tile, double tile, domino
    hex, cell, field, hexagon, square
    chip, token, disc
    scroll, card, scroll card
    boosting spell, boost, booster, spell
    prophecy, objective, mission, quest
    crystal, gem, jewel
    cauldron, kettle
    chain, connection, path, road, route
    segment, energy piece, stick
    location, place on the map, site, spot
    witch, meeple, figure, pawn
    standing, upright, stood up
    special tile, single hex tile, two-symbol tile
    screen, shield, divider
    group, cluster, adjacent symbols
    symbol, icon
    points, victory points, VP
    in front, leader, leading, lead, ahead
    flask, bottle, vial
    rim, edge, border, frame
    tie, tied, equal points, level on points
    for good, permanently, permanent, forever
    opponent, opponents, other player, rival, enemy
    finish, finished, complete, completed
    unfinished, incomplete, half-finished, half-built
    cost, price, fee, toll
    refill, refilled, replace, replaced
    must, have to, forced, obliged, compulsory
    secret, hidden, concealed

# Questions that players ask, one a line; the clause that answers them names the message.
witchstone-1-asked =
    How many people can play?
    What is the aim of the game?
    What is the goal, what are we trying to do?
    How do I win Witchstone?
    Can two people play it?
    Can we play with five?
    number of players object of the game
    Is there a solo game for one person?
    Can I play it alone?
    For how many players is this game?
    two players, three players, four players
    How many of us can join?
witchstone-2-asked =
    What does each player get?
    How many witches do I have?
    How many energy segments are there per player?
    Are everybody’s tiles the same?
    Which pairs of symbols are on my tiles?
    own components pieces per player
    How many crystals does each of us own?
    How many tiles does one player have altogether?
witchstone-3-asked =
    How many scrolls are there in the game?
    How many special tiles are there altogether?
    How many chips does the game have?
    What pieces do we all share?
    common shared components
    How many owl tiles are in the box?
witchstone-4-asked =
    How are the owl tiles stacked at the start?
    What are the owl tiles worth?
    In what order do owl tiles lie, highest on top?
    How do I set up the owl piles?
    owl tiles setup values 7 6 5 4 3
    How many owl piles are there?
witchstone-5-asked =
    How do I set up the library?
    How many scrolls lie open at the start?
    Where do the scrolls go before the game?
    scrolls setup face up shelves
    library setup six scrolls
witchstone-6-asked =
    How do I set up the special tiles?
    How many special tiles lie open on the pentagram?
    Where does the stack of special tiles go?
    special tiles setup dark spaces of the pentagram
    three special tiles on the pentagram at the beginning
witchstone-7-asked =
    How are the chips put out at the start?
    Does every place on the map get a chip?
    Where do the leftover chips go?
    How many chips lie on the tablecloth?
    chips setup map cloth
    Does the Witchstone get a chip at setup?
    tokens at setup
    where do chips lie
witchstone-8-asked =
    Where do the crystals start in the cauldron?
    Where do I put the black crystal at the start?
    How do I set up my cauldron?
    crystals setup marked hexes middle
    starting position of the crystals
    Which hexes have crystals at first?
witchstone-9-asked =
    How many tiles do I start with?
    How many tiles do I have in hand?
    May I see which tiles come next?
    Do I keep my tiles hidden behind the screen?
    hand size five tiles ten supply
    How many tiles go behind my screen?
    starting hand
    Do the others see my tiles?
    hidden tiles
witchstone-10-asked =
    Where do my owls start?
    What are the three owls for?
    Where do I put the score marker?
    owls starting spaces score track pentagram wand
    Where on the score track do we begin?
    score marker start
witchstone-11-asked =
    Who starts?
    Who goes first?
    Who begins the game?
    How do we choose the first player?
    Which way round do we play, clockwise?
    starting player seat A turn order
    Who has the first turn?
    Who plays first and who comes next?
    first player
    Is there a rule who takes the very first turn?
witchstone-12-asked =
    Who chooses a tower first?
    Who places the big witch first?
    In what order do we pick our towers?
    Does the last player get the first choice of tower?
    Can two big witches share a tower?
    order of placing big witches
    Who gets the first pick of the towers?
    choosing towers, order of choice
    Who places their tower witch first?
    selecting a tower
witchstone-13-asked =
    Which tower is mine?
    What is a foreign tower?
    Does an empty tower count as a foreign one?
    own tower home tower
    Whose tower is it?
    Does my tower belong to me only?
    the tower where my big witch stands
    difference between own and foreign tower
witchstone-14-asked =
    What do I get for placing the big witch?
    Do I score for choosing my tower?
    Do I get the chip of my starting tower?
    How many points does the big witch bring at the beginning?
    big witch tower 2 points chip
    starting bonus for my tower
    Who gets the chip on the tower at the start?
witchstone-15-asked =
    What happens to the starting chip after I use it?
    Is the chip from my tower worth anything at the end?
    Do I keep the chip I took during setup?
    used starting chip behind the screen
    starting chip worth 2 points
witchstone-16-asked =
    What do I do on my turn?
    What can I do in a turn?
    Where may I lay my tile?
    How do I place a tile in the cauldron?
    How many tiles do I play each turn?
    Can I lay a tile anywhere?
    turn place tile two empty hexes
    Must the two hexes of a tile be adjacent?
    Is there a rule where tiles go?
    laying a tile
    How do I put down a tile?
    What happens in one turn, step by step?
    Which tile do I have to play?
witchstone-17-asked =
    Can I cover the symbols printed in the cauldron?
    May a tile lie on a printed symbol?
    Why can’t I put my tile on the corner?
    cover printed symbols corners
    printed symbol hex is off limits
    covering symbols in the cauldron
witchstone-18-asked =
    Can I cover a crystal with a tile?
    There is a crystal in the way of my tile, what now?
    Why can’t I put my tile on that hex with a crystal?
    May I move the crystal away first?
    tile on crystal hex blocked
    crystal blocks my tile
    Is my tile allowed to overlap a crystal?
witchstone-19-asked =
    Do I use both symbols of the tile?
    Which of the two actions comes first?
    Can I choose the order of the two actions?
    What does a tile let me do?
    How many kinds of action do I get per turn?
    both symbols order of actions
    What does each half of the tile do?
    choose order of symbols
    Do I get both actions or only one?
    Do I have to use both symbols?
witchstone-20-asked =
    When do I draw a new tile?
    Do I refill my hand?
    What happens at the end of my turn?
    draw tile end of turn
    drawing tiles, refill the hand
    When do I take another tile?
    Do I draw back up to five?
witchstone-21-asked =
    How many turns does each player have?
    Do I use all my tiles?
    How many tiles are left over at the end?
    In which direction do turns pass?
    eleven turns each clockwise four tiles left
    How many tiles will I have played at the end?
    number of turns
    Do I run out of tiles at the end?
    left-over tiles behind the screen
witchstone-22-asked =
    How many actions do I get?
    What does a group of equal symbols do?
    How often may I do an action?
    Why do I get so many actions?
    Do I get more actions for matching symbols side by side?
    What is the point of putting the same symbols together?
    size of group number of actions adjacent symbols
    Three equal symbols next to each other, how many moves do I get?
    How strong is an action?
    Does a bigger cluster give more actions?
    count adjacent equal symbols
    Why did somebody get five actions from one tile?
    How can I get more actions out of one tile?
    What counts as a connected group?
witchstone-23-asked =
    Must I finish the first action before the second?
    Can I switch between the two actions?
    Can I mix the two kinds of action of my tile?
    Do bonus actions come before the second symbol?
    finish first action completely bonus second
    Can I go back and forth between the two actions?
    interleave actions
    May I pause one action and do the other first?
witchstone-24-asked =
    What if I can’t use an action?
    What if one of my symbols is useless now?
    Can I play a tile whose action is impossible?
    action not possible leave out skip
    useless action, impossible symbol
    My symbol does nothing for me, is that a problem?
witchstone-25-asked =
    Does the second symbol count its group too?
    Can both symbols of one tile give several actions?
    Is the second action repeated as well?
    second symbol group multiple actions
    Both halves of my tile touch a group, do both count?
witchstone-26-asked =
    What if my symbol touches no equal one?
    How many actions does a single symbol give?
    The symbol has no neighbour of its kind, do I still get an action?
    lone symbol one action not adjacent
    isolated symbol without neighbours
    Does a symbol that stands alone give anything?
witchstone-27-asked =
    What does an energy action do?
    How do I lay energy?
    Where can I put a segment?
    How do I build chains on the map?
    energy action segment link
    How do I use energy?
    placing segments energy
    Where do energy pieces go?
    building the network
witchstone-28-asked =
    Where does my first energy segment go?
    Where do I have to start building?
    Must I start at my own tower?
    Why can’t I place my first segment there?
    first segment own tower
    May I begin energy anywhere on the map?
    energy must begin next to my tower
    starting point of energy
    Can my first segment go to another tower?
witchstone-29-asked =
    How many segments may I lay with several energy actions?
    I have four energy actions, what do I get?
    one segment per energy action
    three energy actions three segments
witchstone-30-asked =
    How many points does a chain give?
    What do I score for finishing a chain?
    How much is a long chain worth?
    What is a chain of three links worth?
    points for connections 1 3 6
    triple chain points
    How many points for connecting two places?
    score for finished chain, single double triple
    What’s the payoff for a chain?
    points for a double chain
witchstone-31-asked =
    Can I build on another player’s chain?
    Can two players build the same chain?
    May I finish a chain somebody else started?
    Can my opponent block my chain?
    Why can’t I put energy there, it is another colour?
    chain started by opponent taken
    Somebody already put a segment on this path, can I add mine?
    Can we share a chain?
    blocking a chain
    Can I continue an enemy chain?
    chain of another player closed for me
    exclusive chain for one player
witchstone-32-asked =
    What if I run out of energy segments?
    All my segments are on the board, can I still do energy actions?
    Can I move segments that I have already laid?
    no segments left
    out of energy, all twenty segments used
    used up all my energy
witchstone-33-asked =
    Can I start a second chain before the first is finished?
    Do I have to finish my chain?
    Can I have two open chains at once?
    Why may I not begin another chain?
    finish chain before new one
    two unfinished chains at the same time
    begin a new chain while the old one is open
    one open chain only
    leave a chain half done and build elsewhere
witchstone-34-asked =
    Where may my next chain start?
    Can I build on from any place I am connected to?
    Do all my chains have to start at my tower?
    Can I start a chain in the middle of nowhere?
    next chain start connected location
    continue the network from a connected place
    Does my network have to hang together?
    Can I build away from any of my locations?
witchstone-35-asked =
    What does a witch action do?
    How do I bring a new witch into play?
    Where do new witches go?
    Do lying witches score?
    Why does my witch lie down?
    lay witch beside tower reserve
    new witch from the reserve
    Where do I put my witch first?
    What’s the use of lying witches?
    new witches lie at the tower
witchstone-36-asked =
    How do I move a witch?
    Where can I send a witch?
    How do I stand a witch up?
    Do I need finished chains to travel?
    Can a witch stay at the tower when I raise her?
    raise witch send to location
    send a witch away from my tower
    moving witches on the map
    Where can my witch go?
    How do I get a witch from the tower to another place?
    travelling with witches
    What does a witch action do besides laying a witch?
    Can a witch move right after lying down?
witchstone-37-asked =
    How much does it cost to move a witch over my own chains?
    How far can a witch go with one action?
    Can a witch pass occupied locations?
    Can I walk past other witches?
    travel own chains one action any distance
    May a witch hop over occupied places?
    long way for a single action
    How many actions does it take to walk to the far side?
witchstone-38-asked =
    Can I use other players’ chains?
    What does it cost to travel along a foreign chain?
    Can my witch walk over my opponent’s path?
    Do I pay the owner of the chain?
    foreign chain cost actions not enough
    using an opponent’s road, price
    rival’s route costs how much
    toll for using the connections of others
    I am one action short of my destination
    Can a foreign chain cost more than one action?
    May I ride on blue’s network?
witchstone-39-asked =
    How many points does a standing witch give?
    What do I score for putting a witch on a location?
    Do I get points if I am the second one there?
    points witch placed 2
    points for standing witch
witchstone-40-asked =
    Who gets the chip of a location?
    When do I take a chip?
    What is a chip good for?
    Does the second witch get a chip too?
    What do chips do?
    first witch chip action or 3 points
    first to arrive takes the chip
    second witch no chip
    Do I always get a chip when my witch arrives?
    Do I get a chip if another witch was there before me?
    Why didn’t I get a chip here?
witchstone-41-asked =
    When must I use a chip from the map?
    Can I keep a chip for a later turn?
    Can I save the action of the chip?
    How long may I wait with the chip my witch took?
    chip when to use latest
    save chip for next turn
    using chips, timing
    latest time to use a chip
    chip from the map, when does it expire
witchstone-42-asked =
    Where does the chip from the map go after use?
    Do I lose the chip when my witch’s action is used?
    Is a used chip still worth points?
    chip after use behind screen
    chip flipped after use
    Are spent chips still mine?
witchstone-43-asked =
    What happens when a witch reaches the Witchstone?
    How many points does the Witchstone give?
    How many witches fit on the Witchstone?
    Is there a chip on the Witchstone?
    How much is it worth to be first on the stone in the middle?
    Witchstone slots bonus points centre
    points for the stone in the centre
    middle of the map, bonus for being first
    Is the centre location special?
    How many points is the second place on the Witchstone?
    Does the second witch on the Witchstone score less?
witchstone-44-asked =
    Can I both lay and send witches in one turn?
    Can I lay a witch and move her at once?
    I have several witch actions, how may I use them?
    mix laying and sending
    several witch actions
    lay then send in the same turn
    order of laying and sending
witchstone-45-asked =
    What if all my witches are standing?
    All my witches are out, what happens to witch actions?
    no more witches left to place
    all witches upright
    eleven witches all placed
witchstone-46-asked =
    Can I have two witches in the same place?
    How many of my witches may stand on one location?
    How many witches may lie beside my tower?
    limit of witches per location
    two of my witches in the same village
    Can two of my own witches share a spot?
    maximum of witches
witchstone-47-asked =
    Can I move a standing witch again?
    Can a witch leave her location?
    Can I take my witch back?
    standing witch stays never moves
    move a witch twice
    Can I send a witch on from where she stands?
    May I relocate a witch later?
    How long does a standing witch stay?
witchstone-48-asked =
    What does a pentagram action do?
    How does my owl move on the pentagram?
    Which way does the owl go round the pentagram?
    Must I move all the steps on the pentagram?
    pentagram owl step clockwise
    pentagram movement direction
    Can I go backwards on the pentagram?
    owl goes round the pentagram which way
witchstone-49-asked =
    What does a light space of the pentagram do?
    My pentagram owl stopped on a pale space, do I get anything?
    pentagram bright space nothing
witchstone-50-asked =
    When do I get an owl tile?
    What do I get on an orange space?
    Do I get the owl tile if I only pass?
    How do I collect owl tiles?
    orange space owl tile top
    passing an owl stack
    collecting owls, most valuable first
    Do I get the owl when just moving past?
    When are owls taken?
witchstone-51-asked =
    How do I get a special tile?
    What do I get on a dark space of the pentagram?
    Do I have to stop exactly on the dark space for the special tile?
    Is a new special tile put there?
    pentagram dark space special tile
    refill of special tiles
    passing a dark space of the pentagram
    Do I get the special tile when just moving past?
witchstone-52-asked =
    What does a special tile do if I use it once?
    How do I use a special tile straight away?
    Can I use both symbols of a special tile?
    How many actions does a special tile give?
    Where does the used special tile go?
    special tile single use two actions
    use a special tile immediately
    Special tile: use it at once or keep it?
    two ways to use a special tile, once or for good
witchstone-53-asked =
    Can I put a special tile into my cauldron?
    What happens if I keep a special tile for good?
    Where can a special tile be laid?
    Is a special tile better used permanently?
    Can I put the special tile into the cauldron later?
    special tile permanent cauldron
    special tile stays in the cauldron
    Should I put the special tile into my cauldron?
witchstone-54-asked =
    Do I get an action for laying a special tile?
    Does a new special tile already help my second action?
    laying special tile no action second symbol
    Does placing the special tile activate it?
witchstone-55-asked =
    What happens after one lap of the pentagram?
    Does the owl stop after a full circle?
    Can I go round the pentagram twice?
    full circle second lap
    second lap on the pentagram
    round the pentagram again
witchstone-56-asked =
    What if there are no owl tiles left?
    The owl stack is empty, what do I get?
    orange space empty 2 points
    no owls remaining
    owl tiles have run out
    stack of owls is gone
witchstone-57-asked =
    What if there are no special tiles left?
    The dark space of the pentagram is empty, what do I get?
    What do I get instead of a special tile?
    empty dark space two actions of choice
    special tiles run out, empty space
    nothing on the dark space
    nothing left on the dark space of the pentagram
witchstone-58-asked =
    What does a crystal action do?
    How do I move a crystal?
    How far does a crystal move with one action?
    How do I get a crystal out of the cauldron?
    crystal action move neighbouring hex rim
    moving crystals in the cauldron
    one step with a crystal
    Why would I move crystals?
    Can crystals move in any direction?
witchstone-59-asked =
    Where does a crystal go when it leaves the cauldron?
    What happens when a crystal reaches the rim?
    Which shelf does my crystal go to?
    May I choose the shelf for my crystal?
    crystal rim rack shelf flask
    crystal reached the edge, where now
    choose between two shelves
    crystal to the flask
    a crystal leaves the cauldron
witchstone-60-asked =
    What do I get for a crystal on a shelf?
    How many actions does a crystal give on the rack?
    What happens on the shelf with the symbol?
    crystal symbol shelf two actions
    reward for a crystal on its shelf
    benefit of crystals in flasks
witchstone-61-asked =
    What do I get on the bottom shelf?
    How do I get a chip from the tablecloth?
    What are the chips below the rack for?
    Can I pick any chip from the cloth?
    crystal bottom shelf chip of choice
    chip from the cloth
    What do I gain from the lowest shelf?
    crystal on the lowest shelf, choose a chip
witchstone-62-asked =
    Can I move several crystals in one turn?
    Can I split my crystal actions between crystals?
    Can I move one crystal all the way?
    several crystal actions one or more crystals
    several crystals in a turn
    two crystals with one symbol group
    share out crystal actions
witchstone-63-asked =
    What if my crystal gives me more crystal actions?
    Do the won crystal actions add to the ones I still have?
    crystal on the crystal shelf extra crystal actions
    bonus crystal actions continue
    chain reaction with crystals
witchstone-64-asked =
    What does the black crystal do?
    What is special about the black crystal?
    How many actions does the black crystal give?
    How many points does the black crystal give with a 3 point chip?
    black crystal bonus four actions
    advantage of the black crystal
    reward of the black gem
    Is the black crystal better than the others?
witchstone-65-asked =
    Does the black crystal count as a crystal?
    Does the black crystal score on the wand?
    Does the black gem count for my crystal prophecy?
    black crystal not counted
    Do black crystals count towards prophecies?
witchstone-66-asked =
    What if my cauldron has no crystals left?
    All my crystals are out, can I still do crystal actions?
    no crystals left in cauldron
    cauldron without crystals
witchstone-67-asked =
    Can a crystal jump over tiles?
    Can crystals pass over other crystals?
    May a crystal stop on a tile?
    Can a crystal end its move on a printed symbol?
    crystal pass occupied hex end on empty
    jumping over tiles with a crystal
    Are other crystals in the way?
    Are crystals blocked by tiles?
    moving through occupied hexes
    Do crystals block each other?
witchstone-68-asked =
    Can I lay a special tile on a crystal?
    May I cover crystals with special tiles or normal tiles?
    tile over crystal forbidden
witchstone-69-asked =
    Where can crystals leave the cauldron?
    What are the arrows in the cauldron for?
    Can a crystal go out anywhere along the edge?
    exits arrows crystals leave
    exit of the cauldron
    Which hexes let crystals out?
witchstone-70-asked =
    How many crystals fit on a shelf?
    How many flasks may we use with three players?
    Can two crystals share a flask?
    When is a shelf full?
    shelf limit number of players flasks
    maximum number of crystals per shelf with four players
    number of flasks per shelf
    capacity of the shelves
witchstone-71-asked =
    What if the shelf is full?
    All flasks on that shelf are taken, where does my crystal go?
    What if both shelves are full?
    full shelf crystal back to the box
    rack full, no free flask
    My crystal cannot go to its shelf, what now?
    no room on the rack
witchstone-72-asked =
    Can I just take a crystal out of the cauldron?
    What does it cost to remove a crystal by hand?
    Do I lose points for taking out a crystal?
    Can I get rid of a crystal without an action?
    remove crystal by hand minus points
    penalty for removing crystals
    How expensive is it to pull out a crystal?
    price for pulling crystals out
    Can I take crystals out on my opponents’ turns?
    emergency removal of a crystal
witchstone-73-asked =
    What does a wand action do?
    How does my owl move on the wand?
    How many spaces do I go on the wand?
    wand action owl right step
    moving on the wand
    Can I go back on the wand?
    owl goes to the right on the wand
witchstone-74-asked =
    What does a light space of the wand do?
    My wand owl stopped on a light brown space, do I get anything?
    wand bright space nothing
witchstone-75-asked =
    What does a dark space of the wand do?
    When is a wand bonus doubled?
    What do I get for being in front on the wand?
    Am I in front if I share the space with somebody?
    Does a tie on the wand count as leading?
    Do I get the wand bonus when I only pass?
    wand dark space bonus doubled leader
    bonus twice because I lead
    What does the front player on the wand get?
    share first place on the wand
    I landed on the same space as the leader
    conditions for a double bonus
witchstone-76-asked =
    What does a silver space do?
    When do I score on the wand?
    Do I get silver points when I only pass?
    Is a silver space counted again later?
    wand silver space scoring
    silver spaces scoring
    What do silver fields on the wand do?
    When does silver score?
witchstone-77-asked =
    What happens at the end of the wand?
    My owl is on the last space of the wand, what about wand actions?
    Can I go on after the last space of the wand?
    wand end last space no more actions
    owl reached the tip of the wand
witchstone-78-asked =
    In what order do I resolve the spaces of the wand?
    Can I choose which wand bonus comes first?
    I pass several wand spaces, which one first?
    order of bonuses and scoring on the wand
    resolve wand spaces in order
    sequence of wand rewards
witchstone-79-asked =
    What does the crystal space of the wand give?
    How many crystal actions do I get from the wand?
    wand crystal bonus one two in front
witchstone-80-asked =
    What does the witch space of the wand give?
    How many witch actions do I get from the wand?
    wand witch bonus two four in front
    witch bonus on the wand
witchstone-81-asked =
    What does the energy space of the wand give?
    How many energy actions do I get from the wand?
    wand energy bonus one two in front
witchstone-82-asked =
    What does the pentagram space of the wand give?
    How many pentagram steps do I get from the wand?
    wand pentagram bonus two four steps in front
witchstone-83-asked =
    What does the scroll space of the wand give?
    Which scrolls may I choose with the bonus of the wand?
    wand scroll bonus first three all six in front
    choosing a scroll with the wand
witchstone-84-asked =
    What do I score for my chains on the wand?
    Do long chains score more on the silver space?
    Do unfinished chains score on the silver space?
    silver space chains 1 point each
    completed chains give points on the wand
    silver for chains
witchstone-85-asked =
    What do I score for scrolls on the wand?
    Do used scrolls count on the silver space?
    silver space scrolls 1 point each
    silver for scrolls
witchstone-86-asked =
    What do I score for crystals on the wand?
    Which crystals count on the silver space?
    silver space crystals 1 point each own colour rack
    silver for crystals
witchstone-87-asked =
    What do I score for witches on the wand?
    Do lying witches count on the silver space?
    Does the big witch score on the silver space?
    silver space witches 1 point each
    Is the big witch counted on silver?
    points per witch on the wand
witchstone-88-asked =
    What do I score for chips on the wand?
    Do my chips count on the silver space?
    silver space chips 1 point each
    points per chip on the wand
    silver for chips
witchstone-89-asked =
    What do I score for special tiles on the wand?
    Do used special tiles count on the silver space?
    silver space special tiles 2 points each
    silver for special tiles
witchstone-90-asked =
    What does a scroll action do?
    How do I get a scroll?
    Which scroll do I take with one action?
    Can I choose my scroll with one action?
    one scroll action lowest shelf
    Which card do I take from the library?
    lowest scroll
    only one scroll symbol
witchstone-91-asked =
    Do I get several scrolls for several scroll actions?
    Why do I get only one scroll?
    What good are more scroll actions?
    I have three scroll symbols together, what do I get?
    several scroll actions more choice one scroll
    four scroll actions, choose from four
    many scroll symbols, still a single scroll
    Do three scroll actions mean three scrolls?
    How do I get a better choice of scrolls?
    How do I get a scroll from a higher shelf?
witchstone-92-asked =
    What happens after a scroll is taken?
    Do the other scrolls move down?
    Where is the new scroll put?
    scrolls slide down new one drawn
    library moves down
    Does a new scroll come up at once?
witchstone-93-asked =
    What does a boosting spell do?
    How often can I use a boosting spell?
    Can I play a boost without an action?
    Can a spell start an action by itself?
    boosting spell once only adds
    boost without an action
    What is a boost good for?
    Can a boosting spell be reused?
    Can I play the same boost twice?
witchstone-94-asked =
    How many actions does a double boost add?
    What does a spell with +2 give?
    double boosting spell two actions
    plus two spell
witchstone-95-asked =
    How many actions does a single boost add?
    What does a spell with +1 give?
    Which boost works for every kind of action?
    single boosting spell one action any kind
    boost for any action
    plus one spell
witchstone-96-asked =
    Can I combine boosting spells?
    Can I play two boosts on one action?
    several spells together same action
    stacking boosts
witchstone-97-asked =
    What happens to a used boosting spell?
    Do I turn the spell over when I have used it?
    Is an unused spell worth anything?
    used boosting spell face down unused 2 points
    flip a used spell
    Are unused boosts worth points?
witchstone-98-asked =
    How much is a prophecy worth?
    How do prophecies score?
    What if I don’t fulfil my prophecy at all?
    What do the levels of a prophecy mean?
    Do I lose points for a failed prophecy?
    prophecy points levels 1 3 5 7
    points for a prophecy not completed
    prophecy value
    What do the three levels give?
    partially fulfilled prophecy
    second level of a prophecy
witchstone-99-asked =
    I have two chips with scrolls, do I get two scrolls?
    Can I add my scroll chips together?
    several scroll chips separately or together
    two scroll tokens
    Can I use chips with scrolls separately?
witchstone-100-asked =
    May I hide my scrolls?
    Do I have to lay my scrolls open?
    May I look at the scrolls of the others?
    scrolls secret pile known to everyone
    keep scrolls secret
    hide scrolls from others
    Do others know which scrolls I have?
witchstone-101-asked =
    What if the scroll pile is empty?
    What if there are no scrolls left?
    The library is empty, what about my scroll action?
    no scrolls left pile empty
    draw pile of scrolls runs out
    no more cards to draw
witchstone-102-asked =
    When does the game end?
    When is it over?
    How long does the game last, how many rounds?
    Is there anything else that ends the game early?
    end of the game eleven rounds
    How long do we play?
    Is it over when my tiles run out?
    game length, last round
    After which round is the game over?
    final round
witchstone-103-asked =
    When do owl tiles score?
    What do I get for owl tiles at the end?
    final scoring owl tiles
    owl tiles value at the end
witchstone-104-asked =
    How many points are chips worth at the end?
    What is a chip worth?
    Do I score all my chips?
    final scoring chips 2 points each
    points of chips, end of game
    What do my collected chips bring?
    value of a token
witchstone-105-asked =
    What do unused spells and failed prophecies score at the end?
    How many points do I get for leftover boosts?
    Should I keep a boost to the end of the game?
    final scoring unused spell unfulfilled prophecy
    leftover spells at the end
    What is an unfulfilled prophecy worth?
witchstone-106-asked =
    What do fulfilled prophecies add at the end?
    When are prophecies counted?
    final scoring fulfilled prophecies
    points for prophecies, final scoring
witchstone-107-asked =
    Who wins?
    Who is the winner?
    What happens if there is a tie?
    Two players have the same points, who wins?
    How is a draw broken?
    winner tie break wand
    equal score, same number of points
    tiebreaker
    Who becomes Lord of the Witchstone?
    tied game
    Who wins on equal points?
    What breaks ties?
witchstone-108-asked =
    How does the prophecy of the largest group work?
    How many connected symbols do I need for the prophecy?
    Do printed symbols count for a group prophecy?
    Do special tiles count for the group prophecy?
    prophecy group of symbols 4 5 6
    goal of the biggest cluster
    Do unconnected symbols count for the group prophecy?
witchstone-109-asked =
    How does the prophecy with three different locations work?
    The card shows village, castle and tower: what do I need?
    Where must my witches stand for the prophecy?
    prophecy witches on different locations
    prophecy three different kinds of places
    three locations on one card
witchstone-110-asked =
    Must a prophecy be fulfilled in order?
    I have the second location but not the first, does it count?
    Can I skip a level of a prophecy?
    prophecy order of levels first missing
    second condition done but not the first
witchstone-111-asked =
    How does the prophecy with villages, forests or castles work?
    How many witches must stand in forests for the card?
    prophecy locations of the same kind one two three
    prophecy witches in forests, villages, castles, towers
    one, two or three witches in villages
witchstone-112-asked =
    How does the prophecy of connected locations work?
    What must be linked to my tower for the card?
    Do I need witches there or only chains?
    prophecy connected locations chains order
    prophecy linking places to my tower
    Which chains does the prophecy of links need?
witchstone-113-asked =
    How does the prophecy of the Witchstone work?
    Which place on the Witchstone do I need for the prophecy?
    prophecy place on the stone third second first
    prophecy rank on the Witchstone
witchstone-114-asked =
    How many witches on the map do I need for the prophecy?
    Does the big witch count for the prophecy of witches?
    Do lying witches count for the prophecy of witches on the map?
    prophecy witches on the map 5 7 9
    nine witches on the board for 7 points
    prophecy total number of witches
witchstone-115-asked =
    How does the prophecy of lying witches work?
    How many witches must lie beside my tower at the end?
    Does the big witch count as lying?
    prophecy lying witches 1 2 3
    prophecy for witches that stay at the tower
    prophecy for witches next to my tower
witchstone-116-asked =
    How does the prophecy of silver spaces work?
    How many silver spaces do I have to reach?
    prophecy silver spaces wand 3 4 5
    prophecy reaching silver fields
witchstone-117-asked =
    How does the prophecy of special tiles work?
    How many special tiles do I need for the prophecy?
    Do used special tiles count for the prophecy?
    prophecy special tiles 2 3 4
witchstone-118-asked =
    How does the prophecy of scrolls work?
    How many scrolls do I need for the prophecy?
    Does the card itself count as a scroll?
    prophecy scrolls collected 4 5 6
witchstone-119-asked =
    How does the prophecy of chips work?
    How many chips do I need for the prophecy?
    prophecy chips collected 4 5 7
witchstone-120-asked =
    How does the prophecy of crystals work?
    How many crystals do I need on the rack for the prophecy?
    Do crystals that I removed by hand count for the prophecy?
    prophecy crystals rack 3 4 5
    crystal prophecy threshold
witchstone-121-asked =
    What does the black tower on a card mean?
    Which towers does a prophecy with a black tower mean?
    Does my own tower count as a black tower?
    black tower symbol prophecy
    black tower means what
witchstone-122-asked =
    Can I boost a bonus action?
    Which actions can a boost be added to?
    Does a boosting spell work with chips and the wand?
    boost actions of tile, crystal, chip, bonus
    boost on a bonus
witchstone-123-asked =
    Is there a handicap for good players?
    How can experts play against beginners?
    How does the handicap work?
    One of us is much better, can we make it fair?
    handicap strong players four tiles returned
    play with beginners, make it harder for good players
    balancing weaker and stronger players
    rules for unequal players
    make it fair for new players
witchstone-124-asked =
    How does handicap level 3 work?
    What is the easy handicap?
    handicap easy three tiles
    third level of difficulty
    three tiles to choose from
witchstone-125-asked =
    How does handicap level 2 work?
    What is the medium handicap?
    handicap medium two tiles
    second level of difficulty
    two tiles to choose from
witchstone-126-asked =
    How does handicap level 1 work?
    What is the hardest handicap?
    handicap hard draw and play one tile
    hardest level
    expert difficulty
    no choice of tiles
witchstone-127-asked =
    When does a game with handicap end?
    With a handicap my supply is empty, do I still draw?
    handicap end eleven tiles supply empty
    handicap last turns
witchstone-128-asked =
    Does a special tile lengthen the action that is running?
    When is the size of a group counted?
    I just laid a special tile, do I get one more pentagram step?
    group counted when action begins
    does the running action grow
    Do I get more steps in the current action when I add a special tile?
    special tile makes the group bigger during the action
witchstone-129-asked =
    Does a special tile count for both of its symbols?
    Does a special tile count double in a group?
    special tile two symbols two groups
    Does the two-symbol hex count twice?
witchstone-130-asked =
    When do I say which action comes first?
    Can I decide the order later?
    Can I do something between the two actions?
    announce order of actions when laying the tile
    deciding the order
    Do I announce the order?
witchstone-131-asked =
    Do I have to use all my actions?
    Can I skip an action?
    May I stop early and give up the rest?
    Are actions compulsory?
    Can I pass?
    give up rest of an action voluntary
    Must I do every action?
    giving up actions voluntarily
    Am I forced to move my owl?
    Is it compulsory to use everything?
    Is it allowed to do fewer actions?
witchstone-132-asked =
    Do I have to take the chip?
    Can I leave the chip on the location?
    What if I don’t use the chip in this turn?
    Is the action of a chip lost at the end of the turn?
    What does the option for chips change?
    Does an unused chip count at the end?
    chip must be taken action waits option
    refusing a chip
    May I skip taking the chip?
    May I leave the chip lying?
    unused chip action lost
witchstone-133-asked =
    How long may I wait with a chip from the tablecloth?
    Can a chip of the bottom shelf wait until later in the turn?
    What is a chip worth with the black crystal?
    chip from cloth waits crystal action
    how long does a cloth chip last
witchstone-134-asked =
    How long may I keep a special tile for one use?
    Can I save a special tile for another turn?
    When must I decide what to do with a special tile?
    My cauldron is full, what about the special tile?
    special tile wait decide at once
    keeping a special tile for later
    keep special tile for the next turn
witchstone-135-asked =
    Does a special tile with a scroll bring two scrolls?
    A crystal on the scroll shelf: one scroll or two?
    How many scrolls do I get with the black crystal?
    special tile shelf crystal scroll actions one scroll
witchstone-136-asked =
    What can be used one by one to get more than one scroll?
    Can I split my scroll actions to get more scrolls?
    only chips several scrolls
    How can I get two scrolls in one turn?
witchstone-137-asked =
    I have more scroll actions than there are scrolls, what then?
    What do seven scroll actions give?
    more scroll actions than shelves free choice
witchstone-138-asked =
    Empty dark space: may I take two different actions?
    Must the two actions of the empty space be the same?
    two actions one symbol empty dark space
    two different symbols on the empty space
    the same symbol twice on the empty space
witchstone-139-asked =
    When can I play a boosting spell?
    Can I use a boost in the turn I take it?
    Can I boost the wand after I have moved?
    Can I play a boost after I have taken the scroll?
    boosting spell timing before or after the move
    play a spell after moving the owl
    spell after the action has begun
    Is it ok to play a spell during a bonus action?
    Can I use a boost right after taking it?
witchstone-140-asked =
    When is it checked who is in front on the wand?
    Are silver spaces doubled?
    I was behind before the move but am in front now, does it count?
    Does the leader score silver twice?
    checking leader on the wand after the move
    silver points are not doubled
    does equal position count when leadership is checked
    Are silver points doubled if I lead?
witchstone-141-asked =
    What if a wand bonus gives me more wand steps?
    I win wand steps while resolving the wand, when does the owl move?
    more wand steps from bonus new spaces wait doubled
witchstone-142-asked =
    Do I get two scrolls for the scroll bonus when I am in front?
    Is the scroll bonus of the wand doubled?
    leader scroll bonus one scroll of six
witchstone-143-asked =
    What happens to steps beyond the end of the wand?
    Do I still get the bonus of the last space of the wand?
    too many wand steps lost
    leftover steps on the wand
witchstone-144-asked =
    May I connect two places that are already connected?
    Can I make a loop of chains?
    Does a chain score if both ends are already linked?
    Does a chain I started stay mine?
    loop already connected reserved chain
    loop of energy, circle of chains
    Can chains form a ring?
    chain of mine never finished, can others use it?
witchstone-145-asked =
    What if I can’t finish my chain this turn?
    My energy ran out in the middle of a chain, what now?
    Do I score for half a chain?
    chain unfinished stays open no points
    half a chain, no energy left
    chain not finished at the end of my turn
witchstone-146-asked =
    What does a journey over my own and foreign chains cost?
    Can a witch stop on the way and go on later?
    How do I count the actions of a mixed route?
    journey cost mixed own plus foreign chains
    halfway stop of a witch
    cost of walking on mine and theirs together
    own and enemy chain in one trip
    mixed route price
witchstone-147-asked =
    Can a witch travel along an unfinished chain?
    Can I walk over a chain that is only half built?
    unfinished chain travel witch
    walking over an unfinished chain
    use of incomplete chains
witchstone-148-asked =
    Can I put a witch where another player already has one?
    Can a witch stand on my own tower?
    Can a witch go to another player’s tower?
    Do other players’ witches block me?
    Where may a witch stand?
    occupied location other colours own tower
    Can I put my witch on an opponent’s tower?
    several colours on the same location
    Is a place blocked if a red witch stands there?
    Can two players’ witches be in the same place?
    May two colours share a village?
    Is an occupied location closed to me?
witchstone-149-asked =
    Can I choose my slot on the Witchstone?
    Are there fewer slots on the Witchstone with two players?
    slot best free Witchstone two players
    choosing a slot on the stone
    Witchstone with two players
    Are all four slots used in a two player game?
witchstone-150-asked =
    What does it cost to move a crystal over several hexes?
    Can I stop a crystal on an occupied hex and go on later?
    crystal several hexes one decision cost per hex
    crystal steps, occupied hex in between
    several hexes with one crystal
witchstone-151-asked =
    Does it cost an action to go from the exit to the rim?
    Can a crystal leave through an exit covered by a tile?
    exit covered rim extra action
    price of the last step out of the cauldron
    last step onto the rim
witchstone-152-asked =
    Can I choose the bottom shelf even if the symbol shelf is free?
    Do crystals on the bottom shelf count as on the rack?
    choice of shelf bottom shelf counts
    Which of the two shelves is better, may I decide?
witchstone-153-asked =
    Can my score go below zero?
    Can I have minus points?
    May I remove a crystal before I lay my tile?
    I have no points, may I still take out a crystal?
    negative score below zero
    below zero points
    negative points
    Is a negative score allowed?
witchstone-154-asked =
    What if I can’t place any tile?
    My cauldron is full, what happens?
    There is no room for my tile, what now?
    Do I have to take out crystals to make room?
    no tile fits discard
    nowhere to put a tile
    no two empty hexes side by side
    full cauldron
    no space left in the cauldron
    Can I throw away a tile?
    I can’t lay any of my tiles
witchstone-155-asked =
    Does a tile have to touch another tile?
    Can I turn the tile?
    May I rotate a tile?
    Must tiles be laid next to each other?
    tile orientation adjacent need not touch
    rotating tiles
    tile next to nothing
    orientation of the tile
    first tile anywhere
    Can a tile be placed at a distance from the others?
    Does it matter which way round my tile lies?
witchstone-156-asked =
    I pass two rewards on the pentagram, what comes first?
    When is the special tile replaced on the pentagram?
    Can I take two special tiles in one move?
    pentagram rewards one after the other
    order of rewards on the pentagram
witchstone-157-asked =
    Does a foreign tower have to be occupied for the prophecy?
    Does an empty tower count for a prophecy?
    prophecy foreign tower free or taken
witchstone-158-asked =
    Can one location count twice for a prophecy?
    The card shows two towers, can I use the same tower twice?
    same location twice prophecy
    two entries, same place
witchstone-159-asked =
    Do other players’ chains help my prophecy of connected locations?
    Which chains count for connected locations?
    own finished chains count prophecy network
witchstone-160-asked =
    Does the fourth place on the Witchstone count for the prophecy?
    I have no witch on the Witchstone, what is the prophecy worth?
    fourth slot prophecy nothing
    last place on the stone, prophecy
witchstone-161-asked =
    Do used spells count as scrolls?
    Do used boosts still give points at the end?
    used boosting spells count for scroll prophecy
    face-down spell still a scroll
witchstone-162-asked =
    What is secret in this game?
    May I see how many points the others have?
    Can I look behind the screens?
    Are the chips and owl tiles of the others hidden?
    What are open screens?
    hidden information secret screens totals
    Are scores hidden?
    open or secret points
    secret information
    May I look at the supply tiles?
    May I count my opponents’ points?
    Which things are public?
witchstone-163-asked =
    What if we are tied on the wand as well?
    Can two players win together?
    Same points and same space on the wand, who wins?
    still tied shared victory
    tied on points and same wand space
    everything tied
    still tied after the tiebreak
witchstone-164-asked =
    What can I do with the chip of my starting tower?
    Can I use the chip during setup already?
    Do I carry out the chip of my tower before the first turn?
    setup chip full action
    Do I get the action of my first chip right away?
witchstone-165-asked =
    When is the library refilled?
    I take two scrolls in one turn, is it refilled in between?
    Do scrolls still move down when the pile is empty?
    refill library after every scroll
    refilling the library
    refill between two scrolls
witchstone-166-asked =
    What if I have no witches left to lay or raise?
    What happens to crystal actions if I have no crystal?
    Are unused witch actions lost?
    actions lost no witch no crystal
witchstone-167-asked =
    What is the action counter for?
    What is the wooden cube for?
    What is the animal marker for?
    Who counts my actions?
    memory aid cube counter
    cube on the last tile
    wooden pieces cube and animal
witchstone-168-asked =
    Can I split my wand steps into several moves?
    May I stop on the wand, resolve the space and then go on?
    Can I move fewer steps on the wand than I have?
    all wand steps in one move
    some wand steps now and the rest later
witchstone-169-asked =
    Can I use a waiting chip inside a bonus action?
    Can I add a kept special tile to a bonus action of its kind?
    waiting chip joins bonus action same kind
witchstone-170-asked =
    When do I choose the symbol for an empty dark space?
    Can I keep the two actions of the empty space for later?
    empty dark space choose at once
witchstone-171-asked =
    Why can’t I play my boosting spell?
    Why is my boost refused?
    boosting spell refused nothing to boost
    spell not accepted
    Why isn’t my spell allowed?
witchstone-172-asked =
    When do I get the points of a 3 point chip?
    Are the 3 points of a chip scored now or at the end?
    chip 3 points scores when taken
    three point chip
    3 VP chip when scored
