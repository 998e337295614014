### Подсказки на три стъпки и разборът след играта.

witchstone-hint-value = Преднина пред най-добрия съперник: { $points } (± { $error })
witchstone-nudge-action = Виж какво могат да дадат тези действия: { witchstone-symbol }.
