### Words that every room of the house needs.

list-end = { $head } a { $tail }
list-separator = {"; "}
