# Jak se hraje, za dvě minuty: deset vět, každá s obrázkem.
rummikub-howto-goal = Vylož na stůl všechny kameny ze svého stojánku dřív než ostatní.
rummikub-howto-start = Každý si vezme čtrnáct kamenů. Zbytek je bank.
rummikub-howto-group = Skupina: tři nebo čtyři kameny se stejným číslem, každý v jiné barvě.
rummikub-howto-run = Postupka: tři nebo více po sobě jdoucích čísel v jedné barvě.
rummikub-howto-opening = Tvoje první kameny v kole musí mít dohromady hodnotu alespoň 30 a stůl se při tom nemění.
rummikub-howto-draw = Když nic nevyložíš, vezmi si kámen z banku a tah končí.
rummikub-howto-rearrange = Potom smíš přidávat k tomu, co leží na stole, rozdělovat to a přeskupovat, jen když vyložíš vlastní kámen.
rummikub-howto-whole = Na konci tahu smí na stole ležet jen celé skupiny a postupky.
rummikub-howto-joker = Žolík zastupuje kterýkoli kámen. Ze stolu ho vezmeš tak, že na jeho místo dáš pravý kámen, a hned ho zase použij.
rummikub-howto-score = Když někdo vyloží poslední kámen, ostatní ztrácejí to, co jim zbylo na stojánku, žolík počítá 30; vítěz to všechno dostane.
