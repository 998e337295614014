### The pages in the browser.

## At the table

web-your-turn = Your turn.
web-waiting-for = Waiting for { $names }.
web-game-over = The game is over.
web-panels = Panels
web-players = Players
web-log = Log
web-you = you
web-bot = bot
