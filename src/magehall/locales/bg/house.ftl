### Words that every room of the house needs.

list-end = { $head } и { $tail }
list-separator = {"; "}
