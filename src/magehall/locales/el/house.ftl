### Words that every room of the house needs.

list-end = { $head } και { $tail }
list-separator = {"· "}
