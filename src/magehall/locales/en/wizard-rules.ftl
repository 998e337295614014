### The clauses of wizard: written by tools/write_clauses.py from RULES.md.

wizard-section-the-game = The game

wizard-1 = For three to six players.
wizard-2 = There are sixty cards, and a pad of truth to write down bids and points.
wizard-3 = In every round, each player bids: a prediction of how many tricks they will win. Exact bids earn points, and the player with the most points after the last round wins the game.
wizard-4 = In a trick, each player in turn plays one card from their hand face up in the middle. One player wins them all.

wizard-section-before-the-first-round = Before the first round

wizard-5 = One player is the scribe and keeps the pad to the end: names, bids and points.
wizard-6 = The scribe shuffles and is the first dealer.

wizard-section-the-cards = The cards

wizard-7 = There are four suits of thirteen cards each, one for each people, ranked from 1, the lowest, to 13, the highest: humans are blue, dwarves red, elves green, giants yellow.
wizard-8 = Four wizards, marked Z, are always trump and beat every other card, even a 13.
wizard-9 = Four jesters, marked N, are never trump and lower than every other card, even a 1.

wizard-section-the-deal = The deal

wizard-10 = Unless other rounds or a smaller deck are agreed, everyone gets one card in the first round, two in the second, and so on, one more each round, until all cards are dealt in the last round.
wizard-11 = The cards that are left form a face-down stock in the middle.
wizard-12 = After every round, the deal passes to the next player clockwise.

wizard-section-trump = Trump

wizard-13 = After the deal, the top card of the stock is turned up and stays there. Its suit is trump for this round.
wizard-14 = A card of the trump suit beats every card of the other suits.
wizard-15 = If a jester is turned up, there is no trump in this round.
wizard-16 = If a wizard is turned up, the dealer looks at their own cards and then names one suit as trump.
wizard-17 = A round in which all cards are dealt, usually the last, never has trump, because no stock is left.

wizard-section-the-prediction = The prediction

wizard-18 = When all have seen their cards, they say their bids one after the other, clockwise, starting on the dealer's left. The scribe writes them down.
wizard-19 = Before the first card, the scribe repeats all bids.
wizard-20 = Everyone may see at any time how many tricks a player bid, and so how many they still need.
wizard-21 = A bid is a whole number from 0 to the number of cards in your hand. In the basic game, the bids may add up to anything.

wizard-section-the-tricks = The tricks

wizard-22 = The player on the dealer's left leads to the first trick. Play goes clockwise.
wizard-23 = Follow the suit that was led if you can.
wizard-24 = If you can't follow suit, play any card, trump or not. You never have to trump.
wizard-25 = You may play a wizard or a jester at any time, even if you could follow suit.
wizard-26 = If you can't follow suit, you don't have to play a wizard or jester (Bulgarian edition); if you play one, you don't have to follow suit (Greek edition).
wizard-27 = The highest card wins the trick. A wizard beats any card, trumps included.
wizard-28 = The winner takes the trick, keeps the number of tricks won in sight, and leads to the next one.
wizard-29 = A round of one card, usually the first, has only one trick.
wizard-30 = The first wizard in a trick wins it; without a wizard, the highest trump; without trumps, the highest card of the suit led.

wizard-section-wizards-and-jesters = Wizards and jesters

wizard-31 = If a wizard is led, everyone else may play any card, including more wizards and jesters. The first wizard always wins the trick.
wizard-32 = Though wizards are always trump, you don't have to play one to follow when trump is led (Bulgarian edition).
wizard-33 = If a jester is led, the next card may be any card, and it sets the suit to follow.
wizard-34 = Jesters lose every trick. Only a trick of nothing but jesters goes to the first of them, which can happen only with three or four players.

wizard-section-the-points = The points

wizard-35 = An exact bid scores 20 points and 10 more for each trick won.
wizard-36 = Any other bid costs 10 points for each trick above or below it. The tricks won score nothing.
wizard-37 = The pad keeps running totals from round to round. A total may fall below zero.

wizard-section-the-end = The end

wizard-38 = Six players play 10 rounds, five play 12, four play 15, three play 20, unless other rounds or a smaller deck are agreed.
wizard-39 = The last round is scored like any other; then the highest total wins.

wizard-section-variants = Variants

wizard-40 = Plus/minus one: the bids of a round must not add up to its number of tricks. In a round of five cards, their sum must not be 5.
wizard-41 = Hidden bids: everyone writes their bid secretly. When all are ready, the bids are revealed and entered on the pad.
wizard-42 = Secret bids: everyone writes their bid secretly. The bids are revealed only after the round has been played, and then compared.
wizard-43 = Clairvoyance: in the first round nobody looks at their own card; you hold it to your forehead. Everyone sees all cards but their own, and bids. Everything else is as usual.

wizard-section-the-one-colour-game = The one-colour game

wizard-44 = The one-colour game is for three or four players.
wizard-45 = Each player takes the thirteen cards of one suit, one wizard and one jester.
wizard-46 = With three players, one suit stays out of the one-colour game.
wizard-47 = The one-colour game has no trump.
wizard-48 = In the one-colour game, everyone shuffles their own fifteen cards and draws four for the first round, and one more in each later round.
wizard-49 = Then everyone bids; the bids are open, hidden or secret, as agreed before the game.
wizard-50 = Suits don't matter in the one-colour game: the highest rank wins the trick.
wizard-51 = Of equally high cards in the one-colour game, the one played first wins.
wizard-52 = After each round, players take their own cards back and shuffle them again.
wizard-53 = The one-colour game has twelve rounds.

wizard-section-rulings = Rulings

wizard-54 = If several jesters come first, the first card that isn't a jester sets the suit to follow.
wizard-55 = If the first card after leading jesters is a wizard, nobody has to follow suit for the rest of the trick, as if the wizard had been led.
wizard-56 = A wizard played later in a trick doesn't change the duty to follow the suit that was led.
wizard-57 = After a wizard is led, nobody has to follow the suit of the cards played next.
wizard-58 = If a wizard is turned up, the dealer must name exactly one of the four suits before the first bid; “no trump” is not a choice.
wizard-59 = The card turned up is visible to everyone and out of play for the round.
wizard-60 = Players with the same highest total share the victory.
wizard-61 = At our tables nobody has to be the scribe: seat A deals first, unless another seat, or a random one, was agreed on.
wizard-62 = Plus/minus one restricts only the last player to bid: the one number that would make the sum equal to the tricks is not allowed. Another number is always possible.
wizard-63 = Plus/minus one needs open bids: with hidden or secret ones, nobody bids last.
wizard-64 = Bids are open, hidden or secret, one of the three. Hidden bids are revealed before the first card, secret ones after the last.
wizard-65 = With secret bids, everyone sees the cards and the tricks won, but no bids and no points of the round until it is over.
wizard-66 = In clairvoyance, a dealer who must name trump does so without knowing their own card.
wizard-67 = In clairvoyance, everyone looks at their own card after the last bid; there is no choice but to play it.
wizard-68 = Clairvoyance doesn't go with the one-colour game, which starts with four cards.
wizard-69 = In the one-colour game, a wizard ranks above 13 and a jester below 1.
wizard-70 = In the one-colour game, any card may be played at any time.
wizard-71 = The one-colour game has a dealer in name too, who moves on clockwise: the player on their left bids and leads first.
wizard-72 = Plus/minus one may be agreed for the one-colour game with open bids.
wizard-73 = Everyone may look at the tricks of the current round again.
wizard-74 = A tournament game may be agreed: ten rounds, growing by two cards at first (three players 2, 4, … 20; four 1, 3, … 11, 12, … 15; five 2, 4, 5, … 12; six 1 to 10). It doesn't go with the one-colour game, nor with clairvoyance where the first round has two cards.
wizard-75 = For study, a shorter game may be agreed: a number of rounds from the first (3), hands from one size to another (2-4), or one size after the other (1+3+5). It doesn't go with the one-colour game, and clairvoyance needs a first round of one card.
wizard-76 = For study, a smaller deck may be agreed: a number of suits with a number of ranks (2x3), the lowest ones, each suit with one wizard and one jester. Hands grow while the deck lasts, unless other rounds are agreed. If a wizard is turned up, any of the four suits may be named. It doesn't go with the one-colour game.
