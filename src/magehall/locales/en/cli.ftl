### The command line and the table in the terminal.

## Commands

cli-help = Magehall: play games of magic with friends and bots, study them, build on them.
cli-example = Example: { $command }
cli-lang = Language: en, bg, el, uk or cs.
cli-version = Show the version and whether the engine is compiled.
cli-compiled = compiled engine
cli-interpreted = interpreted engine
cli-json = Print JSON for other programs.
cli-option = An option of the game, as often as needed; “magehall games” lists them.
cli-variant = A variant of the rulebook by name, as often as needed.
cli-edition = A printed edition.
cli-seats = Number of seats.
cli-seed = Seed of all chance; a fresh one otherwise.
cli-bots = Level of the bots, one for all seats or one for each, with commas.
cli-workers = Number of processes.
cli-guest = Guest
cli-interrupted = Interrupted.
cli-only-for = { "" } [only for { $seats }]

cli-play = Play a game in the terminal, against bots or each other.
cli-play-name = Name of a player, once for each person at the table.
cli-play-bots = Level of the bots on the other seats, one for all or one for each, with commas.
cli-play-resume = Go on with a saved game.
cli-play-save = Where the game is saved.
cli-games = List the games with their options, variants, editions and bots.
cli-games-seats = { $least } to { $most } players
cli-rules = Show the rules of a game, clause by clause.
cli-rules-clause = Show only this clause.
cli-rules-source = After: { $source }. Unofficial, in our own words.
cli-replay = Check every move of a record and tell the game.
cli-replay-to = Stop after this many moves.
cli-replay-seat = Tell only what this seat could know.
cli-replay-refused = Move { $ply } ({ $seat }: { $move }) is refused: { $why }
cli-replay-scores = After { $ply ->
    [one] { $ply } move
   *[other] { $ply } moves
}: { $scores }
cli-review = Judge the decisions of a game by the search, from what each player saw.
cli-review-seat = Whose decisions; without it, those of the people.
cli-review-decisions = Look at so many decisions at most.
cli-review-seconds = Think so many seconds about each.
cli-verify = Check after a game that every deal follows from the seed promised before it.
cli-verify-good = Verified: { $draws ->
    [one] { $draws } draw follows
   *[other] { $draws } draws follow
} from the revealed seed, and the seed from the commitment { $commitment }.
cli-verify-shares = Shares of the shuffle from { $seats } are in it: nobody could choose the deals.
cli-verify-withheld = { $seats } promised a share and kept it back: together with the server, they could choose between deals.
cli-verify-bad = Not verified: { $why }.
cli-simulate = Play many games between bots and show their statistics.
cli-games-number = Number of games.
cli-simulate-records = Write every game as a record into this folder.
cli-simulate-dataset = Write all games and decisions as a data set (Parquet) into this folder.
cli-simulate-progress = Playing
cli-simulate-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
cli-simulate-seat = Seat
cli-simulate-bot = Bot
cli-simulate-mean = Mean score
cli-simulate-spread = Spread
cli-simulate-wins = Wins
cli-simulate-footer = { $seconds } s; { $refusals ->
    [one] { $refusals } move was refused
   *[other] { $refusals } moves were refused
}.
cli-solve = Give the best play for the tiles of a real table and rack (Rummikub).
cli-solve-table = The sets on the table, with commas between them, each run from its lowest tile upwards; J is a joker.
cli-solve-rack = The tiles on the rack.
cli-solve-opening = The player has not opened yet: find the best opening from the rack alone.
cli-solve-joker = How a joker of the table may be taken: replaced by its tile, or freed by any rearrangement.
cli-solve-objective = What counts: most tiles, then points; most points; or the least value left on the rack.
cli-solve-play = Lay { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}): { $tiles }
cli-solve-kept = Sets left as they are: { $kept } of { $sets }. New and changed ones have a star.
cli-solve-nothing = Nothing can be laid.
cli-solve-no-opening = There is no opening on this rack.
cli-arena = Let bots meet: the same deals for all, every player in every seat, ratings with their intervals.
cli-arena-kind = Two players; the first against each other one; everybody against everybody; or until it is clear who is stronger.
cli-arena-deals = Number of deals; each is played once with the player in every seat.
cli-arena-first = Number of the first deal, so that contests need not share any.
cli-arena-elo = For sprt: what counts as not stronger, and as stronger.
cli-arena-apart = Give every bot a process of its own that receives nothing but its view.
cli-arena-ray = Play on a Ray cluster: its address, `auto` for a running one, or `local` to start one here.
cli-arena-journal = File that keeps every result, to go on after an interruption.
cli-arena-report = Write a page with tables and plots.
cli-arena-progress = Playing
cli-arena-title = Arena
cli-arena-protocol = Every deal was played once with the player in every seat. Intervals are 95 %, over deals.
cli-arena-player = Player
cli-arena-field = Among
cli-arena-games = Games
cli-arena-share = Wins, %
cli-arena-parity = Parity, %
cli-arena-margin = Points ahead
cli-arena-margins = Points ahead of the others, by deal
cli-arena-ladder = Ladder
cli-arena-tallies = What the game counts
cli-arena-timing = Time a decision on this machine
cli-arena-mean = Mean, ms
cli-arena-longest = Longest, ms
cli-arena-verdict = { $verdict ->
    [stronger] Stronger
    [not-stronger] Not stronger
   *[open] Not decided yet
}, after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}.
cli-bench = Measure how fast the engines are on this machine.
cli-bench-seconds = Time to spend on each game.
cli-bench-title = Whole random games at the smallest table, { $speed ->
    [compiled] compiled
   *[interpreted] interpreted
}
cli-bench-game = Game
cli-bench-speed = Games per second

## Mistakes

cli-error-no-such-option = There is no option { $option }; “--help” lists them.
cli-error-missing = { $parameter } is missing; “--help” shows how to say it.
cli-error-no-file = There is no file { $file }.
cli-error-not-text = That is not text in UTF-8.
cli-error-no-clause = There is no clause { $clause }; the last one is { $last }.
cli-error-other-game = { $file } is a game of { $game }.

## At the table

cli-play-welcome = { $title }. Type a move, or: { $commands }
cli-play-your-move = Your move.
cli-play-moves = You can: { $moves }
cli-play-more-moves = … and { $count } more: ? lists all.
cli-play-legal = { $move } is allowed.
cli-play-not-understood = “{ $line }” is no move here; ? lists your moves.
cli-play-hint = Hint: { $move }
cli-play-hint-more = (hint again: a step further)
cli-play-undone = Taken back.
cli-play-nothing-to-undo = There is nothing to take back.
cli-play-saved = Saved to { $file }. Go on with: magehall play { $game } --resume { $file }
cli-play-not-saved = { $file } cannot be written: { $why }
cli-play-no-folder = The folder { $folder } does not exist.
cli-play-over = The record is in { $file }.
cli-play-hand-over = { $name }, it is your turn. Press Enter when nobody else looks.
cli-play-which-clause = Which clause? For example: { $example }
cli-play-why-what = Why what? Add a move, for example: { $example }
cli-play-quit-alone = To leave the table type quit alone. The game goes on.
cli-play-help = Type a move ({ $example }), or ? for your moves, why MOVE, hint, undo, save [FILE], log, rules N or a WORD, quit.
cli-result-rank = Rank
cli-result-player = Player
cli-result-points = Points

## Help pages

cli-help-option = Show this page.
cli-help-options = Options
cli-help-commands = Commands
cli-help-usage = Usage:

## What cannot be used

cli-error-no-command = There is no command { $command }; “--help” lists them.
cli-error-bad-value = What was given for { $parameter } cannot be used; “--help” shows what can.
cli-error-no-game = There is no game { $game }; there are: { $games }.
cli-error-seats = This game is for { $least } to { $most } players, not { $seats }.
cli-error-unknown-option = There is no option { $option }; there are: { $options }.
cli-error-option-value = The option { $option } cannot be { $value }; it can be: { $values }.
cli-error-not-an-option = “{ $pair }” is no option such as bids=hidden.
cli-error-no-edition = There is no edition { $edition }; there are: { $editions }.
cli-error-no-variant = There is no variant { $variant }; there are: { $variants }.
cli-error-variants-clash = The variants { $variants } do not go together: each sets { $option } in its own way.
cli-error-no-folder = The folder { $folder } does not exist.
cli-error-no-bot = There is no bot { $level }; there are: { $levels }.
cli-error-game-broken = The game { $game } cannot be loaded: { $error }
cli-error-bots = The bots in { $module } cannot be imported: { $error }
cli-error-bots-number = Bots named: { $bots }; seats for them: { $seats }.
cli-error-no-research = A data set needs numpy and pyarrow: install magehall[research].
cli-error-too-many-people = People: { $people }; seats: { $seats }. Somebody has no place.
cli-error-name = A name has 1 to 64 printable characters on one line.
cli-error-no-solver = There is no solver for { $game }, only for { $games }.
cli-error-no-tile = “{ $tile }” is no tile; tiles are K1 to K13, R1 to R13, G1 to G13, B1 to B13 and J.
cli-error-empty-set = A set of the table has no tiles; put one comma between two sets.
cli-error-too-many-tiles = { $tile } is named { $count ->
    [one] { $count } time
   *[other] { $count } times
}; the box has { $most }.

cli-verify-no-seed = the record holds no revealed seed with its commitment
cli-verify-other-seed = the seed does not hash to the commitment
cli-verify-other-share = a share does not hash to its promise
cli-verify-refused-move = move { $ply } is against the rules
cli-verify-other-draw = move { $ply } is not what the seed draws

cli-error-arena-players = An arena needs two or more different players; here: { $players }.
cli-error-arena-two = This kind of contest is for two players; here: { $players }.
cli-error-arena-journal = { $file } is the journal of another contest.
cli-error-arena-no-ray = --ray needs one more package: pip install "magehall[ray]".
cli-error-arena-no-cluster = There is no Ray cluster at { $address }.
cli-error-arena-no-start = Ray did not start here: { $why }

## The server

cli-serve = Open the hall: serve tables to browsers and bots.
cli-serve-host = Address to listen on.
cli-serve-port = Port to listen on; 0 takes any free one.
cli-serve-at = The hall is open: { $address }
cli-config = List every setting of the server with its value.
cli-config-setting = Setting
cli-config-value = Value
cli-config-meaning = Meaning
cli-error-setting = { $variable } cannot be “{ $value }”.
cli-backup = Write all that the server holds into one file, while it runs or not.
cli-backup-done = Saved to { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}.
cli-restore = Fill a store from a backup; the server must not run.
cli-restore-replace = Replace the games that the store holds.
cli-restore-done = Restored from { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}.
cli-error-no-backup = { $file } is no backup of Magehall.
cli-error-store-not-empty = The store holds games already; “--replace” gives them up.
cli-error-store-in-use = { $file } is in use by a server; stop it first.
cli-error-no-postgres = PostgreSQL needs one more package: pip install "magehall[postgres]".
cli-error-no-database = The database cannot be used: { $why }

## Bots of your own

cli-recount = Count all finished games anew: results, figures, ratings. An embedded store must not be in use.
cli-recount-done = { $games ->
    [one] Counted { $games } game.
   *[other] Counted { $games } games.
}
cli-bot = Let a program of yours play: against the house’s bots, or at the tables of a server.
cli-bot-game = The game to play against the house’s bots.
cli-bot-seats = Number of seats; the fewest the game allows if none is given.
cli-bot-against = Level of the house’s bots.
cli-bot-games = Number of games; the program’s seat goes round.
cli-bot-seed = Seed, to play the same deals again.
cli-bot-server = Address of a server at whose tables the program plays.
cli-bot-token = The bot’s token; better in MAGEHALL_BOT_TOKEN, where nobody sees it.
cli-bot-table = Sit down at this table and play one game; without it, wherever the bot is invited.
cli-bot-seconds = Seconds the program may take for a move.
cli-bot-over = Table { $table }, seat { $seat }: points { $scores }; won by { $winners }.
cli-bot-broken = Table { $table }, seat { $seat }: the game ended without a result.
cli-error-program-ended = The program has ended: { $program }
cli-error-program-late = The program did not answer in time: { $program }
cli-error-program-answer = “{ $answer }” is no answer of a program, which is one line with its move in JSON.
cli-error-no-server = The server cannot be reached: { $why }
cli-error-server-says = The server says: { $why }
