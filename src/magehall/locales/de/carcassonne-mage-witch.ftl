### Magier und Hexe, eine Erweiterung zu Carcassonne. $figure und $other sind mage oder witch.

carcassonne-option-mage-witch = Magier und Hexe
    .help = Der Magier bringt einer Straße oder Stadt mehr Punkte, die Hexe halbiert sie.
carcassonne-option-mage-witch-on = ja
carcassonne-option-mage-witch-off = nein

# Im 4. Fall.
carcassonne-figure = { $figure ->
    [mage] den Magier
   *[witch] die Hexe
}
# Am Anfang eines Satzes, im 1. Fall.
carcassonne-figure-subject = { $figure ->
    [mage] Der Magier
   *[witch] Die Hexe
}

## Was geschieht

carcassonne-event-figure-moved = { $origin ->
    [beside] { $seat } bringt { carcassonne-figure } ins Spiel
   *[other] { $seat } versetzt { carcassonne-figure }
}: { $kind ->
    [city] Stadt
   *[road] Straße
}{ $at ->
    [here] { "" }
   *[other] { " bei " }{ $at }
}, { carcassonne-tiles }.
carcassonne-event-figure-moved-own = { $origin ->
    [beside] Du bringst { carcassonne-figure } ins Spiel
   *[other] Du versetzt { carcassonne-figure }
}: { $kind ->
    [city] Stadt
   *[road] Straße
}{ $at ->
    [here] { "" }
   *[other] { " bei " }{ $at }
}, { carcassonne-tiles }.
carcassonne-event-figure-removed = { $seat } nimmt { carcassonne-figure } aus der Landschaft.
carcassonne-event-figure-removed-own = Du nimmst { carcassonne-figure } aus der Landschaft.
carcassonne-event-figure-returned = { carcassonne-figure-subject } kommt zurück neben die Landschaft.
carcassonne-event-figures-met = Magier und Hexe sind sich begegnet; { $seat } muss eine der Figuren versetzen.
carcassonne-event-figures-met-own = Magier und Hexe sind sich begegnet; du musst eine der Figuren versetzen.
carcassonne-event-figures-idle = Magier und Hexe können nirgends hin und bleiben neben der Landschaft.

## Warum nicht

carcassonne-refusal-no-figure-now = Jetzt sind Magier und Hexe nicht an der Reihe.
carcassonne-refusal-figure-first = Bring erst Magier oder Hexe ins Spiel oder versetze sie.
carcassonne-refusal-figure-can-move = { carcassonne-figure-subject } lässt sich noch versetzen und darf nicht weg.
carcassonne-refusal-figure-not-out = { carcassonne-figure-subject } ist nicht in der Landschaft.
carcassonne-refusal-only-roads-and-cities = { carcassonne-figure-subject } kommt nur auf Straßen und in Städte.
carcassonne-refusal-already-complete = Das ist schon fertig. { carcassonne-figure-subject } braucht eine unfertige Straße oder Stadt.
carcassonne-refusal-same-feature = { carcassonne-figure-subject } steht schon dort und muss auf eine andere Straße oder in eine andere Stadt.
carcassonne-refusal-other-figure-there = { $other ->
    [mage] Dort steht der Magier
   *[witch] Dort steht die Hexe
}; beide dürfen nicht auf derselben Straße oder in derselben Stadt sein.

## Was zu tun ist

carcassonne-status-figure = Bring eine Figur ins Spiel oder versetze sie: m (Magier) oder w (Hexe) und ein Buchstabe: m { $letter }.
carcassonne-status-met = Magier und Hexe sind sich begegnet: Versetz eine Figur, m oder w und ein Buchstabe, etwa m { $letter }.
carcassonne-status-off = Keine andere Straße oder Stadt ist unfertig: Nimm eine Figur weg, m off oder w off.

## Am Tisch

carcassonne-label-figure = { $figure ->
    [mage] Magier
   *[witch] Hexe
}
carcassonne-label-beside = wartet
carcassonne-label-symbol-mage = mit dem Zeichen des Magiers
