### Fragen, wie sie am Tisch gestellt werden, eine je Zeile; die Regel, die antwortet, gibt den Namen.

# Wörter und Wendungen gleicher Bedeutung, eine Gruppe je Zeile.
witchstone-alike =
    Kessel, Hexenkessel, Kessels, Kesselchen
    Plättchen, Plättchens, Doppelplättchen, Domino, Fliese, Kärtchen, Tile
    Feld, Felder, Sechseck, Sechsecke, Hex, Waben, Wabe, Kästchen
    Sonderplättchen, Spezialplättchen, Einzelplättchen, Sonderteil, Bonusplättchen
    Kette, Ketten, Verbindung, Verbindungen, Leitung, Linie
    Segment, Segmente, Energiesegment, Energiesegmente, Energiestück, Energieteil, Stäbchen
    Hexe, Hexen, Hexenfigur, Hexlein
    große Hexe, Oberhexe, Starthexe
    Turm, Türme, eigener Turm, Startturm, Heimatturm
    Ort, Orte, Stelle, Ortschaft, Standort
    Chip, Chips, Marker, Plakette, Ortschip, Bonuschip
    Pentagramm, Pentagramms, Drudenfuß, Stern, Fünfeck
    Eule, Eulen, Kauz
    Eulenplättchen, Eulenpunkte, Eulenmarker
    Kristall, Kristalle, Kristallen, Edelstein, Stein im Kessel, Klunker
    Zauberstab, Zauberstabs, Zauberstabes, Stab, Stabs, Zauberleiste
    Schriftrolle, Schriftrollen, Rolle, Rollen, Pergament
    Verstärkungszauber, Verstärkung, Boost, Zauberspruch, Spruch, Verstärker
    Prophezeiung, Prophezeiungen, Weissagung, Vorhersage, Aufgabenkarte, Endwertungskarte
    Bibliothek, Auslage der Schriftrollen, Bücherregal
    Regal, Kristallregal, Flaschenregal
    Fach, Regalfach, Fächer, Regalboden, Reihe im Regal
    unterstes Fach, unterste Reihe, Bodenfach, unten im Regal
    Kolben, Flasche, Flaschen, Fläschchen, Glaskolben
    Sichtschirm, Sichtschirme, Schirm, Sichtschutz, Paravent
    Vorrat, Nachziehstapel, eigener Stapel
    Tischdecke, Tischtuch, Chipvorrat
    Punkte, Siegpunkte, Punkt, Siegpunkt
    Aktion, Aktionen, Handlung
    Bonus, Boni, Bonusaktion, Bonusaktionen, Zusatzaktion, Belohnung
    Silberfeld, Silberfelder, silbernes Feld, graues Feld, Wertungsfeld
    Gruppe, Gruppen, zusammenhängende Symbole, Cluster
    Gleichstand, unentschieden, punktgleich
    beginnen, anfangen, starten, Startspieler, beginnt, fängt an
    Handicap, Handikap, Vorgabe, Schwierigkeitsstufe
    verfallen, verfällt, verloren, verlorengehen

witchstone-1-asked =
    Wie viele Leute können Witchstone spielen?
    Was ist das Ziel des Spiels?
    Wer gewinnt am Ende?
    Worum geht es bei Witchstone?
    Anzahl Mitspieler zwei drei vier Personen
    Kann man das zu viert spielen?
    Wann bin ich Herrscher über den Hexenstein?
    Wie viele Runden und Personen, was ist das Ziel?

witchstone-2-asked =
    Was bekommt jeder am Anfang?
    Wie viele Hexen habe ich?
    Wie viele Energiesegmente hat man?
    Wie viele Kristalle hat jeder?
    Wie viele Plättchen gehören mir insgesamt?
    eigenes Spielmaterial Eulen Hexen Segmente
    Wie viele Eulen habe ich?
    Ausstattung jeder Person
    Wie viele kleine Hexen hat jeder?

witchstone-3-asked =
    Welches Material ist für alle da?
    Wie viele Schriftrollen gibt es im Spiel?
    Wie viele Chips gibt es insgesamt?
    Wie viele Sonderplättchen gibt es?
    gemeinsames Spielmaterial Anzahl
    Anzahl der Chips
    wie viele Schriftrollen Sonderplättchen Chips insgesamt
    Wie viele Eulenplättchen gibt es?

witchstone-4-asked =
    Wie werden die Eulenplättchen aufgebaut?
    Welche Werte haben die Eulenplättchen?
    Welches Eulenplättchen liegt oben?
    Stapel auf den Eulenfeldern 7 6 5 4 3
    Wie hoch sind die Stapel der Eulenplättchen?

witchstone-5-asked =
    Wie baut man die Bibliothek auf?
    Wie viele Schriftrollen liegen am Anfang offen?
    Werden die Schriftrollen gemischt?
    Aufbau Schriftrollen Stapel sechs offen
    Aufbau der Bibliothek

witchstone-6-asked =
    Wie werden die Sonderplättchen aufgebaut?
    Wo liegen am Anfang die Sonderplättchen?
    Wie viele Sonderplättchen liegen offen auf dem Pentagramm?
    Aufbau dunkle Felder Pentagramm
    Was kommt beim Aufbau auf die dunklen Felder?

witchstone-7-asked =
    Wo kommen am Anfang die Chips hin?
    Liegt auf jedem Ort ein Chip?
    Was liegt auf der Tischdecke?
    Aufbau Chips verteilen Karte übrige
    Verteilung der Chips zu Beginn
    Hat jeder Ort einen Chip?

witchstone-8-asked =
    Wo stehen die Kristalle am Anfang?
    Wohin kommt der schwarze Kristall beim Aufbau?
    Wie stelle ich die Kristalle in den Kessel?
    Aufbau Kessel Kristalle markierte Felder
    Startplätze der Kristalle

witchstone-9-asked =
    Wie viele Plättchen nehme ich auf die Hand?
    Wie viele Plättchen kommen hinter den Sichtschirm?
    Dürfen die anderen meine Plättchen sehen?
    Wie viele Plättchen bleiben als Vorrat?
    Plättchen mischen fünf zehn verdeckt Start
    Handplättchen am Anfang
    Mit wie vielen Plättchen fange ich an?
    Wie viele Plättchen habe ich hinter dem Schirm?

witchstone-10-asked =
    Wo stehen die Eulen am Anfang?
    Wohin kommen meine drei Eulen?
    Wo startet die Eule auf dem Zauberstab?
    Startfeld Eule Punkteleiste Pentagramm Griff
    Auf welches Feld des Pentagramms kommt die Eule zu Beginn?

witchstone-11-asked =
    Wer beginnt?
    Wer fängt an?
    Wie wird bestimmt, wer zuerst dran ist?
    Wer ist Platz A?
    Startspieler zuletzt im Topf gerührt
    Wer fängt an zu spielen?
    Wer hat den ersten Zug?

witchstone-12-asked =
    Wer stellt zuerst die große Hexe auf?
    In welcher Reihenfolge werden die großen Hexen aufgestellt?
    Wo darf ich meine große Hexe hinstellen?
    Wie wähle ich meinen Turm?
    große Hexe Reihenfolge letzter zuerst freier Turm
    Wo kommt die große Hexe hin?
    Turm aussuchen

witchstone-13-asked =
    Welcher Turm gehört mir?
    Was ist ein fremder Turm?
    Ist ein leerer Turm fremd?
    eigener Turm große Hexe fremde Türme
    Ist ein Turm ohne Hexe auch fremd?

witchstone-14-asked =
    Was bekomme ich für das Aufstellen der großen Hexe?
    Gibt die große Hexe Punkte?
    Bekomme ich den Chip auf meinem Startturm?
    große Hexe 2 Punkte Chip am Anfang
    Was bringt mir die große Hexe am Anfang?
    Wie viele Punkte gibt die große Hexe beim Aufstellen?

witchstone-15-asked =
    Wohin kommt der Chip von der großen Hexe?
    Wie viel zählt der Chip meines Turms am Ende?
    benutzter Startchip hinter den Sichtschirm

witchstone-16-asked =
    Was mache ich in meinem Zug?
    Wie lege ich ein Plättchen?
    Wo darf ich ein Plättchen hinlegen?
    Müssen die beiden Felder nebeneinander und leer sein?
    Plättchen legen Kessel zwei leere Felder
    Was passiert in einem Zug?
    Muss ich jeden Zug ein Plättchen legen?
    Zugablauf
    Darf ich mein Plättchen irgendwo hinlegen?
    Wie spiele ich ein Plättchen?

witchstone-17-asked =
    Darf ich die aufgedruckten Symbole überdecken?
    Warum kann ich mein Plättchen nicht auf ein Symbol legen?
    gedrucktes Symbol im Kessel abdecken verboten
    Symbol überbauen
    Darf man vorhandene Symbole zudecken?

witchstone-18-asked =
    Darf ich ein Plättchen auf einen Kristall legen?
    Ein Kristall ist im Weg, was mache ich?
    Kann ich den Kristall erst wegschieben und dann legen?
    Feld mit Kristall überdecken
    Kristall im Weg
    Wie werde ich einen störenden Kristall los?
    Warum kann ich hier kein Plättchen legen, da steht ein Kristall?
    Darf man einen Kristall zudecken?

witchstone-19-asked =
    Was bringen die zwei Symbole meines Plättchens?
    Welche Aktion kommt zuerst?
    Darf ich die Reihenfolge der Aktionen wählen?
    Wie viele Arten von Aktionen habe ich pro Zug?
    zwei Symbole zwei Aktionen nacheinander
    Reihenfolge der zwei Aktionen
    Bekomme ich beide Symbole oder nur eines?

witchstone-20-asked =
    Wann ziehe ich ein neues Plättchen?
    Was mache ich am Ende meines Zugs?
    Fülle ich meine Plättchen wieder auf?
    nachziehen neues Plättchen Vorrat
    nachziehen am Zugende

witchstone-21-asked =
    Wie viele Züge hat jeder?
    Wie viele Plättchen bleiben am Ende übrig?
    In welche Richtung wird gespielt?
    elf Züge Uhrzeigersinn Spielrichtung
    Wie oft bin ich dran?
    Bleiben am Schluss Plättchen übrig?
    Wann ist mein Vorrat leer?

witchstone-22-asked =
    Wie viele Aktionen gibt ein Symbol?
    Wie zählt man die Aktionen?
    Bringt eine größere Gruppe mehr Aktionen?
    Warum sind Schriftrollen eine Ausnahme?
    Anzahl Aktionen zusammenhängende gleiche Symbole
    Wie oft darf ich meine Aktion machen?
    Drei gleiche Symbole nebeneinander, wie viele Aktionen?
    Wann bekomme ich mehrere Aktionen?
    Gruppe aus gleichen Symbolen
    mehrere gleiche Symbole nebeneinander Aktionen zählen
    Wovon hängt die Anzahl der Aktionen ab?
    Wie komme ich an viele Aktionen?

witchstone-23-asked =
    Darf ich zwischen den beiden Aktionen wechseln?
    Muss ich die erste Aktion fertig machen, bevor ich die zweite anfange?
    Wann kommen die Bonusaktionen dran?
    erste Aktion vollständig beenden Bonus dann zweite
    Muss erst alles von einer Aktion erledigt sein?
    Aktionen durcheinander spielen

witchstone-24-asked =
    Was ist, wenn ich eine Aktion nicht ausführen kann?
    Was passiert mit unmöglichen Aktionen?
    Aktion nicht möglich entfällt weglassen
    Ich kann die Aktion nicht machen, was dann?

witchstone-25-asked =
    Wird auch das zweite Symbol mehrmals ausgeführt?
    Zählt die Gruppe beim zweiten Symbol auch?
    beide Symbole in Gruppen mehrfach

witchstone-26-asked =
    Wie viele Aktionen bringt ein Symbol ohne Nachbarn?
    Was gibt ein einzelnes Symbol, das neben keinem gleichen liegt?
    einzelnes Symbol allein eine Aktion
    Symbol ohne gleiches daneben

witchstone-27-asked =
    Was mache ich mit Energie?
    Wie funktioniert eine Energieaktion?
    Wo darf ich Energie legen?
    Energie Segment auf freies Glied legen
    Was bewirkt das Energiesymbol?
    Energie legen

witchstone-28-asked =
    Wo muss mein erstes Segment liegen?
    Wo fange ich mit der Energie an?
    Muss die erste Kette am eigenen Turm beginnen?
    erstes Segment Turm berühren Richtung
    erste Kette am eigenen Turm
    Wohin mit der ersten Energie?

witchstone-29-asked =
    Wie viele Segmente lege ich mit drei Energieaktionen?
    Darf ich mehrere Segmente auf einmal legen?
    mehrere Energieaktionen Anzahl Segmente
    dreimal Energie auf einmal

witchstone-30-asked =
    Wie viele Punkte bringt eine Kette?
    Was gibt es für eine fertige Kette?
    Wie viel bringt eine Kette mit drei Gliedern?
    Wann bekomme ich die Punkte für eine Verbindung?
    Kette vollenden 1 3 6 Punkte
    Punkte für eine Kette der Länge 2
    Wofür gibt es bei Energie Punkte?
    Wie viel bringt eine lange Kette?
    Kette Wert

witchstone-31-asked =
    Darf ich eine fremde Kette fertig bauen?
    Darf jemand in meine Kette bauen?
    Können sich zwei eine Kette teilen?
    Kette von anderen begonnen gesperrt
    Darf ich eine fremde angefangene Kette weiterbauen?
    fremde Kette fertig bauen
    Dürfen andere dort bauen, wo ich angefangen habe?
    Jemand hat eine Kette begonnen, kann ich sie beenden?

witchstone-32-asked =
    Was ist, wenn ich keine Energiesegmente mehr habe?
    Meine Segmente sind alle verbaut, was nun?
    keine Segmente mehr Energieaktion
    Segmente aufgebraucht

witchstone-33-asked =
    Darf ich zwei Ketten gleichzeitig anfangen?
    Muss ich eine angefangene Kette erst fertig bauen?
    Darf ich eine neue Kette anfangen, obwohl eine offen ist?
    angefangene Kette vollenden vor nächster
    zwei offene Ketten

witchstone-34-asked =
    Wo darf die nächste Kette beginnen?
    Von wo aus baue ich weiter?
    Muss jede Kette am Turm anfangen?
    neue Kette Start verbundener Ort
    Wo darf ich anschließen?
    Darf ich von einem verbundenen Ort weiterbauen?

witchstone-35-asked =
    Was mache ich mit einer Hexenaktion?
    Wie kommt eine Hexe aus der Reserve aufs Brett?
    Bringt eine liegende Hexe schon Punkte?
    Hexe neben den Turm legen
    Hexe hinlegen
    Was bewirkt das Hexensymbol?
    liegende Hexe
    Wo legt man neue Hexen hin?

witchstone-36-asked =
    Wie schicke ich eine Hexe los?
    Wohin darf eine Hexe ziehen?
    Brauche ich fertige Ketten, um eine Hexe zu schicken?
    Hexe aufstellen losschicken verbundener Ort
    Hexe verschicken
    Hexe losschicken aufstellen reisen
    Wie kommt eine Hexe an einen anderen Ort?
    Wohin kann ich Hexen schicken?

witchstone-37-asked =
    Wie viel kostet eine Reise über eigene Ketten?
    Wie weit darf eine Hexe mit einer Aktion reisen?
    Halten besetzte Orte unterwegs die Hexe auf?
    eigene Ketten eine Aktion Weg
    Reisekosten eigene Ketten
    Wie weit kann meine Hexe laufen?
    Hexe reist durch besetzte Orte hindurch
    Reise ohne fremde Ketten Kosten

witchstone-38-asked =
    Darf ich fremde Ketten benutzen?
    Was kostet es, über die Kette von jemand anderem zu ziehen?
    Was ist, wenn die Aktionen für den Weg nicht reichen?
    fremde Kette Kosten pro Kette eine Aktion
    fremde Verbindung benutzen
    Darf ich über Ketten anderer Leute reisen?
    Was zahle ich für fremde Ketten?
    Wie werden die Kosten fremder Ketten gerechnet?

witchstone-39-asked =
    Wie viele Punkte bringt eine Hexe?
    Was bekomme ich, wenn eine Hexe ankommt?
    aufgestellte Hexe 2 Punkte sofort
    Punkte für eine Hexe
    Was gibt es, wenn ich eine Hexe aufstelle?

witchstone-40-asked =
    Wer bekommt den Chip an einem Ort?
    Was bringt der Chip eines Ortes?
    Gibt es auch für die zweite Hexe an einem Ort einen Chip?
    erste Hexe nimmt Chip Aktion oder 3 Punkte
    Chip an einem Dorf
    Wann nehme ich einen Chip von der Karte?
    Kriegt die zweite Hexe auch einen Chip?
    Wann bekomme ich einen Ortschip?

witchstone-41-asked =
    Wann darf ich die Aktion eines Chips nutzen?
    Muss ich den Chip sofort benutzen?
    Kann ich mit dem Chip warten, bis meine Hexenaktionen vorbei sind?
    Zeitpunkt Chip Aktion während Hexenaktionen
    Chip der Hexe sofort oder später nutzen

witchstone-42-asked =
    Wohin kommt ein benutzter Chip?
    Wie viel zählt ein von einer Hexe genommener Chip später?
    Chip danach hinter den Sichtschirm
    Wohin lege ich benutzte Chips?

witchstone-43-asked =
    Was passiert, wenn eine Hexe auf den Hexenstein geht?
    Wie viele Plätze hat der Hexenstein?
    Welche Punkte gibt es auf dem Hexenstein?
    Gibt es auf dem Hexenstein einen Chip?
    Hexenstein Platz höchste Punkte
    Hexenstein Punkte
    Was bringt der Hexenstein?
    Lohnt sich der Hexenstein?
    bester Platz auf dem Hexenstein

witchstone-44-asked =
    Darf ich Hexen legen und schicken mischen?
    Muss ich erst alle Hexen hinlegen und dann losschicken?
    mehrere Hexenaktionen Reihenfolge abwechseln
    erst legen, dann schicken

witchstone-45-asked =
    Was ist, wenn alle meine Hexen schon stehen?
    Ich habe keine Hexen mehr, was bringt das Hexensymbol?
    alle Hexen aufgestellt keine Hexenaktion
    alle Hexen stehen schon

witchstone-46-asked =
    Dürfen zwei meiner Hexen am selben Ort stehen?
    Wie viele Hexen dürfen neben meinem Turm liegen?
    höchstens eine Hexe pro Ort und Farbe
    zwei eigene Hexen am gleichen Ort
    Wie viele meiner Hexen dürfen an einem Ort sein?
    noch eine Hexe an denselben Ort schicken

witchstone-47-asked =
    Darf eine stehende Hexe noch einmal ziehen?
    Kann ich eine aufgestellte Hexe später versetzen?
    stehende Hexe bewegen nie
    Hexe weiterschicken
    Darf eine Hexe von einem Ort zum nächsten weiterreisen?

witchstone-48-asked =
    Was mache ich mit dem Pentagramm?
    Wie bewegt sich die Eule auf dem Pentagramm?
    Wie weit zieht die Eule mit drei Pentagrammaktionen?
    In welche Richtung geht die Eule am Pentagramm?
    Pentagrammaktion ein Feld Uhrzeigersinn
    Eule im Pentagramm bewegen
    Was bewirkt das Pentagrammsymbol?

witchstone-49-asked =
    Was passiert auf einem hellen Feld im Pentagramm?
    Bringt ein weißes Feld des Pentagramms etwas?
    helles Feld Pentagramm nichts
    weißes Feld Pentagramm

witchstone-50-asked =
    Was bringt ein oranges Feld?
    Wann nehme ich ein Eulenplättchen?
    Reicht es, an einem orangen Feld vorbeizuziehen?
    orange Eulenfeld oberstes Eulenplättchen
    Eulenplättchen nehmen
    Wie kommt man an Eulenplättchen?
    Wofür gibt es Eulenplättchen?

witchstone-51-asked =
    Was bringt ein dunkles Feld im Pentagramm?
    Wie bekomme ich ein Sonderplättchen?
    Wird ein genommenes Sonderplättchen ersetzt?
    dunkles Feld Pentagramm Sonderplättchen nehmen
    Sonderplättchen nehmen
    Wann wird ein neues Sonderplättchen aufgedeckt?
    Wofür gibt es Sonderplättchen?

witchstone-52-asked =
    Was kann ich mit einem Sonderplättchen machen?
    Wie nutze ich ein Sonderplättchen einmalig?
    Bringt das Sonderplättchen beide Aktionen oder nur eine?
    Sonderplättchen einmal eine Aktion zweimal
    Sonderplättchen verwenden
    Welche Möglichkeiten habe ich mit einem Sonderplättchen?
    Sonderplättchen sofort einlösen

witchstone-53-asked =
    Darf ich ein Sonderplättchen in den Kessel legen?
    Wie nutze ich ein Sonderplättchen dauerhaft?
    Wie bleiben die Symbole des Sonderplättchens für immer?
    Sonderplättchen Kessel legen beide Symbole
    Sonderplättchen einbauen
    Sonderplättchen für immer
    Wie mache ich ein Sonderplättchen dauerhaft?

witchstone-54-asked =
    Löst ein in den Kessel gelegtes Sonderplättchen eine Aktion aus?
    Zählt das gelegte Sonderplättchen schon für meine zweite Aktion?
    Sonderplättchen legen keine Aktion

witchstone-55-asked =
    Was passiert, wenn die Eule einmal herum ist?
    Darf die Eule das Pentagramm mehrmals umrunden?
    ganze Runde Pentagramm Eule weiter
    Eule einmal rum

witchstone-56-asked =
    Was ist, wenn auf dem Eulenfeld kein Plättchen mehr liegt?
    Was bringt ein leerer Stapel Eulenplättchen?
    leeres Eulenfeld 2 Punkte
    keine Eulenplättchen mehr da
    Eulenstapel leer

witchstone-57-asked =
    Was bringt ein dunkles Feld, wenn kein Sonderplättchen mehr da ist?
    Was gibt ein leeres dunkles Feld?
    dunkles Feld leer zwei Aktionen nach Wahl
    dunkles Feld ohne Plättchen

witchstone-58-asked =
    Was mache ich mit einer Kristallaktion?
    Wie bewegt man einen Kristall?
    Wie weit geht ein Kristall mit einer Aktion?
    Kristall ein Feld weiter Nachbarfeld Ausgang Rand
    Kristall schieben
    Kristall bewegen
    Was bewirkt das Kristallsymbol?
    Wie viele Felder zieht ein Kristall?

witchstone-59-asked =
    Was passiert mit einem Kristall am Rand?
    In welches Fach kommt mein Kristall?
    Darf ich das Fach für den Kristall aussuchen?
    Kristall ins Regal Symbol am Rand
    Was passiert, wenn ein Kristall aus dem Kessel kommt?
    Kristall verlässt den Kessel Regal
    Wohin mit dem Kristall?
    In welches Regalfach geht der Kristall?

witchstone-60-asked =
    Was bringt ein Kristall im Fach des Symbols?
    Wie viele Aktionen gibt ein Kristall im Regal?
    Kristall Symbolfach zwei Aktionen
    Belohnung für einen Kristall
    zwei Aktionen vom Regal
    Was gibt das Regal?

witchstone-61-asked =
    Was bringt das unterste Fach?
    Wie bekomme ich einen Chip von der Tischdecke?
    Darf ich mir den Chip aussuchen?
    unterstes Fach Chip nach Wahl Kristall
    Chip vom Tischtuch
    Kristall gegen Chip
    Wie nehme ich einen Chip von der Tischdecke?

witchstone-62-asked =
    Darf ich mehrere Kristalle bewegen?
    Kann ich einen Kristall mit mehreren Aktionen weit schieben?
    mehrere Kristallaktionen aufteilen
    Kristallaktionen auf mehrere Kristalle aufteilen

witchstone-63-asked =
    Was ist, wenn ein Kristall neue Kristallaktionen bringt?
    Werden gewonnene Kristallaktionen zu den übrigen addiert?
    Kristallaktionen dazu zählen Fach der Kristalle

witchstone-64-asked =
    Was bringt der schwarze Kristall?
    Wie viele Aktionen gibt der schwarze Kristall?
    Was ist am schwarzen Kristall besonders?
    schwarzer Kristall vier Aktionen 5 Punkte
    Bonus für den schwarzen Kristall
    Was tut der schwarze Kristall?

witchstone-65-asked =
    Zählt der schwarze Kristall als Kristall im Regal?
    Zählt Schwarz für Zauberstab oder Prophezeiung?
    schwarzer Kristall Wertung zählt nicht
    Gilt der schwarze Kristall bei der Prophezeiung?

witchstone-66-asked =
    Was ist, wenn ich keine Kristalle mehr im Kessel habe?
    Kristallsymbol ohne Kristalle
    keine Kristalle im Kessel keine Kristallaktion

witchstone-67-asked =
    Darf ein Kristall über ein Plättchen ziehen?
    Darf ein Kristall auf einem belegten Feld stehen bleiben?
    Gelten aufgedruckte Symbole für Kristalle als belegt?
    Kristall über belegte Felder leeres Feld enden
    Kristall über Plättchen hinweg
    Darf ein Kristall auf einem belegten Feld landen?

witchstone-68-asked =
    Darf ein Sonderplättchen auf einen Kristall gelegt werden?
    Kann man irgendetwas auf einen Kristall legen?
    Plättchen oder Sonderplättchen auf Kristall verboten

witchstone-69-asked =
    Wo verlassen Kristalle den Kessel?
    Welche Felder sind Ausgänge?
    Was bedeuten die Pfeile im Kessel?
    Ausgang Pfeil Kristall raus
    Ausgänge des Kessels
    Wo kommen Kristalle raus?

witchstone-70-asked =
    Wie viele Kristalle passen in ein Fach?
    Wie viele Kolben gibt es zu dritt?
    Wann ist ein Fach voll?
    Kolben Fach Plätze 4 5 6 Personenzahl
    Größe der Fächer
    Plätze im Regal bei drei Personen
    Wie viel Platz ist im Regal?

witchstone-71-asked =
    Was ist, wenn das Fach des Symbols voll ist?
    Was passiert, wenn beide Fächer voll sind?
    volles Fach Kristall zurück in die Schachtel
    Regal voll
    Was ist, wenn kein Kolben mehr frei ist?
    Alle Kolben sind besetzt, was nun?

witchstone-72-asked =
    Darf ich einen Kristall einfach herausnehmen?
    Was kostet es, einen Kristall aus dem Kessel zu nehmen?
    Wie viele Minuspunkte gibt ein herausgenommener Kristall?
    Kristall von Hand entfernen Kosten 1 2 3 Punkte
    Kristall wegwerfen
    Minuspunkte für einen Kristall
    Kristall ohne Aktion loswerden
    Kann ich einen Kristall gegen Punkte entfernen?
    Kristall entfernen Punkte bezahlen

witchstone-73-asked =
    Was mache ich mit dem Zauberstab?
    Wie bewegt sich die Eule auf dem Zauberstab?
    Wie weit geht es mit mehreren Zauberstabaktionen?
    Zauberstabaktion ein Feld nach rechts
    Was bewirkt das Zauberstabsymbol?

witchstone-74-asked =
    Was passiert auf einem hellen Feld des Zauberstabs?
    Bringt ein weißes Feld am Zauberstab etwas?
    helles Feld Zauberstab nichts
    weißes Feld Zauberstab

witchstone-75-asked =
    Was bringt ein dunkles Feld auf dem Zauberstab?
    Wann wird der Bonus auf dem Zauberstab verdoppelt?
    Was bekomme ich, wenn meine Eule ganz vorn ist?
    Zauberstab Bonus doppelt führend
    Bonus verdoppeln
    Wann bekomme ich auf dem Stab das Doppelte?
    Wann verdoppelt sich der Bonus?
    Wer liegt auf dem Zauberstab vorn?

witchstone-76-asked =
    Was bringt ein Silberfeld?
    Wann wird ein Silberfeld gewertet?
    Was bedeuten die silbernen Felder am Zauberstab?
    Silberfeld Wertung sofort
    silbernes Feld
    Punkte auf dem Zauberstab
    Was ist ein Silberfeld?

witchstone-77-asked =
    Was passiert am Ende des Zauberstabs?
    Meine Eule ist auf dem letzten Feld, was bringt der Zauberstab noch?
    letztes Feld Zauberstab keine Aktion mehr
    Ende des Stabs

witchstone-78-asked =
    In welcher Reihenfolge werden Boni auf dem Zauberstab ausgeführt?
    Ich überquere mehrere Felder am Stab, was kommt zuerst?
    Reihenfolge Boni Wertungen Zauberstab
    mehrere Felder auf einmal überquert, Reihenfolge

witchstone-79-asked =
    Was ist der Kristallbonus auf dem Zauberstab?
    Wie viele Kristallaktionen gibt der Zauberstab?
    Zauberstab Kristall Bonus eine zwei

witchstone-80-asked =
    Was ist der Hexenbonus auf dem Zauberstab?
    Wie viele Hexenaktionen gibt der Zauberstab?
    Zauberstab Hexe Bonus zwei vier

witchstone-81-asked =
    Was ist der Energiebonus auf dem Zauberstab?
    Wie viele Energieaktionen gibt der Zauberstab?
    Zauberstab Energie Bonus

witchstone-82-asked =
    Was ist der Pentagrammbonus auf dem Zauberstab?
    Wie viele Pentagrammschritte gibt der Zauberstab?
    Zauberstab Pentagramm Bonus Schritte

witchstone-83-asked =
    Was ist der Schriftrollenbonus auf dem Zauberstab?
    Aus wie vielen Schriftrollen wähle ich beim Bonus des Stabs?
    Zauberstab Schriftrolle Bonus drei sechs
    Welche Schriftrollen darf ich beim Zauberstabbonus nehmen?

witchstone-84-asked =
    Wie viele Punkte bringt das Silberfeld für Ketten?
    Punkte pro fertige Kette auf dem Zauberstab
    Silberfeld Ketten 1 Punkt
    Zauberstab Punkte für Ketten

witchstone-85-asked =
    Wie viele Punkte bringt das Silberfeld für Schriftrollen?
    Zählen benutzte Schriftrollen auf dem Silberfeld?
    Silberfeld Schriftrollen 1 Punkt
    Zauberstab Punkte für Schriftrollen
    Silberfeld benutzte Schriftrollen

witchstone-86-asked =
    Wie viele Punkte bringt das Silberfeld für Kristalle?
    Punkte pro Kristall im Regal auf dem Zauberstab
    Silberfeld Kristalle 1 Punkt
    Zauberstab Punkte für Kristalle

witchstone-87-asked =
    Wie viele Punkte bringt das Silberfeld für Hexen?
    Zählen liegende Hexen beim Silberfeld?
    Silberfeld Hexen 1 Punkt
    Zauberstab Punkte für Hexen

witchstone-88-asked =
    Wie viele Punkte bringt das Silberfeld für Chips?
    Punkte pro Chip auf dem Zauberstab
    Silberfeld Chips 1 Punkt
    Zauberstab Punkte für Chips

witchstone-89-asked =
    Wie viele Punkte bringt das Silberfeld für Sonderplättchen?
    Punkte pro Sonderplättchen auf dem Zauberstab
    Silberfeld Sonderplättchen 2 Punkte
    Zauberstab Punkte für Sonderplättchen

witchstone-90-asked =
    Was mache ich mit einer Schriftrollenaktion?
    Welche Schriftrolle nehme ich?
    Wie bekomme ich Schriftrollen?
    eine Schriftrollenaktion unterste Schriftrolle
    Schriftrolle bekommen
    Was bewirkt das Schriftrollensymbol?
    Welche Schriftrolle nimmt man?
    einzelne Schriftrolle aus der Bibliothek nehmen

witchstone-91-asked =
    Bekomme ich mit drei Schriftrollenaktionen drei Schriftrollen?
    Was bringen mehrere Schriftrollenaktionen?
    Darf ich die Schriftrolle aussuchen?
    mehrere Schriftrollenaktionen größere Auswahl eine Schriftrolle
    Zwei Schriftrollenaktionen, wie viele Schriftrollen?
    Schriftrolle aussuchen
    Ich habe vier Schriftrollenaktionen, wie viele nehme ich?

witchstone-92-asked =
    Wie wird die Bibliothek nachgefüllt?
    Rutschen die Schriftrollen nach unten?
    Wo kommt die neue Schriftrolle hin?
    Schriftrollen nachrücken oberstes Fach neu
    Wann rutschen die Schriftrollen nach?
    Wann kommen neue Schriftrollen?

witchstone-93-asked =
    Was macht ein Verstärkungszauber?
    Wie oft darf ich einen Verstärkungszauber benutzen?
    Kann ich einen Verstärkungszauber allein spielen, ohne Aktion?
    Verstärkungszauber einmal ergänzt Aktionen
    Verstärkung wie oft
    Wozu sind Verstärkungszauber gut?
    Ist ein Verstärkungszauber nur einmal nutzbar?

witchstone-94-asked =
    Was ist ein doppelter Verstärkungszauber?
    Wie viele Aktionen bringt der doppelte Zauber?
    Verstärkungszauber plus zwei
    Doppelzauber

witchstone-95-asked =
    Was ist ein einfacher Verstärkungszauber?
    Gilt der einfache Zauber für jede Aktion?
    Verstärkungszauber plus eins beliebig

witchstone-96-asked =
    Darf ich mehrere Verstärkungszauber zusammen spielen?
    Kann ich zwei Zauber für dieselbe Aktion einsetzen?
    Verstärkungszauber kombinieren
    zwei Verstärkungen gleichzeitig
    mehrere Zauber auf einmal

witchstone-97-asked =
    Was passiert mit einem benutzten Verstärkungszauber?
    Lohnt es sich, Verstärkungszauber aufzuheben?
    Verstärkungszauber umdrehen unbenutzt 2 Punkte
    übrige Verstärkungszauber am Ende
    Was bringt ein nicht benutzter Zauber am Ende?

witchstone-98-asked =
    Wie viele Punkte bringt eine Prophezeiung?
    Was ist eine Prophezeiung wert, wenn ich sie nicht erfülle?
    Was bedeuten die Stufen einer Prophezeiung?
    Prophezeiung 1 3 5 7 Punkte
    Punkte für Prophezeiungen
    Wie werden Prophezeiungen gewertet?
    unerfüllte Prophezeiung wert
    Wie viele Punkte für jede Stufe einer Prophezeiung?

witchstone-99-asked =
    Ich habe mehrere Chips mit Schriftrollen, wie nutze ich sie?
    Bekomme ich mit zwei Schriftrollenchips zwei Schriftrollen?
    Schriftrollenchips einzeln oder zusammen
    zwei Chips mit Schriftrolle

witchstone-100-asked =
    Sind meine Schriftrollen geheim?
    Darf ich meine Schriftrollen verdeckt halten?
    offene Bibliothek unbenutzte Schriftrollen Stapel
    Kennen die anderen meine Schriftrollen?

witchstone-101-asked =
    Was ist, wenn es keine Schriftrollen mehr gibt?
    Was passiert, wenn der Schriftrollenstapel leer ist?
    Bibliothek leer Schriftrollenaktion verfällt
    keine Schriftrollen mehr da
    Schriftrollen alle

witchstone-102-asked =
    Wann ist das Spiel zu Ende?
    Wie viele Runden werden gespielt?
    Wie lange dauert eine Partie?
    Spielende elf Runden
    Rundenzahl
    Wann hört das Spiel auf?
    Spieldauer

witchstone-103-asked =
    Wann zählen die Eulenplättchen?
    Wie viele Punkte bringen Eulenplättchen am Ende?
    Endwertung Eulenplättchen Werte
    Endwertung
    Was wird am Ende alles gezählt?

witchstone-104-asked =
    Wie viele Punkte bringen Chips am Ende?
    Was zählt ein Chip in der Schlusswertung?
    Endwertung Chips je 2 Punkte
    Chips am Schluss

witchstone-105-asked =
    Was zählen unbenutzte Zauber bei der Endwertung?
    Bringt eine unerfüllte Prophezeiung noch etwas?
    Endwertung Verstärkungszauber unerfüllte Prophezeiung

witchstone-106-asked =
    Wie viele Punkte bringt eine erfüllte Prophezeiung am Ende?
    Endwertung erfüllte Prophezeiungen
    Schlusswertung Prophezeiung erfüllt 3 5 7

witchstone-107-asked =
    Wer gewinnt bei Gleichstand?
    Wer hat gewonnen?
    Was entscheidet bei gleicher Punktzahl?
    Gleichstand Zauberstab weiter vorn Sieger
    Gleichstand am Ende
    Wer ist Sieger?
    Wer siegt bei gleicher Punktzahl?
    gleiche Punktzahl am Ende der Partie

witchstone-108-asked =
    Was zählt bei der Prophezeiung der größten Gruppe?
    Zählen aufgedruckte Symbole für die größte Gruppe?
    Prophezeiung größte Gruppe 4 5 6 Symbole
    größte zusammenhängende Gruppe

witchstone-109-asked =
    Was verlangt die Prophezeiung mit drei Orten?
    Wie erfülle ich Hexen an verschiedenen Orten?
    Prophezeiung Hexen verschiedene Orte

witchstone-110-asked =
    Kann ich die zweite Stufe ohne die erste erfüllen?
    Müssen die Orte einer Prophezeiung der Reihe nach erfüllt sein?
    Stufen Prophezeiung Reihenfolge
    Stufe überspringen
    Nur am dritten Ort steht meine Hexe, zählt das?
    nur der dritte Ort besetzt

witchstone-111-asked =
    Was verlangt die Prophezeiung mit Orten einer Art?
    Hexen in Dörfern, Wäldern oder Burgen, wie viele brauche ich?
    Prophezeiung gleiche Art Ort eins zwei drei

witchstone-112-asked =
    Was verlangt die Prophezeiung verbundene Orte?
    Muss ich die Orte mit eigenen Ketten verbinden?
    Prophezeiung verbundene Orte Turm Ketten
    Aufgabe Orte mit Ketten verbinden

witchstone-113-asked =
    Was verlangt die Prophezeiung mit dem Hexenstein?
    Welcher Rang am Hexenstein bringt wie viel?
    Prophezeiung Hexenstein Platz erster zweiter dritter
    Prophezeiung Platz am Hexenstein

witchstone-114-asked =
    Wie viele Hexen auf der Karte braucht die Prophezeiung?
    Zählt die große Hexe bei der Prophezeiung mit?
    Prophezeiung Hexen auf der Karte 5 7 9
    Prophezeiung Anzahl Hexen

witchstone-115-asked =
    Gibt es eine Prophezeiung für liegende Hexen?
    Wie viele Hexen müssen am Ende neben dem Turm liegen?
    Prophezeiung liegende Hexen Turm 1 2 3
    liegende Hexen Prophezeiung

witchstone-116-asked =
    Wie viele Silberfelder braucht die Prophezeiung?
    Prophezeiung Zauberstab Silberfelder erreicht
    Silberfelder 3 4 5 Prophezeiung

witchstone-117-asked =
    Wie viele Sonderplättchen braucht die Prophezeiung?
    Zählen Sonderplättchen im Kessel für die Prophezeiung?
    Prophezeiung Sonderplättchen sammeln

witchstone-118-asked =
    Wie viele Schriftrollen braucht die Prophezeiung?
    Zählen benutzte Schriftrollen für die Prophezeiung?
    Prophezeiung Schriftrollen sammeln 4 5 6

witchstone-119-asked =
    Wie viele Chips braucht die Prophezeiung?
    Reichen sechs Chips für die dritte Stufe?
    Prophezeiung Chips sammeln 4 5 7

witchstone-120-asked =
    Wie viele Kristalle im Regal braucht die Prophezeiung?
    Zählen von Hand herausgenommene Kristalle für die Prophezeiung?
    Prophezeiung Kristalle Regal 3 4 5

witchstone-121-asked =
    Was bedeutet ein schwarzer Turm auf einer Prophezeiung?
    Welche Türme sind mit dem schwarzen Turm gemeint?
    schwarzer Turm Prophezeiung
    Turm in Schwarz auf der Karte

witchstone-122-asked =
    Zu welchen Aktionen darf ich einen Verstärkungszauber spielen?
    Darf ich eine Bonusaktion verstärken?
    Verstärkungszauber Bonusaktion Chip Kristall Pentagramm
    Darf ich Verstärkungszauber für Boni verwenden?

witchstone-123-asked =
    Wie spielt man mit Handicap?
    Wie gleichen wir aus, wenn jemand viel besser ist?
    Handicap starke Leute vier Plättchen zurück
    Was ist das Handicap?
    Vorgabe für Starke

witchstone-124-asked =
    Was ist die leichte Stufe des Handicaps?
    Wie geht Handicap Stufe 3?
    Handicap leicht drei Plättchen

witchstone-125-asked =
    Was ist die mittlere Stufe des Handicaps?
    Wie geht Handicap Stufe 2?
    Handicap mittel zwei Plättchen

witchstone-126-asked =
    Was ist die schwerste Stufe des Handicaps?
    Wie geht Handicap Stufe 1?
    Handicap schwer ein Plättchen ziehen und spielen
    schwerste Stufe

witchstone-127-asked =
    Wann endet die Partie mit Handicap?
    Was ziehe ich mit Handicap, wenn mein Vorrat leer ist?
    Handicap Ende elf Plättchen gespielt

witchstone-128-asked =
    Wann wird die Größe der Gruppe gezählt?
    Verlängert ein neues Sonderplättchen die laufende Aktion?
    Gruppengröße Zeitpunkt Beginn der Aktion
    Ich habe während der ersten Aktion ein Sonderplättchen gelegt, zählt es schon?
    Sonderplättchen in der ersten Aktion gelegt

witchstone-129-asked =
    Zählt ein Sonderplättchen in beiden Gruppen?
    Wie oft zählt ein Sonderplättchen in einer Gruppe?
    Sonderplättchen zwei Symbole Gruppen je einmal

witchstone-130-asked =
    Wann lege ich die Reihenfolge der Aktionen fest?
    Darf ich mich nach der ersten Aktion noch umentscheiden?
    Kann ich zwischen den zwei Aktionen etwas anderes tun?
    Reihenfolge ansagen beim Legen
    Reihenfolge nachträglich ändern

witchstone-131-asked =
    Muss ich alle Aktionen ausführen?
    Darf ich auf Aktionen verzichten?
    Bin ich gezwungen, eine Aktion zu machen?
    Aktion freiwillig Pflicht Rest verzichten
    auf Aktionen verzichten
    Aktionen auslassen
    Darf ich eine Aktion auslassen?
    Ich will nicht alle Aktionen ausführen.

witchstone-132-asked =
    Muss ich den Chip nehmen?
    Verfällt ein nicht benutzter Chip am Ende des Zugs?
    Kann ich die Aktion des Chips für später im selben Zug aufheben?
    Zählt auch ein unbenutzter Chip 2 Punkte?
    Chip warten verfällt Zugende
    Chip später benutzen
    Verfällt die Aktion meines Chips?

witchstone-133-asked =
    Darf der Chip aus dem untersten Fach warten?
    Wie viel ist ein Chip mit dem schwarzen Kristall wert?
    Chip unterstes Fach später nutzen drei Aktionen

witchstone-134-asked =
    Muss ich ein Sonderplättchen sofort nutzen?
    Kann ich mit dem Sonderplättchen warten?
    Was, wenn für das Sonderplättchen kein leeres Feld da ist?
    Sonderplättchen aufheben Pentagrammaktion warten
    Sonderplättchen später nutzen

witchstone-135-asked =
    Gibt ein Sonderplättchen mit Schriftrolle zwei Schriftrollen?
    Zwei Schriftrollenaktionen aus dem Fach, wie viele Schriftrollen?
    schwarzer Kristall Schriftrollenfach eine Rolle mehr Auswahl
    doppelte Schriftrollenaktion aus dem Regal

witchstone-136-asked =
    Was darf ich einzeln für Schriftrollen nutzen?
    Kann ich Schriftrollenaktionen aufteilen, um mehrere zu bekommen?
    nur Chips einzeln Schriftrollen

witchstone-137-asked =
    Was, wenn ich mehr Schriftrollenaktionen habe, als Schriftrollen daliegen?
    Ab wann darf ich frei aus der ganzen Bibliothek wählen?
    freie Wahl alle Schriftrollen
    mehr Aktionen als Schriftrollen

witchstone-138-asked =
    Darf ich auf einem leeren dunklen Feld zwei verschiedene Aktionen nehmen?
    Leeres dunkles Feld, ein Symbol oder zwei?
    leeres dunkles Feld gleiches Symbol zweimal
    zwei verschiedene Aktionen dunkles Feld

witchstone-139-asked =
    Wann darf ich einen Verstärkungszauber spielen?
    Darf ich einen Zauber im selben Zug nutzen, in dem ich ihn genommen habe?
    Kann ich auf dem Zauberstab nach dem Ziehen noch verstärken?
    Zeitpunkt Verstärkungszauber laufende Aktion
    Zauber gleich benutzen
    Verstärkungszauber sofort spielen
    Wann spielt man Verstärkungszauber?

witchstone-140-asked =
    Wann wird geprüft, ob meine Eule vorn ist?
    Gilt Gleichstand auf dem Zauberstab als vorn?
    Werden Silberfelder verdoppelt?
    vorn auf dem Zauberstab geteilt verdoppeln prüfen
    Reicht es, gleichauf vorn zu sein?
    gleichauf auf dem Zauberstab, Bonus doppelt?

witchstone-141-asked =
    Was ist, wenn ein Bonus des Zauberstabs wieder Zauberstabschritte bringt?
    Wann werden die neuen Felder ausgeführt?
    Zauberstab Schritte durch Bonus weiter Reihenfolge Felder
    Zauberstabbonus gibt wieder Zauberstab

witchstone-142-asked =
    Bekomme ich vorn zwei Schriftrollen als Bonus?
    Schriftrollenbonus verdoppelt, wie viele Schriftrollen?
    Bonus vorn Auswahl aus sechs eine Schriftrolle

witchstone-143-asked =
    Was passiert mit Schritten über das Ende des Zauberstabs hinaus?
    Gilt das letzte Feld des Zauberstabs noch?
    überzählige Schritte verfallen Ende Zauberstab
    zu viele Schritte am Ende des Zauberstabs

witchstone-144-asked =
    Darf ich zwei Orte doppelt verbinden?
    Bringt eine Kette zwischen schon verbundenen Orten Punkte?
    Wird eine nie vollendete Kette wieder frei?
    schon verbundene Orte Kette reserviert
    doppelte Verbindung

witchstone-145-asked =
    Was passiert mit einer Kette, die ich nicht fertig bekomme?
    Darf ich eine Kette im nächsten Zug weiterbauen?
    halbe Kette bleibt offen keine Punkte
    unfertige Kette am Zugende
    Kette halb fertig

witchstone-146-asked =
    Was kostet ein Weg über eigene und fremde Ketten zusammen?
    Darf meine Hexe unterwegs anhalten?
    Kosten gemischter Weg eigene fremde Ketten
    Reisekosten eigene und fremde Ketten gemischt
    Zwischenstopp unterwegs

witchstone-147-asked =
    Darf eine Hexe über eine unfertige Kette ziehen?
    Kann man fremde unfertige Ketten benutzen?
    unfertige Kette Weg gesperrt
    über eine angefangene Kette reisen

witchstone-148-asked =
    Darf ich an einen Ort, an dem schon eine fremde Hexe steht?
    Darf eine Hexe auf dem eigenen Turm stehen?
    Wo darf meine Hexe stehen?
    andere Farben am selben Ort
    Hexe auf eigenen Turm
    Dürfen mehrere Farben an einem Ort stehen?
    Dürfen Hexen verschiedener Farben zusammenstehen?

witchstone-149-asked =
    Darf ich mir den Platz auf dem Hexenstein aussuchen?
    Hat der Hexenstein zu zweit weniger Plätze?
    bester freier Platz Hexenstein zu zweit
    Platz auf dem Hexenstein wählen

witchstone-150-asked =
    Was kostet ein Kristallweg über mehrere Felder?
    Darf ich unterwegs mit dem Kristall umentscheiden?
    Kristall mehrere Felder eine Aktion pro Feld
    Was kostet es, einen Kristall drei Felder weit zu schieben?

witchstone-151-asked =
    Kostet der Schritt auf den Rand extra?
    Kann ein Kristall durch einen überdeckten Ausgang hinaus?
    Ausgang verdeckt Plättchen Rand Aktion
    überdeckter Ausgang

witchstone-152-asked =
    Habe ich immer die Wahl zwischen beiden Fächern?
    Zählen Kristalle im untersten Fach als im Regal?
    Wahl der Fächer freier Kolben

witchstone-153-asked =
    Darf ich einen Kristall herausnehmen, bevor ich mein Plättchen lege?
    Darf ich unter null Punkte fallen?
    negative Punkte Kristall vor dem Legen
    Minusstand Punktestand unter null
    minus Punkte möglich
    Kann man ins Minus geraten?

witchstone-154-asked =
    Was ist, wenn kein Plättchen mehr in den Kessel passt?
    Mein Kessel ist voll, was jetzt?
    Muss ich Kristalle herausnehmen, wenn nichts passt?
    kein Platz Plättchen abwerfen
    Kessel voll
    Kein Plättchen passt mehr.
    Ich habe keinen Platz für ein Plättchen.

witchstone-155-asked =
    Muss ein Plättchen an ein anderes anschließen?
    Darf ich das Plättchen drehen?
    Plättchen angrenzen drehen frei
    Plättchen beliebig drehen anlegen
    Kann man das Plättchen rotieren?

witchstone-156-asked =
    In welcher Reihenfolge nehme ich die Belohnungen im Pentagramm?
    Die Eule zieht an mehreren Feldern vorbei, bekomme ich alles?
    Pentagramm Belohnungen nacheinander

witchstone-157-asked =
    Muss der fremde Turm auf der Prophezeiung besetzt sein?
    Gilt ein freier Turm als fremder Turm für die Prophezeiung?
    fremder Turm Prophezeiung besetzt oder leer

witchstone-158-asked =
    Kann ein Ort zweimal für dieselbe Prophezeiung gelten?
    Darf derselbe Ort für zwei Stufen zählen?
    Prophezeiung ein Ort nicht doppelt
    gleicher Ort zweimal

witchstone-159-asked =
    Zählen fremde Ketten für verbundene Orte?
    Welche Ketten zählen bei der Prophezeiung verbundener Orte?
    nur eigene fertige Ketten zusammenhängend mit Turm

witchstone-160-asked =
    Was bringt der vierte Platz am Hexenstein für die Prophezeiung?
    Erfüllt der letzte Platz auf dem Hexenstein etwas?
    vierter Platz Hexenstein nichts

witchstone-161-asked =
    Zählen benutzte Verstärkungszauber noch als Schriftrollen?
    Bringen benutzte Zauber am Ende Punkte?
    benutzte Verstärkungszauber Silberfeld Prophezeiung
    Zählt ein benutzter Zauber noch?

witchstone-162-asked =
    Was ist geheim und was ist offen?
    Darf ich sehen, was die anderen hinter dem Sichtschirm haben?
    Kann ich die Punkte der anderen vor dem Ende sehen?
    geheime Information offene Sichtschirme
    Punkte der anderen sehen
    Darf ich hinter fremde Schirme gucken?
    Darf man fremde Plättchen ansehen?

witchstone-163-asked =
    Wer gewinnt, wenn auch der Zauberstab gleich ist?
    Wann wird der Sieg geteilt?
    Gleichstand Punkte und Zauberstab zuerst dort
    geteilter Sieg

witchstone-164-asked =
    Was kann ich mit dem Chip meines eigenen Turms machen?
    Darf ich vor dem ersten Zug schon eine Aktion ausführen?
    Chip am Anfang Aktion sofort Turm
    Aktion vom Chip des eigenen Turms

witchstone-165-asked =
    Wann wird die Bibliothek aufgefüllt?
    Wird nach jeder Schriftrolle sofort nachgelegt?
    auffüllen nach jeder einzelnen Schriftrolle
    wann auffüllen
    Kommt sofort eine neue Schriftrolle nach?

witchstone-166-asked =
    Was passiert mit Hexenaktionen ohne Hexen?
    Verfallen Kristallaktionen, wenn keine Kristalle da sind?
    Aktion verfällt keine Hexen keine Kristalle

witchstone-167-asked =
    Wozu ist der Aktionszähler da?
    Was bedeutet der Würfel auf dem Plättchen?
    Aktionszähler Würfel Gedächtnisstütze
    Würfel

witchstone-168-asked =
    Darf ich die Zauberstabschritte aufteilen?
    Muss ich alle Schritte auf dem Zauberstab auf einmal gehen?
    Zauberstabschritte in einem Zug Rest verzichten
    Schritte auf dem Stab aufsparen

witchstone-169-asked =
    Darf ich einen wartenden Chip zu einer Bonusaktion dazunehmen?
    Kann ein aufgehobenes Sonderplättchen eine spätere Bonusaktion verlängern?
    wartender Chip gleiche Art Bonusaktion dazu

witchstone-170-asked =
    Wann muss ich das Symbol des leeren dunklen Feldes wählen?
    Kann ich die zwei Aktionen vom dunklen Feld aufheben?
    leeres dunkles Feld Symbol sofort wählen
    Symbol sofort aussuchen dunkles Feld

witchstone-171-asked =
    Warum wird mein Verstärkungszauber abgelehnt?
    Wann darf ich einen Verstärkungszauber nicht spielen?
    Verstärkungszauber abgelehnt Aktion nicht ausführbar
    Zauber geht nicht

witchstone-172-asked =
    Wann bekomme ich die 3 Punkte von einem Chip?
    Gibt der Chip mit 3 Punkten sofort Punkte?
    Chip 3 Punkte Zeitpunkt
    3-Punkte-Chip
