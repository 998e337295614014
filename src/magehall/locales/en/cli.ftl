### The command line and the table in the terminal.

## Commands

cli-help = Magehall: play games of magic with friends and bots, study them, build on them.
cli-example = Example: { $command }
cli-lang = Language: { $languages }.
cli-version = Show the version and whether the engine is compiled.
cli-compiled = compiled engine
cli-interpreted = interpreted engine
cli-json = Print JSON for other programs.
cli-option = A game option, as often as needed; “magehall games” lists them.
cli-variant = A variant from the rulebook by name, as often as needed.
cli-edition = A printed edition.
cli-seats = Number of seats.
cli-seed = Seed for all randomness; a fresh one if left out.
cli-bots = Bot levels: one for all seats, or one for each, comma-separated.
cli-workers = Number of processes.
cli-guest = Guest
cli-interrupted = Interrupted.
cli-only-for = { "" } [only for { $seats }]

cli-play = Play a game in the terminal, against bots or each other.
cli-play-name = A player’s name; repeat for each person at the table.
cli-play-bots = Bot levels for the other seats: one for all, or one for each, comma-separated.
cli-play-resume = Continue a saved game.
cli-play-save = Where to save the game.
cli-games = List the games with their options, variants, editions and bots.
cli-games-seats = { $least } to { $most } players
cli-rules = Show the rules of a game, clause by clause.
cli-learn = Learn a game by playing it, step by step.
cli-learn-welcome = Type a move, or press Enter to read on; also: { $back } { $show } { $quit }
cli-rules-clause = Show only this clause.
cli-rules-source = Based on: { $source }. Unofficial, in our own words.
cli-ask = Ask about the rules in your own words: the clauses that answer, best first.
cli-ask-example = can I play a jester although I could follow suit?
cli-ask-none = No clause seems to answer that. All of them: magehall rules { $game }
cli-replay = Check every move of a record and tell the game.
cli-replay-to = Stop after this many moves.
cli-replay-seat = Show only what this seat could know.
cli-replay-refused = Move { $ply } ({ $seat }: { $move }) is against the rules: { $why }
cli-replay-scores = After { $ply ->
    [one] { $ply } move
   *[other] { $ply } moves
}: { $scores }
cli-review = Review each decision of a game by what the player could see.
cli-review-seat = Whose decisions to review; by default, those of the people.
cli-review-decisions = Review at most this many decisions.
cli-review-seconds = Think this many seconds about each.
cli-verify = After a game, check that every deal follows from the seed promised before it.
cli-verify-good = Verified: { $draws ->
    [one] { $draws } draw follows
   *[other] { $draws } draws follow
} from the revealed seed, and the seed from the commitment { $commitment }.
cli-verify-shares = Shares of the shuffle came from { $seats }: nobody could choose the deals.
cli-verify-withheld = { $seats } promised a share and held it back: together with the server, they could have chosen between deals.
cli-verify-bad = Not verified: { $why }.
cli-simulate = Play many games between bots and show their statistics.
cli-games-number = Number of games.
cli-simulate-records = Write every game as a record to this folder.
cli-simulate-dataset = Write all games and decisions as a data set (Parquet) to this folder.
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
cli-solve = Find the best play for the tiles on a real table and rack (Rummikub).
cli-solve-table = The sets on the table, separated by commas, each run from its lowest tile up; J is a joker.
cli-solve-rack = The tiles on the rack.
cli-solve-opening = The player has not opened yet: find the best opening from the rack alone.
cli-solve-joker = How a joker on the table may be taken: replaced by its tile, or freed by any rearrangement.
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
cli-solve-no-opening = This rack has no opening.
cli-arena = Pit bots against each other: the same deals for all, every player in every seat, ratings with confidence intervals.
cli-arena-kind = Two players; the first against each of the others; everyone against everyone; or until it’s clear who is stronger.
cli-arena-deals = Number of deals; each is played once with the player in every seat.
cli-arena-first = Number of the first deal, so that contests don’t have to share any.
cli-arena-elo = For sprt: what counts as not stronger, and as stronger.
cli-arena-apart = Give every bot its own process that receives nothing but its view.
cli-arena-ray = Play on a Ray cluster: its address, `auto` for a running one, or `local` to start one here.
cli-arena-journal = File that keeps every result, so an interrupted contest can continue.
cli-arena-report = Write a page with tables and plots.
cli-arena-progress = Playing
cli-arena-title = Arena
cli-arena-protocol = Every deal was played once with the player in every seat. Intervals are 95%, over deals.
cli-arena-player = Player
cli-arena-field = Among
cli-arena-games = Games
cli-arena-share = Wins, %
cli-arena-parity = Parity, %
cli-arena-margin = Points ahead
cli-arena-margins = Points ahead of the others, by deal
cli-arena-ladder = Ladder
cli-arena-tallies = What the game counts
cli-arena-timing = Time per decision on this machine
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
cli-bench = Measure how fast the engines run on this machine.
cli-bench-seconds = Time to spend on each game.
cli-bench-title = Whole random games at the smallest table, { $speed ->
    [compiled] compiled
   *[interpreted] interpreted
}
cli-bench-game = Game
cli-bench-speed = Games per second

## Mistakes

cli-error-no-such-option = There is no option { $option }; “--help” lists them.
cli-error-missing = { $parameter } is missing; “--help” shows how to give it.
cli-error-no-file = There is no file { $file }.
cli-error-not-text = That isn’t UTF-8 text.
cli-error-no-clause = There is no clause { $clause }; the last one is { $last }.
cli-error-no-lesson = { $game } has no lesson “{ $lesson }”.
cli-error-no-lessons = { $game } has no lessons yet.
cli-error-lesson-broken = A lesson of { $game } cannot be taken: { $error }
cli-error-other-game = { $file } is a game of { $game }.
cli-error-other-rules = This game uses version { $version } of the rules of { $game }; this program knows { $known }. Use a Magehall that knows them.

## At the table

cli-play-welcome = { $title }. Type a move, or: { $commands }
cli-play-your-move = Your move.
cli-play-moves = You can: { $moves }
cli-play-more-moves = … and { $count } more: ? lists all.
cli-play-legal = { $move } is allowed.
cli-play-not-understood = “{ $line }” isn’t a move here; ? lists your moves.
cli-play-hint = Hint: { $move }
cli-play-hint-more = (hint again: a step further)
cli-play-undone = Taken back.
cli-play-nothing-to-undo = There’s nothing to take back.
cli-play-saved = Saved to { $file }. Continue with: magehall play { $game } --resume { $file }
cli-play-not-saved = Can’t write { $file }: { $why }
cli-play-no-folder = The folder { $folder } does not exist.
cli-play-over = The record is in { $file }.
cli-play-hand-over = { $name }, it’s your turn. Press Enter when nobody else is looking.
cli-play-which-clause = Which clause? For example: { $example }
cli-play-why-what = Why what? Add a move, for example: { $example }
cli-play-quit-alone = To leave the table, type just quit. The game goes on.
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
cli-error-bad-value = The value given for { $parameter } can’t be used; “--help” shows what can.
cli-error-no-game = There is no game { $game }; choose from: { $games }.
cli-error-seats = This game is for { $least } to { $most } players, not { $seats }.
cli-error-unknown-option = There is no option { $option }; choose from: { $options }.
cli-error-option-value = Option { $option } can’t be { $value }; choose from: { $values }.
cli-error-not-an-option = “{ $pair }” isn’t an option; write it like bids=hidden.
cli-error-no-edition = There is no edition { $edition }; choose from: { $editions }.
cli-error-no-variant = There is no variant { $variant }; choose from: { $variants }.
cli-error-variants-clash = The variants { $variants } don’t go together: each sets { $option } in its own way.
cli-error-no-folder = The folder { $folder } does not exist.
cli-error-no-bot = There is no bot { $level }; choose from: { $levels }.
cli-error-game-broken = Can’t load the game { $game }: { $error }
cli-error-bots = Can’t import the bots in { $module }: { $error }
cli-error-bots-number = Bots named: { $bots }; seats for them: { $seats }.
cli-error-no-research = A data set needs numpy and pyarrow: install magehall[research].
cli-error-too-many-people = People: { $people }; seats: { $seats }. Someone has no seat.
cli-error-name = A name is 1 to 64 printable characters on one line.
cli-error-seed = A seed is 1 to { $most } printable characters on one line, with no space at either end.
cli-error-no-solver = There is no solver for { $game }, only for { $games }.
cli-error-no-tile = “{ $tile }” isn’t a tile; tiles are K1 to K13, R1 to R13, G1 to G13, B1 to B13 and J.
cli-error-empty-set = A set on the table has no tiles; put one comma between two sets.
cli-error-too-many-tiles = { $tile } is named { $count ->
    [one] { $count } time
   *[other] { $count } times
}; the box has { $most }.

cli-verify-no-seed = the record has no revealed seed with its commitment
cli-verify-other-seed = the seed doesn’t hash to the commitment
cli-verify-other-share = a share doesn’t hash to its promise
cli-verify-refused-move = move { $ply } is against the rules
cli-verify-other-draw = move { $ply } isn’t what the seed draws

cli-error-arena-players = An arena needs two or more different players; here: { $players }.
cli-error-arena-two = This kind of contest is for two players; here: { $players }.
cli-error-arena-journal = { $file } is the journal of another contest.
cli-error-arena-no-ray = --ray needs one more package: pip install "magehall[ray]".
cli-error-arena-no-cluster = There is no Ray cluster at { $address }.
cli-error-arena-no-start = Ray didn’t start here: { $why }
cli-error-arena-slow-start = Ray didn’t start here within { $seconds } s. On a slow machine, give it more time: MAGEHALL_RAY_SECONDS=60.
cli-error-bot-failed = The bot { $bot } failed in the game { $seed }: { $why }

## The server

cli-serve = Open the hall: serve tables to browsers and bots.
cli-serve-host = Address to listen on.
cli-serve-port = Port to listen on; 0 takes any free one.
cli-serve-at = The hall is open: { $address }
cli-serve-no-browser = Leave the browser shut at the start.
cli-serve-compile = In a clone: compile the rules while the hall is open, then change over to them.
cli-serve-open = The hall is open.
cli-serve-here = On this computer: { $address }
cli-serve-there = On other devices: { $address }
cli-serve-phones = For phones in your home: “{ $button }” on that page.
cli-serve-stop = Ctrl-C closes the hall. Games are kept and go on at the next start.
cli-serve-closed = The hall is closed. Games are kept and go on at the next start.
cli-serve-porch-open = Phones in your home find the hall here: { $address }
cli-serve-porch-closed = Phones in your home can’t join any more.
cli-serve-reading = Compiling the rules in the background, to run faster; play as you like …
cli-serve-files = Compiling the rules in the background: { $done } of { $of } files
cli-serve-joining = Compiling the rules in the background: almost done …
cli-serve-compiled = The rules are compiled: the hall is at full speed now.
cli-serve-interpreted = The rules couldn’t be compiled. The hall goes on as it is: right, only slower.
cli-config = List every server setting with its value.
cli-config-setting = Setting
cli-config-value = Value
cli-config-meaning = Meaning
cli-error-setting = { $variable } can’t be “{ $value }”.
cli-backup = Write everything the server holds to one file, whether it’s running or not.
cli-backup-keep = FILE is a folder: write a new backup into it, named by the time, and keep the newest N.
cli-backup-done = Saved to { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}.
cli-restore = Fill a store from a backup; the server must be stopped.
cli-restore-replace = Replace the games in the store.
cli-restore-done = Restored from { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}.
cli-error-no-backup = { $file } isn’t a Magehall backup.
cli-error-store-not-empty = The store already holds games; “--replace” overwrites them.
cli-error-store-in-use = { $file } is in use by a server; stop it first.
cli-error-no-postgres = PostgreSQL needs one more package: pip install "magehall[postgres]".
cli-error-no-database = Can’t use the database: { $why }
cli-error-newer-store = This store was written by a newer Magehall ({ $found }, this one knows { $known }); install that version or a newer one.

## Bots of your own

cli-tidy = Delete what has been kept long enough (MAGEHALL_KEEP_…_DAYS). A server does this by itself; an embedded store must not be in use.
cli-tidy-dry-run = Only show how much there is of each.
cli-tidy-done = Deleted:
cli-tidy-would = Would be deleted:
cli-tidy-nothing = There’s nothing to delete.
cli-tidy-guests = Guests who haven’t been back for long: { $count }
cli-tidy-gathering = Tables whose game never started: { $count }
cli-tidy-abandoned = Games nobody plays any more, which end: { $count }
cli-tidy-tables = Finished tables with their logs: { $count }
cli-tidy-chats = Finished tables that lose their chat: { $count }
cli-tidy-reviews = Reviews: { $count }
cli-tidy-calls = Old invitations, notices and drafts: { $count }
cli-recount = Count all finished games again: results, figures, ratings. An embedded store must not be in use.
cli-recount-done = { $games ->
    [one] Counted { $games } game.
   *[other] Counted { $games } games.
}
cli-bot = Let a program of yours play: against our bots, or at a server’s tables.
cli-bot-game = The game to play against our bots.
cli-bot-seats = Number of seats; the fewest the game allows if none is given.
cli-bot-against = Level of our bots.
cli-bot-games = Number of games; the program moves on by one seat each time.
cli-bot-seed = Seed, to play the same deals again.
cli-bot-server = Address of a server whose tables the program plays at.
cli-bot-token = The bot’s token; safer in MAGEHALL_BOT_TOKEN, where nobody sees it.
cli-bot-table = Sit down at this table and play one game; without it, wherever the bot is invited.
cli-bot-seconds = Seconds the program may take for a move.
cli-bot-over = Table { $table }, seat { $seat }: points { $scores }; won by { $winners }.
cli-bot-broken = Table { $table }, seat { $seat }: the game ended without a result.
cli-error-program-ended = The program has ended: { $program }
cli-error-program-late = The program didn’t answer in time: { $program }
cli-error-program-answer = “{ $answer }” isn’t a valid answer: a program answers with one line, its move in JSON.
cli-error-no-server = Can’t reach the server: { $why }
cli-error-server-says = The server says: { $why }

## Looking after the hall

cli-admin = Look after the people and tables of a server, while it runs or not. WHO is an id, a login or a name.
cli-admin-grant = Make somebody with an account an admin.
cli-admin-revoke = Take that right away again.
cli-admin-list = List the admins.
cli-admin-find = Find players by name, login, id or the code of a table.
cli-admin-show = Show what is known of a player.
cli-admin-rename = Give a player another name, at all tables too.
cli-admin-mute = Let a player say nothing at any table.
cli-admin-unmute = Let a player speak again.
cli-admin-remove = Remove a player: signed out everywhere, and not let in again.
cli-admin-restore = Let a player back in who was removed.
cli-admin-forget = Forget a player: name, words, results and account go. This cannot be undone.
cli-admin-tables = List the tables that gather or play.
cli-admin-close = Close a table; its game ends without a result.
cli-admin-host = Make somebody who sits at a table its host.
cli-admin-reports = List what players reported.
cli-admin-decide = Decide on a report; “muted” and “removed” do it.
cli-admin-audit = List what admins did.
cli-admin-now = Tell what runs.
cli-admin-yes = Do not ask whether it is really meant.
cli-admin-hours = For so many hours; 0 for good.
cli-admin-why = Why; those whom it is about are told.
cli-admin-note = A note for the admins.
cli-admin-limit = So many lines at most.
cli-admin-before = Go on after the line with this ID, or after the table with this code.
cli-admin-open = Only those that wait for a decision.
cli-admin-done = Done.
cli-admin-nothing = There is nothing here.
cli-admin-several = “{ $who }” fits { $count } players: give the id.
cli-admin-really = Go on?
cli-admin-command-line = command line
cli-admin-ask-grant = { $login } becomes an admin: sees players, tables and reports, and can mute and remove people.
cli-admin-ask-revoke = { $login } is an admin no more.
cli-admin-ask-rename = { $name } will be called { $other } everywhere.
cli-admin-ask-mute = { $hours ->
    [0] { $name } can say nothing at any table any more.
    [one] { $name } can say nothing at any table for { $hours } hour.
   *[other] { $name } can say nothing at any table for { $hours } hours.
}
cli-admin-ask-unmute = { $name } can speak again.
cli-admin-ask-remove = { $name } is signed out everywhere and not let in again; bots play on.
cli-admin-ask-restore = { $name } is let in again.
cli-admin-ask-forget = { $name } is forgotten for good: name, words, results and account go.
cli-admin-ask-close = Table { $table } is closed; a game ends without a result.
cli-admin-ask-host = { $name } becomes the host of table { $table }.
cli-admin-ask-decide = Report { $report } is decided: { $decision }.
cli-admin-col-id = Id
cli-admin-col-name = Name
cli-admin-col-login = Login
cli-admin-col-since = Since
cli-admin-col-seen = Last seen
cli-admin-col-marks = Marks
cli-admin-col-restraint = Restraint
cli-admin-col-until = Until
cli-admin-col-by = By
cli-admin-col-why = Why
cli-admin-col-table = Table
cli-admin-col-game = Game
cli-admin-col-status = Status
cli-admin-col-names = People
cli-admin-col-reporter = Reported by
cli-admin-col-about = About
cli-admin-col-line = What was said
cli-admin-col-words = Words
cli-admin-col-decision = Decision
cli-admin-col-act = Act
cli-admin-col-facts = Details
cli-admin-col-gathering = Gathering
cli-admin-col-playing = Playing
cli-admin-col-finished = Finished
cli-admin-mark-keeper = admin
cli-admin-mark-program = bot
cli-admin-mark-muted = muted
cli-admin-mark-removed = removed
cli-admin-now-version = Version
cli-admin-now-store = Store
cli-admin-now-nodes = Nodes at work
cli-admin-now-backup = Age of the newest backup
cli-admin-now-players = Players
cli-admin-now-accounts = Accounts
cli-admin-now-reports = Open reports
cli-admin-now-sockets = Open connections
cli-admin-now-waiting = Waiting
cli-tidy-reports = Decided reports, and mutes that are over: { $count }
cli-tidy-audit = What admins did long ago: { $count }
