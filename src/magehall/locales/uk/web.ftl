### The pages in the browser.

## At the table

web-your-turn = Ваш хід.
web-waiting-for = Чекаємо: { $names }.
web-game-over = Гру закінчено.
web-panels = Панелі
web-players = Гравці
web-log = Журнал
web-you = ви
web-bot = бот
