### The pages in the browser. $game is wizard, rummikub, carcassonne or witchstone.

## Around every page

web-language = Language
web-nav = Main pages
web-nav-games = Games
web-nav-tables = Tables
web-nav-rules = Rules
web-nav-scorepad = Score pads
web-skip = Skip to the content
web-study-light = Switch to the light study
web-study-dark = Switch to the dark hall
web-foot = Open source, made by its players. All art is our own; we are not connected with the games’ publishers.
web-close = Close
web-cancel = Cancel
web-less = Less: { $what }
web-more = More: { $what }
web-fetching = One moment, fetching…
web-copied = Copied. Paste it wherever you like.
web-picture-saved = The picture is in your downloads.
web-share-text = Share text
web-share-picture = Share picture
web-share-failed = Sharing did not work here. Try the picture instead.
web-lost-title = There is nothing here
web-lost-line = The address may be mistyped, or what stood here was removed.
web-lost-home = Back to the hall
web-offline-title = No network
web-offline-line = This page needs the hall’s server. Rules and score pads work without it.
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
web-home-make = Make a table and invite
web-invite-which = Which game?
web-invite-all = Set everything first
web-home-now = Play now against bots
web-home-rules-of = { $title }: the rules

## Rules

web-rules-of = { $title }: the rules
web-rules-unofficial = Unofficial, in our own words. Every clause has a number that you can link to.
web-example-good = This is allowed
web-example-bad = This is not
web-rules-choose = Clause by clause, in your language. Which game?
web-rules-search = Search the rules
web-rules-sections = Sections
web-rules-clause = Clause { $number }, link
web-rules-found = { $count ->
    [one] { $count } clause found
   *[other] { $count } clauses found
}
web-rules-none = No clause holds “{ $query }”. Try fewer or shorter words.

## At the table

web-waiting-for = Waiting for { $names }.
web-game-over = The game is over.
web-panels = Panels
web-moves = Your moves
web-moves-none = When it is your turn, your moves are here.
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
web-home-look = Look in
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
web-home-none-open = Nobody looks for players just now. Make a table and invite somebody.
web-home-none-running = No game is waiting. Play one against bots, or make a table.
web-home-away = The server cannot be reached just now. Rules and score pads work without it.
web-tables-done = Played
web-join-title = Join a table
web-join-line = Type the code that your host sees, or paste the link.
web-join-code = Code of the table
web-join-wrong = A code has six letters and digits, such as K7QXM2.
web-who = You are { $name }; change the name
web-who-help = This is how others see you at new tables.
web-save = Save
# Names for people who gave none, divided by commas.
web-nicknames = Copper Fox, Quiet Owl, Lucky Wren, Brave Hedgehog, Silver Otter, Merry Magpie, Sleepy Badger, Swift Hare, Clever Crow, Golden Lynx, Wandering Stork, Curious Cat
web-level = { $level ->
    [random] Bot, at random
    [easy] Bot, easy
    [medium] Bot, medium
    [hard] Bot, hard
    [expert] Bot, expert
    *[other] Bot, { $level }
}

## Making a table

web-new-title = Make a table
web-new-table = Another table
web-new-laying = Laying the table…
web-seats = Seats
web-your-name = Your name
web-seat-of = Seat { $number }
web-seat-person = A person, invited
web-new-all-people = All people
web-new-all-bots = All bots
web-new-edition = Printed edition
web-new-edition-none = As agreed below
web-new-details = All options
web-new-clock = Clock
web-clock-none = No clock
web-clock-mode = { $mode ->
    [turn] Per turn
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
web-new-expiry = If somebody is away or out of time
web-expiry = { $expiry ->
    [move] One turn is played for them
    [rule] The game’s own rule decides
    [wait] We wait
   *[deputy] A bot stands in
}
web-expiry-help = { $expiry ->
    [move] A bot makes this one decision; the seat stays theirs.
    [rule] As the rulebook says: what lies legally stays, otherwise it goes back and three tiles are drawn.
    [wait] Nothing happens by itself. Good among friends.
   *[deputy] Until they come back: one tap gives the seat back.
}
web-terms-away = { $expiry ->
    [move] If somebody is away or out of time, a bot plays one turn for them.
    [rule] When the time is up, the game’s own rule decides.
    [wait] If somebody is away or out of time, we wait.
   *[deputy] If somebody is away or out of time, a bot stands in until they come back.
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
web-chat-mode-free = Own words
web-chat-mode-phrases = Ready phrases only
web-chat-mode-off = Silent
web-new-open = Show in the list of open tables
web-new-open-help = Otherwise only people with the link or the code find it.
web-new-watching = Others may watch
web-new-watching-help = Watchers see only what lies open.
web-new-hints = Hints
web-new-hints-help = Anybody may ask a bot for a proposal and its reasons.
web-new-invite = Make the table
web-begin = Begin

## Before the game

web-begin-with-bots = { $count ->
    [one] Begin with { $count } bot
    *[other] Begin with { $count } bots
}
web-bots-level = Bots on the free seats
web-code = Code
web-host = host
web-host-begins = Your host begins when all are here.
web-table-full =
    Every seat is taken. { $watching ->
        [no] Nobody may watch at this table.
       *[yes] You can watch: stay here, and the game appears when it begins.
    }
web-invite = Invite
web-invite-line = The code or the link leads straight to a free seat.
web-invite-link = Share the link
web-invite-qr = Show QR code
web-invite-qr-alt = QR code of the table { $code }
web-invite-copied = The link is copied. Paste it into a message.
web-invite-copy = Copy the link
web-invite-copied-now = Copied
web-invite-text = Come and play { $title } with me!
web-kick = Free the seat: { $name }
web-kick-ask = Free this seat?
web-kick-sure = { $name } must leave the seat, and somebody else can sit down there.
web-kick-do = Free the seat
web-kicked = The host has freed your seat. You can take any free seat.
web-rename = Change the name: { $name }
web-leave = Leave the table
web-seat-bot = Bot
web-seat-free = free
web-sit = Sit here
web-sit-down = Sit down
web-sit-other = Somebody else on this device
web-sit-other-name = Their name
web-sit-other-help = You hand the device over when it is their turn; nobody sees the other’s hand.
web-stand = Stand up
web-terms-plain = By the usual rules
web-terms-change = Change
web-terms-changed = The host has changed the settings.
web-terms-hints = { $on ->
    [yes] With hints
   *[no] Without hints
}
web-terms-no-watching = Nobody else may watch
web-terms-door = { $door ->
    [open] In the list of open tables
   *[link] Found only by link or code
}
web-terms-rated = Counts for the ratings
web-table-not-here = This table is not here

## Playing

web-acts = must act
web-away = is away
web-chat = Chat
web-chat-none = Nobody has said anything yet.
web-chat-phrases = Ready phrases
web-chat-say = Say something to the table
web-chat-send = Send
web-hint = Hint
web-hint-thinking = The bot thinks…
web-hint-says = The bot would play: { $move }
web-hint-play = Play this
web-hint-why = Why?
web-undo = Undo
web-lose-title = Throw away what you have built?
web-lose-keep = No, keep building
web-takeback-ask = Ask for a takeback
web-request-asked = { $what ->
    [end] { $name } would like to end the game here, without a result. Do you agree?
    *[takeback] { $name } wants to take back the last move. OK?
}
web-request-mine = { $what ->
    [end] You have asked to end the game together.
    *[takeback] You have asked for a takeback.
}
web-request-waits = { $what ->
    [end] { $name } has asked to end the game together.
    *[takeback] { $name } has asked for a takeback.
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
web-resigned = You have given this game up; a bot plays on for you. You can watch to the end, or go back to the hall.
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
    [0] It has not moved yet.
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
    [late] { $name } has run out of time. The table waits.
    *[gone] { $name } has lost the connection. The table waits.
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
web-end = End the game together
web-end-sure = { $alone ->
    [yes] The game ends now, without a result.
    *[no] The others are asked to end the game now, without a result.
}
web-end-do = { $alone ->
    [yes] End it now
    *[no] Ask the others
}
web-go-away = Leave for now
web-go-away-sure = A bot plays on for you until you come back. Nothing is lost.
web-agreed = What was agreed
web-line-broken = The connection broke. Trying again…
web-not-reached = The server did not answer. Try again in a moment.
web-hand-over = Hand the device over to { $name }.
web-hand-over-ready = { $name } is ready
web-log-earlier = Show earlier
web-log-show = Show on the board
web-log-none = Nothing has happened yet.
web-entry-resigned = { $name } gives the game up; a bot plays on.
web-entry-resigned-own = You give the game up; a bot plays on for you.
web-entry-absent = { $why ->
    [clock] { $name } ran out of time; a bot plays on.
    [gone] { $name } has been away too long; a bot plays on.
    [left] { $name } leaves for now; a bot plays on.
    [called] A bot was called in for { $name }.
    [forgotten] Somebody has left for good; a bot plays on.
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
    [end] { $name } asks to end the game together.
    *[takeback] { $name } asks for a takeback.
}
web-entry-asked-own = { $what ->
    [end] You ask to end the game together.
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
    [end] Not everybody answered in time: the game goes on.
    *[takeback] Not everybody answered in time: nothing is taken back.
}
web-entry-finished = { $reason ->
    [agreed] The game was ended together, without a result.
    *[abandoned] Everybody has given up: the game is over without a result.
}
web-entry-paused = The server was away for a while; no clock ran.
web-entry-rematched = The same people go on at another table.

## The gear

web-gear = Settings
web-gear-confirm = Confirm every move
web-gear-confirm-help = A tap chooses, a second tap or the button plays.
web-gear-motion = Moving pieces
web-gear-motion-help = Cards and tiles travel to their place.
web-gear-sound = Sound
web-gear-sound-help = A knock when it is your turn.
web-gear-volume = Volume
web-gear-symbols = Symbols beside colours
web-gear-symbols-help = Nothing is told by colour alone.
web-gear-spoken = Table as text
web-gear-spoken-help = For screen readers and keyboards: everything in words, moves typed.
web-gear-last-card = Play the last card automatically
web-gear-last-card-help = When there is nothing left to choose.
web-gear-go-on = After a trick or a round
web-gear-go-on-after = { $seconds ->
    [0] Wait for me
   *[other] { $seconds } s
}
web-gear-text = Text size
web-gear-text-normal = Normal
web-gear-text-large = Large
web-gear-text-largest = Largest
web-gear-study = Light
web-gear-study-dark = Dark hall
web-gear-study-light = Light study

## The table as text

web-spoken-move = Your move
web-spoken-play = Play
web-spoken-several = Several moves begin so: { $moves }
web-spoken-moves = { $count ->
    [one] { $verb }: { $count } move
    *[other] { $verb }: { $count } moves
}
web-spoken-seat = Seat { $letter }, { $name }: { $points }

## After the game

web-result-see = See the result
web-result-none = { $reason ->
    [agreed] The game was ended together
    *[abandoned] The game was given up
}
web-result-wins = { $count ->
    [one] { $names } wins with { $points }
    *[other] { $names } win with { $points }
}
web-result-board = The board
web-result-back = Back to the table
web-result-chart = How the score went
web-chart-end = end
web-rematch = Play again
web-rematch-go = To the new table
web-export = Save the record
web-verify = Verify the shuffle
web-verify-line = Nobody could choose the deal: the server sealed its number first, every player’s device added one of its own, and only then were they revealed. You can check it.
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
    [one] { $names } promised a share and kept it back: together with the server, they could choose between two deals.
   *[other] { $names } promised shares and kept them back: together with the server, they could choose between several deals.
}
web-verify-bad = Not verified: something does not follow from the seed.
web-shuffling = Shuffling…
web-review = Review

## Replay

web-replay = Replay
web-replay-start = Before the first move.
web-replay-first = To the start
web-replay-back = One move back
web-replay-next = One move on
web-replay-last = To the end
web-replay-play = Play on
web-replay-pause = Pause
web-replay-move = Move
web-replay-at = Move { $ply } of { $plies }
web-replay-speed = Speed
web-replay-more = Speed, seat, branch
web-replay-stop = By hand
web-replay-slow = Slow
web-replay-normal = Normal
web-replay-fast = Fast
web-replay-from = Seen by
web-replay-seat = Seen by { $name }
web-replay-branch = Go on from here against bots

## Score pads

web-scorepad = Score pad
web-helper = Helper
web-helper-title = { $title }: best play
web-scorepad-title = Score pads
web-scorepad-line = For the game on your own table. Works without a network; everything stays on this device.
web-scorepad-kept = Your pads
web-scorepad-none = Nothing written yet. Choose a game above.
web-scorepad-of = { $title }: score pad
web-scorepad-remove = Throw this pad away
web-scorepad-remove-sure = Throw away
web-pad-who = Who plays?
web-pad-player = Player { $number }
web-pad-player-add = Another player
web-pad-player-off = Without { $name }
web-pad-up = Move { $name } up
web-pad-same-name = Two players have the same name. Change one, so that nobody gets the other’s points.
web-pad-first-dealer = First dealer
web-pad-agreed = What is agreed
web-pad-begin = Begin
web-pad-total = Total
web-pad-correct = correct this round
web-pad-write = Write down
web-pad-deals = { $name } deals.
web-pad-round = Round { $round }
web-pad-round-of = Round { $round } of { $rounds }
web-pad-remove = Strike out
web-pad-remove-round = Strike the round out
web-pad-last-off = Last one off
web-pad-chart = Score after each round
web-pad-kept = Kept on this device after every tap.
web-pad-over = The game is over. The victory goes to { $names }.
web-pad-again = New pad
web-pad-written = Written down

## Score pad of Wizard

web-pad-wizard-round = Round { $round } of { $rounds }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
web-pad-wizard-forehead = Hold your card to your forehead: you see every card but your own.
web-pad-wizard-no-trump = No trump in the last round.
web-pad-wizard-bids = Predictions
web-pad-wizard-won = Tricks won
web-pad-wizard-ask-bid = How many tricks does { $name } predict?
web-pad-wizard-ask-won = How many tricks has { $name } won?
web-pad-wizard-to-tricks = Predictions are in

## Score pad of the number tiles

web-pad-until = How long?
web-pad-until-rounds = Rounds
web-pad-until-target = Up to points
web-pad-until-open = Open end
web-pad-target = Played up to { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-pad-rummikub-ending = How did the round end?
web-pad-rummikub-out = Somebody is out
web-pad-rummikub-bank = Bank empty
web-pad-rummikub-who = Who laid the last tile?
web-pad-rummikub-left = What is left on the racks? Tap the tiles.
web-pad-rummikub-joker = Joker, 30 points
web-pad-rummikub-sum = Sum: { $name }
web-pad-rummikub-equal = Equal sums: the fewest tiles win. How many tiles are left?
web-pad-rummikub-tiles = Tiles: { $name }
web-pad-rummikub-starter = Who began this round? (gets the odd point)

## Score pad of Carcassonne; $kind is city, road, monastery, field or other, $figure mage or witch

web-pad-mage-witch = Mage & Witch
web-pad-mage-witch-help = The mage adds a point for each tile, the witch halves.
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
web-pad-who-scores = Who scores? All who are tied get everything.
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
web-pad-witchstone-wand-decides = Equal points: { $name } is further on the wand and wins.
web-pad-witchstone-tied = Equal points and equal places on the wand: whoever came there first wins.
