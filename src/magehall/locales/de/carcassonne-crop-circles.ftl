### Kornkreise, eine Erweiterung zu Carcassonne. $role ist knight, robber oder farmer.

carcassonne-option-crop-circles = Kornkreise
    .help = Wie viele der sechs Plättchen eingemischt werden: Alle setzen dazu, oder alle nehmen zurück.
carcassonne-option-circles-by = Wahl der Kornkreise
    .help = Bei weniger als sechs: Das Los entscheidet, welche dabei sind, oder es sind die ersten.
carcassonne-option-circles-by-lot = per Los
carcassonne-option-circles-by-first = die ersten

# Im 1., 2. und 4. Fall.
carcassonne-roles = { $role ->
    [knight] Ritter
    [robber] Wegelagerer
   *[farmer] Bauern
}
carcassonne-x-roles-dative = { $role ->
    [knight] Rittern
    [robber] Wegelagerern
   *[farmer] Bauern
}

## Was geschieht

carcassonne-event-circle-shuffled-in = Plättchen { $tile } wird eingemischt: ein Kornkreis für { carcassonne-roles }.
carcassonne-event-circle-idle = Ein Kornkreis für { carcassonne-roles }, aber niemand hat welche eingesetzt.
carcassonne-event-action-chosen = { $action ->
    [add] { $seat } wählt: Alle dürfen zu ihren { carcassonne-x-roles-dative } einen dazusetzen.
   *[take] { $seat } wählt: Alle müssen einen ihrer { carcassonne-roles } zurücknehmen.
}
carcassonne-event-action-chosen-own = { $action ->
    [add] Du wählst: Alle dürfen zu ihren { carcassonne-x-roles-dative } einen dazusetzen.
   *[take] Du wählst: Alle müssen einen ihrer { carcassonne-roles } zurücknehmen.
}
carcassonne-event-meeple-added = { $seat } setzt{ $at ->
    [here] { "" }
   *[other] { " auf " }{ $at }
} { carcassonne-role } dazu; { carcassonne-x-supply }.
carcassonne-event-meeple-added-own = Du setzt{ $at ->
    [here] { "" }
   *[other] { " auf " }{ $at }
} { carcassonne-role } dazu; { carcassonne-x-supply }.
carcassonne-event-meeple-taken-back = { $seat } nimmt { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " von " }{ $at }
} zurück; { $supply ->
    [one] jetzt { $supply } Gefolgsmann im Vorrat
   *[other] jetzt { $supply } Gefolgsleute im Vorrat
}.
carcassonne-event-meeple-taken-back-own = Du nimmst { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " von " }{ $at }
} zurück; { $supply ->
    [one] jetzt { $supply } Gefolgsmann im Vorrat
   *[other] jetzt { $supply } Gefolgsleute im Vorrat
}.
carcassonne-event-addition-declined = { $seat } setzt keinen Gefolgsmann dazu.
carcassonne-event-addition-declined-own = Du setzt keinen Gefolgsmann dazu.

## Warum nicht

carcassonne-refusal-no-circle-now = Gerade wirkt kein Kornkreis.
carcassonne-refusal-choose-first = Wähle erst für alle: zu den { carcassonne-x-roles-dative } einen dazusetzen oder einen zurücknehmen.
carcassonne-refusal-add-or-pass = Du darfst { carcassonne-role } zu einem deiner eigenen setzen oder verzichten.
carcassonne-refusal-take-one-back = Du musst einen deiner { carcassonne-roles } zurücknehmen.
carcassonne-refusal-no-own-meeple-there = Dort steht keiner deiner { carcassonne-roles }.
carcassonne-refusal-lot-first = Zuerst werden die Kornkreise ausgelost.
carcassonne-refusal-no-lot-now = Jetzt werden keine Kornkreise ausgelost.
carcassonne-refusal-wrong-lot = Ausgelost { $count ->
    [one] wird genau { $count } Kornkreis
   *[other] werden genau { $count } Kornkreise
}.

## Was zu tun ist

carcassonne-status-circle = Ein Kornkreis für { carcassonne-roles }: add – alle dürfen einen dazusetzen; take – alle müssen einen zurücknehmen.
carcassonne-status-add = Setz mit einem Buchstaben { carcassonne-role } zu einem deiner eigenen, oder p für keinen.
carcassonne-status-take = Nimm mit einem Buchstaben einen deiner { carcassonne-roles } zurück.

## Am Tisch

carcassonne-label-symbol-circle = Kornkreis für { carcassonne-roles }
