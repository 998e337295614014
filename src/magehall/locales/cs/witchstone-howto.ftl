# Jak se hraje, za dvě minuty: deset vět, každá s obrázkem.
witchstone-howto-goal = Spřádej kolem Čarodějného kamene síť energie. Po jedenácti kolech vítězí nejvíc bodů.
witchstone-howto-tile = Ve svém tahu polož dílek na dvě prázdná políčka svého kotle. Jeho dva symboly ti dají dva druhy akcí.
witchstone-howto-group = Symbol dává tolik akcí, kolik stejných symbolů je v jeho skupině: tady tři.
witchstone-howto-energy = Energie: pokládej segmenty směrem od vlastní věže.
witchstone-howto-chain = Dokončený řetěz přináší 1, 3 nebo 6 bodů a tvoje čarodějnice po něm cestují.
witchstone-howto-witch = Čarodějnice: polož ji vedle své věže a pak ji pošli po řetězech. Přinese 2 body a první na místě bere žeton.
witchstone-howto-pentagram = Pentagram: tvoje sova obchází dokola a sbírá soví destičky za body a speciální dílky do kotle.
witchstone-howto-crystal = Krystaly: dostaň je z kotle ven. V regálu dávají další akce nebo žeton.
witchstone-howto-wand = Hůlka: tvoje sova jde doprava k bonusovým akcím a k polím za body. Kdo je v čele, má bonusy dvojnásobné.
witchstone-howto-scroll = Svitky: kouzla, která akce posilují, a proroctví, která se na konci bodují, když je splníš.
