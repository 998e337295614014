### Плочки с числа, по правилата на Rummikub. Плочките навсякъде се пишат K7, R13, G1, B9 и J: буквата е цветът
### (K черно, R червено, G зелено, B синьо) и не се превежда, за да може прочетеното да се напише. Комбинациите са в
### скоби, [K3 K4 K5]; $tile, $tiles, $set, $missing, $rack и $left са такива текстове. Каквото пише играчът (ok, d,
### k6 2 …), също остава. Имената на играчите са подлог в сегашно време или стоят след двоеточие.

## Думи

-rummikub-rack = { $form ->
   *[plain] поставка
    [definite] поставката
}
-rummikub-bank = { $form ->
   *[plain] банка
    [definite] банката
}
-rummikub-joker = { $form ->
   *[plain] жокер
    [subject] жокерът
    [object] жокера
}
-rummikub-call = Румикуб

rummikub-title = Плочки с числа
rummikub-summary = По правилата на „Румикуб“: сваляй групи и поредици, пренареждай масата и изпразни поставката си преди всички.

rummikub-colour = { $colour ->
    [black] черно
    [red] червено
    [green] зелено
   *[blue] синьо
}
# Цветът като определение на много плочки: „всички трябва да са черни“.
rummikub-x-colour-plural = { $colour ->
    [black] черни
    [red] червени
    [green] зелени
   *[blue] сини
}
# Плочка, изтеглена открито.
rummikub-tile = { $colour ->
    [joker] { -rummikub-joker }
   *[other] { $tile }
}
rummikub-count = { $count ->
    [one] { $count } плочка
   *[other] { $count } плочки
}
rummikub-bank-left = { $bank ->
    [0] { -rummikub-bank(form: "definite") } е празна
    [one] в { -rummikub-bank(form: "definite") } остава { $bank }
   *[other] в { -rummikub-bank(form: "definite") } остават { $bank }
}

## Настройки

rummikub-option-rounds = Рундове
    .help = Колко рунда се играят или до колко точки.
rummikub-option-rounds-to-100 = до 100 точки
rummikub-option-rounds-to-200 = до 200 точки
rummikub-option-rounds-to-300 = до 300 точки
rummikub-option-rounds-to-500 = до 500 точки
rummikub-option-start = Начало
    .help = Всеки тегли плочка и започва най-голямото число, или кой започва, решава жребий.
rummikub-option-start-draw = с теглене на плочки
rummikub-option-start-random = по жребий
rummikub-option-next-start = Начало на следващите рундове
    .help = Както в първия рунд, следващото място по часовниковата стрелка или победителят.
rummikub-option-next-start-draw = пак с теглене
rummikub-option-next-start-rotate = по часовниковата стрелка
rummikub-option-next-start-winner = победителят
rummikub-option-redeal = Ново раздаване
    .help = При три двойки еднакви плочки на една поставка се раздава наново.
rummikub-option-redeal-off = не
rummikub-option-redeal-on = да
rummikub-option-copies = Еднакви плочки
    .help = По две от всяка плочка с число или само по една.
rummikub-option-wrap = Поредици след 13
    .help = След 13 поредицата може да продължи с 1.
rummikub-option-wrap-off = не
rummikub-option-wrap-on = да
rummikub-option-opening-sets = Отваряне
    .help = Трийсетте точки за отваряне идват от колкото и да е комбинации или от една.
rummikub-option-opening-sets-any = колкото и да е комбинации
rummikub-option-opening-sets-one = една комбинация
rummikub-option-opening-joker = Жокер при отваряне
    .help = Брои се за плочката, която замества, забранен е или не се брои.
rummikub-option-opening-joker-counts = брои се
rummikub-option-opening-joker-forbidden = забранен
rummikub-option-opening-joker-zero = не се брои
rummikub-option-opening-table = Масата при отваряне
    .help = В хода на отварянето масата не се пипа или може и да се пренарежда.
rummikub-option-opening-table-untouched = не се пипа
rummikub-option-opening-table-free = свободна
rummikub-option-joker = Жокер
    .help = Жокер от масата се взима само със замяна или и с пренареждане.
rummikub-option-joker-replace = със замяна
rummikub-option-joker-free = свободно
rummikub-option-joker-group = Жокер в група от три
    .help = Заменя се с едната от липсващите плочки или с двете заедно.
rummikub-option-joker-group-either = едната плочка
rummikub-option-joker-group-both = двете плочки
rummikub-option-joker-replacement = Плочка, която заменя жокер
    .help = Идва от поставката или от масата, или само от поставката.
rummikub-option-joker-replacement-any = поставка или маса
rummikub-option-joker-replacement-rack = само поставка
rummikub-option-joker-set = Комбинация за взет жокер
    .help = Нова комбинация (целият остатък от комбинация на масата с още нещо към него не е нова), коя да е комбинация или комбинация с поне една или две плочки от поставката.
rummikub-option-joker-set-fresh = нова комбинация
rummikub-option-joker-set-new = коя да е комбинация
rummikub-option-joker-set-rack-1 = с плочка от поставката
rummikub-option-joker-set-rack-2 = с две плочки от поставката
rummikub-option-two-jokers = Два жокера в една комбинация
    .help = Може или не.
rummikub-option-two-jokers-allowed = може
rummikub-option-two-jokers-forbidden = не може
rummikub-option-clock = Часовник
    .help = Секунди за един ход.
rummikub-option-clock-off = без часовник
rummikub-option-time-up = Когато времето изтече
    .help = Масата се преценява, както е, или винаги се връща.
rummikub-option-time-up-judge = преценява се
rummikub-option-time-up-roll-back = връща се
rummikub-option-illegal-table = Неправилна маса
    .help = Не се приема и се обяснява защо, или веднага се връща и следва наказание.
rummikub-option-illegal-table-refuse = не се приема
rummikub-option-illegal-table-penalty = наказание
rummikub-option-empty-bank = Празна банка
    .help = Играчът може да пасува или трябва да сваля, ако има какво.
rummikub-option-empty-bank-pass = може да се пасува
rummikub-option-empty-bank-must-play = трябва да се сваля
rummikub-option-never-opened = Без отваряне
    .help = Който не е отворил, брои плочките си като всички или твърдо 100 (200, ако е имал с какво да отвори).
rummikub-option-never-opened-count = брои плочките
rummikub-option-never-opened-flat = твърда сума
rummikub-edition-uk-source = украински правила

## Какво се случва

rummikub-event-lot-drawn = { $seat } тегли за началото: { rummikub-tile }.
rummikub-event-lot-drawn-own = Теглиш за началото: { rummikub-tile }.
rummikub-event-lots-tied = Тегли се още веднъж: { $seats }.
rummikub-event-starter-chosen = { $how ->
    [random] По жребий започва { $seat }.
    [rotate] По часовниковата стрелка започва { $seat }.
    [winner] След победата започва { $seat }.
   *[draw] С най-голямото число започва { $seat }.
}
rummikub-event-starter-chosen-own = { $how ->
    [random] По жребий започваш ти.
    [rotate] По часовниковата стрелка започваш ти.
    [winner] След победата започваш ти.
   *[draw] С най-голямото число започваш ти.
}
rummikub-event-round-began = Рунд { $round }: започва { $seat }. Всеки има { $tiles ->
    [one] { $tiles } плочка
   *[other] { $tiles } плочки
}; { rummikub-bank-left }.
rummikub-event-round-began-own = Рунд { $round }: започваш ти. Всеки има { $tiles ->
    [one] { $tiles } плочка
   *[other] { $tiles } плочки
}; { rummikub-bank-left }.
rummikub-event-rack-dealt = { $seat } държи { $tiles }.
rummikub-event-rack-dealt-own = Твоите плочки: { $tiles }.
rummikub-event-player-opened = { $seat } отваря за { $value }.
rummikub-event-player-opened-own = Отваряш за { $value }.
rummikub-event-tiles-laid = { $seat } сваля { $tiles }; { $left ->
    [0] не остава нито една
    [one] остава { $left } плочка
   *[other] остават { $left } плочки
}.
rummikub-event-tiles-laid-own = Сваляш { $tiles }; { $left ->
    [0] не ти остава нито една
    [one] остава ти { $left } плочка
   *[other] остават ти { $left } плочки
}.
rummikub-event-tile-drawn = { $seat } тегли плочка; { rummikub-bank-left }.
rummikub-event-tile-drawn-own = Теглиш плочка; { rummikub-bank-left }.
rummikub-event-penalty-taken = { $seat } взима за наказание { rummikub-count }; { rummikub-bank-left }.
rummikub-event-penalty-taken-own = Взимаш за наказание { rummikub-count }; { rummikub-bank-left }.
rummikub-event-tiles-seen = { $seat } получава { $tiles }.
rummikub-event-tiles-seen-own = Получаваш { $tiles }.
rummikub-event-bank-emptied = Това беше последната плочка в { -rummikub-bank(form: "definite") }.
rummikub-event-turn-passed = { $seat } пасува.
rummikub-event-turn-passed-own = Пасуваш.
rummikub-event-time-ran-out = { $penalty ->
    [0] Времето изтече: { $seat } връща всички плочки по местата им.
    [one] Времето изтече: { $seat } връща всички плочки по местата им и трябва да вземе { $penalty } плочка.
   *[other] Времето изтече: { $seat } връща всички плочки по местата им и трябва да вземе { $penalty } плочки.
}
rummikub-event-time-ran-out-own = { $penalty ->
    [0] Времето изтече: връщаш всички плочки по местата им.
    [one] Времето изтече: връщаш всички плочки по местата им и трябва да вземеш { $penalty } плочка.
   *[other] Времето изтече: връщаш всички плочки по местата им и трябва да вземеш { $penalty } плочки.
}
rummikub-event-table-rolled-back = { $penalty ->
    [0] Масата не е наред ({ $clause }): { $seat } връща всички плочки по местата им.
    [one] Масата не е наред ({ $clause }): { $seat } връща всички плочки по местата им и трябва да вземе { $penalty } плочка.
   *[other] Масата не е наред ({ $clause }): { $seat } връща всички плочки по местата им и трябва да вземе { $penalty } плочки.
}
rummikub-event-table-rolled-back-own = { $penalty ->
    [0] Масата не е наред ({ $clause }): връщаш всички плочки по местата им.
    [one] Масата не е наред ({ $clause }): връщаш всички плочки по местата им и трябва да вземеш { $penalty } плочка.
   *[other] Масата не е наред ({ $clause }): връщаш всички плочки по местата им и трябва да вземеш { $penalty } плочки.
}
rummikub-event-rummikub-called = { $seat } сваля последната си плочка: { -rummikub-call }!
rummikub-event-rummikub-called-own = Сваляш последната си плочка: { -rummikub-call }!
rummikub-event-round-blocked = Банката е празна и никой не продължава: край на рунда.
rummikub-event-rack-counted = { $sum ->
    [0] { $seat } няма останали плочки: { $points_signed }, общо { $total }.
   *[other] { $seat } държи { $tiles }, което прави { $counted }: { $points_signed }, общо { $total }.
}
rummikub-event-rack-counted-own = { $sum ->
    [0] Нямаш останали плочки: { $points_signed }, общо { $total }.
   *[other] Държиш { $tiles }, което прави { $counted }: { $points_signed }, общо { $total }.
}
rummikub-event-game-ended = Край на играта. Победата е за { $seats }: { $total ->
    [one] { $total } точка
   *[other] { $total } точки
}.
rummikub-event-game-ended-own = Край на играта. Печелиш с { $total ->
    [one] { $total } точка
   *[other] { $total } точки
}.

## Защо не

rummikub-refusal-not-a-move = „{ $move }“ не е ход в тази игра.
rummikub-refusal-no-turn-now = Сега никой не е на ход.
rummikub-refusal-not-your-turn = Не е твой ред: сега играе { $seat }.
rummikub-refusal-table-tiles-missing = Плочките от масата остават на масата. Сега там няма: { $tiles }.
rummikub-refusal-tiles-not-held = Нямаш на { -rummikub-rack(form: "definite") } си: { $tiles }.
rummikub-refusal-no-tile-added = Нищо не сваляш от { -rummikub-rack(form: "definite") } си: само пренареждане не е ход.
rummikub-refusal-loose-tile = Остава излишна плочка, комбинация { $number }: { $set }.
rummikub-refusal-set-too-short = Комбинация { $number } е твърде къса: { $set } има { $size ->
    [one] { $size } плочка
   *[other] { $size } плочки
}, а трябват поне три.
rummikub-refusal-two-jokers = В комбинация { $number } има два жокера, а е уговорено да не може: { $set }.
rummikub-refusal-neither-group-nor-run = Комбинация { $number } не е нито група, нито поредица: { $set }. { $tiles } нямат нито общо число, нито общ цвят.
rummikub-refusal-group-number = Комбинация { $number } не е група: { $set }. Всички числа трябва да са { $wanted }, { $tile } не подхожда.
rummikub-refusal-group-colour-twice = В комбинация { $number } има два пъти { rummikub-colour }: { $set }. Всички цветове в групата са различни.
rummikub-refusal-group-too-long = Комбинация { $number } е твърде дълга за група: { $set } има { $size ->
    [one] { $size } плочка
   *[other] { $size } плочки
}, а може най-много четири.
rummikub-refusal-group-too-short = Комбинация { $number } е твърде къса за група: { $set }. Какво подхожда: { $missing }.
rummikub-refusal-run-colour = Комбинация { $number } не е поредица: { $set }. Всички плочки в нея трябва да са { rummikub-x-colour-plural }, { $tile } не подхожда.
rummikub-refusal-run-order = Комбинация { $number } е поредица в грешен ред: { $set }. Нареди я от най-малкото число нагоре.
rummikub-refusal-run-number = Комбинация { $number } не е поредица: { $set }. На мястото на { $tile } трябва да е { $missing }.
rummikub-refusal-run-too-long = Комбинация { $number } е твърде дълга за поредица: { $set } има { $size ->
    [one] { $size } плочка
   *[other] { $size } плочки
}, а може най-много тринайсет.
rummikub-refusal-run-past-the-end = Комбинация { $number } излиза извън числата от 1 до 13: { $set }.
rummikub-refusal-run-too-short = Комбинация { $number } е твърде къса за поредица: { $set }. Какво подхожда: { $missing }.
rummikub-refusal-opening-joker = Уговорено е да се отваря без { -rummikub-joker }.
rummikub-refusal-joker-before-opening = Преди да отвориш, не бива да пипаш { -rummikub-joker } от масата: { $set }.
rummikub-refusal-table-touched = В хода, с който отваряш, комбинациите на масата остават, както са; тази е променена: { $set }.
rummikub-refusal-opening-too-low = Отварянето ти струва { $value }; трябват { $wanted }, тоест още { $missing }.
rummikub-refusal-joker-not-replaced = За да вземеш { -rummikub-joker(form: "object") } от { $set }, неговата плочка трябва да е на масата: { $tiles }.
rummikub-refusal-joker-not-replaced-from-rack = За да вземеш { -rummikub-joker(form: "object") } от { $set }, трябва да го замениш с плочка от { -rummikub-rack(form: "definite") } си: { $tiles }.
rummikub-refusal-joker-not-replaced-by-both = За да вземеш { -rummikub-joker(form: "object") } от { $set }, трябва да са свалени всички плочки, които може да замества: { $tiles }.
rummikub-refusal-joker-set = Жокерът, взет от { $set }, трябва да е в нова комбинация с повече плочки от { -rummikub-rack(form: "definite") } ти. Заместваше: { $tiles }.
rummikub-refusal-joker-not-in-new-set = Жокерът, взет от { $set }, трябва да е в нова комбинация, а не при целия остатък от комбинация на масата. Заместваше: { $tiles }.
rummikub-refusal-bank-is-empty = Банката е празна: свали плочки или пасувай.
rummikub-refusal-draw-instead = Пасува се само при празна { -rummikub-bank }; изтегли плочка. { $bank ->
    [one] Остава { $bank } плочка.
   *[other] Остават { $bank } плочки.
}
rummikub-refusal-must-play = При празна { -rummikub-bank } трябва да сваляш, ако можеш, а можеш: { $tiles }.
rummikub-refusal-clock-alone = Само часовникът казва, че времето е изтекло, а не { $seat }.
rummikub-refusal-no-clock-runs = Часовникът не върви.
rummikub-refusal-no-tile-now = Сега не се взима плочка от { -rummikub-bank(form: "definite") }.
rummikub-refusal-take-size = { $tiles ->
    [one] Трябва да се вземе { $tiles } плочка
   *[other] Трябва да се вземат { $tiles } плочки
}, а не { $found }.
rummikub-refusal-not-in-bank = В { -rummikub-bank(form: "definite") } няма: { $tiles }.
rummikub-refusal-no-lots-now = Сега не се тегли за началото.
rummikub-refusal-lots-seats = За началото сега теглят само: { $seats }.
rummikub-refusal-no-starter-now = Сега не се избира кой започва.
rummikub-refusal-no-such-starter = Място { $seat } не може да започне: на масата има само { $players ->
    [one] { $players } място
   *[other] { $players } места
}.
rummikub-refusal-no-deal-now = Сега не се раздава.
rummikub-refusal-deal-seats = { $players ->
    [one] Играчът е { $players }
   *[other] Играчите са { $players }
}, а { $racks ->
    [one] е раздадена { $racks } поставка
   *[other] са раздадени { $racks } поставки
}.
rummikub-refusal-deal-size = { $seat } трябва да получи { $tiles ->
    [one] { $tiles } плочка
   *[other] { $tiles } плочки
}, а не { $found }.
rummikub-refusal-deal-three-pairs = { $seat } има три двойки еднакви плочки: уговорено е тогава да се раздаде наново.
rummikub-refusal-no-pairs = Когато от всяка плочка има само по една, двойки няма и никога не би се раздавало наново.
rummikub-refusal-too-few-tiles = { $tiles ->
    [one] { $tiles } плочка не стига
   *[other] { $tiles } плочки не стигат
} за { $players ->
    [one] { $players } играч
   *[other] { $players } играчи
}: трябват по две от всяка.
rummikub-refusal-joker-is-free = При свободен { -rummikub-joker } тази настройка няма смисъл: { $option ->
    [joker-group] { rummikub-option-joker-group }
    [joker-replacement] { rummikub-option-joker-replacement }
   *[joker-set] { rummikub-option-joker-set }
}.
rummikub-refusal-no-clock = Без часовник тази настройка няма смисъл: { rummikub-option-time-up }.

## Защо ботът предлага хода

rummikub-reason-goes-out = Сваляш { $tiles ->
    [one] последната си плочка
   *[other] последните си { $tiles } плочки
} и печелиш рунда.
rummikub-reason-opens = Отваряш за { $value }, като сваляш { $tiles ->
    [one] { $tiles } плочка
   *[other] { $tiles } плочки
}.
rummikub-reason-lays = Така сваляш { $tiles ->
    [one] { $tiles } плочка, която на поставката ти би струвала
   *[other] { $tiles } плочки, които на поставката ти биха стрували
} { $points }.
rummikub-reason-changes-sets = На масата { $sets ->
    [one] се променя { $sets } комбинация
   *[other] се променят { $sets } комбинации
}.
rummikub-reason-table-stays = Комбинациите на масата не се променят.
rummikub-reason-leaves = { $tiles ->
    [one] Остава ти { $tiles } плочка, която струва
   *[other] Остават ти { $tiles } плочки, които струват
} { $points }.
rummikub-reason-cannot-open = Не можеш да отвориш: най-добрите комбинации на { -rummikub-rack(form: "definite") } ти струват { $value }, а трябват { $wanted }.
rummikub-reason-nothing-fits = Без пренареждане не пасва нищо.
rummikub-reason-nothing-with-two-sets = Нищо не може да се свали, ако се променят най-много две комбинации.
rummikub-reason-nothing-possible = Нищо не може да се свали, както и да се пренарежда.
rummikub-reason-draws = Затова тегли; { rummikub-bank-left }.
rummikub-reason-passes = Затова пасувай.
rummikub-reason-drawing = Ако теглиш, ще имаш още една плочка; { rummikub-bank-left }.
rummikub-reason-passing = Ако пасуваш, всички плочки остават на { -rummikub-rack(form: "definite") } ти.
rummikub-reason-must-play = При празна { -rummikub-bank } трябва да сваляш, а става само с това пренареждане.
rummikub-reason-keeps-joker = { $jokers ->
    [one] Засега запази { -rummikub-joker(form: "object") }; с него биха могли да се свалят
   *[other] Засега запази жокерите, общо { $jokers }; с тях биха могли да се свалят
} още плочки: { $more }.
rummikub-reason-joker-goes-out = С { -rummikub-joker(form: "object") } завършваш рунда.
rummikub-reason-joker-bank-empty = Банката е празна: запазен { -rummikub-joker } може да струва 30.
rummikub-reason-joker-rival-close = Свали { -rummikub-joker(form: "object") } навреме: { $seat } има още само { $tiles ->
    [one] { $tiles } плочка
   *[other] { $tiles } плочки
}.

## Какво да се направи. Каквото е в скоби, се пише така.

rummikub-status-open = Отвори с комбинации от { -rummikub-rack(form: "definite") } си за { $wanted } (k10 k11 k12) или тегли (d).
rummikub-status-lay = Свали (k3 k4 k5), добави (k6 2), пренареди (виж steps) или тегли (d).
# Същото при празна банка.
rummikub-empty-open = Отвори с комбинации от { -rummikub-rack(form: "definite") } си за { $wanted } (k10 k11 k12) или пас (p).
rummikub-empty-lay = Свали (k3 k4 k5), добави (k6 2), пренареди (виж steps) или пас (p).
rummikub-empty-must = Банката е празна: свали (k3 k4 k5; k6 2), ако можеш, иначе пас (p).

# Докато ходът се пробва, под масата: какво не е наред или че може да се изпрати.
rummikub-tried-legal = { $count ->
    [one] Свалена: { $count } плочка, на поставката: { $left }; ok завършва хода, undo връща стъпка.
   *[other] Свалени: { $count } плочки, на поставката: { $left }; ok завършва хода, undo връща стъпка.
}
rummikub-tried-illegal = Още не е наред; продължи, undo връща стъпка, reset започва отначало.
rummikub-tried-penalty = Още не е наред; както е уговорено, ok сега носи наказание. undo връща стъпка.
rummikub-tried-more = { $count ->
    [one] … и още { $count } комбинация не е наред.
   *[other] … и още { $count } комбинации не са наред.
}

## Ходът се пробва стъпка по стъпка: какво не става

rummikub-try-no-such-set = На масата няма комбинация { $number }.
rummikub-try-not-found = { $tile } не е нито на { -rummikub-rack(form: "definite") } ти, нито на масата.
rummikub-try-not-in-set = { $tile } не е в комбинация { $number }.
rummikub-try-which-set = { $tile } е в комбинации { $sets }. Кажи от коя: { $example }
rummikub-try-no-joker = В комбинация { $number } няма { -rummikub-joker } на мястото на { $tile }.
rummikub-try-no-split = Комбинация { $number } не може да се раздели пред { $tile }.
rummikub-try-not-yours = { $tile } не е свалена от теб в този ход; плочките от масата остават там.
rummikub-try-nothing-laid = Още нищо не е свалено.
rummikub-try-no-hint = Няма предложено сваляне: поискай hint, после try го нарежда.

## Стъпките от масата до предложената. $old е номерът на комбинацията, както е сега, или 1+8 за няколко.

rummikub-move-lay = { $count ->
    [one] сваляне на { $tiles } ({ $count } плочка)
   *[other] сваляне на { $tiles } ({ $count } плочки)
}
rummikub-move-draw = теглене на плочка (d)
rummikub-move-pass = пас (p)
rummikub-move-hint = още с пренареждане (hint)
rummikub-step-new = Нова комбинация { $set }
rummikub-step-extended = Комбинация { $old }, допълнена: { $set }
rummikub-step-joker-swapped = Комбинация { $old }, със заменен { -rummikub-joker }: { $set }
rummikub-step-taken-from = Комбинация { $old }, без { $left }: { $set }
rummikub-step-split = Комбинация { $old }, разделена: { $set }
rummikub-step-other-part = Комбинация { $old }, другата част: { $set }
rummikub-step-joined = Комбинации { $old }, съединени: { $set }
rummikub-step-rebuilt = Комбинация { $old }, пренаредена: { $set }
# Откъде идват плочките на стъпката, в скоби след нея.
rummikub-step-from = { $step } ({ $pieces })
rummikub-piece-rack = { $tiles } от { -rummikub-rack(form: "definite") }
rummikub-piece-set = { $tiles } от комбинация { $number }
rummikub-step-try = С try го нареждаш, после с ok завършваш хода си.
rummikub-step-numbers = Комбинациите са с номерата си от началото на хода ти.

## Как се пишат стъпките

rummikub-help-new = сваля нова комбинация, откъдето и да е; накратко: k3-5, 7krg
rummikub-help-add = добавя K6 към комбинация 2
rummikub-help-move = взима R5 от комбинация 2 и я добавя към комбинация 3
rummikub-help-take = взима R6 R7 R8 от комбинация 2 като нова комбинация
rummikub-help-split = разделя комбинация 2 пред R6
rummikub-help-join = съединява комбинации 2 и 3
rummikub-help-swap = слага R5 на мястото на { -rummikub-joker(form: "object") } в комбинация 2 и го освобождава
rummikub-help-group = една плочка и два жокера като група, а не като поредица
rummikub-help-back = връща K6 на { -rummikub-rack(form: "definite") }; reset връща всички плочки
rummikub-help-lines = няколко стъпки наведнъж
rummikub-help-ok = завършва хода с масата, както е; undo връща стъпка
rummikub-help-why = какво не е наред и кое е правилото
rummikub-help-try = нарежда каквото предложи hint
rummikub-help-sort = подрежда { -rummikub-rack(form: "definite") } по цвят или по число

## На масата

rummikub-round-only = Рунд { $round }
rummikub-round-of = Рунд { $round } от { $rounds }
rummikub-round-to = Рунд { $round }, до { $target } точки
rummikub-label-bank = Банка: { $bank }
rummikub-label-tiles = Плочки
rummikub-label-opened = Отваряне
rummikub-label-points = Точки
rummikub-label-yes = да
rummikub-label-no = не
rummikub-label-table = Маса
rummikub-label-tried = Маса, проба
rummikub-label-table-empty = Масата е празна.
rummikub-label-rack = Твоята поставка: { $count ->
    [one] { $count } плочка, струва { $points }
   *[other] { $count } плочки, струват { $points }
}
rummikub-label-rack-empty = Поставката ти е празна.
rummikub-label-key = K черно, R червено, G зелено, B синьо, J жокер. * ново след предишния ти ход, + свалено сега от теб, ✗ не е наред.
rummikub-label-pad = Резултатът
rummikub-sorted-colour = Поставката ти е подредена по цвят.
rummikub-sorted-number = Поставката ти е подредена по число.

## В статистиките

rummikub-figure-laid = Свалени плочки
rummikub-figure-taken = Плочки, взети от банката
rummikub-figure-out = Рундове, завършени без плочки
