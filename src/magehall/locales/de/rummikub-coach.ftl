### Tipps in drei Schritten und die Analyse nach der Partie.

rummikub-hint-value = Vorsprung einige Züge später: { $points } (± { $error })
rummikub-nudge-finish = Du kannst in diesem Zug alle Steine legen.
rummikub-nudge-open = Auf deinem { -rummikub-rack } steht genug für die { -rummikub-opening }.
rummikub-nudge-rearrange = Es passt mehr, als man meint: Nimm Kombinationen auf dem Tisch auseinander.
rummikub-nudge-fits = Etwas passt, ohne dass sich auf dem Tisch etwas ändert.
rummikub-nudge-wait = Sieh nach, ob überhaupt etwas passt; warten kann besser sein.
