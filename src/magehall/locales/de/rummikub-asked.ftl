### Fragen, wie sie am Tisch gestellt werden, eine je Zeile; die Regel, die antwortet, gibt den Namen.

# Wörter und Wendungen gleicher Bedeutung, eine Gruppe je Zeile.
rummikub-alike =
    Stein, Steine, Steinen, Zahlenstein, Plättchen, Spielstein, Kärtchen, Karte
    Bänkchen, Brettchen, Ständer, Ablage, Hand, Leiste, Rack
    Vorrat, Pool, Stapel, Talon, Beutel, Haufen, Nachziehstapel, Stock
    Kombination, Kombinationen, Satz, Set, Sätze, Auslage, Figur
    Reihe, Reihen, Serie, Folge, Straße, Sequenz, Zahlenfolge, Zahlenreihe
    Gruppe, Gruppen, Drilling, Vierling, Dreier, Vierer, Pasch
    Joker, Jokers, Jolly, Platzhalter, Smiley
    Erstauslage, herauskommen, rauskommen, Eröffnung, eröffnen, öffnen, Erstmeldung, erste Auslage, herauskam, rausgekommen
    ziehen, zieht, zieh, nehmen, aufnehmen, gezogen, abheben
    legen, legt, auslegen, ablegen, hinlegen, gelegt, ausspielen, loswerden
    umbauen, manipulieren, umlegen, umordnen, umstellen, verschieben, umsortieren, Manipulation, Umbau
    ersetzen, tauschen, austauschen, eintauschen, umtauschen, ersetzt, getauscht, auslösen
    anlegen, erweitern, dranlegen, anbauen, ergänzen, verlängern
    passen, aussetzen, gepasst
    Runde, Runden, Durchgang, Durchgänge
    Partie, Spiel, Match, Gesamtspiel
    Punkte, Punkt, Wert, Zähler, Punktwert
    abrechnen, Abrechnung, Wertung, Punktezählung, zusammenzählen, werten
    Zeit, Uhr, Sanduhr, Timer, Zeitlimit, Minute, Sekunden
    Strafe, Strafsteine, Bestrafung, Strafziehen
    ausrufen, rufen, ansagen
    zurückbauen, rückgängig, zurücknehmen, zurücklegen, zurückstellen
    Gleichstand, unentschieden, gleich viele, gleiche Summe, patt
    beginnen, anfangen, starten, beginnt, Startspieler, Anfang
    Farbe, Farben, farbig
    gültig, zulässig, in Ordnung, regelgerecht
    ungültig, unzulässig, regelwidrig, falsch
    doppelt, zweimal, Paar, Exemplar, Exemplare, Zwilling
    leer, aufgebraucht, ausgegangen
    Zielpunkte, Ziel, Punkteziel

rummikub-1-asked =
    Wie viele Leute können mitspielen?
    Kann man das zu zweit spielen?
    Geht es auch zu fünft oder sechst?
    Für wie viele Spieler ist das Spiel?
    Anzahl Mitspieler Personen zwei drei vier
    Geht das zu dritt?
    wie viele Mitspieler

rummikub-2-asked =
    Welche Steine gibt es?
    Welche Zahlen stehen auf den Steinen?
    Welche Farben gibt es?
    Wie viele Joker gibt es im Spiel?
    Wozu ist das Bänkchen da?
    Bis zu welcher Zahl gehen die Steine?
    Spielmaterial Inhalt Farben Zahlen Ständer
    Zahlen 1 bis 13 schwarz rot grün blau
    Was steht auf den Steinen?

rummikub-3-asked =
    Was ist das Ziel des Spiels?
    Wie gewinnt man eine Runde?
    Worum geht es?
    Darf ich Steine von anderen legen?
    Gewinnt, wer zuerst alles los ist?
    Spielziel alle Steine loswerden gewinnen
    Wie gewinne ich?
    Wann habe ich gewonnen?
    Wer gewinnt die Runde?

rummikub-4-asked =
    Wer beginnt?
    Wer fängt an?
    Wie wird ausgelost, wer zuerst dran ist?
    In welche Richtung wird gespielt?
    Geht es im Uhrzeigersinn oder andersherum?
    Startspieler höchste Zahl ziehen Reihenfolge Richtung
    Wer darf zuerst?
    Geht es links herum oder rechts herum?
    Spielrichtung links rechts
    Wer macht den ersten Zug?

rummikub-5-asked =
    Wie viele Steine bekommt jeder?
    Mit wie vielen Steinen fange ich an?
    Wie viele Steine werden verteilt?
    Was passiert mit den Steinen, mit denen ausgelost wurde?
    Was ist der Vorrat?
    Wohin mit den restlichen Steinen?
    vierzehn Steine austeilen mischen Aufbau Pool
    Wie viele Steine hat man am Anfang?
    Anfangssteine Startsteine Anzahl
    Was bekommt man ausgeteilt?
    Was passiert mit den Steinen, die nach dem Austeilen übrig sind?
    Wie viele Steine nimmt jeder?
    Was bekomme ich zu Beginn?

rummikub-6-asked =
    Was ist eine Gruppe?
    Darf in einer Gruppe eine Farbe zweimal vorkommen?
    Wie viele Steine braucht eine Gruppe?
    Kann eine Gruppe aus fünf Steinen bestehen?
    Darf ich drei Siebener legen?
    gleiche Zahl verschiedene Farben Drilling Vierling
    Dürfen zwei rote Achter in einer Gruppe liegen?
    zweimal dieselbe Farbe in einer Gruppe
    Müssen in einer Gruppe alle Farben verschieden sein?
    gleiche Farbe doppelt in der Gruppe
    drei Neunen verschiedene Farben
    Dürfen fünf gleiche Zahlen zusammenliegen?
    Gilt 4-4-4 mit zweimal Blau?

rummikub-7-asked =
    Was ist eine Reihe?
    Dürfen in einer Reihe verschiedene Farben liegen?
    Wie lang muss eine Straße mindestens sein?
    Reichen zwei Steine hintereinander?
    Wie lang darf eine Reihe höchstens sein?
    Serie Folge Zahlen hintereinander eine Farbe Sequenz
    Was ist die Mindestlänge einer Reihe?
    Geht rote 3, rote 4, blaue 5 als Reihe?
    mindestens drei Zahlen hintereinander
    Darf eine Straße bunt sein?
    5 6 7 8 in einer Farbe
    Dürfen Reihen mehrfarbig sein?
    Reihe aus drei oder vier Steinen

rummikub-8-asked =
    Wie viele Punkte brauche ich zum Rauskommen?
    Wann darf ich zum ersten Mal auslegen?
    Was muss meine Erstauslage wert sein?
    Reichen genau 30 Punkte?
    Warum darf ich meine 25 Punkte nicht auslegen?
    Wie zähle ich den Wert meiner ersten Auslage?
    Muss ich in jeder Runde neu herauskommen?
    Erstmeldung 30 Punkte mindestens Eröffnung
    Wie viel brauche ich zum Auslegen?
    dreißig Punkte zum Start
    Mit wie vielen Punkten darf man anfangen zu legen?
    Mindestpunktzahl
    Was ist die Bedingung für die Erstauslage?
    Reicht 3-4-5 zum Rauskommen?
    Voraussetzung zum Eröffnen
    Warum werden meine 27 Punkte nicht angenommen?
    Brauche ich 30, um anzufangen?
    Wie viele Punkte, bevor ich etwas legen darf?

rummikub-9-asked =
    Was ist, wenn ich nicht rauskomme?
    Was mache ich, wenn ich keine 30 Punkte habe?
    Darf ich mit der Erstauslage warten?
    Muss ich einen Stein nehmen, wenn ich nicht herauskomme?
    nicht herauskommen Stein ziehen Vorrat
    Erstauslage aufschieben
    Ich habe keine dreißig Punkte, was jetzt?
    Darf ich ziehen statt herauszukommen?
    Ich habe keine Kombination mit 30.
    Ich kann noch nicht eröffnen.
    Muss ich ziehen, wenn ich die 30 nicht schaffe?

rummikub-10-asked =
    Darf ich bei der Erstauslage an andere Kombinationen anlegen?
    Zählen Steine vom Tisch für meine 30 Punkte mit?
    Darf ich beim Rauskommen etwas auf dem Tisch benutzen?
    Warum darf ich beim ersten Auslegen nichts anlegen?
    Erstauslage Tisch verändern erweitern verboten
    Darf ich irgendwo anlegen, um auf 30 zu kommen?
    Muss die Erstauslage ganz vom eigenen Bänkchen kommen?
    Darf ich beim ersten Auslegen bei anderen anlegen?
    Darf ich beim ersten Mal meine 7 an eine Reihe auf dem Tisch legen?

rummikub-11-asked =
    Wie lange dauert ein Zug?
    Wie viel Zeit habe ich?
    Was passiert, wenn die Zeit abgelaufen ist?
    Was ist die Strafe, wenn ich nicht fertig werde?
    Wie viele Strafsteine muss ich nehmen?
    Was ist, wenn nach einer Minute noch etwas falsch liegt?
    Zeitlimit eine Minute drei Steine Strafe Sanduhr
    zu langsam
    Wie viele Sekunden hat man pro Zug?
    Jemand braucht ewig, was tun?
    Zeit abgelaufen mitten im Zug
    Zeitüberschreitung Strafe drei Steine
    Gibt es eine Strafe fürs Trödeln?
    Zugdauer
    Was passiert, wenn ich die Zeit überschreite?

rummikub-12-asked =
    Was ist, wenn keiner mehr weiß, wo ein Stein lag?
    Wohin kommen Steine, deren Platz vergessen ist?
    Wir kriegen den Tisch nicht mehr so hin wie vorher, was nun?
    vergessener Platz Stein in den Vorrat
    Wir haben vergessen, wo die Steine lagen.
    Nach dem missglückten Zug hat ein Stein keinen Platz mehr.

rummikub-13-asked =
    Darf ich Kombinationen der anderen umbauen?
    Darf ich auf dem Tisch alles verändern?
    Wie geht das Manipulieren?
    Darf am Ende meines Zugs ein einzelner Stein übrig bleiben?
    Darf ich überall anlegen?
    Wie viele Steine darf ich in einem Zug legen?
    umbauen Manipulation erlaubt Gruppen Reihen kein Stein übrig
    Darf ich Kombinationen auseinandernehmen?
    Darf ich fremde Reihen auseinandernehmen?
    Was darf ich mit dem Tisch alles machen?
    einzelner Stein übrig am Ende des Zugs
    Darf ich den anderen Steine wegnehmen?
    Darf ich einen Stein aus einer fremden Reihe wegnehmen?
    Gehören Kombinationen denen, die sie gelegt haben?
    Müssen am Schluss alle Kombinationen stimmen?
    Darf ich eine fremde Reihe auseinanderreißen, wenn danach alles stimmt?
    Wie viel darf ich auf dem Tisch verändern?
    Muss ich die Kombinationen der anderen in Ruhe lassen?

rummikub-14-asked =
    Welche Möglichkeiten gibt es beim Umbauen?
    Darf ich eine Reihe teilen?
    Darf ich aus einer Vierergruppe einen Stein wegnehmen?
    Darf ich vorne einen Stein anlegen und hinten einen wegnehmen?
    Darf ich einen Stein vom Ende einer Reihe nehmen?
    Beispiele umbauen teilen anlegen wegnehmen vierter Stein
    Straße teilen
    Wie teile ich eine lange Reihe?
    Stein aus Vierling nehmen
    Was kann ich mit dem vierten Stein einer Gruppe auf dem Tisch machen?
    Darf ich Steine von einer Reihe in eine andere verschieben?
    Kann ich eine Sechserreihe in zwei Dreier zerlegen?
    Darf man zwei Reihen zusammenlegen?

rummikub-15-asked =
    Darf ich einen Joker nehmen, bevor ich herausgekommen bin?
    Warum darf ich den Joker noch nicht tauschen?
    Ich bin noch nicht draußen, ist der Joker auf dem Tisch tabu?
    Joker vor der Erstauslage verboten
    Darf man den Joker holen, bevor man draußen ist?
    Joker vor dem Rauskommen

rummikub-16-asked =
    Wie bekomme ich einen Joker vom Tisch?
    Darf ich einen Joker austauschen?
    Was brauche ich, um den Joker zu nehmen?
    Darf ich den anderen einen Joker klauen?
    Wann darf ich einen Joker ersetzen?
    Joker tauschen gegen passenden Stein gleiche Zahl und Farbe
    Joker tauschen
    Joker holen
    Joker vom Tisch austauschen
    Wie geht der Jokertausch?
    Welchen Stein brauche ich zum Tauschen des Jokers?
    Wie komme ich an den Joker ran?
    Wann darf man Joker tauschen?
    Darf jeder den Joker gegen den richtigen Stein tauschen?
    Ich habe die rote 5, für die der Joker liegt, und jetzt?
    Mein Stein passt dorthin, wo der Joker liegt, darf ich ihn nehmen?

rummikub-17-asked =
    Was muss ich mit einem getauschten Joker machen?
    Muss ich den Joker sofort wieder benutzen?
    Darf ich einen ausgetauschten Joker für später aufheben?
    Wo muss der ersetzte Joker hin?
    ersetzter Joker selber Zug neue Kombination
    Darf ich den getauschten Joker behalten?
    getauschter Joker sofort legen
    Muss der Joker nach dem Tausch sofort gespielt werden?
    Ich habe den Joker getauscht, muss ich ihn jetzt legen?
    Wie lange kann ich einen Joker behalten, den ich ausgelöst habe?

rummikub-18-asked =
    Darf ich eine Kombination mit Joker umbauen?
    Darf ich an eine Reihe mit Joker anlegen?
    Kann man eine Reihe teilen, in der ein Joker liegt?
    Ist eine Kombination mit Joker gesperrt?
    Kombination Joker umbauen wie jede andere
    Reihe mit Joker teilen
    Darf ich etwas verändern, wo ein Joker drinliegt?

rummikub-19-asked =
    Wie viele Minuspunkte gibt ein Joker?
    Wie viel zählt ein Joker am Ende?
    Was ist, wenn mir ein Joker übrig bleibt?
    Joker auf der Hand am Schluss 30 Punkte
    Minuspunkte Joker
    Wie viel ist ein Joker wert?
    Wie viel Minus macht ein Joker, wenn ich verliere?
    Ich habe mit einem Joker auf der Hand verloren.

rummikub-20-asked =
    Wann wird ein Joker frei?
    Wie kann ein Joker frei werden?
    Wird der Joker frei, wenn ich die Reihe um ihn teile?
    Der Stein des Jokers liegt schon auf dem Tisch, ist der Joker dann frei?
    Joker befreien Möglichkeiten auslösen
    vier Arten, einen Joker zu befreien
    Joker frei geworden

rummikub-21-asked =
    Wann ist eine Runde zu Ende?
    Was passiert, wenn jemand den letzten Stein legt?
    Muss ich Rummikub rufen?
    Was machen die anderen, wenn jemand fertig ist?
    Wer hat verloren, wenn einer alles gelegt hat?
    Ende der Runde letzter Stein ausrufen Steine zeigen
    Wann endet die Runde?
    Was sage ich, wenn ich den letzten Stein lege?
    Schluss machen
    Wodurch endet eine Runde?
    Ist sofort Schluss, wenn jemand keine Steine mehr hat?
    Jemand hat ein leeres Bänkchen, ist es vorbei?

rummikub-22-asked =
    Was passiert, wenn der Vorrat leer ist?
    Was ist, wenn es keine Steine mehr zum Ziehen gibt?
    Geht es weiter, wenn der Pool leer ist?
    Was, wenn niemand mehr legen kann?
    Vorrat aufgebraucht weiterspielen keiner kann mehr
    kein Stein mehr im Pool
    Ist das Spiel aus, wenn der Vorrat leer ist?
    Was passiert, wenn die Steine ausgehen?
    alle Steine gezogen
    Was, wenn der Stapel aufgebraucht ist?
    Darf ich noch legen, wenn nichts mehr zu ziehen da ist?
    Nachziehstapel leer

rummikub-23-asked =
    Wie werden die Punkte gezählt?
    Wie viele Punkte bekommt, wer gewonnen hat?
    Wie viele Minuspunkte bekommen die Verlierer?
    Zählen die Steine auf dem Bänkchen als Minuspunkte?
    Punkte Abrechnung Summe der Steine minus Sieger
    Wertung Rundenende Verlierer Gewinner
    Minuspunkte berechnen
    Wie werden die Minuspunkte berechnet?
    Wie viel kriegt der Sieger der Runde?
    Was kriegt der Gewinner?
    Was müssen die Verlierer zahlen?
    Wie rechnet man die Punkte der Verlierer aus?

rummikub-24-asked =
    Wer gewinnt, wenn der Vorrat leer ist und keiner fertig wird?
    Wie wird gewertet, wenn niemand alle Steine losgeworden ist?
    Gewinnt bei leerem Vorrat die kleinste Summe?
    Wie viele Minuspunkte gibt es, wenn keiner Schluss gemacht hat?
    kleinste Summe Unterschied Differenz leerer Vorrat Wertung
    Niemand wird fertig, wer gewinnt?
    Vorrat leer und keiner ist raus, wer hat gewonnen?
    Der Vorrat ist leer und keiner ist fertig.
    Vorrat leer und keiner kann mehr, wer ist der Sieger?
    Wer hat gewonnen, wenn nichts mehr geht?
    Keiner kann mehr und niemand ist fertig.

rummikub-25-asked =
    Wie schreibt man die Punkte auf?
    Werden die Runden zusammengezählt?
    Warum ergibt jede Runde zusammen null?
    Wie führe ich den Punktezettel?
    Punktezettel aufschreiben addieren Gesamtpunkte
    Gesamtstand mehrere Runden

rummikub-26-asked =
    Muss ich legen, wenn ich kann?
    Darf ich passende Steine behalten?
    Ist es gut, am Anfang Steine zurückzuhalten?
    Tipp Strategie Steine zurückhalten früh
    Muss ich immer so viel wie möglich auslegen?
    Gibt es eine Legepflicht?
    Darf ich Steine absichtlich behalten?
    Bin ich verpflichtet, eine fertige Kombination zu legen?

rummikub-27-asked =
    Soll ich den vierten Stein einer Gruppe behalten?
    Soll ich mir einen Stein für den nächsten Zug aufheben?
    Wie vermeide ich, im nächsten Zug ziehen zu müssen?
    Tipp vierten Stein aufheben
    Stein für später aufsparen

rummikub-28-asked =
    Soll ich den Joker behalten?
    Darf ich einen Joker auf dem Bänkchen lassen?
    Lohnt es sich, den Joker aufzusparen?
    Joker aufheben Risiko Tipp
    Joker aufsparen
    Ist es gefährlich, den Joker zu behalten?

rummikub-29-asked =
    Wie viele Steine gibt es insgesamt?
    Wie oft gibt es jeden Stein?
    Ist jeder Stein doppelt da?
    Kann man mit jedem Stein nur einmal spielen?
    106 Steine 54 Steine Exemplare
    Wie viele Steine hat das Spiel?
    Gesamtzahl der Steine
    Gibt es gleiche Steine?
    Wie viele Steine enthält das ganze Spiel?

rummikub-30-asked =
    Welche ist die vierte Farbe, Grün oder Gelb?
    Ich bin farbenblind, wie erkenne ich die Farben?
    Was bedeuten die Buchstaben K R G B?
    Warum hat Schwarz den Buchstaben K?
    Buchstaben für die Farben Orange Gelb Farbenblindheit
    Warum gibt es kein Gelb?
    Farben schlecht zu unterscheiden

rummikub-31-asked =
    Wie viele Bänkchen sind in der Schachtel?
    Bekommt jeder ein Bänkchen oder zwei?
    Warum acht Ständer für vier Leute?
    Anzahl der Bänkchen egal
    Wie viele Ständer braucht man?

rummikub-32-asked =
    Was ist, wenn ich beim Auslosen einen Joker ziehe?
    Was, wenn zwei beim Auslosen die gleiche höchste Zahl haben?
    Gleichstand beim Ziehen um den Start
    Kann der Zufall bestimmen, wer beginnt?
    Wer zieht noch einmal um den Start?
    auslosen Joker gezogen neu ziehen gleiche Zahl
    Beide ziehen eine 13, wer beginnt?
    Zwei haben beim Start die gleiche Zahl gezogen.
    Was, wenn am Anfang gleiche Zahlen gezogen werden?

rummikub-33-asked =
    Wer beginnt die nächste Runde?
    Fängt der Gewinner die nächste Runde an?
    Wird vor jeder Runde neu ausgelost?
    Wandert der Start im Uhrzeigersinn weiter?
    zweite Runde Start Startspieler
    Zweite Runde, wer fängt an?
    nächste Runde beginnen
    Wer ist in der folgenden Runde zuerst dran?
    Startspieler neue Runde

rummikub-34-asked =
    Darf eine Reihe von 13 zu 1 weitergehen?
    Ist 12-13-1 erlaubt?
    Darf nach der 13 die 1 kommen?
    Ist die 1 hoch oder niedrig?
    Reihe über die 13 hinaus Eins niedrigste
    Kommt nach der 13 wieder die 1?
    Reihe um die Ecke
    Darf die Eins nach der Dreizehn kommen?
    13 und 1 nebeneinander

rummikub-35-asked =
    Darf ich mit mehreren Kombinationen herauskommen?
    Dürfen zwei Kombinationen zusammen die 30 ergeben?
    Muss eine einzige Kombination 30 Punkte wert sein?
    Erstauslage mehrere Reihen und Gruppen zusammenzählen
    Darf ich mit zwei Kombinationen zu je 15 eröffnen?
    30 Punkte aufteilen auf mehrere Kombinationen

rummikub-36-asked =
    Darf ich bei der Erstauslage einen Joker benutzen?
    Zählt der Joker beim Rauskommen mit?
    Wie viel ist ein Joker in der Erstauslage wert?
    Joker erste Auslage Wert erlaubt verboten
    Joker zum Rauskommen
    Hilft mir ein Joker bei den 30 Punkten?
    Wie viel ist der Joker bei der Eröffnung wert?
    Zählt der Joker bei der Erstauslage als seine Zahl?

rummikub-37-asked =
    Darf ich im selben Zug nach der Erstauslage noch umbauen?
    Ich habe 30 gelegt, darf ich jetzt gleich weiter anlegen?
    Bleibt der Tisch den ganzen Zug unberührt, wenn ich herauskomme?
    Zug der Erstauslage Tisch umbauen danach anlegen
    Darf ich nach dem Rauskommen gleich weiter anlegen?
    ab wann darf ich anlegen

rummikub-38-asked =
    Muss ich ziehen, wenn ich nichts lege?
    Was ist, wenn ich nicht kann?
    Darf ich ziehen, obwohl ich legen könnte?
    Darf ich den gezogenen Stein sofort legen?
    Ist mein Zug nach dem Ziehen vorbei?
    Darf ich im selben Zug legen und ziehen?
    nichts legen einen Stein ziehen Zug vorbei
    Darf ich den gezogenen Stein gleich ausspielen?
    freiwillig ziehen
    Ich kann nicht legen, was nun?
    ziehen statt legen
    Darf ich nach dem Ziehen noch legen?
    Ich habe nichts zu legen, was mache ich?
    Ich kann oder will nichts legen.
    Darf ich nach dem Ziehen weiterspielen?

rummikub-39-asked =
    Darf ich nur umbauen, ohne einen eigenen Stein zu legen?
    Muss ich mindestens einen Stein vom Bänkchen legen?
    Zählt bloßes Verschieben als Zug?
    umbauen ohne eigenen Stein
    umbauen ohne etwas zu legen
    Darf ich umbauen und dann ziehen?
    Reicht es, nur umzubauen?
    Muss ich beim Manipulieren einen eigenen Stein dazulegen?

rummikub-40-asked =
    Darf ich Steine vom Tisch auf mein Bänkchen nehmen?
    Darf ich einen Joker vom Tisch auf die Hand nehmen?
    Kann ich einen früher gelegten Stein zurücknehmen?
    Tisch Stein zurück aufs Bänkchen nie
    Stein vom Tisch nehmen
    Bleiben gelegte Steine immer auf dem Tisch?
    Darf ich einen Stein vom Tisch nehmen und behalten?

rummikub-41-asked =
    Was gilt, wenn der Tisch stimmt und die Zeit um ist?
    Was, wenn ich nichts angefasst habe und die Zeit abläuft?
    Kann man ohne Uhr spielen?
    Kann man mehr Sekunden pro Zug einstellen?
    Wird bei Ablauf der Zeit alles zurückgebaut?
    Zeit um gültiger Tisch unberührt Option Uhr Sekunden
    ohne Zeitlimit spielen
    Was gilt bei Ablauf der Uhr?
    Kann man den Timer ausschalten?
    Wie stelle ich die Uhr ein?

rummikub-42-asked =
    Darf ich den Zug beenden, wenn etwas falsch liegt?
    Warum kann ich meinen Zug nicht beenden?
    Gibt es sofort eine Strafe für einen ungültigen Tisch?
    Was passiert bei einer falschen Kombination am Ende meines Zugs?
    ungültiger Tisch abgelehnt Begründung Uhr läuft weiter
    ungültige Auslage
    Warum wird meine Kombination nicht angenommen?
    Ich beende den Zug, aber ein einzelner Stein liegt noch da.
    Das Spiel lässt mich meinen Zug nicht beenden.
    Fehler auf dem Tisch am Ende des Zugs
    Fehler in einer Kombination

rummikub-43-asked =
    Was ist, wenn für die Strafe nicht genug Steine da sind?
    Im Vorrat sind nur noch zwei Steine, ich müsste aber drei nehmen.
    Strafe zu wenige Steine im Vorrat
    nur noch zwei Steine da, aber drei Strafsteine
    Wie viele Strafsteine, wenn der Vorrat fast leer ist?

rummikub-44-asked =
    Kommt beim Zurückbauen alles genau an seinen Platz?
    Können Steine beim Zurücknehmen durcheinandergeraten?
    Kann ich meinen Zug zurücksetzen?
    Zurückbauen genau Platz vergessen
    Zug rückgängig machen

rummikub-45-asked =
    Darf ich passen, wenn der Vorrat leer ist?
    Muss ich bei leerem Vorrat legen, wenn ich kann?
    Was passiert, wenn alle passen?
    Darf ich aussetzen?
    passen leerer Vorrat reihum alle Ende
    Kann ich aussetzen, wenn nichts mehr zu ziehen ist?
    alle passen
    Ist Passen erlaubt?
    Muss ich legen, wenn der Stapel leer ist?
    Zwang zum Legen bei leerem Vorrat

rummikub-46-asked =
    Was ist bei gleicher kleinster Summe?
    Zwei haben bei leerem Vorrat gleich viele Punkte, wer gewinnt die Runde?
    Wann wird der Rundensieg geteilt?
    Gleichstand kleinste Summe wenigste Steine
    gleiche Summe
    Gleich viele Punkte in der Runde, wer gewinnt?
    punktgleich bei leerem Vorrat
    Gleichstand bei der niedrigsten Summe
    gleich viele Punkte am Rundenende

rummikub-47-asked =
    Was zählt, wer nie herausgekommen ist?
    Wie viele Minuspunkte, wenn ich gar nicht rauskam?
    Gibt es pauschal 100 Minuspunkte ohne Erstauslage?
    nie herausgekommen 100 200 pauschal
    gar nicht rausgekommen
    Strafe ohne Erstauslage
    verloren ohne herauszukommen
    Jemand hat die 30 nie geschafft.
    hundert Punkte Strafe
    200 Punkte, wenn man hätte herauskommen können

rummikub-48-asked =
    Wie viele Runden spielen wir?
    Wann ist die ganze Partie vorbei?
    Wer gewinnt am Ende insgesamt?
    Kann man bis 200 Punkte spielen?
    Was ist bei Gleichstand am Ende der Partie?
    Anzahl der Runden Gesamtsieg meiste Punkte Ziel
    Rundenzahl
    Wie lange dauert eine Partie?
    spielen bis 300 Punkte
    Wie viele Durchgänge spielt man?
    Wann ist das Match zu Ende?
    Eine Runde oder mehrere?
    Wie gewinnt man die ganze Partie?

rummikub-49-asked =
    Für welche Farbe steht ein Joker in einer Dreiergruppe?
    Welcher Stein ersetzt den Joker in einer Gruppe von dreien?
    Brauche ich beide fehlenden Farben, um den Joker aus der Gruppe zu nehmen?
    Joker Dreiergruppe fehlende Farbe beide
    Joker mit zwei Siebenern, welche Farbe?
    Joker im Drilling

rummikub-50-asked =
    Woher darf der Stein kommen, der den Joker ersetzt?
    Darf ich den Joker mit einem Stein vom Tisch austauschen?
    Muss der Tauschstein von meinem Bänkchen sein?
    ersetzender Stein Bänkchen oder Tisch Option
    Darf ich zum Jokertausch einen Stein aus einer anderen Kombination nehmen?

rummikub-51-asked =
    Was ist eine neue Kombination für den Joker?
    Darf ich mit dem freien Joker eine alte Kombination verlängern?
    Muss die neue Kombination Steine vom Bänkchen enthalten?
    Wann gilt eine Kombination als neu?
    neue Kombination Joker Rest einer alten zwei eigene Steine
    Darf der Joker an eine alte Reihe?
    freien Joker irgendwo anlegen
    Was heißt neue Kombination?

rummikub-52-asked =
    Darf ich einen Joker nehmen, ohne ihn zu ersetzen?
    Kann man einen Joker allein durch Umbauen freibekommen?
    Darf ich den Joker einfach wegnehmen, wenn der Rest gültig bleibt?
    Joker nur durch Ersetzen Option frei
    Joker nehmen, ohne seinen Stein zu haben
    Joker herausziehen ohne Ersatz

rummikub-53-asked =
    Darf der Joker für einen Stein stehen, der schon zweimal daliegt?
    Kann ein Joker die dritte rote Sieben sein?
    Joker beide Exemplare zu sehen trotzdem
    dritter gleicher Stein als Joker
    Kann ein Joker einen Stein ersetzen, der schon zweimal gespielt ist?

rummikub-54-asked =
    Darf man zwei Joker in einer Kombination haben?
    Dürfen beide Joker nebeneinander liegen?
    Woher weiß man, wofür zwei Joker stehen?
    zwei Joker zusammen eine Reihe erlaubt
    zwei Joker in einer Straße
    Doppeljoker
    beide Joker nebeneinander
    zwei Joker in einer Kombination

rummikub-55-asked =
    Kann ich neue Steine verlangen, wenn meine schlecht sind?
    Wann wird neu verteilt?
    Was ist, wenn ich drei Paare gleicher Steine habe?
    neu geben neu austeilen drei Pärchen doppelte Steine
    schlechte Steine neu geben
    Darf man die Anfangssteine tauschen?
    drei Paare

rummikub-56-asked =
    Was, wenn ich vergesse, Rummikub zu rufen?
    Ist die Runde auch ohne Ausrufen vorbei?
    Gibt es eine Strafe, wenn man nichts sagt?
    ausrufen vergessen leeres Bänkchen Ende automatisch
    Muss man Rummikub rufen?
    Ausrufen Pflicht

rummikub-57-asked =
    In welcher Richtung legt man eine Reihe?
    Ist ein Stein mit zwei Jokern eine Reihe oder eine Gruppe?
    Wie sage ich, dass es eine Gruppe sein soll?
    ein Stein zwei Joker Reihe oder Gruppe aufwärts
    Acht mit zwei Jokern
    Joker Joker 5

rummikub-58-asked =
    Wie wird geprüft, ob ich den Joker richtig genommen habe?
    Wird die Jokerregel während des Zugs oder am Ende geprüft?
    Kann ein Stein zwei Joker ersetzen?
    Kann ein Joker einen anderen Joker ersetzen?
    Joker Rolle fertiger Tisch beurteilt
    Prüfung der Joker am Ende des Zugs

rummikub-59-asked =
    Wann gilt eine Kombination als unverändert?
    Ist die Reihenfolge in einer Gruppe wichtig?
    Ist es schon eine Änderung, wenn ich die Steine einer Gruppe vertausche?
    unverändert gleiche Steine Rollen der Joker Reihenfolge
    Kombination verändert oder nicht

rummikub-60-asked =
    Was ist, wenn sich die Punkte nicht gerade teilen lassen?
    Wer bekommt beim geteilten Sieg den Restpunkt?
    Punkte teilen Rest ungerade geteilter Sieg
    Restpunkt
    Kann man die Punkte halbieren?
    Rest beim Teilen der Punkte

rummikub-61-asked =
    Wie lange dauert eine Partie bis zu einem Punkteziel höchstens?
    Was ist, wenn keiner das Ziel erreicht?
    vierzig Runden Höchstzahl Partie mit Ziel
    maximale Rundenzahl
    nach vierzig Runden

rummikub-62-asked =
    Was gilt, wenn ich Strafe nehmen muss und der Vorrat leer ist?
    Zählt eine Strafe ohne Steine als gepasst?
    Strafe null Steine leerer Vorrat Passen
    Strafe ziehen aus leerem Vorrat
