### Відьмин камінь. Речі названо за фактами словами нотації: $symbol, $symbol_a, $symbol_b і $action — це energy, witch,
### pentagram, crystal, wand або scroll; $chip буває ще vp3, $shelf — ще bottom; $place — локація, $scroll — вид сувою.
### Клітинки й ланцюги ($hex, $hexes, $from, $chain) — нотація, їх не перекладено.

## Слова

-witchstone-energy = { $case ->
   *[nominative] енергія
    [genitive] енергії
}
-witchstone-witch = { $case ->
   *[nominative] відьма
    [genitive] відьми
}
-witchstone-pentagram = { $case ->
   *[nominative] пентаграма
    [genitive] пентаграми
}
-witchstone-crystal = { $case ->
   *[nominative] кристал
    [genitive] кристала
}
-witchstone-wand = { $case ->
   *[nominative] паличка
    [genitive] палички
}
-witchstone-scroll = { $case ->
   *[nominative] сувій
    [genitive] сувою
}
-witchstone-stone = { $case ->
   *[nominative] Відьмин камінь
    [genitive] Відьминого каменя
    [locative] Відьминому камені
}

witchstone-title = Відьмин камінь
witchstone-summary = Наповнюйте свій казан парами символів і виконуйте обидва, знову й знову: енергія, відьми, кристали, сувої.

# Шість символів — це й шість видів дій.
witchstone-symbol = { $symbol ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
   *[scroll] { -witchstone-scroll }
}
witchstone-x-symbol-genitive = { $symbol ->
    [energy] { -witchstone-energy(case: "genitive") }
    [witch] { -witchstone-witch(case: "genitive") }
    [pentagram] { -witchstone-pentagram(case: "genitive") }
    [crystal] { -witchstone-crystal(case: "genitive") }
    [wand] { -witchstone-wand(case: "genitive") }
   *[scroll] { -witchstone-scroll(case: "genitive") }
}
witchstone-symbol-a = { $symbol_a ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
   *[scroll] { -witchstone-scroll }
}
witchstone-symbol-b = { $symbol_b ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
   *[scroll] { -witchstone-scroll }
}
# Рівно дві літери, усі шість різні: вони стоять у клітинках, і їх вводять гравці.
witchstone-symbol-code = { $symbol ->
    [energy] Ен
    [witch] Ві
    [pentagram] Пе
    [crystal] Кр
    [wand] Па
   *[scroll] Су
}
witchstone-tile = «{ witchstone-symbol-a }/{ witchstone-symbol-b }»
witchstone-each-tiles = { witchstone-symbol-a }/{ witchstone-symbol-b }
witchstone-action = { $action ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
   *[scroll] { -witchstone-scroll }
}
# «2 дії відьми».
witchstone-x-action-genitive = { $action ->
    [energy] { -witchstone-energy(case: "genitive") }
    [witch] { -witchstone-witch(case: "genitive") }
    [pentagram] { -witchstone-pentagram(case: "genitive") }
    [crystal] { -witchstone-crystal(case: "genitive") }
    [wand] { -witchstone-wand(case: "genitive") }
   *[scroll] { -witchstone-scroll(case: "genitive") }
}
witchstone-chip = { $chip ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
    [vp3] 3 очки
   *[scroll] { -witchstone-scroll }
}
witchstone-shelf = { $shelf ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
    [bottom] найнижча
   *[scroll] { -witchstone-scroll }
}
# Завжди додаток: «переносить чорний кристал».
witchstone-crystal = { $crystal ->
    [black] чорний кристал
   *[own] кристал
}
# Куди: «посилає відьму в північне село».
witchstone-place = { $place ->
    [witchstone] на { -witchstone-stone }
    [tower_n] на північну вежу
    [tower_e] на східну вежу
    [tower_s] на південну вежу
    [tower_w] на західну вежу
    [village_n] в північне село
    [village_e] в східне село
    [village_s] в південне село
    [village_w] в західне село
    [forest_n] в північний ліс
    [forest_e] в східний ліс
    [forest_s] в південний ліс
    [forest_w] в західний ліс
    [castle_ne] в північно-східний замок
    [castle_se] в південно-східний замок
    [castle_sw] в південно-західний замок
    [castle_nw] в північно-західний замок
   *[other] на { $place }
}
# Де: «стоїть у північному селі».
witchstone-x-at-place = { $place ->
    [witchstone] на { -witchstone-stone(case: "locative") }
    [tower_n] на північній вежі
    [tower_e] на східній вежі
    [tower_s] на південній вежі
    [tower_w] на західній вежі
    [village_n] у північному селі
    [village_e] у східному селі
    [village_s] у південному селі
    [village_w] у західному селі
    [forest_n] у північному лісі
    [forest_e] у східному лісі
    [forest_s] у південному лісі
    [forest_w] у західному лісі
    [castle_ne] у північно-східному замку
    [castle_se] у південно-східному замку
    [castle_sw] у південно-західному замку
    [castle_nw] у північно-західному замку
   *[other] на { $place }
}
# Сувій: щонайбільше 30 знаків, а де екран додає потрібні числа — щонайбільше 25.
witchstone-scroll = { $scroll ->
    [b2_energy] підсилення: { -witchstone-energy } +2
    [b2_witch] підсилення: { -witchstone-witch } +2
    [b2_pentagram] підсилення: { -witchstone-pentagram } +2
    [b2_crystal] підсилення: { -witchstone-crystal } +2
    [b2_wand] підсилення: { -witchstone-wand } +2
    [b2_scroll] підсилення: { -witchstone-scroll } +2
    [b1_any] підсилення: на вибір +1
    [p_cluster_energy] група енергії
    [p_cluster_witch] група відьом
    [p_cluster_pentagram] група пентаграм
    [p_cluster_crystal] група кристалів
    [p_cluster_wand] група паличок
    [p_cluster_scroll] група сувоїв
    [p_occ_villages] відьми в селах
    [p_occ_forests] відьми в лісах
    [p_occ_castles] відьми в замках
    [p_occ_towers] відьми на чужих вежах
    [p_occ_vct] відьми село–замок–вежа
    [p_occ_fvc] відьми ліс–село–замок
    [p_occ_cft] відьми замок–ліс–вежа
    [p_con_ttf] сполучені вежа–вежа–ліс
    [p_con_ccv] сполучені замок–замок–село
    [p_con_fvw] сполучені ліс–село–камінь
    [p_stone_rank] місце на камені
    [p_witches] відьми на ігровому полі
    [p_lying] відьми, що лежать
    [p_silver] срібні поля
    [p_special] особливі плитки
    [p_scrolls] сувої
    [p_chips] жетони
    [p_crystals] кристали на стелажі
   *[other] { $scroll }
}
# Що рахує срібне поле палички.
witchstone-counted = { $counted ->
    [chains] ланцюги
    [scrolls] сувої
    [crystals] кристали
    [witches] відьми
    [chips] жетони
   *[special_tiles] особл. плитки
}
# Що зараз вирішують, як заголовок.
witchstone-open = { $open ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
    [scroll] { -witchstone-scroll }
    [turn] викладання плитки
    [shelf] вибір полиці
    [chip] вибір жетона
    [special-tile] особлива плитка
    [empty-space] порожнє темне поле
    [wand-spaces] поля палички
    [tower] вибір вежі
    [draw] добирання плитки
    [reveal] відкриття сувою
    [refill] відкриття особливої плитки
    [deal] підготовка столу
   *[over] кінець
}
# Що має бути зроблено передусім.
witchstone-first = { $open ->
    [turn] Спершу покладіть плитку.
    [shelf] Спершу виберіть полицю для кристала.
    [chip] Спершу виберіть жетон.
    [special-tile] Спершу вирішіть, що робити з особливою плиткою.
    [empty-space] Спершу виберіть символ для порожнього темного поля.
    [wand-spaces] Спершу — поля палички.
    [tower] Спершу виберіть вежу.
   *[other] Спершу завершіть дію «{ witchstone-open }».
}
witchstone-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
# Знахідний відмінок: «має 1 дію», «за 2 дії».
witchstone-actions = { $actions ->
    [one] { $actions } дію
    [few] { $actions } дії
    [many] { $actions } дій
   *[other] { $actions } дії
}
witchstone-steps = { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
    [many] { $steps } кроків
   *[other] { $steps } кроку
}

## Налаштування

witchstone-option-board = Ігрове поле
    .help = Набір даних про локації, казан, шкали та сувої.
witchstone-option-board-reconstructed = відтворене
witchstone-option-board-wand-b = відтворене, з іншим порядком на паличці
witchstone-option-screens = Ширми
    .help = Плитки за ширмами й проміжні суми таємні або відкриті для всіх.
witchstone-option-screens-closed = закриті
witchstone-option-screens-open = відкриті
witchstone-option-chips = Жетони з локацій
    .help = Дію жетона, який узяла відьма, можна виконати щонайпізніше після останньої дії відьми цього ходу або лише до кінця тієї дії відьми, під час якої його взято.
witchstone-option-chips-turn = чинні до кінця ходу
witchstone-option-chips-action = чинні лише під час тієї самої дії
witchstone-option-handicap-A = Гандикап першого гравця
    .help = Сильний гравець вибирає з трьох плиток, із двох або грає єдину взяту.
witchstone-option-handicap-A-none = немає
witchstone-option-handicap-B = Гандикап другого гравця
    .help = Сильний гравець вибирає з трьох плиток, із двох або грає єдину взяту.
witchstone-option-handicap-B-none = немає
witchstone-option-handicap-C = Гандикап третього гравця
    .help = Сильний гравець вибирає з трьох плиток, із двох або грає єдину взяту.
witchstone-option-handicap-C-none = немає
witchstone-option-handicap-D = Гандикап четвертого гравця
    .help = Сильний гравець вибирає з трьох плиток, із двох або грає єдину взяту.
witchstone-option-handicap-D-none = немає
witchstone-variant-open-screens = Відкриті ширми
    .help = Усі бачать плитки й проміжні суми всіх.
witchstone-edition-bg-2024-source = болгарські правила 2024 року

## Що відбувається

witchstone-event-table-set = Стіл готовий: сувої, особливі плитки й жетони лежать горілиць.
witchstone-event-hand-drawn = { $seat } має плитки { $tiles }.
witchstone-event-hand-drawn-own = Ваші плитки: { $tiles }.
witchstone-event-tile-drawn = { $seat } бере плитку { witchstone-tile }.
witchstone-event-tile-drawn-own = Ви берете плитку { witchstone-tile }.
witchstone-event-supply-shrank = { $seat } бере плитку; у запасі лишилося: { $left }.
witchstone-event-supply-shrank-own = Ви берете плитку; у запасі лишилося: { $left }.
witchstone-event-tower-taken = { $seat } ставить велику відьму { witchstone-place }: { witchstone-points }.
witchstone-event-tower-taken-own = Ви ставите велику відьму { witchstone-place }: { witchstone-points }.
witchstone-event-turn-began = Раунд { $round }: ходить { $seat }.
witchstone-event-turn-began-own = Раунд { $round }: ваш хід.
witchstone-event-tile-placed = { $seat } кладе плитку { witchstone-tile }{ $hexes ->
    [here] { "" }
   *[other] { " на " }{ $hexes }
}.
witchstone-event-tile-placed-own = Ви кладете плитку { witchstone-tile }{ $hexes ->
    [here] { "" }
   *[other] { " на " }{ $hexes }
}.
witchstone-event-tile-discarded = Жодна плитка не вміщається: { $seat } скидає { witchstone-tile }.
witchstone-event-tile-discarded-own = Жодна плитка не вміщається: ви скидаєте { witchstone-tile }.
witchstone-event-action-opened = { $seat } має { witchstone-actions } { witchstone-x-action-genitive } { $source ->
    [tile] від плитки
    [space] від порожнього поля
    [shelf] від полиці
   *[setup] від жетона
}.
witchstone-event-action-opened-own = Ви маєте { witchstone-actions } { witchstone-x-action-genitive } { $source ->
    [tile] від плитки
    [space] від порожнього поля
    [shelf] від полиці
   *[setup] від жетона
}.
witchstone-event-actions-lost = { $seat } не використовує { witchstone-actions } { witchstone-x-action-genitive }.
witchstone-event-actions-lost-own = Ви не використовуєте { witchstone-actions } { witchstone-x-action-genitive }.
witchstone-event-segment-placed = { $seat } кладе сегмент на { $chain }, { $links } з { $of }.
witchstone-event-segment-placed-own = Ви кладете сегмент на { $chain }, { $links } з { $of }.
witchstone-event-chain-finished = { $seat } завершує ланцюг { $chain }: { witchstone-points }.
witchstone-event-chain-finished-own = Ви завершуєте ланцюг { $chain }: { witchstone-points }.
witchstone-event-witch-laid = { $seat } кладе відьму біля вежі; тепер там лежить: { $lying }.
witchstone-event-witch-laid-own = Ви кладете відьму біля вежі; тепер там лежить: { $lying }.
witchstone-event-witch-sent = { $seat } посилає відьму { witchstone-place } за { witchstone-actions }: { witchstone-points }.
witchstone-event-witch-sent-own = Ви посилаєте відьму { witchstone-place } за { witchstone-actions }: { witchstone-points }.
witchstone-event-stone-reached = { $seat } займає позицію { $slot } на { -witchstone-stone(case: "locative") }: { witchstone-points }.
witchstone-event-stone-reached-own = Ви займаєте позицію { $slot } на { -witchstone-stone(case: "locative") }: { witchstone-points }.
witchstone-event-chip-taken = { $place ->
    [cloth] { $seat } бере жетон зі скатертини: { witchstone-chip }.
   *[other] { $seat } бере звідти жетон: { witchstone-chip }.
}
witchstone-event-chip-taken-own = { $place ->
    [cloth] Ви берете жетон зі скатертини: { witchstone-chip }.
   *[other] Ви берете звідти жетон: { witchstone-chip }.
}
witchstone-event-chip-used = { $seat } застосовує жетон «{ witchstone-chip }» на { witchstone-actions }.
witchstone-event-chip-used-own = Ви застосовуєте жетон «{ witchstone-chip }» на { witchstone-actions }.
witchstone-event-owl-stepped = { $seat } робить { witchstone-steps } по пентаграмі, до поля { $space }.
witchstone-event-owl-stepped-own = Ви робите { witchstone-steps } по пентаграмі, до поля { $space }.
witchstone-event-owl-tile-taken = { $seat } бере плитку із совою вартістю { $value }.
witchstone-event-owl-tile-taken-own = Ви берете плитку із совою вартістю { $value }.
witchstone-event-owl-space-empty = Плиток із совою там більше немає: { $seat } отримує { witchstone-points }.
witchstone-event-owl-space-empty-own = Плиток із совою там більше немає: ви отримуєте { witchstone-points }.
witchstone-event-special-taken = { $seat } бере особливу плитку { witchstone-tile }.
witchstone-event-special-taken-own = Ви берете особливу плитку { witchstone-tile }.
witchstone-event-special-refilled = Відкрито особливу плитку { witchstone-tile }; у стосі лишилося: { $left }.
witchstone-event-special-kept = { $seat } лишає особливу плитку { witchstone-tile } для одноразової дії.
witchstone-event-special-kept-own = Ви лишаєте особливу плитку { witchstone-tile } для одноразової дії.
witchstone-event-special-placed = { $seat } кладе особливу плитку { witchstone-tile } назавжди{ $hex ->
    [here] { "" }
   *[other] { " на " }{ $hex }
}.
witchstone-event-special-placed-own = Ви кладете особливу плитку { witchstone-tile } назавжди{ $hex ->
    [here] { "" }
   *[other] { " на " }{ $hex }
}.
witchstone-event-special-used = { $seat } застосовує особливу плитку { witchstone-tile } на { witchstone-actions } { witchstone-x-action-genitive }.
witchstone-event-special-used-own = Ви застосовуєте особливу плитку { witchstone-tile } на { witchstone-actions } { witchstone-x-action-genitive }.
witchstone-event-crystal-moved = { $seat } переносить { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " з " }{ $from }
}{ $hex ->
    [here] { "" }
   *[other] { " на " }{ $hex }
} за { witchstone-actions }.
witchstone-event-crystal-moved-own = Ви переносите { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " з " }{ $from }
}{ $hex ->
    [here] { "" }
   *[other] { " на " }{ $hex }
} за { witchstone-actions }.
witchstone-event-crystal-brought-out = { $seat } виносить { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " з " }{ $from }
} на вінця за { witchstone-actions }. Символ на вінцях: { witchstone-symbol }.
witchstone-event-crystal-brought-out-own = Ви виносите { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " з " }{ $from }
} на вінця за { witchstone-actions }. Символ на вінцях: { witchstone-symbol }.
witchstone-event-crystal-shelved = { $shelf ->
    [bottom] { $seat } ставить { witchstone-crystal } на найнижчу полицю; вільних колб там: { $free }.
   *[other] { $seat } ставить { witchstone-crystal } на полицю «{ witchstone-shelf }»; вільних колб там: { $free }.
}
witchstone-event-crystal-shelved-own = { $shelf ->
    [bottom] Ви ставите { witchstone-crystal } на найнижчу полицю; вільних колб там: { $free }.
   *[other] Ви ставите { witchstone-crystal } на полицю «{ witchstone-shelf }»; вільних колб там: { $free }.
}
witchstone-event-crystal-boxed = Обидві полиці повні: { $seat } повертає { witchstone-crystal } у коробку.
witchstone-event-crystal-boxed-own = Обидві полиці повні: ви повертаєте { witchstone-crystal } у коробку.
witchstone-event-crystal-removed = { $seat } виймає { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " з " }{ $from }
} вручну: { $points_signed }.
witchstone-event-crystal-removed-own = Ви виймаєте { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " з " }{ $from }
} вручну: { $points_signed }.
witchstone-event-wand-stepped = { $leading ->
    [1] { $seat } робить { witchstone-steps } по паличці до поля { $space }, попереду нікого.
   *[0] { $seat } робить { witchstone-steps } по паличці до поля { $space }.
}
witchstone-event-wand-stepped-own = { $leading ->
    [1] Ви робите { witchstone-steps } по паличці до поля { $space }, попереду нікого.
   *[0] Ви робите { witchstone-steps } по паличці до поля { $space }.
}
witchstone-event-bonus-reached = { $doubled ->
    [1] Поле { $space } палички, подвоєно: { $seat } має { witchstone-actions } { witchstone-x-action-genitive }.
   *[0] Поле { $space } палички: { $seat } має { witchstone-actions } { witchstone-x-action-genitive }.
}
witchstone-event-bonus-reached-own = { $doubled ->
    [1] Поле { $space } палички, подвоєно: ви маєте { witchstone-actions } { witchstone-x-action-genitive }.
   *[0] Поле { $space } палички: ви маєте { witchstone-actions } { witchstone-x-action-genitive }.
}
witchstone-event-silver-scored = Срібне поле { $space } ({ witchstone-counted }: { $count }): { $seat } отримує { witchstone-points }.
witchstone-event-silver-scored-own = Срібне поле { $space } ({ witchstone-counted }: { $count }): ви отримуєте { witchstone-points }.
witchstone-event-scroll-taken = { $seat } бере сувій з полиці { $shelf } ({ witchstone-scroll }).
witchstone-event-scroll-taken-own = Ви берете сувій з полиці { $shelf } ({ witchstone-scroll }).
witchstone-event-scroll-revealed = Відкрито сувій ({ witchstone-scroll }); у стосі лишилося: { $left }.
witchstone-event-boost-played = { $seat } застосовує підсилювальне закляття ({ witchstone-scroll }).
witchstone-event-boost-played-own = Ви застосовуєте підсилювальне закляття ({ witchstone-scroll }).
witchstone-event-prophecy-counted = { $level ->
    [0] { $seat } має нездійснене пророцтво ({ witchstone-scroll }): { witchstone-points }.
   *[other] { $seat } має пророцтво рівня { $level } ({ witchstone-scroll }): { witchstone-points }.
}
witchstone-event-prophecy-counted-own = { $level ->
    [0] Ви маєте нездійснене пророцтво ({ witchstone-scroll }): { witchstone-points }.
   *[other] Ви маєте пророцтво рівня { $level } ({ witchstone-scroll }): { witchstone-points }.
}
witchstone-event-final-counted = { $seat }: шкала { $track }, сови { $owls }, жетони { $chips }, закляття { $boosts }, пророцтва { $prophecies }; разом { $total }.
witchstone-event-final-counted-own = Ви: шкала { $track }, сови { $owls }, жетони { $chips }, закляття { $boosts }, пророцтва { $prophecies }; разом { $total }.
witchstone-event-game-ended = Партію завершено. Титул «Володар { -witchstone-stone(case: "genitive") }», { $total ->
    [one] { $total } очко
    [few] { $total } очки
    [many] { $total } очок
   *[other] { $total } очка
}: { $seats }.
witchstone-event-game-ended-own = Партію завершено. Титул «Володар { -witchstone-stone(case: "genitive") }» ваш: { $total ->
    [one] { $total } очко
    [few] { $total } очки
    [many] { $total } очок
   *[other] { $total } очка
}.

## Чому ні

witchstone-refusal-not-a-move = Такого ходу в цій грі немає.
witchstone-refusal-not-on-this-board = На цьому ігровому полі такого немає.
witchstone-refusal-game-over = Партію завершено.
witchstone-refusal-nature-draws = Плитки, сувої та жетони дає випадок, а не { $seat }.
witchstone-refusal-nature-first = Спершу вирішує випадок: { witchstone-open }.
witchstone-refusal-not-your-turn = Ще ні: зараз ходить { $seat }.
witchstone-refusal-not-now = { witchstone-first }
witchstone-refusal-another-action-open = { witchstone-first } Від решти можна й відмовитися.
witchstone-refusal-no-actions-left = Дій { witchstone-x-action-genitive } тут не лишилося.
witchstone-refusal-tile-not-held = У вас немає плитки { witchstone-tile }. Ваші плитки: { $tiles }.
witchstone-refusal-tile-can-be-laid = Плитку { witchstone-tile } скидати не можна: якась плитка вміщається або вміститься, коли вийняти кристали.
witchstone-refusal-not-side-by-side = Ці дві клітинки не сусідні.
witchstone-refusal-no-such-hex = У казані немає такої клітинки.
witchstone-refusal-crystal-there = Там стоїть кристал.
witchstone-refusal-printed-symbol = Надрукований символ накривати не можна.
witchstone-refusal-hex-covered = Там уже лежить плитка.
witchstone-refusal-hex-occupied = Кристал не може там спинитися: клітинка зайнята.
witchstone-refusal-no-segments = Ваші сегменти скінчилися.
witchstone-refusal-finish-chain-first = Спершу завершіть розпочатий ланцюг.
witchstone-refusal-chain-taken = Цей ланцюг уже має власника: { $owner_seat }.
witchstone-refusal-not-at-tower = Ваш перший ланцюг має виходити з вашої вежі.
witchstone-refusal-not-connected = Ваші завершені ланцюги туди ще не ведуть.
witchstone-refusal-too-far = Для цього { $needed ->
    [one] потрібна { $needed } дія
    [few] потрібні { $needed } дії
    [many] потрібно { $needed } дій
   *[other] потрібно { $needed } дії
}; лишилося: { $left }.
witchstone-refusal-exit-too-far = До цього виходу { $needed ->
    [one] потрібна { $needed } дія
    [few] потрібні { $needed } дії
    [many] потрібно { $needed } дій
   *[other] потрібно { $needed } дії
}; лишилося: { $left }.
witchstone-refusal-no-witch-in-reserve = Ваш резерв порожній; відьом лежить біля вашої вежі: { $lying }.
witchstone-refusal-no-witch-lying = Біля вашої вежі не лежить жодна відьма; спершу покладіть. Відьом у резерві: { $reserve }.
witchstone-refusal-own-tower = Ваша велика відьма стоїть { witchstone-x-at-place }: іншій вашій там не місце.
witchstone-refusal-witch-stands-there = Ваша відьма вже стоїть { witchstone-x-at-place }.
witchstone-refusal-too-many-steps = Задалеко: { witchstone-steps }; лишилося: { $left }.
witchstone-refusal-stop-at-dark-space = Спершу зупиніться на найближчому темному полі; кроків до нього: { $away }.
witchstone-refusal-end-of-wand = Ваша сова вже на останньому полі палички.
witchstone-refusal-beyond-the-end = Паличка закінчується раніше; полів лишилося: { $left }.
witchstone-refusal-not-on-tile = На плитці { witchstone-tile } немає такого символу: { witchstone-action }.
witchstone-refusal-no-tile-waiting = Напоготові немає такої особливої плитки: { witchstone-tile }.
witchstone-refusal-no-chip-waiting = { $black ->
    [1] Напоготові немає такого жетона від чорного кристала: { witchstone-chip }.
   *[0] Напоготові немає такого жетона: { witchstone-chip }.
}
witchstone-refusal-no-such-chip = На скатертині немає такого жетона: { witchstone-chip }.
witchstone-refusal-no-crystals = У вашому казані більше немає кристалів.
witchstone-refusal-no-crystal-there = Там немає кристала.
witchstone-refusal-wrong-shelf = Кристал ставлять на полицю символу з вінець або на найнижчу, а не сюди: { witchstone-shelf }. Символ на вінцях: { witchstone-symbol }.
witchstone-refusal-shelf-empty = Полиця { $shelf } бібліотеки порожня; сувоїв там: { $scrolls }.
witchstone-refusal-shelf-too-high = Полиця { $shelf } зависоко; ви вибираєте з { $left ->
    [1] найнижчої полиці
   *[other] { $left } найнижчих полиць
}.
witchstone-refusal-not-a-boost = Пророцтво не додає дій ({ witchstone-scroll }).
witchstone-refusal-boost-not-held = У вас немає такого сувою ({ witchstone-scroll }).
witchstone-refusal-boost-used = { $copies ->
    [1] Це закляття вже використано ({ witchstone-scroll }).
   *[other] Усі такі закляття вже використано, а їх { $copies } ({ witchstone-scroll }).
}
witchstone-refusal-boost-of-another-kind = Це закляття ({ witchstone-scroll }) не для розпочатої дії: { witchstone-action }.
witchstone-refusal-nothing-to-boost = Ще більше дій { witchstone-x-action-genitive } зараз не використати ({ witchstone-scroll }).
witchstone-refusal-not-a-tower = Велику відьму ставлять на вежу, а не { witchstone-place }.
witchstone-refusal-tower-taken = Інша велика відьма вже стоїть { witchstone-x-at-place }: { $owner_seat }.
witchstone-refusal-handicap-without-player = На місці { $seat } немає гравця, тож гандикап нема кому дати; гравців: { $players }.
witchstone-refusal-another-draws = Плитку бере { $seat }.
witchstone-refusal-tile-not-in-supply = Плитки { witchstone-tile } немає в запасі.
witchstone-refusal-scroll-not-in-pile = Такого сувою у стосі немає ({ witchstone-scroll }).
witchstone-refusal-tile-not-in-stack = Плитки { witchstone-tile } немає у стосі особливих плиток.
witchstone-refusal-no-draw-now = Зараз нічого не добирають; триває інше: { witchstone-open }.
witchstone-refusal-no-deal-now = Стіл уже підготовлено.
witchstone-refusal-deal-chips = Жетони для локацій: потрібно { $wanted }, викладено { $found }.
witchstone-refusal-too-many-chips = Жетонів одного виду { $wanted }, а не { $found }.
witchstone-refusal-deal-library = Сувої для бібліотеки: потрібно { $wanted }, викладено { $found }.
witchstone-refusal-unknown-scroll = На цьому ігровому полі немає такого сувою.
witchstone-refusal-too-many-scrolls = { $copies ->
    [one] Є лише { $copies } такий сувій ({ witchstone-scroll }).
    [few] Є лише { $copies } такі сувої ({ witchstone-scroll }).
    [many] Є лише { $copies } таких сувоїв ({ witchstone-scroll }).
   *[other] Є лише { $copies } такого сувою ({ witchstone-scroll }).
}
witchstone-refusal-deal-specials = Різні особливі плитки для пентаграми: потрібно { $wanted }, викладено { $found }.
witchstone-refusal-deal-seats = Набори плиток для гравців: потрібно { $wanted }, роздано { $found }.
witchstone-refusal-deal-hand = { $seat } має отримати { $wanted ->
    [one] { $wanted } плитку
    [few] { $wanted } плитки
    [many] { $wanted } плиток
   *[other] { $wanted } плитки
}, а не { $found }.

## Чому саме цей хід

witchstone-reason-tried-out = Випробувано { $trials ->
    [one] { $trials } раз
    [few] { $trials } рази
    [many] { $trials } разів
   *[other] { $trials } раза
}: { $plan }. Перевага за кілька раундів: { $points } очка.
witchstone-reason-tried-next = Наступне за силою там: { $move }, на { $points } очка менше (± { $error }).
witchstone-reason-only-move = Це ваш єдиний хід.
witchstone-reason-gains-most = { $equal ->
    [1] Він одразу дає найбільше.
   *[other] Він одразу дає найбільше; таких ходів: { $equal }.
}
witchstone-reason-plan-of-the-turn = { $points ->
    [one] { $points } очко зараз і { $total } разом із кінцем гри за таким планом: { $plan }.
    [few] { $points } очки зараз і { $total } разом із кінцем гри за таким планом: { $plan }.
    [many] { $points } очок зараз і { $total } разом із кінцем гри за таким планом: { $plan }.
   *[other] { $points } очка зараз і { $total } разом із кінцем гри за таким планом: { $plan }.
}
witchstone-reason-plan-owls = Плитки із совами: { $points_signed }.
witchstone-reason-plan-chips = Жетони: { $points_signed }.
witchstone-reason-plan-boosts = Невикористані закляття: { $points_signed }.
witchstone-reason-plan-prophecies = Пророцтва: { $points_signed }.

## Що робити

# Рядок починається з розпочатої дії та з того, що від неї лишилося.
witchstone-status-open = Зараз: { witchstone-action }, { $left ->
    [0] дій не лишилося.
    [one] лишилася { $left } дія.
    [few] лишилися { $left } дії.
    [many] лишилося { $left } дій.
   *[other] лишилося { $left } дії.
}
witchstone-status-energy = Покладіть сегмент на вільний ланцюг біля своєї мережі (tn-vn).
witchstone-status-chain = Продовжуйте ланцюг { $chain }, готово { $links } з { $of } (ен).
witchstone-status-lay = Покладіть відьму біля своєї вежі (lay); у резерві: { $reserve }.
witchstone-status-witch = Покладіть відьму (lay) або пошліть її на локацію (vn); лежить: { $lying }.
witchstone-status-send = Пошліть відьму на локацію (vn); лежить: { $lying }.
witchstone-status-pentagram = Введіть кількість кроків (1); до найближчого темного поля: { $away }.
witchstone-status-crystal = Перенесіть кристал (b2 c3) або винесіть його на вінця (b2 f).
witchstone-status-wand = Введіть кількість кроків (1), усі одним ходом; до кінця: { $ahead }.
witchstone-status-scroll = Візьміть один сувій із { $shelves ->
    [1] найнижчої полиці (1).
   *[other] { $shelves } найнижчих полиць (від 1 до { $shelves }).
}
witchstone-status-idle = Лише з цим більше нічого не зробити.
witchstone-status-waiting = Можна застосувати: { $moves }.
witchstone-status-boosts = { $boosts ->
    [1] Підходить підсилювальне закляття (boost).
    [one] Підходить { $boosts } підсилювальне закляття (boost).
    [few] Підходять { $boosts } підсилювальні закляття (boost).
    [many] Підходить { $boosts } підсилювальних заклять (boost).
   *[other] Підходить { $boosts } підсилювального закляття (boost).
}
witchstone-status-done = Або done.
witchstone-status-tile = Покладіть плитку на дві порожні клітинки (ен/ві a2 a3 або en/wi a2 a3); перший символ діє першим.
witchstone-status-remove = Двох порожніх сусідніх клітинок немає: вийміть кристал (remove b2).
witchstone-status-discard = Жодна плитка вже не вміститься: скиньте одну (discard ен/ві).
witchstone-status-shelf = Виберіть полицю: полиця символу з вінець ({ $code }) дає { witchstone-actions } { witchstone-x-symbol-genitive }, найнижча (bottom) — жетон.
witchstone-status-chip = Виберіть жетон зі скатертини (його символ або 3 — за очки).
witchstone-status-chip-black = Виберіть жетон зі скатертини (його символ або 3 — за очки); чорний кристал додає { $extra }.
witchstone-status-special = Особлива плитка { witchstone-tile }: покладіть її назавжди на порожню клітинку (b2) або лишіть на { witchstone-actions } один раз (keep).
witchstone-status-space = Порожнє темне поле: виберіть символ на { witchstone-actions } (ен) або done.
witchstone-status-tower = Поставте велику відьму на вільну вежу (tn); її жетон діє одразу.

## За столом

# Заголовки стовпців, до 7 літер. Відьми — 2+1 (8): стоять, лежать, у резерві.
witchstone-label-round = Раунд { $round } з { $rounds }
witchstone-label-points = Очки
witchstone-label-wand = Пал.
witchstone-label-pentagram = Пент.
witchstone-label-energy = Енерг.
witchstone-label-witches = Відьми
witchstone-label-chips = Жетони
witchstone-label-scrolls = Сувої
witchstone-label-owls = Сови
witchstone-label-specials = Особл.
witchstone-label-crystals = Стел.
# Шкали; друге число бонуса — для того, хто попереду.
witchstone-label-wand-track = Паличка:
witchstone-label-pentagram-track = Пентаграма:
witchstone-label-pentagram-end = з { $length }
witchstone-label-owl-stack = сова { $value }
witchstone-label-owl-empty = сова +{ $points }
witchstone-label-special-empty = вибір ×{ $actions }
witchstone-label-flasks = Колби:
witchstone-label-bottom = низ
witchstone-label-cloth = Жетони:
witchstone-label-groups = Групи:
# Літери — з нотації.
witchstone-label-places = T вежа  V село  F ліс  C замок
witchstone-label-tiles = Плитки:
witchstone-label-supply = запас { $tiles }
witchstone-label-own-scrolls = Сувої:
witchstone-label-worth = (зараз { $points })
witchstone-label-total = разом { $points }
witchstone-label-stack = Дії:
witchstone-label-then = потім
witchstone-label-spaces = поля палички { $spaces }
witchstone-label-moves-tiles = tile ПЕРШИЙ/ДРУГИЙ КЛІТИНКА КЛІТИНКА з { $tiles }, будь-яким боком, на { $pairs }
witchstone-result-track = Під час гри
witchstone-result-owls = Сови
witchstone-result-chips = Жетони
witchstone-result-boosts = Закляття
witchstone-result-prophecies = Пророцтва

## У статистиці

witchstone-figure-energy = Очки за енергію
witchstone-figure-witches = Очки за відьом
witchstone-figure-wand = Очки за паличку
witchstone-figure-owls = Очки за сов
witchstone-figure-chips = Очки за жетони
witchstone-figure-crystals = Очки, втрачені за кристали
witchstone-figure-scrolls = Очки за сувої
