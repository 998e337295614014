### Магія чисел, за правилами руммікуба. Фішки скрізь пишуться K7, R13, G1, B9 і J: літера — це колір (K чорний, R червоний,
### G зелений, B синій), її не перекладено, щоб прочитане можна було ввести. Комбінації стоять у дужках, [K3 K4 K5];
### $tile, $tiles, $set, $missing, $rack і $left — такі тексти. Те, що вводять (ok, d, k6 2 …), теж не перекладено.

## Слова

-rummikub-rack = { $case ->
   *[nominative] підставка
    [genitive] підставки
    [accusative] підставку
    [locative] підставці
}
-rummikub-bank = { $case ->
   *[nominative] банк
    [genitive] банку
    [locative] банку
}
# Істота: «взяти джокера».
-rummikub-joker = { $case ->
   *[nominative] джокер
    [accusative] джокера
    [genitive] джокера
    [instrumental] джокером
}
# «Попереднє оголошення комбінації» — перші викладені фішки раунду.
-rummikub-opening = { $case ->
   *[nominative] попереднє оголошення
    [genitive] попереднього оголошення
}
-rummikub-call = Руммікуб

rummikub-title = Магія чисел
rummikub-summary = За правилами руммікуба: викладайте групи й рядки, переставляйте їх на столі та першими звільніть підставку.

rummikub-colour = { $colour ->
    [black] чорний
    [red] червоний
    [green] зелений
   *[blue] синій
}
# «Усі фішки мають бути сині».
rummikub-x-colour-plural = { $colour ->
    [black] чорні
    [red] червоні
    [green] зелені
   *[blue] сині
}
# Фішка, яку хтось відкрито тягне.
rummikub-tile = { $colour ->
    [joker] { -rummikub-joker }
   *[other] { $tile }
}
rummikub-count = { $count ->
    [one] { $count } фішка
    [few] { $count } фішки
    [many] { $count } фішок
   *[other] { $count } фішки
}
# Знахідний відмінок: «бере 1 фішку».
rummikub-x-count-accusative = { $count ->
    [one] { $count } фішку
    [few] { $count } фішки
    [many] { $count } фішок
   *[other] { $count } фішки
}
rummikub-x-tiles = { $tiles ->
    [one] { $tiles } фішка
    [few] { $tiles } фішки
    [many] { $tiles } фішок
   *[other] { $tiles } фішки
}
rummikub-x-tiles-accusative = { $tiles ->
    [one] { $tiles } фішку
    [few] { $tiles } фішки
    [many] { $tiles } фішок
   *[other] { $tiles } фішки
}
rummikub-x-penalty-accusative = { $penalty ->
    [one] { $penalty } фішку
    [few] { $penalty } фішки
    [many] { $penalty } фішок
   *[other] { $penalty } фішки
}
rummikub-x-size = { $size ->
    [one] { $size } фішка
    [few] { $size } фішки
    [many] { $size } фішок
   *[other] { $size } фішки
}
# Скільки фішок лишається на підставці.
rummikub-x-left = { $left ->
    [0] { -rummikub-rack } порожня
    [one] лишається { $left } фішка
    [few] лишаються { $left } фішки
    [many] лишається { $left } фішок
   *[other] лишається { $left } фішки
}
# Очки, також у знахідному відмінку: «на 1 очко».
rummikub-x-value = { $value ->
    [one] { $value } очко
    [few] { $value } очки
    [many] { $value } очок
   *[other] { $value } очка
}
rummikub-bank-left = { $bank ->
    [0] { -rummikub-bank } порожній
   *[other] у { -rummikub-bank(case: "locative") } лишається { $bank }
}

## Налаштування

rummikub-option-rounds = Раунди
    .help = Скільки раундів грають або за скількох очок партія закінчується.
rummikub-option-rounds-to-100 = до 100 очок
rummikub-option-rounds-to-200 = до 200 очок
rummikub-option-rounds-to-300 = до 300 очок
rummikub-option-rounds-to-500 = до 500 очок
rummikub-option-start = Хто починає
    .help = Кожен тягне фішку й починає найбільше число, або того, хто починає, визначає випадок.
rummikub-option-start-draw = тягнуть фішки
rummikub-option-start-random = випадково
rummikub-option-next-start = Початок наступних раундів
    .help = Як у першому раунді, наступне місце за годинниковою стрілкою або переможець.
rummikub-option-next-start-draw = тягнуть знову
rummikub-option-next-start-rotate = за годинниковою стрілкою
rummikub-option-next-start-winner = переможець
rummikub-option-redeal = Нова роздача
    .help = Три пари однакових фішок на підставці — фішки роздають знову.
rummikub-option-redeal-off = ні
rummikub-option-redeal-on = так
rummikub-option-copies = Примірники
    .help = По дві фішки кожного числа й кольору або лише по одній.
rummikub-option-wrap = Рядки далі за 13
    .help = Після 13 рядок може йти далі з 1.
rummikub-option-wrap-off = ні
rummikub-option-wrap-on = так
rummikub-option-opening-sets = Попереднє оголошення
    .help = 30 очок оголошення дають будь-скільки комбінацій разом або одна.
rummikub-option-opening-sets-any = будь-скільки комбінацій
rummikub-option-opening-sets-one = одна комбінація
rummikub-option-opening-joker = Джокер в оголошенні
    .help = Вартий стільки, скільки фішка, яку представляє, заборонений або нічого не вартий.
rummikub-option-opening-joker-counts = зараховується
rummikub-option-opening-joker-forbidden = заборонений
rummikub-option-opening-joker-zero = нічого не вартий
rummikub-option-opening-table = Стіл під час оголошення
    .help = У цей хід комбінацій на столі не чіпають або їх теж можна переставляти.
rummikub-option-opening-table-untouched = не чіпають
rummikub-option-opening-table-free = можна переставляти
rummikub-option-joker = Джокер
    .help = Джокера на столі забирають лише заміною або й переставлянням.
rummikub-option-joker-replace = заміною
rummikub-option-joker-free = вільно
rummikub-option-joker-group = Джокер у групі з трьох
    .help = Його замінює будь-яка з двох фішок, яких бракує, або лише обидві разом.
rummikub-option-joker-group-either = будь-яка
rummikub-option-joker-group-both = обидві
rummikub-option-joker-replacement = Фішка замість джокера
    .help = З підставки або зі столу, чи тільки з підставки.
rummikub-option-joker-replacement-any = підставка або стіл
rummikub-option-joker-replacement-rack = тільки підставка
rummikub-option-joker-set = Комбінація для заміненого джокера
    .help = Нова (увесь залишок комбінації зі столу, до якого щось додано, новою не є), будь-яка або щонайменше з однією чи двома фішками з підставки.
rummikub-option-joker-set-fresh = нова комбінація
rummikub-option-joker-set-new = будь-яка комбінація
rummikub-option-joker-set-rack-1 = з фішкою з підставки
rummikub-option-joker-set-rack-2 = з двома фішками з підставки
rummikub-option-two-jokers = Два джокери в одній комбінації
    .help = Дозволено чи заборонено.
rummikub-option-two-jokers-allowed = дозволено
rummikub-option-two-jokers-forbidden = заборонено
rummikub-option-clock = Годинник
    .help = Скільки секунд триває хід.
rummikub-option-clock-off = без годинника
rummikub-option-time-up = Коли час вийшов
    .help = Стіл перевіряють таким, як він є, або завжди повертають назад.
rummikub-option-time-up-judge = перевіряють
rummikub-option-time-up-roll-back = повертають
rummikub-option-illegal-table = Неправильний стіл
    .help = Його не приймають і пояснюють чому, або одразу повертають назад зі штрафом.
rummikub-option-illegal-table-refuse = не приймають
rummikub-option-illegal-table-penalty = штраф
rummikub-option-empty-bank = Порожній банк
    .help = Можна пасувати, або хто може викладати, той мусить.
rummikub-option-empty-bank-pass = можна пасувати
rummikub-option-empty-bank-must-play = треба викладати
rummikub-option-never-opened = Без оголошення
    .help = Хто його не зробив, рахує свої фішки, як усі, або має рівно 100 (200, якщо його можна було зробити).
rummikub-option-never-opened-count = рахує фішки
rummikub-option-never-opened-flat = однакова сума
rummikub-edition-uk-source = українські правила

## Що відбувається

rummikub-event-lot-drawn = { $seat } тягне жереб: { rummikub-tile }.
rummikub-event-lot-drawn-own = Ви тягнете жереб: { rummikub-tile }.
rummikub-event-lots-tied = Жереб тягнуть далі: { $seats }.
rummikub-event-starter-chosen = { $how ->
    [random] Вирішив випадок: починає { $seat }.
    [rotate] За годинниковою стрілкою: починає { $seat }.
    [winner] Після перемоги починає { $seat }.
   *[draw] Найбільше число: починає { $seat }.
}
rummikub-event-starter-chosen-own = { $how ->
    [random] Вирішив випадок: починаєте ви.
    [rotate] За годинниковою стрілкою: починаєте ви.
    [winner] Після перемоги починаєте ви.
   *[draw] Найбільше число: починаєте ви.
}
rummikub-event-round-began = Раунд { $round }: починає { $seat }. У кожного { rummikub-x-tiles }; { rummikub-bank-left }.
rummikub-event-round-began-own = Раунд { $round }: починаєте ви. У кожного { rummikub-x-tiles }; { rummikub-bank-left }.
rummikub-event-rack-dealt = { $seat } має { $tiles }.
rummikub-event-rack-dealt-own = Ваші фішки: { $tiles }.
rummikub-event-player-opened = { $seat } робить { -rummikub-opening } на { rummikub-x-value }.
rummikub-event-player-opened-own = Ви робите { -rummikub-opening } на { rummikub-x-value }.
rummikub-event-tiles-laid = { $seat } викладає { $tiles }; { rummikub-x-left }.
rummikub-event-tiles-laid-own = Ви викладаєте { $tiles }; { rummikub-x-left }.
rummikub-event-tile-drawn = { $seat } бере фішку; { rummikub-bank-left }.
rummikub-event-tile-drawn-own = Ви берете фішку; { rummikub-bank-left }.
rummikub-event-penalty-taken = { $seat } бере { rummikub-x-count-accusative } як штраф; { rummikub-bank-left }.
rummikub-event-penalty-taken-own = Ви берете { rummikub-x-count-accusative } як штраф; { rummikub-bank-left }.
rummikub-event-tiles-seen = { $seat } отримує { $tiles }.
rummikub-event-tiles-seen-own = Ви отримуєте { $tiles }.
rummikub-event-bank-emptied = Це була остання фішка { -rummikub-bank(case: "genitive") }.
rummikub-event-turn-passed = { $seat } пасує.
rummikub-event-turn-passed-own = Ви пасуєте.
rummikub-event-time-ran-out = { $penalty ->
    [0] Час вийшов: { $seat } повертає всі фішки на місце.
   *[other] Час вийшов: { $seat } повертає всі фішки на місце й мусить узяти { rummikub-x-penalty-accusative }.
}
rummikub-event-time-ran-out-own = { $penalty ->
    [0] Час вийшов: ви повертаєте всі фішки на місце.
   *[other] Час вийшов: ви повертаєте всі фішки на місце й мусите взяти { rummikub-x-penalty-accusative }.
}
rummikub-event-table-rolled-back = { $penalty ->
    [0] Стіл не в порядку ({ $clause }): { $seat } повертає всі фішки на місце.
   *[other] Стіл не в порядку ({ $clause }): { $seat } повертає всі фішки на місце й мусить узяти { rummikub-x-penalty-accusative }.
}
rummikub-event-table-rolled-back-own = { $penalty ->
    [0] Стіл не в порядку ({ $clause }): ви повертаєте всі фішки на місце.
   *[other] Стіл не в порядку ({ $clause }): ви повертаєте всі фішки на місце й мусите взяти { rummikub-x-penalty-accusative }.
}
rummikub-event-rummikub-called = { $seat } викладає останню фішку: «{ -rummikub-call }!»
rummikub-event-rummikub-called-own = Ви викладаєте останню фішку: «{ -rummikub-call }!»
rummikub-event-round-blocked = Банк порожній, і ніхто не продовжує: раунд закінчено.
rummikub-event-rack-counted = { $sum ->
    [0] { $seat } не має фішок: { $points_signed }, разом { $total }.
   *[other] { $seat } має { $tiles }, зараховано { $counted }: { $points_signed }, разом { $total }.
}
rummikub-event-rack-counted-own = { $sum ->
    [0] Ви не маєте фішок: { $points_signed }, разом { $total }.
   *[other] Ви маєте { $tiles }, зараховано { $counted }: { $points_signed }, разом { $total }.
}
rummikub-event-game-ended = Партію завершено. { $total ->
    [one] { $total } очко
    [few] { $total } очки
    [many] { $total } очок
   *[other] { $total } очка
} і перемога: { $seats }.
rummikub-event-game-ended-own = Партію завершено. Ви перемагаєте: { $total ->
    [one] { $total } очко
    [few] { $total } очки
    [many] { $total } очок
   *[other] { $total } очка
}.

## Чому ні

rummikub-refusal-not-a-move = «{ $move }» — не хід цієї гри.
rummikub-refusal-no-turn-now = Зараз ніхто не ходить.
rummikub-refusal-not-your-turn = Зараз не ваш хід; ходить { $seat }.
rummikub-refusal-table-tiles-missing = Фішки зі столу лишаються на столі. Там бракує: { $tiles }.
rummikub-refusal-tiles-not-held = На вашій { -rummikub-rack(case: "locative") } немає: { $tiles }.
rummikub-refusal-no-tile-added = Ви не виклали жодної фішки з { -rummikub-rack(case: "genitive") }: самого переставляння замало.
rummikub-refusal-loose-tile = Лишилася «загублена» фішка, комбінація { $number }: { $set }.
rummikub-refusal-set-too-short = Комбінація { $number } закоротка: { $set } — це { rummikub-x-size }, а треба щонайменше три.
rummikub-refusal-two-jokers = У комбінації { $number } два джокери, а домовилися, що так не можна: { $set }.
rummikub-refusal-neither-group-nor-run = Комбінація { $number } — ні група, ні рядок: { $set }. Фішки { $tiles } не мають ні спільного числа, ні спільного кольору.
rummikub-refusal-group-number = Комбінація { $number } — не група: { $set }. На всіх фішках має бути { $wanted }, а { $tile } інша.
rummikub-refusal-group-colour-twice = У комбінації { $number } двічі { rummikub-colour } колір: { $set }. Кольори в групі всі різні.
rummikub-refusal-group-too-long = Комбінація { $number } задовга для групи: { $set } — це { rummikub-x-size }, а можна щонайбільше чотири.
rummikub-refusal-group-too-short = Комбінація { $number } закоротка для групи: { $set }. Підійшло б: { $missing }.
rummikub-refusal-run-colour = Комбінація { $number } — не рядок: { $set }. Усі фішки мають бути { rummikub-x-colour-plural }, а { $tile } інша.
rummikub-refusal-run-order = Комбінація { $number } — рядок не в тому порядку: { $set }. Викладайте від найменшої фішки вгору.
rummikub-refusal-run-number = Комбінація { $number } — не рядок: { $set }. Там, де { $tile }, має лежати { $missing }.
rummikub-refusal-run-too-long = Комбінація { $number } задовга для рядка: { $set } — це { rummikub-x-size }, а можна щонайбільше тринадцять.
rummikub-refusal-run-past-the-end = Комбінація { $number } виходить за числа від 1 до 13: { $set }.
rummikub-refusal-run-too-short = Комбінація { $number } закоротка для рядка: { $set }. Підійшло б: { $missing }.
rummikub-refusal-opening-joker = Домовилися робити { -rummikub-opening } без { -rummikub-joker(case: "genitive") }.
rummikub-refusal-joker-before-opening = До вашого { -rummikub-opening(case: "genitive") } { -rummikub-joker(case: "genitive") } на столі чіпати не можна: { $set }.
rummikub-refusal-table-touched = Під час вашого { -rummikub-opening(case: "genitive") } комбінації на столі лишаються як є; цю змінено: { $set }.
rummikub-refusal-opening-too-low = Ваше { -rummikub-opening } варте { $value }, а треба { $wanted }: бракує { $missing }.
rummikub-refusal-joker-not-replaced = Джокера з { $set } можна забрати, лише коли його фішка лежить на столі: { $tiles }.
rummikub-refusal-joker-not-replaced-from-rack = Джокера з { $set } можна забрати лише фішкою з вашої { -rummikub-rack(case: "genitive") }: { $tiles }.
rummikub-refusal-joker-not-replaced-by-both = Джокера з { $set } можна забрати, лише коли викладено всі фішки, якими він може бути: { $tiles }.
rummikub-refusal-joker-set = Джокер з { $set } має лягти в нову комбінацію, де більше фішок із вашої { -rummikub-rack(case: "genitive") }. Він представляв: { $tiles }.
rummikub-refusal-joker-not-in-new-set = Джокер з { $set } має лягти в нову комбінацію, а не до всього, що лишилося від комбінації на столі. Він представляв: { $tiles }.
rummikub-refusal-bank-is-empty = Банк порожній: викладайте або пасуйте.
rummikub-refusal-draw-instead = Пасують, коли { -rummikub-bank } порожній; візьміть фішку. { $bank ->
    [one] Лишається { $bank } фішка.
    [few] Лишаються { $bank } фішки.
    [many] Лишається { $bank } фішок.
   *[other] Лишається { $bank } фішки.
}
rummikub-refusal-must-play = Коли { -rummikub-bank } порожній, хто може викладати, той мусить, а ви можете: { $tiles }.
rummikub-refusal-clock-alone = Сказати, що час вийшов, може лише годинник, а не { $seat }.
rummikub-refusal-no-clock-runs = Годинник не йде.
rummikub-refusal-no-tile-now = Зараз фішок із { -rummikub-bank(case: "genitive") } не беруть.
rummikub-refusal-take-size = Треба взяти { rummikub-x-tiles-accusative }, а не { $found }.
rummikub-refusal-not-in-bank = У { -rummikub-bank(case: "locative") } немає: { $tiles }.
rummikub-refusal-no-lots-now = Зараз жеребу ніхто не тягне.
rummikub-refusal-lots-seats = Зараз жереб тягнуть лише: { $seats }.
rummikub-refusal-no-starter-now = Зараз не вибирають, хто починає.
rummikub-refusal-no-such-starter = Місце { $seat } не може починати: гравців за столом { $players }.
rummikub-refusal-no-deal-now = Зараз не час роздавати.
rummikub-refusal-deal-seats = Гравців { $players }, а роздано підставок: { $racks }.
rummikub-refusal-deal-size = { $seat } має отримати { rummikub-x-tiles-accusative }, а не { $found }.
rummikub-refusal-deal-three-pairs = { $seat } має три пари однакових фішок: домовилися тоді роздавати знову.
rummikub-refusal-no-pairs = Коли кожна фішка лише одна, пар немає, тож роздавати наново не довелося б ніколи.
rummikub-refusal-too-few-tiles = { rummikub-x-tiles } — замало, коли гравців { $players }: грайте з двома примірниками кожної.
rummikub-refusal-joker-is-free = Коли { -rummikub-joker } вільний, цей параметр нічого не змінює: { $option ->
    [joker-group] { rummikub-option-joker-group }
    [joker-replacement] { rummikub-option-joker-replacement }
   *[joker-set] { rummikub-option-joker-set }
}.
rummikub-refusal-no-clock = Без годинника цей параметр нічого не змінює: { rummikub-option-time-up }.

## Чому пропонується хід

rummikub-reason-goes-out = { $tiles ->
    [1] Ви викладаєте останню фішку й виграєте раунд.
   *[other] Ви викладаєте всі свої фішки ({ $tiles }) і виграєте раунд.
}
rummikub-reason-opens = Це { -rummikub-opening } на { rummikub-x-value }: { rummikub-x-tiles }.
rummikub-reason-lays = Ви викладаєте { rummikub-x-tiles-accusative }; сума на { -rummikub-rack(case: "locative") } зменшиться на { $points }.
rummikub-reason-changes-sets = На столі { $sets ->
    [one] змінюється { $sets } комбінація
    [few] змінюються { $sets } комбінації
    [many] змінюється { $sets } комбінацій
   *[other] змінюється { $sets } комбінації
}.
rummikub-reason-table-stays = Жодна комбінація на столі не змінюється.
rummikub-reason-leaves = На { -rummikub-rack(case: "locative") } { $tiles ->
    [one] лишається { $tiles } фішка
    [few] лишаються { $tiles } фішки
    [many] лишається { $tiles } фішок
   *[other] лишається { $tiles } фішки
}, сума { $points }.
rummikub-reason-cannot-open = Попереднє оголошення неможливе: найкращі комбінації на { -rummikub-rack(case: "locative") } варті { $value }, а треба { $wanted }.
rummikub-reason-nothing-fits = Без переставляння не підходить жодна фішка.
rummikub-reason-nothing-with-two-sets = Змінивши щонайбільше дві комбінації, нічого не викласти.
rummikub-reason-nothing-possible = Викласти нічого не можна, хоч як переставляйте.
rummikub-reason-draws = Тож беріть фішку; { rummikub-bank-left }.
rummikub-reason-passes = Тож пасуйте.
rummikub-reason-drawing = Якщо взяти фішку, у вас буде на одну більше; { rummikub-bank-left }.
rummikub-reason-passing = Якщо пасувати, усі фішки лишаться у вас.
rummikub-reason-must-play = Банк порожній, тож викладати треба, а для цього — так переставити.
rummikub-reason-keeps-joker = { $jokers ->
    [1] Поки що притримайте { -rummikub-joker(case: "accusative") };
   *[other] Поки що притримайте джокерів;
} інакше можна було б викласти на { $more ->
    [one] { $more } фішку
    [few] { $more } фішки
    [many] { $more } фішок
   *[other] { $more } фішки
} більше.
rummikub-reason-joker-goes-out = Джокер дає змогу закінчити.
rummikub-reason-joker-bank-empty = Банк порожній: притриманий { -rummikub-joker } може коштувати 30 очок.
rummikub-reason-joker-rival-close = Витратьте { -rummikub-joker(case: "accusative") } вчасно: { $seat } має лише { rummikub-x-tiles-accusative }.

## Що робити. Те, що в дужках, вводять так, як написано.

rummikub-status-open = Оголосіть від { $wanted } очок зі своєї підставки (k10 k11 k12) або візьміть фішку (d).
rummikub-status-lay = Викладіть (k3 k4 k5), додайте (k6 2), переставте (steps) або візьміть фішку (d).
# Те саме, коли банк порожній.
rummikub-empty-open = Оголосіть від { $wanted } очок зі своєї підставки (k10 k11 k12) або пасуйте (p).
rummikub-empty-lay = Викладіть (k3 k4 k5), додайте (k6 2), переставте (steps) або пасуйте (p).
rummikub-empty-must = Банк порожній: викладайте (k3 k4 k5; k6 2), якщо можете, інакше пасуйте (p).

# Поки хід пробують, під столом: що не так або що його можна завершити.
rummikub-tried-legal = { $count ->
    [one] Викладено { $count } фішку
    [few] Викладено { $count } фішки
    [many] Викладено { $count } фішок
   *[other] Викладено { $count } фішки
}, лишається { $left }: ok — завершити хід, undo — крок назад.
rummikub-tried-illegal = Стіл ще не в порядку: продовжуйте; undo — крок назад, reset — спочатку.
rummikub-tried-penalty = Стіл ще не в порядку; за домовленістю ok зараз — це штраф. undo — крок назад.
rummikub-tried-more = … і ще { $count ->
    [one] { $count } комбінація
    [few] { $count } комбінації
    [many] { $count } комбінацій
   *[other] { $count } комбінації
} не в порядку.

## Хід пробують крок за кроком: що не вийде

rummikub-try-no-such-set = Комбінації { $number } на столі немає.
rummikub-try-not-found = { $tile } немає ні на вашій { -rummikub-rack(case: "locative") }, ні на столі.
rummikub-try-not-in-set = { $tile } немає в комбінації { $number }.
rummikub-try-which-set = { $tile } лежить у комбінаціях { $sets }. Скажіть, з якої взяти: { $example }
rummikub-try-no-joker = У комбінації { $number } немає { -rummikub-joker(case: "genitive") }, що представляє { $tile }.
rummikub-try-no-split = Комбінацію { $number } не розбити перед { $tile }.
rummikub-try-not-yours = Цього ходу ви не викладали { $tile }; фішки зі столу лишаються на столі.
rummikub-try-nothing-laid = Ще нічого не викладено.
rummikub-try-no-hint = Спершу попросіть підказку (hint), тоді try її викладе.

## Кроки від нинішнього столу до запропонованого. $old — номер комбінації, як вона лежить зараз, або 1+8, якщо їх кілька.

rummikub-move-lay = викласти { $tiles } ({ rummikub-count })
rummikub-move-draw = взяти фішку (d)
rummikub-move-pass = пасувати (p)
rummikub-move-hint = більше — переставлянням (hint)
rummikub-step-new = Нова комбінація { $set }
rummikub-step-extended = Комбінація { $old }, доповнена: { $set }
rummikub-step-joker-swapped = Комбінація { $old }, { -rummikub-joker(case: "accusative") } замінено: { $set }
rummikub-step-taken-from = Комбінація { $old }, без { $left }: { $set }
rummikub-step-split = Комбінація { $old }, розбита: { $set }
rummikub-step-other-part = Комбінація { $old }, інша частина: { $set }
rummikub-step-joined = Комбінації { $old }, об’єднані: { $set }
rummikub-step-rebuilt = Комбінація { $old }, перебудована: { $set }
# Звідки фішки кроку, у дужках після нього.
rummikub-step-from = { $step } ({ $pieces })
rummikub-piece-rack = { $tiles } з { -rummikub-rack(case: "genitive") }
rummikub-piece-set = { $tiles } з комбінації { $number }
rummikub-step-try = try викладе це на стіл; тоді ok завершить ваш хід.
rummikub-step-numbers = Комбінації пронумеровано, як на початку вашого ходу.

## Як вводити кроки

rummikub-help-new = нова комбінація, хоч де б лежали фішки; коротше: k3-5, 7krg
rummikub-help-add = додати K6 до комбінації 2
rummikub-help-move = взяти R5 з комбінації 2 й додати до комбінації 3
rummikub-help-take = взяти R6 R7 R8 з комбінації 2 як нову комбінацію
rummikub-help-split = розбити комбінацію 2 перед R6
rummikub-help-join = об’єднати комбінації 2 і 3
rummikub-help-swap = покласти R5 на місце { -rummikub-joker(case: "genitive") } комбінації 2, який тоді звільниться
rummikub-help-group = одна фішка й два джокери як група, а не рядок
rummikub-help-back = повернути K6 на { -rummikub-rack(case: "accusative") }; reset повертає всі фішки
rummikub-help-lines = кілька кроків одразу
rummikub-help-ok = завершити хід, лишивши стіл як є; undo — крок назад
rummikub-help-why = що не так і яке це правило
rummikub-help-try = викласти те, що запропонувала підказка (hint)
rummikub-help-sort = упорядкувати { -rummikub-rack(case: "accusative") } за кольором або числом

## За столом

rummikub-round-only = Раунд { $round }
rummikub-round-of = Раунд { $round } з { $rounds }
rummikub-round-to = Раунд { $round }, до { $target } очок
rummikub-label-bank = Банк: { $bank }
rummikub-label-tiles = Фішки
rummikub-label-opened = Оголошення
rummikub-label-points = Очки
rummikub-label-yes = є
rummikub-label-no = немає
rummikub-label-table = Стіл
rummikub-label-tried = Стіл, проба
rummikub-label-table-empty = Стіл порожній.
rummikub-label-rack = Ваша підставка: { rummikub-count }, сума { $points }
rummikub-label-rack-empty = Ваша підставка порожня.
rummikub-label-key = K чорна, R червона, G зелена, B синя, J джокер. * нове після вашого минулого ходу, + викладено вами зараз, ✗ не в порядку.
rummikub-label-pad = Рахунок
rummikub-sorted-colour = Вашу підставку впорядковано за кольором.
rummikub-sorted-number = Вашу підставку впорядковано за числом.

## У статистиці

rummikub-figure-laid = Викладені фішки
rummikub-figure-taken = Фішки, взяті з банку
rummikub-figure-out = Раунди, завершені без фішок
