### Каркассон. Факти названо словами коду: $kind — це city, road, monastery або field; $role — knight, robber, monk
### або farmer; $edge — N, E, S або W; $at — клітинка на зразок 1,-2; $tile — вид плитки на зразок D чи MW3.

## Слова

carcassonne-title = Каркассон
carcassonne-summary = Будуйте місцевість плитка за плиткою та займайте її міста, дороги, монастирі й луки.

carcassonne-kind = { $kind ->
    [city] місто
    [road] дорога
    [monastery] монастир
   *[field] лука
}
# Ким міпл є там, де стоїть; знахідний відмінок.
carcassonne-role = { $role ->
    [knight] лицаря
    [robber] розбійника
    [monk] ченця
   *[farmer] селянина
}
# З якого боку плитки.
carcassonne-edge = { $edge ->
    [N] на півночі
    [E] на сході
    [S] на півдні
   *[W] на заході
}
# Що плитка показує з цього боку; знахідний відмінок.
carcassonne-terrain = { $terrain ->
    [city] місто
    [road] дорогу
   *[field] луку
}
# Що там має продовжуватися; називний відмінок.
carcassonne-needed = { $needed ->
    [city] місто
    [road] дорога
   *[field] лука
}
carcassonne-tiles = { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
    [many] { $tiles } плиток
   *[other] { $tiles } плитки
}
# Називний і знахідний відмінки.
carcassonne-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
carcassonne-cities = { $cities ->
    [one] { $cities } завершене місто
    [few] { $cities } завершені міста
    [many] { $cities } завершених міст
   *[other] { $cities } завершеного міста
}
# Розмір міста: його плитки та герби, якщо вони є.
carcassonne-city-size = { $shields ->
    [0] { carcassonne-tiles }
    [one] { carcassonne-tiles }, { $shields } герб
    [few] { carcassonne-tiles }, { $shields } герби
    [many] { carcassonne-tiles }, { $shields } гербів
   *[other] { carcassonne-tiles }, { $shields } герба
}
carcassonne-state = { $state ->
    [completed] завершено
   *[unfinished] не завершено
}
# Скільки очок дає сама дорога чи місто та хто на скільки їх змінив.
carcassonne-worth = { $by ->
    [mage] { $printed }, маг { $change_signed }
    [witch] { $printed }, відьма { $change_signed }
   *[nobody] { $printed }
}
# Скільки міплів лишається, як частина речення.
carcassonne-x-supply = { $supply ->
    [0] запас порожній
    [one] у запасі лишається { $supply } міпл
    [few] у запасі лишаються { $supply } міпли
    [many] у запасі лишається { $supply } міплів
   *[other] у запасі лишається { $supply } міпла
}

## Налаштування

carcassonne-option-two-tile-city = Мале місто
    .help = Очки за завершене місто з двох плиток; перші видання давали 2.
carcassonne-option-fields = Луки
    .help = Три очки за місто від кожної луки (третє правило), для гравця лише раз (друге), чотири від усіх лук довкола міста (перше) або без селян.
carcassonne-option-fields-third = третє правило
carcassonne-option-fields-second = друге правило
carcassonne-option-fields-first = перше правило
carcassonne-option-fields-off = без селян
carcassonne-option-tie = Нічия
    .help = За рівних очок перемогу ділять або перший гравець програє.
carcassonne-option-tie-shared = перемогу ділять
carcassonne-option-tie-starter-loses = перший гравець програє
carcassonne-option-start-player = Перший гравець
    .help = Місце, яке починає.
carcassonne-option-start-player-random = за жеребом
carcassonne-option-tile-list = Список плиток
    .help = Показувати, які плитки лишилися, або тільки скільки їх.
carcassonne-option-tile-list-shown = відкритий
carcassonne-option-tile-list-hidden = прихований
carcassonne-variant-base-game = Основна гра, без доповнень
    .help = Без мага, відьми та кіл на полях.
carcassonne-variant-no-fields = Без селян
    .help = На луки ніхто не лягає, і луки не дають очок.

## Що відбувається

carcassonne-event-starter-chosen = { $seat } починає.
carcassonne-event-starter-chosen-own = Ви починаєте.
carcassonne-event-tile-drawn = { $seat } бере плитку { $tile }.
carcassonne-event-tile-drawn-own = Ваша плитка — { $tile }; { $left ->
    [0] це остання
    [one] лишилася { $left } плитка
    [few] лишилися { $left } плитки
    [many] лишилося { $left } плиток
   *[other] лишилося { $left } плитки
}.
carcassonne-event-tile-discarded = Плитка { $tile } нікуди не підходить і виходить із гри; { $seat } бере іншу, якщо плитки ще є.
carcassonne-event-tile-discarded-own = Плитка { $tile } нікуди не підходить і виходить із гри; ви берете іншу, якщо плитки ще є.
carcassonne-event-tile-placed = { $seat } кладе плитку { $tile }{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
}{ $rotation ->
    [0] { "" }
   *[other] , повернуту на { $rotation }°
}.
carcassonne-event-tile-placed-own = Ви кладете плитку { $tile }{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
}{ $rotation ->
    [0] { "" }
   *[other] , повернуту на { $rotation }°
}.
carcassonne-event-meeple-placed = { $seat } ставить { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
}; { carcassonne-x-supply }.
carcassonne-event-meeple-placed-own = Ви ставите { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
}; { carcassonne-x-supply }.
carcassonne-event-meeple-passed = { $seat } не ставить міпла.
carcassonne-event-meeple-passed-own = Ви не ставите міпла.
carcassonne-event-meeples-returned = { $total ->
    [one] Додому повертається { $total } міпл
    [few] Додому повертаються { $total } міпли
    [many] Додому повертається { $total } міплів
   *[other] Додому повертається { $total } міпла
}: { $seats }.
carcassonne-event-road-scored = { $state ->
    [completed] Завершена дорога
   *[unfinished] Незавершена дорога
}{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
} ({ carcassonne-tiles }: { carcassonne-worth }): { $seats } — { carcassonne-points }.
carcassonne-event-road-scored-own = { $state ->
    [completed] Завершена дорога
   *[unfinished] Незавершена дорога
}{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
} ({ carcassonne-tiles }: { carcassonne-worth }): ви — { carcassonne-points }.
carcassonne-event-city-scored = { $state ->
    [completed] Завершене місто
   *[unfinished] Незавершене місто
}{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
} ({ carcassonne-city-size }: { carcassonne-worth }): { $seats } — { carcassonne-points }.
carcassonne-event-city-scored-own = { $state ->
    [completed] Завершене місто
   *[unfinished] Незавершене місто
}{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
} ({ carcassonne-city-size }: { carcassonne-worth }): ви — { carcassonne-points }.
carcassonne-event-monastery-scored = { $state ->
    [completed] Завершений монастир
   *[unfinished] Незавершений монастир
}{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
} ({ carcassonne-tiles }): { $seats } — { carcassonne-points }.
carcassonne-event-monastery-scored-own = { $state ->
    [completed] Завершений монастир
   *[unfinished] Незавершений монастир
}{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
} ({ carcassonne-tiles }): ви — { carcassonne-points }.
carcassonne-event-field-scored = Лука{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
} ({ carcassonne-cities }{ $paid_before ->
    [0] { "" }
   *[other] , з них уже враховано: { $paid_before }
}): { $seats } — { carcassonne-points }.
carcassonne-event-field-scored-own = Лука{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
} ({ carcassonne-cities }{ $paid_before ->
    [0] { "" }
   *[other] , з них уже враховано: { $paid_before }
}): ви — { carcassonne-points }.
carcassonne-event-city-fed = Луки довкола міста{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
}: { $seats } — { carcassonne-points }.
carcassonne-event-city-fed-own = Луки довкола міста{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
}: ви — { carcassonne-points }.
carcassonne-event-feature-unclaimed = { $kind ->
    [city] Місто{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
} завершене ({ carcassonne-tiles }), але нічиє
   *[road] Дорога{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
} завершена ({ carcassonne-tiles }), але нічия
}.
carcassonne-event-final-scoring-began = Останній хід зроблено: { $scores_named }. Тепер фінальний підрахунок.
carcassonne-event-game-ended = Партію завершено: { $scores_named }. { carcassonne-points } і перемога: { $seats }.
carcassonne-event-game-ended-own = Партію завершено: { $scores_named }. Ви перемагаєте: { carcassonne-points }.

## Чому ні

carcassonne-refusal-not-a-move = «{ $move }» — не хід цієї гри.
carcassonne-refusal-game-over = Партію завершено.
carcassonne-refusal-not-your-turn = Зараз ходить { $seat }.
carcassonne-refusal-no-tile-to-place = Зараз немає плитки, яку можна було б покласти.
carcassonne-refusal-other-tile-drawn = Узято іншу плитку.
carcassonne-refusal-touches-no-tile = Це місце не торкається жодної плитки місцевості; дотик кутом не рахується.
carcassonne-refusal-cell-taken = Там уже лежить плитка.
carcassonne-refusal-edge-does-not-match = Там плитка показувала б { carcassonne-edge } { carcassonne-terrain }, а має продовжуватися { carcassonne-needed }.
carcassonne-refusal-no-meeple-now = Зараз не час ставити міпла.
carcassonne-refusal-no-such-segment = Такої ділянки там немає.
carcassonne-refusal-no-farmers = Домовлено грати без селян.
carcassonne-refusal-no-meeple-left = У вас не лишилося міплів.
carcassonne-refusal-feature-occupied = Уже зайнято, там стоять міпли: { $seats }.
carcassonne-refusal-nature-draws = Плитки дає випадок, а не { $seat }.
carcassonne-refusal-no-draw-now = Зараз не час брати плитку.
carcassonne-refusal-tile-not-in-box = Плитки { $tile } в цій грі немає.
carcassonne-refusal-no-such-tile-left = Плиток { $tile } у стосі більше немає: { $count ->
    [1] єдину вже взято
   *[other] усі { $count } вже взято
}.
carcassonne-refusal-no-starter-now = Зараз першого гравця не вибирають.
carcassonne-refusal-no-such-starter = Місце { $seat } не може починати: за столом лише { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
}.

## Чому бот радить хід; в останніх двох $points — текст на зразок «3,2»

carcassonne-reason-points-now = Зараз це дає { carcassonne-points }; { $moves ->
    [1] жоден інший хід не такий добрий
   *[other] однаково добрих ходів: { $moves }
}.
carcassonne-reason-only-move = Це єдиний хід.
carcassonne-reason-scores-now = Зараз це дає вам { carcassonne-points }.
carcassonne-reason-lets-score = Завдяки цьому { $seat } отримує { carcassonne-points }.
carcassonne-reason-would-gain = Якщо партія скінчиться одразу після цього, у вас на { carcassonne-points } більше.
carcassonne-reason-rival-would-gain = Якщо партія скінчиться одразу після цього, { $seat } має на { carcassonne-points } більше.
carcassonne-reason-rival-would-lose = Якщо партія скінчиться одразу після цього, { $seat } має на { carcassonne-points } менше.
carcassonne-reason-spends-meeple = { $left ->
    [0] У вас не лишиться міплів
    [one] У вас лишиться { $left } міпл
    [few] У вас лишаться { $left } міпли
    [many] У вас лишиться { $left } міплів
   *[other] У вас лишиться { $left } міпла
}.
carcassonne-reason-frees-meeple = До вас повертається міпл, тож разом у вас { $left ->
    [one] { $left } міпл
    [few] { $left } міпли
    [many] { $left } міплів
   *[other] { $left } міпла
}.
carcassonne-reason-outlook = Прогноз на кінець порівняно з іншими: { $points } очка.
carcassonne-reason-ahead-of-next = Наступний за силою: { $move }, на { $points } очка гірший.
carcassonne-reason-tried-out = Випробувано з { $trials ->
    [one] { $trials } перемішаним стосом
    [few] { $trials } перемішаними стосами
    [many] { $trials } перемішаними стосами
   *[other] { $trials } перемішаного стосу
}: перевага за кілька ходів — { $points } очка.
carcassonne-reason-tried-next = Наступний за силою там: { $move }, на { $points } очка менше (± { $error }).

## Що робити

carcassonne-status-place = Покладіть плитку: літера й поворот (0–3), якщо їх показано кілька.
carcassonne-status-meeple = Поставте міпла на плитку: літера, або p, якщо не хочете.
carcassonne-status-taken = Вільних ділянок на плитці немає: p, щоб продовжити.
carcassonne-status-empty = У вас не лишилося міплів: p, щоб продовжити.

## За столом

# Заголовки вузьких стовпців: очки зараз, очки за кінця зараз, міпли в запасі.
carcassonne-label-now = зараз
carcassonne-label-during = Під час гри
carcassonne-label-end = кін.
carcassonne-label-meeples = міпл
carcassonne-label-stack = { $left ->
    [one] Лишилася { $left } плитка
    [few] Лишилися { $left } плитки
    [many] Лишилося { $left } плиток
   *[other] Лишилося { $left } плитки
}
carcassonne-label-tile = Ваша плитка: { $tile }
carcassonne-label-turns = її повороти на чверть:
carcassonne-label-worth = Вартість зараз:
carcassonne-label-feature = { carcassonne-kind }, { carcassonne-points }
carcassonne-label-field = { carcassonne-kind }, { $cities ->
    [one] { $cities } місто
    [few] { $cities } міста
    [many] { $cities } міст
   *[other] { $cities } міста
}
carcassonne-label-taken = { carcassonne-kind } ({ $seats })
carcassonne-label-beyond = Ще за краєм карти ({ $command }): { $letters }
carcassonne-label-key = █ місто, ◆ герб, ═ дорога, ■ перехрестя, ⌂ монастир, · лука; A–F міпли
carcassonne-label-which-turn = Для { $letter } можна { $choices }.
carcassonne-label-remaining = У стосі лишилися:
carcassonne-label-remaining-hidden = Домовлено не показувати, які плитки лишилися.
carcassonne-label-spot = { carcassonne-kind } на { $at }, { carcassonne-tiles }
carcassonne-label-cities = Міста
carcassonne-label-roads = Дороги
carcassonne-label-monasteries = Монастирі
carcassonne-label-fields = Луки

## Друковані видання

carcassonne-edition-cs-2012-source = чеські правила п’ятого мінідоповнення, 2012 рік
carcassonne-edition-cs-2012-63 = У кожній коробці є одна плитка з колом на полі як бонус, тому це видання грають з однією такою плиткою, яку із шести визначає жереб. Її правил у буклеті немає; можна домовитися про іншу кількість або грати без кіл на полях.
carcassonne-edition-first-2000-title = Каркассон, перший підрахунок
carcassonne-edition-first-2000-source = підрахунок, надрукований 2000 року
carcassonne-edition-second-2001-title = Каркассон, другий підрахунок
carcassonne-edition-second-2001-source = підрахунок, надрукований 2001 року
carcassonne-edition-third-2002-title = Каркассон, третій підрахунок
carcassonne-edition-third-2002-source = підрахунок, який друкують від 2002 року

## У статистиці

carcassonne-figure-roads = Очки за дороги
carcassonne-figure-cities = Очки за міста
carcassonne-figure-monasteries = Очки за монастирі
carcassonne-figure-fields = Очки за луки
