# Questions that players ask, one a line; the clause that answers them names the message.
goofspiel-alike =
    bid, card played, offer
    prize, point card, reward
    tie, draw, equal

goofspiel-1-asked =
    How many people can play?
    How many cards does everyone get?
    What is in the hand at the start?
goofspiel-2-asked =
    Who wins the game?
    What if two players have the same score?
goofspiel-3-asked =
    How many points is a prize worth?
    What do we bid for?
goofspiel-4-asked =
    Can I take my bid back?
    Who bids first?
goofspiel-5-asked =
    Do I get my card back after the bid?
    When are the bids revealed?
goofspiel-6-asked =
    Who gets the prize?
    Does the highest card always win?
goofspiel-7-asked =
    What happens when two people bid the same?
    Nobody bid highest alone, where does the prize go?
goofspiel-8-asked =
    When does the game end?
    How many rounds are there?
