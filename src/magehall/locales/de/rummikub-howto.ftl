# So wird gespielt, in zwei Minuten: zehn Sätze, jeder mit einem Bild.
rummikub-howto-goal = Leg vor allen anderen alle Steine von deinem Bänkchen auf den Tisch.
rummikub-howto-start = Alle nehmen vierzehn Steine. Der Rest ist der Vorrat.
rummikub-howto-group = Eine Gruppe: drei oder vier Steine der gleichen Zahl, alle in verschiedenen Farben.
rummikub-howto-run = Eine Reihe: drei oder mehr aufeinanderfolgende Zahlen einer Farbe.
rummikub-howto-opening = Deine ersten Steine in einer Runde müssen zusammen mindestens 30 wert sein, und der Tisch bleibt, wie er ist.
rummikub-howto-draw = Legst du nichts, ziehst du einen Stein aus dem Vorrat, und dein Zug ist vorbei.
rummikub-howto-rearrange = Danach darfst du ergänzen, teilen und umbauen, was auf dem Tisch liegt, solange du einen eigenen Stein legst.
rummikub-howto-whole = Am Ende deines Zugs dürfen nur ganze Gruppen und Reihen auf dem Tisch liegen.
rummikub-howto-joker = Ein Joker steht für jeden Stein. Du bekommst ihn vom Tisch, wenn du den echten Stein an seine Stelle legst, und musst ihn gleich wieder benutzen.
rummikub-howto-score = Legt jemand den letzten Stein, verlieren die anderen, was noch auf ihren Bänkchen steht, ein Joker zählt 30; das alles bekommt, wer gewonnen hat.
