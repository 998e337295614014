### Die Regeln von Wizard, Absatz für Absatz, in eigenen Worten.

wizard-section-the-game = Das Spiel

wizard-1 = Wizard spielt man zu dritt bis zu sechst.
wizard-2 = Es gibt sechzig Karten und einen Block der Wahrheit, auf dem Ansagen und Punkte stehen.
wizard-3 = In jeder Runde sagen alle an, wie viele Stiche sie machen werden. Genaue Ansagen bringen Punkte, und wer nach der letzten Runde die meisten hat, gewinnt.
wizard-4 = In einem Stich spielen alle der Reihe nach je eine Handkarte offen in die Mitte. Eine Person bekommt sie alle.

wizard-section-before-the-first-round = Vor der ersten Runde

wizard-5 = Eine Person schreibt und führt den Block bis zum Ende: Namen, Ansagen und Punkte.
wizard-6 = Wer schreibt, mischt und gibt zuerst.

wizard-section-the-cards = Die Karten

wizard-7 = Vier Völker haben je dreizehn Karten von der 1, der niedrigsten, bis zur 13, der höchsten, jedes in seiner Farbe: Menschen sind blau, Zwerge rot, Elfen grün, Riesen gelb.
wizard-8 = Vier Zauberer, gekennzeichnet mit Z, sind immer Trumpf und höher als jede andere Karte, auch als eine 13.
wizard-9 = Vier Narren, gekennzeichnet mit N, sind nie Trumpf und niedriger als jede andere Karte, auch als eine 1.

wizard-section-the-deal = Das Geben

wizard-10 = Wenn keine anderen Runden und kein kleinerer Kartensatz vereinbart sind, bekommen in der ersten Runde alle eine Karte, in der zweiten zwei und so weiter, in jeder Runde eine mehr, bis in der letzten Runde alle Karten verteilt werden.
wizard-11 = Karten, die nicht verteilt werden, bilden einen verdeckten Stapel in der Mitte.
wizard-12 = Nach jeder Runde gibt die nächste Person im Uhrzeigersinn.

wizard-section-trump = Trumpf

wizard-13 = Nach dem Geben wird die oberste Karte des Stapels aufgedeckt und bleibt darauf liegen. Ihre Farbe ist in dieser Runde Trumpf.
wizard-14 = Eine Karte der Trumpffarbe sticht jede Karte der anderen Farben.
wizard-15 = Wird ein Narr aufgedeckt, gibt es in dieser Runde keinen Trumpf.
wizard-16 = Wird ein Zauberer aufgedeckt, sieht sich die Person, die gegeben hat, ihre Karten an und bestimmt dann eine Farbe zum Trumpf.
wizard-17 = Eine Runde, in der alle Karten verteilt werden, meist die letzte, ist immer ohne Trumpf, weil kein Stapel übrig ist.

wizard-section-the-prediction = Die Ansage

wizard-18 = Wenn alle ihre Karten angesehen haben, sagen sie im Uhrzeigersinn an; es beginnt, wer links von der Person sitzt, die gegeben hat. Die Ansagen werden aufgeschrieben.
wizard-19 = Vor der ersten Karte liest, wer schreibt, alle Ansagen noch einmal vor.
wizard-20 = Alle dürfen jederzeit sehen, wie viele Stiche jemand angesagt hat und wie viele also noch fehlen.
wizard-21 = Eine Ansage ist eine ganze Zahl von 0 bis zur Zahl der Handkarten. Für ihre Summe gibt es im Grundspiel keine Bedingung.

wizard-section-the-tricks = Die Stiche

wizard-22 = Zum ersten Stich spielt aus, wer links von der Person sitzt, die gegeben hat. Gespielt wird im Uhrzeigersinn.
wizard-23 = Die ausgespielte Farbe muss bedient werden, wenn es geht.
wizard-24 = Wer nicht bedienen kann, darf jede Karte spielen, Trumpf oder nicht. Trumpfzwang gibt es nicht.
wizard-25 = Zauberer und Narren dürfen jederzeit gespielt werden, auch von jemandem, der bedienen könnte.
wizard-26 = Wer nicht bedienen kann, muss keinen Zauberer oder Narren spielen (bulgarische Ausgabe); wer einen spielt, muss nicht bedienen (griechische Ausgabe).
wizard-27 = Die höchste Karte gewinnt den Stich. Ein Zauberer ist höher als jede Karte, auch als Trümpfe.
wizard-28 = Wer den Stich gewinnt, nimmt ihn, hält die Zahl der gewonnenen Stiche sichtbar und spielt zum nächsten aus.
wizard-29 = In einer Runde mit einer Karte, meist der ersten, gibt es nur einen Stich.
wizard-30 = Den Stich gewinnt der erste Zauberer darin; ohne Zauberer der höchste Trumpf; ohne Trümpfe die höchste Karte der ausgespielten Farbe.

wizard-section-wizards-and-jesters = Zauberer und Narren

wizard-31 = Wird ein Zauberer ausgespielt, dürfen alle anderen jede Karte spielen, auch weitere Zauberer und Narren. Der erste Zauberer gewinnt den Stich in jedem Fall.
wizard-32 = Zauberer sind zwar immer Trumpf, müssen aber nicht gespielt werden, um Trumpf zu bedienen (bulgarische Ausgabe).
wizard-33 = Wird ein Narr ausgespielt, darf die nächste Karte jede sein, und erst sie bestimmt die Farbe, die zu bedienen ist.
wizard-34 = Narren verlieren jeden Stich. Nur ein Stich aus lauter Narren geht an den ersten davon, was nur zu dritt oder zu viert vorkommen kann.

wizard-section-the-points = Die Punkte

wizard-35 = Eine genaue Ansage bringt 20 Punkte und 10 weitere für jeden gemachten Stich.
wizard-36 = Jede andere Ansage kostet 10 Punkte für jeden Stich, der zu viel ist oder fehlt. Die gemachten Stiche bringen nichts.
wizard-37 = Der Block führt die Summen von Runde zu Runde weiter. Eine Summe darf unter null fallen.

wizard-section-the-end = Das Ende

wizard-38 = Zu sechst spielt man 10 Runden, zu fünft 12, zu viert 15, zu dritt 20, wenn keine anderen Runden und kein kleinerer Kartensatz vereinbart sind.
wizard-39 = Die letzte Runde wird gewertet wie jede andere; dann gewinnt die höchste Summe.

wizard-section-variants = Varianten

wizard-40 = Plus/minus eins: Die Ansagen einer Runde dürfen zusammen nicht die Zahl ihrer Stiche ergeben. In einer Runde mit fünf Karten darf die Summe also nicht 5 sein.
wizard-41 = Verdeckte Ansage: Alle schreiben ihre Ansage heimlich auf. Wenn alle so weit sind, werden die Ansagen gezeigt und in den Block eingetragen.
wizard-42 = Geheime Ansage: Alle schreiben ihre Ansage heimlich auf. Gezeigt und verglichen werden die Ansagen erst, wenn die Runde gespielt ist.
wizard-43 = Hellsehen: In der ersten Runde sieht niemand die eigene Karte an, sondern hält sie an die Stirn. Alle sehen die Karten der anderen und sagen an. Alles Übrige ist wie sonst.

wizard-section-the-one-colour-game = Das einfarbige Spiel

wizard-44 = Einfarbig spielt man zu dritt oder zu viert.
wizard-45 = Alle nehmen die dreizehn Karten einer Farbe, einen Zauberer und einen Narren.
wizard-46 = Zu dritt bleibt eine Farbe aus dem einfarbigen Spiel.
wizard-47 = Im einfarbigen Spiel gibt es keinen Trumpf.
wizard-48 = Im einfarbigen Spiel mischen alle ihre fünfzehn Karten und ziehen für die erste Runde vier davon, in jeder späteren eine mehr.
wizard-49 = Dann wird angesagt, offen, verdeckt oder geheim, wie vor der Partie vereinbart.
wizard-50 = Im einfarbigen Spiel spielen Farben keine Rolle: Der höchste Wert gewinnt den Stich.
wizard-51 = Im einfarbigen Spiel gewinnt von gleich hohen Karten die zuerst gespielte.
wizard-52 = Nach jeder Runde bekommen alle ihre Karten zurück und mischen sie neu.
wizard-53 = Das einfarbige Spiel hat zwölf Runden.

wizard-section-rulings = Unsere Auslegungen

wizard-54 = Kommen mehrere Narren zuerst, bestimmt die erste Karte, die kein Narr ist, die Farbe, die zu bedienen ist.
wizard-55 = Ist die erste Karte nach ausgespielten Narren ein Zauberer, muss für den Rest des Stichs niemand bedienen, als wäre der Zauberer ausgespielt worden.
wizard-56 = Ein Zauberer, der später im Stich fällt, hebt die Pflicht nicht auf, die ausgespielte Farbe zu bedienen.
wizard-57 = Nach einem ausgespielten Zauberer muss eine Farbe, die danach fällt, nicht bedient werden.
wizard-58 = Wurde ein Zauberer aufgedeckt, ist vor der ersten Ansage genau eine der vier Farben zu bestimmen; „kein Trumpf“ steht nicht zur Wahl.
wizard-59 = Die aufgedeckte Karte ist für alle sichtbar und in dieser Runde aus dem Spiel.
wizard-60 = Wer die gleiche höchste Summe hat, teilt sich den Sieg.
wizard-61 = An unseren Tischen muss niemand schreiben: Platz A gibt zuerst, wenn nicht ein anderer Platz oder das Los vereinbart ist.
wizard-62 = Plus/minus eins beschränkt nur die letzte Ansage: Verboten ist die eine Zahl, mit der die Summe genau aufginge. Eine andere Zahl ist immer möglich.
wizard-63 = Plus/minus eins braucht offene Ansagen: Bei verdeckten oder geheimen sagt niemand zuletzt an.
wizard-64 = Ansagen sind offen, verdeckt oder geheim, eines von dreien. Verdeckte werden vor der ersten Karte gezeigt, geheime nach der letzten.
wizard-65 = Bei geheimer Ansage sehen alle die Karten und die gemachten Stiche, aber keine Ansage und keine Punkte der Runde, bevor sie vorbei ist.
wizard-66 = Wer beim Hellsehen den Trumpf bestimmen muss, tut es, ohne die eigene Karte zu kennen.
wizard-67 = Beim Hellsehen sehen nach der letzten Ansage alle ihre Karte an; beim Spielen gibt es nichts zu wählen.
wizard-68 = Hellsehen verträgt sich nicht mit dem einfarbigen Spiel, das mit vier Karten beginnt.
wizard-69 = Im einfarbigen Spiel liegt ein Zauberer über der 13 und ein Narr unter der 1.
wizard-70 = Im einfarbigen Spiel darf jede Karte jederzeit gespielt werden.
wizard-71 = Auch im einfarbigen Spiel gibt dem Namen nach jemand, reihum im Uhrzeigersinn: Wer links davon sitzt, sagt zuerst an und spielt zuerst aus.
wizard-72 = Plus/minus eins darf für das einfarbige Spiel mit offenen Ansagen vereinbart werden.
wizard-73 = Die Stiche der laufenden Runde dürfen alle noch einmal ansehen.
wizard-74 = Es darf eine Turnierpartie vereinbart werden: zehn Runden, die zuerst um zwei Karten wachsen (zu dritt 2, 4, … 20; zu viert 1, 3, … 11, 12, … 15; zu fünft 2, 4, 5, … 12; zu sechst 1 bis 10). Sie verträgt sich nicht mit dem einfarbigen Spiel und, wenn die erste Runde zwei Karten hat, auch nicht mit Hellsehen.
wizard-75 = Zum Üben darf eine kürzere Partie vereinbart werden: so viele Runden von der ersten an (3), Hände von einer Größe zur anderen (2-4) oder eine Größe nach der anderen (1+3+5). Sie verträgt sich nicht mit dem einfarbigen Spiel, und Hellsehen braucht eine erste Runde mit einer Karte.
wizard-76 = Zum Üben darf ein kleinerer Kartensatz vereinbart werden: so viele Farben mit so vielen Werten (2x3), den niedrigsten, und zu jeder Farbe ein Zauberer und ein Narr. Die Hände wachsen, solange die Karten reichen, wenn keine anderen Runden vereinbart sind. Wurde ein Zauberer aufgedeckt, darf jede der vier Farben bestimmt werden. Er verträgt sich nicht mit dem einfarbigen Spiel.
