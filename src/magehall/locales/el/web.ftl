### The pages in the browser.

## At the table

web-your-turn = Είναι η σειρά σου.
web-waiting-for = Περιμένουμε: { $names }.
web-game-over = Το παιχνίδι τελείωσε.
web-panels = Πίνακες
web-players = Παίκτες
web-log = Ημερολόγιο
web-you = εσύ
web-bot = μποτ
