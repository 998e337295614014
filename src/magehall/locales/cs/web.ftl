### The pages in the browser.

## At the table

web-your-turn = Jsi na tahu.
web-waiting-for = Čekáme: { $names }.
web-game-over = Hra skončila.
web-panels = Panely
web-players = Hráči
web-log = Záznam
web-you = ty
web-bot = bot
