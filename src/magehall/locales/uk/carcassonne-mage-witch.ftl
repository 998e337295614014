### Маг і відьма, доповнення до «Каркассона». $figure і $other — це mage або witch.

carcassonne-option-mage-witch = Маг і відьма
    .help = Маг додає очок дорозі чи місту, відьма зменшує їх удвічі.
carcassonne-option-mage-witch-on = так
carcassonne-option-mage-witch-off = ні

# Знахідний відмінок.
carcassonne-figure = { $figure ->
    [mage] мага
   *[witch] відьму
}
# Підмет на початку речення.
carcassonne-figure-subject = { $figure ->
    [mage] Маг
   *[witch] Відьма
}

## Що відбувається

carcassonne-event-figure-moved = { $origin ->
    [beside] { $seat } виставляє { carcassonne-figure }
   *[other] { $seat } переміщує { carcassonne-figure }
}: { $kind ->
    [city] місто
   *[road] дорога
}{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
}, { carcassonne-tiles }.
carcassonne-event-figure-moved-own = { $origin ->
    [beside] Ви виставляєте { carcassonne-figure }
   *[other] Ви переміщуєте { carcassonne-figure }
}: { $kind ->
    [city] місто
   *[road] дорога
}{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
}, { carcassonne-tiles }.
carcassonne-event-figure-removed = { $seat } забирає { carcassonne-figure } з місцевості.
carcassonne-event-figure-removed-own = Ви забираєте { carcassonne-figure } з місцевості.
carcassonne-event-figure-returned = { carcassonne-figure-subject } знову чекає поруч із місцевістю.
carcassonne-event-figures-met = Маг і відьма зустрілися; { $seat } має перемістити когось одного.
carcassonne-event-figures-met-own = Маг і відьма зустрілися; ви маєте перемістити когось одного.
carcassonne-event-figures-idle = Магові й відьмі нікуди йти, тож вони чекають поруч із місцевістю.

## Чому ні

carcassonne-refusal-no-figure-now = Зараз не час для мага чи відьми.
carcassonne-refusal-figure-first = Спершу виставте або перемістіть мага чи відьму.
carcassonne-refusal-figure-can-move = { carcassonne-figure-subject } ще має куди піти, тож покидати місцевість не можна.
carcassonne-refusal-figure-not-out = { carcassonne-figure-subject } не на місцевості.
carcassonne-refusal-only-roads-and-cities = { carcassonne-figure-subject } ходить лише на дороги та в міста.
carcassonne-refusal-already-complete = Там уже все завершено; поставте { carcassonne-figure } на незавершену дорогу або в незавершене місто.
carcassonne-refusal-same-feature = { carcassonne-figure-subject } стоїть саме там і має піти на іншу дорогу або в інше місто.
carcassonne-refusal-other-figure-there = { $other ->
    [mage] Там стоїть маг
   *[witch] Там стоїть відьма
}; удвох на одній дорозі чи в одному місті їм бути не можна.

## Що робити

carcassonne-status-figure = Виставте чи перемістіть фігурку: m (маг) або w (відьма) і літера: m { $letter }.
carcassonne-status-met = Маг і відьма зустрілися: перемістіть одного, m або w і літера: m { $letter }.
carcassonne-status-off = Іншої незавершеної дороги чи міста немає: заберіть одну фігурку, m off або w off.

## За столом

carcassonne-label-figure = { $figure ->
    [mage] маг
   *[witch] відьма
}
carcassonne-label-beside = чекає
carcassonne-label-symbol-mage = зі знаком мага
