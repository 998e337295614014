### Tipps in drei Schritten und die Analyse nach der Partie.

carcassonne-hint-value = Vorsprung am Ende: { $points } (± { $error })
carcassonne-nudge-finish = Du kannst jetzt etwas von dir fertigstellen.
carcassonne-nudge-rival = Sieh dir an, worauf { $seat } hofft.
carcassonne-nudge-claim = { $feature ->
    [city] Such eine Stadt, die du besetzen kannst.
    [road] Such eine Straße, die du besetzen kannst.
    [monastery] Such einen Platz für das Kloster.
   *[field] Sieh dir die Wiesen an.
}
carcassonne-nudge-keep = Hier kommt es auf die Stelle an, nicht aufs Besetzen: Spar deine Gefolgsleute. In deinem Vorrat: { $left }.
