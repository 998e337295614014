### Wörter, die jeder Raum des Hauses braucht.

list-end = { $head } und { $tail }
list-separator = {"; "}
