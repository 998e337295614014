### Zahlensteine im Browser. Steine in Sätzen ($tile, $tiles, $set, $old, $left) heißen K7, R13, J und werden gezeichnet.

# Ein Stein, wie er vorgelesen wird.
rummikub-web-tile = { $colour ->
    [joker] { -rummikub-joker }
   *[other] { rummikub-x-colour-number } { $number }
}
rummikub-web-set = { $shape ->
    [run] Reihe: { $tiles }
    [group] Gruppe: { $tiles }
   *[none] Noch keine Kombination: { $tiles }
}
rummikub-web-laid-now = jetzt von dir gelegt
rummikub-web-new-by = neu, von { $seat }
rummikub-web-drawn = gerade gezogen

## Was zu tun ist

rummikub-web-task-open = { $bank ->
    [draw] Komm mit Kombinationen im Wert von { $wanted } von deinem { -rummikub-rack } heraus oder zieh einen Stein.
    [pass] Komm mit Kombinationen im Wert von { $wanted } von deinem { -rummikub-rack } heraus oder passe.
   *[must] Komm mit Kombinationen im Wert von { $wanted } heraus, wenn du kannst, sonst passe.
}
rummikub-web-task-lay = { $bank ->
    [draw] Leg eine Kombination, leg an, bau um oder zieh einen Stein.
    [pass] Leg eine Kombination, leg an, bau um oder passe.
   *[must] Der { -rummikub-bank } ist leer: Leg Steine, wenn du kannst, sonst passe.
}
rummikub-web-draw = Stein ziehen
rummikub-web-pass = Passen
# Ein Zug als Ding, von dem ein Satz spricht.
rummikub-web-named = { $move ->
    [draw] einen Stein ziehen
   *[pass] passen
}
rummikub-web-end = Fertig
rummikub-web-laid = { $left ->
    [0] Das war dein letzter Stein: Beende deinen Zug und gewinn die Runde!
   *[other] { $count ->
        [one] { $count } Stein gelegt, noch { $left } auf deinem { -rummikub-rack }.
       *[other] { $count } Steine gelegt, noch { $left } auf deinem { -rummikub-rack }.
    }
}
# Was noch fehlt, bevor der Zug enden kann; steht auf dem Knopf, also kurz.
rummikub-web-missing = { $what ->
    [sets] { $count ->
        [one] Eine Kombination ist ungültig
       *[other] { $count } Kombinationen sind ungültig
    }
    [opening] { $value } von { $wanted } Punkten zum Herauskommen
    [tile] Leg mindestens einen Stein vom { -rummikub-rack }
    [wait] Wird geprüft …
   *[other] Warum, steht auf dem Tisch
}
# Was verloren geht, wenn etwas anderes gespielt wird, während Steine liegen.
rummikub-web-loses = { $count ->
    [0] Du hast den Tisch umgebaut. Alles käme wieder an seinen alten Platz.
   *[other] Du hast { $tiles } gelegt. Alles käme wieder an seinen alten Platz.
}
rummikub-web-empty-start = Der Tisch ist leer. Wähle Steine auf deinem { -rummikub-rack } und tippe dann hierher, um sie zu legen.

## Werkzeuge

rummikub-web-rack = Bänkchen
rummikub-web-undo = Zurück
rummikub-web-undo-step = Einen Schritt zurück
rummikub-web-redo = Vor
# Derselbe Knopf, wenn nichts gebaut wird.
rummikub-web-take-back = Zurück
rummikub-web-take-back-turn = Deinen letzten Zug zurücknehmen
rummikub-web-reset = Von vorn
rummikub-web-new-set = Neu legen
rummikub-web-sort = Ordnung auf dem { -rummikub-rack }
rummikub-web-order = { $order ->
    [colour] Farbe
    [number] Zahl
   *[own] Eigene
}
rummikub-web-sort-to = { $order ->
    [colour] Nach Farbe sortieren
    [number] Nach Zahl sortieren
   *[own] Eigene Ordnung
}
rummikub-web-as-group = Als Gruppe
rummikub-web-as-run = Als Reihe
rummikub-web-smaller = Kleinere Steine
rummikub-web-larger = Größere Steine
rummikub-web-opening = Erstauslage
rummikub-web-lay-out = Auslegen

## Die Leute am Tisch

rummikub-web-opened = ist heraus
rummikub-web-not-opened = noch nicht heraus
rummikub-web-in-bank = Im { -rummikub-bank }

## Das Ende einer Runde

rummikub-web-wins-round = { $count ->
    [one] Runde { $round } geht an { $names }
   *[other] Runde { $round } teilen sich { $names }
}
rummikub-web-wins-match = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
rummikub-web-ended-out = Der letzte Stein eines { -rummikub-rack(case: "genitive") } wurde gelegt.
rummikub-web-ended-blocked = Der { -rummikub-bank } war leer und niemand legte mehr: Die kleinste Summe gewinnt.
rummikub-web-rack-empty = leeres { -rummikub-rack }
rummikub-web-next = { $left ->
    [0] Nächste Runde
   *[other] Nächste Runde ({ $left })
}
rummikub-web-points-won = Gewonnene Runden
rummikub-web-points-lost = Übrige Steine

## Die Schritte eines Vorschlags. $old ist die Kombination, wie sie jetzt liegt.

rummikub-web-step = { $kind ->
    [new] Neu: { $set }
    [extended] { $old } erweitern: { $set }
    [joker-swapped] Den { -rummikub-joker } in { $old } ersetzen: { $set }
    [taken-from] { $left } aus { $old } nehmen: { $set }
    [split] { $old } teilen: { $set }
    [other-part] Der andere Teil: { $set }
    [joined] { $old } verbinden: { $set }
   *[rebuilt] { $old } umbauen: { $set }
}
rummikub-web-piece-set = { $tiles } aus { $set }

## Der Tisch als Text

rummikub-web-how = Wie man einen Zug tippt
rummikub-web-how-typed = Tippe „table“ und alle Kombinationen, wie sie liegen sollen, jede in Klammern: table [K3 K4 K5] [R7 G7 B7]. Oder draw, oder pass.

## Bilder für die Regeln

rummikub-web-example-rack = auf dem { -rummikub-rack }
rummikub-web-example-table = auf dem Tisch
rummikub-web-example-after = danach
rummikub-web-example-good = gültig
rummikub-web-example-bad = ungültig

## Der Helfer: der beste Zug für den Tisch zu Hause

rummikub-web-helper = Bester Zug
rummikub-web-helper-intro = Du spielst mit echten Steinen? Tippe an, was auf dem Tisch und auf deinem { -rummikub-rack } liegt; der Helfer zeigt den besten Zug.
rummikub-web-helper-table = Auf dem Tisch
rummikub-web-helper-rack = Auf deinem { -rummikub-rack }
rummikub-web-helper-here = Angetippte Steine kommen hierher
rummikub-web-helper-add-set = Noch eine
rummikub-web-helper-remove = { $tile } wegnehmen
rummikub-web-helper-remove-set = Kombination wegnehmen
rummikub-web-helper-put = { $tile } dazulegen
rummikub-web-helper-opening = Ich bin noch nicht heraus
rummikub-web-helper-solve = Besten Zug zeigen
rummikub-web-helper-wait = Der Helfer denkt nach …
rummikub-web-helper-play = { $count ->
    [one] Leg { $count } Stein, der { $points } zählt:
   *[other] Leg { $count } Steine, die { $points } zählen:
}
rummikub-web-helper-nothing = Es lässt sich nichts legen. Zieh einen Stein.
rummikub-web-helper-no-opening = Du kannst noch nicht herauskommen. Zieh einen Stein.
rummikub-web-helper-wrong = Das ist noch keine Kombination.
rummikub-web-helper-after = Der Tisch danach
rummikub-web-helper-clear = Alles leeren
rummikub-web-helper-left = noch { $count } auf deinem { -rummikub-rack }
rummikub-web-helper-done = Ist gelegt

rummikub-web-drew-own = Du ziehst { $tiles }.
rummikub-web-log-drawn = { $seat } zieht einen Stein.
rummikub-web-log-drawn-own = Du ziehst einen Stein.
