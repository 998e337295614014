### The pages in the browser.

## At the table

web-your-turn = Ваш ред е.
web-waiting-for = Чакаме: { $names }.
web-game-over = Играта свърши.
web-panels = Панели
web-players = Играчи
web-log = Дневник
web-you = вие
web-bot = бот
