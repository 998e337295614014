# How to play, in two minutes: ten sentences, each with a picture.
carcassonne-howto-turn = Each turn: draw a tile, place it, place a meeple on it if you like, and score what is complete.
carcassonne-howto-fit = Every edge must go on as its neighbour does: city to city, road to road, field to field.
carcassonne-howto-meeple = A meeple on a road is a robber, in a city a knight, in a monastery a monk, on a field a farmer.
carcassonne-howto-claimed = You may not place it where there is already a meeple on the same road, in the same city or field.
carcassonne-howto-road = A complete road is worth one point per tile.
carcassonne-howto-city = A complete city is worth two points per tile, and two for each shield.
carcassonne-howto-monastery = A monastery is complete when eight tiles lie around it: nine points.
carcassonne-howto-return = Whoever has the most meeples there gets the points, in a tie everyone who has. Then the meeples return.
carcassonne-howto-field = Farmers stay to the end. Then their field is worth three points for each complete city it touches.
carcassonne-howto-end = After the last tile, what is unfinished scores a little too. The player with the most points wins.
