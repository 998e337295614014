# So wird gespielt, in zwei Minuten: zehn Sätze, jeder mit einem Bild.
wizard-howto-goal = Sag an, wie viele Stiche du machst, und mach dann genau so viele. Das ist das ganze Spiel.
wizard-howto-deal = In der ersten Runde bekommen alle eine Karte, in der zweiten zwei und so weiter.
wizard-howto-trump = Die Karte, die nach dem Geben aufgedeckt wird, zeigt die Trumpffarbe der Runde.
wizard-howto-bid = Sieh dir deine Karten an und sag an: Mit diesen sind zwei Stiche wahrscheinlich.
wizard-howto-follow = Eine Karte wird ausgespielt. Bediene ihre Farbe, wenn du kannst.
wizard-howto-ruff = Kannst du nicht, spiel irgendeine. Ein Trumpf schlägt jede Karte der anderen Farben.
wizard-howto-wizards = Zauberer darfst du jederzeit spielen, sie schlagen alles. Von mehreren gewinnt der erste.
wizard-howto-jesters = Auch Narren darfst du jederzeit spielen. Sie verlieren jeden Stich: gut, wenn du keinen mehr brauchst.
wizard-howto-points = 2 angesagt und 2 gemacht? Das sind 20 Punkte und 10 für jeden Stich. Sonst verlierst du 10 für jeden Stich zu viel oder zu wenig.
wizard-howto-end = In der letzten Runde werden alle Karten verteilt. Wer danach die meisten Punkte hat, gewinnt.
