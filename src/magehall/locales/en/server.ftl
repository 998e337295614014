### What the server says.

## Why something is refused

server-error-bad-request = That cannot be read: { $why }
server-error-bad-option = That cannot be agreed on here.
server-error-bad-name = A name has 1 to 32 printable characters on one line.
server-error-not-signed-in = Say your name first.
server-error-not-host = Only the host of the table may do that.
server-error-not-your-seat = Seat { $seat } is not yours.
server-error-not-seated = You have no seat at this table.
server-error-wrong-origin = This page may not use the server.
server-error-no-watching = This table is not open to watchers.
server-error-no-such-page = There is nothing here.
server-error-no-such-method = That cannot be done here.
server-error-no-such-table = There is no table { $table }.
server-error-no-such-seat = There is no seat { $seat } at this table.
server-error-no-such-game = There is no game “{ $game }”.
server-error-no-such-level = There is no bot “{ $level }”; there are: { $levels }.
server-error-seat-taken = That seat is taken.
server-error-already-seated = You already have a seat here. Somebody else on this device needs another name.
server-error-table-full = Every seat is taken.
server-error-seat-free = Nobody sits on seat { $seat }.
server-error-seats-free = There are still free seats.
server-error-already-started = The game has already begun.
server-error-not-started = The game has not begun.
server-error-not-finished = The game is not over yet.
server-error-finished = The game is over.
server-error-stale = The table has moved on meanwhile: look again.
server-error-log-full = This has happened too often at this table to be logged any more. The game goes on.
server-error-busy = Too much happens here at once: try again.
server-error-not-understood = “{ $text }” is no move.
server-error-too-large = That is too large: { $most } bytes at most.
server-error-too-many = That was too often: wait a moment.
server-error-failed = Something went wrong here; it has been noted.

## Settings

server-setting-host = Address to listen on.
server-setting-port = Port to listen on.
server-setting-base-path = Path below which everything is served, such as /games.
server-setting-public-url = Address under which people find the server, for links and codes.
server-setting-data-dir = Folder of the embedded store.
server-setting-database-url = Address of a PostgreSQL database, instead of the embedded store.
server-setting-secret = Key that signs cookies; made and kept in the store where none is given.
server-setting-allowed-origins = Other origins whose pages may use the server, with commas.
server-setting-bot-workers = Processes in which bots think.
server-setting-bot-seconds = Seconds a bot may think before a simpler one moves for it.
server-setting-hint-seconds = Seconds of a core that the coach thinks about a hint.
server-setting-review-seconds = Seconds of a core for each decision of a review.
server-setting-review-decisions = Decisions of a seat that a review looks at, at most.
server-setting-tables-in-memory = Tables kept in memory; the others are read when needed.
server-setting-socket-queue = Messages that may wait for one socket before it is closed.
server-setting-message-bytes = Largest message over a socket.
server-setting-log-level = How much is logged: debug, info, warning or error.

## Play

server-error-no-hints = There are no hints at this table.
server-error-no-chat = That cannot be said at this table.
server-error-nothing-to-undo = There is nothing to take back.
server-error-turn-over = Your turn is over: the others must agree to a takeback.
server-error-revealed = Something was revealed: from here on the others must agree to a takeback.
server-error-not-your-turn = It is not your turn.
server-error-no-answer = The bot has no answer just now.
server-error-already-asked = Another request is still waiting for an answer.
server-error-not-asked = Nobody is asking you for anything.
server-error-nobody-there = Nobody who needs to agree is here right now.
server-error-not-gone = The player on seat { $seat } is there and still has time.
server-error-not-called = No shares of the shuffle are expected now.
server-error-other-share = That is not the share that was promised.
server-error-resigned = You have resigned already.
server-error-no-time = A clock needs at least one second.
server-error-no-timeout-rule = This game has no rule for a clock that runs out.

## Phrases

server-phrase-hello = Hello!
server-phrase-good-luck = Good luck!
server-phrase-well-played = Well played!
server-phrase-thanks = Thank you!
server-phrase-oops = Oops!
server-phrase-one-moment = One moment, please.
server-phrase-your-turn = It is your turn.
server-phrase-again = Another game?
server-phrase-bye = Goodbye!

server-error-bad-record = The record cannot be used: { $why }

server-setting-trusted-proxies = Addresses of proxies whose word about the visitor is believed, with commas.
server-setting-rate-limits = Whether anybody is slowed down who asks too often: 1 or 0.
server-setting-bots = Modules or files with bots of your own, with commas.

server-error-wrong-password = Login and password do not go together.
server-error-login-taken = That login is taken, or you have an account already.

## Ratings, bots, notices

server-error-rated-hints = A rated game has no hints.
server-error-rated = The game is rated: nothing is taken back.
server-error-not-a-program = This door is for bots; people use the socket.
server-error-people-only = Only people may do that.
server-error-no-such-program = There is no such bot.
server-error-no-push = This server sends no notices.
server-error-no-such-service = Notices cannot be sent to that address.
server-error-too-many-programs = You have { $most } bots already; more are not possible.
server-setting-push-key = Private key that signs notices; made and kept in the store where none is given.
server-setting-push-contact = Whom push services can turn to, such as mailto:host@example.org.
server-setting-push-services = Hosts of push services that notices may be sent to, with commas.
server-notice-turn = { $game }, table { $table }: it is your turn.
