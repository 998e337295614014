### Wizard. Cards and peoples are named by facts: $people is blue, red, green, yellow, wizard, jester or none.

## Terms

wizard-title = Wizard
wizard-summary = Predict exactly how many tricks you’ll win, round after round.

# A people by the colour of its cards: the one word for it on buttons, in sentences and in the log.
wizard-people = { $people ->
    [blue] blue
    [red] red
    [green] green
   *[yellow] yellow
}
# A card that is laid or turned up.
wizard-card = { $people ->
    [wizard] a wizard
    [jester] a jester
   *[other] { wizard-people } { $rank }
}
# A card that a refusal or a hint names: after a colon, at the start of a sentence, and within it.
wizard-card-named = { $card_sign ->
    [Z] wizard
    [N] jester
    [B] blue { $card_number }
    [R] red { $card_number }
    [G] green { $card_number }
   *[Y] yellow { $card_number }
}
wizard-card-subject = { $card_sign ->
    [Z] The wizard
    [N] The jester
    [B] The blue { $card_number }
    [R] The red { $card_number }
    [G] The green { $card_number }
   *[Y] The yellow { $card_number }
}
wizard-card-object = { $card_sign ->
    [Z] the wizard
    [N] the jester
    [B] the blue { $card_number }
    [R] the red { $card_number }
    [G] the green { $card_number }
   *[Y] the yellow { $card_number }
}
wizard-each-cards = { wizard-card-named }
wizard-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}

## Options

wizard-option-mode = Game
    .help = The full deck, or each player with one suit of their own.
wizard-option-mode-standard = standard
wizard-option-mode-one-colour = one-colour
wizard-option-bids = Bids
    .help = Made aloud in turn; written and revealed together; or revealed only after the round.
wizard-option-bids-open = open
wizard-option-bids-hidden = hidden
wizard-option-bids-secret = secret
wizard-option-plus-minus-one = Plus/minus one
    .help = The bids of a round must not add up to its number of tricks.
wizard-option-plus-minus-one-on = on
wizard-option-plus-minus-one-off = off
wizard-option-clairvoyance = Clairvoyance
    .help = In the first round you see every card but your own.
wizard-option-clairvoyance-on = on
wizard-option-clairvoyance-off = off
wizard-option-first-dealer = First dealer
    .help = The seat that deals first.
wizard-option-first-dealer-random = random
wizard-option-rounds = Rounds
    .help = One more card each round, or the ten rounds of a tournament.
wizard-option-rounds-full = all
wizard-option-rounds-tournament = tournament
wizard-option-deck = Deck
    .help = All sixty cards; or, for study, fewer: suits times ranks.
wizard-option-deck-4x13 = whole
wizard-variant-plus-minus-one = Plus/minus one
    .help = The bids of a round must not add up to its number of tricks.
wizard-variant-hidden-bids = Hidden bids
    .help = Everyone writes a bid; all are revealed together.
wizard-variant-secret-prediction = Secret bids
    .help = Bids are written down and revealed only after the round.
wizard-variant-clairvoyance = Clairvoyance
    .help = In the first round you see every card but your own.
wizard-variant-one-colour = One-colour
    .help = Each plays with one suit of their own; for three or four.

## What happens

wizard-event-dealer-chosen = { $seat } deals first.
wizard-event-dealer-chosen-own = You deal first.
wizard-event-round-began = Round { $round }: { $seat } deals { $cards ->
    [one] one card
   *[other] { $cards } cards
} to each.
wizard-event-round-began-own = Round { $round }: you deal { $cards ->
    [one] one card
   *[other] { $cards } cards
} to each.
wizard-event-hand-dealt = { $seat } holds { $cards }.
wizard-event-hand-dealt-own = Your cards: { $cards }.
wizard-event-forehead-seen = { $seat } holds { wizard-card } to the forehead.
wizard-event-forehead-seen-own = You hold { wizard-card } to your forehead.
wizard-event-card-turned = Turned up: { wizard-card }.
wizard-event-trump-set = { $people ->
    [none] There is no trump.
   *[other] Trump is { wizard-people }.
}
wizard-event-trump-named = { $seat } makes { wizard-people } trump.
wizard-event-trump-named-own = You make { wizard-people } trump.
wizard-event-bid-made = { $seat } bids { $bid }.
wizard-event-bid-made-own = You bid { $bid }.
wizard-event-bid-sealed = { $seat } has written a bid.
wizard-event-bid-sealed-own = You have written a bid.
wizard-event-bids-told = The bids are { $bids_named }: { $sum } in total for { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}.
wizard-event-card-played = { $seat } plays { wizard-card }.
wizard-event-card-played-own = You play { wizard-card }.
wizard-event-trick-won = { $seat } takes the trick with { wizard-card }.
wizard-event-trick-won-own = You take the trick with { wizard-card }.
wizard-event-round-scored = { $seat } bid { $bid }, won { $won }: { $points_signed }, { $total } in total.
wizard-event-round-scored-own = You bid { $bid }, won { $won }: { $points_signed }, { $total } in total.
wizard-event-game-ended = The game is over. With { $total ->
    [one] { $total } point
   *[other] { $total } points
}, victory goes to { $seats }.
wizard-event-game-ended-own = The game is over, and you win with { $total ->
    [one] { $total } point
   *[other] { $total } points
}.

## Why not

wizard-refusal-not-a-move = “{ $move }” isn’t a move in this game.
wizard-refusal-not-your-turn = It’s { $seat }’s turn to play a card.
wizard-refusal-no-card-now = No card can be played now.
wizard-refusal-card-not-held = You don’t have { wizard-card-object }.
wizard-refusal-must-follow = { wizard-card-subject } doesn’t follow { wizard-people }, and you can: { $cards }. Wizards and jesters are always allowed.
wizard-refusal-no-bid-now = It’s not time to bid.
wizard-refusal-not-your-bid = It’s { $seat }’s turn to bid.
wizard-refusal-bid-already-written = You’ve already written your bid: { $bid }.
wizard-refusal-bid-too-high = A bid of { $bid } is more than the { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
} in this round.
wizard-refusal-forbidden-sum = With { $bid }, the bids would add up to { $tricks ->
    [one] the one trick
   *[other] the { $tricks } tricks
} of this round. Choose another number.
wizard-refusal-no-trump-to-name = There is no trump to name now.
wizard-refusal-dealer-names-trump = { $seat }, the dealer, names trump.
wizard-refusal-nature-deals = Cards are dealt at random, not by { $seat }.
wizard-refusal-no-deal-now = It’s not time to deal.
wizard-refusal-deal-seats = There are { $players ->
    [one] { $players } player
   *[other] { $players } players
}, but { $hands ->
    [one] { $hands } hand was
   *[other] { $hands } hands were
} dealt.
wizard-refusal-deal-size = { $seat } must get { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, not { $found }.
wizard-refusal-not-own-deck = { wizard-card-subject } isn’t in { $seat }’s own deck.
wizard-refusal-not-in-deck = { wizard-card-subject } isn’t in this game’s deck.
wizard-refusal-dealt-twice = { wizard-card-subject } is dealt twice.
wizard-refusal-turn-one-up = A card must be turned up from the stock.
wizard-refusal-nothing-to-turn = No card is turned up in this round.
wizard-refusal-no-dealer-now = It’s not time to choose the first dealer.
wizard-refusal-no-such-dealer = Seat { $seat } can’t deal at a table of { $players }.
wizard-refusal-one-colour-seats = The one-colour game is for three or four players, not { $players }.
wizard-refusal-one-colour-clairvoyance = Clairvoyance needs a first round of one card; the one-colour game starts with four.
wizard-refusal-one-colour-tournament = Tournament rounds are for the standard game, not for one-colour.
wizard-refusal-one-colour-small = Shorter games and smaller decks are for the standard game, not for one-colour.
wizard-refusal-no-rounds = “{ $rounds }” isn’t a list of rounds: put the smaller hand first.
wizard-refusal-too-few-cards = { $players } players with { $cards } each need more cards than the { $deck } in this deck.
wizard-refusal-small-clairvoyance = Clairvoyance needs a first round of one card.
wizard-refusal-tournament-clairvoyance = Clairvoyance needs a first round of one card; this tournament starts with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
wizard-refusal-plus-minus-one-open-bids = Plus/minus one needs open bids: with { $bids ->
    [hidden] hidden
   *[secret] secret
} ones, nobody bids last.
wizard-refusal-one-way-of-bidding = Bids are open, hidden or secret: choose one of the three.

## What to do

wizard-status-trump = A wizard was turned up: choose the trump suit.
wizard-status-bid = { $cards ->
    [one] One card
   *[other] { $cards } cards
}: how many tricks will you win?
wizard-status-bid-not = Not { $bid }: the bids must not add up to { $tricks }.
wizard-status-lead = Lead any card.
wizard-status-follow = Follow { wizard-people }, or play a wizard or a jester.
wizard-status-cannot-follow = You have no { wizard-people } card: play any card.
wizard-status-free = Play any card.

## At the table

wizard-label-round = Round { $round } of { $rounds }
wizard-label-trump = Trump
wizard-label-trump-people = { wizard-people }
wizard-label-no-trump = none
wizard-label-trump-open = to be chosen
wizard-label-turned = turned up: { wizard-card }
wizard-label-player = Player
wizard-label-bid = Bid
wizard-label-won = Won
wizard-label-points = Points
wizard-label-trick = Trick
wizard-label-last-trick = Last trick
wizard-label-hand = Your hand
wizard-label-forehead = On the others’ foreheads
wizard-label-dealer = dealer
wizard-label-pad = The pad of truth
wizard-label-sum-over = { $number ->
    [one] { $number } trick too many was bid
   *[other] { $number } tricks too many were bid
}
wizard-label-sum-under = { $number ->
    [one] { $number } trick nobody bid for
   *[other] { $number } tricks nobody bid for
}
wizard-label-sum-even = bids add up to exactly the tricks available
wizard-label-sealed = written

## How the printed editions word a clause

wizard-edition-bg-2012-6 = Says outright that the scribe deals first.
wizard-edition-bg-2012-16 = The dealer chooses trump, and may look at their own cards first.
wizard-edition-bg-2012-19 = It’s good if the scribe repeats the bids.
wizard-edition-bg-2012-26 = If you can’t follow suit, you don’t have to play a wizard or jester.
wizard-edition-bg-2012-28 = Tricks are laid overlapping, so their number stays in sight.
wizard-edition-bg-2012-32 = Only this edition says it.
wizard-edition-bg-2012-48 = The cards are drawn to the hand.
wizard-edition-bg-2012-51 = Speaks of two or more equal cards.
wizard-edition-el-2009-6 = The scorekeeper shuffles and deals; that this is the first deal is understood.
wizard-edition-el-2009-16 = The dealer may choose trump after seeing their own cards.
wizard-edition-el-2009-19 = The scorekeeper may repeat the bids.
wizard-edition-el-2009-26 = If you play a wizard or jester, you don’t have to follow suit.
wizard-edition-el-2009-28 = Tricks are kept in a pile.
wizard-edition-el-2009-48 = The cards form a face-down pile and are drawn from it. The text says “one card more” for each later round, but at its end contradicts that with “a new four” («νέα τετράδα»). Our ruling: one card more, since twelve rounds that start with four end with all fifteen.
wizard-edition-el-2009-51 = Speaks of two equal cards.
wizard-edition-bg-2012-source = Bulgarian rulebook, 2012, version 1.1
wizard-edition-el-2009-source = Greek rulebook, 2009

## Why a bot proposes a move; $tricks is a text such as “1.3”, $percent a whole number

wizard-reason-likes-trump = Your hand is strongest in { wizard-people }.
wizard-reason-trump-worth = With { wizard-people } as trump, your hand is worth about { $tricks } tricks.
wizard-reason-trump-chance = With { wizard-people } as trump, your card has a { $percent }% chance to win.
wizard-reason-hand-worth = { $cards ->
    [one] Your card is worth
   *[other] Your { $cards } cards are worth
} about { $tricks } tricks.
wizard-reason-exact-chance = Exactly { $bid }: about a { $percent }% chance.
wizard-reason-only-card-chance = Your card has a { $percent }% chance to win; bidding 1 pays off from { $worth }% up.
wizard-reason-forehead-chance = The card on your forehead has a { $percent }% chance to win; bidding 1 pays off from { $worth }% up.
wizard-reason-best-bid-forbidden = { $bid } would be best, but then the bids would add up to { $cards }.
wizard-reason-holds-wizards = You hold { $wizards ->
    [one] { $wizards } wizard, a sure trick
   *[other] { $wizards } wizards, sure tricks
}.
wizard-reason-earlier-bids = { $players ->
    [one] { $players } player has
   *[other] { $players } players have
} bid { $sum } so far, of { $cards }.
wizard-reason-needs = You need { $need } more of the { $left ->
    [one] { $left } trick
   *[other] { $left } tricks
} left.
wizard-reason-needs-all = { $need ->
    [one] You need the last trick.
   *[other] You need all { $need } tricks left.
}
wizard-reason-enough = { $bid ->
    [0] You bid 0: take no tricks.
   *[other] You already have the { $bid } you bid: take no more.
}
wizard-reason-too-many = You’ve won { $over } too many; every further trick costs more.
wizard-reason-out-of-reach = You can’t reach { $bid } any more, but every trick still saves points.
wizard-reason-only-card = { wizard-card-subject } is the only card you may play.
wizard-reason-leads-high = Lead high with { wizard-card-object }: you want tricks.
wizard-reason-leads-low = Lead low with { wizard-card-object }: you don’t want the trick.
wizard-reason-tries-to-take = { wizard-card-subject } may take the trick.
wizard-reason-throws-low = You can’t win this trick. Keep your good cards and throw { wizard-card-object }.
wizard-reason-cannot-lose = You can’t duck this trick yet; { wizard-card-object } costs you least.
wizard-reason-throws-high = Get rid of { wizard-card-object } while it can’t win.
wizard-reason-draws-trumps = First draw out the others’ trumps with { wizard-card-object }.
wizard-reason-takes-surely = { wizard-card-subject } is sure to take this trick.
wizard-reason-takes-not = { wizard-card-subject } doesn’t take this trick.
wizard-reason-takes-perhaps = { wizard-card-subject } has a { $percent }% chance to take this trick.
wizard-reason-rest-worth = Your { $cards ->
    [one] other card is
   *[other] other { $cards } cards are
} worth about { $tricks } tricks.
wizard-reason-tried-out = Tried in { $deals ->
    [one] { $deals } deal that fits
   *[other] { $deals } deals that fit
} what you know: { $points } points this round.
wizard-reason-tried-next = Next best there: { $move }, { $points } points less (± { $error }).
wizard-reason-instead-of = Next best: { wizard-card-named } – { $points ->
    [one] { $points } point
   *[other] { $points } points
} less.

## In statistics

wizard-figure-exact = Exact bids
wizard-figure-astray = Tricks off the bid
wizard-figure-points-a-round = Points per round
wizard-figure-bid-share = Tricks bid, as a share of all
