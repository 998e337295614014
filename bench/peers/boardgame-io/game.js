// Wizard for four on boardgame.io: the rules that our server plays in its standard form, hands hidden by playerView.
'use strict';

const SEATS = 4;
const ROUNDS = 15;
const COLOURS = ['B', 'R', 'G', 'Y'];

function deck() {
  const cards = [];
  for (const colour of COLOURS) for (let rank = 1; rank <= 13; rank++) cards.push(colour + rank);
  for (let number = 1; number <= 4; number++) cards.push('Z' + number, 'N' + number);
  return cards;
}

function deal(G, random) {
  const cards = random.Shuffle(deck());
  G.hands = [[], [], [], []];
  for (let seat = 0; seat < SEATS; seat++) G.hands[seat] = cards.splice(0, G.round);
  G.turned = cards.length ? cards[0] : null;
  const sign = G.turned === null ? 'N' : G.turned[0];
  G.trump = sign === 'N' || sign === 'Z' ? null : sign;
  G.bids = [null, null, null, null];
  G.won = [0, 0, 0, 0];
  G.trick = [];
  G.phase = sign === 'Z' ? 'trump' : 'bid';
  G.next = sign === 'Z' ? G.dealer : (G.dealer + 1) % SEATS;
}

function led(trick) {
  const first = trick.find((card) => card[0] !== 'N');
  return first === undefined || first[0] === 'Z' ? null : first[0];
}

function strength(card, colour, trump) {
  if (card[0] === 'Z') return 1000;
  if (card[0] === 'N') return -1;
  const rank = Number(card.slice(1));
  return card[0] === trump ? 100 + rank : card[0] === colour ? rank : 0;
}

function winner(G) {
  const wizard = G.trick.findIndex((card) => card[0] === 'Z');
  if (wizard >= 0) return (G.leader + wizard) % SEATS;
  const colour = led(G.trick);
  if (colour === null) return G.leader;
  let best = 0;
  for (let place = 1; place < SEATS; place++) {
    if (strength(G.trick[place], colour, G.trump) > strength(G.trick[best], colour, G.trump)) best = place;
  }
  return (G.leader + best) % SEATS;
}

function score(G) {
  const points = G.bids.map((bid, seat) =>
    bid === G.won[seat] ? 20 + 10 * bid : -10 * Math.abs(bid - G.won[seat]));
  G.totals = G.totals.map((total, seat) => total + points[seat]);
  G.pad.push({ cards: G.round, bids: G.bids, won: G.won, points, totals: G.totals });
}

function may(G, playerID, phase) {
  return G.phase === phase && G.next === Number(playerID);
}

const moves = {
  trump({ G, playerID, events }, colour) {
    if (!may(G, playerID, 'trump') || !COLOURS.includes(colour)) return 'INVALID_MOVE';
    G.trump = colour;
    G.phase = 'bid';
    G.next = (G.dealer + 1) % SEATS;
    events.endTurn();
  },
  bid({ G, playerID, events }, number) {
    if (!may(G, playerID, 'bid') || !(Number.isInteger(number) && number >= 0 && number <= G.round)) return 'INVALID_MOVE';
    G.bids[G.next] = number;
    G.next = (G.next + 1) % SEATS;
    if (G.bids.every((bid) => bid !== null)) {
      G.phase = 'play';
      G.leader = G.next = (G.dealer + 1) % SEATS;
    }
    events.endTurn();
  },
  play({ G, playerID, events, random }, card) {
    const hand = G.hands[Number(playerID)];
    if (!may(G, playerID, 'play') || !hand.includes(card)) return 'INVALID_MOVE';
    const colour = led(G.trick);
    const follows = card[0] === colour || card[0] === 'Z' || card[0] === 'N';
    if (colour !== null && !follows && hand.some((held) => held[0] === colour)) return 'INVALID_MOVE';
    hand.splice(hand.indexOf(card), 1);
    G.trick.push(card);
    G.next = (G.next + 1) % SEATS;
    if (G.trick.length === SEATS) {
      const won = winner(G);
      G.won[won] += 1;
      G.last = { leader: G.leader, cards: G.trick, winner: won };
      G.trick = [];
      G.leader = G.next = won;
      if (G.hands.every((left) => left.length === 0)) {
        score(G);
        if (G.round === ROUNDS) {
          G.phase = 'over';
        } else {
          G.round += 1;
          G.dealer = (G.dealer + 1) % SEATS;
          deal(G, random);
        }
      }
    }
    events.endTurn();
  },
};

module.exports = {
  name: 'wizard',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => {
    const G = { round: 1, dealer: 0, leader: 1, totals: [0, 0, 0, 0], pad: [], last: null };
    deal(G, random);
    return G;
  },
  turn: { order: { first: ({ G }) => G.next, next: ({ G }) => G.next } },
  moves: Object.fromEntries(Object.entries(moves).map(([name, move]) => [name, { move, client: false }])),
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
  endIf: ({ G }) => (G.phase === 'over' ? { totals: G.totals } : undefined),
};
