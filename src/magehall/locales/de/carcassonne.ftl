### Carcassonne. Fakten nennen Dinge mit Wörtern des Codes: $kind ist city, road, monastery oder field; $role ist knight,
### robber, monk oder farmer; $edge ist N, E, S oder W; $at ist eine Stelle wie 1,-2; $tile ist eine Art Plättchen wie D oder MW3.

## Begriffe

carcassonne-title = Carcassonne
carcassonne-summary = Bau Plättchen für Plättchen eine Landschaft und besetze ihre Städte, Straßen, Klöster und Wiesen.

carcassonne-kind = { $kind ->
    [city] Stadt
    [road] Straße
    [monastery] Kloster
   *[field] Wiese
}
# Ein Gefolgsmann nach dem Ort, an dem er steht, im 4. Fall.
carcassonne-role = { $role ->
    [knight] einen Ritter
    [robber] einen Wegelagerer
    [monk] einen Mönch
   *[farmer] einen Bauern
}
# Wo am Plättchen die Kante liegt.
carcassonne-edge = { $edge ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
}
# Was das Plättchen an der Kante zeigt, im 4. Fall.
carcassonne-terrain = { $terrain ->
    [city] eine Stadt
    [road] eine Straße
   *[field] eine Wiese
}
# Was an dieser Kante weitergehen muss, im 1. Fall.
carcassonne-needed = { $needed ->
    [city] eine Stadt
    [road] eine Straße
   *[field] eine Wiese
}
carcassonne-tiles = { $tiles } Plättchen
# Im 1. und im 4. Fall.
carcassonne-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
carcassonne-x-points-dative = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
carcassonne-cities = { $cities ->
    [one] { $cities } fertige Stadt
   *[other] { $cities } fertige Städte
}
# Die Größe einer Stadt: ihre Plättchen, und ihre Wappen, wenn sie welche hat.
carcassonne-city-size = { $shields ->
    [0] { carcassonne-tiles }
   *[other] { carcassonne-tiles }, { $shields } Wappen
}
carcassonne-state = { $state ->
    [completed] fertig
   *[unfinished] unfertig
}
# Was eine Straße oder Stadt selbst bringt, und wer sonst es um wie viel ändert.
carcassonne-worth = { $by ->
    [mage] { $printed }, der Magier { $change_signed }
    [witch] { $printed }, die Hexe { $change_signed }
   *[nobody] { $printed }
}
# Was im Vorrat bleibt, am Ende eines Satzes.
carcassonne-x-supply = { $supply ->
    [0] der Vorrat ist leer
    [one] noch { $supply } Gefolgsmann im Vorrat
   *[other] noch { $supply } Gefolgsleute im Vorrat
}

## Optionen

carcassonne-option-two-tile-city = Kleine Stadt
    .help = Punkte für eine fertige Stadt aus zwei Plättchen; die ersten Auflagen gaben 2.
carcassonne-option-fields = Wiesen
    .help = Drei Punkte pro Stadt für jede Wiese (dritte), pro Person nur einmal (zweite), vier für alle Wiesen um eine Stadt zusammen (erste) oder ohne Bauern (aus).
carcassonne-option-fields-third = dritte
carcassonne-option-fields-second = zweite
carcassonne-option-fields-first = erste
carcassonne-option-fields-off = aus
carcassonne-option-tie = Gleichstand
    .help = Bei Gleichstand wird der Sieg geteilt, oder wer begonnen hat, verliert.
carcassonne-option-tie-shared = geteilt
carcassonne-option-tie-starter-loses = wer begann, verliert
carcassonne-option-start-player = Wer beginnt
    .help = Der Platz, der beginnt.
carcassonne-option-start-player-random = per Los
carcassonne-option-tile-list = Plättchenliste
    .help = Zeigen, welche Plättchen noch kommen, oder nur wie viele.
carcassonne-option-tile-list-shown = offen
carcassonne-option-tile-list-hidden = verdeckt
carcassonne-variant-base-game = Das Grundspiel, ohne Erweiterungen
    .help = Ohne Magier, Hexe und Kornkreise.
carcassonne-variant-no-fields = Ohne Bauern
    .help = Niemand legt sich auf die Wiesen, und Wiesen bringen keine Punkte.

## Was geschieht

carcassonne-event-starter-chosen = { $seat } beginnt.
carcassonne-event-starter-chosen-own = Du beginnst.
carcassonne-event-tile-drawn = { $seat } zieht Plättchen { $tile }.
carcassonne-event-tile-drawn-own = Dein Plättchen ist { $tile }; { $left ->
    [0] es ist das letzte
    [one] danach kommt noch { $left }
   *[other] danach kommen noch { $left }
}.
carcassonne-event-tile-discarded = Plättchen { $tile } passt nirgends und kommt aus dem Spiel; { $seat } zieht neu, solange es Plättchen gibt.
carcassonne-event-tile-discarded-own = Plättchen { $tile } passt nirgends und kommt aus dem Spiel; du ziehst neu, solange es Plättchen gibt.
carcassonne-event-tile-placed = { $seat } legt Plättchen { $tile }{ $at ->
    [here] { "" }
   *[other] { " auf " }{ $at }
}{ $rotation ->
    [0] { "" }
   *[other] , um { $rotation }° gedreht
}.
carcassonne-event-tile-placed-own = Du legst Plättchen { $tile }{ $at ->
    [here] { "" }
   *[other] { " auf " }{ $at }
}{ $rotation ->
    [0] { "" }
   *[other] , um { $rotation }° gedreht
}.
carcassonne-event-meeple-placed = { $seat } setzt { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " auf " }{ $at }
}; { carcassonne-x-supply }.
carcassonne-event-meeple-placed-own = Du setzt { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " auf " }{ $at }
}; { carcassonne-x-supply }.
carcassonne-event-meeple-passed = { $seat } setzt keinen Gefolgsmann.
carcassonne-event-meeple-passed-own = Du setzt keinen Gefolgsmann.
carcassonne-event-meeples-returned = { $total ->
    [one] { $total } Gefolgsmann kehrt
   *[other] { $total } Gefolgsleute kehren
} zurück: { $seats }.
carcassonne-event-road-scored = Straße{ $at ->
    [here] { "" }
   *[other] { " bei " }{ $at }
}, { carcassonne-state } ({ carcassonne-tiles }: { carcassonne-worth }): { $seats } – { carcassonne-points }.
carcassonne-event-road-scored-own = Straße{ $at ->
    [here] { "" }
   *[other] { " bei " }{ $at }
}, { carcassonne-state } ({ carcassonne-tiles }: { carcassonne-worth }): du – { carcassonne-points }.
carcassonne-event-city-scored = Stadt{ $at ->
    [here] { "" }
   *[other] { " bei " }{ $at }
}, { carcassonne-state } ({ carcassonne-city-size }: { carcassonne-worth }): { $seats } – { carcassonne-points }.
carcassonne-event-city-scored-own = Stadt{ $at ->
    [here] { "" }
   *[other] { " bei " }{ $at }
}, { carcassonne-state } ({ carcassonne-city-size }: { carcassonne-worth }): du – { carcassonne-points }.
carcassonne-event-monastery-scored = Kloster{ $at ->
    [here] { "" }
   *[other] { " bei " }{ $at }
}, { carcassonne-state } ({ carcassonne-tiles }): { $seats } – { carcassonne-points }.
carcassonne-event-monastery-scored-own = Kloster{ $at ->
    [here] { "" }
   *[other] { " bei " }{ $at }
}, { carcassonne-state } ({ carcassonne-tiles }): du – { carcassonne-points }.
carcassonne-event-field-scored = Wiese{ $at ->
    [here] { "" }
   *[other] { " bei " }{ $at }
} ({ carcassonne-cities }{ $paid_before ->
    [0] { "" }
   *[other] , davon { $paid_before } schon gezählt
}): { $seats } – { carcassonne-points }.
carcassonne-event-field-scored-own = Wiese{ $at ->
    [here] { "" }
   *[other] { " bei " }{ $at }
} ({ carcassonne-cities }{ $paid_before ->
    [0] { "" }
   *[other] , davon { $paid_before } schon gezählt
}): du – { carcassonne-points }.
carcassonne-event-city-fed = Wiesen um die Stadt{ $at ->
    [here] { "" }
   *[other] { " bei " }{ $at }
}: { $seats } – { carcassonne-points }.
carcassonne-event-city-fed-own = Wiesen um die Stadt{ $at ->
    [here] { "" }
   *[other] { " bei " }{ $at }
}: du – { carcassonne-points }.
carcassonne-event-feature-unclaimed = { $kind ->
    [city] Die Stadt
   *[road] Die Straße
}{ $at ->
    [here] { "" }
   *[other] { " bei " }{ $at }
} ist fertig, { carcassonne-tiles }, und gehört niemandem.
carcassonne-event-final-scoring-began = Der letzte Zug ist vorbei: { $scores_named }. Jetzt kommt die Schlusswertung.
carcassonne-event-game-ended = Die Partie ist vorbei: { $scores_named }. Mit { carcassonne-x-points-dative } geht der Sieg an { $seats }.
carcassonne-event-game-ended-own = Die Partie ist vorbei: { $scores_named }. Du gewinnst mit { carcassonne-x-points-dative }.

## Warum nicht

carcassonne-refusal-not-a-move = „{ $move }“ ist kein Zug in diesem Spiel.
carcassonne-refusal-game-over = Die Partie ist vorbei.
carcassonne-refusal-not-your-turn = Jetzt ist { $seat } am Zug.
carcassonne-refusal-no-tile-to-place = Jetzt ist kein Plättchen zu legen.
carcassonne-refusal-other-tile-drawn = Das ist nicht das gezogene Plättchen.
carcassonne-refusal-touches-no-tile = Dort berührt es kein Plättchen; eine Ecke zählt nicht.
carcassonne-refusal-cell-taken = Dort liegt schon ein Plättchen.
carcassonne-refusal-edge-does-not-match = Dort zeigt das Plättchen { carcassonne-edge } { carcassonne-terrain }, wo { carcassonne-needed } weitergehen muss.
carcassonne-refusal-no-meeple-now = Jetzt wird kein Gefolgsmann gesetzt.
carcassonne-refusal-no-such-segment = So einen Abschnitt gibt es dort nicht.
carcassonne-refusal-no-farmers = Vereinbart ist ein Spiel ohne Bauern.
carcassonne-refusal-no-meeple-left = Du hast keine Gefolgsleute mehr.
carcassonne-refusal-feature-occupied = Schon besetzt: Dort stehen Gefolgsleute von { $seats }.
carcassonne-refusal-nature-draws = Plättchen zieht der Zufall, nicht { $seat }.
carcassonne-refusal-no-draw-now = Jetzt wird kein Plättchen gezogen.
carcassonne-refusal-tile-not-in-box = Plättchen { $tile } ist nicht im Spiel.
carcassonne-refusal-no-such-tile-left = Im Stapel ist kein Plättchen { $tile } mehr: { $count ->
    [one] Das einzige ist
   *[other] Alle { $count } sind
} schon gezogen.
carcassonne-refusal-no-starter-now = Wer beginnt, steht jetzt nicht zur Wahl.
carcassonne-refusal-no-such-starter = Platz { $seat } kann an einem Tisch mit { $players } Plätzen nicht beginnen.

## Warum ein Tipp

carcassonne-reason-points-now = Das bringt jetzt { carcassonne-points }; { $moves ->
    [one] kein anderer Zug bringt so viel
   *[other] gleich gut sind { $moves } Züge
}.
carcassonne-reason-only-move = Es ist dein einziger Zug.
carcassonne-reason-scores-now = Das bringt dir jetzt { carcassonne-points }.
carcassonne-reason-lets-score = { $seat } bekommt dadurch { carcassonne-points }.
carcassonne-reason-would-gain = Wäre dann Schluss, hättest du { carcassonne-points } mehr.
carcassonne-reason-rival-would-gain = Wäre dann Schluss, hätte { $seat } { carcassonne-points } mehr.
carcassonne-reason-rival-would-lose = Wäre dann Schluss, hätte { $seat } { carcassonne-points } weniger.
carcassonne-reason-spends-meeple = { $left ->
    [0] Es ist dein letzter Gefolgsmann
    [one] Dir bleibt { $left } Gefolgsmann
   *[other] Dir bleiben { $left } Gefolgsleute
}.
carcassonne-reason-frees-meeple = Ein Gefolgsmann kommt zu dir zurück; dann hast du { $left ->
    [one] { $left } Gefolgsmann
   *[other] { $left } Gefolgsleute
}.
carcassonne-reason-outlook = Aussicht aufs Ende, im Vergleich zu den anderen: { $points } Punkte.
carcassonne-reason-tried-out = Durchgespielt mit { $trials ->
    [one] { $trials } gemischten Stapel
   *[other] { $trials } gemischten Stapeln
}: Vorsprung einige Züge später: { $points } Punkte.
carcassonne-reason-tried-next = Zweitbester Zug dabei: { $move }, { $points } Punkte weniger (± { $error }).
carcassonne-reason-ahead-of-next = Zweitbester Zug: { $move }, { $points } Punkte dahinter.

## Was zu tun ist

carcassonne-status-place = Leg dein Plättchen: ein Buchstabe, und eine Drehung (0–3), wo mehrere stehen.
carcassonne-status-meeple = Setz mit einem Buchstaben einen Gefolgsmann aufs Plättchen, oder p für keinen.
carcassonne-status-taken = Auf dem Plättchen ist nichts frei: weiter mit p.
carcassonne-status-empty = Du hast keine Gefolgsleute mehr: weiter mit p.

## Am Tisch

# Köpfe schmaler Spalten: Punkte jetzt, Punkte, wenn jetzt Schluss wäre, Gefolgsleute im Vorrat.
carcassonne-label-now = jetzt
carcassonne-label-during = Im Spiel
carcassonne-label-end = Ende
carcassonne-label-meeples = frei
carcassonne-label-stack = noch { $left } Plättchen
carcassonne-label-tile = Dein Plättchen: { $tile }
carcassonne-label-turns = seine Vierteldrehungen:
carcassonne-label-worth = Jetzt wert:
carcassonne-label-feature = { carcassonne-kind }, { carcassonne-points }
carcassonne-label-field = { carcassonne-kind }, { $cities ->
    [one] { $cities } Stadt
   *[other] { $cities } Städte
}
carcassonne-label-taken = { carcassonne-kind } ({ $seats })
carcassonne-label-beyond = Mehr jenseits des Randes ({ $command }): { $letters }
carcassonne-label-key = █ Stadt, ◆ Wappen, ═ Straße, ■ Kreuzung, ⌂ Kloster, · Wiese; A–F Gefolgsleute
carcassonne-label-which-turn = { $letter } kann { $choices } sein.
carcassonne-label-remaining = Noch im Stapel:
carcassonne-label-remaining-hidden = Vereinbart ist, nicht zu zeigen, welche Plättchen noch kommen.
carcassonne-label-spot = { carcassonne-kind } bei { $at }, { carcassonne-tiles }
carcassonne-label-cities = Städte
carcassonne-label-roads = Straßen
carcassonne-label-monasteries = Klöster
carcassonne-label-fields = Wiesen

## Die gedruckten Ausgaben

carcassonne-edition-cs-2012-source = Tschechische Spielregel der fünften Mini-Erweiterung, 2012
carcassonne-edition-cs-2012-63 = In jeder Schachtel liegt ein Kornkreis-Plättchen als Zugabe, also spielt die Ausgabe mit einem, ausgelost aus den sechs. Seine Regeln stehen nicht im Heft; man kann eine andere Zahl vereinbaren, oder keines.
carcassonne-edition-first-2000-title = Carcassonne, erste Wertung
carcassonne-edition-first-2000-source = Wertung der Auflage von 2000
carcassonne-edition-second-2001-title = Carcassonne, zweite Wertung
carcassonne-edition-second-2001-source = Wertung der Auflage von 2001
carcassonne-edition-third-2002-title = Carcassonne, dritte Wertung
carcassonne-edition-third-2002-source = Wertung der Auflagen seit 2002

## In der Statistik

carcassonne-figure-roads = Punkte für Straßen
carcassonne-figure-cities = Punkte für Städte
carcassonne-figure-monasteries = Punkte für Klöster
carcassonne-figure-fields = Punkte für Wiesen
