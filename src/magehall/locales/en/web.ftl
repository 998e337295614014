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

## Home

web-home-title = An open table for games of magic
web-home-line = Play in your browser with friends or with bots. No account, nothing to install.
web-home-code = Enter a code
web-home-make = Make a table and invite
web-home-now = Play now against bots
web-home-rules-of = { $title }: the rules

## Rules

web-rules-of = { $title }: the rules
web-rules-unofficial = Unofficial, in our own words. Every clause has a number that you can link to.
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

web-your-turn = Your turn.
web-waiting-for = Waiting for { $names }.
web-game-over = The game is over.
web-panels = Panels
web-players = Players
web-log = Log
web-you = you
web-bot = bot

## Score pads

web-scorepad = Score pad
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
    [0] Prophecy not fulfilled: { $value }
   *[other] Prophecy, level { $level }: { $value }
}
web-pad-witchstone-wand = Space on the wand (decides ties)
web-pad-witchstone-wand-decides = Equal points: { $name } is further on the wand and wins.
web-pad-witchstone-tied = Equal points and equal places on the wand: whoever came there first wins.
