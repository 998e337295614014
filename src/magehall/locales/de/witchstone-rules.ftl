### Die Regeln von Witchstone, Absatz für Absatz, in eigenen Worten. Eine Aktion ist eine Verwendung eines Symbols; ein Ort ist ein
### Platz auf der Karte.

witchstone-section-aim-and-material = Ziel und Material

witchstone-1 = Zu zweit bis zu viert baut ihr rund um den Hexenstein ein Netz aus Energie; wer nach elf Runden die meisten Punkte hat, herrscht über den Hexenstein.
witchstone-2 = Alle haben einen Hexenkessel, fünfzehn Plättchen aus zwei Sechsecken (jedes Paar verschiedener Symbole einmal), eine große und elf kleine Hexen, zwanzig Energiesegmente, drei Eulen, sechs Kristalle der eigenen Farbe und einen schwarzen.
witchstone-3 = Gemeinsam gibt es zehn Eulenplättchen, vierzig Schriftrollen, fünfzehn Sonderplättchen aus einem Sechseck mit zwei Symbolen und einundzwanzig Chips.

witchstone-section-setting-up-the-board = Aufbau des Spielplans

witchstone-4 = Auf jedes Eulenfeld des Pentagramms kommt ein Stapel Eulenplättchen mit den Werten 7, 6, 5, 4 und 3, die 7 obenauf.
witchstone-5 = Die Schriftrollen werden zu einem verdeckten Stapel gemischt, und sechs liegen offen in den Fächern der Bibliothek.
witchstone-6 = Die Sonderplättchen werden zu einem verdeckten Stapel gemischt, und auf jedes der drei dunklen Felder des Pentagramms kommt eines offen.
witchstone-7 = Die Chips werden gemischt; auf jedem Ort außer dem Hexenstein liegt einer offen, die übrigen liegen offen auf der Tischdecke unter dem Regal.

witchstone-section-setting-up-the-players = Aufbau der Plätze

witchstone-8 = Der schwarze Kristall steht auf dem mittleren Feld des Kessels, die sechs eigenen stehen auf den anderen markierten Feldern.
witchstone-9 = Alle mischen ihre fünfzehn Plättchen, nehmen fünf davon, von den anderen ungesehen, hinter den Sichtschirm und behalten zehn verdeckt als Vorrat.
witchstone-10 = Von den eigenen Eulen steht eine auf der 0 der Punkteleiste, eine auf dem markierten Feld des Pentagramms und eine auf dem Griff des Zauberstabs.
witchstone-11 = Wer zuletzt in einem Topf gerührt hat, beginnt: Das ist Platz A, und die anderen folgen im Uhrzeigersinn.
witchstone-12 = Wer als Letztes dran sein wird, stellt zuerst die große Hexe auf einen freien Turm, dann die Person davor, und so weiter bis zu der, die beginnt.
witchstone-13 = Der Turm mit der großen Hexe ist der eigene; die anderen Türme sind fremd, besetzt oder nicht.
witchstone-14 = Das Aufstellen der großen Hexe bringt 2 Punkte und den Chip, der dort liegt, mit seiner Aktion.
witchstone-15 = Der benutzte Chip kommt hinter den Sichtschirm und zählt am Ende 2 Punkte.

witchstone-section-a-turn = Ein Zug

witchstone-16 = Man legt eines der Plättchen hinter dem Sichtschirm auf zwei beliebige leere Felder nebeneinander im eigenen Kessel.
witchstone-17 = Die sechs aufgedruckten Symbole dürfen nicht überdeckt werden.
witchstone-18 = Ein Feld mit einem Kristall darf nicht überdeckt werden; Kristalle kann man vorher bewegen oder herausnehmen.
witchstone-19 = Die beiden Symbole des Plättchens geben zwei Arten von Aktionen, die nacheinander in beliebiger Reihenfolge ausgeführt werden.
witchstone-20 = Dann zieht man ein neues Plättchen aus dem Vorrat.
witchstone-21 = Gespielt wird im Uhrzeigersinn, elf Züge pro Person, sodass der Vorrat leer ist und vier Plättchen hinter dem Sichtschirm bleiben.
witchstone-22 = Ein Symbol gibt so viele Aktionen, wie es gleiche Symbole in der zusammenhängenden Gruppe gibt, zu der es gehört; Schriftrollen sind eine Ausnahme.
witchstone-23 = Die erste Art von Aktion wird mit all ihren Bonusaktionen beendet, bevor die zweite beginnt.
witchstone-24 = Eine Art von Aktion, die sich nicht mehr nutzen lässt, entfällt einfach.
witchstone-25 = Bildet auch das zweite Symbol eine Gruppe, wird auch seine Aktion mehrmals ausgeführt.
witchstone-26 = Ein Symbol, das neben keinem gleichen liegt, gibt seine Aktion einmal.

witchstone-section-energy = Energie

witchstone-27 = Eine Energieaktion legt ein Segment aus dem eigenen Vorrat auf ein freies Glied einer unfertigen Kette.
witchstone-28 = Das erste Segment muss den eigenen Turm berühren, in beliebiger Richtung.
witchstone-29 = Mehrere Energieaktionen legen ebenso viele Segmente.
witchstone-30 = Eine Kette mit einem, zwei oder drei Gliedern zu vollenden bringt sofort 1, 3 oder 6 Punkte.
witchstone-31 = Eine Kette wird von derselben Person begonnen und vollendet: Wo jemand ein Segment gelegt hat, dürfen die anderen nie mehr.
witchstone-32 = Wer alle Segmente verbaut hat, hat keine Energieaktionen mehr.
witchstone-33 = Eine begonnene Kette muss vollendet sein, bevor eine andere begonnen wird.
witchstone-34 = Die nächste Kette beginnt am eigenen Turm oder an irgendeinem Ort, der mit ihm verbunden ist.

witchstone-section-witches = Hexen

witchstone-35 = Eine Hexenaktion legt eine Hexe aus der Reserve neben den eigenen Turm; eine liegende Hexe bringt noch nichts.
witchstone-36 = Oder sie stellt eine liegende Hexe auf und schickt sie sofort an einen anderen Ort, der durch fertige Ketten mit dem Turm verbunden ist.
witchstone-37 = Nur über eigene Ketten kostet das eine Aktion, an wie vielen Orten, besetzten oder freien, der Weg auch vorbeiführt.
witchstone-38 = Jede fremde Kette auf dem Weg kostet eine Aktion, wie lang sie auch ist; ohne genug Aktionen ist der Weg nicht möglich.
witchstone-39 = Jede Hexe, die an einem Ort aufgestellt wird, bringt sofort 2 Punkte.
witchstone-40 = Die erste Hexe an einem Ort nimmt dessen Chip, der eine Aktion seines Symbols oder 3 Punkte bringt.
witchstone-41 = Die Aktion des Chips darf jederzeit genutzt werden, solange Hexenaktionen laufen, spätestens nach der letzten Hexenaktion des Zugs.
witchstone-42 = Der Chip kommt dann hinter den Sichtschirm und zählt am Ende 2 Punkte.
witchstone-43 = Der Hexenstein hat vier Plätze und keinen Chip; eine Hexe nimmt den freien Platz mit den meisten Punkten und bringt diese zu ihren 2 dazu.
witchstone-44 = Bei mehreren Hexenaktionen dürfen Hinlegen und Losschicken beliebig abwechseln.
witchstone-45 = Stehen alle eigenen Hexen, gibt es keine Hexenaktionen mehr.
witchstone-46 = An einem Ort steht pro Farbe höchstens eine Hexe; neben dem eigenen Turm dürfen beliebig viele liegen.
witchstone-47 = Eine stehende Hexe bewegt sich nie mehr.

witchstone-section-pentagram = Pentagramm

witchstone-48 = Eine Pentagrammaktion bewegt die eigene Eule ein Feld im Uhrzeigersinn, mehrere Aktionen ebenso viele Felder.
witchstone-49 = Auf einem hellen Feld des Pentagramms geschieht nichts.
witchstone-50 = Wer ein oranges Feld erreicht oder an ihm vorbeizieht, nimmt das oberste Eulenplättchen seines Stapels.
witchstone-51 = Wer ein dunkles Feld erreicht oder an ihm vorbeizieht, nimmt das Sonderplättchen dort, und sofort kommt vom Stapel ein neues offen hin, solange es welche gibt.
witchstone-52 = Einmal genutzt gibt ein Sonderplättchen eine seiner beiden Aktionen zweimal, jederzeit innerhalb dieser Pentagrammaktion; dann liegt es neben dem Sichtschirm.
witchstone-53 = Dauerhaft genutzt wird es sofort auf ein leeres Feld des eigenen Kessels gelegt, und beide Symbole zählen von da an in Gruppen.
witchstone-54 = Es zu legen löst keine Aktion aus, aber es zählt für die zweite Aktion desselben Zugs.
witchstone-55 = Nach einer ganzen Runde geht die Eule weiter und nimmt Plättchen wie zuvor.
witchstone-56 = Ein Eulenfeld mit leerem Stapel bringt sofort 2 Punkte.
witchstone-57 = Ein leeres dunkles Feld gibt zwei Aktionen nach Wahl.

witchstone-section-crystals = Kristalle

witchstone-58 = Eine Kristallaktion bewegt einen Kristall auf ein benachbartes Feld oder von einem Ausgang auf den Rand.
witchstone-59 = Ein Kristall auf dem Rand kommt sofort ins Regal: in einen freien Kolben im Fach des Symbols am Rand oder ins unterste Fach, nach Wahl.
witchstone-60 = Im Fach des Symbols gibt er sofort zwei Aktionen dieses Symbols.
witchstone-61 = Im untersten Fach bringt er einen Chip nach Wahl von der Tischdecke, dessen Aktion jederzeit innerhalb dieser Kristallaktion genutzt werden darf; dann kommt der Chip hinter den Sichtschirm.
witchstone-62 = Mehrere Kristallaktionen dürfen einen Kristall weit bewegen oder mehrere Kristalle.
witchstone-63 = Kristallaktionen, die ein Kristall bringt, kommen zu den übrigen dazu.
witchstone-64 = Der schwarze Kristall bringt zwei mehr: vier Aktionen im Fach eines Symbols, drei mit einem Chip, 5 Punkte mit dem Chip für 3 Punkte.
witchstone-65 = Der schwarze Kristall zählt nie als Kristall im Regal, weder für den Zauberstab noch für eine Prophezeiung.
witchstone-66 = Ohne Kristalle im Kessel gibt es keine Kristallaktionen.
witchstone-67 = Kristalle dürfen über belegte Felder ziehen, müssen aber auf einem leeren enden; aufgedruckte Symbole gelten als belegt.
witchstone-68 = Weder ein Plättchen noch ein Sonderplättchen darf auf einen Kristall gelegt werden.
witchstone-69 = Kristalle verlassen den Kessel nur an den Feldern mit Pfeilen.
witchstone-70 = Ein Kolben fasst einen Kristall; ein Fach fasst zu zweit, zu dritt oder zu viert 4, 5 oder 6 Kristalle, das unterste 4, 5 oder 5.
witchstone-71 = Ist das Fach des Symbols voll, bleibt nur das unterste, und ist auch das voll, kommt der Kristall ohne Wirkung zurück in die Schachtel.
witchstone-72 = Jederzeit im eigenen Zug darf man einen Kristall direkt aus dem Kessel nehmen, ohne Wirkung; der erste kostet 1 Punkt, der zweite 2, der dritte 3 und so weiter.

witchstone-section-wand = Zauberstab

witchstone-73 = Eine Zauberstabaktion bewegt die eigene Eule ein Feld nach rechts, mehrere Aktionen ebenso viele Felder.
witchstone-74 = Auf einem hellen Feld des Zauberstabs geschieht nichts.
witchstone-75 = Wer ein dunkles Feld erreicht oder an ihm vorbeizieht, bekommt dessen Bonusaktionen; ist die Eule danach ganz vorn, allein oder mit anderen, werden die Boni aller dunklen Felder dieser Bewegung verdoppelt.
witchstone-76 = Wer ein Silberfeld erreicht oder an ihm vorbeizieht, bekommt Punkte für das, was es in diesem Moment zählt.
witchstone-77 = Auf dem letzten Feld gibt es keine Zauberstabaktionen mehr.
witchstone-78 = Boni und Wertungen einer Bewegung werden in der Reihenfolge ausgeführt, in der sie erreicht wurden.
witchstone-79 = Der Kristallbonus ist eine Kristallaktion, vorn sind es zwei.
witchstone-80 = Der Hexenbonus sind zwei Hexenaktionen, vorn vier.
witchstone-81 = Der Energiebonus ist eine Energieaktion, vorn sind es zwei.
witchstone-82 = Der Pentagrammbonus sind zwei Schritte, vorn vier.
witchstone-83 = Der Schriftrollenbonus ist eine der ersten drei Schriftrollen, vorn eine von allen sechs.
witchstone-84 = Das Silberfeld der Ketten bringt 1 Punkt für jede eigene fertige Kette.
witchstone-85 = Das Silberfeld der Schriftrollen bringt 1 Punkt für jede eigene Schriftrolle, auch für benutzte.
witchstone-86 = Das Silberfeld der Kristalle bringt 1 Punkt für jeden Kristall der eigenen Farbe im Regal.
witchstone-87 = Das Silberfeld der Hexen bringt 1 Punkt für jede eigene Hexe auf der Karte, liegend, stehend oder groß.
witchstone-88 = Das Silberfeld der Chips bringt 1 Punkt für jeden eigenen Chip.
witchstone-89 = Das Silberfeld der Sonderplättchen bringt 2 Punkte für jedes eigene Sonderplättchen, im Kessel oder neben dem Sichtschirm.

witchstone-section-scrolls = Schriftrollen

witchstone-90 = Eine einzelne Schriftrollenaktion nimmt die Schriftrolle aus dem untersten Fach.
witchstone-91 = Auch mehrere Schriftrollenaktionen nehmen nur eine Schriftrolle, aber nach Wahl aus ebenso vielen der untersten Fächer.
witchstone-92 = Die Schriftrollen darüber rücken sofort nach unten, und ins oberste Fach kommt eine neue.
witchstone-93 = Ein Verstärkungszauber wird einmal benutzt und nur, um Aktionen zu ergänzen, die anders ausgelöst wurden; selbst löst er keine aus.
witchstone-94 = Ein doppelter Verstärkungszauber bringt zwei Aktionen der Art, die er zeigt, dazu.
witchstone-95 = Ein einfacher Verstärkungszauber bringt eine Aktion beliebiger Art dazu.
witchstone-96 = Verstärkungszauber für dieselbe Aktion dürfen kombiniert werden.
witchstone-97 = Ein benutzter Verstärkungszauber wird umgedreht; jeder unbenutzte zählt am Ende 2 Punkte.
witchstone-98 = Eine Prophezeiung zählt 1 Punkt, wenn nichts von ihr erfüllt ist, und 3, 5 oder 7 Punkte auf der ersten, zweiten oder dritten Stufe.
witchstone-99 = Mehrere Chips mit Schriftrollen dürfen einzeln genutzt werden, jeder für die unterste Schriftrolle, oder zusammen für eine größere Auswahl.
witchstone-100 = Die unbenutzten Schriftrollen darf man als Stapel aufbewahren, damit nicht zu sehen ist, wie viele und welche es sind; sie kommen aber aus der offenen Bibliothek, gesehen haben sie also alle.
witchstone-101 = Ist der Stapel leer, wählt man aus dem, was übrig ist; ist auch die Bibliothek leer, verfallen Schriftrollenaktionen.

witchstone-section-the-end = Das Ende

witchstone-102 = Die Partie endet nach elf Runden.
witchstone-103 = Alle zählen die Werte ihrer Eulenplättchen dazu.
witchstone-104 = Jeder Chip bringt 2 Punkte dazu.
witchstone-105 = Jeder unbenutzte Verstärkungszauber bringt 2 Punkte dazu und jede unerfüllte Prophezeiung 1.
witchstone-106 = Jede erfüllte Prophezeiung bringt 3, 5 oder 7 Punkte dazu.
witchstone-107 = Die meisten Punkte gewinnen; bei Gleichstand gewinnt, wer auf dem Zauberstab weiter ist oder zuerst auf seinem letzten Feld war.

witchstone-section-prophecies = Prophezeiungen

witchstone-108 = Größte Gruppe eines Symbols: 4, 5 oder ab 6 zusammenhängende, mit aufgedruckten Symbolen und Sonderplättchen; was nicht zusammenhängt, zählt nicht.
witchstone-109 = Hexen an verschiedenen Orten: eine eigene Hexe am ersten gezeigten Ort, auch am zweiten, auch am dritten.
witchstone-110 = Bei Prophezeiungen mit verschiedenen und mit verbundenen Orten werden die Stufen der Reihe nach erfüllt: Ohne den ersten Ort zählen die anderen nichts, ohne den zweiten zählt der dritte nichts.
witchstone-111 = Hexen an Orten einer Art: an einem, zwei oder drei davon.
witchstone-112 = Verbundene Orte: durch eigene Ketten mit dem eigenen Turm verbunden, in der Reihenfolge auf der Schriftrolle.
witchstone-113 = Rang am Hexenstein: dritter, zweiter oder erster, wobei der beste Platz der erste ist.
witchstone-114 = Hexen auf der Karte: 5, 7 oder ab 9, liegend oder stehend, die große mitgezählt.
witchstone-115 = Hexen, die am Ende neben dem Turm liegen: 1, 2 oder ab 3, ohne die große.
witchstone-116 = Erreichte Silberfelder des Zauberstabs: 3, 4 oder ab 5.
witchstone-117 = Gesammelte Sonderplättchen: 2, 3 oder ab 4, im Kessel oder neben dem Sichtschirm.
witchstone-118 = Gesammelte Schriftrollen: 4, 5 oder ab 6, benutzt oder nicht.
witchstone-119 = Gesammelte Chips: 4, 5 oder ab 7.
witchstone-120 = Kristalle der eigenen Farbe im Regal: 3, 4 oder ab 5; nicht der schwarze und keiner, der von Hand herausgenommen wurde.
witchstone-121 = Ein schwarzer Turm auf einer Prophezeiung ist jeder Turm außer dem eigenen, besetzt oder nicht.
witchstone-122 = Ein Verstärkungszauber darf zu einer Aktion des Plättchens und zu jeder Bonusaktion gespielt werden, vom Pentagramm, von einem Kristall, vom Zauberstab oder von einem Chip.

witchstone-section-handicap = Handicap

witchstone-123 = Wer stark spielt, darf mit Handicap spielen: vier der gemischten Plättchen ungesehen in die Schachtel zurücklegen und aus weniger wählen.
witchstone-124 = Stufe 3 (leicht): drei Plättchen hinter dem Sichtschirm; eines spielen, eines ziehen; in den letzten beiden Zügen zwei und eines.
witchstone-125 = Stufe 2 (mittel): zwei Plättchen hinter dem Sichtschirm; im letzten Zug eines.
witchstone-126 = Stufe 1 (schwer): im eigenen Zug ein Plättchen ziehen und es spielen.
witchstone-127 = Die Partie endet, wenn alle elf Plättchen gespielt haben; auf Stufe 2 und 3 wird nichts gezogen, wenn der Vorrat leer ist.

witchstone-section-rulings = Unsere Auslegungen

witchstone-128 = Die Größe einer Gruppe wird gezählt, wenn ihre Aktion beginnt; ein Sonderplättchen, das während der ersten Aktion gelegt wird, zählt also für die zweite, verlängert aber nie die laufende.
witchstone-129 = Ein Sonderplättchen zählt in der Gruppe jedes seiner beiden Symbole einmal.
witchstone-130 = Die Reihenfolge der beiden Aktionen wird beim Legen des Plättchens festgelegt; dazwischen kann nichts geschehen.
witchstone-131 = Keine Aktion ist Pflicht: Auf das, was von ihr übrig ist, darf man immer verzichten.
witchstone-132 = Ein Chip muss genommen werden; seine Aktion darf auf jede Hexenaktion desselben Zugs warten, auf die darunter, eine eingeschobene oder eine spätere, und verfällt mit dem Zug; benutzt oder nicht, der Chip zählt am Ende 2 Punkte. Option „{ witchstone-option-chips }“: Die Aktion verfällt schon, wenn die Hexenaktion endet, in der der Chip genommen wurde.
witchstone-133 = Ein Chip vom untersten Fach darf ebenso innerhalb seiner Kristallaktion warten; mit dem schwarzen Kristall ist er drei Aktionen wert.
witchstone-134 = Ein für eine Nutzung aufgehobenes Sonderplättchen darf innerhalb seiner Pentagrammaktion warten; ob es dauerhaft gelegt wird, entscheidet sich sofort, und ohne leeres Feld geht es nicht.
witchstone-135 = Mehrere Schriftrollenaktionen von einem Sonderplättchen, einem Fach oder dem schwarzen Kristall nehmen eine Schriftrolle aus größerer Auswahl, nicht mehrere.
witchstone-136 = Nur Chips dürfen einzeln für Schriftrollen genutzt werden; zusammengezählt nehmen sie eine Schriftrolle aus größerer Auswahl.
witchstone-137 = Mehr Schriftrollenaktionen als Schriftrollen in der Bibliothek geben freie Wahl unter allen.
witchstone-138 = Ein leeres dunkles Feld gibt zwei Aktionen eines Symbols, nicht zweier; die Worte der Spielregel, zwei Aktionen beliebiger Art nach Wahl, lassen sich auch weiter lesen.
witchstone-139 = Ein Verstärkungszauber darf jederzeit gespielt werden, solange eine Aktion seiner Art läuft, auch eine Bonusaktion, auch in dem Zug, in dem er genommen wurde; für eine Schriftrolle, bevor sie genommen wird. Auf dem Zauberstab darf laut Spielregel, wer gezogen hat, sofort zwei Felder weiterziehen: Vor dem Ziehen gespielt macht der Zauber einen längeren Zug daraus, danach gespielt einen weiteren, sobald die Felder des ersten ausgeführt sind.
witchstone-140 = Ob eine Eule auf dem Zauberstab ganz vorn ist, wird nach jedem Ziehen einmal geprüft, Gleichstand genügt; Silberfelder werden nie verdoppelt.
witchstone-141 = Bringt ein Bonus des Zauberstabs weitere Schritte auf ihm, zieht die Eule sofort, und die neuen Felder warten hinter denen, die noch auszuführen sind; ob sie verdoppelt werden, entscheidet dieses Ziehen.
witchstone-142 = Der Schriftrollenbonus vorn ist eine Auswahl aus sechs, trotzdem eine Schriftrolle.
witchstone-143 = Schritte über das Ende des Zauberstabs hinaus verfallen; das letzte Feld wird ausgeführt wie jedes andere.
witchstone-144 = Eine Kette darf zwei Orte verbinden, die schon verbunden sind, und bringt Punkte; eine begonnene Kette ist für immer vergeben, auch wenn sie nie fertig wird.
witchstone-145 = Enden die Energieaktionen mitten in einer Kette, bleibt sie offen und bringt noch nichts.
witchstone-146 = Ein Weg kostet eine Aktion für jede fremde Kette und eine weitere, wenn irgendwo unterwegs eine eigene Kette benutzt wird; auf halbem Weg anhalten kann man nicht.
witchstone-147 = Über unfertige Ketten führt kein Weg, weder über eigene noch über fremde.
witchstone-148 = Eine Hexe darf an jedem verbundenen Ort stehen, an dem keine Hexe ihrer Farbe steht, also nie auf dem eigenen Turm; andere Farben sind egal.
witchstone-149 = Auf dem Hexenstein ist es immer der beste freie Platz; zu zweit sind es dieselben vier Plätze wie zu mehreren.
witchstone-150 = Der Weg eines Kristalls über mehrere Felder ist eine Entscheidung; er kostet eine Aktion pro Feld und kann nicht auf einem belegten Feld enden.
witchstone-151 = Der Schritt von einem Ausgang auf den Rand kostet eine weitere Aktion; auch ein überdeckter Ausgang lässt sich nutzen.
witchstone-152 = Beide Fächer stehen zur Wahl, solange in beiden ein Kolben frei ist; auch Kristalle im untersten Fach sind im Regal.
witchstone-153 = Einen Kristall von Hand herausnehmen darf man auch, bevor das Plättchen gelegt ist; der Punktestand darf unter null fallen.
witchstone-154 = Passt kein Plättchen, müssen Kristalle von Hand heraus, bis eines passt; hilft auch das nicht, wird ein Plättchen ohne Aktionen abgeworfen.
witchstone-155 = Ein Plättchen muss nichts berühren und darf beliebig gedreht werden.
witchstone-156 = Belohnungen des Pentagramms nimmt man eine nach der anderen, während die Eule vorbeizieht, und ein Sonderplättchen wird sofort ersetzt.
witchstone-157 = Ein fremder Turm auf einer Prophezeiung darf besetzt sein oder nicht.
witchstone-158 = In einer Prophezeiung mit mehreren Orten kann ein Ort nicht für zwei gelten.
witchstone-159 = Für verbundene Orte zählen nur die eigenen fertigen Ketten, die mit dem eigenen Turm zusammenhängen.
witchstone-160 = Der vierte Platz auf dem Hexenstein, oder keiner, erfüllt nichts von seiner Prophezeiung.
witchstone-161 = Benutzte Verstärkungszauber zählen als Schriftrollen für den Zauberstab und für die Prophezeiung der Schriftrollen, bringen am Ende aber keine Punkte.
witchstone-162 = Plättchen hinter den Sichtschirmen sind geheim; Eulenplättchen, Chips und Schriftrollen wurden offen genommen und sind bekannt, aber die Summen zeigen sich erst nach der Partie, wenn nicht offene Sichtschirme vereinbart sind.
witchstone-163 = Bei gleichen Punkten und gleichem Feld auf dem Zauberstab gewinnt, wer zuerst dort war; wer dort nie gezogen ist, teilt sich den Sieg.
witchstone-164 = Der Chip des eigenen Turms gibt sofort eine volle Aktion: eine Hexe hinlegen, ein Segment legen, einen Schritt gehen, eine Schriftrolle nehmen.
witchstone-165 = Die Bibliothek wird nach jeder einzelnen Schriftrolle aufgefüllt; auch bei leerem Stapel rücken die Schriftrollen nach unten.
witchstone-166 = Hexenaktionen ohne liegende Hexe und ohne Reserve verfallen, ebenso Kristallaktionen ohne Kristalle.
witchstone-167 = Der Aktionszähler und der Würfel auf dem letzten Plättchen sind Gedächtnisstützen; das Spiel zählt die offenen Aktionen selbst und zeigt das letzte Plättchen.
witchstone-168 = Alle Zauberstabschritte einer Aktion geht die Eule in einem Zug; auf nicht gegangene verzichtet man, und nur ein Verstärkungszauber oder ein weiterer Bonus derselben Aktion bewegt sie noch einmal.
witchstone-169 = Ein wartender Chip oder ein aufgehobenes Sonderplättchen darf auch zu einer später eröffneten Bonusaktion derselben Art kommen; es zählt dann zu ihr.
witchstone-170 = Das Symbol eines leeren dunklen Feldes wird sofort gewählt, oder man verzichtet auf die beiden Aktionen.
witchstone-171 = Ein Verstärkungszauber wird abgelehnt, wenn sich die Aktion, zu der er käme, kein einziges Mal mehr ausführen ließe.
witchstone-172 = Ein Chip für 3 Punkte bringt sie, wenn er genommen wird.
