# How to play, in two minutes: ten sentences, each with a picture.
wizard-howto-goal = Say how many tricks you will win, then win exactly that many. That is the whole game.
wizard-howto-deal = In the first round everyone gets one card, in the second two, and so on.
wizard-howto-trump = The card turned up after the deal shows the trump suit of the round.
wizard-howto-bid = Look at your cards and bid: with these, two tricks look likely.
wizard-howto-follow = One player leads a card. Follow its suit if you can.
wizard-howto-ruff = If you can’t, play anything. A trump beats every card of the other suits.
wizard-howto-wizards = Wizards may be played at any time and beat everything. Of several, the first one wins.
wizard-howto-jesters = Jesters may be played at any time too and lose every trick: good for not winning one too many.
wizard-howto-points = Bid 2 and won 2? That is 20 points, and 10 more for each trick. Otherwise you lose 10 for each trick too many or too few.
wizard-howto-end = In the last round all cards are dealt. Whoever has the most points after it wins.
