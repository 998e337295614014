### Маг и вещица, разширение на Каркасон. $figure и $other са mage или witch.

carcassonne-option-mage-witch = Маг и вещица
    .help = Магът добавя точки на път или крепост, вещицата ги намалява наполовина.
carcassonne-option-mage-witch-on = да
carcassonne-option-mage-witch-off = не

# Като допълнение.
carcassonne-figure = { $figure ->
    [mage] мага
   *[witch] вещицата
}
# Като подлог в началото на изречението.
carcassonne-figure-subject = { $figure ->
    [mage] Магът
   *[witch] Вещицата
}

## Какво се случва

carcassonne-event-figure-moved = { $origin ->
    [beside] { $seat } вкарва { carcassonne-figure }
   *[other] { $seat } мести { carcassonne-figure }
}: { $kind ->
    [city] крепост
   *[road] път
}{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
}, { carcassonne-tiles }.
carcassonne-event-figure-moved-own = { $origin ->
    [beside] Вкарваш { carcassonne-figure }
   *[other] Местиш { carcassonne-figure }
}: { $kind ->
    [city] крепост
   *[road] път
}{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
}, { carcassonne-tiles }.
carcassonne-event-figure-removed = { $seat } маха { carcassonne-figure } от местността.
carcassonne-event-figure-removed-own = Махаш { carcassonne-figure } от местността.
carcassonne-event-figure-returned = { carcassonne-figure-subject } се връща до местността.
carcassonne-event-figures-met = Магът и вещицата се срещнаха; { $seat } трябва да премести единия от двамата.
carcassonne-event-figures-met-own = Магът и вещицата се срещнаха; трябва да преместиш единия от двамата.
carcassonne-event-figures-idle = Магът и вещицата няма къде да отидат и остават до местността.

## Защо не

carcassonne-refusal-no-figure-now = Сега не е време за мага или вещицата.
carcassonne-refusal-figure-first = Първо вкарай или премести мага или вещицата.
carcassonne-refusal-figure-can-move = { carcassonne-figure-subject } още има къде да отиде и не бива да напуска местността.
carcassonne-refusal-figure-not-out = { carcassonne-figure-subject } не е в местността.
carcassonne-refusal-only-roads-and-cities = { carcassonne-figure-subject } ходи само по пътища и в крепости.
carcassonne-refusal-already-complete = Там вече всичко е завършено; за { carcassonne-figure } трябва незавършен път или незавършена крепост.
carcassonne-refusal-same-feature = { carcassonne-figure-subject } вече е там и трябва да отиде на друг път или в друга крепост.
carcassonne-refusal-other-figure-there = { $other ->
    [mage] Там е магът
   *[witch] Там е вещицата
}; двамата не бива да са на един път или в една крепост.

## Какво да се направи

carcassonne-status-figure = Вкарай или премести: m (маг) или w (вещица) и буква: m { $letter }.
carcassonne-status-met = Магът и вещицата се срещнаха: премести единия, m или w и буква: m { $letter }.
carcassonne-status-off = Няма друг незавършен път или крепост: махни единия, m off или w off.

## На масата

carcassonne-label-figure = { $figure ->
    [mage] маг
   *[witch] вещица
}
carcassonne-label-beside = чака
carcassonne-label-symbol-mage = със знака на мага
