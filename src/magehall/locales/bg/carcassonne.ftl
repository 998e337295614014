### Каркасон. Фактите назовават нещата с думите на кода: $kind е city, road, monastery или field; $role е knight,
### robber, monk или farmer; $edge е N, E, S или W; $at е клетка като 1,-2; $tile е вид плочка като D или MW3.

## Думи

carcassonne-title = Каркасон
carcassonne-summary = Строй местността плочка по плочка и завладявай нейните крепости, пътища, манастири и поляни.

carcassonne-kind = { $kind ->
    [city] крепост
    [road] път
    [monastery] манастир
   *[field] поляна
}
# Фигурката според това къде стои.
carcassonne-role = { $role ->
    [knight] рицар
    [robber] разбойник
    [monk] монах
   *[farmer] селянин
}
# От коя страна на плочката.
carcassonne-edge = { $edge ->
    [N] на север
    [E] на изток
    [S] на юг
   *[W] на запад
}
# Какво показва плочката от тази страна.
carcassonne-terrain = { $terrain ->
    [city] крепост
    [road] път
   *[field] поляна
}
# Какво иска съседната плочка от тази страна.
carcassonne-needed = { $needed ->
    [city] крепост
    [road] път
   *[field] поляна
}
carcassonne-tiles = { $tiles ->
    [one] { $tiles } плочка
   *[other] { $tiles } плочки
}
carcassonne-points = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
carcassonne-cities = { $cities ->
    [one] { $cities } завършена крепост
   *[other] { $cities } завършени крепости
}
# Колко голяма е крепостта: плочките и гербовете, ако има.
carcassonne-city-size = { $shields ->
    [0] { carcassonne-tiles }
    [one] { carcassonne-tiles }, { $shields } герб
   *[other] { carcassonne-tiles }, { $shields } герба
}
carcassonne-state = { $state ->
    [completed] завършено
   *[unfinished] незавършено
}
# Точките на пътя или крепостта и кой с колко ги е променил.
carcassonne-worth = { $by ->
    [mage] { $printed }, магът { $change_signed }
    [witch] { $printed }, вещицата { $change_signed }
   *[nobody] { $printed }
}
# Колко фигурки има в запаса, като част от изречение.
carcassonne-x-supply = { $supply ->
    [0] запасът е празен
    [one] в запаса остава { $supply } фигурка
   *[other] в запаса остават { $supply } фигурки
}

## Настройки

carcassonne-option-two-tile-city = Малка крепост
    .help = Точки за завършена крепост от две плочки; първите издания дават 2.
carcassonne-option-fields = Поляни
    .help = Три точки за крепост от всяка поляна (трето правило), само веднъж за играч (второ), четири от всички поляни около крепостта (първо) или без селяни.
carcassonne-option-fields-third = трето правило
carcassonne-option-fields-second = второ правило
carcassonne-option-fields-first = първо правило
carcassonne-option-fields-off = без селяни
carcassonne-option-tie = Равенство
    .help = При равенство победата се дели или първият играч губи.
carcassonne-option-tie-shared = победата се дели
carcassonne-option-tie-starter-loses = първият играч губи
carcassonne-option-start-player = Първи играч
    .help = Мястото, от което се започва.
carcassonne-option-start-player-random = по жребий
carcassonne-option-tile-list = Списък на плочките
    .help = Показва се кои плочки остават или само колко са.
carcassonne-option-tile-list-shown = открит
carcassonne-option-tile-list-hidden = скрит
carcassonne-variant-base-game = Основната игра, без разширения
    .help = Без маг, вещица и житни кръгове.
carcassonne-variant-no-fields = Без селяни
    .help = Никой не ляга на поляна и поляните не носят точки.

## Какво се случва

carcassonne-event-starter-chosen = { $seat } започва.
carcassonne-event-starter-chosen-own = Започваш ти.
carcassonne-event-tile-drawn = { $seat } тегли плочка { $tile }.
carcassonne-event-tile-drawn-own = Твоята плочка е { $tile }; { $left ->
    [0] тя е последната
    [one] остава { $left } плочка
   *[other] остават { $left } плочки
}.
carcassonne-event-tile-discarded = Плочка { $tile } не пасва никъде и излиза от играта; { $seat } тегли пак, ако има още плочки.
carcassonne-event-tile-discarded-own = Плочка { $tile } не пасва никъде и излиза от играта; теглиш пак, ако има още плочки.
carcassonne-event-tile-placed = { $seat } поставя плочка { $tile }{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
}{ $rotation ->
    [0] { "" }
   *[other] , завъртяна на { $rotation }°
}.
carcassonne-event-tile-placed-own = Поставяш плочка { $tile }{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
}{ $rotation ->
    [0] { "" }
   *[other] , завъртяна на { $rotation }°
}.
carcassonne-event-meeple-placed = { $seat } слага { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
}; { carcassonne-x-supply }.
carcassonne-event-meeple-placed-own = Слагаш { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
}; { carcassonne-x-supply }.
carcassonne-event-meeple-passed = { $seat } не слага фигурка.
carcassonne-event-meeple-passed-own = Не слагаш фигурка.
carcassonne-event-meeples-returned = { $total ->
    [one] { $total } фигурка се прибира
   *[other] { $total } фигурки се прибират
}: { $seats }.
carcassonne-event-road-scored = { $state ->
    [completed] Завършен път
   *[unfinished] Незавършен път
}{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
} ({ carcassonne-tiles }: { carcassonne-worth }): { $seats } – { carcassonne-points }.
carcassonne-event-road-scored-own = { $state ->
    [completed] Завършен път
   *[unfinished] Незавършен път
}{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
} ({ carcassonne-tiles }: { carcassonne-worth }): ти – { carcassonne-points }.
carcassonne-event-city-scored = { $state ->
    [completed] Завършена крепост
   *[unfinished] Незавършена крепост
}{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
} ({ carcassonne-city-size }: { carcassonne-worth }): { $seats } – { carcassonne-points }.
carcassonne-event-city-scored-own = { $state ->
    [completed] Завършена крепост
   *[unfinished] Незавършена крепост
}{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
} ({ carcassonne-city-size }: { carcassonne-worth }): ти – { carcassonne-points }.
carcassonne-event-monastery-scored = { $state ->
    [completed] Завършен манастир
   *[unfinished] Незавършен манастир
}{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
} ({ carcassonne-tiles }): { $seats } – { carcassonne-points }.
carcassonne-event-monastery-scored-own = { $state ->
    [completed] Завършен манастир
   *[unfinished] Незавършен манастир
}{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
} ({ carcassonne-tiles }): ти – { carcassonne-points }.
carcassonne-event-field-scored = Поляна{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
} ({ carcassonne-cities }{ $paid_before ->
    [0] { "" }
   *[other] , вече отчетени: { $paid_before }
}): { $seats } – { carcassonne-points }.
carcassonne-event-field-scored-own = Поляна{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
} ({ carcassonne-cities }{ $paid_before ->
    [0] { "" }
   *[other] , вече отчетени: { $paid_before }
}): ти – { carcassonne-points }.
carcassonne-event-city-fed = Поляните около крепостта{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
}: { $seats } – { carcassonne-points }.
carcassonne-event-city-fed-own = Поляните около крепостта{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
}: ти – { carcassonne-points }.
carcassonne-event-feature-unclaimed = { $kind ->
    [city] Крепостта{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
} е завършена
   *[road] Пътят{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
} е завършен
} ({ carcassonne-tiles }), но не е на никого.
carcassonne-event-final-scoring-began = Последният ход е изигран: { $scores_named }. Следва крайното точкуване.
carcassonne-event-game-ended = Край на играта: { $scores_named }. Победата е за { $seats }: { carcassonne-points }.
carcassonne-event-game-ended-own = Край на играта: { $scores_named }. Печелиш с { carcassonne-points }.

## Защо не

carcassonne-refusal-not-a-move = „{ $move }“ не е ход в тази игра.
carcassonne-refusal-game-over = Играта свърши.
carcassonne-refusal-not-your-turn = Сега играе { $seat }.
carcassonne-refusal-no-tile-to-place = Сега няма плочка за поставяне.
carcassonne-refusal-other-tile-drawn = Изтеглена е друга плочка.
carcassonne-refusal-touches-no-tile = Това място не опира в нито една плочка; допирането с ъгъл не се брои.
carcassonne-refusal-cell-taken = Там вече лежи плочка.
carcassonne-refusal-edge-does-not-match = Там плочката би имала { carcassonne-edge } { carcassonne-terrain }, а съседната иска { carcassonne-needed }.
carcassonne-refusal-no-meeple-now = Сега не се слага фигурка.
carcassonne-refusal-no-such-segment = Там няма такава част.
carcassonne-refusal-no-farmers = Уговорено е да се играе без селяни.
carcassonne-refusal-no-meeple-left = Нямаш повече фигурки.
carcassonne-refusal-feature-occupied = Вече е заето: там стоят фигурки на { $seats }.
carcassonne-refusal-nature-draws = Плочките се теглят на случаен принцип, не по избор на { $seat }.
carcassonne-refusal-no-draw-now = Сега не се тегли плочка.
carcassonne-refusal-tile-not-in-box = В тази игра няма плочка { $tile }.
carcassonne-refusal-no-such-tile-left = В купчинката няма повече плочки { $tile }: { $count ->
    [one] единствената вече е извадена
   *[other] всичките { $count } вече са извадени
}.
carcassonne-refusal-no-starter-now = Сега не се избира кой започва.
carcassonne-refusal-no-such-starter = Място { $seat } не може да започне: на масата има само { $players ->
    [one] { $players } място
   *[other] { $players } места
}.

## Защо ботът предлага хода; в последните две $points е текст като „3,2“

carcassonne-reason-points-now = Сега носи { carcassonne-points }; { $moves ->
    [one] никой друг ход не е толкова добър
   *[other] еднакво добри са { $moves } хода
}.
carcassonne-reason-only-move = Това е единственият ход.
carcassonne-reason-scores-now = Сега ти носи { carcassonne-points }.
carcassonne-reason-lets-score = Така { $seat } получава { carcassonne-points }.
carcassonne-reason-would-gain = Ако играта свърши веднага след това, имаш { carcassonne-points } повече.
carcassonne-reason-rival-would-gain = Ако играта свърши веднага след това, { $seat } има { carcassonne-points } повече.
carcassonne-reason-rival-would-lose = Ако играта свърши веднага след това, { $seat } има { carcassonne-points } по-малко.
carcassonne-reason-spends-meeple = { $left ->
    [0] Това е последната ти фигурка
    [one] Остава ти { $left } фигурка
   *[other] Остават ти { $left } фигурки
}.
carcassonne-reason-frees-meeple = Връща ти фигурка, така имаш общо { $left ->
    [one] { $left } фигурка
   *[other] { $left } фигурки
}.
carcassonne-reason-outlook = Изгледи за края в сравнение с другите: { $points } точки.
carcassonne-reason-tried-out = Изпробвано с { $trials ->
    [one] { $trials } разбъркана купчина
   *[other] { $trials } разбъркани купчини
}: { $points } точки преднина след няколко хода.
carcassonne-reason-tried-next = Втори избор в пробите: { $move }, с { $points } точки по-малко (± { $error }).
carcassonne-reason-ahead-of-next = Втори по сила избор: { $move }, с { $points } точки по-малко.

## Какво да се направи

carcassonne-status-place = Постави плочката: буква и завъртане (0–3), където има няколко.
carcassonne-status-meeple = Сложи фигурка на плочката с буквата ѝ или p, ако не искаш.
carcassonne-status-taken = На плочката няма свободна част: продължи с p.
carcassonne-status-empty = Нямаш повече фигурки: продължи с p.

## На масата

# Заглавия на тесни колони: точки сега, точки при край сега, фигурки в запаса.
carcassonne-label-now = сега
carcassonne-label-during = В играта
carcassonne-label-end = край
carcassonne-label-meeples = фиг.
carcassonne-label-stack = { $left ->
    [one] Остава { $left } плочка
   *[other] Остават { $left } плочки
}
carcassonne-label-tile = Твоята плочка: { $tile }
carcassonne-label-turns = завъртяна на четвъртини:
carcassonne-label-worth = Сега струва:
carcassonne-label-feature = { carcassonne-kind }, { carcassonne-points }
carcassonne-label-field = { carcassonne-kind }, { $cities ->
    [one] { $cities } крепост
   *[other] { $cities } крепости
}
carcassonne-label-taken = { carcassonne-kind } ({ $seats })
carcassonne-label-beyond = Още извън картата ({ $command }): { $letters }
carcassonne-label-key = █ крепост, ◆ герб, ═ път, ■ кръстопът, ⌂ манастир, · поляна; A–F фигурки
carcassonne-label-which-turn = За { $letter } може { $choices }.
carcassonne-label-remaining = В купчинката остават:
carcassonne-label-remaining-hidden = Уговорено е да не се показва кои плочки остават.
carcassonne-label-spot = { carcassonne-kind } на { $at }, { carcassonne-tiles }
carcassonne-label-cities = Крепости
carcassonne-label-roads = Пътища
carcassonne-label-monasteries = Манастири
carcassonne-label-fields = Поляни

## Печатните издания

carcassonne-edition-cs-2012-source = чешки правила на петото мини разширение, 2012 г.
carcassonne-edition-cs-2012-63 = Във всяка кутия има по една плочка с житен кръг като бонус, затова изданието се играе с една, изтеглена по жребий от шестте. Правилата ѝ ги няма в листовката; може да се уговори друг брой или да се играе без тях.
carcassonne-edition-first-2000-title = Каркасон, първо точкуване
carcassonne-edition-first-2000-source = точкуване, отпечатано през 2000 г.
carcassonne-edition-second-2001-title = Каркасон, второ точкуване
carcassonne-edition-second-2001-source = точкуване, отпечатано през 2001 г.
carcassonne-edition-third-2002-title = Каркасон, трето точкуване
carcassonne-edition-third-2002-source = точкуване, печатано от 2002 г. насам

## В статистиките

carcassonne-figure-roads = Точки от пътища
carcassonne-figure-cities = Точки от крепости
carcassonne-figure-monasteries = Точки от манастири
carcassonne-figure-fields = Точки от поляни
