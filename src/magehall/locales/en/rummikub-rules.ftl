### The clauses of rummikub: written by tools/write_clauses.py from RULES.md.

rummikub-section-the-box-and-the-start = The box and the start

rummikub-1 = For two to four players.
rummikub-2 = The tiles carry the numbers 1 to 13 in black, red, green and blue; two more are jokers. Racks hold the players' tiles.
rummikub-3 = The first player to lay every tile from their rack on the table wins the round. You lay tiles only from your own rack.
rummikub-4 = All tiles are placed face down and mixed. Each player takes one, and the highest number starts. Turns go clockwise.
rummikub-5 = Those tiles go back and all are mixed again. Each player takes fourteen and arranges them on their rack. The rest form the bank (the pool).

rummikub-section-sets = Sets

rummikub-6 = A group is three or four tiles of the same number, all in different colours.
rummikub-7 = A run is three or more consecutive numbers in the same colour.

rummikub-section-the-opening = The opening

rummikub-8 = Your first meld in a round, the opening, must be worth at least 30 points, counting the numbers on the tiles.
rummikub-9 = If you can't open, or don't want to yet, take a tile from the bank.
rummikub-10 = When you open, you may neither change nor extend the sets on the table.

rummikub-section-time = Time

rummikub-11 = A turn lasts one minute. If the sets aren't legal by then, every tile goes back to where it was and the player takes three tiles from the bank.
rummikub-12 = After that, tiles whose place nobody remembers go to the bank.

rummikub-section-rearranging = Rearranging

rummikub-13 = Lay as many tiles as you can by adding to the sets on the table and rearranging them. Anything goes, as long as at the end of your turn there are only groups and runs on the table and no tile is left over.
rummikub-14 = Among other things you can: add to sets, take the fourth tile of a group, add a tile to take another away, split runs, and combine all of these.

rummikub-section-jokers = Jokers

rummikub-15 = Before you have opened, you may not take a joker from the table.
rummikub-16 = After that, in your turn, you may take a joker by replacing it with a tile of the number and colour it stands for, from your rack or from the table.
rummikub-17 = A joker you have replaced must be used in the same turn, in a new set.
rummikub-18 = A set with a joker may be rearranged like any other.
rummikub-19 = A joker left on a rack at the end counts 30.
rummikub-20 = A joker comes free when its tile is laid in its place, when its set is split or rebuilt around that tile, or when the tile is already on the table.

rummikub-section-the-end-and-the-score = The end and the score

rummikub-21 = A round ends when a player lays the last tile from their rack and calls “Rummikub!”. The others have lost; they show and count their tiles.
rummikub-22 = When the bank is empty, players keep laying tiles in turn until someone finishes; when nobody can go on, the round ends.
rummikub-23 = Each loser scores minus the sum of their own tiles, and the winner scores the total of those sums.
rummikub-24 = When the bank is empty and nobody is out, the smallest sum wins. Each loser scores minus the difference to the winner's sum, and the winner scores the total of those differences.
rummikub-25 = Rounds are written down one below the other and added up; every round sums to zero.

rummikub-section-advice = Advice

rummikub-26 = You never have to lay what you could: early in a round it can be good to hold tiles back.
rummikub-27 = You can keep the fourth tile of a group or run, so as to have something to lay next turn.
rummikub-28 = You can keep a joker on your rack, at the risk of 30 points.

rummikub-section-rulings-where-the-leaflet-is-silent = Rulings where the leaflet is silent

rummikub-29 = There are two of each numbered tile, 106 tiles in all. Option “{ rummikub-option-copies }”: one of each, 54 tiles, for two or three players.
rummikub-30 = The fourth colour is green. Colours also have letters, K R G B, so that nobody has to tell them apart by sight.
rummikub-31 = The number of racks in the box doesn't matter: everyone has one.
rummikub-32 = If you draw a joker for the start, draw again; so do those who share the highest number. The tiles drawn stay aside until the starter is known. Option “{ rummikub-option-start }”: chosen at random.
rummikub-33 = Before every round, players draw for the start again. Option “{ rummikub-option-next-start }”: the next seat clockwise starts, or the winner.
rummikub-34 = The 1 is always the lowest: no run continues from 13 to 1. Option “{ rummikub-option-wrap }”: it may, with at most thirteen tiles.
rummikub-35 = The opening may consist of any number of sets. Option “{ rummikub-option-opening-sets }”: one of them must be worth 30 alone.
rummikub-36 = A joker in the opening counts as the tile it stands for. Option “{ rummikub-option-opening-joker }”: it isn't allowed, or counts nothing.
rummikub-37 = The table stays untouched for the whole turn in which you open. Option “{ rummikub-option-opening-table }”: you may rearrange it in the same turn, if the tiles you lay contain an opening.
rummikub-38 = If you lay nothing, draw one tile, even after your opening and even if you could have played. Your turn is over, so the new tile has to wait.
rummikub-39 = Rearranging without laying a tile from your rack isn't a play.
rummikub-40 = Tiles on the table never go to a rack, jokers included.
rummikub-41 = When time is up, a legal table with a new tile stands, an untouched one means a draw, and anything else is undone. Option “{ rummikub-option-clock }”: its seconds, or none. Option “{ rummikub-option-time-up }”: always undone.
rummikub-42 = Ending your turn on an illegal table is refused with the reason, while the clock runs on. Option “{ rummikub-option-illegal-table }”: it is undone at once, with the penalty.
rummikub-43 = If the bank has fewer tiles than the penalty, the player takes what is there.
rummikub-44 = Undoing is exact, so no tile's place is ever forgotten.
rummikub-45 = With an empty bank you may pass; a full circle of passes ends the round. Option “{ rummikub-option-empty-bank }”: if you can lay, you must.
rummikub-46 = Of equal smallest sums, the one with the fewest tiles wins; if these are equal too, the win is shared and the points are split.
rummikub-47 = Players who never opened count their own tiles like everyone else. Option “{ rummikub-option-never-opened }”: a flat 100, or 200 if they had an opening on the rack.
rummikub-48 = The number of rounds is agreed before the match, and the player with the most points wins; ties share the victory. Option “{ rummikub-option-rounds }”: a number, or until someone reaches a target.
rummikub-49 = A joker in a group of three stands for either missing colour. Option “{ rummikub-option-joker-group }”: all missing tiles must be supplied to take it.
rummikub-50 = The replacing tile may come from your rack or from the table. Option “{ rummikub-option-joker-replacement }”: only from the rack.
rummikub-51 = A new set doesn't contain all that is left of a set that was on the table when the turn began; identical tiles are interchangeable. Option “{ rummikub-option-joker-set }”: any set will do, or it contains at least one, or two, tiles from the rack.
rummikub-52 = A joker may only be taken by replacing it. Option “{ rummikub-option-joker }”: it may also be freed by rearranging.
rummikub-53 = A joker may stand for a tile of which both copies are in sight.
rummikub-54 = Two jokers may be in one set, where their places show what they stand for. Option “{ rummikub-option-two-jokers }”: not allowed.
rummikub-55 = The first deal stands. Option “{ rummikub-option-redeal }”: three pairs of identical tiles on one rack mean a new deal; not with one copy of each tile, where there are no pairs.
rummikub-56 = The winner doesn't have to call anything: an empty rack ends the round by itself.

rummikub-section-rulings-of-our-own = Rulings of our own

rummikub-57 = A run is laid from its lowest tile up. One tile with two jokers is a run where that is possible, unless the player says it is a group.
rummikub-58 = What became of jokers is judged on the final table: every role a joker on the table had at the start of the turn is filled by a tile of its own, a numbered one or a joker that can stand for it; two jokers in one group stand for different colours.
rummikub-59 = A set is unchanged if its tiles and its jokers' roles are the same; the order of a group doesn't matter.
rummikub-60 = Points that can't be split evenly between winners go one by one in the order of play, starting with the starter of the round.
rummikub-61 = A match to a target ends after forty rounds at the latest.
rummikub-62 = With an empty bank a penalty of no tiles counts as a pass.
