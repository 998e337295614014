### Was der Fernseher sagt und die Handys daneben.

tv-web-show = Auf dem Fernseher zeigen
tv-web-show-line = Öffne diese Adresse im Browser des Fernsehers. Alle im Raum sehen dort den Tisch, aber nichts Verdecktes.
tv-web-show-qr = QR-Code der Seite für den Fernseher, Tisch { $code }
tv-web-here = Auf diesem Bildschirm zeigen
tv-web-here-line = Dein Platz hier wird frei; setz dich mit dem Handy wieder hin.
tv-web-unwatched = An diesem Tisch darf niemand zuschauen, darum lässt er sich nicht auf dem Fernseher zeigen.
tv-web-join = Mit dem Handy scannen und Platz nehmen
tv-web-hands = Spiel auf deinem Handy
tv-web-begins = Wer eingeladen hat, startet auf dem Handy, sobald alle da sind.
tv-web-again = Startet das nächste Spiel auf einem Handy; der Fernseher zeigt es.
tv-web-middle = In der Tischmitte: zur Person am Zug drehen
tv-web-whole = Ganzer Bildschirm
tv-web-hand = Dieses Handy als meine Hand nutzen
tv-web-whole-table = Den ganzen Tisch zeigen
