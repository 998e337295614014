### Carcassonne auf der Seite im Browser. $kind, $role, $figure und $at sind die aus carcassonne.ftl.

## Was zu tun ist

carcassonne-web-place = Leg dein Plättchen: { $cells ->
    [one] { $cells } Stelle passt
   *[other] { $cells } Stellen passen
}.
# Solange noch nicht bekannt ist, wo es passt.
carcassonne-web-place-soon = Leg dein Plättchen.
carcassonne-web-meeple = Setz einen Gefolgsmann auf dein Plättchen, oder keinen.
carcassonne-web-taken = Auf diesem Plättchen ist alles besetzt.
carcassonne-web-empty = Du hast keine Gefolgsleute mehr.
carcassonne-web-figure = Magier: +1 Punkt pro Plättchen. Hexe: halbe Punkte. Wähle eine Straße oder eine Stadt.
carcassonne-web-met = Magier und Hexe sind sich begegnet: Versetz eine Figur auf eine andere Straße oder in eine andere Stadt.
carcassonne-web-off = Keine andere Straße oder Stadt ist unfertig: Nimm eine Figur weg.
carcassonne-web-circle = Ein Kornkreis für { carcassonne-roles }: Wähle, was alle tun.
carcassonne-web-circle-add = Du darfst { carcassonne-role } zu einem deiner eigenen setzen.
carcassonne-web-circle-take = Nimm einen deiner { carcassonne-roles } zurück.
carcassonne-web-waits = { $phase ->
    [place] { $name } legt ein Plättchen.
    [meeple] { $name } darf einen Gefolgsmann setzen.
    [circle] { $name } entscheidet am Kornkreis.
   *[figure] { $name } versetzt Magier oder Hexe.
}
carcassonne-web-over = Die Partie ist vorbei. { $names } – { carcassonne-points }.

## Knöpfe

carcassonne-web-do-place = Hierher legen
carcassonne-web-move-place = { $turns ->
    [1] Plättchen auf { $at } legen, einmal gedreht
    [2] Plättchen auf { $at } legen, zweimal gedreht
    [3] Plättchen auf { $at } legen, dreimal gedreht
   *[0] Plättchen auf { $at } legen
}
carcassonne-web-move-figure = { carcassonne-label-figure } { $kind ->
    [city] in die Stadt
   *[road] auf die Straße
} bei { $at }
carcassonne-web-do-meeple = { $role ->
    [knight] Ritter setzen
    [robber] Wegelagerer setzen
    [monk] Mönch setzen
   *[farmer] Bauern setzen
}
carcassonne-web-do-figure = { carcassonne-label-figure } hierher
carcassonne-web-do-off = { $figure ->
    [mage] Magier wegnehmen
   *[witch] Hexe wegnehmen
}
carcassonne-web-do-add = Hier dazu
carcassonne-web-do-take = Diesen zurücknehmen
carcassonne-web-pass = Keinen setzen
carcassonne-web-pass-add = Keinen dazu
carcassonne-web-all-add = Alle dürfen dazusetzen
carcassonne-web-all-take = Alle nehmen zurück
# Ein Zug als Ding, von dem ein Satz spricht.
carcassonne-web-the-tile = das Plättchen
carcassonne-web-named-tile = { $turns ->
    [1] das Plättchen auf { $at }, einmal gedreht
    [2] das Plättchen auf { $at }, zweimal gedreht
    [3] das Plättchen auf { $at }, dreimal gedreht
   *[0] das Plättchen auf { $at }
}
carcassonne-web-named-role = { $role ->
    [knight] ein Ritter
    [robber] ein Wegelagerer
    [monk] ein Mönch
   *[farmer] ein Bauer
}
carcassonne-web-named-figure = { $figure ->
    [mage] der Magier
   *[witch] die Hexe
} { $kind ->
    [city] in der Stadt
   *[road] auf der Straße
} bei { $at }
carcassonne-web-named = { $what ->
    [add] { carcassonne-web-named-role } dazu
    [take] { carcassonne-web-named-role } zurück
    [mage-off] der Magier weg
    [witch-off] die Hexe weg
    [circle-add] alle dürfen dazusetzen
    [circle-take] alle nehmen zurück
   *[pass] kein Gefolgsmann
}
carcassonne-web-turn-left = Nach links drehen
carcassonne-web-turn-right = Nach rechts drehen
carcassonne-web-zoom-in = Vergrößern
carcassonne-web-zoom-out = Verkleinern
carcassonne-web-fit = Ganze Landschaft
carcassonne-web-show-places = Alle Stellen zeigen
carcassonne-web-areas = Besitz und Punkte
carcassonne-web-unclaimed = Offen und frei
carcassonne-web-tiles-left = Übrig
carcassonne-web-hide = Verbergen
carcassonne-web-show = Zeigen

## Auf der Karte

carcassonne-web-map = Die Landschaft
carcassonne-web-cell = Stelle { $at }: { $turned ->
    [yes] Das Plättchen passt so, wie es gedreht ist
   *[no] Das Plättchen passt, wenn du es drehst
}
carcassonne-web-lost = Stelle { $at }: Kein übriges Plättchen passt hierher.
carcassonne-web-only-way = Hier passt es nur so.
carcassonne-web-here = Hierher legen?
carcassonne-web-grows = { $kind ->
    [city] Die Stadt wächst auf { carcassonne-tiles }: { $before } → { $after } am Ende.
    [road] Die Straße wächst auf { carcassonne-tiles }: { $before } → { $after } am Ende.
   *[monastery] Das Kloster: { $before } → { $after } am Ende.
}
carcassonne-web-closes = { $kind ->
    [city] Damit ist eine Stadt fertig: { carcassonne-points }.
    [road] Damit ist eine Straße fertig: { carcassonne-points }.
   *[monastery] Damit ist ein Kloster fertig: { carcassonne-points }.
}

## Die Notiz zu einem Gebiet

carcassonne-web-area-open = { $kind ->
    [city] Unfertige Stadt
    [road] Unfertige Straße
    [monastery] Unfertiges Kloster
   *[field] Wiese
}
carcassonne-web-area-done = { $kind ->
    [city] Fertige Stadt
    [road] Fertige Straße
   *[monastery] Fertiges Kloster
}
carcassonne-web-ends = { $open ->
    [one] { $open } offenes Ende
   *[other] { $open } offene Enden
}
carcassonne-web-around = { $open ->
    [one] { $open } Stelle ringsum ist leer
   *[other] { $open } Stellen ringsum sind leer
}
carcassonne-web-mage-here = Der Magier: +1 Punkt pro Plättchen.
carcassonne-web-witch-here = Die Hexe: halbe Punkte.
# Was eine Figur tut, unter ihrem Namen auf einem Knopf; $figure ist mage oder witch.
carcassonne-web-does = { $figure ->
    [mage] +1 Punkt pro Plättchen
   *[witch] halbe Punkte
}
# Was eine Figur aus einer Straße oder Stadt macht: Punkte vorher und nachher.
carcassonne-web-makes = { $figure ->
    [mage] Mit dem Magier: { $closed_before } → { $closed_after } { carcassonne-web-when-closed }, { $before } → { $after } { carcassonne-web-at-end }.
   *[witch] Mit der Hexe: { $closed_before } → { $closed_after } { carcassonne-web-when-closed }, { $before } → { $after } { carcassonne-web-at-end }.
}
carcassonne-web-leaves = { $kind ->
    [city] Die Stadt, aus der die Figur geht: { $before } → { $after }.
   *[road] Die Straße, von der die Figur geht: { $before } → { $after }.
}
carcassonne-web-nobody = Hier steht niemand.
carcassonne-web-most = Mehrheit
carcassonne-web-tied = gleichauf
carcassonne-web-when-closed = fertig gebaut
carcassonne-web-at-end = am Ende
carcassonne-web-counts-tile = Die zweite Zahl zählt dieses Plättchen mit.

## Das Plättchen und die Leute am Tisch

carcassonne-web-hand = Plättchen
carcassonne-web-your-tile = Dein Plättchen
carcassonne-web-their-tile = { $name } hat dieses Plättchen
carcassonne-web-more-alike = { $count ->
    [0] das letzte seiner Art
    [one] noch { $count } gleiches übrig
   *[other] noch { $count } gleiche übrig
}
carcassonne-web-no-tile = Kein Plättchen gezogen.
carcassonne-web-supply = { $supply } von 7 Gefolgsleuten frei
carcassonne-web-if-ended = { $points }, wäre jetzt Schluss
carcassonne-web-of-kind = Plättchen { $tile }: noch { $count }
carcassonne-web-of-total = von { $total }; was blass ist, ist schon gezogen

carcassonne-web-turn = { $seat } legt Plättchen { $tile } und setzt { carcassonne-role } darauf.
carcassonne-web-turn-own = Du legst Plättchen { $tile } und setzt { carcassonne-role } darauf.
