# So wird gespielt, in zwei Minuten: zehn Sätze, jeder mit einem Bild.
witchstone-howto-goal = Bau rund um den Hexenstein ein Netz aus Energie. Nach elf Runden gewinnen die meisten Punkte.
witchstone-howto-tile = In deinem Zug legst du ein Plättchen auf zwei leere Felder deines Kessels. Seine zwei Symbole geben dir zwei Arten von Aktionen.
witchstone-howto-group = Ein Symbol gibt so viele Aktionen, wie es gleiche Symbole in seiner Gruppe gibt: hier drei.
witchstone-howto-energy = Energie: Leg Segmente, von deinem eigenen Turm aus.
witchstone-howto-chain = Eine fertige Kette bringt 1, 3 oder 6 Punkte, und deine Hexen reisen auf ihr.
witchstone-howto-witch = Hexen: Leg eine neben deinen Turm, dann schick sie über Ketten weiter. Das bringt 2 Punkte, und die erste an einem Ort nimmt den Chip.
witchstone-howto-pentagram = Pentagramm: Deine Eule zieht im Kreis und sammelt Eulenplättchen, die Punkte zählen, und Sonderplättchen für den Kessel.
witchstone-howto-crystal = Kristalle: Bring sie aus dem Kessel. Im Regal geben sie weitere Aktionen oder einen Chip.
witchstone-howto-wand = Zauberstab: Deine Eule zieht nach rechts, zu Bonusaktionen und zu Feldern mit Punkten. Wer vorn ist, bekommt die Boni doppelt.
witchstone-howto-scroll = Schriftrollen: Zauber, die Aktionen verstärken, und Prophezeiungen, die am Ende zählen, wenn du sie erfüllst.
