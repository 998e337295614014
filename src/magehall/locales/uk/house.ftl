### Words that every room of the house needs.

list-end = { $head } та { $tail }
list-separator = {"; "}
