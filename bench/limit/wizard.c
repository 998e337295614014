/* Wizard as plain C: complete games of random players, the limit our compiled Python is measured against.

   The rules are those of the standard game for three to six players with open bids, seat A dealing first. The
   generator (SFC32), its unbiased draws and the order of all choices are those of magehall.core.chance and
   WizardState.playout, so the same seed words give the same games: bench/wizard.py compares the checksums.

   A card is 16 * people + rank; rank 0 is a jester, 14 a wizard; a set of cards is a 64-bit mask. */

#include <stdint.h>

enum { DECK = 60, MOST_SEATS = 6, WARM_UP = 12 };
enum { JESTER = 0, WIZARD = 14 };
enum { OPEN = 4, FREE = 5, NO_TRUMP = 7 };

#define SPECIALS 0x4001400140014001u

typedef uint64_t Cards;

typedef struct {
    uint32_t a, b, c, count;
} Rng;

typedef struct {
    int seats, dealer, trump, size;
    Cards hands[MOST_SEATS];
    int bids[MOST_SEATS];
    int won[MOST_SEATS];
    int totals[MOST_SEATS];
    uint64_t decisions;
} Table;

static uint32_t next(Rng *rng) {
    uint32_t result = rng->a + rng->b + rng->count++;
    rng->a = rng->b ^ (rng->b >> 9);
    rng->b = rng->c + (rng->c << 3);
    rng->c = ((rng->c << 21) | (rng->c >> 11)) + result;
    return result;
}

static uint32_t below(Rng *rng, uint32_t limit) {
    uint64_t product = (uint64_t)next(rng) * limit;
    if ((uint32_t)product < limit) {
        uint32_t least = -limit % limit;
        while ((uint32_t)product < least)
            product = (uint64_t)next(rng) * limit;
    }
    return product >> 32;
}

static Cards bit(int card) { return (Cards)1 << card; }

static int nth(Cards cards, uint32_t index) {
    while (index--)
        cards &= cards - 1;
    return __builtin_ctzll(cards);
}

static int after(const Table *table, int seat) { return seat + 1 < table->seats ? seat + 1 : 0; }

/* Deal the hands and turn up a card; the dealer names the trump if it is a wizard. */
static void deal(Table *table, Rng *rng) {
    uint8_t pack[DECK];
    int left = DECK;
    for (int place = 0; place < DECK; place++)
        pack[place] = 16 * (place / 15) + place % 15;
    for (int seat = 0; seat < table->seats; seat++) {
        Cards hand = 0;
        for (int need = table->size; need > 0; need--) {
            uint32_t place = below(rng, left--);
            hand |= bit(pack[place]);
            pack[place] = pack[left];
        }
        table->hands[seat] = hand;
        table->won[seat] = 0;
    }
    table->trump = NO_TRUMP;
    if (left == 0)
        return;
    int turned = pack[below(rng, left)];
    if ((turned & 15) == WIZARD) {
        table->trump = below(rng, 4);
        table->decisions++;
    } else if ((turned & 15) != JESTER) {
        table->trump = turned >> 4;
    }
}

static void bid(Table *table, Rng *rng) {
    int seat = table->dealer;
    for (int made = 0; made < table->seats; made++) {
        seat = after(table, seat);
        table->bids[seat] = below(rng, table->size + 1);
    }
    table->decisions += table->seats;
}

static Cards legal(Cards hand, int led) {
    if (led >= OPEN)
        return hand;
    Cards following = hand & ((Cards)0x3FFE << 16 * led);
    return following ? following | (hand & SPECIALS) : hand;
}

static int led_by(int card) {
    int rank = card & 15;
    return rank == WIZARD ? FREE : rank == JESTER ? OPEN : card >> 4;
}

static int strength(int card, int trump, int led) {
    int rank = card & 15, people = card >> 4;
    if (rank == WIZARD)
        return 100;
    if (rank == JESTER)
        return 0;
    if (people == trump)
        return 50 + rank;
    return people == led ? rank : 0;
}

/* Play one trick and return its winner. */
static int trick(Table *table, Rng *rng, int leader) {
    int led = OPEN, best = -1, winner = leader, seat = leader;
    for (int laid = 0; laid < table->seats; laid++) {
        Cards cards = legal(table->hands[seat], led);
        int card = nth(cards, below(rng, __builtin_popcountll(cards)));
        table->hands[seat] &= ~bit(card);
        if (led == OPEN)
            led = led_by(card);
        int power = strength(card, table->trump, led);
        if (power > best) {
            best = power;
            winner = seat;
        }
        seat = after(table, seat);
    }
    table->decisions += table->seats;
    return winner;
}

static int points_for(int bid, int won) {
    if (bid == won)
        return 20 + 10 * won;
    return bid > won ? -10 * (bid - won) : -10 * (won - bid);
}

static void play_round(Table *table, Rng *rng) {
    deal(table, rng);
    bid(table, rng);
    int leader = after(table, table->dealer);
    for (int left = table->size; left > 0; left--) {
        leader = trick(table, rng, leader);
        table->won[leader]++;
    }
    for (int seat = 0; seat < table->seats; seat++)
        table->totals[seat] += points_for(table->bids[seat], table->won[seat]);
    table->dealer = after(table, table->dealer);
}

/* Play complete games from one stream; return a checksum of all final scores and count the players' decisions. */
uint64_t play_games(uint32_t a, uint32_t b, uint32_t c, int seats, int games, uint64_t *decisions) {
    Rng rng = {a, b, c, 1};
    uint64_t checksum = 0;
    for (int turn = 0; turn < WARM_UP; turn++)
        next(&rng);
    *decisions = 0;
    for (int game = 0; game < games; game++) {
        Table table = {.seats = seats};
        for (table.size = 1; table.size <= DECK / seats; table.size++)
            play_round(&table, &rng);
        for (int seat = 0; seat < seats; seat++)
            checksum = checksum * 1000003 + (uint64_t)(int64_t)table.totals[seat];
        *decisions += table.decisions;
    }
    return checksum;
}
