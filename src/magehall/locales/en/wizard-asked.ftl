### Wizard: the questions that players ask, under the clause that answers them.

# Words that mean the same in this game, a group a line.
wizard-alike =
    wizard, wizards, mage, mages, sorcerer, magician, warlock, Z card, Z cards
    jester, jesters, fool, fools, joker, jokers, clown, buffoon, N card, N cards
    bid, bids, bidding, prediction, predictions, predict, forecast, guess, call, announce, announcement, contract
    suit, suits, colour, colours, color, colors, people, race
    trump, trumps, trump suit, trump colour, trump color, atout
    no trump, no trumps, without trump, trumpless, notrump
    follow suit, follow, follow colour, follow color, match the suit, same suit as led
    lead, leads, led, leading, open the trick, start the trick, first card of the trick
    deal, deals, dealing, dealt, hand out, give out
    scribe, scorekeeper, score keeper, record keeper, writer
    pad of truth, pad, block of truth, score sheet, scoresheet, score pad, notepad
    stock, draw pile, pile, talon, rest of the deck, remaining cards, leftover cards
    turned up, turned over, flipped, flip, revealed card, face-up card, upcard
    points, point, score, scores, scoring
    total, totals, running total, sum of points, overall score
    highest, biggest, strongest, best
    lowest, smallest, weakest
    exact, exactly, correct, right, spot on
    wrong, missed, inexact
    negative, minus, below zero, under zero
    clockwise, to the next player on the left
    tie, tied, same points, equal points, level on points, same score
    trick, tricks, book
    plus/minus one, plus minus one, plus-minus one, plus minus 1, +/-1, ±1
    clairvoyance, clairvoyant, forehead, forehead round, blind round
    one-colour, one-color, one colour, single colour, single suit, monochrome
    hidden bids, hidden bid, hidden bidding, simultaneous bids
    secret bids, secret bid, secret prediction, secret bidding
    open bids, open bidding, spoken bids, bids aloud
    tournament, tournament game, tournament mode
    deck, pack, pack of cards, set of cards
    allowed, may, permitted, legal
    must, have to, forced, obliged, required
    twentieth, 20th

## The game

wizard-1-asked =
    How many people can play?
    How many players do you need?
    Can we play with two?
    Is Wizard possible with seven players?
    What is the minimum and maximum number of players?
    Does it work for six of us?
    number of players, player count, 2 players, 7 players
    with 2 players
    How many of us are needed to start?
    What is the fewest people we need?
    minimum players
    For how many persons is this game?
wizard-2-asked =
    How many cards are in the deck?
    What is in the box?
    What do we need to play?
    What is the pad of truth for?
    Is the deck really 60 cards?
    components, contents, sixty cards, score sheet
    What is included in the game?
wizard-3-asked =
    What is the aim of the game?
    What is the goal?
    How do you win the game?
    What is Wizard about?
    Explain the game in short
    What do I predict each round?
    Is it good to win as many tricks as possible?
    object of the game, goal, overview, how to win
    Explain the rules quickly
    How do you play Wizard?
    Do the most points win?
wizard-4-asked =
    What is a trick?
    What does taking a trick mean?
    How many cards does each of us put into a trick?
    Do we play our cards face up?
    How does one go round the table work?
    trick meaning, definition of a trick, one card each in the middle
    trick
    How is a trick played?
    Who gets the cards that were played?

## Before the first round

wizard-5-asked =
    Who writes down the points?
    What does the scribe do?
    Who keeps score?
    Does the scorekeeper change during the game?
    Who holds the pad?
    scribe, scorekeeper, keeping score
    scribe
    Who fills in the score sheet?
    Do we need somebody to write down the points?
wizard-6-asked =
    Who deals first?
    Who shuffles the cards?
    Who is the first dealer?
    Does the scribe deal at the start?
    How does the game begin?
    first dealer, shuffling, start of the game
    Who gives out the cards in the first round?
    Who mixes the deck before the game?
    How do we determine the dealer at the start?

## The cards

wizard-7-asked =
    How many suits are there?
    Which colours are there?
    What colour are the elves?
    Who are the red ones?
    How many cards are in a suit?
    Which number is the highest in a suit?
    Is the 1 low or high, like an ace?
    humans dwarves elves giants, blue red green yellow, ranks 1 to 13
    suits
    What suit are the giants?
    What are the names of the four suits?
    elves, dwarves, humans and giants
wizard-8-asked =
    What does a wizard do?
    How many wizards are there?
    What does the Z mean?
    Is a wizard higher than a 13?
    Is a wizard always trump?
    Which is the strongest card in the deck?
    Z card, four wizards, best card
    wizard
    What can a mage do?
    how many wizard cards
    strength of the wizards
    What are the special cards?
    Are wizards always trumps?
wizard-9-asked =
    What does a jester do?
    How many jesters are there?
    What does the N mean?
    Is a jester lower than a 1?
    Can a jester ever be trump?
    Which is the weakest card in the deck?
    N card, four jesters, worst card, fool card
    jester
    What is the joker for?
    strength of the jesters
    Is the fool lower than one?

## The deal

wizard-10-asked =
    How many cards does each player get?
    How many cards do I get in the third round?
    How many cards are dealt in the first round?
    Does the number of cards grow every round?
    Do we get all the cards in the last round?
    When are all cards dealt out?
    cards per round, hand size, one more card each round
    How many cards do we have in round 5?
    hand size per round
    How does the hand size change during the game?
    How many tricks are there in a round?
    Do we get more cards every time?
    How many cards are handed out each round?
wizard-11-asked =
    What happens with the cards that are not dealt?
    Where do the remaining cards go?
    What is the stock?
    Is the draw pile face down?
    Can I look through the undealt cards?
    leftover cards, rest of the deck, stock face down
    remaining cards
    undealt cards
wizard-12-asked =
    Who deals next?
    Does the dealer change after each round?
    Who deals the second round?
    Does the same person always deal?
    In which direction does the deal move?
    next dealer, dealer rotation, deal passes
    Which way does the dealer move?
    dealer
    Who is dealer in round two?

## Trump

wizard-13-asked =
    How is trump decided?
    What is trump this round?
    Which suit is trump?
    Who chooses the trump suit normally?
    Which card is turned over after the deal?
    Does trump change every round?
    determine trump, turn up top card, trump card on the stock
    trump
    How do we find the trump suit?
    When is a card turned over for trump?
    Where does the trump come from?
    Which card decides trump?
wizard-14-asked =
    What does trump do?
    Does a low trump beat a high card of another suit?
    Does a trump 1 beat a 13?
    What is a trump good for?
    Can a trump be beaten by another suit?
    meaning of trump, trump beats other suits, stronger suit
    Does a trump 2 win against a red 13?
    What does trump beat?
    What can I beat with a trump?
    What does trump mean?
    power of trumps
wizard-15-asked =
    What if a jester is turned up as trump card?
    Is there a trump when the jester is flipped?
    What happens if the top card of the stock is a fool?
    Which suit is trump after a jester comes up?
    jester turned up, flipped jester no trump
    The trump card is a jester
    no trump because of a jester
    What if the turned-up card is a jester?
wizard-16-asked =
    What if a wizard is turned up as trump card?
    Who chooses trump when a wizard is flipped?
    May the dealer look at the hand before naming trump?
    Who names the trump suit?
    What happens if the top card of the stock is a wizard?
    wizard turned up, dealer names trump, choose trump
    The trump card is a wizard
    May the dealer peek at the cards before picking trump?
    The dealer picks the trump suit
    A wizard lies on top of the stock, who decides?
    What if the turned-up card is a wizard?
wizard-17-asked =
    Is there a trump in the last round?
    Why is there no trump in the final round?
    What is trump when all cards have been dealt?
    What do we turn up if no stock is left?
    last round no trump, final round trump
    Is there trump in the 20th round with three players?
    Why don't we have trump now?

## The prediction

wizard-18-asked =
    Who bids first?
    In which order do we bid?
    When do I have to bid?
    Who bids last?
    Do I see my cards before I bid?
    Does the dealer bid first or last?
    Do we say the bids aloud one by one?
    order of bidding, bidding order, first bid, left of the dealer bids
    Who makes the first prediction?
    Who starts the bidding?
    Does the dealer predict last?
    Do I bid before or after trump is known?
    Where does the bidding start?
    Who begins with the bids?
wizard-19-asked =
    Are the bids read out again?
    Who repeats the bids?
    Can someone say again what everybody bid before we start?
    What happens between the bidding and the first card?
    repeat bids, read bids aloud again
wizard-20-asked =
    Can I see what the others bid?
    May I ask during the round how many tricks somebody called?
    How many tricks does she still need?
    I forgot my bid, can I look it up?
    Do I have to remember the bids?
    look up bids, tricks still needed, see a bid any time
    How many tricks does he need now?
    How many tricks are left for me to make my bid?
    What did he predict?
    How many did she bid?
    Are the bids public?
    Am I allowed to know what my neighbour bid?
wizard-21-asked =
    Can I bid zero?
    What is the highest bid?
    May I bid more tricks than I have cards?
    Can the bids add up to the number of tricks?
    Is there any limit on the sum of bids in the normal game?
    Can I say half a trick?
    zero bid, bid nought, maximum bid, which numbers may I bid
    bid 0
    Is a bid of 0 allowed?
    May I announce more than I hold?
    smallest possible bid
    Do I have to bid at least one?
    Can I predict no tricks at all?

## The tricks

wizard-22-asked =
    Who starts?
    Who plays the first card of the round?
    Who leads to the first trick?
    In which direction do we play?
    Whose turn is it after the bidding?
    Does the dealer start the round?
    who begins, starting player, first lead, play order, direction of play
    Who goes first?
    The player left of the dealer plays first?
    Which player starts each round?
    Who plays first in a round?
    Who has the first turn?
wizard-23-asked =
    Do I have to follow suit?
    Must I play the same colour as the first card?
    What does following suit mean?
    Why can't I play this card?
    Why are some of my cards greyed out?
    May I play a trump although I have the suit that was led?
    follow suit, must follow, obliged to play the led suit
    Am I obliged to play the colour that was led?
    Someone played green although he has blue, is that legal?
    Someone did not follow suit, is that allowed?
    forced to follow
    May I play another suit if I have the one that is asked for?
wizard-24-asked =
    What if I can't follow suit?
    Do I have to play trump when I have none of the suit?
    What can I play when I don't have the colour led?
    May I throw away any card?
    Am I forced to trump?
    Do I have to overtrump?
    discard, slough, void in suit, out of suit, duty to trump
    I have no red card, what may I play?
    Must I trump?
    I don't have that suit
    out of the suit that was led
    I can't follow, so what can I throw?
    no matching suit in my hand
wizard-25-asked =
    Can I play a jester although I could follow suit?
    When may I play a wizard?
    Can I play a wizard even if I have the suit that was led?
    Are wizards and jesters allowed at any time?
    Do wizards and jesters have to follow suit?
    May I get out of following with a fool?
    wizard any time, jester any time, special cards instead of following
    I have blue cards but want to throw a jester
    Is it okay to play a jester instead of the suit I hold?
    a jester although I have the suit
    wizard although I hold the suit
    When can wizards be played?
    When can I get rid of a jester?
    Blue was led and I have blue, may I play my wizard instead?
    Do I have to follow suit with a wizard in my hand?
    Do jesters need to follow suit?
wizard-26-asked =
    If I can't follow suit, do I have to play my wizard?
    Must I play a jester when I have nothing of the suit?
    Can I keep my wizard and throw another card when I'm void?
    What do the Bulgarian and Greek editions say about playing wizards and jesters?
    Am I forced to spend a wizard or jester?
    keep the wizard, not forced to play wizard, edition difference special cards
wizard-27-asked =
    Does the highest card win?
    Does a wizard beat a trump?
    What beats the trump 13?
    Is there a card that beats a wizard?
    Which is higher, trump or wizard?
    wizard against trump, highest card takes the trick
    Can a trump beat a wizard?
    What is the strongest card in a trick?
wizard-28-asked =
    Who leads the next trick?
    Who starts after a trick is won?
    What do I do with the tricks I have won?
    Who collects the cards?
    Must the others be able to see how many tricks I have?
    winner leads, next lead, count of tricks visible, who plays next
    Who leads after winning a trick?
    The one who takes the trick plays next?
    I won the trick, do I start again?
    Do I have to show how many tricks I have won?
    Who begins the second trick?
wizard-29-asked =
    How many tricks are there in the first round?
    Is round one over after a single trick?
    Why is the first round so short?
    Do we play just one card in round one?
    only one trick, round one, first round trick
wizard-30-asked =
    Who wins the trick?
    Which card takes the trick?
    Who wins if two wizards are played in a trick?
    Who takes it if nobody played a trump?
    Does a higher card of another suit win?
    In what order do cards beat each other?
    What if several trumps are in the trick?
    trick winner, ranking of cards, order of strength, first wizard then trump then suit led
    two wizards in one trick
    Who wins if no trump is in the trick?
    Which suit wins when there is no trump in the trick?
    two trumps in the trick
    Does the highest trump win the trick?
    Which card wins?

## Wizards and jesters

wizard-31-asked =
    What happens if a wizard is led?
    What may I play when the first card is a wizard?
    Can I play a second wizard on a wizard?
    Which suit do I follow if someone opens with a wizard?
    Can a wizard that was led still lose?
    lead a wizard, start with wizard, wizard first card of the trick
    Someone opens with a wizard, what do the others play?
    wizard on a wizard
    Can I answer a wizard with another wizard?
    Is a wizard that was led unbeatable?
    first card wizard
wizard-32-asked =
    If trump is led, must I play a wizard?
    I have no trump but a wizard, do I have to follow with it?
    Does a wizard count as trump for following suit?
    Trump was led and I only hold a wizard
    wizard follow trump, trump led no trump in hand
    Trump is led, must I give up my wizard?
wizard-33-asked =
    What happens if a jester is led?
    Which suit counts when the first card is a jester?
    Can I play anything after a jester was led?
    Who sets the suit after an opening jester?
    May I lead a jester?
    jester lead suit, start with a fool, jester first card
    The first card is a jester, what now?
    What do I play after a jester that was led?
    A jester is led, what does the second player do?
    open with a jester, which suit
    jester first
wizard-34-asked =
    Can a jester win a trick?
    What if everyone plays a jester?
    Who wins a trick of only jesters?
    Does the jester always lose?
    Why can't an all-jester trick happen with five players?
    all jesters, only fools in the trick, jester wins
    four jesters in one trick
    Everyone played a jester
    only jesters played

## The points

wizard-35-asked =
    How are points counted?
    How many points do I get for a correct bid?
    How much is a trick worth?
    What do I score for bidding zero and taking none?
    I bid three and made three, how many points?
    How does scoring work?
    scoring, 20 points, bonus for an exact bid, points per trick
    points
    What does a zero bid earn?
    points for a zero bid
    How much do I get for a perfect prediction?
    reward for a correct forecast
    I said 4 and took 4
wizard-36-asked =
    What if my bid was wrong?
    How many points do I lose?
    What happens if I take too many tricks?
    I took fewer tricks than I said, what does it cost?
    Do I get points for tricks if I missed my bid?
    How many minus points for being two off?
    penalty, wrong bid, overtricks, undertricks, minus 10
    I bid 2 and took 3, what do I score?
    One trick too many, one trick too few
    I was off by two
    penalty for a wrong prediction
    What do I lose for missing my bid?
    I bid two and took none
    I said 0 but took 1
    Do I lose points if I win too many?
wizard-37-asked =
    Can I have negative points?
    Can my score go below zero?
    Are the points of all rounds added up?
    How is the total kept on the pad?
    Do we start each round from zero points?
    running total, minus score, adding up rounds
    negative points
    points below zero
    Do scores carry over to the next round?
    Can the total be negative?

## The end

wizard-38-asked =
    How many rounds are there?
    How many rounds do four players play?
    How long does a game last?
    When is the game over?
    Do three people play twenty rounds?
    number of rounds, length of the game, end of the game, rounds with 3 4 5 6 players
    How many rounds with five players?
    rounds
    When does the game stop?
    When is it over?
    How many rounds for 4 players?
    length of the game
wizard-39-asked =
    Who wins in the end?
    Does the last round count?
    Is the final round scored differently?
    Who is the winner after the last round?
    Does the most tricks or the highest total win?
    winner, final scoring, highest total wins
    Do the points of the final round count too?
    Who has won?
    the winner is who?
    How is the winner determined?
    most points win

## Variants

wizard-40-asked =
    What is plus/minus one?
    Why must the bids not add up?
    Which variant forbids the bids to equal the number of tricks?
    Can somebody always be wrong by rule?
    In round five, may our bids make five?
    plus minus one variant, bids must not add up, sum of bids forbidden
    Why isn't the total of our guesses allowed to match?
    The bids may not come out even, is that a rule?
    +/-1 variant
    Explain the plus/minus variant
wizard-41-asked =
    What are hidden bids?
    Can we all bid at the same time?
    Can we write our bids down and show them together?
    How do I avoid being influenced by the bids of others?
    When are hidden bids written on the pad?
    hidden bidding variant, bid simultaneously, slips of paper
    hidden bids
    bidding simultaneously
wizard-42-asked =
    What are secret bids?
    Can we keep our bids secret until the round is over?
    When do I show my secret bid?
    Which variant reveals the bids only after the round?
    secret prediction variant, bids unknown during play
    secret bids
    bids shown at the end of the round
    When do we show secret bids?
    Nobody knows the bids while we play
wizard-43-asked =
    What is clairvoyance?
    Why can't I see my own card?
    What is the variant with the card on the forehead?
    Do I bid without knowing my card in the first round?
    Whose cards can I see in clairvoyance?
    Is clairvoyance only for the first round?
    card on forehead, Indian poker round, blind first round
    clairvoyance
    Is the first round played blind?
    Everyone sees my card except me
    Why is my card hidden from me?

## The one-colour game

wizard-44-asked =
    How many can play the one-colour game?
    Can five play one-colour?
    Is the one-colour variant possible with six?
    What is the one-colour game?
    one-colour players, single suit game for three or four
    one-colour game
    one-colour player count
wizard-45-asked =
    Which cards do I get in the one-colour game?
    Does everybody have their own suit?
    How many wizards and jesters does each get in one-colour?
    What is in my personal deck?
    own suit one wizard one jester, one-colour deck of fifteen
    How many cards does each player have in one-colour?
wizard-46-asked =
    What happens to the fourth suit with three players in one-colour?
    Which suit is left out when three play the one-colour game?
    Do we need all four colours in one-colour?
    unused suit, suit out of the game, three players one-colour
wizard-47-asked =
    Is there trump in the one-colour game?
    Which suit is trump in one-colour?
    Do we turn up a card in the one-colour game?
    one-colour no trump, trump in single suit game
    Does the one-colour game have trump?
wizard-48-asked =
    How many cards do I draw in the one-colour game?
    Does one-colour start with four cards?
    Who shuffles in the one-colour game?
    How many cards in the second round of one-colour?
    draw four, one-colour hand size, own pile of fifteen
    cards in the first one-colour round
    starting hand in one-colour
wizard-49-asked =
    Do we bid openly or secretly in the one-colour game?
    How does bidding go in one-colour?
    When do we agree how to bid in the one-colour game?
    one-colour bids open or secret
    one-colour hidden bids
wizard-50-asked =
    Who wins the trick in the one-colour game?
    Do suits matter in one-colour?
    Does the highest number win when everyone has a different suit?
    one-colour highest rank wins, suits irrelevant
    Does a red 9 beat a blue 8 in one-colour?
    Who takes the trick in one-colour?
wizard-51-asked =
    What if two equal cards are played in one-colour?
    Two of us played a 13, who gets the trick?
    Who wins with the same number?
    equal cards, same rank, identical numbers, first one played wins
    two 13s in the one-colour game
    same rank in a trick
    the same number twice in one-colour
wizard-52-asked =
    Do I get my cards back after a round of one-colour?
    What happens with the cards after a round in the one-colour game?
    Do we reshuffle every round in one-colour?
    take back own cards, sort and reshuffle
    Do I keep my own cards for the next round in one-colour?
wizard-53-asked =
    How many rounds does the one-colour game have?
    When does the one-colour game end?
    How long is a one-colour game?
    one-colour twelve rounds, length of single suit game
    When is the one-colour game over?

## Rulings

wizard-54-asked =
    What if two jesters are played first?
    Which suit do we follow after several jesters at the start?
    First jester, second jester, who sets the suit?
    Does a second jester set the suit?
    several jesters first, two fools in a row
    two jesters, then a blue card
    Jester, jester, then a red 5: which suit do I follow?
    The first two cards are jesters
wizard-55-asked =
    What if a wizard follows a jester that was led?
    Jester led, then a wizard: do I have to follow suit?
    First a jester, then a wizard, what may the third player do?
    Is there a suit to follow after jester and wizard?
    jester then wizard, wizard second after jester
    Do I follow suit after a jester and a wizard?
    A jester is led, a wizard comes next, then it's my turn
wizard-56-asked =
    Must I still follow suit after a wizard was played in the middle of the trick?
    Someone played a wizard on a red card, do I still need to play red?
    Does a wizard in second place free me from following?
    The trick is lost to a wizard anyway, may I throw anything?
    wizard later in the trick, still follow suit
    A wizard was played second, do I still follow suit?
    wizard in the middle of the trick, duty to follow suit
    Red was led, then a wizard, do I have to play red?
    Does a wizard cancel the suit that was led?
wizard-57-asked =
    A wizard was led and then a blue card, must I play blue?
    Does the second card set the suit after a wizard was led?
    Do I follow the card played after the opening wizard?
    wizard led then suit, no suit after wizard lead
    Wizard first, then a green card, do I follow green?
    A wizard was led, then yellow, do I need to play yellow?
wizard-58-asked =
    Can the dealer choose no trump?
    Can I say "no trump" when a wizard is turned up?
    Must I name a trump suit?
    When must the dealer name trump, before or after the bids?
    Can the dealer name two suits?
    refuse to name trump, choose no trump, name trump before bidding
    The dealer doesn't want any trump
    Is the dealer forced to pick a suit?
    Must the dealer name a trump?
    no trump as the dealer's choice
wizard-59-asked =
    Can everybody see the turned-up card?
    Does anyone get the trump card?
    Can I exchange the face-up card?
    Is the flipped card played in this round?
    turned card out of play, visible trump card, swap trump card
    May I take the turned-up card into my hand?
    Is the flipped card part of the round?
    Can I see the trump card?
wizard-60-asked =
    What if there is a tie?
    Who wins if two players have the same score?
    Is there a tie-break?
    Can there be two winners?
    We are level on points at the end
    draw, tie, shared victory, equal totals, tiebreaker
    Two players have the same points at the end
    shared first place
    equal points, who wins?
    a draw at the end
    We have the same number of points
    same total at the end
wizard-61-asked =
    Which seat deals first at this table?
    Can the first dealer be random?
    Why does seat A begin dealing?
    Can we choose another first dealer?
    seat A, random dealer, first dealer setting
    choose the first dealer
wizard-62-asked =
    Why can't I bid this number?
    Which number is forbidden for the last bidder?
    Who is restricted by plus/minus one?
    I bid last, what may I not say?
    Could I have no bid left with plus/minus one?
    Is the dealer not allowed to make the bids come out even?
    last bidder, forbidden bid, blocked number
    Why can't I bid 3?
    Why is my bid blocked?
    forbidden number for the last player
    The last person can't say that number
    restriction for the last to bid
    What may the dealer not bid?
wizard-63-asked =
    Can we combine plus/minus one with hidden bids?
    Does plus/minus one work with secret bids?
    Why can't I switch on plus/minus one with secret bidding?
    plus minus one needs open bids, not with hidden
    plus/minus one and secret bids together
    hidden bids and plus/minus one together
wizard-64-asked =
    What is the difference between hidden and secret bids?
    Which kinds of bidding are there?
    When are the bids shown?
    Can bids be hidden and secret at once?
    Hidden or secret, which is revealed before play?
    open hidden secret, ways of bidding, bid settings
    kinds of bids
wizard-65-asked =
    What do I see with secret bids?
    Why don't I see the points during a secret round?
    Can the others see how many tricks I took when bids are secret?
    Are the cards visible in secret bidding?
    secret bids what is shown, points not shown until the end of the round
    points hidden with secret bids
    What is hidden in secret mode?
wizard-66-asked =
    A wizard is turned up in clairvoyance, who names trump?
    Does the dealer see their own card before naming trump in clairvoyance?
    How does the dealer choose trump with the card on the forehead?
    clairvoyance wizard turned up, name trump blind
    naming trump without seeing my card
wizard-67-asked =
    When do I see my own card in clairvoyance?
    Can I choose what to play in clairvoyance?
    May I look at my forehead card after bidding?
    Why is my card played by itself in the clairvoyance round?
    clairvoyance look at own card, no choice, only card
    When may I look at the card on my forehead?
    Do I play my card without seeing it?
wizard-68-asked =
    Can we combine clairvoyance with one-colour?
    Why can't I choose clairvoyance in the one-colour game?
    Do clairvoyance and one-colour go together?
    clairvoyance with single suit not possible
    clairvoyance plus one-colour
wizard-69-asked =
    How high is a wizard in the one-colour game?
    What is a jester worth in one-colour?
    Does a wizard beat a 13 in one-colour?
    Do wizards and jesters work the same in the one-colour game?
    one-colour wizard above 13, jester below 1
    jester in the one-colour game
    wizard in the one-colour game
wizard-70-asked =
    Do I have to follow suit in the one-colour game?
    Which cards may I play in one-colour?
    Can I play whatever I like in the one-colour game?
    one-colour any card, no following
    follow suit in one-colour
wizard-71-asked =
    Who starts in the one-colour game?
    Is there a dealer in one-colour?
    Who bids first in the one-colour game?
    Who leads in one-colour when nobody deals?
    one-colour dealer, nominal dealer, first to bid and lead
    one-colour who starts
    Who is the dealer in one-colour?
wizard-72-asked =
    Can we play one-colour with plus/minus one?
    Does plus/minus one go with the one-colour game?
    Which variants fit the one-colour game?
    one-colour plus minus one, combine variants
wizard-73-asked =
    Can I look at past tricks?
    May I see the last trick again?
    What was played before, can I check?
    Am I allowed to look through the tricks that are gone?
    Can I look at another player's tricks?
    last trick, previous tricks, review tricks, cards already played
    see the previous trick
    Can I peek at old tricks?
    Show me the last trick
    look at my own tricks
    Can we check the tricks that were played?
wizard-74-asked =
    What is a tournament game?
    How many cards are dealt in a tournament?
    Can we play only ten rounds?
    Is there a faster game that grows by two cards?
    Which variants don't go with the tournament?
    Does a tournament with three players begin with two cards?
    tournament rounds, ten rounds, tournament schedule
    tournament
    How many cards per round in a tournament for four?
    Is there a shorter tournament version?
wizard-75-asked =
    Can we play a shorter game?
    Can we play only three rounds?
    Can I choose the rounds myself?
    What does 2-4 mean in the rounds?
    How do I write 1+3+5?
    I want to practise a single round
    short game, fewer rounds, custom rounds, own round sizes
    only 5 rounds
    quick game
    practise only hands of 2 to 4 cards
    play rounds 1, 3 and 5 only
    How do I set fewer rounds?
wizard-76-asked =
    Can we play with fewer cards?
    What does 2x3 mean?
    Can I use a smaller deck?
    Which cards stay in a small deck?
    How many wizards are in a reduced deck?
    Can I leave out some suits for practice?
    small deck, fewer suits, reduced pack, study deck
    fewer suits
    use only two suits
    How do I set a smaller deck?
    play with a smaller number of cards
