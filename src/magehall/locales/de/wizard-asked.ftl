### Wizard: Fragen vom Spieltisch, jede unter der Regel, die sie beantwortet.

# Wörter, die in diesem Spiel dasselbe bedeuten, eine Gruppe je Zeile.
wizard-alike =
    Zauberer, Zauberern, Zauberers, Magier, Wizard, Wizards, Hexer, Z-Karte
    Narr, Narren, Hofnarr, Hofnarren, Joker, Clown, Jester, N-Karte
    Ansage, Ansagen, angesagt, Vorhersage, Vorhersagen, vorhergesagt, Prognose, Tipp, Tipps, tippen, getippt, Gebot, bieten, schätzen, Schätzung
    Farbe, Farben, Volk, Völker, Farbgruppe
    Trumpf, Trümpfe, Trümpfen, Trumpffarbe, Atout
    kein Trumpf, keinen Trumpf, ohne Trumpf, trumpflos
    bedienen, bedient, Farbe bekennen, bekennen, Farbzwang, Bedienpflicht, Bedienzwang, Farbe zugeben, zugeben
    ausspielen, ausgespielt, spielt aus, anspielen, angespielt, herauskommen, eröffnen, aufspielen, rauskommen
    abwerfen, abgeworfen, wegwerfen, Abwurf, schmieren
    Geber, geben, Kartengeber, Dealer, austeilen, ausgeteilt, Austeiler, verteilen, verteilt, teilt aus
    Schreiber, Schreiberin, wer schreibt, Protokollführer, Punkteschreiber
    Block der Wahrheit, Block, Wertungsblock, Punkteblock, Spielblock
    Stapel, Talon, Nachziehstapel, Reststapel, restliche Karten, übrige Karten, Restkarten
    aufgedeckt, aufdecken, umgedreht, umdrehen, offen hingelegt
    Punkte, Punkt, Wertung
    Summe, Summen, Gesamtpunkte, Punktestand, Gesamtpunktzahl, Gesamtstand
    höchste, höchster, höchsten, größte, stärkste, beste
    niedrigste, niedrigsten, kleinste, schwächste
    genau, genaue, richtig, richtige, exakt, korrekt
    falsch, falsche, verfehlt, daneben, nicht erfüllt
    minus, negativ, Minuspunkte, unter null, Abzug
    im Uhrzeigersinn, reihum, linksherum, Uhrzeigersinn
    Gleichstand, unentschieden, punktgleich, gleich viele Punkte, Remis
    Person, Personen, Leute
    Stich, Stiche, Stichen, Stichs
    zu dritt, drei Personen, drei Leute, drei Spieler, 3 Spieler
    zu viert, vier Personen, vier Leute, vier Spieler, 4 Spieler
    zu zweit, zwei Personen, zwei Leute, zwei Spieler, 2 Spieler
    Plus/minus eins, Plus minus eins, plusminus eins, +/-1, ±1, plus minus 1
    Hellsehen, Hellseher, Hellseherei, Stirn, Stirnrunde
    einfarbiges Spiel, einfarbig, einfarbigen, Einfarbspiel, Einfarbig-Variante
    verdeckte Ansage, verdeckte Ansagen, verdeckt ansagen, gleichzeitig ansagen
    geheime Ansage, geheime Ansagen, geheim ansagen, heimliche Ansage
    Turnier, Turnierpartie, Turnierspiel, Turniermodus
    Kartensatz, Kartenspiel, Kartendeck
    dürfen, darf, erlaubt

## Das Spiel

wizard-1-asked =
    Zu wievielt kann man Wizard spielen?
    Wie viele können mitspielen?
    Geht das auch zu zweit?
    Können wir zu siebt spielen?
    Ab wie vielen Leuten geht es los?
    Was ist die Höchstzahl am Tisch?
    Spielerzahl, Spieleranzahl, Mindestzahl, zu zweit, zu siebt
    Wie viele Spieler?
    Kann man mit 2 Spielern spielen?
    Für wie viele Personen ist das Spiel?
    Wie viele müssen es mindestens sein?
    Mindestspielerzahl
    Für wie viele Leute ist das?
wizard-2-asked =
    Wie viele Karten hat das Spiel?
    Was ist in der Schachtel?
    Was braucht man zum Spielen?
    Wozu ist der Block der Wahrheit da?
    Sind es wirklich 60 Karten?
    Spielmaterial, Inhalt, Kartenanzahl, sechzig Karten
    Was gehört zum Spiel?
wizard-3-asked =
    Worum geht es in dem Spiel?
    Was ist das Ziel?
    Wie gewinnt man das Spiel?
    Was sage ich überhaupt an?
    Muss ich möglichst viele Stiche machen?
    Wie funktioniert Wizard, kurz erklärt?
    Spielziel, Überblick, Spielidee, Stiche vorhersehen
    Die Regeln ganz kurz
    Wie spielt man Wizard?
    Gewinnen die meisten Punkte?
wizard-4-asked =
    Was ist ein Stich?
    Wie läuft ein Stich ab?
    Wie viele Karten spielt jeder in einem Stich?
    Legt man die Karten offen hin?
    Was heißt es, einen Stich zu machen?
    Stich Bedeutung, Stich erklärt, eine Karte je Person in die Mitte
    Stich
    Wie spielt man einen Stich?
    Wer bekommt die gespielten Karten?

## Vor der ersten Runde

wizard-5-asked =
    Wer schreibt die Punkte auf?
    Was macht der Schreiber?
    Wer führt den Block?
    Wechselt das Schreiben während der Partie?
    Wer notiert die Ansagen?
    Schreiber, Punkte notieren, Buchführung, Block führen
    Schreiber
    Wer füllt den Block aus?
    Braucht man jemanden, der die Punkte aufschreibt?
wizard-6-asked =
    Wer gibt zuerst?
    Wer mischt?
    Wer teilt am Anfang die Karten aus?
    Ist der Schreiber auch der erste Geber?
    Wie fängt das Spiel an?
    erster Geber, mischen, Spielbeginn
    Wer teilt in der ersten Runde die Karten aus?
    Wer mischt vor der Partie?
    Wie bestimmt man am Anfang den Geber?

## Die Karten

wizard-7-asked =
    Wie viele Farben gibt es?
    Welche Farben gibt es?
    Welche Farbe haben die Elfen?
    Wer sind die Roten?
    Wie viele Karten hat eine Farbe?
    Welche Zahl ist in einer Farbe die höchste?
    Zählt die 1 hoch wie ein Ass?
    Menschen Zwerge Elfen Riesen, blau rot grün gelb, Werte 1 bis 13
    Farben
    Welche Farbe haben die Riesen?
    Wie heißen die vier Völker?
    Elfen, Zwerge, Menschen und Riesen
wizard-8-asked =
    Was kann der Zauberer?
    Wie viele Zauberer gibt es?
    Was bedeutet das Z auf der Karte?
    Ist ein Zauberer höher als die 13?
    Ist der Zauberer immer Trumpf?
    Was ist die stärkste Karte im Spiel?
    Z-Karte, vier Zauberer, höchste Karte
    Zauberer
    Was kann der Magier?
    Anzahl der Zauberer
    Stärke der Zauberer
    Was sind die Sonderkarten?
    Sind Zauberer immer Trümpfe?
wizard-9-asked =
    Was macht ein Narr?
    Wie viele Narren gibt es?
    Was bedeutet das N auf der Karte?
    Ist ein Narr niedriger als die 1?
    Kann ein Narr Trumpf sein?
    Was ist die schwächste Karte im Spiel?
    N-Karte, vier Narren, niedrigste Karte
    Narr
    Wozu ist der Joker gut?
    Stärke der Narren
    Ist der Narr kleiner als eins?

## Das Geben

wizard-10-asked =
    Wie viele Karten bekommt jeder?
    Wie viele Karten habe ich in der dritten Runde?
    Wie viele Karten gibt es in der ersten Runde?
    Werden es jede Runde mehr Karten?
    Werden in der letzten Runde alle Karten ausgeteilt?
    Wann sind alle Karten verteilt?
    Kartenzahl pro Runde, Handkarten, jede Runde eine Karte mehr
    Wie viele Karten hat man in Runde 5?
    Handkarten pro Runde
    Wie ändert sich die Zahl der Handkarten?
    Wie viele Stiche gibt es in einer Runde?
    Bekommt man jedes Mal mehr Karten?
    Wie viele Karten werden pro Runde ausgeteilt?
wizard-11-asked =
    Was passiert mit den Karten, die übrig sind?
    Wohin kommen die restlichen Karten?
    Liegt der Stapel verdeckt?
    Was ist der Talon?
    Darf ich in den Stapel schauen?
    übrige Karten, Reststapel, verdeckter Stapel
    restliche Karten
    nicht verteilte Karten
wizard-12-asked =
    Wer gibt als Nächstes?
    Wechselt der Geber nach jeder Runde?
    Wer teilt die zweite Runde aus?
    Gibt immer dieselbe Person?
    In welche Richtung wandert das Geben?
    nächster Geber, Geberwechsel, reihum geben
    Wohin wandert der Geber?
    Geber
    Wer ist in Runde zwei Geber?

## Trumpf

wizard-13-asked =
    Wie wird der Trumpf bestimmt?
    Was ist in dieser Runde Trumpf?
    Welche Farbe ist Trumpf?
    Welche Karte wird nach dem Geben aufgedeckt?
    Wechselt der Trumpf jede Runde?
    Woher weiß man, was Trumpf ist?
    Trumpf bestimmen, oberste Karte aufdecken, Trumpffarbe ermitteln
    Trumpf
    Wie findet man die Trumpffarbe?
    Wann wird eine Karte für den Trumpf umgedreht?
    Woher kommt der Trumpf?
    Welche Karte entscheidet über den Trumpf?
wizard-14-asked =
    Was bringt ein Trumpf?
    Sticht eine kleine Trumpfkarte eine hohe Karte einer anderen Farbe?
    Schlägt die Trumpf-1 eine 13?
    Was kann die Trumpffarbe?
    Kann eine andere Farbe den Trumpf schlagen?
    Trumpf Bedeutung, stechen, Trumpf schlägt Farbe
    Schlägt eine Trumpf-2 eine rote 13?
    Was schlägt ein Trumpf?
    Was kann ich mit Trumpf stechen?
    Was bedeutet Trumpf?
    Stärke der Trümpfe
wizard-15-asked =
    Was ist, wenn ein Narr aufgedeckt wird?
    Gibt es Trumpf, wenn der Narr oben liegt?
    Welche Farbe ist Trumpf bei einem Narren als Trumpfkarte?
    Der Geber deckt einen Narren auf, und jetzt?
    Narr aufgedeckt, Narr als Trumpfkarte, Runde ohne Trumpf
    Die Trumpfkarte ist ein Narr
    kein Trumpf wegen eines Narren
    Was ist, wenn die umgedrehte Karte ein Narr ist?
wizard-16-asked =
    Was ist, wenn ein Zauberer aufgedeckt wird?
    Wer bestimmt den Trumpf, wenn ein Zauberer oben liegt?
    Darf der Geber erst seine Karten ansehen?
    Wer darf sich den Trumpf aussuchen?
    Zauberer als Trumpfkarte, was nun?
    Zauberer aufgedeckt, Trumpf wählen, Trumpf aussuchen
    Die Trumpfkarte ist ein Zauberer
    Darf der Geber erst in seine Karten schauen und dann Trumpf wählen?
    Der Geber sucht sich den Trumpf aus
    Ein Zauberer liegt oben auf dem Stapel, wer entscheidet?
    Was ist, wenn die umgedrehte Karte ein Zauberer ist?
wizard-17-asked =
    Gibt es in der letzten Runde Trumpf?
    Warum hat die letzte Runde keinen Trumpf?
    Was ist Trumpf, wenn alle Karten verteilt sind?
    Was deckt man auf, wenn kein Stapel mehr da ist?
    letzte Runde ohne Trumpf, Schlussrunde Trumpf
    Gibt es in der 20. Runde zu dritt Trumpf?
    Wieso haben wir jetzt keinen Trumpf?

## Die Ansage

wizard-18-asked =
    Wer sagt zuerst an?
    In welcher Reihenfolge wird angesagt?
    Wann muss ich ansagen?
    Wer sagt zuletzt an?
    Darf ich meine Karten vor der Ansage sehen?
    Sagt der Geber als Letzter an?
    Sagt man laut und nacheinander an?
    Reihenfolge der Ansagen, erste Ansage, links vom Geber ansagen
    Wer macht die erste Vorhersage?
    Wer muss zuerst tippen?
    Sagt der Geber zuletzt an?
    Sage ich an, bevor oder nachdem der Trumpf bekannt ist?
    Wo fängt das Ansagen an?
    Wer fängt mit dem Ansagen an?
wizard-19-asked =
    Werden die Ansagen noch einmal vorgelesen?
    Wer wiederholt die Ansagen?
    Was kommt zwischen dem Ansagen und der ersten Karte?
    Kann jemand noch mal sagen, was alle angesagt haben, bevor es losgeht?
    Ansagen vorlesen, Ansagen wiederholen
wizard-20-asked =
    Darf ich sehen, was die anderen angesagt haben?
    Darf ich mitten in der Runde nach einer Ansage fragen?
    Wie viele Stiche fehlen ihr noch?
    Ich habe meine Ansage vergessen, darf ich nachsehen?
    Muss ich mir die Ansagen merken?
    Ansage nachsehen, fehlende Stiche, Ansagen einsehen
    Wie viele Stiche braucht er jetzt noch?
    Wie viele Stiche fehlen mir zu meiner Ansage?
    Was hat er angesagt?
    Wie viele hat sie getippt?
    Sind die Ansagen öffentlich?
    Darf ich wissen, was mein Nachbar angesagt hat?
wizard-21-asked =
    Darf ich null ansagen?
    Wie viel darf ich höchstens ansagen?
    Darf ich mehr Stiche ansagen, als ich Karten habe?
    Dürfen die Ansagen im normalen Spiel aufgehen?
    Muss die Summe der Ansagen im Grundspiel etwas Bestimmtes sein?
    Gibt es halbe Stiche bei der Ansage?
    null Stiche, Nullansage, höchste Ansage, erlaubte Zahlen
    0 ansagen
    Ist 0 als Ansage erlaubt?
    mehr ansagen, als ich Karten habe
    kleinste Ansage
    Muss ich mindestens einen Stich ansagen?
    Kann ich gar keinen Stich ansagen?

## Die Stiche

wizard-22-asked =
    Wer fängt an?
    Wer beginnt die Runde?
    Wer spielt die erste Karte?
    Wer kommt zum ersten Stich heraus?
    In welche Richtung wird gespielt?
    Wer ist nach den Ansagen dran?
    Spielt der Geber zuerst aus?
    Startspieler, Spielreihenfolge, Spielrichtung, erster Stich ausspielen
    Wer beginnt?
    Wer legt die erste Karte?
    Beginnt die Person links vom Geber?
    Wer kommt raus?
    Welche Person eröffnet die Runde?
    Wer spielt in der Runde zuerst?
    Wer ist als Erster dran?
wizard-23-asked =
    Muss ich bedienen?
    Muss ich die gleiche Farbe spielen wie die erste Karte?
    Was heißt bedienen?
    Warum darf ich diese Karte nicht spielen?
    Warum sind manche meiner Karten gesperrt?
    Darf ich stechen, obwohl ich die Farbe habe?
    Bedienpflicht, Farbzwang, Farbe bekennen
    Muss ich die angespielte Farbe legen?
    Jemand hat Grün gelegt, obwohl er Blau hat, darf er das?
    Jemand hat nicht bedient, ist das erlaubt?
    Muss man zugeben?
    Darf ich eine andere Farbe legen, wenn ich die geforderte habe?
wizard-24-asked =
    Was ist, wenn ich nicht bedienen kann?
    Muss ich trumpfen, wenn ich die Farbe nicht habe?
    Was darf ich spielen, wenn mir die Farbe fehlt?
    Darf ich irgendeine Karte abwerfen?
    Gibt es Trumpfzwang?
    Muss ich übertrumpfen?
    Stechzwang, abwerfen, Farbe nicht auf der Hand, blank
    Ich habe keine rote Karte, was darf ich legen?
    Muss ich stechen?
    Trumpfpflicht
    Ich habe die Farbe nicht
    Mir fehlt die ausgespielte Farbe
    Ich kann nicht bedienen, was darf ich abwerfen?
    keine passende Farbe auf der Hand
wizard-25-asked =
    Darf ich einen Narren spielen, obwohl ich bedienen könnte?
    Wann darf ich einen Zauberer spielen?
    Geht ein Zauberer auch, wenn ich die Farbe habe?
    Müssen Zauberer und Narren bedienen?
    Kann ich mich mit einem Narren um das Bedienen drücken?
    Zauberer jederzeit, Narr jederzeit, Sonderkarten statt bedienen
    Ich habe Blau, will aber einen Narren abwerfen
    Darf ich einen Narren statt der Farbe legen, die ich habe?
    Narr, obwohl ich die Farbe habe
    Zauberer trotz passender Farbe
    Wann kann man Zauberer legen?
    Wann werde ich einen Narren los?
    Blau ist gefordert und ich habe Blau, darf ich trotzdem den Zauberer spielen?
    Muss ich bedienen, wenn ich einen Zauberer auf der Hand habe?
    Müssen Narren bedienen?
wizard-26-asked =
    Muss ich meinen Zauberer spielen, wenn ich nicht bedienen kann?
    Muss ich einen Narren legen, wenn ich die Farbe nicht habe?
    Darf ich den Zauberer aufheben und etwas anderes abwerfen?
    Was sagen die bulgarische und die griechische Ausgabe zu Zauberern und Narren?
    Werde ich gezwungen, einen Zauberer herzugeben?
    Zauberer behalten, kein Zwang zum Zauberer, Unterschied der Ausgaben
wizard-27-asked =
    Gewinnt die höchste Karte?
    Schlägt ein Zauberer den Trumpf?
    Was schlägt die Trumpf-13?
    Gibt es etwas, das einen Zauberer schlägt?
    Was ist höher, Trumpf oder Zauberer?
    Zauberer gegen Trumpf, höchste Karte sticht
    Kann ein Trumpf einen Zauberer schlagen?
    Was ist die stärkste Karte im Stich?
wizard-28-asked =
    Wer spielt den nächsten Stich aus?
    Wer kommt nach einem Stich raus?
    Was mache ich mit gewonnenen Stichen?
    Wer nimmt die Karten vom Tisch?
    Müssen die anderen sehen, wie viele Stiche ich habe?
    Stichgewinn ausspielen, nächster Stich, Stiche sichtbar ablegen
    Wer spielt nach einem gewonnenen Stich aus?
    Wer den Stich macht, spielt weiter?
    Ich habe den Stich gewonnen, bin ich wieder dran?
    Muss ich zeigen, wie viele Stiche ich habe?
    Wer beginnt den zweiten Stich?
wizard-29-asked =
    Wie viele Stiche hat die erste Runde?
    Ist die erste Runde nach einem Stich vorbei?
    Warum ist die erste Runde so kurz?
    Spielt man in Runde eins nur eine Karte?
    nur ein Stich, erste Runde Stiche
wizard-30-asked =
    Wer gewinnt den Stich?
    Wer bekommt den Stich?
    Wer gewinnt, wenn zwei Zauberer im Stich sind?
    Wer macht den Stich, wenn niemand Trumpf gespielt hat?
    Gewinnt eine höhere Karte einer anderen Farbe?
    In welcher Reihenfolge schlagen sich die Karten?
    Was ist, wenn mehrere Trümpfe im Stich liegen?
    Stichgewinn, Rangfolge, Reihenfolge der Karten, erster Zauberer dann Trumpf dann Farbe
    zwei Zauberer in einem Stich
    Wer gewinnt, wenn kein Trumpf im Stich ist?
    Welche Farbe gewinnt den Stich ohne Trumpf?
    zwei Trümpfe im Stich
    Gewinnt der höchste Trumpf den Stich?
    Welche Karte gewinnt?

## Zauberer und Narren

wizard-31-asked =
    Was ist, wenn ein Zauberer ausgespielt wird?
    Was darf ich spielen, wenn ein Zauberer als Erstes kommt?
    Darf ich auf einen Zauberer noch einen Zauberer legen?
    Welche Farbe muss ich bedienen, wenn jemand mit einem Zauberer rauskommt?
    Kann ein ausgespielter Zauberer noch verlieren?
    Zauberer anspielen, Zauberer als erste Karte
    Jemand beginnt mit einem Zauberer, was legen die anderen?
    Zauberer auf Zauberer
    Kann ich auf einen Zauberer mit einem Zauberer antworten?
    Ist ein ausgespielter Zauberer unschlagbar?
    erste Karte Zauberer
wizard-32-asked =
    Muss ich einen Zauberer spielen, wenn Trumpf ausgespielt wird?
    Trumpf ist gefordert und ich habe nur einen Zauberer, muss ich ihn spielen?
    Zählt der Zauberer beim Bedienen als Trumpf?
    Muss man Trumpf mit dem Zauberer bedienen?
    Trumpf angespielt, kein Trumpf außer Zauberer
    Trumpf wird ausgespielt, muss ich meinen Zauberer hergeben?
wizard-33-asked =
    Was ist, wenn ein Narr ausgespielt wird?
    Welche Farbe gilt, wenn die erste Karte ein Narr ist?
    Darf ich nach einem ausgespielten Narren alles spielen?
    Wer bestimmt die Farbe nach einem Narren am Anfang?
    Darf ich mit einem Narren herauskommen?
    Narr anspielen, Narr als erste Karte, Farbe nach Narr
    Die erste Karte ist ein Narr, was jetzt?
    Was lege ich nach einem Narren, der zuerst kam?
    Ein Narr ist ausgespielt, was tut die zweite Person?
    Narr zuerst, welche Farbe
    Narr als Erstes
wizard-34-asked =
    Kann ein Narr einen Stich gewinnen?
    Was ist, wenn alle einen Narren spielen?
    Wer bekommt einen Stich aus lauter Narren?
    Verliert der Narr immer?
    Warum gibt es zu fünft keinen Stich nur mit Narren?
    lauter Narren, nur Narren im Stich, Narr gewinnt
    vier Narren in einem Stich
    Alle haben einen Narren gelegt
    nur Narren gespielt

## Die Punkte

wizard-35-asked =
    Wie werden die Punkte gezählt?
    Wie viele Punkte gibt eine richtige Ansage?
    Wie viel zählt ein Stich?
    Was bekomme ich für null angesagt und null gemacht?
    Drei angesagt und drei gemacht, wie viele Punkte?
    Wie funktioniert die Wertung?
    Punktewertung, 20 Punkte, Bonus, Punkte pro Stich
    Punkte
    Was bringt eine Nullansage?
    Punkte für null Stiche
    Wie viel gibt es für eine genaue Prognose?
    Belohnung für eine richtige Ansage
    4 angesagt und 4 gemacht
wizard-36-asked =
    Was passiert, wenn meine Ansage falsch war?
    Wie viele Punkte verliere ich?
    Was ist, wenn ich zu viele Stiche mache?
    Ich habe weniger Stiche als angesagt, was kostet das?
    Bekomme ich bei falscher Ansage Punkte für meine Stiche?
    Wie viele Minuspunkte gibt es für zwei daneben?
    Strafpunkte, Minuspunkte, Überstich, zu wenig Stiche, minus 10
    Ich habe 2 getippt und 3 gemacht, was bekomme ich?
    ein Stich zu viel, ein Stich zu wenig
    Ich habe mich um zwei verschätzt
    Strafe für eine falsche Ansage
    Was verliere ich bei einem falschen Tipp?
    zwei angesagt und keinen gemacht
    0 angesagt, aber 1 gemacht
    Verliere ich Punkte, wenn ich zu viele Stiche habe?
wizard-37-asked =
    Kann man ins Minus kommen?
    Kann mein Punktestand unter null fallen?
    Werden die Punkte aller Runden zusammengezählt?
    Wie schreibt man die Summe auf den Block?
    Fängt jede Runde wieder bei null Punkten an?
    laufende Summe, negativer Punktestand, Zwischenstand
    negative Punkte
    Punkte unter null
    Werden die Punkte zusammengezählt?
    Kann die Summe negativ sein?

## Das Ende

wizard-38-asked =
    Wie viele Runden gibt es?
    Wie viele Runden spielt man zu viert?
    Wie lange dauert eine Partie?
    Wann ist das Spiel zu Ende?
    Sind es zu dritt wirklich zwanzig Runden?
    Rundenzahl, Anzahl der Runden, Spieldauer, Spielende
    Wie viele Runden spielt man zu fünft?
    Runden, Durchgänge
    Wann ist Schluss?
    Wann ist es vorbei?
    Wie viele Runden mit 4 Leuten?
    Spiellänge
wizard-39-asked =
    Wer gewinnt am Ende?
    Zählt die letzte Runde auch?
    Wird die Schlussrunde anders gewertet?
    Wer hat nach der letzten Runde gewonnen?
    Gewinnen die meisten Stiche oder die meisten Punkte?
    Sieger, Endwertung, Schlusswertung, höchste Summe gewinnt
    Zählen die Punkte der Schlussrunde mit?
    Wer hat gewonnen?
    Wie wird der Sieger ermittelt?
    meiste Punkte gewinnt

## Varianten

wizard-40-asked =
    Was ist Plus/minus eins?
    Warum dürfen die Ansagen nicht aufgehen?
    In welcher Variante darf die Summe nicht der Stichzahl entsprechen?
    Darf in der fünften Runde zusammen fünf angesagt sein?
    Liegt bei Plus/minus eins immer jemand falsch?
    Variante Plus minus eins, Summe der Ansagen verboten, Ansagen nicht aufgehen
    Warum darf die Summe unserer Tipps nicht stimmen?
    Die Ansagen dürfen nicht aufgehen, ist das eine Regel?
    +/-1 als Variante
    Variante Plus minus erklärt
wizard-41-asked =
    Was ist die verdeckte Ansage?
    Können alle gleichzeitig ansagen?
    Können wir die Ansagen aufschreiben und zusammen zeigen?
    Wie verhindert man, dass die Ansagen der anderen mich beeinflussen?
    Wann kommen verdeckte Ansagen auf den Block?
    Variante verdeckt ansagen, Ansagezettel, gleichzeitig aufdecken
    verdeckte Ansage
    Ansagen auf Zettel schreiben
    gleichzeitig tippen
wizard-42-asked =
    Was ist die geheime Ansage?
    Können wir die Ansagen bis zum Ende der Runde geheim halten?
    Wann zeige ich meine geheime Ansage?
    Welche Variante deckt die Ansagen erst nach der Runde auf?
    Variante geheim ansagen, Ansagen während des Spiels unbekannt
    geheime Ansage
    Ansagen erst am Rundenende zeigen
    Wann werden geheime Ansagen aufgedeckt?
    Niemand kennt die Ansagen, während gespielt wird
wizard-43-asked =
    Was ist Hellsehen?
    Warum sehe ich meine eigene Karte nicht?
    Wie geht die Variante mit der Karte an der Stirn?
    Muss ich in der ersten Runde ansagen, ohne meine Karte zu kennen?
    Wessen Karten sehe ich beim Hellsehen?
    Gilt Hellsehen nur in der ersten Runde?
    Karte auf der Stirn, Indianerpoker, blind ansagen
    Hellsehen
    Spielt man die erste Runde blind?
    Alle sehen meine Karte, nur ich nicht
    Warum ist meine Karte vor mir verborgen?

## Das einfarbige Spiel

wizard-44-asked =
    Zu wievielt spielt man einfarbig?
    Geht das einfarbige Spiel zu fünft?
    Kann man einfarbig zu sechst spielen?
    Was ist das einfarbige Spiel?
    einfarbig Spielerzahl, einfarbige Variante zu dritt oder viert
    einfarbiges Spiel
    einfarbig wie viele Personen
wizard-45-asked =
    Welche Karten bekomme ich im einfarbigen Spiel?
    Hat einfarbig jeder seine eigene Farbe?
    Wie viele Zauberer und Narren hat man im einfarbigen Spiel?
    Woraus besteht mein eigener Stapel?
    eigene Farbe ein Zauberer ein Narr, einfarbig Kartenverteilung
    Wie viele Karten hat jeder im einfarbigen Spiel?
wizard-46-asked =
    Was passiert einfarbig zu dritt mit der vierten Farbe?
    Welche Farbe bleibt übrig, wenn drei einfarbig spielen?
    Braucht man einfarbig alle vier Farben?
    Farbe aus dem Spiel, unbenutzte Farbe, einfarbig zu dritt
wizard-47-asked =
    Gibt es im einfarbigen Spiel Trumpf?
    Welche Farbe ist einfarbig Trumpf?
    Wird im einfarbigen Spiel eine Karte aufgedeckt?
    einfarbig ohne Trumpf, einfarbig Trumpffarbe
    Hat das einfarbige Spiel Trumpf?
wizard-48-asked =
    Wie viele Karten ziehe ich im einfarbigen Spiel?
    Beginnt einfarbig mit vier Karten?
    Wer mischt im einfarbigen Spiel?
    Wie viele Karten hat man einfarbig in der zweiten Runde?
    vier Karten ziehen, einfarbig Handkarten, fünfzehn eigene Karten
    Karten in der ersten einfarbigen Runde
    einfarbig Starthand
wizard-49-asked =
    Sagt man im einfarbigen Spiel offen oder geheim an?
    Wie wird einfarbig angesagt?
    Wann vereinbart man die Art der Ansage im einfarbigen Spiel?
    einfarbig Ansage offen geheim
    einfarbig verdeckt ansagen
wizard-50-asked =
    Wer gewinnt im einfarbigen Spiel den Stich?
    Spielen die Farben einfarbig eine Rolle?
    Gewinnt die höchste Zahl, wenn jeder eine andere Farbe hat?
    einfarbig höchster Wert, Farben egal
    Schlägt einfarbig eine rote 9 eine blaue 8?
    Wer bekommt einfarbig den Stich?
wizard-51-asked =
    Was ist, wenn einfarbig zwei gleich hohe Karten fallen?
    Zwei haben eine 13 gespielt, wer bekommt den Stich?
    Wer gewinnt bei gleicher Zahl?
    gleiche Karten, gleicher Wert, zuerst gespielte Karte gewinnt
    einfarbig zweimal die 13
    gleicher Wert im Stich
    einfarbig zweimal die gleiche Zahl
wizard-52-asked =
    Bekomme ich nach einer einfarbigen Runde meine Karten zurück?
    Was passiert im einfarbigen Spiel nach der Runde mit den Karten?
    Wird einfarbig jede Runde neu gemischt?
    Karten zurückgeben, Karten sortieren, neu mischen
    Behalte ich im einfarbigen Spiel meine Karten für die nächste Runde?
wizard-53-asked =
    Wie viele Runden hat das einfarbige Spiel?
    Wann endet das einfarbige Spiel?
    Wie lange spielt man einfarbig?
    einfarbig zwölf Runden, einfarbig Rundenzahl
    Wann ist das einfarbige Spiel zu Ende?

## Unsere Auslegungen

wizard-54-asked =
    Was ist, wenn zwei Narren zuerst gespielt werden?
    Welche Farbe wird nach mehreren Narren am Anfang bedient?
    Erst Narr, dann noch ein Narr: Wer bestimmt die Farbe?
    Legt der zweite Narr die Farbe fest?
    mehrere Narren zuerst, zwei Narren hintereinander
    zwei Narren und dann Blau
    Narr, Narr, rote 5: Welche Farbe bediene ich?
    Die ersten beiden Karten sind Narren
wizard-55-asked =
    Was ist, wenn auf einen ausgespielten Narren ein Zauberer folgt?
    Erst Narr, dann Zauberer: Muss ich dann bedienen?
    Erst kommt ein Narr, dann ein Zauberer, was darf die dritte Person spielen?
    Gibt es eine Farbe zu bedienen nach Narr und Zauberer?
    Narr dann Zauberer, Zauberer nach Narr
    Muss ich nach Narr und Zauberer bedienen?
    Ein Narr wird ausgespielt, danach ein Zauberer, dann bin ich dran
wizard-56-asked =
    Muss ich noch bedienen, wenn mitten im Stich ein Zauberer gefallen ist?
    Auf eine rote Karte kam ein Zauberer, muss ich trotzdem Rot spielen?
    Befreit mich ein Zauberer an zweiter Stelle vom Bedienen?
    Der Stich geht sowieso an den Zauberer, darf ich abwerfen?
    Zauberer später im Stich, trotzdem bedienen
    Als Zweites kam ein Zauberer, muss ich noch bedienen?
    Zauberer mitten im Stich, Bedienpflicht
    Rot ausgespielt, dann ein Zauberer, muss ich Rot spielen?
    Hebt ein Zauberer die ausgespielte Farbe auf?
wizard-57-asked =
    Erst Zauberer, dann Blau: Muss ich Blau bedienen?
    Legt nach einem ausgespielten Zauberer die zweite Karte die Farbe fest?
    Muss ich die Karte bedienen, die nach dem Zauberer gespielt wurde?
    Zauberer zuerst dann Farbe, keine Farbe nach Zauberer
    Erst Zauberer, dann Grün, muss ich Grün legen?
    Zauberer ausgespielt, dann Gelb, muss ich Gelb spielen?
wizard-58-asked =
    Darf der Geber „kein Trumpf“ wählen?
    Darf ich beim aufgedeckten Zauberer auf Trumpf verzichten?
    Muss ich eine Trumpffarbe nennen?
    Wann muss der Trumpf genannt werden, vor oder nach den Ansagen?
    Darf man zwei Farben zum Trumpf machen?
    ohne Trumpf wählen, Trumpf ablehnen, Trumpf vor der Ansage nennen
    Der Geber will gar keinen Trumpf
    Muss der Geber eine Farbe wählen?
    Muss der Geber einen Trumpf nennen?
    Trumpfwahl: keinen
wizard-59-asked =
    Sehen alle die aufgedeckte Karte?
    Bekommt jemand die Trumpfkarte?
    Darf ich die aufgedeckte Karte tauschen?
    Wird die offene Karte in der Runde noch gespielt?
    Trumpfkarte nehmen, aufgedeckte Karte aus dem Spiel
    Darf ich die Trumpfkarte auf die Hand nehmen?
    Spielt die aufgedeckte Karte in der Runde mit?
    Darf ich die Trumpfkarte sehen?
wizard-60-asked =
    Was ist bei Gleichstand?
    Wer gewinnt, wenn zwei gleich viele Punkte haben?
    Gibt es einen Tiebreak?
    Kann es zwei Gewinner geben?
    Wir sind am Ende punktgleich
    Gleichstand, unentschieden, geteilter Sieg, gleiche Summe
    Zwei Spieler haben am Schluss gleich viele Punkte
    geteilter erster Platz
    gleiche Punktzahl, wer gewinnt?
    Unentschieden am Ende
    Wir haben gleich viele Punkte
    gleiche Summe am Ende
wizard-61-asked =
    Welcher Platz gibt an diesem Tisch zuerst?
    Kann der erste Geber ausgelost werden?
    Warum gibt Platz A zuerst?
    Können wir festlegen, wer zuerst gibt?
    Platz A, zufälliger Geber, Los, Einstellung erster Geber
    den ersten Geber auswählen
wizard-62-asked =
    Warum darf ich diese Zahl nicht ansagen?
    Welche Zahl ist für die letzte Ansage verboten?
    Wen betrifft Plus/minus eins?
    Ich sage als Letzter an, was darf ich nicht sagen?
    Kann es sein, dass mir bei Plus/minus eins keine Zahl bleibt?
    Darf der Geber die Ansagen nicht aufgehen lassen?
    letzte Ansage, verbotene Zahl, gesperrte Zahl
    Warum darf ich nicht 3 ansagen?
    Warum ist meine Ansage gesperrt?
    verbotene Zahl für die letzte Person
    Der Letzte darf die Zahl nicht sagen
    Einschränkung für die letzte Ansage
    Was darf der Geber nicht ansagen?
wizard-63-asked =
    Kann man Plus/minus eins mit verdeckten Ansagen verbinden?
    Geht Plus/minus eins mit geheimer Ansage?
    Warum lässt sich Plus/minus eins bei geheimen Ansagen nicht einschalten?
    Plus minus eins nur offen, nicht mit verdeckt
    Plus/minus eins und geheime Ansage zusammen
    verdeckt und Plus/minus eins zusammen
wizard-64-asked =
    Was ist der Unterschied zwischen verdeckter und geheimer Ansage?
    Welche Arten der Ansage gibt es?
    Wann werden die Ansagen gezeigt?
    Kann man verdeckt und geheim zugleich ansagen?
    Verdeckt oder geheim, was wird vor dem Spielen gezeigt?
    offen verdeckt geheim, Ansagearten, Ansage einstellen
    Arten anzusagen
wizard-65-asked =
    Was sehe ich bei geheimer Ansage?
    Warum sehe ich bei geheimen Ansagen während der Runde keine Punkte?
    Sehen die anderen bei geheimer Ansage meine Stiche?
    Sind die gespielten Karten bei geheimer Ansage sichtbar?
    geheime Ansage was ist sichtbar, Punkte erst nach der Runde
    Punkte bei geheimer Ansage versteckt
    Was ist bei geheimer Ansage nicht zu sehen?
wizard-66-asked =
    Beim Hellsehen wird ein Zauberer aufgedeckt, wer bestimmt den Trumpf?
    Darf der Geber beim Hellsehen vor der Trumpfwahl seine Karte sehen?
    Wie wählt man Trumpf mit der Karte an der Stirn?
    Hellsehen Zauberer aufgedeckt, Trumpf blind bestimmen
    Trumpf wählen, ohne die eigene Karte zu sehen
wizard-67-asked =
    Wann sehe ich beim Hellsehen meine eigene Karte?
    Kann ich beim Hellsehen aussuchen, was ich spiele?
    Darf ich nach dem Ansagen die Karte von der Stirn nehmen?
    Warum wird meine Karte beim Hellsehen von selbst gespielt?
    Hellsehen eigene Karte ansehen, keine Wahl, einzige Karte
    Wann darf ich die Karte an meiner Stirn ansehen?
    Spiele ich meine Karte, ohne sie zu sehen?
wizard-68-asked =
    Kann man Hellsehen einfarbig spielen?
    Warum kann ich Hellsehen im einfarbigen Spiel nicht wählen?
    Passen Hellsehen und einfarbig zusammen?
    Hellsehen einfarbig kombinieren
    Hellsehen und einfarbig zugleich
wizard-69-asked =
    Wie hoch ist ein Zauberer im einfarbigen Spiel?
    Was ist ein Narr einfarbig wert?
    Schlägt der Zauberer einfarbig die 13?
    Gelten Zauberer und Narren auch im einfarbigen Spiel?
    einfarbig Zauberer über 13, Narr unter 1
    Narr im einfarbigen Spiel
    Zauberer im einfarbigen Spiel
wizard-70-asked =
    Muss ich im einfarbigen Spiel bedienen?
    Welche Karten darf ich einfarbig spielen?
    Darf ich im einfarbigen Spiel legen, was ich will?
    einfarbig jede Karte, einfarbig bedienen, kein Farbzwang
    einfarbig Farbe bekennen
wizard-71-asked =
    Wer fängt im einfarbigen Spiel an?
    Gibt es einfarbig einen Geber?
    Wer sagt einfarbig zuerst an?
    Wer spielt einfarbig aus, wenn niemand gibt?
    einfarbig Geber, einfarbig Startspieler, dem Namen nach Geber
    einfarbig wer beginnt
    Wer ist einfarbig der Geber?
wizard-72-asked =
    Kann man einfarbig mit Plus/minus eins spielen?
    Geht Plus/minus eins im einfarbigen Spiel?
    Welche Varianten passen zum einfarbigen Spiel?
    einfarbig plus minus eins, Varianten kombinieren
wizard-73-asked =
    Darf ich alte Stiche ansehen?
    Kann ich den letzten Stich noch mal sehen?
    Was wurde vorhin gespielt, darf ich nachsehen?
    Darf ich in den Stichen der anderen blättern?
    Welche Karten sind schon weg?
    letzter Stich, gespielte Karten, Stiche nachschauen, zurückblättern
    den vorigen Stich ansehen
    Darf ich alte Stiche nachsehen?
    den letzten Stich zeigen
    meine eigenen Stiche ansehen
    Können wir die gemachten Stiche nachprüfen?
wizard-74-asked =
    Was ist eine Turnierpartie?
    Wie viele Karten gibt es im Turnier?
    Kann man nur zehn Runden spielen?
    Gibt es ein schnelleres Spiel, das um zwei Karten wächst?
    Womit verträgt sich die Turnierpartie nicht?
    Fängt das Turnier zu dritt mit zwei Karten an?
    Turnierrunden, Turniermodus, zehn Runden
    Turnier
    Wie viele Karten pro Runde hat das Turnier zu viert?
    Gibt es eine kürzere Turnierversion?
wizard-75-asked =
    Kann man kürzer spielen?
    Kann man nur drei Runden spielen?
    Kann ich die Runden selbst festlegen?
    Was bedeutet 2-4 bei den Runden?
    Wie schreibe ich 1+3+5?
    Ich möchte eine einzelne Runde üben
    kurze Partie, weniger Runden, eigene Runden, Rundenauswahl
    nur 5 Runden
    schnelles Spiel
    nur Hände von 2 bis 4 Karten üben
    nur die Runden 1, 3 und 5
    Wie stelle ich weniger Runden ein?
wizard-76-asked =
    Kann man mit weniger Karten spielen?
    Was bedeutet 2x3?
    Kann ich einen kleineren Kartensatz nehmen?
    Welche Karten bleiben im kleinen Kartensatz?
    Wie viele Zauberer hat ein verkleinertes Deck?
    Kann ich zum Üben Farben weglassen?
    kleines Deck, weniger Farben, verkleinerter Kartensatz
    weniger Farben
    nur zwei Farben benutzen
    Wie stelle ich weniger Karten ein?
    mit weniger Karten spielen
