### Tipps in drei Schritten und die Analyse nach der Partie.

witchstone-hint-value = Vorsprung auf die stärkste Konkurrenz: { $points } (± { $error })
witchstone-nudge-action = Sieh dir an, was diese Aktionen bringen können: { witchstone-symbol }.
