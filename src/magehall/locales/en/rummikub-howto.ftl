# How to play, in two minutes: ten sentences, each with a picture.
rummikub-howto-goal = Be the first to lay all the tiles from your rack on the table.
rummikub-howto-start = Everyone takes fourteen tiles. The rest are the bank.
rummikub-howto-group = A group: three or four tiles of the same number, all in different colours.
rummikub-howto-run = A run: three or more consecutive numbers in one colour.
rummikub-howto-opening = Your first tiles in a round must be worth at least 30 together, and the table stays as it is.
rummikub-howto-draw = If you lay nothing, draw a tile from the bank, and your turn is over.
rummikub-howto-rearrange = After that you may add to what lies on the table, split it and rearrange it, as long as you lay a tile of yours.
rummikub-howto-whole = At the end of your turn, only whole groups and runs may lie on the table.
rummikub-howto-joker = A joker stands for any tile. Take it from the table by putting the real tile in its place, and use it again at once.
rummikub-howto-score = When someone lays their last tile, the others lose what is left on their racks, a joker 30; the winner gets all of it.
