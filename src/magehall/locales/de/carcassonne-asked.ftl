### Fragen, wie man sie am Tisch zu Carcassonne stellt, eine je Zeile; die Regel, die sie beantwortet, gibt den Namen.

# Wörter, die in diesem Spiel dasselbe heißen, eine Gruppe je Zeile.
carcassonne-alike =
    Gefolgsmann, Gefolgsleute, Gefolgsleuten, Meeple, Meeples, Männchen, Püppchen
    Wegelagerer, Räuber, Räubern, Dieb, Diebe, Straßenräuber
    Ritter, Rittern, Ritters
    Mönch, Mönche, Mönchen
    Bauer, Bauern, Landwirt
    Kloster, Klöster, Klöstern, Abtei
    Wiese, Wiesen, Weide, Acker
    Stadt, Städte, Städten, Burg, Burgen
    Straße, Straßen, Weg, Wege, Strasse, Strassen
    Wappen, Stadtwappen, Wimpel, Banner
    Plättchen, Landschaftsplättchen, Karte, Karten, Kärtchen, Landschaftskarte, Kachel, Kacheln
    Stapel, Nachziehstapel, Ziehstapel, Beutel
    Landschaft, Spielplan, Auslage
    fertig, fertiggestellt, abgeschlossen, vollendet, geschlossen, fertige, fertigen
    unfertig, unvollendet, nicht fertig, offene, offenen, unfertige, unfertigen, unvollständig
    Magier, Zauberer, Magiers
    Hexe, Zauberin
    Figur, Figuren, magische Figur, magische Figuren
    Plättchen mit dem Zeichen, Plättchen mit Zeichen, Symbolplättchen, Magierplättchen, Plättchen mit Symbol
    Zeichen, Symbol
    Kornkreis, Kornkreise, Kornkreisen, Kornkreis-Plättchen
    Gleichstand, gleich viele, gleich viel, unentschieden, gleichauf
    Mehrheit, Mehrheiten, die meisten Gefolgsleute, Überzahl
    Punkte, Punkt, Punkten, Siegpunkte
    werten, gewertet, Wertung, Abrechnung, abgerechnet
    Schlusswertung, Endwertung, Endabrechnung, Wertung am Ende
    beginnen, beginnt, anfangen, fängt an, Startspieler, Startspielerin
    Startplättchen, Startkarte, Anfangsplättchen
    setzen, stellen, platzieren, einsetzen, draufstellen
    legen, anlegen, hinlegen, ablegen
    versetzen, bewegen, verschieben, umsetzen
    zurücknehmen, zurückholen, zurücknimmt
    dazusetzen, hinzufügen, dazustellen
    drehen, gedreht, Drehung, Ausrichtung
    Knüppel, Keule
    Mistgabel, Heugabel, Forke
    Gegner, Gegners, gegnerische, gegnerischen, Rivale, fremde, fremden, jemand anderes, andere Person
    Pflicht, verpflichtet, gezwungen, verbindlich
    besetzt, belegt, besetzen, vergeben, beanspruchen
    eindringen, einschleichen, klauen, hineinkommen, einklinken
    Loch, Löcher, Lücke, Lücken
    passt nirgends, passt nicht, nicht anlegbar, nicht legbar, unspielbar, unspielbares, keinen Platz, nirgends angelegt
    halbieren, halbiert, Hälfte, halbe
    am Ende, bei Spielende, am Spielende, zum Schluss, am Schluss

carcassonne-1-asked =
    Wie viele können mitspielen?
    Kann man Carcassonne zu zweit spielen?
    Geht es auch zu sechst?
    Wie viele Gefolgsleute bekomme ich?
    Habe ich sieben oder acht Meeples?
    Wofür ist der achte Gefolgsmann?
    Kann man es allein spielen?
    Anzahl der Mitspieler, Anzahl der Gefolgsleute
    Wie viele Meeples hat jeder?
    Wie viele Männchen haben alle am Anfang?
    zwei Spieler
    Spielerzahl
    Geht das auch zu fünft?
    Für wie viele Leute ist das Spiel?
    Personenzahl
    Kann man es zu siebt spielen?

carcassonne-2-asked =
    Wie viele Plättchen gibt es?
    Aus wie vielen Karten besteht das Grundspiel?
    Welches ist das Startplättchen?
    Was liegt zu Beginn auf dem Tisch?
    Wie wird das Spiel aufgebaut?
    Werden die Plättchen verdeckt gemischt?
    Aufbau, Vorbereitung, Startkarte, mischen
    Wie viele Karten sind im Spiel?
    Wohin kommt die erste Karte?
    Wie viele Plättchen werden gemischt?
    Was liegt am Anfang aus?
    Anzahl der verdeckten Plättchen
    Wie wird das Startplättchen bestimmt?

carcassonne-3-asked =
    Wer beginnt?
    Wer fängt an?
    Fängt der Jüngste an?
    In welcher Richtung wird gespielt?
    Geht es im Uhrzeigersinn oder andersherum?
    Wer ist nach mir dran?
    Startspieler, Reihenfolge der Spieler
    Wer darf anfangen?
    Wer legt zuerst?
    Startspieler wer
    Geht es links herum weiter?
    Spielrichtung

carcassonne-4-asked =
    Was mache ich, wenn ich dran bin?
    Wie läuft ein Zug ab?
    In welcher Reihenfolge ziehe, lege und setze ich?
    Darf ich erst den Gefolgsmann setzen und dann das Plättchen legen?
    Darf ich erst werten und danach setzen?
    Spielzug, Ablauf, Schritte, Phasen
    Kommt erst die Wertung oder erst der Meeple?
    erst Plättchen, dann Meeple, dann Punkte
    Wann in meinem Zug darf ich einen Gefolgsmann setzen?
    Wann wird in meinem Zug gewertet?
    Reihenfolge der Aktionen in einem Zug
    Was mache ich nach dem Legen?
    Was kommt nach dem Plättchen?

carcassonne-5-asked =
    Darf ich mir ein Plättchen aussuchen?
    Muss ich das gezogene Plättchen zeigen?
    Darf ich ein Plättchen für später aufheben?
    Hat man Plättchen auf der Hand?
    Darf ich das Plättchen tauschen, wenn es mir nicht gefällt?
    Muss ich das Plättchen legen, das ich gezogen habe?
    ziehen, verdeckt, allen zeigen, legen müssen
    Muss ich die gezogene Karte spielen?
    Darf ich darauf verzichten, mein Plättchen zu legen?
    gezogenes Plättchen tauschen
    Suche ich mir eine Karte aus?
    Darf ich mein gezogenes Plättchen geheim halten?
    gezogenes Plättchen legen, keine Auswahl

carcassonne-6-asked =
    Wo darf ich mein Plättchen anlegen?
    Muss das Plättchen an ein anderes grenzen?
    Reicht es, wenn sich die Ecken berühren?
    Darf ich schräg oder diagonal anlegen?
    Darf ich irgendwo eine neue Landschaft anfangen?
    anlegen, Kante, Ecke, diagonal, benachbart
    Zählt eine Ecke als Berührung?
    Muss das neue Plättchen neben dem letzten liegen?
    Ecken berühren sich
    Müssen sich die Seiten berühren?

carcassonne-7-asked =
    Müssen alle Kanten passen?
    Darf eine Straße an einer Stadtmauer enden, wenn die andere Kante nicht passt?
    Darf ich Stadt an Wiese legen?
    Wann passt ein Plättchen?
    Was ist, wenn eine Seite passt und die andere nicht?
    Kanten passen zusammen, gleiche Landschaft, Straße an Straße
    Muss Straße an Straße liegen?
    Muss die Karte an allen Seiten passen?
    Stadt neben Wiese
    Straße in die Wiese
    Passt Wiese an Stadt?
    Meine Straße würde in einer Wiese enden, darf ich so anlegen?
    Eine Seite passt nicht, darf ich trotzdem anlegen?
    Muss Weg an Weg passen?

carcassonne-8-asked =
    Darf die Landschaft Löcher haben?
    Darf ich ein Plättchen auf ein anderes legen?
    Kann ein gelegtes Plättchen später verschoben werden?
    Darf ich eine Lücke lassen, in die nichts mehr passt?
    Loch, Lücke, leeres Feld, übereinander legen
    Sind Lücken in der Landschaft erlaubt?
    Loch in der Landschaft
    Darf man ein Plättchen überbauen oder abdecken?
    Lücken zwischen Plättchen

carcassonne-9-asked =
    Was ist, wenn mein Plättchen nirgends passt?
    Was passiert mit einem Plättchen, das man nicht anlegen kann?
    Setze ich aus, wenn ich nicht legen kann?
    Darf ich neu ziehen, wenn nichts passt?
    Kommt ein unpassendes Plättchen zurück in den Stapel?
    passt nicht, nicht anlegbar, abwerfen, neues ziehen
    Die Karte kann nirgends angelegt werden
    Ich finde keinen Platz für mein Plättchen
    unspielbares Plättchen
    Kommt die Karte zurück in den Beutel?
    Plättchen passt nicht
    Ich habe ein Plättchen gezogen, für das es keinen Platz gibt
    Verliert man den Zug, wenn nichts passt?
    Was tun mit einer Karte, die niemand legen kann?
    Bekomme ich ein neues Plättchen, wenn meines nicht passt?

carcassonne-10-asked =
    Was ist, wenn das letzte Plättchen nirgends passt?
    Es gibt kein Ersatzplättchen mehr, ist dann Schluss?
    Stapel leer nach einem unpassenden Plättchen, was nun?
    Stapel aufgebraucht, letztes Plättchen nicht legbar
    Der Stapel ist leer und das letzte Plättchen passte nicht
    Spielende, weil das letzte Plättchen keinen Platz hat

carcassonne-11-asked =
    Wo darf ich meinen Gefolgsmann hinsetzen?
    Wann darf ich einen Gefolgsmann setzen?
    Darf ich auf ein älteres Plättchen setzen?
    Kann ich einen Meeple auf ein früher gelegtes Plättchen stellen?
    Wie viele Gefolgsleute darf ich pro Zug setzen?
    Darf ich zwei Gefolgsleute auf einmal setzen?
    Gefolgsmann einsetzen, nur auf das gerade gelegte Plättchen
    Kann ich meinen Meeple auf ein anderes Plättchen setzen?
    Darf der Gefolgsmann auf irgendein Plättchen in der Landschaft?
    Wie viele Meeples pro Zug?
    Gefolgsmann auf das Plättchen vom letzten Zug
    Meeple auf altes Plättchen
    Darf ich einen Mönch auf ein Kloster setzen, das schon länger liegt?
    eine Straße besetzen, die schon länger daliegt
    Zeitpunkt zum Setzen: nach dem Legen
    Wo darf mein Meeple nicht hin?

carcassonne-12-asked =
    Was ist ein Ritter?
    Was ist ein Wegelagerer?
    Was sind Mönche und Bauern?
    Wie heißen die Gefolgsleute auf Straße, Stadt, Kloster und Wiese?
    Wo steht der Räuber?
    Wohin kommt ein Bauer?
    Rollen: Wegelagerer, Ritter, Mönch, Bauer
    Wie heißt ein Gefolgsmann in der Stadt?
    Wie nennt man den Meeple auf der Straße?
    Namen der Gefolgsleute
    Welcher Meeple liegt auf der Wiese?
    Welcher Meeple steht im Kloster?

carcassonne-13-asked =
    Darf ich in eine besetzte Stadt setzen?
    Darf ich mich auf eine Straße stellen, auf der schon jemand steht?
    Darf ich einen zweiten eigenen Ritter in meine Stadt setzen?
    Warum darf ich hier keinen Gefolgsmann setzen?
    Der andere Meeple ist weit weg, gilt das trotzdem als besetzt?
    Mein Plättchen verbindet sich mit einer besetzten Wiese, darf ich einen Bauern legen?
    Darf ich mich direkt zu jemandem in die Stadt setzen?
    besetzt, belegt, schon vergeben, zusammenhängend
    Darf ich einen Ritter in eine Stadt setzen, in der schon einer steht?
    Auf der Straße steht schon ein Räuber, darf ich meinen dazustellen?
    Auf der Wiese liegt schon ein Bauer, darf ich auch einen setzen?
    Ist die Straße besetzt, obwohl der Räuber weit weg ist?
    besetzte Stadt
    zweiter eigener Meeple auf meiner Straße
    Ich habe schon einen Räuber auf der Straße, darf ich noch einen ans andere Ende stellen?
    Das neue Plättchen verbindet mit einer Stadt, in der ein Ritter steht, darf ich trotzdem setzen?
    besetzte Straße
    besetzte Wiese
    Wo darf ich keinen Gefolgsmann setzen?
    Warum darf mein Bauer hier nicht liegen?
    Warum darf ich keinen Ritter in diese Stadt setzen?

carcassonne-14-asked =
    Kann ein Kloster schon besetzt sein?
    Darf ich einen Mönch setzen, wenn daneben schon ein Kloster steht?
    Ist ein Kloster immer frei?
    Können zwei Mönche im selben Kloster stehen?
    Kloster frei, Kloster belegt, einzelnes Plättchen
    Kloster direkt neben einem Kloster, darf ich es besetzen?
    Kloster schon besetzt
    Ist ein Kloster immer zu haben?

carcassonne-15-asked =
    Muss ich einen Gefolgsmann setzen?
    Was ist, wenn ich keine Gefolgsleute mehr habe?
    Darf ich auf das Setzen verzichten?
    Meine Meeples sind alle weg, was jetzt?
    Darf ich einen Gefolgsmann vom Plan nehmen und woanders einsetzen?
    kein Gefolgsmann im Vorrat, freiwillig, verzichten
    Muss man jedes Mal einen Meeple einsetzen?
    Ist es Pflicht, einen Gefolgsmann zu setzen?
    Alle Gefolgsleute sind verbraucht
    Muss ich etwas besetzen?
    keine Meeples mehr
    Muss ich nach dem Legen ein Männchen hinstellen?
    Darf ich meinen Meeple für später aufheben?
    aufs Setzen verzichten, Meeple behalten
    Ich habe keine Männchen mehr, kann ich weiterspielen?

carcassonne-16-asked =
    Wie können zwei in derselben Stadt sein?
    Wie komme ich in eine fremde Stadt?
    Wie kann ich jemandem eine Stadt klauen?
    Was passiert, wenn zwei besetzte Städte verbunden werden?
    Darf man zwei besetzte Straßen verbinden?
    Wie kommen mehrere Bauern auf eine Wiese?
    teilen, zusammenwachsen, verbinden, einklinken
    Wie dringe ich in eine gegnerische Stadt ein?
    Wie komme ich in die Stadt vom Gegner?
    Darf ich meine Stadt mit der Stadt eines Gegners verbinden?
    zwei Städte mit verschiedenen Rittern werden verbunden
    Stadt teilen
    Wie schleiche ich mich in eine große Stadt ein?
    Kann eine Straße zwei Besitzer haben?
    mehrere Leute auf einer Wiese
    Kann zwei Leuten dieselbe Stadt gehören?

carcassonne-17-asked =
    Darf ich auf etwas setzen, das ich gerade fertig gemacht habe?
    Darf ich eine Stadt schließen und im selben Zug noch besetzen?
    Bekomme ich den Gefolgsmann gleich zurück, wenn das Gebiet sofort fertig ist?
    Kann ich den zurückgekommenen Gefolgsmann sofort wieder benutzen?
    Ab wann darf ich einen zurückgekommenen Meeple wieder setzen?
    setzen und gleich werten, im selben Zug
    Straße gerade geschlossen, darf ich draufsetzen und den Meeple zurücknehmen?
    zurückbekommenen Meeple gleich wieder einsetzen
    fertig machen und besetzen
    neuer Gefolgsmann auf fertiger Straße
    Darf ich den Meeple im nächsten Zug wieder nehmen?

carcassonne-18-asked =
    Wann wird gewertet?
    Was wird nach meinem Zug gewertet?
    Wird eine fremde Stadt gewertet, wenn ich sie fertig mache?
    Bekomme ich die Punkte, wenn ich die Straße von jemand anderem schließe?
    Kann ein Plättchen mehrere Gebiete gleichzeitig fertigstellen?
    Wertung während der Partie, fertiggestellt
    Wer kriegt die Punkte, wenn ich die Stadt vom Gegner fertig baue?
    Wird auch die Straße eines Gegners gewertet, die ich schließe?
    Gebiete der Gegner werten
    ein Plättchen macht zwei Straßen fertig
    Ich habe die Straße von jemandem geschlossen, kriegt er jetzt Punkte?
    Werden auch fertige Gebiete der anderen gewertet?

carcassonne-19-asked =
    Wie viele Punkte bringt eine Straße?
    Wann ist eine Straße fertig?
    Wo endet eine Straße?
    Ist eine Straße fertig, die im Kreis verläuft?
    Endet die Straße an einer Kreuzung, einem Dorf oder einer Stadt?
    Wie wird eine Straße gewertet?
    Punkte für fertige Straße, Ring, Kreuzung
    Punkte für eine abgeschlossene Straße
    Wann gilt eine Straße als abgeschlossen?
    Straße im Kreis, Ringstraße
    Ist ein Dorf das Ende der Straße?
    ein Punkt pro Straßenplättchen
    Wie viele Punkte gibt eine Straße aus fünf Plättchen?
    Straße mit vier Plättchen, wie viele Punkte?
    Wert einer Straße
    Wertung fertiger Straßen

carcassonne-20-asked =
    Wie viele Punkte bringt eine Stadt?
    Wann ist eine Stadt fertig?
    Wie viel zählt ein Wappen?
    Wie wird eine Stadt gewertet?
    Ist eine Stadt mit einem Loch in der Mitte fertig?
    Was bringt ein Wimpel in einer fertigen Stadt?
    Punkte für fertige Stadt, Stadtmauer geschlossen, Wappen
    Wie viel ist ein Wappen wert?
    Wann gilt eine Stadt als abgeschlossen?
    Punkte für eine fertige Burg mit Wappen
    zwei Punkte pro Stadtplättchen
    Lücke in der Stadt
    Punkte pro Wappen
    Wie viele Punkte gibt eine Stadt aus sechs Plättchen mit einem Wappen?
    Stadt mit vier Plättchen, wie viele Punkte?
    Wert einer Stadt
    Wappen in der Stadt
    Punkte für jedes Banner in der Stadt
    Was zählen Wappen?
    Wie viele Punkte geben Wappen?

carcassonne-21-asked =
    Wie viele Punkte bringt ein Kloster?
    Wann ist ein Kloster fertig?
    Wie viele Plättchen müssen um das Kloster liegen?
    Zählen beim Kloster auch die Ecken?
    Kann ein Plättchen zwei Klöster fertigstellen?
    Wie wird ein Kloster gewertet?
    Punkte für fertiges Kloster, neun Punkte, acht Nachbarn
    Punkte für ein umbautes Kloster
    Wann gilt ein Kloster als abgeschlossen?
    neun Punkte fürs Kloster
    Plättchen um das Kloster
    Wert eines Klosters
    Wertung fertiges Kloster

carcassonne-22-asked =
    Zählt ein Plättchen mit zwei Stadtteilen doppelt?
    Dasselbe Plättchen gehört zweimal zu meiner Straße, wie viele Punkte?
    Zählt man Plättchen oder Abschnitte?
    Was ist mit zwei Wappen auf einem Plättchen?
    Wie zähle ich die Plättchen einer Stadt?
    Plättchen einmal zählen, zwei Abschnitte, Wappen einzeln
    Zählt ein Plättchen doppelt?
    dasselbe Plättchen zweimal in der Stadt
    Die Stadt läuft auf dasselbe Plättchen zurück, zählt es einmal oder zweimal?
    Plättchen doppelt gezählt

carcassonne-23-asked =
    Wer bekommt die Punkte für eine Stadt?
    Mehrere Gefolgsleute stehen in der Stadt, wer punktet?
    Ich habe zwei Ritter und sie nur einen, wer kriegt die Punkte?
    Bekommt der Zweite auch etwas?
    Was bringt mir die Mehrheit?
    Werden die Punkte unter allen in der Stadt aufgeteilt?
    Mehrheit, die meisten Gefolgsleute, alle Punkte
    Wer hat die meisten Ritter in der Stadt?
    Ich habe mehr Räuber auf der Straße als mein Gegner
    Mehrheit in der Stadt
    Bekommt, wer die zweitmeisten Ritter hat, Punkte?
    Zwei rote Ritter und ein blauer, was kriegt Blau?
    Bekommt die Minderheit nichts?
    weniger Ritter, keine Punkte

carcassonne-24-asked =
    Was ist, wenn zwei gleich viele Gefolgsleute in der Stadt haben?
    Werden die Punkte bei Gleichstand geteilt?
    Wir haben je einen Ritter in der Stadt, wer bekommt die Punkte?
    Kriegen beide die vollen Punkte?
    Gleich viele Bauern auf der Wiese, wer punktet?
    Gleichstand, unentschieden, gleich viele Gefolgsleute
    Gleichstand bei den Rittern in der Stadt
    Wir haben beide einen Räuber auf der Straße
    Werden die Punkte geteilt?
    Gleichstand in der Stadt
    Rot und Blau haben je einen Ritter, wer bekommt die Punkte?
    gleich viele Meeples, volle Punkte
    Wer bekommt die Punkte bei Unentschieden in der Stadt?

carcassonne-25-asked =
    Was ist, wenn in der fertigen Stadt niemand steht?
    Wer bekommt Punkte für eine leere Straße?
    Bekomme ich Punkte, wenn ich eine Stadt ohne Ritter fertig baue?
    Bringt ein unbesetztes Kloster etwas?
    kein Gefolgsmann, unbesetzt, leer, herrenlos
    Keiner hat die Stadt besetzt
    Niemand steht in der abgeschlossenen Stadt
    leere Stadt fertig
    unbesetzte fertige Straße
    Eine Stadt ist fertig, in der keiner ist, punktet jemand?

carcassonne-26-asked =
    Wann bekomme ich meinen Gefolgsmann zurück?
    Kommen die Meeples nach der Wertung zurück?
    Bekomme ich meinen Ritter zurück, obwohl jemand anders die Punkte hatte?
    Bekommen auch die Verlierer ihre Gefolgsleute zurück?
    Bleibt der Wegelagerer auf der gewerteten Straße stehen?
    Rückgabe der Gefolgsleute, zurück in den Vorrat
    Kriege ich meine Ritter zurück, wenn die Stadt fertig ist?
    Kommt der Mönch zurück, wenn das Kloster fertig ist?
    Bekomme ich den Räuber zurück, wenn die Straße fertig ist?
    Wann kommen die Gefolgsleute zurück?
    Wann geht der Meeple nach Hause?
    Kommt der unterlegene Ritter auch zurück?
    Meeples zurück in den Vorrat
    Bleibt mein Ritter nach der Wertung in der Stadt?

carcassonne-27-asked =
    Bekomme ich meine Bauern zurück?
    Wann kommt ein Bauer zurück?
    Bleiben Bauern bis zum Schluss liegen?
    Darf ich einen Bauern während des Spiels wieder wegnehmen?
    Bauern bleiben, Bauer liegt bis zum Ende
    Kommen Bauern zurück in den Vorrat?
    Kriege ich den Bauern von der Wiese wieder?
    Liegt der Bauer bis zum Schluss?
    Bauer zurück
    Wann bekomme ich meinen Bauern zurück?
    Kann man Bauern von der Wiese nehmen?

carcassonne-28-asked =
    Was trennt zwei Wiesen?
    Gehören diese beiden Wiesen zusammen?
    Wo hört eine Wiese auf?
    Teilt eine Straße die Wiese?
    Hängen Wiesen um das Ende einer Straße herum zusammen?
    Wie groß ist meine Wiese?
    Grenzen der Wiese, verbundene Wiesen, halbe Kante
    Trennen Straßen die Wiesen?
    Sind die Wiesen links und rechts der Straße eine Wiese?
    zusammenhängende Wiesen
    Was teilt eine Wiese?
    Hängen zwei Wiesen zusammen, wenn dazwischen eine Straße endet?
    Wiesengrenzen
    Ist das eine Wiese oder sind es zwei?
    Teilen Städte die Wiesen?

carcassonne-29-asked =
    Wann werden Wiesen gewertet?
    Bringen Bauern schon während des Spiels Punkte?
    Wird eine Wiese gewertet, wenn sie rundum geschlossen ist?
    Kann eine Wiese fertig werden?
    Wiesenwertung erst am Ende
    Werden Bauern während des Spiels gewertet?
    Wann zählen die Bauern?
    Wird der Bauer gewertet, wenn alle Städte ringsum fertig sind?
    Meine Wiese ist ganz eingeschlossen, werte ich sie jetzt?
    Wiesenwertung mitten im Spiel
    Wann bekomme ich Punkte für meine Bauern?
    Wann wird ein Bauer gewertet?

carcassonne-30-asked =
    Wann endet das Spiel?
    Wann ist die Partie zu Ende?
    Wird der letzte Zug noch gewertet?
    Was passiert nach dem letzten Plättchen?
    Kommen am Ende noch alle einmal dran?
    Spielende, Ende der Partie, letztes Plättchen
    Wann ist das Spiel vorbei?
    Wie lange dauert eine Partie?
    letzter Zug
    Hört das Spiel mit dem letzten Plättchen auf?
    Spielende bei leerem Stapel
    Woran merkt man, dass das Spiel zu Ende ist?

carcassonne-31-asked =
    Was bringt eine unfertige Straße?
    Bekomme ich am Ende etwas für eine offene Straße?
    Meine Straße ist bei Spielende nicht geschlossen, wie viele Punkte gibt es?
    unvollendete Straße, Straßen in der Schlusswertung
    Punkte für eine nicht fertige Straße am Ende
    angefangene Straße bei Spielende
    Punkte für eine offene Straße
    Was bekomme ich am Ende für meinen Räuber auf der offenen Straße?
    Wert einer unfertigen Straße

carcassonne-32-asked =
    Was bringt eine unfertige Stadt?
    Bekomme ich am Ende etwas für eine offene Stadt?
    Wie viel zählt ein Wappen in einer unfertigen Stadt?
    Meine Stadt ist nie fertig geworden, bekomme ich trotzdem Punkte?
    unvollendete Stadt, Städte in der Schlusswertung, Wappen am Ende
    Punkte für eine halbfertige Stadt am Ende
    angefangene Stadt mit Wappen bei Spielende
    Wappen in einer unfertigen Stadt
    Was zählt ein Wappen, wenn die Stadt nicht fertig wurde?
    unfertige Stadt mit zwei Wappen
    Wert einer unfertigen Stadt
    Wie viele Punkte pro Plättchen bringt eine nicht geschlossene Stadt am Ende?

carcassonne-33-asked =
    Was bringt ein unfertiges Kloster?
    Wie viele Punkte gibt ein Kloster mit fünf Plättchen drumherum?
    Mein Mönch ist am Ende nicht ganz umbaut, bekomme ich Punkte?
    unvollendetes Kloster, Klöster in der Schlusswertung
    Das Kloster ist am Ende nicht komplett umbaut
    Kloster mit sechs Nachbarn bei Spielende
    halb umbautes Kloster
    Mönch in einem unfertigen Kloster
    Um mein Kloster liegen am Ende sieben Plättchen, wie viele Punkte sind das?
    unfertiges Kloster Punkte
    unvollständiges Kloster
    Ich habe am Ende noch einen Mönch stehen

carcassonne-34-asked =
    Wie viele Punkte bringt eine Wiese?
    Was bringen Bauern?
    Wie werden Bauern gewertet?
    Wie viel bekommt mein Bauer für eine fertige Stadt?
    Zählen unfertige Städte für die Wiese?
    Zählt eine Stadt doppelt, wenn sie die Wiese an zwei Stellen berührt?
    Punkte für Wiesen, drei Punkte pro Stadt, Bauernwertung
    Punkte für Bauern
    Wie viel bringt ein Bauer pro Stadt?
    Wie rechnet man die Wiesen ab?
    drei Punkte pro Stadt für einen Bauern
    Bringen unfertige Städte dem Bauern etwas?
    Was verdient ein Bauer an jeder Stadt?
    Wert einer Wiese
    Bauernpunkte pro Stadt
    Wie punkten Bauern?
    Punktet mein Bauer für unvollendete Städte?

carcassonne-35-asked =
    Kann eine Stadt für zwei Wiesen zählen?
    Meine Bauern liegen auf zwei Wiesen an derselben Stadt, zählt sie zweimal für mich?
    Versorgt eine Stadt mehrere Wiesen?
    Bekommen die Wiesen auf beiden Seiten der Straße Punkte für die Stadt?
    dieselbe Stadt, mehrere Wiesen, mehrfach
    zwei Bauern auf verschiedenen Wiesen an derselben Stadt
    Darf ich dieselbe Stadt mit zwei Bauern werten?
    eine Stadt, zwei Wiesen
    Profitieren beide Wiesen von derselben Stadt?

carcassonne-36-asked =
    Gilt die Mehrheit auch in der Schlusswertung?
    Wer bekommt am Ende die Punkte für eine unfertige Stadt mit mehreren Rittern?
    Was ist bei Gleichstand auf einer Wiese in der Endwertung?
    Wer punktet am Ende, wenn mehrere auf der Wiese liegen?
    Mehrheit am Ende, die meisten Bauern
    Wer hat am Ende die meisten Bauern auf der Wiese?
    Wer bekommt die Wiese?
    Wer kriegt die Punkte einer Wiese mit mehreren Bauern?
    Mehrheit in der Endwertung

carcassonne-37-asked =
    Wer gewinnt?
    Wie gewinne ich?
    Was ist das Ziel des Spiels?
    Was ist, wenn zwei am Ende gleich viele Punkte haben?
    Gibt es einen Tiebreaker?
    Kann es zwei Sieger geben?
    Sieg, meiste Punkte, Gleichstand am Ende, geteilter Sieg
    Wer gewinnt bei gleicher Punktzahl?
    Was passiert bei Punktegleichstand?
    Sieger bei Gleichstand
    Gewinner
    Siegbedingung
    Zwei haben 80 Punkte, wer ist Sieger?
    Wie gewinnt man das Spiel?

carcassonne-38-asked =
    Können wir mit der alten Regel für kleine Städte spielen?
    Wann bringt eine Stadt aus zwei Plättchen nur zwei Punkte?
    Was bedeutet Kleine Stadt 2?
    Zweier-Stadt für zwei Punkte, geht das?
    Option kleine Stadt, erste und zweite Auflage
    Option für Zweierstadt
    alte Regel für Zweierstädte

carcassonne-39-asked =
    Wie wurden Wiesen in der ersten Auflage gewertet?
    Was bedeutet Wiesen erste?
    Bringt jede Stadt den Bauern vier Punkte?
    Wie zählten Bauern im Jahr 2000?
    Werden Bauern auf verschiedenen Wiesen für eine Stadt zusammengezählt?
    erste Bauernwertung, vier Punkte pro Stadt
    Wiesen erste
    Wie funktioniert die Wiesenwertung der Auflage von 2000?

carcassonne-40-asked =
    Wie wurden Wiesen in der zweiten Auflage gewertet?
    Was bedeutet Wiesen zweite?
    Nach welcher Regel bekomme ich für eine Stadt nur einmal Bauernpunkte?
    Wie zählten Bauern 2001?
    zweite Bauernwertung, dieselbe Stadt nur einmal
    Wiesen zweite

carcassonne-41-asked =
    Können wir ohne Bauern spielen?
    Kann man die Wiesen weglassen?
    Was bedeutet Wiesen aus?
    Wie wird es einfacher für Anfänger?
    ohne Bauern, ohne Wiesenwertung
    Bauern sind zu kompliziert, kann man sie weglassen?
    Wie spielt man ohne Bauern?

carcassonne-42-asked =
    Wie wird ein Gleichstand im Turnier entschieden?
    Verliert bei Gleichstand, wer begonnen hat?
    Was bedeutet wer begann, verliert?
    Gibt es eine Regel, damit nur eine Person gewinnt?
    Turnierregel, Gleichstand, Startspieler verliert
    Turnierregel bei Gleichstand
    Gleichstand beim Turnier auflösen

carcassonne-43-asked =
    Kann ausgelost werden, wer beginnt?
    Was bedeutet Wer beginnt per Los?
    Können wir den Startspieler zufällig bestimmen?
    Startspieler auslosen, Zufall, Los
    Startspieler per Zufall

carcassonne-44-asked =
    Kann man verbergen, welche Plättchen noch kommen?
    Was bedeutet Plättchenliste verdeckt?
    Warum sehe ich die restlichen Plättchen nicht?
    Können wir ohne Übersicht der übrigen Plättchen spielen?
    verdeckte Plättchenliste, nur die Anzahl, Restplättchen
    Darf man sehen, welche Karten noch kommen?
    restliche Plättchen zählen
    Plättchenübersicht ausblenden

carcassonne-45-asked =
    Wie viele Punkte bringt eine Stadt aus zwei Plättchen?
    Nach welcher Auflage spielen wir?
    Welche Bauernwertung gilt normalerweise?
    Bringt die kleinste Stadt vier Punkte?
    Was ist die dritte Wertung für Wiesen?
    Welche Regeln gelten, wenn wir nichts ändern?
    kleine Stadt, Zweierstadt, Standardregeln, seit 2002
    Stadt mit nur zwei Plättchen, wie viele Punkte?
    Punkte für die kleinste Stadt, zwei Karten
    kleine Stadt vier Punkte
    Zählen ganz kleine Städte voll?

carcassonne-46-asked =
    Was gehört zu Magier und Hexe?
    Wem gehören der Magier und die Hexe?
    Wie viele Plättchen mit dem Zeichen des Magiers gibt es?
    Wessen Figur ist die Hexe?
    Wie viele zusätzliche Plättchen hat die Erweiterung?
    Material der Erweiterung, neutrale Figuren
    Wie viele Magierkarten gibt es?
    Wem gehört die Hexe?
    Gehört mir der Magier?

carcassonne-47-asked =
    Wie baue ich Magier und Hexe auf?
    Wo stehen Magier und Hexe am Anfang?
    Werden die Plättchen mit dem Zeichen untergemischt?
    Sind die Figuren von Anfang an in der Landschaft?
    Vorbereitung der Erweiterung, warten neben der Landschaft
    Wo sind Magier und Hexe, bevor sie ins Spiel kommen?
    Startplatz von Magier und Hexe
    Aufbau mit Magier und Hexe
    Wo stelle ich die Hexe zu Beginn hin?

carcassonne-48-asked =
    Ändern sich die Grundregeln durch Magier und Hexe?
    Gelten die normalen Regeln mit der Erweiterung weiter?
    Fällt mit der Erweiterung etwas vom Grundspiel weg?
    Grundspiel, Regeln bleiben gültig

carcassonne-49-asked =
    Wie lege ich ein Plättchen mit dem Zeichen?
    Gelten für Symbolplättchen besondere Legeregeln?
    Muss ein Magierplättchen neben den Magier?
    Darf ich ein Plättchen mit Zeichen aufheben?
    Zeichenplättchen ziehen und legen wie jedes andere
    Magierplättchen anlegen
    Wo darf man ein Zeichenplättchen anlegen?

carcassonne-50-asked =
    Was passiert, wenn ich ein Plättchen mit dem Zeichen ziehe?
    Wann kommt der Magier ins Spiel?
    Muss ich den Magier oder die Hexe versetzen?
    Setze ich meinen Gefolgsmann vor oder nach der Hexe?
    Darf ich darauf verzichten, eine Figur ins Spiel zu bringen?
    Wann darf ich die Hexe bewegen?
    Zeichen gelegt, Figur bringen oder versetzen, Pflicht
    Muss ich die Hexe versetzen, wenn ich ein Magierplättchen lege?
    Ich habe ein Symbol gelegt, was muss ich mit dem Magier tun?
    Muss ich den Magier einsetzen?
    Magierplättchen gezogen
    Muss ich etwas mit dem Magier machen, wenn sein Zeichen kommt?
    Ich habe ein Plättchen mit dem Zeichen des Zauberers, was nun?

carcassonne-51-asked =
    Wohin darf der Magier?
    Wo darf ich die Hexe hinstellen?
    Darf der Magier in ein Kloster?
    Darf die Hexe auf eine Wiese?
    Darf eine Figur in eine fertige Stadt?
    Figur setzen, unfertige Straße oder Stadt
    Kann die Hexe auf eine Wiese oder ins Kloster?
    Wohin darf man die Hexe setzen?
    Hexe auf ein Kloster
    Magier im Kloster
    Hexe auf der Wiese
    Wo ist die Hexe erlaubt?
    erlaubte Plätze für den Magier
    Hexe oder Magier, wohin damit?
    Kann die Hexe auf eine fertige Straße versetzt werden?
    Muss die Straße für den Magier unfertig sein?

carcassonne-52-asked =
    Dürfen Magier und Hexe in derselben Stadt stehen?
    Darf ich die Hexe dorthin setzen, wo der Magier steht?
    Dürfen beide Figuren auf einer Straße sein?
    Magier und Hexe zusammen, gleiche Straße oder Stadt verboten
    Magier und Hexe in der gleichen Stadt, ist das erlaubt?
    beide Figuren in einer Stadt

carcassonne-53-asked =
    Darf ich nach dem Magier noch einen Gefolgsmann setzen?
    Besetzt der Magier eine Stadt?
    Gilt eine Straße mit der Hexe als besetzt?
    Darf ich einen Ritter in eine Stadt setzen, in der nur der Magier steht?
    Zählen Magier und Hexe bei der Mehrheit mit?
    Figur blockiert niemanden, Gefolgsmann nach der Figur
    Blockiert der Magier die Stadt?
    Kann ich eine Stadt mit der Hexe noch besetzen?
    Zählt der Magier als Gefolgsmann?
    Besetzt die Hexe die Straße?
    Darf ich die Straße besetzen, auf der die Hexe steht?
    Darf ich nach der Hexe noch einen Gefolgsmann setzen?
    Ist der Magier einer von meinen Gefolgsleuten?

carcassonne-54-asked =
    Was ist, wenn ich weder Magier noch Hexe versetzen kann?
    Es gibt keine unfertige Straße oder Stadt, was mache ich mit den Figuren?
    Muss eine Figur vom Plan genommen werden?
    Wann kommt die Hexe ohne Wertung aus der Landschaft?
    nicht möglich, Figur entfernen, herausnehmen
    keine offene Straße oder Stadt für die Hexe
    Ich kann die Hexe nirgends hinsetzen
    Magier oder Hexe wegnehmen
    Beide Figuren stecken fest
    Was ist, wenn der Magier nirgends hin kann?

carcassonne-55-asked =
    Was ist, wenn ein Plättchen die Stadt des Magiers mit der Stadt der Hexe verbindet?
    Was passiert, wenn Magier und Hexe in derselben Stadt landen?
    Ein Plättchen ohne Zeichen verbindet die Straßen der beiden, was nun?
    Wer muss eine Figur versetzen, wenn die beiden zusammenkommen?
    zusammentreffen, verbunden, eine Figur versetzen müssen
    Zwei Städte mit Magier und Hexe werden verbunden
    Die Straßen von Magier und Hexe wachsen zusammen
    Magier und Hexe zusammengeführt
    Hexe und Magier sind plötzlich in einer Stadt, was jetzt?

carcassonne-56-asked =
    Wird die Stadt gewertet, bevor Magier und Hexe getrennt sind?
    Das verbindende Plättchen macht die Stadt auch fertig, was kommt zuerst?
    Versetze ich die Figur vor oder nach der Wertung?
    Reihenfolge: erst trennen, dann werten
    Erst trennen oder erst werten?

carcassonne-57-asked =
    Was macht der Magier?
    Wie viele Punkte bringt der Magier?
    Ist der Magier gut oder schlecht für mich?
    Wie wird eine Stadt mit dem Magier gewertet?
    Wie viel bringt eine fertige Straße mit dem Magier?
    Bonus des Magiers, ein Punkt mehr pro Plättchen
    Was bringt der Magier?
    Was macht der Zauberer auf einer Straße?
    Wie viel ist der Magier wert?
    Zusatzpunkte durch den Magier
    Wie viel mehr bringt meine Stadt mit dem Magier?
    Wirkung des Magiers
    Gibt der Magier für jedes Plättchen einen Bonus?

carcassonne-58-asked =
    Was macht die Hexe?
    Wie viele Punkte kostet mich die Hexe?
    Wird bei der Hexe auf- oder abgerundet?
    Wie wird eine Stadt mit der Hexe gewertet?
    Wie viel bringt eine Straße mit der Hexe?
    Hexe halbiert, halbe Punkte, runden
    Muss man bei der Hexe abrunden?
    Was macht die Hexe mit einer Stadt?
    halbe Punkte durch die Hexe
    aufrunden oder abrunden
    Meine Stadt ist 7 Punkte wert und die Hexe steht darin, was kriege ich?
    ungerade Punktzahl mit der Hexe
    Wirkung der Hexe
    Wird die Hälfte aufgerundet?
    Wie wird halbiert?

carcassonne-59-asked =
    Wo kommt der Magier nach der Wertung hin?
    Was passiert mit der Hexe, wenn ihre Stadt fertig ist?
    Kann der Magier wieder ins Spiel kommen?
    Bleibt die Figur nach der Wertung in der Stadt?
    Figur zurück neben die Landschaft, kommt später wieder
    Wohin kommt die Hexe nach der Wertung?
    Geht die Hexe weg, wenn ihre Straße fertig ist?
    Was passiert mit dem Magier, wenn die Stadt fertig ist?
    Magier kommt zurück
    Bleibt die Hexe nach der Wertung der Straße stehen?
    Figur zurück neben den Plan
    Wann verlässt der Magier die Landschaft?

carcassonne-60-asked =
    Zählen Magier und Hexe auch am Spielende?
    Halbiert die Hexe eine unfertige Stadt in der Schlusswertung?
    Bringt der Magier am Ende Punkte für eine offene Straße?
    Die Hexe steht bei Spielende noch auf meiner Straße, was passiert?
    Magier und Hexe in der Schlusswertung
    Hexe am Spielende
    Magier in einer unfertigen Stadt am Ende
    Wirkt die Hexe in der Schlusswertung?
    Zählt die Hexe am Ende, wenn die Stadt nicht fertig ist?
    Endwertung mit der Hexe

carcassonne-61-asked =
    Gibt es ein Beispiel für eine Stadt mit dem Magier?
    Acht Plättchen, zwei Wappen und der Magier, wie viele Punkte sind das?
    Bekommen bei Gleichstand beide die Punkte des Magiers?
    Beispiel Stadt, 28 Punkte
    Magier bei Gleichstand

carcassonne-62-asked =
    Gibt es ein Beispiel für eine Straße mit der Hexe?
    Straße aus fünf Plättchen mit Hexe, wie viele Punkte?
    Straße aus drei Plättchen mit Magier, wie viele Punkte?
    Beispiel Straßen, 3 Punkte und 6 Punkte

carcassonne-63-asked =
    Wie viele Kornkreis-Plättchen gibt es?
    Woher kommen die Kornkreise?
    Kann man mit nur einem Kornkreis spielen?
    Brauchen wir alle sechs Kornkreise?
    Wie viele Kornkreise soll man einmischen?
    sechs kleine Erweiterungen, Minis, Anzahl der Kornkreise
    Mit wie vielen Kornkreisen spielt man?
    mit drei Kornkreisen spielen
    Anzahl der Kornkreis-Plättchen
    Kann man nur zwei Kornkreise benutzen?

carcassonne-64-asked =
    Darf ich die Hexe innerhalb derselben Stadt versetzen?
    Muss der Magier seine Straße verlassen, wenn ich ihn versetze?
    Darf eine Figur nur auf einen anderen Abschnitt rücken?
    Kann ich die Hexe in der Stadt lassen, wenn ich sie versetzen muss?
    andere Straße oder Stadt, nicht dieselbe
    Darf ich den Magier in der gleichen Stadt verschieben?
    gleiche Stadt, anderes Plättchen
    Darf der Magier auf seiner Straße einfach ein Plättchen weiter?

carcassonne-65-asked =
    Welche der beiden Figuren muss ich nehmen?
    Darf ich zwischen Magier und Hexe wählen?
    Der Magier ist schon draußen, darf ich stattdessen die Hexe bringen?
    Beide stehen in der Landschaft, welche versetze ich?
    freie Wahl der Figur, Magier oder Hexe
    Darf ich entscheiden, wen ich versetze?
    Magier oder Hexe, freie Wahl
    Versetze ich beide Figuren oder nur eine?

carcassonne-66-asked =
    Muss der Magier auf das Plättchen, das ich gerade gelegt habe?
    Darf ich die Hexe überall hinsetzen?
    Darf die Hexe in eine Stadt, die weit weg ist?
    Ziel der Figur, irgendwo in der Landschaft, neues Plättchen
    Hexe auf ein altes Plättchen
    Muss der Magier auf das Zeichenplättchen?

carcassonne-67-asked =
    Darf der Magier in die Stadt, die ich gerade fertig gemacht habe?
    Darf die Hexe auf eine Straße, die mit diesem Plättchen fertig wurde?
    Ich schließe die Stadt mit einem Zeichenplättchen, darf der Magier für den Bonus noch hinein?
    gerade fertiggestellt, kein Ziel
    Darf der Magier in eine gerade erst fertige Stadt?
    Magier in eine fertige Stadt für den Bonus

carcassonne-68-asked =
    Darf ich die Hexe in eine fremde Stadt setzen?
    Darf der Magier in eine Stadt ohne Gefolgsmann?
    Muss ich dort einen Gefolgsmann haben, um den Magier zu setzen?
    Darf die Hexe auf meine eigene Straße?
    Ziel leer, fremd, eigen, geteilt
    Darf die Hexe in die Stadt eines Gegners?
    Magier auf die Straße des Gegners
    Hexe gegen einen Gegner
    Darf ich die Hexe auf eine fremde Straße stellen, um jemanden zu ärgern?
    Darf der Magier auf eine leere Straße?
    Darf ich den Magier dorthin stellen, wo kein Gefolgsmann steht?

carcassonne-69-asked =
    Wann genau kann man keine Figur versetzen?
    Welche Figur nehme ich weg, wenn keine versetzt werden kann?
    Was ist, wenn noch keine Figur draußen ist und es nichts Unfertiges gibt?
    In der einzigen offenen Stadt steht schon der Magier, was passiert?
    Wer entscheidet, welche Figur die Landschaft verlässt?
    unmöglich, welche Figur geht
    Keine der Figuren kann bewegt werden

carcassonne-70-asked =
    Darf ich die Hexe aus der Stadt wegsetzen, die ich gerade fertig gemacht habe?
    Mein Zeichenplättchen schließt die Straße der Hexe, darf sie vor der Wertung weg?
    Kann ich jemandem den Magier aus der gerade geschlossenen Stadt nehmen?
    Figur vor der Wertung wegversetzen
    Kann ich die Hexe noch loswerden, bevor gewertet wird?
    meine Stadt vor der Hexe retten
    Kann ich die Hexe aus meiner fertigen Stadt nehmen, bevor gewertet wird?

carcassonne-71-asked =
    Wer wählt, welche Figur sich bewegt, wenn Magier und Hexe sich begegnen?
    Wohin kommt die Figur, wenn sich die beiden begegnet sind?
    Trenne ich die beiden vor oder nach meinem Gefolgsmann?
    Sie begegnen sich und es gibt sonst nichts Unfertiges, was nun?
    Begegnung, Wahl, Ziel, eine wird weggenommen
    Wohin versetze ich den Magier, wenn er der Hexe begegnet?
    Nach der Begegnung, wer geht wohin?
    Wer trennt Magier und Hexe?

carcassonne-72-asked =
    Mein Zeichenplättchen bringt Magier und Hexe zusammen, muss ich zweimal versetzen?
    Muss ich beide Figuren bewegen, wenn ein Plättchen mit Zeichen sie verbindet?
    Reicht einmal Versetzen für beide Pflichten?
    Begegnung durch Zeichen, nur ein Versetzen
    Versetze ich beide Figuren?

carcassonne-73-asked =
    Verlässt die Hexe eine fertige Stadt ohne Gefolgsleute?
    Was ist mit dem Magier auf einer fertigen Straße, die niemandem gehört?
    Niemand punktet, geht die Figur trotzdem zurück?
    fertig, unbesetzt, Figur geht weg
    Magier auf einer leeren fertigen Straße

carcassonne-74-asked =
    Was ist die Hälfte von einem Punkt bei der Hexe?
    Kann die Hexe meine Punkte auf null bringen?
    Die Straße bringt 1 Punkt und die Hexe steht dort, was bekomme ich?
    Hexe, ein Punkt, null, nichts
    Hexe auf einer Straße mit einem Punkt
    Macht die Hexe null Punkte daraus?

carcassonne-75-asked =
    Halbiert die Hexe ein Kloster?
    Bringt der Magier Punkte auf einer Wiese?
    Zählt eine Stadt mit der Hexe für die Bauern weniger?
    Wirken Magier und Hexe auf Klöster?
    Sind Bauern von der Hexe betroffen?
    Wiesen und Klöster, keine Wirkung
    Wirkt die Hexe auf ein Kloster oder eine Wiese?
    Hexe und Bauern
    Hexe und Kloster
    Magier und Wiesen
    Ist eine Wiese wegen der Hexe weniger wert?
    Hexe auf ein Kloster, wirkt das?

carcassonne-76-asked =
    Bringt der Magier auch für Wappen einen Punkt?
    Halbiert die Hexe vor oder nach den Wappen?
    In welcher Reihenfolge rechnet man Wappen, Magier und Hexe?
    Verdoppelt der Magier die Wappen?
    Wie ist es mit der kleinen Stadt und der Hexe?
    Magier und Wappen, Rechenreihenfolge
    Zählt der Magier auch Wappen?
    Magier und Wappen
    Hexe und Wappen
    Gilt der Bonus des Magiers auch für Wappen?

carcassonne-77-asked =
    Geht der Magier, wenn die Ritter zurückgenommen werden?
    Müssen die Figuren wegen eines Kornkreises weg?
    Ein Kornkreis holt meinen Ritter, bleibt die Hexe in der Stadt?
    Kornkreis, Magier und Hexe bleiben
    Was passiert beim Kornkreis mit dem Magier?
    Kornkreis und Hexe
    Hexe in der Stadt, wenn der Ritter zurückgenommen wird

carcassonne-78-asked =
    Was wird am Ende zuerst gewertet?
    In welcher Reihenfolge wertet man am Schluss Straßen, Städte und Wiesen?
    Ist die Reihenfolge der Schlusswertung wichtig?
    Reihenfolge Schlusswertung, Endwertung egal
    Was wertet man am Ende zuerst, Wiesen oder Städte?
    Schlusswertung Reihenfolge

carcassonne-79-asked =
    Wie spiele ich ein Kornkreis-Plättchen?
    Was tue ich, wenn ich einen Kornkreis ziehe?
    Werden die Kornkreise unter die anderen Plättchen gemischt?
    Darf ich auf ein Kornkreis-Plättchen einen Gefolgsmann setzen?
    Wirkt der Kornkreis vor oder nach der Wertung?
    Kornkreis ziehen, legen, setzen, werten
    Kornkreis gezogen
    Meeple auf Kornkreis-Plättchen

carcassonne-80-asked =
    Was bewirkt ein Kornkreis?
    Welche zwei Möglichkeiten gibt es beim Kornkreis?
    Wer entscheidet, ob dazugesetzt oder zurückgenommen wird?
    Darf ich für jeden etwas anderes wählen?
    Darf ich auf den Kornkreis verzichten?
    Wirkung, dazusetzen oder zurücknehmen, für alle
    Was kann man bei Kornkreisen wählen?
    Was passiert beim Kornkreis?
    Effekt vom Kornkreis
    Was kann ich wählen, wenn ich einen Kornkreis lege?
    alle setzen dazu oder alle nehmen zurück
    Muss man den Kornkreis nutzen?
    Was muss ich nach einem Kornkreis wählen?

carcassonne-81-asked =
    Welche Gefolgsleute betrifft ein Kornkreis?
    Was bedeutet die Mistgabel?
    Was bedeutet der Knüppel auf dem Kornkreis?
    Was bedeutet der Schild im Kornkreis?
    Sind Mönche vom Kornkreis betroffen?
    Bild im Kornkreis: Keule, Schild, Heugabel
    Bedeutung der Mistgabel
    Was heißt der Knüppel?
    Mönche und Kornkreise
    Welches Bild steht für die Ritter?
    Was bedeuten die Symbole auf den Kornkreisen?

carcassonne-82-asked =
    Wer fängt beim Kornkreis an?
    In welcher Reihenfolge wird dazugesetzt oder zurückgenommen?
    Bin ich zuletzt dran, wenn ich den Kornkreis gelegt habe?
    Ich habe keinen Bauern, werde ich beim Kornkreis übersprungen?
    Reihenfolge Kornkreis, linker Nachbar, übergangen
    Wer beginnt beim Kornkreis?
    Reihenfolge bei Kornkreisen
    Person ohne Gefolgsmann dieser Art
    Bin ich als Erstes dran, wenn ich den Kornkreis lege?
    Zugreihenfolge beim Kornkreis

carcassonne-83-asked =
    Wohin darf ich beim Kornkreis einen Gefolgsmann dazusetzen?
    Muss ich dazusetzen, wenn das gewählt wurde?
    Darf ich mich zu einem fremden Ritter dazusetzen?
    Was ist, wenn mein Vorrat beim Dazusetzen leer ist?
    Darf ich einen Ritter in einer weit entfernten Stadt dazustellen?
    dazusetzen, zu einem eigenen, freiwillig
    Muss ich einen Gefolgsmann dazustellen?
    Wo darf ich dazusetzen?
    zu einem fremden Meeple dazusetzen
    zu einem fremden Bauern dazusetzen
    Darf ich zu einem Ritter in einer anderen Stadt dazusetzen?

carcassonne-84-asked =
    Muss ich einen Gefolgsmann zurücknehmen?
    Welchen Gefolgsmann nehme ich beim Kornkreis zurück?
    Kann ich mich weigern, meinen Ritter wegzunehmen?
    Darf ich aussuchen, welcher Bauer zurückgeht?
    zurücknehmen, Pflicht, in den Vorrat
    Muss man beim Kornkreis einen zurücknehmen?
    aussuchen, welcher Meeple zurückgeht
    Muss ich einen Ritter zurücknehmen, wenn das jemand wählt?

carcassonne-85-asked =
    Darf ich einen Gefolgsmann auf den Kornkreis selbst stellen?
    Endet eine Straße am Kornkreis?
    Trennt der Kornkreis die Wiesen?
    Hängen Wiesen über einen Kornkreis hinweg zusammen?
    Kreis in der Mitte schließt Straßen, teilt Wiesen
    Beendet ein Kornkreis die Straße?
    Darf ein Meeple in der Mitte vom Kornkreis stehen?
    Straße endet am Kreis
    Unterbricht der Kreis die Straße?

carcassonne-86-asked =
    Bekomme ich Punkte für einen zurückgenommenen Gefolgsmann?
    Wird mein Wegelagerer gewertet, wenn der Kornkreis ihn heimschickt?
    Darf ich den Gefolgsmann dazusetzen, den ich gerade erst zurückbekommen habe?
    zurückgenommen ohne Punkte, in diesem Zug zurückgekommen
    Punkte für zurückgenommene Männchen
    Ritter zurückgenommen, Punkte
    Kriege ich noch Punkte für den zurückgenommenen Bauern?
    Bringt ein zurückgenommener Gefolgsmann Punkte?

carcassonne-87-asked =
    Zählt der dazugesetzte Gefolgsmann als mein Gefolgsmann für diesen Zug?
    Darf ich im selben Zug setzen und noch einen dazusetzen?
    Kann ich mit einem dazugesetzten Ritter eine Stadt gewinnen?
    Dürfen durch den Kornkreis zwei meiner Ritter in einer Stadt stehen?
    dazugesetzt, zusätzlich, Mehrheit bilden
    Kann ich durch Dazusetzen die Mehrheit bekommen?
    mehr als ein Meeple pro Zug durch Kornkreis

carcassonne-88-asked =
    Was ist, wenn beim Kornkreis niemand einen Bauern hat?
    Niemand hat einen Ritter draußen, passiert beim Kornkreis etwas?
    Muss ich auch wählen, wenn niemand betroffen ist?
    Kornkreis ohne Wirkung, kein Gefolgsmann dieser Art
    Kornkreis betrifft niemanden

carcassonne-89-asked =
    Wie sind die Felder nummeriert?
    Was bedeuten die Koordinaten?
    Wo ist 0,0?
    Wie herum liegt das Startplättchen?
    Wie lese ich einen Zug wie 2,-1?
    Koordinaten, Felder zählen, Osten und Süden, Notation
    Was bedeutet 0,0?
    Raster, Norden, Startplättchen
    Koordinaten eines Plättchens

carcassonne-90-asked =
    Darf ich das Plättchen drehen?
    Kann ich ein Plättchen vor dem Legen beliebig drehen?
    Das Plättchen sieht gedreht gleich aus, ist das ein Unterschied?
    Wie viele Arten gibt es, ein symmetrisches Plättchen zu legen?
    Drehung, Ausrichtung, symmetrisch
    Darf man Plättchen drehen?
    Plättchen rotieren
    Plättchen drehen

carcassonne-91-asked =
    Was ist, wenn ein Plättchen mit Zeichen nirgends passt?
    Versetze ich den Magier, wenn das Zeichenplättchen nicht gelegt werden kann?
    Was ist, wenn ein Kornkreis nirgends passt?
    Wirkt ein Kornkreis, der aus dem Spiel kommt?
    nicht anlegbar, Zeichen, Kornkreis, keine Figur, keine Wahl
    Magierplättchen passt nicht
    Kornkreis passt nirgends
    Bewegt sich die Hexe, wenn das Zeichenplättchen nicht gelegt werden kann?

carcassonne-92-asked =
    Welche Kornkreise sind dabei, wenn wir mit weniger als sechs spielen?
    Werden die Kornkreise ausgelost?
    Was bedeutet Auswahl der Kornkreise: die ersten?
    Wissen wir, welche Kornkreise im Spiel sind?
    Kornkreise zufällig, CC1 bis CC6, weniger als sechs
    Welche drei Kornkreise sind im Spiel?
    Welche Kornkreise werden genommen?

carcassonne-93-asked =
    Auf welchen Abschnitt kommt der dazugesetzte Gefolgsmann?
    Darf ich auf einem anderen Plättchen derselben Stadt dazusetzen?
    Ist es egal, welchen meiner zwei Ritter auf demselben Abschnitt ich zurücknehme?
    genau derselbe Abschnitt, austauschbar
    genaue Stelle des dazugesetzten Meeples

carcassonne-94-asked =
    Was ist, wenn das letzte Plättchen ein Kornkreis ist?
    Wirkt ein Kornkreis ganz am Ende noch?
    Kommt der Kornkreis vor der Schlusswertung?
    Kornkreis als letztes Plättchen, Spielende
    Das letzte gezogene Plättchen ist ein Kornkreis
    Kornkreis am Ende der Partie
    Der Kornkreis kommt als allerletztes Plättchen, zählt er noch?

carcassonne-95-asked =
    Bleiben die Gefolgsleute am Ende auf dem Plan?
    Werden bei der Schlusswertung Gefolgsleute weggenommen?
    Wo stehen Magier und Hexe nach dem Spiel?
    Sehe ich nach dem Ende noch, wer wo stand?
    bleiben in der Landschaft nach der Schlusswertung
    Werden die Meeples am Ende abgeräumt?
    Gefolgsleute nach Spielende

carcassonne-96-asked =
    Zählen bei der ersten Bauernwertung Bauern doppelt, wenn die Wiese die Stadt zweimal berührt?
    Meine Wiese grenzt an mehreren Stellen an die Stadt, zählen meine Bauern mehrfach?
    Wie oft zählt ein Bauer nach der Regel von 2000 für eine Stadt?
    Wiesen erste, Bauern einmal pro Stadt
    dieselbe Wiese zweimal für eine Stadt, erste Wertung
