### Words that every room of the house needs.

list-end = { $head } and { $tail }
list-separator = {"; "}
