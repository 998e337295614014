### Die Regeln der Zahlensteine nach Rummikub, Absatz für Absatz, in eigenen Worten. Optionen heißen wie auf der Seite.

rummikub-section-the-box-and-the-start = Material und Beginn

rummikub-1 = Rummikub spielt man zu zweit bis zu viert.
rummikub-2 = Die Steine tragen die Zahlen 1 bis 13 in Schwarz, Rot, Grün und Blau; zwei weitere sind Joker. Die eigenen Steine stehen auf Bänkchen.
rummikub-3 = Wer zuerst alle Steine vom eigenen Bänkchen auf den Tisch gelegt hat, gewinnt die Runde. Gelegt werden nur Steine vom eigenen Bänkchen.
rummikub-4 = Alle Steine liegen verdeckt und werden gemischt. Alle nehmen einen, und die höchste Zahl beginnt. Gespielt wird im Uhrzeigersinn.
rummikub-5 = Diese Steine kommen zurück, und alle werden neu gemischt. Alle nehmen vierzehn und ordnen sie auf dem Bänkchen. Der Rest ist der Vorrat.

rummikub-section-sets = Kombinationen

rummikub-6 = Eine Gruppe besteht aus drei oder vier Steinen der gleichen Zahl, alle in verschiedenen Farben.
rummikub-7 = Eine Reihe besteht aus drei oder mehr aufeinanderfolgenden Zahlen einer Farbe.

rummikub-section-the-opening = Die Erstauslage

rummikub-8 = Was jemand in einer Runde zuerst auslegt, die Erstauslage, muss mindestens 30 Punkte wert sein; gezählt werden die Zahlen auf den Steinen.
rummikub-9 = Wer nicht herauskommen kann oder noch nicht will, nimmt einen Stein aus dem Vorrat.
rummikub-10 = Bei der Erstauslage werden die Kombinationen auf dem Tisch weder verändert noch erweitert.

rummikub-section-time = Die Zeit

rummikub-11 = Ein Zug dauert eine Minute. Sind die Kombinationen dann nicht in Ordnung, kommt jeder Stein dorthin zurück, wo er war, und wer am Zug ist, nimmt drei Steine aus dem Vorrat.
rummikub-12 = Steine, deren Platz danach niemand mehr weiß, kommen in den Vorrat.

rummikub-section-rearranging = Umbauen (Manipulation)

rummikub-13 = Man legt so viele Steine wie möglich, indem man Kombinationen auf dem Tisch erweitert und umbaut. Alles ist erlaubt, solange am Ende des Zugs nur Gruppen und Reihen daliegen und kein Stein übrig ist.
rummikub-14 = Möglich ist unter anderem: an Kombinationen anlegen, den vierten Stein einer Gruppe wegnehmen, einen Stein anlegen, um einen anderen zu nehmen, Reihen teilen, und all das zusammen.

rummikub-section-jokers = Joker

rummikub-15 = Vor der eigenen Erstauslage darf niemand einen Joker vom Tisch nehmen.
rummikub-16 = Danach darf man im eigenen Zug einen Joker nehmen, indem man ihn durch einen Stein der Zahl und Farbe ersetzt, für die er steht, vom Bänkchen oder vom Tisch.
rummikub-17 = Ein ersetzter Joker muss im selben Zug verwendet werden, in einer neuen Kombination.
rummikub-18 = Eine Kombination mit Joker darf umgebaut werden wie jede andere.
rummikub-19 = Ein Joker, der am Ende auf einem Bänkchen steht, zählt 30.
rummikub-20 = Ein Joker wird frei, wenn sein Stein an seine Stelle gelegt wird, wenn seine Kombination um diesen Stein herum geteilt oder umgebaut wird oder wenn der Stein schon auf dem Tisch ist.

rummikub-section-the-end-and-the-score = Ende und Punkte

rummikub-21 = Eine Runde endet, wenn jemand den letzten Stein vom Bänkchen gelegt hat und „Rummikub!“ ruft. Die anderen haben verloren, zeigen ihre Steine und zählen sie.
rummikub-22 = Ist der Vorrat leer, legen alle reihum weiter, bis jemand fertig ist; kann niemand mehr, endet die Runde.
rummikub-23 = Wer verloren hat, bekommt die Summe der eigenen Steine als Minuspunkte; wer gewonnen hat, bekommt all diese Summen zusammen gut.
rummikub-24 = Ist der Vorrat leer und niemand fertig, gewinnt die kleinste Summe. Wer verloren hat, bekommt den Unterschied zu ihr als Minuspunkte; wer gewonnen hat, bekommt alle Unterschiede zusammen gut.
rummikub-25 = Die Runden werden untereinander aufgeschrieben und zusammengezählt; jede ergibt in der Summe null.

rummikub-section-advice = Ratschläge

rummikub-26 = Niemand muss legen, was sich legen ließe: Früh in einer Runde kann es gut sein, Steine zurückzuhalten.
rummikub-27 = Den vierten Stein einer Gruppe oder Reihe kann man behalten, um im nächsten Zug etwas zu legen zu haben.
rummikub-28 = Einen Joker kann man auf dem Bänkchen behalten und riskiert dabei 30 Punkte.

rummikub-section-rulings-where-the-leaflet-is-silent = Auslegungen, wo das Regelblatt schweigt

rummikub-29 = Jeden Zahlenstein gibt es zweimal, zusammen 106 Steine. Option „{ rummikub-option-copies }“: jeden einmal, 54 Steine, zu zweit oder zu dritt.
rummikub-30 = Die vierte Farbe ist Grün. Die Farben haben auch Buchstaben, K R G B, damit niemand sie mit dem Auge unterscheiden muss.
rummikub-31 = Wie viele Bänkchen in der Schachtel sind, spielt keine Rolle: Alle haben eines.
rummikub-32 = Wer um den Start einen Joker zieht, zieht neu, ebenso alle mit der gleichen höchsten Zahl; die gezogenen Steine bleiben beiseite, bis feststeht, wer beginnt. Option „{ rummikub-option-start }“: Der Zufall entscheidet.
rummikub-33 = Vor jeder Runde wird neu um den Start gezogen. Option „{ rummikub-option-next-start }“: Es beginnt der nächste Platz im Uhrzeigersinn, oder wer gewonnen hat.
rummikub-34 = Die 1 ist immer die niedrigste: Keine Reihe geht von der 13 zur 1 weiter. Option „{ rummikub-option-wrap }“: Sie darf es, mit höchstens dreizehn Steinen.
rummikub-35 = Die Erstauslage darf aus beliebig vielen Kombinationen bestehen. Option „{ rummikub-option-opening-sets }“: Eine davon muss allein 30 wert sein.
rummikub-36 = Ein Joker zählt in der Erstauslage wie der Stein, für den er steht. Option „{ rummikub-option-opening-joker }“: Er ist verboten oder zählt nichts.
rummikub-37 = Wer die Erstauslage legt, lässt den Tisch den ganzen Zug lang unberührt. Option „{ rummikub-option-opening-table }“: Man darf ihn im selben Zug umbauen, wenn die gelegten Steine eine Erstauslage enthalten.
rummikub-38 = Wer nichts legt, zieht einen Stein, auch nach der Erstauslage und auch, wenn sich etwas legen ließe. Der Zug ist damit vorbei, der neue Stein muss also warten.
rummikub-39 = Umbauen, ohne einen Stein vom Bänkchen zu legen, ist kein Zug.
rummikub-40 = Steine vom Tisch kommen nie auf ein Bänkchen, auch Joker nicht.
rummikub-41 = Ist die Zeit um, gilt ein gültiger Tisch mit einem neuen Stein; bei einem unberührten wird gezogen; alles andere wird zurückgebaut. Option „{ rummikub-option-clock }“: wie viele Sekunden, oder keine Uhr. Option „{ rummikub-option-time-up }“: Immer wird zurückgebaut.
rummikub-42 = Einen Zug mit ungültigem Tisch zu beenden wird mit Begründung abgelehnt, während die Uhr weiterläuft. Option „{ rummikub-option-illegal-table }“: Er wird sofort zurückgebaut, mit Strafe.
rummikub-43 = Hat der Vorrat weniger Steine als die Strafe, nimmt man, was da ist.
rummikub-44 = Zurückgebaut wird genau, sodass nie vergessen wird, wo ein Stein war.
rummikub-45 = Bei leerem Vorrat darf man passen; passen reihum alle, endet die Runde. Option „{ rummikub-option-empty-bank }“: Wer legen kann, muss.
rummikub-46 = Von gleichen kleinsten Summen gewinnt die mit den wenigsten Steinen; sind auch diese gleich, wird der Sieg geteilt, und die Punkte ebenso.
rummikub-47 = Wer nie herauskam, zählt die eigenen Steine wie alle. Option „{ rummikub-option-never-opened }“: pauschal 100, oder 200, wenn eine Erstauslage auf dem Bänkchen stand.
rummikub-48 = Die Zahl der Runden wird vor der Partie vereinbart; die meisten Punkte gewinnen, bei gleich vielen wird der Sieg geteilt. Option „{ rummikub-option-rounds }“: eine Zahl, oder bis jemand ein Ziel erreicht.
rummikub-49 = Ein Joker in einer Gruppe von dreien steht für jede der fehlenden Farben. Option „{ rummikub-option-joker-group }“: Um ihn zu nehmen, müssen alle fehlenden Steine gelegt werden.
rummikub-50 = Der ersetzende Stein darf vom Bänkchen oder vom Tisch kommen. Option „{ rummikub-option-joker-replacement }“: nur vom Bänkchen.
rummikub-51 = Eine neue Kombination enthält nicht alles, was von einer Kombination übrig ist, die zu Beginn des Zugs auf dem Tisch lag; gleiche Steine werden nicht unterschieden. Option „{ rummikub-option-joker-set }“: Jede Kombination genügt, oder sie enthält mindestens einen oder zwei Steine vom Bänkchen.
rummikub-52 = Einen Joker nimmt man nur, indem man ihn ersetzt. Option „{ rummikub-option-joker }“: Er darf auch durch Umbauen frei werden.
rummikub-53 = Ein Joker darf für einen Stein stehen, von dem beide Exemplare zu sehen sind.
rummikub-54 = Zwei Joker dürfen in einer Kombination liegen; ihre Stelle sagt, wofür sie stehen. Option „{ rummikub-option-two-jokers }“: verboten.
rummikub-55 = Die erste Verteilung gilt. Option „{ rummikub-option-redeal }“: Bei drei Paaren gleicher Steine auf einem Bänkchen wird neu verteilt; nicht, wenn es jeden Stein nur einmal gibt, denn dann gibt es keine Paare.
rummikub-56 = Wer gewinnt, muss nichts ausrufen: Ein leeres Bänkchen beendet die Runde von selbst.

rummikub-section-rulings-of-our-own = Unsere Auslegungen

rummikub-57 = Eine Reihe wird vom niedrigsten Stein an aufwärts gelegt. Ein Stein mit zwei Jokern ist eine Reihe, wo das geht, wenn man nicht sagt, dass es eine Gruppe ist.
rummikub-58 = Was aus Jokern wurde, wird am fertigen Tisch beurteilt: Jede Rolle, die ein Joker auf dem Tisch zu Beginn des Zugs hatte, füllt dann ein Stein, und zwar für jede ein anderer: ein Zahlenstein oder ein Joker, der für ihn stehen kann; zwei Joker einer Gruppe stehen für verschiedene Farben.
rummikub-59 = Eine Kombination ist unverändert, wenn ihre Steine und die Rollen ihrer Joker dieselben sind; auf die Reihenfolge in einer Gruppe kommt es nicht an.
rummikub-60 = Punkte, die sich beim geteilten Sieg nicht gleichmäßig aufteilen lassen, gehen einzeln in Spielreihenfolge weg, beginnend mit dem Platz, der die Runde begonnen hat.
rummikub-61 = Eine Partie bis zu einem Ziel endet spätestens nach vierzig Runden.
rummikub-62 = Bei leerem Vorrat gilt eine Strafe ohne Steine als Passen.
