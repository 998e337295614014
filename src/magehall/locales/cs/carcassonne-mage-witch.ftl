### Mág a čarodějnice, rozšíření hry Carcassonne. $figure a $other jsou mage nebo witch.

carcassonne-option-mage-witch = Mág a čarodějnice
    .help = Mág cestě nebo městu body přidává, čarodějnice je půlí.
carcassonne-option-mage-witch-on = ano
carcassonne-option-mage-witch-off = ne

# Ve 4. pádě.
carcassonne-figure = { $figure ->
    [mage] mága
   *[witch] čarodějnici
}
# Jako podmět na začátku věty.
carcassonne-figure-subject = { $figure ->
    [mage] Mág
   *[witch] Čarodějnice
}

## Co se děje

carcassonne-event-figure-moved = { $origin ->
    [beside] { $seat } uvádí do hry { carcassonne-figure }
   *[other] { $seat } přemísťuje { carcassonne-figure }
}: { $kind ->
    [city] město
   *[road] cesta
}{ $at ->
    [here] { "" }
   *[other] { " na " }{ $at }
}, { carcassonne-tiles }.
carcassonne-event-figure-moved-own = { $origin ->
    [beside] Uvádíš do hry { carcassonne-figure }
   *[other] Přemísťuješ { carcassonne-figure }
}: { $kind ->
    [city] město
   *[road] cesta
}{ $at ->
    [here] { "" }
   *[other] { " na " }{ $at }
}, { carcassonne-tiles }.
carcassonne-event-figure-removed = { $seat } odstraňuje z krajiny { carcassonne-figure }.
carcassonne-event-figure-removed-own = Odstraňuješ z krajiny { carcassonne-figure }.
carcassonne-event-figure-returned = { carcassonne-figure-subject } se vrací vedle krajiny.
carcassonne-event-figures-met = Mág a čarodějnice se setkali; { $seat } musí jednu z magických figurek přemístit.
carcassonne-event-figures-met-own = Mág a čarodějnice se setkali; musíš jednu z magických figurek přemístit.
carcassonne-event-figures-idle = Mág a čarodějnice nemají kam jít a zůstávají vedle krajiny.

## Proč ne

carcassonne-refusal-no-figure-now = Teď není čas na mága ani na čarodějnici.
carcassonne-refusal-figure-first = Nejdřív uveď do hry nebo přemísti mága nebo čarodějnici.
carcassonne-refusal-figure-can-move = { carcassonne-figure-subject } má ještě kam jít, a proto z krajiny odejít nesmí.
carcassonne-refusal-figure-not-out = { carcassonne-figure-subject } v krajině není.
carcassonne-refusal-only-roads-and-cities = { carcassonne-figure-subject } smí jen na cesty a do měst.
carcassonne-refusal-already-complete = Tato cesta nebo město už je dokončené; pro { carcassonne-figure } hledej nedokončené.
carcassonne-refusal-same-feature = { carcassonne-figure-subject } už tam stojí a musí na jinou cestu nebo do jiného města.
carcassonne-refusal-other-figure-there = { $other ->
    [mage] Stojí tam mág
   *[witch] Stojí tam čarodějnice
}; na stejné cestě nebo ve stejném městě být spolu nesmějí.

## Co teď

carcassonne-status-figure = Uveď či přemísti figurku: m (mág) nebo w (čarodějnice) a písmeno: m { $letter }.
carcassonne-status-met = Mág a čarodějnice se setkali: pohni jedním, m nebo w a písmeno: m { $letter }.
carcassonne-status-off = Jiná nedokončená cesta ani město tu není: odstraň figurku, m off nebo w off.

## U stolu

carcassonne-label-figure = { $figure ->
    [mage] mág
   *[witch] čarodějnice
}
carcassonne-label-beside = čeká
carcassonne-label-symbol-mage = se symbolem mága
