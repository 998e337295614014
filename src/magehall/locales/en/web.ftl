### The pages in the browser. $game is wizard, rummikub, carcassonne or witchstone.

## Around every page

web-language = Language
web-nav = Main pages
web-nav-games = Games
web-nav-tables = Tables
web-nav-rules = Rules
web-nav-scorepad = Score pads
web-skip = Skip to the content
web-study-light = Light theme
web-study-dark = Dark theme
web-foot = Open source, made by its players. All art is our own; we’re not affiliated with the games’ publishers.
web-close = Close
web-cancel = Cancel
web-less = Less: { $what }
web-more = More: { $what }
web-fetching = Loading…
web-copied = Copied. Paste it wherever you like.
web-picture-saved = The picture is in your downloads.
web-share-text = Share text
web-share-picture = Share picture
web-share-failed = Sharing didn’t work here. Try the picture instead.
web-lost-title = There’s nothing here
web-lost-line = The address may have a typo, or the page is gone.
web-lost-home = Back to the hall
web-offline-title = No network
web-offline-line = This page needs the server. Rules and score pads work without it.
web-offline-again = Try again

## The games

web-game = { $game ->
    [wizard] Wizard
    [rummikub] Number Tiles
    [carcassonne] Carcassonne
   *[witchstone] Witchstone
}
web-game-line = { $game ->
    [wizard] Predict your tricks, then take exactly that many
    [rummikub] Runs and groups, by the rules of Rummikub
    [carcassonne] With Mage & Witch: lay the land, claim it, enchant it
   *[witchstone] Fill the cauldron and chain actions around the crystal ball
}
web-game-facts = { $game ->
    [wizard] 3–6 players, 45 min
    [rummikub] 2–4 players, 40 min
    [carcassonne] 2–6 players, 45 min
   *[witchstone] 2–4 players, 70 min
}
web-game-seats = { $most ->
   *[other] { $seats } players
}

## Home

web-home-title = An open table for games of magic
web-home-line = Play in your browser with friends or with bots. No account, nothing to install.
web-home-code = Enter a code
web-record-title = A saved game
web-record-open = Open a file (.mage)
web-home-make = Play with friends
web-pass = Pass one device round
web-pass-line = Everyone plays here, one after the other. In between, the screen hides what is secret.
web-porch = Let phones in this home join
web-porch-now = Phones in this home can join
web-porch-line = Everyone in the same network as this computer can then open this hall and play along, until you close it again or stop the server. Nobody outside can, and nothing else is opened.
web-porch-open = Let them join
web-porch-close = Close it again
web-porch-scan = Scan the code with a phone in the same Wi-Fi, or enter this address there:
web-porch-other = If that doesn’t work, try: { $addresses }
web-porch-who = Everyone in this network can open the hall, and nobody outside. Whoever joined that way is disconnected when you close it.
web-porch-qr-alt = QR code for { $address }
web-porch-needed = Only this computer can open that link so far.
web-invite-which = Which game?
web-invite-all = All settings first
web-home-now = Play now against bots
web-home-rules-of = { $title }: the rules

## Without a network

web-pocket = Play without a network
web-pocket-line = All four games against bots, or passing one device round: on the train, on a plane, anywhere.
web-pocket-size = Download once: { $size }
web-pocket-fetch = Download
web-pocket-fetch-play = Download and play
web-pocket-coming = Downloading
web-pocket-come = { $loaded } of { $total }
web-pocket-broken = The connection broke off. What’s already here is kept.
web-pocket-full = There isn’t enough room on this device.
web-pocket-go-on = Continue the download
web-pocket-here = Everything you need is on this device, even in flight mode.
web-pocket-not-kept = Your browser can’t keep the games here: that takes an address with https. You need a network to start.
web-pocket-go = Play
web-pocket-drop = Remove from this device
web-pocket-drop-sure = Remove? Your games stay.
web-pocket-opening = Setting up the hall on this device…
web-pocket-failed = { $why ->
    [elsewhere] It’s open in another tab. Close that one, then try again.
    [unreachable] Something is still missing here. Try again with a network.
    [unreadable] Your games on this device can’t be read.
   *[broken] It didn’t start here. Close other tabs and try again.
}
web-pocket-levels = Experts would think too long in a browser; where a game has them, they play on a server.
web-pocket-record = Watch a finished game again, or play on where another one stopped.
web-pocket-tables = On this device
web-pocket-more = { $title }: save, move, delete
web-pocket-hand-over = Move to the server
web-pocket-delete = Delete
web-pocket-delete-sure = Delete for good?

## Learning by playing

web-learn = Learn
web-learn-line = Each lesson is a small game on the real board, told step by step. Leave whenever you like: your place is kept.
web-learn-all = All lessons
web-learn-game = Learn { $title }
web-learn-game-done = Learn { $title } (finished)
web-learn-new = New to { $title }? A first game teaches you in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
web-lesson-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
web-lesson-step = Step { $step } of { $steps }
web-lesson-left = left at step { $step } of { $steps }
web-lesson-begin = Begin
web-lesson-go-on = Go on
web-lesson-again = Once more
web-lesson-done = finished
web-lesson-back = Back
web-lesson-next = Next
web-lesson-show = Show me
web-lesson-finish = Done
web-lesson-leave = Leave the lesson
web-lesson-speech = Lesson
web-lesson-fold = Hide the words
web-lesson-unfold = Show the words
web-lesson-allowed = You may do that, too, but let’s stay with what the lesson is about.
web-lesson-not-now = That’s not what is asked right now.
web-lesson-ended = Well done!
web-lesson-ended-line = You know how it goes now. The rules are always one tap away, and the bots are patient.

## Rules

web-rules-of = { $title }: the rules
web-rules-unofficial = Unofficial, in our own words. Every rule has a number you can link to.
web-example-good = This is allowed
web-example-bad = This isn’t
web-rules-choose = Every rule, in your language. Which game?
web-rules-howto = How to play
web-rules-search = Ask or search
web-rules-answers = Answers
web-rules-answered = { $count ->
    [one] One answer.
   *[other] { $count } answers.
}
web-rules-verbatim = Each answer is a rule, word for word.
web-rules-back = Back to the answers
web-rules-containing = Rules with these words
web-rules-sections = Sections
web-rules-clause = Rule { $number }, link
web-rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
web-rules-none = No rule mentions “{ $query }”. Try fewer or shorter words.

## At the table

web-waiting-for = Waiting for { $names }.
web-game-over = The game is over.
web-panels = Panels
web-moves = Your moves
web-moves-none = When it’s your turn, your moves appear here.
web-players = Players
web-log = Log
web-you = you
web-bot = bot

## Lists of tables

web-home-waiting = Your games
web-home-open = Open tables
web-home-all = See all
web-home-your-turn = Your turn
web-home-continue = Continue
web-home-look = View
web-home-join = Join
web-home-table-of = { $name }’s table
web-home-taken = { $taken } of { $seats } seats taken
web-row-free = { $count ->
    [0] full
    [one] { $count } seat free
   *[other] { $count } seats free
}
web-row-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
web-row-hints = hints
web-row-no-hints = no hints
web-row-rated = rated
web-row-sitter = { $name } ({ $level })
web-row-result = { $place }. { $name } { $points }
web-home-none-open = Nobody is looking for players right now. Start a table and invite someone.
web-home-none-running = You have no games going. Play one against bots, or start a table.
web-home-away = Can’t reach the server right now. Rules and score pads work without it.
web-tables-done = Finished
web-join-title = Join a table
web-join-line = Type the code your host sees, or paste the link.
web-join-code = Table code
web-join-wrong = A code has six letters and digits, like K7QXM2.
web-who = You’re { $name }. Change name
web-who-help = This is the name others see at new tables.
web-save = Save
# Names for people who gave none, divided by commas.
web-nicknames = Copper Fox, Quiet Owl, Lucky Wren, Brave Hedgehog, Silver Otter, Merry Magpie, Sleepy Badger, Swift Hare, Clever Crow, Golden Lynx, Wandering Stork, Curious Cat
web-level = { $level ->
    [random] Bot, random
    [easy] Bot, easy
    [medium] Bot, medium
    [hard] Bot, hard
    [expert] Bot, expert
    *[other] Bot, { $level }
}

## You and your devices

web-account-title = You and your devices
web-account-more = Devices and password
web-account-sign-in = Sign in
web-account-stranger = Nobody is signed in here. You only need a name to play; with an account, your games go where you go.
web-account-guest = You’re { $name }, a guest: only this device knows you. With an account you keep your name and games on other devices, too.
web-account-known = You’re { $name }, signed in as { $login }.
web-account-devices = Where you are signed in
web-account-here = This device
web-account-unknown = Unknown device
web-account-since = Signed in since { $since }
web-account-seen = Signed in since { $since }, last seen { $seen }
web-account-end = Sign out
web-account-end-of = Sign out: { $device }
web-account-ended = Signed out: { $device }.
web-account-end-others = Sign out everywhere else
web-account-others-help = Programs that play in your name are signed out, too.
web-account-others-ended = You’re now signed in on this device only.
web-account-out = Sign out here
web-account-lose = You’re a guest: once you sign out, nobody can give you this name and these games back.
web-account-lose-yes = Sign out for good
web-account-password = Change password
web-account-old = Current password
web-account-new = New password
web-account-password-help = At least eight characters. All other devices are signed out.
web-account-changed = Password changed. All other devices are signed out.
web-account-keep = Create an account
web-account-keep-help = A login and a password, so your other devices know you. No email needed.
web-account-instead = Or sign in to an account you already have. What you did here as a guest stays behind.
web-account-login = Login
web-account-secret = Password
web-account-lost = Lost your password?
web-account-lost-help = Your recovery code lets you choose a new password. All other devices are signed out.
web-account-recover = Choose a new password
web-account-recovery = Recovery code
web-account-recovery-help = Write it down: you see it only once, and it lets you in if you lose your password.
web-account-written = I’ve written it down
web-signed-out = You’re signed out
web-signed-out-line = This device was signed out from another one, or by a new password.
web-account-keeper = Look after the hall

## Making a table

web-new-title = New table
web-new-table = Another table
web-new-laying = Setting up the table…
web-seats = Seats
web-your-name = Your name
web-seat-of = Seat { $number }
web-seat-person = Invite someone
web-seat-here = Plays here
web-new-all-people = All people
web-new-all-bots = All bots
web-new-edition = Printed edition
web-new-edition-none = As set below
web-new-details = All options
web-new-clock = Clock
web-clock-none = No clock
web-clock-mode = { $mode ->
    [turn] Per move
    [bank] For the game
    [days] Days
   *[none] None
}
web-clock-preset-turn = { $seconds } s
web-clock-preset-bank = { $minutes } min + { $increment } s
web-clock-minutes = Minutes each
web-clock-increment = Seconds added per move
web-clock-seconds = Seconds per move
web-clock-bounds = from { $least } to { $most }
web-clock-day-count = Days per move
web-clock-turn-seconds = { $seconds } s per move
web-clock-turn = { $minutes ->
    [one] { $minutes } minute per move
    *[other] { $minutes } minutes per move
}
web-clock-bank = { $minutes } min each, +{ $increment } s per move
web-clock-days = { $days ->
    [one] { $days } day per move
    *[other] { $days } days per move
}
web-days = { $count ->
    [one] { $count } day
    *[other] { $count } days
}
web-new-expiry = If someone is away or out of time
web-expiry = { $expiry ->
    [move] A bot plays that turn
    [rule] The game’s own rule decides
    [wait] We wait
   *[deputy] A bot stands in
}
web-expiry-help = { $expiry ->
    [move] A bot makes this one move; the seat stays theirs.
    [rule] As the rulebook says: a legal table stays, otherwise it’s undone and three tiles are drawn.
    [wait] Nothing happens by itself. Good among friends.
   *[deputy] Until they’re back: one tap returns their seat.
}
web-terms-away = { $expiry ->
    [move] If someone is away or out of time, a bot plays that turn for them.
    [rule] When time is up, the game’s own rule decides.
    [wait] If someone is away or out of time, we wait.
   *[deputy] If someone is away or out of time, a bot stands in until they’re back.
}
web-new-pace = Bot speed
web-pace = { $pace ->
    [slow] slow
    [fast] fast
    [none] no pause
   *[normal] normal
}
web-new-language = Language at the table
web-new-chat = Chat
web-chat-mode-free = Free chat
web-chat-mode-phrases = Quick phrases only
web-chat-mode-off = No chat
web-new-open = Show in the list of open tables
web-new-open-help = Otherwise only people with the link or code can find it.
web-new-watching = Others may watch
web-new-watching-help = Watchers see only what everyone can see.
web-new-hints = Hints
web-new-hints-help = Anyone may ask a bot for a suggestion and its reasons.
web-new-invite = Create the table
web-begin = Start

## Before the game

web-begin-with-bots = { $count ->
    [one] Start with { $count } bot
    *[other] Start with { $count } bots
}
web-bots-level = Bots in the free seats
web-code = Code
web-host = host
web-host-begins = Your host starts the game when everyone is here.
web-table-full =
    Every seat is taken. { $watching ->
        [no] This table doesn’t allow watching.
       *[yes] You can watch: stay here, and the game appears when it starts.
    }
web-invite = Invite
web-invite-line = The code or link leads straight to a free seat.
web-invite-link = Share link
web-invite-qr = Show QR code
web-invite-qr-alt = QR code for table { $code }
web-invite-copied = Link copied. Paste it into a message.
web-invite-copy = Copy link
web-invite-copied-now = Copied
web-invite-text = Come and play { $title } with me!
web-kick = Free the seat: { $name }
web-kick-ask = Free this seat?
web-kick-sure = { $name } loses the seat, and someone else can sit there.
web-kick-do = Free the seat
web-kicked = The host freed your seat. You can take any free seat.
web-rename = Rename { $name }
web-leave = Leave the table
web-seat-bot = Bot
web-seat-free = free
web-sit = Sit here
web-sit-down = Sit down
web-sit-other = Someone else on this device
web-sit-other-name = Their name
web-sit-other-help = You pass the device on when it’s their turn; nobody sees the other’s hand.
web-stand = Stand up
web-terms-plain = Standard rules
web-terms-change = Change
web-terms-changed = The host has changed the settings.
web-terms-hints = { $on ->
    [yes] With hints
   *[no] Without hints
}
web-terms-no-watching = Nobody else can watch
web-terms-door = { $door ->
    [open] In the list of open tables
   *[link] By link or code only
}
web-terms-rated = Counts for ratings
web-table-not-here = This table isn’t here
web-table-barred = This game can’t continue here

## People at the table

web-people = People at the table
web-people-none = Nobody else is here.
web-person = About { $name }
web-is-muted = muted
web-is-hidden = hidden by you
web-hide = Hide what { $name } says
web-hide-no = Show what { $name } says
web-hide-help = Hiding holds on this device alone; nobody is told.
web-report = Report { $name }
web-report-this = Report this line
web-report-what = What is wrong?
web-report-why-rude = Insults or threats
web-report-why-spoils = Spoils the game on purpose
web-report-why-cheats = Cheats
web-report-why-name = An offensive name
web-report-why-other = Something else
web-report-more = In your own words, if you like
web-report-help = The admins of this hall see what was said, your words and your name. The other side is not told who sent this.
web-report-send = Send the report
web-reported = Thank you. The admins of this hall will look at it.
web-mute = Mute at this table
web-mute-no = Let speak again
web-remove = Remove from the table
web-remove-sure = { $name } must leave the table and cannot sit down here again. In a game, a bot plays on.
web-silenced = { $end ->
    [never] The admins of this hall have muted you. You can play on.
   *[then] The admins of this hall have muted you (until { $until }). You can play on.
}
web-silenced-why = The reason: { $why }
web-silenced-here = The host has muted you at this table. You can play on.
web-removed = You can no longer play here
web-removed-line = Your games go on without you; bots play for you.
web-removed-here = You were removed from this table
web-removed-here-line = The host has removed you from this table. A bot plays on for you; you can watch.
web-removed-here-waiting = The host has removed you from this table; you cannot sit down here.
web-out = { $name } was removed
web-admit = Let sit down again

## Playing

web-acts = to move
web-away = is away
web-chat = Chat
web-chat-none = Nobody has said anything yet.
web-chat-rules = Ask the rules here too: /rules and your question.
web-chat-only-you = Only you see this.
web-chat-phrases = Quick phrases
web-chat-say = Say something to the table
web-chat-send = Send
web-hint = Hint
web-hint-thinking = The bot is thinking…
web-hint-says = The bot would play: { $move }
web-hint-play = Play this
web-hint-why = Why?
web-undo = Undo
web-lose-title = Throw away what you’ve built?
web-lose-keep = No, keep building
web-takeback-ask = Ask for a takeback
web-request-asked = { $what ->
    [end] { $name } wants to end the game here, without a result. OK?
    *[takeback] { $name } wants to take back the last move. OK?
}
web-request-mine = { $what ->
    [end] You asked to end the game early.
    *[takeback] You asked for a takeback.
}
web-request-waits = { $what ->
    [end] { $name } asked to end the game early.
    *[takeback] { $name } asked for a takeback.
}
web-request-missing = Still to answer: { $names }
web-request-withdraw = Withdraw
web-request-left = Time left to answer
web-takeback-yes = Yes, of course
web-takeback-no = No
web-since = Since my last turn
web-since-none = Nothing has happened since.
web-since-left = The table after your last turn.
web-since-now = Back to now
web-menu = Menu
web-rule = Rule { $number }
web-resign = Give up
web-resign-sure = A bot will play on for you. Sure?
web-resigned = You gave up; a bot plays on for you. You can watch to the end, or go back to the hall.
web-standin-title = A bot is playing for you
web-standin-why = { $why ->
    [clock] Your clock ran out.
    [gone] You were away for too long.
    [left] You left the table.
    [called] The others called it in.
    *[other] It took over for you.
}
web-standin-since = { $minutes ->
    [0] It took over just now.
    [one] It took over a minute ago.
    *[other] It took over { $minutes } minutes ago.
}
web-standin-moves = { $moves ->
    [0] It hasn’t moved yet.
    [one] It has made one move.
    *[other] It has made { $moves } moves.
}
web-standin-yours = Everything on the table is still yours.
web-standin-back = Take your seat back
web-bot-plays = bot plays
web-clocks = Clocks
web-late = out of time
web-late-me = Your time is up. The others are waiting for you.
web-absent = { $why ->
    [late] { $name } has run out of time. The table is waiting.
    *[gone] { $name } has lost the connection. The table is waiting.
}
web-absent-then = { $then ->
    [deputy] A bot stands in after { $time }.
    [move] A bot plays this turn after { $time }.
   *[wait] No bot steps in by itself.
}
web-absent-time = { $unit ->
    [seconds] { $number } s
   *[minutes] { $number } min
}
web-absent-wait = Wait
web-absent-call = Call a stand-in
web-absent-call-for = Let a bot stand in for { $name }
web-end = End the game early
web-end-sure = { $alone ->
    [yes] The game ends now, without a result.
    *[no] The others will be asked to end the game now, without a result.
}
web-end-do = { $alone ->
    [yes] End it now
    *[no] Ask the others
}
web-go-away = Leave for now
web-go-away-sure = A bot plays on for you until you’re back. Nothing is lost.
web-agreed = Game settings
web-line-broken = Connection lost. Trying again…
web-not-reached = The server didn’t answer. Try again in a moment.
web-hand-over = Pass the device to { $name }.
web-hand-over-ready = { $name } is ready
web-hand-over-who = Who has the device?
web-hand-over-on = { $name } has the device. Pass it on
web-hand-over-back = Take back the last move
web-hand-over-clock = The clock keeps running while the device changes hands.
web-log-earlier = Show earlier
web-log-show = Show on the board
web-log-none = Nothing has happened yet.
web-entry-resigned = { $name } gives up; a bot plays on.
web-entry-resigned-own = You give up; a bot plays on for you.
web-entry-absent = { $why ->
    [clock] { $name } ran out of time; a bot plays on.
    [gone] { $name } has been away too long; a bot plays on.
    [left] { $name } leaves for now; a bot plays on.
    [called] A bot was called in for { $name }.
    [forgotten] Someone has left for good; a bot plays on.
    *[other] A bot stands in for { $name }.
}
web-entry-absent-own = A bot plays for you.
web-entry-returned = { $name } is back in the game.
web-entry-returned-own = You are back in the game.
web-entry-gone = { $name } is away.
web-entry-back = { $name } is here again.
web-entry-timed-out = { $why ->
    [gone] { $name } is away; a bot plays this turn.
    *[clock] { $name } runs out of time.
}
web-entry-timed-out-own = { $why ->
    [gone] You are away; a bot plays this turn.
    *[clock] Your time has run out.
}
web-entry-undone = { $name } takes back a move.
web-entry-undone-own = You take back a move.
web-entry-asked = { $what ->
    [end] { $name } asks to end the game early.
    *[takeback] { $name } asks for a takeback.
}
web-entry-asked-own = { $what ->
    [end] You ask to end the game early.
    *[takeback] You ask for a takeback.
}
web-entry-answered = { $answer ->
    [no] { $name } says no.
    [withdrawn] { $name } withdraws the request.
    *[yes] { $name } agrees.
}
web-entry-answered-own = { $answer ->
    [no] You say no.
    [withdrawn] You withdraw the request.
    *[yes] You agree.
}
web-entry-lapsed = { $what ->
    [end] Not everyone answered in time: the game goes on.
    *[takeback] Not everyone answered in time: nothing is taken back.
}
web-entry-finished = { $reason ->
    [agreed] All agreed to end the game, without a result.
    *[abandoned] Everyone has given up: the game ends without a result.
}
web-entry-paused = The server was down for a while; no clock ran.
web-entry-rematched = Rematch: everyone moves to a new table.
web-entry-muted = { $answer ->
    [no] { $name } may speak again.
    *[yes] The host mutes { $name } at this table.
}
web-entry-muted-own = { $answer ->
    [no] You may speak again.
    *[yes] The host has muted you at this table.
}
web-entry-removed = { $bot ->
    [yes] The host removes { $name } from the table; a bot plays on.
    *[no] The host removes { $name } from the table.
}
web-entry-removed-own = { $bot ->
    [yes] The host has removed you from the table; a bot plays on.
    *[no] The host has removed you from the table.
}
web-entry-admitted = { $name } may sit down here again.
web-entry-handed = { $name } is the host of the table now.
web-entry-handed-own = You are the host of the table now.
web-entry-closed = { $given ->
    [yes] An admin of this hall has closed the table: { $why }
    *[no] An admin of this hall has closed the table.
}

## The gear

web-gear = Settings
web-gear-confirm = Confirm every move
web-gear-confirm-help = The first tap chooses; a second tap or the button plays.
web-gear-motion = Animation
web-gear-motion-help = Cards and tiles travel to their place.
web-gear-sound = Sound
web-gear-sound-help = Cards and tiles, your turn, points, the end. Never loud.
web-gear-volume = Volume
web-gear-symbols = Symbols beside colours
web-gear-symbols-help = Adds symbols, so you never have to rely on colour.
web-gear-spoken = Table as text
web-gear-spoken-help = For screen readers and keyboards: everything in words, moves typed.
web-gear-last-card = Play the last card automatically
web-gear-last-card-help = When there’s nothing left to choose.
web-gear-go-on = After a trick or a round
web-gear-go-on-after = { $seconds ->
    [0] Wait for me
   *[other] { $seconds } s
}
web-gear-text = Text size
web-gear-text-normal = Normal
web-gear-text-large = Large
web-gear-text-largest = Largest
web-gear-study = Theme
web-gear-study-dark = Dark hall
web-gear-study-light = Light study

## The table as text

web-spoken-move = Your move
web-spoken-play = Play
web-spoken-several = Several moves start like that: { $moves }
web-spoken-moves = { $count ->
    [one] { $verb }: { $count } move
    *[other] { $verb }: { $count } moves
}
web-spoken-seat = Seat { $letter }, { $name }: { $points }

## After the game

web-result-see = See the result
web-result-none = { $reason ->
    [agreed] All agreed to end the game
    [closed] The table was closed
    *[abandoned] Everyone gave up
}
web-result-wins = { $count ->
    [one] { $names } wins with { $points }
    *[other] { $names } win with { $points }
}
web-result-board = The board
web-result-back = Back to the table
web-result-chart = How the scores went
web-chart-end = end
web-rematch = Play again
web-rematch-go = Go to the new table
web-export = Save the record
web-verify = Verify the shuffle
web-verify-line = Nobody could choose the deal: the server sealed its number first, every player’s device added its own, and only then were they revealed. You can check it.
web-verify-wait = Checking…
web-verify-good = { $draws ->
    [one] Verified: { $draws } draw follows from the sealed seed.
    *[other] Verified: all { $draws } draws follow from the sealed seed.
}
web-verify-shares = { $count ->
    [one] One player’s device had a share in the shuffle
   *[other] { $count } players’ devices had a share in the shuffle
}{ $ours ->
    [yes] , yours among them, so nobody could choose it.
   *[no] , so nobody could choose it.
}
web-verify-withheld = { $count ->
    [one] { $names } promised a share and held it back: together with the server, they could have chosen between two deals.
   *[other] { $names } promised shares and held them back: together with the server, they could have chosen between several deals.
}
web-verify-bad = Not verified: something doesn’t follow from the seed.
web-shuffling = Shuffling…
web-review = Review

## Replay

web-replay = Replay
web-replay-start = Before the first move.
web-replay-first = To the start
web-replay-back = One move back
web-replay-next = One move forward
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-move = Move
web-replay-at = Move { $ply } of { $plies }
web-replay-speed = Speed
web-replay-more = Speed, seat, branch
web-replay-stop = Manual
web-replay-slow = Slow
web-replay-normal = Normal
web-replay-fast = Fast
web-replay-from = Seen by
web-replay-seat = Seen by { $name }
web-replay-branch = Play on from here against bots

## Score pads

web-scorepad = Score pad
web-helper = Helper
web-helper-title = { $title }: best play
web-scorepad-title = Score pads
web-scorepad-line = For a game at your own table. Works offline; everything stays on this device.
web-scorepad-kept = Your pads
web-scorepad-none = Nothing here yet. Choose a game above.
web-scorepad-of = { $title }: score pad
web-scorepad-remove = Delete this pad
web-scorepad-remove-sure = Delete
web-pad-who = Who’s playing?
web-pad-player = Player { $number }
web-pad-player-add = Add a player
web-pad-player-off = Remove { $name }
web-pad-up = Move { $name } up
web-pad-same-name = Two players have the same name. Change one, so nobody gets the other’s points.
web-pad-first-dealer = First dealer
web-pad-agreed = Game settings
web-pad-begin = Start
web-print = Print
web-pad-empty = Empty pad to print
web-pad-empty-boxes = Big box: points so far. Small box: the bid.
web-pad-total = Total
web-pad-correct = correct this round
web-pad-write = Write down
web-pad-deals = { $name } deals.
web-pad-round = Round { $round }
web-pad-round-of = Round { $round } of { $rounds }
web-pad-remove = Delete
web-pad-remove-round = Delete this round
web-pad-last-off = Undo last
web-pad-chart = Score after each round
web-pad-kept = Saved on this device after every tap.
web-pad-over = The game is over. Victory goes to { $names }.
web-pad-again = New pad
web-pad-written = Written down

## Score pad of Wizard

web-pad-wizard-round = Round { $round } of { $rounds }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
web-pad-wizard-forehead = Hold your card to your forehead: you see every card but your own.
web-pad-wizard-no-trump = No trump in the last round.
web-pad-wizard-bids = Bids
web-pad-wizard-won = Tricks won
web-pad-wizard-ask-bid = How many tricks does { $name } bid?
web-pad-wizard-ask-won = How many tricks did { $name } win?
web-pad-wizard-to-tricks = Bids are in

## Score pad of the number tiles

web-pad-until = How long?
web-pad-until-rounds = Rounds
web-pad-until-target = To a score
web-pad-until-open = Open-ended
web-pad-target = Played to { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-pad-rummikub-ending = How did the round end?
web-pad-rummikub-out = Someone is out
web-pad-rummikub-bank = Bank empty
web-pad-rummikub-who = Who laid the last tile?
web-pad-rummikub-left = What is left on the racks? Tap the tiles.
web-pad-rummikub-joker = Joker, 30 points
web-pad-rummikub-sum = Sum: { $name }
web-pad-rummikub-equal = Equal sums: fewest tiles wins. How many tiles are left?
web-pad-rummikub-tiles = Tiles: { $name }
web-pad-rummikub-starter = Who started this round? (gets the odd point)

## Score pad of Carcassonne; $kind is city, road, monastery, field or other, $figure mage or witch

web-pad-mage-witch = Mage & Witch
web-pad-mage-witch-help = The mage adds a point per tile; the witch halves.
web-pad-two-tile-city = Small city of the first printings
web-pad-two-tile-city-help = A completed city of two tiles is worth 2 instead of 4.
web-pad-fields-first = Fields of the first printing
web-pad-fields-first-help = Each completed city pays its farmers 4 points instead of 3.
web-pad-scoring = What is scored?
web-pad-kind = { $kind ->
    [city] City
    [road] Road
    [monastery] Monastery
    [field] Field
   *[other] Other
}
web-pad-kinds = { $kind ->
    [city] Cities
    [road] Roads
    [monastery] Monasteries
    [field] Fields
   *[other] Other
}
web-pad-finished = Completed?
web-pad-finished-yes = Completed
web-pad-finished-no = Unfinished, at the end
web-pad-count-city = Tiles
web-pad-count-road = Tiles
web-pad-count-monastery = Tiles around it
web-pad-count-field = Completed cities
web-pad-shields = Shields
web-pad-points = Points
web-pad-figure = Mage or witch
web-pad-figure-name = { $figure ->
    [mage] Mage
   *[witch] Witch
}
web-pad-who-scores = Who scores? Everyone who is tied gets it all.
web-pad-worth-city = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}{ $shields ->
    [0] { "" }
    [one] , { $shields } shield
   *[other] , { $shields } shields
}: { $base }
web-pad-worth-road = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}: { $base }
web-pad-worth-monastery = { $complete ->
    [yes] with all eight tiles around it: { $base }
   *[no] { $count ->
        [one] itself and { $count } tile: { $base }
       *[other] itself and { $count } tiles: { $base }
    }
}
web-pad-worth-field = { $count ->
    [one] { $count } completed city
   *[other] { $count } completed cities
}
web-pad-worth-other = by hand
web-pad-worth-mage = mage +{ $change }
web-pad-worth-witch = the witch takes { $change }

## Score pad of Witchstone; $part is track, owls, chips, boosts or prophecies

web-pad-witchstone-part = { $part ->
    [track] Score track
    [owls] Owl tiles
    [chips] Chips
    [boosts] Unused spells
   *[prophecies] Prophecies
}
web-pad-witchstone-owl = Owl worth { $value }
web-pad-witchstone-chips = Chips, 2 points each
web-pad-witchstone-scrolls = Scrolls
web-pad-witchstone-boosts = Unused boosting spells, 2 points each
web-pad-witchstone-prophecy = { $level ->
    [0] Prophecy not fulfilled: { $value }
   *[other] Prophecy, level { $level }: { $value }
}
web-pad-witchstone-wand = Space on the wand (decides ties)
web-pad-witchstone-wand-decides = Equal points: { $name } is further along the wand and wins.
web-pad-witchstone-tied = Equal points and the same space on the wand: whoever got there first wins.
