/* The dynamic programme of magehall.games.rummikub.solver in plain C: the limit its compiled Python is compared with.
 *
 * The same nodes in the same order: number by number from 1 to 13, in waves, with the same bounds, the same rule for
 * what is beaten and the same hash, so both expand equally many nodes and gain equally much. Wrapping runs and openings
 * are left out. Build with: cc -O3 -shared -fPIC rummikub.c -o rummikub.so
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef int64_t i64;

enum { NUMBERS = 13, CELLS = 52, STATES = 35, LEVELS = 3, LISTS = 3, COUNTS = 5, MOST_RUNS = 4, FIRST_WAVE = 4 };
#define DEAD (-1)
#define HOPELESS (-1000000000000LL)
#define JOKER_BITS 0x3000000LL

/* Tables, filled once by `set_tables` from those of the Python module. */
static i64 NEXT[STATES * 5], CLIP[STATES * 5], SHORT_RUNS[STATES];
static i64 *BETTER, BETTER_FROM[STATES + 1];
static i64 *GROUP_TILES, *GROUP_JOKERS, *GROUP_ROLES, *PLAIN;
static i64 GROUPS, PLAINS;

typedef struct {
    i64 must[CELLS], may[CELLS], weight[NUMBERS], roles[NUMBERS], fixed[CELLS];
    i64 table_jokers, jokers, joker_weight, from_rack;
} Task;

typedef struct { i64 word, gain, bound; } Way;
typedef struct { i64 from, end, most; } List;
typedef struct { i64 key, gain, bound, parent, step, onward; } Node;

typedef struct {
    const Task *task;
    i64 *groups, groups_from[NUMBERS + 1], group_most[CELLS], caps[CELLS * LEVELS];
    i64 *row_at, *row_most, rows, row_room;
    List *lists;
    Way *ways;
    i64 way_count, way_room;
    i64 afters[NUMBERS * LEVELS * COUNTS], onwards[NUMBERS * LEVELS * COUNTS];
    Node *nodes;
    i64 count, node_room, *slots, slot_room, waiting[NUMBERS + 1];
    i64 *picked, *ranks, *scratch, pick_room;
    i64 number, node, group, tight, best, expanded, width, all_jokers;
    i64 *steps;
} Search;

static i64 *copied(const i64 *from, i64 size) {
    i64 *made = malloc(size * sizeof(i64));
    memcpy(made, from, size * sizeof(i64));
    return made;
}

void set_tables(const i64 *next, const i64 *clip, const i64 *short_runs, const i64 *better, i64 betters,
                const i64 *better_from, const i64 *tiles, const i64 *jokers, const i64 *roles, i64 groups,
                const i64 *plain, i64 plains) {
    memcpy(NEXT, next, sizeof NEXT);
    memcpy(CLIP, clip, sizeof CLIP);
    memcpy(SHORT_RUNS, short_runs, sizeof SHORT_RUNS);
    memcpy(BETTER_FROM, better_from, sizeof BETTER_FROM);
    BETTER = copied(better, betters);
    GROUP_TILES = copied(tiles, groups);
    GROUP_JOKERS = copied(jokers, groups);
    GROUP_ROLES = copied(roles, groups);
    PLAIN = copied(plain, plains);
    GROUPS = groups;
    PLAINS = plains;
}

static i64 joker_gain(const Task *task, i64 jokers) {
    i64 own = jokers - task->table_jokers;
    return own > 0 ? own * task->joker_weight : 0;
}

/* The menu: groups of each number, and the ways of each colour. */

static void find_groups(Search *s) {
    i64 count = 0;
    s->groups = malloc(GROUPS * NUMBERS * sizeof(i64));
    for (i64 number = 0; number < NUMBERS; number++) {
        const i64 *may = s->task->may + 4 * number;
        i64 room = 0x8888 | may[0] | may[1] << 4 | may[2] << 8 | may[3] << 12;
        i64 every = s->task->roles[number] != 0;
        s->groups_from[number] = count;
        for (i64 place = 0; place < (every ? GROUPS : PLAINS); place++) {
            i64 group = every ? place : PLAIN[place];
            if (GROUP_JOKERS[group] > s->task->jokers) break;
            if (((room - GROUP_TILES[group]) & 0x8888) != 0x8888) continue;
            s->groups[count++] = group;
            for (i64 colour = 0; colour < 4; colour++) {
                i64 used = GROUP_TILES[group] >> 4 * colour & 15;
                if (used > s->group_most[4 * number + colour]) s->group_most[4 * number + colour] = used;
            }
        }
    }
    s->groups_from[NUMBERS] = count;
}

static void find_caps(Search *s) {
    for (i64 at = 0; at < CELLS; at++)
        for (i64 left = 0; left <= s->task->jokers; left++) {
            i64 cap = at < CELLS - 4 ? s->task->may[at + 4] + left : 0;
            s->caps[at * LEVELS + left] = cap > MOST_RUNS ? MOST_RUNS : cap;
        }
}

static i64 clipped(const Search *s, i64 at, i64 state, i64 left) { return CLIP[5 * state + s->caps[at * LEVELS + left]]; }

static i64 list_row(Search *s, i64 place, i64 at, i64 left, i64 state);

static i64 row(Search *s, i64 at, i64 left, i64 state) {
    i64 place = (at * (s->task->jokers + 1) + left) * STATES + state;
    return s->row_at[place] >= 0 ? s->row_at[place] : list_row(s, place, at, left, state);
}

static i64 most(Search *s, i64 at, i64 left, i64 state) {
    if (at >= CELLS) return 0;
    i64 found = row(s, at, left, state);
    return s->row_most[found];
}

static i64 list_ways(Search *s, i64 at, i64 left, i64 grouped) {
    const Task *task = s->task;
    i64 best = HOPELESS, weight = task->weight[at >> 2], colour = at & 3;
    for (i64 runs = task->must[at] > grouped ? task->must[at] - grouped : 0; runs <= task->may[at] - grouped; runs++) {
        i64 gain = (grouped + runs - task->must[at]) * weight;
        for (i64 jokers = 0; jokers <= left && runs + jokers <= MOST_RUNS; jokers++) {
            i64 place = ((at >> 2) * LEVELS + jokers) * COUNTS + runs + jokers;
            if (s->onwards[place] == HOPELESS) continue;
            if (s->way_count == s->way_room) s->ways = realloc(s->ways, (s->way_room *= 2) * sizeof(Way));
            i64 bound = gain + s->onwards[place];
            i64 word = (s->afters[place] << 6 * colour) + (jokers << 24) + ((runs + 4 * jokers) << (32 + 4 * colour));
            s->ways[s->way_count++] = (Way){word, gain, bound};
            if (bound > best) best = bound;
        }
    }
    return best;
}

static i64 list_row(Search *s, i64 place, i64 at, i64 left, i64 state) {
    for (i64 jokers = 0; jokers <= left; jokers++) {
        i64 ahead = ((at >> 2) * LEVELS + jokers) * COUNTS;
        for (i64 tiles = jokers; tiles <= s->task->may[at] + jokers && tiles <= MOST_RUNS; tiles++) {
            i64 after = NEXT[5 * state + tiles];
            if (after != DEAD) after = clipped(s, at, after, left - jokers);
            i64 onward = after == DEAD ? HOPELESS : most(s, at + 4, left - jokers, after);
            s->afters[ahead + tiles] = after;
            s->onwards[ahead + tiles] = onward;
        }
    }
    i64 made = s->rows++, best = HOPELESS;
    if (made == s->row_room) {
        s->row_room *= 2;
        s->row_most = realloc(s->row_most, s->row_room * sizeof(i64));
        s->lists = realloc(s->lists, LISTS * s->row_room * sizeof(List));
    }
    for (i64 grouped = 0; grouped < LISTS; grouped++) {
        List list = {s->way_count, 0, HOPELESS};
        if (grouped <= s->group_most[at]) list.most = list_ways(s, at, left, grouped);
        list.end = s->way_count;
        s->lists[made * LISTS + grouped] = list;
        if (list.most > best) best = list.most;
    }
    s->row_most[made] = best;
    return s->row_at[place] = made;
}

/* The nodes. */

static i64 hashed(i64 key) {
    key ^= key >> 29;
    key = (i64)((uint64_t)key * 0x9E3779B97F4A7ULL);
    return key >> 18 & 0x3FFFFFFF;
}

static i64 find(const Search *s, i64 key) {
    i64 mask = s->slot_room - 1, place = hashed(key) & mask;
    while (s->slots[place] >= 0 && s->nodes[s->slots[place]].key != key) place = (place + 1) & mask;
    return s->slots[place];
}

static void wait_for_turn(Search *s, i64 node) {
    i64 number = s->nodes[node].key >> 56;
    s->nodes[node].onward = s->waiting[number];
    s->waiting[number] = node;
}

static void rehash(Search *s) {
    s->slot_room *= 2;
    s->slots = realloc(s->slots, s->slot_room * sizeof(i64));
    memset(s->slots, -1, s->slot_room * sizeof(i64));
    for (i64 node = 0, mask = s->slot_room - 1; node < s->count; node++) {
        i64 place = hashed(s->nodes[node].key) & mask;
        while (s->slots[place] >= 0) place = (place + 1) & mask;
        s->slots[place] = node;
    }
}

static void put(Search *s, i64 key, i64 gain, i64 bound, i64 parent, i64 step) {
    i64 mask = s->slot_room - 1, place = hashed(key) & mask;
    for (; s->slots[place] >= 0; place = (place + 1) & mask) {
        i64 known = s->slots[place];
        if (s->nodes[known].key != key) continue;
        if (gain > s->nodes[known].gain) {
            i64 onward = s->nodes[known].onward;
            s->nodes[known] = (Node){key, gain, bound, parent, step, onward};
            if (onward == known) wait_for_turn(s, known);
        }
        return;
    }
    s->slots[place] = s->count;
    if (s->count == s->node_room) s->nodes = realloc(s->nodes, (s->node_room *= 2) * sizeof(Node));
    s->nodes[s->count] = (Node){key, gain, bound, parent, step, 0};
    wait_for_turn(s, s->count++);
    if (s->count * 2 > mask) rehash(s);
}

static i64 kth_largest(i64 *numbers, i64 size, i64 rank) {
    i64 low = 0, high = size - 1, place = rank - 1;
    while (low < high) {
        i64 pivot = numbers[(low + high) >> 1], left = low, right = high;
        while (left <= right) {
            while (numbers[left] > pivot) left++;
            while (numbers[right] < pivot) right--;
            if (left <= right) {
                i64 kept = numbers[left];
                numbers[left++] = numbers[right];
                numbers[right--] = kept;
            }
        }
        if (place <= right) high = right;
        else if (place >= left) low = left;
        else break;
    }
    return numbers[place];
}

static i64 pick(Search *s, i64 size) {
    i64 count = 0;
    for (i64 node = s->waiting[s->number]; node >= 0;) {
        Node *one = &s->nodes[node];
        i64 onward = one->onward;
        one->onward = node;
        if (one->bound > s->best) {
            if (count == s->pick_room) {
                s->pick_room *= 2;
                s->picked = realloc(s->picked, s->pick_room * sizeof(i64));
                s->ranks = realloc(s->ranks, s->pick_room * sizeof(i64));
                s->scratch = realloc(s->scratch, s->pick_room * sizeof(i64));
            }
            s->picked[count] = node;
            i64 burden = SHORT_RUNS[one->key & 63] + SHORT_RUNS[one->key >> 6 & 63] + SHORT_RUNS[one->key >> 12 & 63] +
                         SHORT_RUNS[one->key >> 18 & 63];
            s->ranks[count++] = one->bound * 64 - burden;
        }
        node = onward;
    }
    s->waiting[s->number] = -1;
    if (count <= size) return count;
    memcpy(s->scratch, s->ranks, count * sizeof(i64));
    i64 least = kth_largest(s->scratch, count, size), chosen = 0;
    for (i64 place = 0; place < count; place++) {
        if (s->ranks[place] > least || (s->ranks[place] == least && chosen < size)) s->picked[chosen++] = s->picked[place];
        else wait_for_turn(s, s->picked[place]);
    }
    return chosen;
}

static int is_beaten(const Search *s, i64 node) {
    i64 key = s->nodes[node].key, gain = s->nodes[node].gain;
    for (i64 shift = 0; shift < 24; shift += 6) {
        i64 state = key >> shift & 63, rest = key - (state << shift);
        for (i64 place = BETTER_FROM[state]; place < BETTER_FROM[state + 1] && BETTER[place] < s->width; place++) {
            i64 other = find(s, rest + (BETTER[place] << shift));
            if (other >= 0 && s->nodes[other].gain >= gain) return 1;
        }
    }
    return 0;
}

/* The jokers' roles: seven bits each, as in roles.py. */

static int fill(i64 role, i64 others, i64 tiles, i64 jokers, i64 taken) {
    if (role == 0) return 1;
    for (i64 colour = 0; colour < 4; colour++) {
        if (!(role >> colour & 1) || taken >> colour & 1) continue;
        i64 used = role & 32 ? 1 << colour : 0;
        if (jokers >> colour & 1 && fill(others, 0, tiles, jokers >> 4, used)) return 1;
        if (jokers >> (4 + colour) & 1 && fill(others, 0, tiles, jokers & 15, used)) return 1;
        if (!(role & 80) && tiles >> 4 * colour & 15 && fill(others, 0, tiles - (1 << 4 * colour), jokers, used)) return 1;
    }
    if ((role & 80) != 16) return 0;
    for (i64 colour = 0; colour < 4; colour++)
        if (role >> colour & 1) {
            if (!(tiles >> 4 * colour & 15)) return 0;
            tiles -= 1 << 4 * colour;
        }
    return fill(others, 0, tiles, jokers, 0);
}

static int are_filled(const Search *s, i64 word) {
    const Task *task = s->task;
    i64 tiles = 0, jokers = GROUP_ROLES[s->group];
    for (i64 colour = 0; colour < 4; colour++) {
        i64 code = word >> (32 + 4 * colour) & 15;
        i64 laid = (GROUP_TILES[s->group] >> 4 * colour & 15) + (code & 3) + task->fixed[4 * s->number + colour];
        if (task->from_rack) laid -= task->must[4 * s->number + colour];
        tiles |= laid << 4 * colour;
        for (i64 more = code >> 2; more > 0; more--) jokers = jokers << 4 | 1 << colour;
    }
    return fill(task->roles[s->number] & 127, task->roles[s->number] >> 7, tiles, jokers, 0);
}

/* Expanding. */

static void finish(Search *s, i64 key, i64 gain, i64 step) {
    i64 jokers = key >> 24 & 3;
    gain += joker_gain(s->task, jokers);
    if (gain <= s->best || jokers < s->task->table_jokers) return;
    s->best = gain;
    s->steps[NUMBERS - 1] = step;
    for (i64 number = NUMBERS - 2, node = s->node; number >= 0; number--, node = s->nodes[node].parent)
        s->steps[number] = s->nodes[node].step;
}

static i64 tightened(Search *s, i64 key) {
    i64 left = s->task->jokers - (key >> 24), found = key & JOKER_BITS, bound = s->all_jokers;
    for (i64 colour = 0; colour < 4; colour++) {
        i64 at = 4 * s->number + colour, state = clipped(s, at, key >> 6 * colour & 63, left);
        if (state == DEAD) return DEAD;
        bound += most(s, at + 4, left, state);
        found |= state << 6 * colour;
    }
    s->tight = bound;
    return found;
}

static void arrive(Search *s, i64 word, i64 gained, i64 bound) {
    if (s->task->roles[s->number] != 0 && !are_filled(s, word)) return;
    i64 old = s->nodes[s->node].key, base = s->nodes[s->node].gain;
    i64 key = (word & 0x3FFFFFF) + (old & JOKER_BITS) + (GROUP_JOKERS[s->group] << 24);
    i64 total = base + gained;
    bound += base + s->all_jokers;
    if ((key ^ old) & JOKER_BITS) {
        key = tightened(s, key);
        bound = total + s->tight;
        if (key == DEAD || bound <= s->best) return;
    }
    i64 step = s->group << 16 | (word >> 32 & 0xFFFF);
    if (s->number == NUMBERS - 1) finish(s, key, total, step);
    else put(s, key | (s->number + 1) << 56, total, bound, s->node, step);
}

static void combine(Search *s, List l0, List l1, List l2, List l3, i64 spare, i64 left) {
    i64 most2 = l2.most + l3.most, most1 = l1.most + most2;
    for (i64 o0 = l0.from; o0 < l0.end; o0++) {
        i64 b0 = s->ways[o0].bound;
        if (b0 + most1 <= spare) continue;
        for (i64 o1 = l1.from; o1 < l1.end; o1++) {
            i64 b1 = b0 + s->ways[o1].bound;
            if (b1 + most2 <= spare) continue;
            for (i64 o2 = l2.from; o2 < l2.end; o2++) {
                i64 b2 = b1 + s->ways[o2].bound;
                if (b2 + l3.most <= spare) continue;
                i64 w2 = s->ways[o0].word + s->ways[o1].word + s->ways[o2].word;
                i64 g2 = s->ways[o0].gain + s->ways[o1].gain + s->ways[o2].gain;
                for (i64 o3 = l3.from; o3 < l3.end; o3++) {
                    i64 b3 = b2 + s->ways[o3].bound, w3 = w2 + s->ways[o3].word;
                    if (b3 > spare && (w3 >> 24 & 15) <= left) arrive(s, w3, g2 + s->ways[o3].gain, b3);
                }
            }
        }
    }
}

static void expand(Search *s) {
    i64 key = s->nodes[s->node].key, left = s->task->jokers - (key >> 24 & 3);
    i64 spare = s->best - s->nodes[s->node].gain - s->all_jokers, at = 4 * s->number, rows[4];
    for (i64 colour = 0; colour < 4; colour++) rows[colour] = LISTS * row(s, at + colour, left, key >> 6 * colour & 63);
    for (i64 place = s->groups_from[s->number]; place < s->groups_from[s->number + 1]; place++) {
        i64 group = s->groups[place], tiles = GROUP_TILES[group];
        if (GROUP_JOKERS[group] > left) break;
        List *l0 = &s->lists[rows[0] + (tiles & 15)], *l1 = &s->lists[rows[1] + (tiles >> 4 & 15)];
        List *l2 = &s->lists[rows[2] + (tiles >> 8 & 15)], *l3 = &s->lists[rows[3] + (tiles >> 12)];
        if (l0->most + l1->most + l2->most + l3->most <= spare) continue;
        s->group = group;
        combine(s, *l0, *l1, *l2, *l3, spare, left - GROUP_JOKERS[group]);
    }
}

static int wave(Search *s, i64 size) {
    i64 before = s->expanded;
    for (s->number = 0; s->number < NUMBERS; s->number++) {
        i64 count = pick(s, size);
        for (i64 place = 0; place < count; place++) {
            s->node = s->picked[place];
            if (s->nodes[s->node].bound <= s->best || is_beaten(s, s->node)) continue;
            s->expanded++;
            expand(s);
        }
    }
    return s->expanded > before;
}

static void begin(Search *s, const Task *task, i64 at_least, i64 *steps) {
    static const i64 WIDTHS[] = {1, 4, 10, 20, 35};
    i64 rows = CELLS * (task->jokers + 1) * STATES;
    memset(s, 0, sizeof *s);
    s->task = task;
    s->steps = steps;
    s->best = at_least;
    s->all_jokers = joker_gain(task, task->jokers);
    s->width = WIDTHS[2 + task->jokers > 4 ? 4 : 2 + task->jokers];
    s->row_room = s->node_room = s->pick_room = 256;
    s->way_room = 512;
    s->slot_room = 1024;
    s->row_at = malloc(rows * sizeof(i64));
    memset(s->row_at, -1, rows * sizeof(i64));
    s->row_most = malloc(s->row_room * sizeof(i64));
    s->lists = malloc(LISTS * s->row_room * sizeof(List));
    s->ways = malloc(s->way_room * sizeof(Way));
    s->nodes = malloc(s->node_room * sizeof(Node));
    s->slots = malloc(s->slot_room * sizeof(i64));
    memset(s->slots, -1, s->slot_room * sizeof(i64));
    memset(s->waiting, -1, sizeof s->waiting);
    s->picked = malloc(s->pick_room * sizeof(i64));
    s->ranks = malloc(s->pick_room * sizeof(i64));
    s->scratch = malloc(s->pick_room * sizeof(i64));
    find_groups(s);
    find_caps(s);
}

static void end(Search *s) {
    void *rooms[] = {s->groups, s->row_at, s->row_most, s->lists, s->ways, s->nodes, s->slots, s->picked, s->ranks, s->scratch};
    for (size_t room = 0; room < sizeof rooms / sizeof *rooms; room++) free(rooms[room]);
}

/* Returns the best gain above `at_least`, or else that; `steps` are those of the Python search. */
i64 solve(const Task *task, i64 at_least, i64 *steps, i64 *expanded) {
    Search s;
    begin(&s, task, at_least, steps);
    i64 highest = s.all_jokers;
    for (i64 colour = 0; colour < 4; colour++) highest += most(&s, colour, task->jokers, 0);
    if (highest > s.best) put(&s, 0, 0, highest, -1, 0);
    for (i64 size = FIRST_WAVE; s.best < highest && wave(&s, size); size *= 2) {}
    *expanded = s.expanded;
    end(&s);
    return s.best;
}
