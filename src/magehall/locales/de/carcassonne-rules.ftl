### Die Regeln von Carcassonne mit Magier und Hexe und Kornkreisen, Absatz für Absatz, in eigenen Worten. Optionen heißen wie auf der Seite.

carcassonne-section-the-table = Am Tisch

carcassonne-1 = Carcassonne spielt man zu zweit bis zu sechst. Alle haben sieben Gefolgsleute einer Farbe im Vorrat; ein achter zeigt den Punktestand.
carcassonne-2 = Es gibt 72 Landschaftsplättchen. Eines der vier mit einer Stadt neben einer geraden Straße ist das Startplättchen und liegt offen in der Mitte. Die anderen 71 werden verdeckt gemischt.
carcassonne-3 = Eine Person beginnt, Platz A, wenn nichts anderes vereinbart ist, und weiter geht es im Uhrzeigersinn.

carcassonne-section-a-turn = Ein Zug

carcassonne-4 = Ein Zug heißt: ein Plättchen ziehen, es legen, einen Gefolgsmann daraufsetzen oder nicht, werten, was fertig wurde. Die Reihenfolge ist fest.
carcassonne-5 = Das Plättchen wird verdeckt gezogen und allen gezeigt, und genau dieses wird gelegt.
carcassonne-6 = Es wird so gelegt, dass mindestens eine seiner Kanten ein Plättchen der Landschaft berührt. Eine Ecke ist keine Berührung.
carcassonne-7 = Jede Kante, die ein anderes Plättchen berührt, setzt die Landschaft dort fort: Stadt an Stadt, Straße an Straße, Wiese an Wiese.
carcassonne-8 = An einer Stelle liegt die ganze Partie lang nur ein Plättchen. Löcher in der Landschaft sind erlaubt.
carcassonne-9 = Ein Plättchen, das nirgends passt, kommt aus dem Spiel, und dieselbe Person zieht ein anderes. Der Zug ist nicht verloren.
carcassonne-10 = Geht der Stapel auf diese Weise zu Ende, endet die Partie.

carcassonne-section-meeples = Gefolgsleute

carcassonne-11 = Nach dem Legen darf man einen Gefolgsmann aus dem Vorrat auf einen Abschnitt dieses Plättchens setzen, nie auf ein früher gelegtes.
carcassonne-12 = Auf einer Straße ist er ein Wegelagerer, in einer Stadt ein Ritter, in einem Kloster ein Mönch, auf einer Wiese ein Bauer.
carcassonne-13 = Er darf nicht dorthin, wo in derselben zusammenhängenden Straße, Stadt oder Wiese schon ein Gefolgsmann steht, auch kein eigener, wie weit weg auch immer. Verbindungen, die das gerade gelegte Plättchen schafft, zählen.
carcassonne-14 = Ein Kloster ist ein Gebiet aus einem Plättchen und deshalb immer frei, wenn es kommt.
carcassonne-15 = Wer keine Gefolgsleute im Vorrat hat, kann keinen setzen. Niemand muss einen setzen.
carcassonne-16 = Mehrere kommen nur dadurch in dasselbe Gebiet, dass ein späteres Plättchen Teile verbindet, die getrennt besetzt wurden.
carcassonne-17 = Man darf einen Gefolgsmann in ein Gebiet setzen, das sofort fertig ist; er kommt im selben Zug zurück und ist ab dem nächsten Zug wieder verfügbar, oder sofort, wenn ein Kornkreis das Dazusetzen erlaubt.

carcassonne-section-completed-features = Fertige Gebiete

carcassonne-18 = Nach dem Setzen wird alles gewertet, was das Plättchen fertiggestellt hat, wem es auch gehört.
carcassonne-19 = Eine Straße ist fertig, wenn sie einen Ring bildet oder wenn eine Kreuzung, ein Dorf, eine Stadt, ein Kloster oder ein Kornkreis ihre beiden Enden schließt. Sie bringt einen Punkt pro Plättchen.
carcassonne-20 = Eine Stadt ist fertig, wenn ihre Mauer geschlossen ist und sie keine Lücke hat. Sie bringt zwei Punkte pro Plättchen und zwei pro Wappen.
carcassonne-21 = Ein Kloster ist fertig, wenn an allen acht Stellen ringsum Plättchen liegen. Es bringt neun Punkte. Ein Plättchen kann mehrere fertigstellen.
carcassonne-22 = Gezählt werden Plättchen, nicht Abschnitte: Ein Plättchen, das mit zwei Abschnitten zu einer Stadt oder Straße gehört, zählt einmal. Wappen zählen einzeln.
carcassonne-23 = Wer die meisten Gefolgsleute im Gebiet hat, bekommt alle Punkte, die anderen bekommen nichts.
carcassonne-24 = Bei Gleichstand an der Spitze bekommen alle Beteiligten die volle Punktzahl.
carcassonne-25 = Wo kein Gefolgsmann steht, punktet niemand.
carcassonne-26 = Alle Gefolgsleute eines gewerteten Gebiets kommen zurück in den Vorrat, aus dem sie stammen, auch die, die nichts gebracht haben.

carcassonne-section-fields = Wiesen

carcassonne-27 = Bauern bleiben bis zum Ende der Partie, wo sie sind.
carcassonne-28 = Wiesenabschnitte hängen über halbe Kanten zusammen. Straßen, Städte und der Rand der Landschaft trennen sie.
carcassonne-29 = Wiesen werden erst am Ende der Partie gewertet.

carcassonne-section-the-end = Das Ende

carcassonne-30 = Die Partie endet nach dem Zug, in dem das letzte Plättchen gelegt wurde; dieser Zug wird gewertet wie jeder andere.
carcassonne-31 = In der Schlusswertung bringt eine unfertige Straße einen Punkt pro Plättchen.
carcassonne-32 = Eine unfertige Stadt bringt einen Punkt pro Plättchen und einen pro Wappen.
carcassonne-33 = Ein unfertiges Kloster bringt einen Punkt für sich und einen für jedes Plättchen ringsum.
carcassonne-34 = Eine Wiese bringt drei Punkte für jede fertige Stadt, die sie berührt, für jede einmal.
carcassonne-35 = Eine Stadt zählt für jede Wiese, die sie berührt, und dieselbe Person kann auf mehreren Wiesen an ihr verdienen.
carcassonne-36 = In der Schlusswertung entscheiden Mehrheiten wie während der Partie.
carcassonne-37 = Die meisten Punkte gewinnen. Bei gleich vielen Punkten wird der Sieg geteilt.

carcassonne-section-what-can-be-agreed = Was sich vereinbaren lässt

carcassonne-38 = „{ carcassonne-option-two-tile-city }: 2“, die Regel der ersten und zweiten Auflage: Eine fertige Stadt aus zwei Plättchen bringt einen Punkt pro Plättchen und einen pro Wappen.
carcassonne-39 = „{ carcassonne-option-fields }: { carcassonne-option-fields-first }“, die Auflage von 2000: Jede fertige Stadt bringt vier Punkte, und zwar der Person mit den meisten Bauern auf allen angrenzenden Wiesen zusammen; bei Gleichstand allen Beteiligten voll.
carcassonne-40 = „{ carcassonne-option-fields }: { carcassonne-option-fields-second }“, die Auflage von 2001: Eine Wiese bringt drei Punkte für jede fertige Stadt, aber niemand bekommt für dieselbe Stadt zweimal Punkte.
carcassonne-41 = „{ carcassonne-option-fields }: { carcassonne-option-fields-off }“: Niemand setzt Bauern, und Wiesen werden nicht gewertet.
carcassonne-42 = „{ carcassonne-option-tie }: { carcassonne-option-tie-starter-loses }“, eine Turnierregel: Wer begonnen hat, steht hinter allen mit gleich vielen Punkten.
carcassonne-43 = „{ carcassonne-option-start-player }: { carcassonne-option-start-player-random }“: Der Zufall wählt, wer beginnt.
carcassonne-44 = „{ carcassonne-option-tile-list }: { carcassonne-option-tile-list-hidden }“: Niemand sieht, welche Plättchen noch kommen, nur wie viele.
carcassonne-45 = Ist nichts anderes vereinbart, bringt eine Stadt aus zwei Plättchen vier Punkte, und Wiesen zählen nach der dritten Wertung, wie in allen Auflagen seit 2002.

carcassonne-section-mage-witch = Magier und Hexe

carcassonne-46 = Es gibt einen violetten Magier und eine orangefarbene Hexe, die niemandem gehören, und acht Landschaftsplättchen mit dem Zeichen des Magiers.
carcassonne-47 = Die Plättchen mit dem Zeichen werden unter die anderen gemischt. Magier und Hexe warten neben der Landschaft.
carcassonne-48 = Alle Regeln des Grundspiels gelten weiter.
carcassonne-49 = Ein Plättchen mit dem Zeichen wird gezogen und gelegt wie jedes andere.
carcassonne-50 = Nach dem Legen eines solchen Plättchens und vor dem Gefolgsmann muss man Magier oder Hexe in die Landschaft bringen oder eine Figur versetzen, die schon dort ist.
carcassonne-51 = Magier oder Hexe kommt auf einen Abschnitt einer unfertigen Straße oder einer unfertigen Stadt.
carcassonne-52 = Magier und Hexe dürfen nicht auf derselben Straße oder in derselben Stadt stehen.
carcassonne-53 = Danach darf man wie üblich einen Gefolgsmann setzen. Eine Figur besetzt nichts und hält niemanden fern.
carcassonne-54 = Kann weder Magier noch Hexe ins Spiel gebracht oder versetzt werden, muss eine der beiden Figuren aus der Landschaft genommen werden, wenn eine dort ist.
carcassonne-55 = Sind nach dem Legen irgendeines Plättchens, mit Zeichen oder ohne, Magier und Hexe auf derselben Straße oder in derselben Stadt, muss, wer am Zug ist, zuerst eine der Figuren versetzen.
carcassonne-56 = Das geschieht, bevor etwas gewertet wird, auch wenn das Plättchen gerade fertiggestellt hat, was sie teilen.
carcassonne-57 = Wird eine Straße oder Stadt mit dem Magier fertig, bringt sie für jedes ihrer Plättchen einen Punkt mehr.
carcassonne-58 = Wird eine Straße oder Stadt mit der Hexe fertig, werden ihre Punkte halbiert und aufgerundet.
carcassonne-59 = Nach der Wertung kommt der Magier oder die Hexe zurück neben die Landschaft. Ein späteres Plättchen mit dem Zeichen kann die Figur wieder hineinbringen.
carcassonne-60 = In der Schlusswertung wirken Magier und Hexe genauso auf unfertige Straßen und Städte.
carcassonne-61 = Die Stadt aus dem Regelheft: Acht Plättchen und zwei Wappen ergeben 20 Punkte, der Magier bringt 8 dazu, und Rot und Blau, gleichauf, bekommen je 28.
carcassonne-62 = Die Straßen aus dem Regelheft, durch dasselbe Plättchen fertiggestellt: Fünf Plättchen mit der Hexe bringen 3 Punkte, drei Plättchen mit dem Magier 6.
carcassonne-63 = Jede der sechs kleinen Erweiterungen bringt ein Kornkreis-Plättchen mit; von den sechs dürfen beliebig viele eingemischt werden, am besten alle.

carcassonne-section-mage-witch-clarified = Magier und Hexe: Klarstellungen

carcassonne-64 = Eine Figur, die versetzt wird, kommt auf eine andere Straße oder in eine andere Stadt, nicht auf einen anderen Abschnitt derselben.
carcassonne-65 = Welche der beiden man ins Spiel bringt oder versetzt, ist frei, ob keine, eine oder beide in der Landschaft sind.
carcassonne-66 = Das Ziel darf auf dem gerade gelegten Plättchen liegen oder irgendwo sonst.
carcassonne-67 = Eine Straße oder Stadt, die das gerade gelegte Plättchen fertiggestellt hat, ist kein Ziel.
carcassonne-68 = Gefolgsleute sind für das Ziel egal: Es darf leer, eigen, fremd oder geteilt sein.
carcassonne-69 = Weder Magier noch Hexe kann ins Spiel gebracht oder versetzt werden, wenn es keine unfertige Straße oder Stadt ohne Figur gibt. Sind dann beide in der Landschaft, wählt, wer am Zug ist, welche Figur sie verlässt; ist nur eine dort, verlässt diese sie; ist keine dort, geschieht nichts.
carcassonne-70 = Eine Figur darf von einer Straße oder Stadt wegversetzt werden, die das Plättchen mit dem Zeichen gerade fertiggestellt hat; bei deren Wertung zählt sie dann nicht.
carcassonne-71 = Begegnen sich die beiden, wählt, wer am Zug ist, vor dem Gefolgsmann, welche Figur sich bewegt, auf irgendeine unfertige Straße oder Stadt ohne Figur. Gibt es keine, wird eine der beiden weggenommen.
carcassonne-72 = Führt ein Plättchen mit dem Zeichen die beiden zusammen, erfüllt ein Versetzen beide Pflichten.
carcassonne-73 = Eine Figur verlässt auch eine fertige Straße oder Stadt, in der kein Gefolgsmann steht.
carcassonne-74 = Die Hexe macht aus 1 Punkt 1 Punkt und aus nichts nichts.
carcassonne-75 = Wiesen und Klöster sind nie betroffen; eine Wiese zählt eine fertige Stadt voll, welche Figur auch dort stand.
carcassonne-76 = Zuerst stehen die Punkte fest, mit Wappen und der Regel für kleine Städte; dann bringt der Magier etwas dazu, oder die Hexe halbiert. Wappen bringen dem Magier nichts.
carcassonne-77 = Figuren bleiben, wo sie sind, wenn Gefolgsleute durch einen Kornkreis gehen.
carcassonne-78 = Die Reihenfolge innerhalb der Schlusswertung macht keinen Unterschied.

carcassonne-section-crop-circles = Kornkreise

carcassonne-79 = Kornkreis-Plättchen werden eingemischt. Wird eines gezogen, läuft zuerst alles wie üblich: legen, nach Wunsch einen Gefolgsmann setzen, werten.
carcassonne-80 = Danach muss, wer am Zug ist, für alle eines von beidem wählen: Alle dürfen einen Gefolgsmann dazusetzen, oder alle müssen einen zurücknehmen.
carcassonne-81 = Das Bild sagt, wen es betrifft: ein Knüppel die Wegelagerer, ein Schild die Ritter, eine Mistgabel die Bauern. Mönche sind nie betroffen.
carcassonne-82 = Es geht im Uhrzeigersinn und beginnt links von der Person am Zug; sie selbst kommt zuletzt. Wer keinen Gefolgsmann dieser Art hat, wird übergangen.
carcassonne-83 = Dazusetzen heißt: einen Gefolgsmann aus dem Vorrat zu einem eigenen dieser Art stellen, irgendwo in der Landschaft. Man darf es lassen. Mit leerem Vorrat geht es nicht.
carcassonne-84 = Zurücknehmen heißt: Ein eigener Gefolgsmann dieser Art muss zurück in den Vorrat.
carcassonne-85 = Auf einem Kreis kann niemand stehen. Er schließt die Straßen, die ihn erreichen, und trennt die Wiesen an ihm.
carcassonne-86 = Ein zurückgenommener Gefolgsmann bringt keine Punkte. Einer, der in diesem Zug zurückkam, kann sofort dazugesetzt werden, obwohl er sonst bis zum nächsten Zug warten müsste.
carcassonne-87 = Dazugesetzte Gefolgsleute kommen zu dem einen des Zugs hinzu, und man kann mit ihnen Mehrheiten bilden.
carcassonne-88 = Hat niemand einen Gefolgsmann dieser Art in der Landschaft, wird nichts gewählt.

carcassonne-section-rulings = Unsere Auslegungen

carcassonne-89 = Das Startplättchen liegt ungedreht auf 0,0, mit der Stadt im Norden. Stellen zählen in Schritten nach Osten und Schritten nach Süden von dort.
carcassonne-90 = Jede Drehung eines Plättchens zählt als eigene Art, es zu legen, auch wo das Plättchen gleich aussieht.
carcassonne-91 = Ein Plättchen mit Zeichen, das nirgends passt, kommt aus dem Spiel, ohne dass eine Figur sich bewegt, und ein Kornkreis, ohne dass gewählt wird.
carcassonne-92 = Bei weniger als sechs Kornkreisen bestimmt zu Beginn das Los, welche von CC1 bis CC6 eingemischt werden. Jede Auswahl ist gleich wahrscheinlich, und alle sehen, welche Kreise im Spiel sind. „{ carcassonne-option-circles-by }: { carcassonne-option-circles-by-first }“: Genommen werden die ersten.
carcassonne-93 = Ein Gefolgsmann kommt auf genau den Abschnitt, auf dem der eigene steht, zu dem er gesetzt wird, und zwei Gefolgsleute derselben Person auf einem Abschnitt sind austauschbar.
carcassonne-94 = Ein Kornkreis auf dem letzten Plättchen wird vor der Schlusswertung ausgeführt.
carcassonne-95 = Gefolgsleute und Figuren bleiben für die Schlusswertung und danach in der Landschaft.
carcassonne-96 = „{ carcassonne-option-fields }: { carcassonne-option-fields-first }“: Bauern auf derselben Wiese zählen für eine Stadt einmal, wie oft die Wiese sie auch berührt.
