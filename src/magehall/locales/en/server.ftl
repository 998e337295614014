### What the server says.

## Why something is refused

server-error-bad-request = That can’t be read.
server-error-bad-option = That option isn’t available here.
server-error-bad-name = A name is 1 to 32 printable characters on one line.
server-error-not-signed-in = Enter your name first.
server-error-not-host = Only the table’s host may do that.
server-error-not-your-seat = Seat { $seat } isn’t yours.
server-error-not-seated = You have no seat at this table.
server-error-wrong-origin = This page isn’t allowed to use the server.
server-error-no-watching = This table is not open to watchers.
server-error-no-such-page = There’s nothing here.
server-error-no-such-method = That can’t be done here.
server-error-no-such-table = There is no table { $table }.
server-error-no-such-seat = There is no seat { $seat } at this table.
server-error-no-such-game = There is no game “{ $game }”.
server-error-no-such-level = There is no bot “{ $level }”; choose from: { $levels }.
server-error-seat-taken = That seat is taken.
server-error-already-seated = You already have a seat here. Anyone else on this device needs another name.
server-error-table-full = Every seat is taken.
server-error-seat-free = Nobody is in seat { $seat }.
server-error-seats-free = There are still free seats.
server-error-already-started = The game has already started.
server-error-not-started = The game hasn’t started yet.
server-error-not-finished = The game isn’t over yet.
server-error-finished = The game is over.
server-error-stale = The table has moved on: look again.
server-error-log-full = This has happened too often at this table to log any more of it. The game goes on.
server-error-busy = The table is busy. Try again.
server-error-other-rules = This game uses version { $version } of the rules of { $game }; this server knows { $known }. It stays as it is until a server that knows them is installed.
server-error-not-understood = “{ $text }” isn’t a move.
server-error-too-large = That is too large: { $most } bytes at most.
server-error-too-many = Too many requests. Wait a moment.
server-error-failed = Something went wrong here; we’ve made a note of it.
server-error-store-away = The server can’t reach its store right now. Try again soon.

## Settings

server-setting-host = Address to listen on.
server-setting-port = Port to listen on.
server-setting-base-path = Path everything is served under, such as /games.
server-setting-public-url = Address where people find the server, for links and codes.
server-setting-data-dir = Folder for the embedded store.
server-setting-database-url = Address of a PostgreSQL database, instead of the embedded store.
server-setting-backup-dir = Folder of the backups; /metrics reports their age.
server-setting-secret = Key for cookies from before there were sessions; created and kept in the store if none is given.
server-setting-allowed-origins = Other origins whose pages may use the server, comma-separated.
server-setting-bot-workers = Number of processes for bots to think in.
server-setting-bot-seconds = Seconds a bot may think before a simpler one moves for it.
server-setting-hint-seconds = CPU seconds the coach may spend on a hint.
server-setting-review-seconds = CPU seconds for each decision of a review.
server-setting-review-decisions = Most decisions of one seat that a review looks at.
server-setting-tables-in-memory = Tables kept in memory; the others are read when needed.
server-setting-socket-queue = Messages that may wait for one socket before it is closed.
server-setting-message-bytes = Largest message over a socket, in bytes.
server-setting-head-bytes = Most bytes of a request before its body: request line and headers.
server-setting-head-seconds = Seconds for a request’s line and headers to arrive, and for a new connection to ask anything.
server-setting-body-seconds = Seconds for a request’s body to arrive.
server-setting-idle-seconds = Seconds a connection may wait for its next request.
server-setting-unread-seconds = Seconds a client has to read what was sent; slower ones are cut off.
server-setting-keep-guests-days = Days before a guest who hasn’t come back is forgotten; 0 for never.
server-setting-keep-gathering-days = Days before a table whose game never started is removed; 0 for never.
server-setting-keep-abandoned-days = Days without a move after which a game ends without a result; 0 for never.
server-setting-keep-tables-days = Days to keep finished tables and their logs; 0 for ever. Results and ratings stay.
server-setting-keep-chats-days = Days to keep the chat of finished tables; 0 for ever.
server-setting-keep-reviews-days = Days to keep reviews, which can be made again; 0 for ever.
server-setting-keep-calls-days = Days to keep old bot invitations and traces of notices; 0 for ever.
server-setting-home-addresses = Addresses of this machine in the home network, comma-separated; found by itself if none is given.
server-setting-browser = Open the browser at the start: 1 (if there is one) or 0.
server-setting-log-level = How much to log: debug, info, warning or error.
server-setting-log-format = How logs look: json, plain, or auto (plain at a terminal, otherwise JSON).

## Play

server-error-no-hints = Hints are off at this table.
server-error-no-chat = You can’t say that at this table.
server-error-nothing-to-undo = There’s nothing to take back.
server-error-turn-over = Your turn is over: the others must agree to a takeback.
server-error-revealed = Something was revealed: from here on the others must agree to a takeback.
server-error-not-your-turn = It’s not your turn.
server-error-no-answer = The bot has no answer right now.
server-error-already-asked = Another request is still waiting for an answer.
server-error-not-asked = Nobody is asking you for anything.
server-error-nobody-there = Nobody who needs to agree is here right now.
server-error-not-gone = The player in seat { $seat } is here and still has time.
server-error-not-called = Nobody is waiting for shares of the shuffle now.
server-error-other-share = That is not the share that was promised.
server-error-resigned = You’ve already given up.
server-error-no-time = A clock needs at least one second.
server-error-no-timeout-rule = This game has no rule for a clock that runs out.

## Phrases

server-phrase-hello = Hello!
server-phrase-good-luck = Good luck!
server-phrase-well-played = Well played!
server-phrase-thanks = Thank you!
server-phrase-oops = Oops!
server-phrase-one-moment = One moment, please.
server-phrase-your-turn = It’s your turn.
server-phrase-again = Another game?
server-phrase-bye = Goodbye!

server-error-bad-record = This record can’t be used: { $why }

server-setting-trusted-proxies = Trusted proxy addresses, comma-separated.
server-setting-rate-limits = Rate-limit clients: 1 (on) or 0 (off).
server-setting-bots = Modules or files with your own bots, comma-separated.

server-error-wrong-password = Wrong login or password.
server-error-no-account = You have no account yet.
server-error-no-such-session = That device is already signed out.
server-error-login-taken = That login is taken, or you already have an account.

## Ratings, bots, notices

server-error-rated-hints = Rated games have no hints.
server-error-rated = This game is rated: no takebacks.
server-error-not-a-program = This address is for bots; people use the socket.
server-error-people-only = Only people may do that.
server-error-not-at-home = That works only on the computer the hall runs on.
server-error-no-home = This computer is in no home network that could be used.
server-error-no-such-program = There is no such bot.
server-error-no-push = This server doesn’t send notices.
server-error-no-such-service = Notices can’t be sent to that address.
server-error-too-many-programs = You already have { $most } bots, which is the limit.
server-setting-push-key = Private key that signs notices; created and kept in the store if none is given.
server-setting-push-contact = How push services can reach you, such as mailto:host@example.org.
server-setting-push-services = Push service hosts that notices may be sent to, comma-separated.
server-notice-turn = { $game }, table { $table }: it’s your turn.

## Order in the house

server-error-muted = You have been muted here: what you write is not passed on.
server-error-muted-why = You have been muted here: { $why }
server-error-muted-here = The host has muted you at this table.
server-error-removed = You have been removed from this hall.
server-error-removed-why = You have been removed from this hall: { $why }
server-error-removed-here = The host has removed you from this table.
server-error-not-the-host = The host can be neither muted nor removed.
server-error-not-yourself = You cannot do that to yourself.
server-error-keeper = That is an admin: their right must be taken away first, on the command line.
server-error-owner-answers = That is a bot of somebody else: its owner answers for it.
server-error-no-such-player = There is no such player.
server-error-no-such-report = There is no such report.
server-error-no-such-login = Nobody has the login “{ $login }”.
server-error-already-reported = You have reported that already. It will be looked at.
server-error-already-decided = That report has been decided already.
server-error-nothing-to-report = Only what a person said can be reported, or a person's name.
server-error-not-removed = That player was not removed from this table.
server-error-no-person = No person sits on seat { $seat }.
server-error-not-at-table = Only a person who plays at this table can become its host.
server-error-rated-removal = The game is rated: only an admin of this hall can remove somebody.
server-setting-keep-reports-days = Days for which decided reports and mutes that are over are kept; 0 for ever.
server-setting-keep-audit-days = Days for which the list of what admins did is kept; 0 for ever.
