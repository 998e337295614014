# So wird gespielt, in zwei Minuten: zehn Sätze, jeder mit einem Bild.
carcassonne-howto-turn = Jeder Zug: ein Plättchen ziehen, es legen, wenn du magst einen Gefolgsmann daraufsetzen und werten, was fertig ist.
carcassonne-howto-fit = Jede Kante muss zu ihrem Nachbarn passen: Stadt an Stadt, Straße an Straße, Wiese an Wiese.
carcassonne-howto-meeple = Ein Gefolgsmann ist auf einer Straße Wegelagerer, in einer Stadt Ritter, im Kloster Mönch, auf einer Wiese Bauer.
carcassonne-howto-claimed = Du darfst ihn nicht dorthin setzen, wo in derselben Straße, Stadt oder Wiese schon einer steht.
carcassonne-howto-road = Eine fertige Straße bringt einen Punkt pro Plättchen.
carcassonne-howto-city = Eine fertige Stadt bringt zwei Punkte pro Plättchen und zwei pro Wappen.
carcassonne-howto-monastery = Ein Kloster ist fertig, wenn acht Plättchen ringsum liegen: neun Punkte.
carcassonne-howto-return = Wer dort die meisten Gefolgsleute hat, bekommt die Punkte, bei Gleichstand alle mit den meisten. Dann kommen sie zurück.
carcassonne-howto-field = Bauern bleiben bis zum Schluss. Dann bringt ihre Wiese drei Punkte für jede fertige Stadt, die sie berührt.
carcassonne-howto-end = Nach dem letzten Plättchen zählt auch Unfertiges noch etwas. Wer die meisten Punkte hat, gewinnt.
