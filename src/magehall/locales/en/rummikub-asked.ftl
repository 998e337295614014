### Questions that players ask, one a line; the clause that answers them names the message.

# Words and phrases that mean the same, one group a line.
rummikub-alike =
    tile, stone, piece, block, chip, tiles, stones, pieces
    rack, stand, holder, tray, board, racks, hand
    bank, pool, stock, pile, bag, pouch, boneyard, reserve
    set, meld, combination, combo, sets, melds, combinations
    run, sequence, straight, series, street, row, runs, sequences
    group, three of a kind, four of a kind, triplet, quad, groups
    joker, wild, wild card, wildcard, wild tile, smiley, jokers
    opening, initial meld, first meld, open, ice break, break the ice, come out, opened, 30 rule, thirty
    draw, pick up, pull, take a tile, draws, drawing
    lay, play, put down, place, lay down, meld tiles, laid, played, placed
    rearrange, manipulate, reorganise, reorganize, rebuild, shuffle around, move around, manipulation, rearranging
    replace, swap, exchange, substitute, trade, replacing, swapping
    pass, skip, sit out, passing
    round, rounds, hand of play
    points, score, value, pips, scoring
    clock, timer, time limit, hourglass, stopwatch
    penalty, punishment, fine
    go out, rummikub, empty rack, get rid of all tiles, last tile
    undo, roll back, take back, put back, restored, reset
    tie, draw game, level, equal, tied, same sum
    colour, color, suit, colours, colors
    start, begin, go first, starter, starting player, first player
    clockwise, to the left, round the table
    copy, copies, duplicate, double, twin, identical
    illegal, invalid, wrong, not valid
    valid, legal, correct
    match, game, whole game
    target, target score, goal

rummikub-1-asked =
    How many people can play?
    Can we play with two?
    Can five or six of us join in?
    Is it any good with three players?
    number of players two three four
    minimum maximum players
    Is it playable with four people?
    how many players

rummikub-2-asked =
    What tiles are in the game?
    What numbers are on the tiles?
    Which colours are there?
    How many jokers are there?
    What is a rack for?
    How high do the numbers go?
    components box contents numbers colors jokers stand
    What is the stand for?
    numbers 1 to 13 black red green blue

rummikub-3-asked =
    How do I win a round?
    What is the goal of the game?
    What am I trying to do?
    Can I play tiles from somebody else's rack?
    Does the first one with an empty rack win?
    aim object of the game win first rid of all tiles
    own rack only lay tiles
    When have I won the round?
    how to win winning condition
    What is this game about?
    Do I win when I have no tiles left?
    Who is the winner of a round?

rummikub-4-asked =
    Who starts?
    Who goes first?
    How do we decide who begins?
    Which way round do we play?
    Is it clockwise or the other way?
    Do we draw tiles to see who is first?
    starting player highest number draw clockwise direction
    Who is up first?
    Do we go to the left or to the right?
    turn order play direction left right
    Which player begins?
    Who makes the first move?
    Does the highest tile start?
    Do we roll or draw for the first turn?

rummikub-5-asked =
    How many tiles does each player get?
    How many tiles do I start with?
    How many tiles are dealt?
    What happens to the tiles we drew for the start?
    What is the bank or pool?
    Where do the rest of the tiles go?
    deal fourteen tiles setup beginning mix shuffle
    How big is the starting hand?
    hand size number of tiles at the beginning
    How is the game set up?
    What do we do with the tiles left over after dealing?
    What do we take from the pile at the start?
    How many stones does everyone take?
    What do I get to begin with?

rummikub-6-asked =
    What is a group?
    Can I lay three of the same number?
    Can a group have two tiles of the same colour?
    Can a group have five tiles?
    Do three sevens of different colours make a set?
    How many tiles are in a group at least?
    same number different colours three or four of a kind
    Can a group have black 8, red 8 and another red 8?
    Do all the tiles of a group need different colours?
    two tiles of the same colour in a group
    Is four sevens a valid set?
    Is the same colour twice allowed in a group?
    9 9 9 set
    Can there be five of the same number together?
    Is 4-4-4 with two blue ones valid?

rummikub-7-asked =
    What is a run?
    Can a run mix colours?
    How long does a sequence have to be?
    Is 4-5-6 in red a set?
    Are two tiles in a row enough?
    What is the longest possible run?
    run consecutive numbers one colour straight sequence street
    What is the minimum length of a run?
    Is red 3, red 4, blue 5 a run?
    Can a run consist of only two tiles?
    minimum three tiles in sequence same colour
    Can a straight have mixed colours?
    5 6 7 8 same colour
    Can a run be longer than five tiles?
    Are sequences in several colours allowed?
    Can a run have three tiles or must it be four?

rummikub-8-asked =
    How many points do I need to open?
    What does my first meld have to be worth?
    Why can't I lay these tiles, they are only 25?
    Is exactly 30 enough to open?
    How is the value of the opening counted?
    Do I have to open again in every round?
    initial meld thirty 30 points minimum first play
    opening value needed ice breaker
    How much do I need for the first meld?
    Do I need thirty points to get on the board?
    thirty point rule
    What is the minimum for going down the first time?
    What is the requirement for opening?
    Is a 3-4-5 enough to start with?
    When may I lay down my first tiles?
    opening requirement
    Why was my 27 point meld rejected?
    Do I need thirty to start laying?
    How many points before I can lay anything?

rummikub-9-asked =
    What if I can't open?
    What do I do without 30 points?
    May I wait with my opening although I could open?
    Do I have to draw a tile if I don't open?
    Can I put off my first meld?
    no opening yet take a tile from the bank
    can't come out draw delay
    I don't have thirty points, what now?
    Can I skip opening and draw instead?
    Must I pick up a tile if I have no initial meld?
    I can't make my initial meld.
    Do I draw when I can't reach thirty?

rummikub-10-asked =
    Can I use tiles on the table for my opening?
    May I add to other sets when I open?
    Can I extend someone's run with my first meld?
    Do tiles on the table count towards my 30?
    Why may I not touch the table while opening?
    opening sets on the table extend change forbidden
    Can I add to someone else's run to reach thirty?
    Can I play off the table for my first meld?
    Does my opening have to come only from my own tiles?
    May I attach tiles to other people's sets while opening?
    Can I put my 7 on the run on the table during my first play?

rummikub-11-asked =
    How long is a turn?
    How much time do I have?
    What happens when my minute is over?
    What is the penalty if I don't finish in time?
    How many tiles do I take as a penalty?
    What if my sets are wrong when the time is up?
    minute time limit three tiles penalty clock
    too slow out of time penalty
    How many seconds do I have per turn?
    Somebody takes forever, what can we do?
    time penalty three tiles
    What happens if I run out of time in the middle of a move?
    What happens to slow players?
    punishment for slow play
    turn timer length
    What do I get for running over time?

rummikub-12-asked =
    What if nobody remembers where a tile was?
    What happens to tiles whose place is forgotten?
    We can't put the table back as it was, what now?
    Where do leftover loose tiles go after a failed turn?
    forgotten place tile bank
    We forgot where the tiles were, what now?
    can't remember where tiles belong
    One tile has no place any more after the turn failed.

rummikub-13-asked =
    May I change the sets on the table?
    Can I rearrange other people's sets?
    Can I add to any set on the table?
    How does manipulation work?
    Must everything be in sets at the end of my turn?
    May a single tile be left over on the table?
    Can I take somebody's set apart?
    rearrange rebuild table manipulation no tile left over
    How many tiles can I lay in one turn?
    Can I steal tiles from other players' sets?
    Can I break up sets on the table?
    What am I allowed to do with the table?
    Do all sets have to be valid when I finish?
    leftover single tile at the end of turn
    May I take a tile out of a run that belongs to an opponent?
    Do sets belong to the player who laid them?
    Do I have to leave only valid sets behind?
    Is it OK to break a run somebody else made if everything is fine afterwards?
    How much of the table may I change?
    Must I leave other players' sets alone?

rummikub-14-asked =
    How can I rearrange the table, for example?
    Can I split a run in two?
    Can I take the fourth tile of a group and use it elsewhere?
    May I take a tile from the end of a run?
    Can I add a tile and take another one for a new set?
    ways of manipulating split take fourth tile add combine
    examples of moves tricks
    splitting a run
    How can I split a long run?
    replace a tile at one end and take one from the other
    Can I take a tile out of a set of four?
    What can I do with the fourth tile of a set on the table?
    Can I shift tiles from one run to another?
    Could I cut a sequence of six into two threes?
    Can I join two runs into one?

rummikub-15-asked =
    Can I take a joker before I have opened?
    May I swap a joker in the same turn before my first 30?
    Why can't I take that joker yet?
    I haven't come out, is the joker on the table off limits?
    joker before opening forbidden
    Can I grab the joker before my initial meld?
    joker before first meld

rummikub-16-asked =
    How do I take a joker from the table?
    Can I swap a joker for the real tile?
    What do I need to get the joker?
    When may I replace a joker?
    Can I steal somebody's joker?
    Do I need the exact number and colour to swap the joker?
    exchange joker matching tile retrieve
    How does swapping a joker work?
    swap joker with the tile it stands for
    Can I take back a joker somebody else played?
    retrieving a joker from the table
    Which tile do I need to exchange for the joker?
    How do I steal a joker?
    Can any player exchange the joker for the right tile?
    When am I allowed to exchange a joker?
    I have the red 5 the joker stands for, and now?
    My tile fits where the joker lies, may I take the joker?

rummikub-17-asked =
    What must I do with a joker I have taken?
    Do I have to use the joker straight away?
    Can I save a joker I swapped for a later turn?
    Where must a replaced joker be used?
    Can I put the joker back in the same set?
    swapped joker same turn new set
    Can I keep a joker I swapped?
    Do I need to play the joker in the same turn I took it?
    using a retrieved joker
    After swapping, must the joker be played immediately?
    What may I do with the joker after I got it?
    I swapped the joker, do I have to play it now?
    How long can I keep a joker I took?

rummikub-18-asked =
    Can I rearrange a set with a joker in it?
    Can I split a run that contains a joker?
    May I add tiles to a set with a joker?
    Is a set with a joker locked?
    joker set manipulate move extend
    Can I move a joker together with its set?
    change a set containing a joker
    Can joker sets be split up?

rummikub-19-asked =
    What does a joker cost at the end?
    How many points is a joker worth?
    What if I am left with a joker on my rack?
    joker left penalty thirty minus points
    value of joker in hand at end
    joker penalty
    minus 30 for a joker in the rack
    How much is the wild tile worth?
    What does a joker count when I lose?
    How many points do I lose for a joker?
    I lost with a joker in hand, what does it cost?

rummikub-20-asked =
    In which ways does a joker become free?
    When is a joker set free?
    Can I free the joker by splitting its run?
    What if the joker's tile is already on the table?
    free joker ways split set tile already lying there
    liberate release joker
    When can a joker be taken because its set was rebuilt?
    four ways to free a joker
    joker released

rummikub-21-asked =
    When is the round over?
    What happens when somebody lays the last tile?
    Must I shout rummikub?
    What do the others do when one player is out?
    Who has lost when somebody finishes?
    Do the losers have to show their tiles?
    end of the round last tile call rummikub
    When does the round end?
    What do I say when I lay my last tile?
    going out
    last tile laid round over
    What ends the round?
    Is it over at once when someone has no tiles left?
    Somebody has an empty rack, is it over?

rummikub-22-asked =
    What happens when the bank is empty?
    What if there are no more tiles to draw?
    Do we go on when the pool has run out?
    How does the round end if nobody can play any more?
    empty bank no tiles left nobody can move
    deadlock stuck stalemate
    The pool is empty, what happens?
    no more tiles in the pool
    Does the game stop when the bank is empty?
    What if we run out of tiles?
    all tiles drawn
    What if the pile has been used up?
    Can I still play when there is nothing left to draw?
    drawing pile empty

rummikub-23-asked =
    How are points counted?
    How is a round scored?
    How many points does the winner get?
    What do the losers score?
    Do I get minus points for my remaining tiles?
    score sum of tiles left minus losers winner total
    scoring when somebody goes out
    How do I calculate the winner's score?
    negative points for tiles left
    points for winning a round
    Do unplayed tiles count against me?
    What does the loser pay?
    What is the sum of the tiles left worth?
    How is the score of the loser worked out?

rummikub-24-asked =
    Who wins if the bank is empty and nobody has finished?
    How do we score when nobody went out?
    Does the lowest total win when the tiles run out?
    What do losers get if nobody empties their rack?
    smallest sum wins difference empty bank score
    scoring blocked round lowest count
    Nobody could finish, who wins?
    pool exhausted lowest score wins
    Nobody went out and the bank is empty, how is it scored?
    Nobody has gone out, how do we score?
    stock empty scoring
    The bag is empty and everyone is stuck, who is the winner?
    Who has won when nothing goes any more?
    Nobody can move and nobody is out.

rummikub-25-asked =
    How do we write down the score?
    Do points add up over the rounds?
    Why do the scores of a round add up to zero?
    How do I keep the score sheet?
    score sheet total several rounds zero sum
    How do we keep score over several rounds?
    running total

rummikub-26-asked =
    Do I have to lay tiles if I can?
    Should I hold tiles back?
    May I keep tiles although they fit?
    Is it clever to wait early in the round?
    strategy hold back tiles early tip
    not forced to play everything
    Am I forced to lay everything I can?
    Can I keep tiles on purpose?
    holding back tiles strategy
    Am I obliged to put down a set I have?

rummikub-27-asked =
    Should I keep the fourth tile of a group?
    Is it good to save a tile for the next turn?
    What to keep so that I needn't draw next time?
    tip keep spare fourth tile next turn
    Should I hold back a tile for my next turn?
    saving tiles for later

rummikub-28-asked =
    Should I keep my joker?
    May I hold on to a joker in my hand?
    What is the risk of saving a joker?
    joker stay on rack strategy risk
    when to play the joker advice
    Is keeping the joker risky?
    saving the joker

rummikub-29-asked =
    How many tiles are there in all?
    How many copies of each tile are there?
    Is every tile there twice?
    Can we play with only one of each tile?
    106 tiles two of each 104 and jokers
    54 tiles single copy option copies
    total number of tiles
    How many tiles are in the bag?
    Are there duplicates of the tiles?
    How many tiles does the complete set contain?

rummikub-30-asked =
    Which is the fourth colour, orange or green?
    I am colour-blind, how do I tell the colours apart?
    What do the letters K R G B mean?
    Why is black written K?
    colour letters colourblind fourth colour yellow orange
    What if I can't tell the colours apart?
    Why is there no orange or yellow?

rummikub-31-asked =
    How many racks are in the box?
    Does each player get one rack or two?
    Why eight stands for four players?
    number of racks doesn't matter one each
    number of stands
    How many stands do we need?

rummikub-32-asked =
    What if I draw a joker for the start?
    What if two players draw the same highest number?
    Tie when drawing for the first player, what now?
    Can the starter be chosen at random?
    draw again joker tie start equal highest
    random start option lot
    Both drew a 12, who starts?
    Two players have drawn the same number for the start.
    draw for the start tie
    What if we draw equal numbers at the beginning?

rummikub-33-asked =
    Who starts the next round?
    Does the winner start the next round?
    Do we draw for the start again each round?
    Does the start move on clockwise?
    second round starter winner rotate next start
    Who begins round two?
    start of the second round
    Who starts after the first round?
    Who goes first in the following round?
    starting player of a new round

rummikub-34-asked =
    Can a run go from 13 to 1?
    Is 12-13-1 allowed?
    Can the 1 come after the 13?
    Is the 1 high or low?
    Do runs wrap around?
    wrap around 13 1 2 ace high
    Does 1 follow 13?
    Can I go around the corner 12 13 1?
    Is 1 after 13 allowed?
    13 and 1 next to each other

rummikub-35-asked =
    Can I open with several sets?
    Can two melds together make the 30?
    Must one single set be worth 30?
    Does the initial meld have to be one group or run?
    opening number of sets sum of several melds
    Can I open with two sets of 15 points?
    splitting the 30 points over two sets
    Can I add up groups and runs for my thirty?
    Must the opening be one set only?

rummikub-36-asked =
    Can I use a joker in my opening?
    Does a joker count towards the 30 points?
    What is a joker worth in the first meld?
    Is a joker forbidden when opening?
    joker initial meld value counts as tile
    Can the joker help me to open?
    opening with a joker
    What is the joker worth in the first meld?
    Does a joker count for its number in the initial meld?

rummikub-37-asked =
    Can I rearrange the table in the turn in which I open?
    After laying my 30, may I go on with the table in the same turn?
    Can I add to other sets right after opening, same turn?
    Does the table stay untouched for the entire opening turn?
    opening turn touch table afterwards manipulate option
    After opening, can I keep playing on other sets this turn?
    When may I use other sets after my opening?
    same turn as opening add to table
    Can I manipulate in the turn of my initial meld?

rummikub-38-asked =
    Do I have to draw if I can't play?
    What if I don't lay anything?
    May I draw although I could play?
    Can I play the tile I have just drawn?
    How many tiles do I draw?
    Is my turn over after drawing?
    Can I lay tiles and draw in the same turn?
    no play draw one tile turn ends
    Can I draw a tile although I can play?
    Can I use the tile I just picked up?
    Do I always take a tile when I can't go?
    drawing instead of playing
    What if I have no move?
    Can I still lay tiles after drawing?
    How many tiles do I draw when I can't move?
    I have nothing to play, what do I do?
    I can't or don't want to lay anything.
    May I go on playing after drawing?

rummikub-39-asked =
    May I just rearrange without laying a tile of my own?
    Do I have to add at least one tile from my rack?
    Can I only move tiles on the table?
    Does shifting sets around count as a turn?
    rearranging only no tile from rack
    at least one new tile required
    rearranging without adding a tile
    Can I move tiles about and then draw?
    Must I play something from my hand when I rearrange?
    Is it enough to reorganise the table?
    Do I have to add a tile from my rack when I manipulate?

rummikub-40-asked =
    Can I take tiles from the table onto my rack?
    May I pick up a joker and keep it on my rack?
    Can a tile come back into my hand?
    Can I take back a tile laid in an earlier turn?
    table to rack never joker in hand
    picking up tiles from the table
    Do tiles on the table stay on the table?
    Can I take a tile off the table and keep it?

rummikub-41-asked =
    What happens if the table is legal when time runs out?
    What if I haven't touched anything when the clock stops?
    Can we play without a clock?
    Can we have more seconds per turn?
    Is everything undone when time is up?
    time up valid table stands untouched draw undone
    timer seconds option no time limit
    playing without a time limit
    What counts when the clock hits zero?
    changing the clock longer turns
    Can we turn off the timer?
    How do I set the timer?

rummikub-42-asked =
    Can I end my turn with an invalid set?
    Why won't it let me finish my turn?
    What happens if I end the turn and the table isn't legal?
    Is there a penalty at once for an illegal table?
    end turn refused reason illegal table clock runs
    mistake invalid set done button
    invalid board at the end of my turn
    Why is my set not accepted?
    What if I make a mistake on the table?
    I left a lonely tile on the table and pressed done.
    The game refuses to let me finish my turn.
    mistake on the table at the end of my turn
    error in my sets

rummikub-43-asked =
    What if the bank has fewer than three tiles for the penalty?
    The bank has only one tile left but I owe three, what now?
    Not enough tiles for the penalty?
    penalty bank too few tiles take what is there
    only two tiles left but the penalty is three
    penalty bigger than the bank
    How many penalty tiles if the bank is nearly empty?

rummikub-44-asked =
    Does the table go back exactly as it was?
    Is anything forgotten when a turn is undone?
    Can tiles get lost by undoing?
    exact undo reset turn same positions
    restore the table after a failed move
    undo my turn
    Is every tile put back exactly?

rummikub-45-asked =
    May I pass when the bank is empty?
    Do I have to lay with an empty bank if I can?
    What if everyone passes?
    Can I skip my turn?
    pass empty bank full circle all pass round ends
    must play option empty bank
    Can I pass my turn?
    passing
    nobody wants to play with an empty pool
    What happens when everybody passes in turn?
    Is passing allowed?
    Must I lay when there are no tiles to draw?
    empty bank forced to play

rummikub-46-asked =
    What if two players have the same smallest sum?
    Who wins a tie when the bank is empty?
    Equal lowest totals, who wins the round?
    Is the win shared when sum and number of tiles are equal?
    tie smallest sum fewest tiles shared
    tiebreak round
    equal sums when the bank is empty
    same score who wins the round
    same points with an empty bank
    tie for the lowest total
    equal points at the end of the round

rummikub-47-asked =
    What about players who never opened?
    How is someone scored who never came out?
    Is there a fixed penalty of 100 if I never opened?
    Do I count my tiles if I never laid anything?
    never opened score 100 200 flat
    didn't make the initial meld minus points
    penalty for never opening
    What if somebody never laid down anything?
    I never got to 30, how many points do I lose?
    Lost without having opened.
    Someone never made thirty.
    hundred point penalty
    200 points if I could have opened

rummikub-48-asked =
    How many rounds do we play?
    When is the whole game over?
    Who wins the match?
    Can we play to 200 points?
    What if there is a tie at the end of the match?
    number of rounds target score overall winner
    most points match victory
    How long is a game?
    playing to 300 points
    Who is the overall winner?
    end of the match
    How many games until someone wins overall?
    When is the match finished?
    Do we play one round or several?
    How do you win the whole match?

rummikub-49-asked =
    What colour is a joker in a group of three?
    Which tile replaces a joker in a group of three?
    Do I need both missing colours to take the joker from a group?
    Does a joker in three sevens stand for either missing colour?
    joker group of three missing colour either both
    joker with two sevens, which colour
    two tiles and a joker of one number, what colour is the joker
    What colour is the joker in a trio?

rummikub-50-asked =
    Where may the tile come from that replaces a joker?
    Can I swap a joker with a tile from the table?
    Must the replacing tile come from my own rack?
    replacement tile source rack or table
    joker swap only from hand
    replace a joker using a table tile
    Does the tile I swap in have to come from my hand?

rummikub-51-asked =
    What counts as a new set for the joker?
    Can I use the freed joker to extend an existing set?
    Does the new set need tiles from my rack?
    Is a set new if I only add to an old one?
    new set joker leftover of old set two rack tiles
    what is a new combination
    Can the joker go into an existing set?
    Is adding two tiles to an old set a new set?
    Can I put the joker into an old set?
    What is meant by a new set?

rummikub-52-asked =
    Can I get a joker without replacing it?
    May I free a joker just by rearranging?
    Is moving tiles around enough to take the joker?
    Can I pull out a joker if the set is still legal without it?
    joker only by replacing no rearranging free option
    free a joker by moving the other tiles away
    Can I take a joker that is not needed in its set?
    Can I steal a joker without a substitute?
    pull out a joker without replacing it

rummikub-53-asked =
    Can a joker stand for a tile when both copies are already out?
    May the joker be a third red seven?
    Both copies are on the table, can the joker still be that tile?
    joker represents tile both copies in sight
    third copy of a tile by joker
    Can the joker double a tile that is used up?
    Can a joker replace a tile already played twice?

rummikub-54-asked =
    Can two jokers be in the same set?
    Is a set with two jokers allowed?
    How do I know what two jokers stand for?
    May I use both jokers together?
    two jokers one set next to each other option
    both jokers in one run
    Can I put the jokers side by side?
    double joker
    two wild cards together
    two jokers in a set

rummikub-55-asked =
    Can I ask for a new deal?
    I have a terrible rack, may I swap my tiles?
    What if I get three pairs of identical tiles?
    Are tiles dealt again with many doubles?
    redeal new deal three pairs duplicates mulligan
    bad hand
    Can I get new tiles when my rack is awful?
    three doubles in my starting hand

rummikub-56-asked =
    What if I forget to call rummikub?
    Does the round end if I don't say anything?
    Is there a penalty for not shouting?
    Does an empty rack end the round by itself?
    forgot to call winner say rummikub automatic
    Do I have to say rummikub?
    must I announce my last tile

rummikub-57-asked =
    In what order do I lay a run?
    What is one tile with two jokers, a run or a group?
    How do I say that it is a group and not a run?
    Do runs go up from the lowest tile?
    one tile two jokers ambiguous run or group
    8 with two jokers
    Is joker, 8, joker a run or a group?
    joker joker 5

rummikub-58-asked =
    How is it checked whether I took a joker correctly?
    When is the joker rule judged, during the turn or at the end?
    Can one tile replace two jokers?
    Two jokers taken from one group, which tiles do I need?
    joker role final table judged distinct tile
    Can a joker replace another joker?
    Can I swap a joker for another joker?
    How are two jokers on the table checked?

rummikub-59-asked =
    When does a set count as unchanged?
    Does the order of a group matter?
    Is a set changed if I only turn its tiles around?
    What if the joker of a set stands for something else now?
    same tiles same roles unchanged set order
    Does rearranging a group's order change the set?
    did I change the set

rummikub-60-asked =
    How are points split that don't divide evenly?
    Who gets the odd point in a shared win?
    What happens to the remainder between two winners?
    uneven points split winners remainder order of play
    odd points in a shared win
    Can the points be halved?
    remainder of the points

rummikub-61-asked =
    Is there a limit to the number of rounds in a game to a target?
    What if nobody ever reaches the target?
    How long can a match to 500 points last?
    forty rounds maximum target match ends
    maximum number of rounds
    Does a match to a target ever stop by itself?
    after forty rounds

rummikub-62-asked =
    What if I get a penalty and the bank is empty?
    Does a penalty without tiles count as a pass?
    No tiles to take as penalty, what then?
    penalty empty bank zero tiles pass
    penalty with an empty pool
