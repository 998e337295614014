### Rady ve třech krocích a rozbor po partii.

rummikub-hint-value = Náskok o několik tahů později: { $points } bodu (± { $error })
rummikub-nudge-finish = V tomto tahu můžeš vyložit všechny své kameny.
rummikub-nudge-open = Na { -rummikub-rack(case: "locative") } máš dost na { -rummikub-opening }.
rummikub-nudge-rearrange = Hodí se víc, než se zdá: rozeber sady na stole.
rummikub-nudge-fits = Něco se hodí, aniž se změní sada na stole.
rummikub-nudge-wait = Podívej se, jestli se vůbec něco hodí; někdy je lepší počkat.
