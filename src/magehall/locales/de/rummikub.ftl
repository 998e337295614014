### Zahlensteine, nach den Regeln von Rummikub. Steine heißen überall K7, R13, G1, B9 und J: Der Buchstabe ist die Farbe
### (K schwarz, R rot, G grün, B blau) und bleibt, damit man tippen kann, was man liest. Kombinationen stehen in Klammern,
### [K3 K4 K5]; $tile, $tiles, $set, $missing, $rack und $left sind solche Texte. Was getippt wird (ok, d, k6 2 …), bleibt auch.
### Das erste Auslegen heißt Erstauslage; wer es schafft, kommt heraus.

## Begriffe

# Sächlich.
-rummikub-rack = { $case ->
   *[nominative] Bänkchen
    [genitive] Bänkchens
}
# Männlich.
-rummikub-bank = { $case ->
   *[nominative] Vorrat
    [genitive] Vorrats
}
# Männlich; die Mehrzahl ist gleich.
-rummikub-joker = { $case ->
   *[nominative] Joker
    [genitive] Jokers
    [dative-plural] Jokern
}
# Weiblich.
-rummikub-opening = Erstauslage
-rummikub-call = Rummikub

rummikub-title = Zahlensteine
rummikub-summary = Nach den Regeln von Rummikub: Leg Gruppen und Reihen aus, bau den Tisch um und leere dein Bänkchen zuerst.

rummikub-colour = { $colour ->
    [black] schwarz
    [red] rot
    [green] grün
   *[blue] blau
}
# „Zweimal Rot“.
rummikub-x-colour-noun = { $colour ->
    [black] Schwarz
    [red] Rot
    [green] Grün
   *[blue] Blau
}
# „Rote 7“.
rummikub-x-colour-number = { $colour ->
    [black] schwarze
    [red] rote
    [green] grüne
   *[blue] blaue
}
# Ein Stein, den jemand offen zieht.
rummikub-tile = { $colour ->
    [joker] { -rummikub-joker }
   *[other] { $tile }
}
# Anzahlen von Steinen, im 1. und im 4. Fall.
rummikub-count = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
rummikub-x-tiles = { $tiles ->
    [one] { $tiles } Stein
   *[other] { $tiles } Steine
}
rummikub-x-penalty = { $penalty ->
    [one] { $penalty } Stein
   *[other] { $penalty } Steine
}
rummikub-x-left = { $left ->
    [0] keinen Stein
    [one] { $left } Stein
   *[other] { $left } Steine
}
rummikub-bank-left = { $bank ->
    [0] der { -rummikub-bank } ist leer
   *[other] noch im { -rummikub-bank }: { $bank }
}

## Optionen

rummikub-option-rounds = Runden
    .help = Wie viele Runden gespielt werden, oder bei wie vielen Punkten die Partie endet.
rummikub-option-rounds-to-100 = bis 100 Punkte
rummikub-option-rounds-to-200 = bis 200 Punkte
rummikub-option-rounds-to-300 = bis 300 Punkte
rummikub-option-rounds-to-500 = bis 500 Punkte
rummikub-option-start = Start
    .help = Alle ziehen einen Stein und die höchste Zahl beginnt, oder der Zufall entscheidet.
rummikub-option-start-draw = Steine ziehen
rummikub-option-start-random = per Zufall
rummikub-option-next-start = Start der nächsten Runden
    .help = Wie in der ersten Runde, der nächste Platz im Uhrzeigersinn, oder wer gewonnen hat.
rummikub-option-next-start-draw = neu ziehen
rummikub-option-next-start-rotate = reihum
rummikub-option-next-start-winner = wer gewann
rummikub-option-redeal = Neu verteilen
    .help = Bei drei Paaren gleicher Steine auf einem Bänkchen wird neu verteilt.
rummikub-option-redeal-off = nein
rummikub-option-redeal-on = ja
rummikub-option-copies = Anzahl je Stein
    .help = Jeder Zahlenstein zweimal oder nur einmal.
rummikub-option-wrap = Reihen über die 13
    .help = Eine Reihe darf von der 13 zur 1 weitergehen.
rummikub-option-wrap-off = nein
rummikub-option-wrap-on = ja
rummikub-option-opening-sets = Erstauslage
    .help = Die 30 Punkte kommen aus beliebig vielen Kombinationen oder aus einer einzigen.
rummikub-option-opening-sets-any = beliebig viele
rummikub-option-opening-sets-one = eine Kombination
rummikub-option-opening-joker = Joker in der Erstauslage
    .help = Er zählt wie der Stein, für den er steht, ist verboten oder zählt nichts.
rummikub-option-opening-joker-counts = zählt
rummikub-option-opening-joker-forbidden = verboten
rummikub-option-opening-joker-zero = zählt nichts
rummikub-option-opening-table = Tisch bei der Erstauslage
    .help = Der Tisch bleibt im Zug der Erstauslage unberührt oder darf gleich umgebaut werden.
rummikub-option-opening-table-untouched = unberührt
rummikub-option-opening-table-free = frei
rummikub-option-joker = Joker
    .help = Einen Joker vom Tisch nimmt man nur durch Ersetzen oder auch durch Umbauen.
rummikub-option-joker-replace = durch Ersetzen
rummikub-option-joker-free = frei
rummikub-option-joker-group = Joker in einer Dreiergruppe
    .help = Ersetzt wird er durch einen der beiden fehlenden Steine oder durch beide zusammen.
rummikub-option-joker-group-either = ein Stein
rummikub-option-joker-group-both = beide Steine
rummikub-option-joker-replacement = Stein, der den Joker ersetzt
    .help = Er kommt vom Bänkchen oder vom Tisch, oder nur vom Bänkchen.
rummikub-option-joker-replacement-any = Bänkchen oder Tisch
rummikub-option-joker-replacement-rack = nur Bänkchen
rummikub-option-joker-set = Wohin mit dem ersetzten Joker
    .help = In eine neue Kombination (der ganze Rest einer Kombination vom Tisch, nur ergänzt, ist nicht neu), in irgendeine oder in eine mit mindestens einem oder zwei Steinen vom Bänkchen.
rummikub-option-joker-set-fresh = neue Kombination
rummikub-option-joker-set-new = irgendeine
rummikub-option-joker-set-rack-1 = mit einem Stein vom Bänkchen
rummikub-option-joker-set-rack-2 = mit zwei Steinen vom Bänkchen
rummikub-option-two-jokers = Zwei Joker in einer Kombination
    .help = Erlaubt oder verboten.
rummikub-option-two-jokers-allowed = erlaubt
rummikub-option-two-jokers-forbidden = verboten
rummikub-option-clock = Uhr
    .help = Sekunden für einen Zug.
rummikub-option-clock-off = aus
rummikub-option-time-up = Wenn die Zeit um ist
    .help = Der Tisch wird geprüft, wie er liegt, oder immer zurückgebaut.
rummikub-option-time-up-judge = prüfen
rummikub-option-time-up-roll-back = zurückbauen
rummikub-option-illegal-table = Ungültiger Tisch
    .help = Er wird mit Begründung abgelehnt oder sofort zurückgebaut, mit Strafe.
rummikub-option-illegal-table-refuse = ablehnen
rummikub-option-illegal-table-penalty = Strafe
rummikub-option-empty-bank = Leerer Vorrat
    .help = Man darf passen oder muss legen, wenn man kann.
rummikub-option-empty-bank-pass = passen erlaubt
rummikub-option-empty-bank-must-play = Legepflicht
rummikub-option-never-opened = Wer nie herauskam
    .help = Zählt die eigenen Steine wie üblich oder pauschal 100 (200, wenn eine Erstauslage auf dem Bänkchen lag).
rummikub-option-never-opened-count = zählt Steine
rummikub-option-never-opened-flat = pauschal
rummikub-edition-uk-source = Ukrainische Spielregel

## Was geschieht

rummikub-event-lot-drawn = { $seat } zieht um den Start: { rummikub-tile }.
rummikub-event-lot-drawn-own = Du ziehst um den Start: { rummikub-tile }.
rummikub-event-lots-tied = Gleichstand; noch einmal ziehen: { $seats }.
rummikub-event-starter-chosen = { $how ->
    [random] Per Zufall beginnt { $seat }.
    [rotate] Im Uhrzeigersinn beginnt jetzt { $seat }.
    [winner] { $seat } hat gewonnen und beginnt.
   *[draw] Mit der höchsten Zahl beginnt { $seat }.
}
rummikub-event-starter-chosen-own = { $how ->
    [random] Per Zufall beginnst du.
    [rotate] Im Uhrzeigersinn beginnst jetzt du.
    [winner] Du hast gewonnen und beginnst.
   *[draw] Mit der höchsten Zahl beginnst du.
}
rummikub-event-round-began = Runde { $round }: { $seat } beginnt. Alle haben { rummikub-x-tiles }; { rummikub-bank-left }.
rummikub-event-round-began-own = Runde { $round }: Du beginnst. Alle haben { rummikub-x-tiles }; { rummikub-bank-left }.
rummikub-event-rack-dealt = { $seat } hat { $tiles }.
rummikub-event-rack-dealt-own = Deine Steine: { $tiles }.
rummikub-event-player-opened = { $seat } kommt mit { $value } heraus.
rummikub-event-player-opened-own = Du kommst mit { $value } heraus.
rummikub-event-tiles-laid = { $seat } legt { $tiles } und behält { rummikub-x-left }.
rummikub-event-tiles-laid-own = Du legst { $tiles } und behältst { rummikub-x-left }.
rummikub-event-tile-drawn = { $seat } zieht einen Stein; { rummikub-bank-left }.
rummikub-event-tile-drawn-own = Du ziehst einen Stein; { rummikub-bank-left }.
rummikub-event-penalty-taken = { $seat } nimmt zur Strafe { rummikub-count }; { rummikub-bank-left }.
rummikub-event-penalty-taken-own = Du nimmst zur Strafe { rummikub-count }; { rummikub-bank-left }.
rummikub-event-tiles-seen = { $seat } bekommt { $tiles }.
rummikub-event-tiles-seen-own = Du bekommst { $tiles }.
rummikub-event-bank-emptied = Das war der letzte Stein im { -rummikub-bank }.
rummikub-event-turn-passed = { $seat } passt.
rummikub-event-turn-passed-own = Du passt.
rummikub-event-time-ran-out = { $penalty ->
    [0] Die Zeit ist um: { $seat } legt alle Steine zurück.
   *[other] Die Zeit ist um: { $seat } legt alle Steine zurück und muss { rummikub-x-penalty } nehmen.
}
rummikub-event-time-ran-out-own = { $penalty ->
    [0] Die Zeit ist um: Du legst alle Steine zurück.
   *[other] Die Zeit ist um: Du legst alle Steine zurück und musst { rummikub-x-penalty } nehmen.
}
rummikub-event-table-rolled-back = { $penalty ->
    [0] Der Tisch ist ungültig ({ $clause }): { $seat } legt alle Steine zurück.
   *[other] Der Tisch ist ungültig ({ $clause }): { $seat } legt alle Steine zurück und muss { rummikub-x-penalty } nehmen.
}
rummikub-event-table-rolled-back-own = { $penalty ->
    [0] Der Tisch ist ungültig ({ $clause }): Du legst alle Steine zurück.
   *[other] Der Tisch ist ungültig ({ $clause }): Du legst alle Steine zurück und musst { rummikub-x-penalty } nehmen.
}
rummikub-event-rummikub-called = { $seat } hat den letzten Stein gelegt: { -rummikub-call }!
rummikub-event-rummikub-called-own = Du hast den letzten Stein gelegt: { -rummikub-call }!
rummikub-event-round-blocked = Der { -rummikub-bank } ist leer und niemand legt mehr: Die Runde endet.
rummikub-event-rack-counted = { $sum ->
    [0] { $seat } hat nichts übrig: { $points_signed }, insgesamt { $total }.
   *[other] { $seat } hat { $tiles } übrig, das zählt { $counted }: { $points_signed }, insgesamt { $total }.
}
rummikub-event-rack-counted-own = { $sum ->
    [0] Du hast nichts übrig: { $points_signed }, insgesamt { $total }.
   *[other] Du hast { $tiles } übrig, das zählt { $counted }: { $points_signed }, insgesamt { $total }.
}
rummikub-event-game-ended = Die Partie ist vorbei. Mit { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
} geht der Sieg an { $seats }.
rummikub-event-game-ended-own = Die Partie ist vorbei, und du gewinnst mit { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
}.

## Warum nicht

rummikub-refusal-not-a-move = „{ $move }“ ist kein Zug in diesem Spiel.
rummikub-refusal-no-turn-now = Gerade ist niemand am Zug.
rummikub-refusal-not-your-turn = Nicht du bist am Zug, sondern { $seat }.
rummikub-refusal-table-tiles-missing = Steine vom Tisch bleiben auf dem Tisch. Dort fehlt: { $tiles }.
rummikub-refusal-tiles-not-held = Nicht auf deinem { -rummikub-rack }: { $tiles }.
rummikub-refusal-no-tile-added = Du hast keinen Stein von deinem { -rummikub-rack } gelegt: Umbauen allein ist kein Zug.
rummikub-refusal-loose-tile = Ein Stein ist übrig, Kombination { $number }: { $set }.
rummikub-refusal-set-too-short = Kombination { $number } ist zu kurz: { $set } hat { $size ->
    [one] { $size } Stein
   *[other] { $size } Steine
}, und drei sind das Mindeste.
rummikub-refusal-two-jokers = Kombination { $number } hat zwei Joker, das ist an diesem Tisch nicht erlaubt: { $set }.
rummikub-refusal-neither-group-nor-run = Kombination { $number } ist weder Gruppe noch Reihe: { $set }. { $tiles } haben weder Zahl noch Farbe gemeinsam.
rummikub-refusal-group-number = Kombination { $number } ist keine Gruppe: { $set }. Alle Zahlen müssen { $wanted } sein, anders als { $tile }.
rummikub-refusal-group-colour-twice = Kombination { $number } hat zweimal { rummikub-x-colour-noun }: { $set }. In einer Gruppe sind alle Farben verschieden.
rummikub-refusal-group-too-long = Kombination { $number } ist für eine Gruppe zu lang: { $set } hat { $size ->
    [one] { $size } Stein
   *[other] { $size } Steine
}, und mehr als vier gehen nicht.
rummikub-refusal-group-too-short = Kombination { $number } ist für eine Gruppe zu kurz: { $set }. Passen würde: { $missing }.
rummikub-refusal-run-colour = Kombination { $number } ist keine Reihe: { $set }. Alle Steine müssen { rummikub-colour } sein, anders als { $tile }.
rummikub-refusal-run-order = Kombination { $number } ist eine Reihe in falscher Reihenfolge: { $set }. Leg sie vom niedrigsten Stein an aufwärts.
rummikub-refusal-run-number = Kombination { $number } ist keine Reihe: { $set }. Wo { $tile } liegt, gehört { $missing } hin.
rummikub-refusal-run-too-long = Kombination { $number } ist für eine Reihe zu lang: { $set } hat { $size ->
    [one] { $size } Stein
   *[other] { $size } Steine
}, und mehr als dreizehn gehen nicht.
rummikub-refusal-run-past-the-end = Kombination { $number } geht über die Zahlen 1 bis 13 hinaus: { $set }.
rummikub-refusal-run-too-short = Kombination { $number } ist für eine Reihe zu kurz: { $set }. Passen würde: { $missing }.
rummikub-refusal-opening-joker = Vereinbart ist eine { -rummikub-opening } ohne { -rummikub-joker }.
rummikub-refusal-joker-before-opening = Vor deiner { -rummikub-opening } darfst du keinen { -rummikub-joker } vom Tisch anfassen: { $set }.
rummikub-refusal-table-touched = In dem Zug, in dem du herauskommst, bleiben die Kombinationen auf dem Tisch, wie sie sind; diese wurde verändert: { $set }.
rummikub-refusal-opening-too-low = Deine { -rummikub-opening } ist { $value } wert; nötig sind { $wanted }, also noch { $missing }.
rummikub-refusal-joker-not-replaced = Den { -rummikub-joker } aus { $set } darfst du nur nehmen, wenn sein Stein auf dem Tisch liegt: { $tiles }.
rummikub-refusal-joker-not-replaced-from-rack = Den { -rummikub-joker } aus { $set } darfst du nur gegen einen Stein von deinem { -rummikub-rack } nehmen: { $tiles }.
rummikub-refusal-joker-not-replaced-by-both = Den { -rummikub-joker } aus { $set } darfst du nur nehmen, wenn alle Steine liegen, für die er stehen könnte: { $tiles }.
rummikub-refusal-joker-set = Der { -rummikub-joker } aus { $set } muss in eine neue Kombination mit mehr Steinen von deinem { -rummikub-rack }. Er stand für: { $tiles }.
rummikub-refusal-joker-not-in-new-set = Der { -rummikub-joker } aus { $set } muss in eine neue Kombination, nicht zum ganzen Rest einer Kombination vom Tisch. Er stand für: { $tiles }.
rummikub-refusal-bank-is-empty = Der { -rummikub-bank } ist leer: Leg Steine oder passe.
rummikub-refusal-draw-instead = Gepasst wird nur, wenn der { -rummikub-bank } leer ist; zieh einen Stein. { $bank ->
    [one] { $bank } Stein ist noch da.
   *[other] { $bank } Steine sind noch da.
}
rummikub-refusal-must-play = Bei leerem { -rummikub-bank } musst du legen, wenn du kannst, und du kannst: { $tiles }.
rummikub-refusal-clock-alone = Dass die Zeit um ist, sagt nur die Uhr, nicht { $seat }.
rummikub-refusal-no-clock-runs = Es läuft keine Uhr.
rummikub-refusal-no-tile-now = Aus dem { -rummikub-bank } ist jetzt kein Stein zu nehmen.
rummikub-refusal-take-size = Zu nehmen { $tiles ->
    [one] ist { $tiles } Stein
   *[other] sind { $tiles } Steine
}, nicht { $found }.
rummikub-refusal-not-in-bank = Nicht im { -rummikub-bank }: { $tiles }.
rummikub-refusal-no-lots-now = Um den Start wird jetzt nicht gezogen.
rummikub-refusal-lots-seats = Um den Start ziehen jetzt nur: { $seats }.
rummikub-refusal-no-starter-now = Wer beginnt, steht jetzt nicht zur Wahl.
rummikub-refusal-no-such-starter = Platz { $seat } kann an einem Tisch mit { $players } Plätzen nicht beginnen.
rummikub-refusal-no-deal-now = Jetzt wird nicht verteilt.
rummikub-refusal-deal-seats = Am Tisch { $players ->
    [one] sitzt { $players } Person
   *[other] sitzen { $players } Personen
}, gefüllt { $racks ->
    [one] wurde aber { $racks } Bänkchen
   *[other] wurden aber { $racks } Bänkchen
}.
rummikub-refusal-deal-size = { $seat } muss { rummikub-x-tiles } bekommen, nicht { $found }.
rummikub-refusal-deal-three-pairs = { $seat } hat drei Paare gleicher Steine: Vereinbart ist, dann neu zu verteilen.
rummikub-refusal-no-pairs = Gibt es jeden Stein nur einmal, gibt es keine Paare, und neu verteilt würde nie.
rummikub-refusal-too-few-tiles = { $tiles ->
    [one] { $tiles } Stein ist
   *[other] { $tiles } Steine sind
} zu wenig für { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}: Spielt mit jedem Stein zweimal.
rummikub-refusal-joker-is-free = Mit freiem { -rummikub-joker } bewirkt diese Option nichts: { $option ->
    [joker-group] { rummikub-option-joker-group }
    [joker-replacement] { rummikub-option-joker-replacement }
   *[joker-set] { rummikub-option-joker-set }
}.
rummikub-refusal-no-clock = Ohne Uhr bewirkt diese Option nichts: { rummikub-option-time-up }.

## Warum ein Zug vorgeschlagen wird

rummikub-reason-goes-out = Du legst { $tiles ->
    [one] deinen letzten Stein
   *[other] deine letzten { $tiles } Steine
} und gewinnst die Runde.
rummikub-reason-opens = So kommst du heraus: { rummikub-x-tiles } im Wert von { $value }.
rummikub-reason-lays = So wirst du { $tiles ->
    [one] { $tiles } Stein los, der auf dem { -rummikub-rack } { $points } zählen würde
   *[other] { $tiles } Steine los, die auf dem { -rummikub-rack } { $points } zählen würden
}.
rummikub-reason-changes-sets = Auf dem Tisch { $sets ->
    [one] ändert sich { $sets } Kombination
   *[other] ändern sich { $sets } Kombinationen
}.
rummikub-reason-table-stays = Auf dem Tisch ändert sich keine Kombination.
rummikub-reason-leaves = Übrig { $tiles ->
    [one] bleibt { $tiles } Stein, der { $points } zählt
   *[other] bleiben { $tiles } Steine, die { $points } zählen
}.
rummikub-reason-cannot-open = Du kannst noch nicht herauskommen: Die besten Kombinationen auf deinem { -rummikub-rack } sind { $value } wert, nötig sind { $wanted }.
rummikub-reason-nothing-fits = Ohne Umbauen passt kein Stein.
rummikub-reason-nothing-with-two-sets = Wenn sich höchstens zwei Kombinationen ändern, lässt sich nichts legen.
rummikub-reason-nothing-possible = Auch mit Umbauen lässt sich nichts legen.
rummikub-reason-draws = Also zieh; { rummikub-bank-left }.
rummikub-reason-passes = Also passe.
rummikub-reason-drawing = Ziehen bringt dir einen Stein mehr; { rummikub-bank-left }.
rummikub-reason-passing = Wenn du passt, bleiben alle Steine auf deinem { -rummikub-rack }.
rummikub-reason-must-play = Bei leerem { -rummikub-bank } musst du legen, und das geht nur mit diesem Umbau.
rummikub-reason-keeps-joker = Behalte { $jokers ->
    [one] den { -rummikub-joker }
   *[other] die { $jokers } { -rummikub-joker }
} noch; so viele Steine mehr ließen sich damit legen: { $more }.
rummikub-reason-joker-goes-out = Mit dem { -rummikub-joker } wirst du fertig.
rummikub-reason-joker-bank-empty = Der { -rummikub-bank } ist leer: Ein behaltener { -rummikub-joker } kann 30 kosten.
rummikub-reason-joker-rival-close = Setz den { -rummikub-joker } rechtzeitig ein: { $seat } hat nur noch { rummikub-x-tiles }.

## Was zu tun ist. Was in Klammern steht, wird genau so getippt.

rummikub-status-open = Deine { -rummikub-opening }: Kombinationen im Wert von { $wanted } von deinem { -rummikub-rack } (k10 k11 k12), oder zieh (d).
rummikub-status-lay = Leg eine Kombination (k3 k4 k5), leg an (k6 2), bau um (siehe steps) oder zieh (d).
# Dasselbe bei leerem Vorrat.
rummikub-empty-open = Deine { -rummikub-opening }: Kombinationen im Wert von { $wanted } von deinem { -rummikub-rack } (k10 k11 k12), oder passe (p).
rummikub-empty-lay = Leg eine Kombination (k3 k4 k5), leg an (k6 2), bau um (siehe steps) oder passe (p).
rummikub-empty-must = Der { -rummikub-bank } ist leer: Leg Steine (k3 k4 k5; k6 2), wenn du kannst, sonst passe (p).

# Während ein Zug ausprobiert wird, unter dem Tisch: was nicht stimmt, oder dass er fertig ist.
rummikub-tried-legal = { $count ->
    [one] { $count } Stein gelegt, { $left } übrig: ok beendet deinen Zug, undo geht einen Schritt zurück.
   *[other] { $count } Steine gelegt, { $left } übrig: ok beendet deinen Zug, undo geht einen Schritt zurück.
}
rummikub-tried-illegal = Noch nicht gültig; mach weiter, undo geht einen Schritt zurück, reset fängt neu an.
rummikub-tried-penalty = Noch nicht gültig; ok würde jetzt wie vereinbart Strafe kosten. undo geht einen Schritt zurück.
rummikub-tried-more = { $count ->
    [one] … und { $count } weitere Kombination ist ungültig.
   *[other] … und { $count } weitere Kombinationen sind ungültig.
}

## Ein Zug wird Schritt für Schritt ausprobiert: was nicht geht

rummikub-try-no-such-set = Auf dem Tisch gibt es keine Kombination { $number }.
rummikub-try-not-found = { $tile } ist weder auf deinem { -rummikub-rack } noch auf dem Tisch.
rummikub-try-not-in-set = { $tile } ist nicht in Kombination { $number }.
rummikub-try-which-set = { $tile } liegt in den Kombinationen { $sets }. Sag, aus welcher: { $example }
rummikub-try-no-joker = In Kombination { $number } steht kein { -rummikub-joker } für { $tile }.
rummikub-try-no-split = Kombination { $number } lässt sich vor { $tile } nicht teilen.
rummikub-try-not-yours = { $tile } hast nicht du in diesem Zug gelegt; Steine vom Tisch bleiben dort.
rummikub-try-nothing-laid = Noch ist nichts gelegt.
rummikub-try-no-hint = Frag erst nach einem Tipp (hint), dann legt try ihn aus.

## Die Schritte vom Tisch zum vorgeschlagenen. $old ist die Nummer der Kombination, wie sie jetzt liegt, oder 1+8 für mehrere.

rummikub-move-lay = { $count ->
    [one] { $tiles } legen ({ $count } Stein)
   *[other] { $tiles } legen ({ $count } Steine)
}
rummikub-move-draw = einen Stein ziehen (d)
rummikub-move-pass = passen (p)
rummikub-move-hint = mehr durch Umbauen (hint)
rummikub-step-new = Neue Kombination { $set }
rummikub-step-extended = Kombination { $old }, erweitert: { $set }
rummikub-step-joker-swapped = Kombination { $old }, { -rummikub-joker } ersetzt: { $set }
rummikub-step-taken-from = Kombination { $old }, ohne { $left }: { $set }
rummikub-step-split = Kombination { $old }, geteilt: { $set }
rummikub-step-other-part = Kombination { $old }, der andere Teil: { $set }
rummikub-step-joined = Kombinationen { $old }, verbunden: { $set }
rummikub-step-rebuilt = Kombination { $old }, umgebaut: { $set }
# Woher die Steine eines Schritts kommen, in Klammern dahinter.
rummikub-step-from = { $step } ({ $pieces })
rummikub-piece-rack = { $tiles } vom { -rummikub-rack }
rummikub-piece-set = { $tiles } aus Kombination { $number }
rummikub-step-try = try legt das aus; danach beendet ok deinen Zug.
rummikub-step-numbers = Kombinationen sind gezählt wie zu Beginn deines Zugs.

## Wie man Schritte tippt

rummikub-help-new = Steine als neue Kombination legen, woher auch immer; k3-5 und 7krg sind kürzer
rummikub-help-add = K6 an Kombination 2 anlegen
rummikub-help-move = R5 aus Kombination 2 nehmen und an Kombination 3 anlegen
rummikub-help-take = R6 R7 R8 aus Kombination 2 als neue Kombination nehmen
rummikub-help-split = Kombination 2 vor R6 teilen
rummikub-help-join = die Kombinationen 2 und 3 verbinden
rummikub-help-swap = R5 an die Stelle des { -rummikub-joker(case: "genitive") } in Kombination 2 legen; der ist dann frei
rummikub-help-group = ein Stein und zwei { -rummikub-joker } als Gruppe, nicht als Reihe
rummikub-help-back = K6 zurück aufs { -rummikub-rack } nehmen, oder mit reset alle Steine
rummikub-help-lines = mehrere Schritte auf einmal
rummikub-help-ok = den Zug mit dem Tisch beenden, wie er liegt; undo geht einen Schritt zurück
rummikub-help-why = was daran nicht stimmt, und die Regel
rummikub-help-try = auslegen, was hint vorgeschlagen hat
rummikub-help-sort = das { -rummikub-rack } nach Farbe oder Zahl sortieren

## Am Tisch

rummikub-round-only = Runde { $round }
rummikub-round-of = Runde { $round } von { $rounds }
rummikub-round-to = Runde { $round }, bis { $target } Punkte
rummikub-label-bank = Vorrat: { $bank }
rummikub-label-tiles = Steine
rummikub-label-opened = Heraus
rummikub-label-points = Punkte
rummikub-label-yes = ja
rummikub-label-no = nein
rummikub-label-table = Tisch
rummikub-label-tried = Tisch, ausprobiert
rummikub-label-table-empty = Der Tisch ist leer.
rummikub-label-rack = Dein Bänkchen: { $count ->
    [one] { $count } Stein, zählt { $points }
   *[other] { $count } Steine, zählen { $points }
}
rummikub-label-rack-empty = Dein Bänkchen ist leer.
rummikub-label-key = K schwarz, R rot, G grün, B blau, J Joker. * neu seit deinem letzten Zug, + jetzt von dir gelegt, ✗ ungültig.
rummikub-label-pad = Punktestand
rummikub-sorted-colour = Dein Bänkchen ist nach Farbe sortiert.
rummikub-sorted-number = Dein Bänkchen ist nach Zahl sortiert.

## In der Statistik

rummikub-figure-laid = Gelegte Steine
rummikub-figure-taken = Steine aus dem Vorrat
rummikub-figure-out = Runden mit leerem Bänkchen gewonnen
