### Вещерски камък. Нещата се назовават по факти с думите на нотацията: $symbol, $symbol_a, $symbol_b и $action са
### energy, witch, pentagram, crystal, wand или scroll; $chip може да е и vp3, $shelf – и bottom; $place е локация,
### $scroll – вид свитък. Полета и вериги ($hex, $hexes, $from, $chain) са нотация и остават, както са.

## Думи

# В изреченията стои винаги след предлог.
-witchstone-stone = Вещерския камък

witchstone-title = Вещерски камък
witchstone-summary = Пълни котела си с двойки символи и изпълнявай и двата, пак и пак: енергия, вещици, кристали, свитъци.

# Шестте символа са и шестте вида действия.
witchstone-symbol = { $symbol ->
    [energy] енергия
    [witch] вещица
    [pentagram] пентаграм
    [crystal] кристал
    [wand] пръчка
   *[scroll] свитък
}
witchstone-symbol-a = { $symbol_a ->
    [energy] енергия
    [witch] вещица
    [pentagram] пентаграм
    [crystal] кристал
    [wand] пръчка
   *[scroll] свитък
}
witchstone-symbol-b = { $symbol_b ->
    [energy] енергия
    [witch] вещица
    [pentagram] пентаграм
    [crystal] кристал
    [wand] пръчка
   *[scroll] свитък
}
# Точно две букви, шест различни: стоят в полетата на котела, а играчите ги пишат.
witchstone-symbol-code = { $symbol ->
    [energy] Ен
    [witch] Ве
    [pentagram] Пе
    [crystal] Кр
    [wand] Пр
   *[scroll] Св
}
witchstone-tile = { witchstone-symbol-a }/{ witchstone-symbol-b }
witchstone-each-tiles = { witchstone-symbol-a }/{ witchstone-symbol-b }
witchstone-action = { $action ->
    [energy] енергия
    [witch] вещица
    [pentagram] пентаграм
    [crystal] кристал
    [wand] пръчка
   *[scroll] свитък
}
# „2 действия на вещиците“.
witchstone-x-of-action = { $action ->
    [energy] на енергията
    [witch] на вещиците
    [pentagram] на пентаграма
    [crystal] на кристалите
    [wand] на пръчката
   *[scroll] на свитъка
}
witchstone-x-of-symbol = { $symbol ->
    [energy] на енергията
    [witch] на вещиците
    [pentagram] на пентаграма
    [crystal] на кристалите
    [wand] на пръчката
   *[scroll] на свитъка
}
witchstone-chip = { $chip ->
    [energy] енергия
    [witch] вещица
    [pentagram] пентаграм
    [crystal] кристал
    [wand] пръчка
    [vp3] 3 точки
   *[scroll] свитък
}
witchstone-shelf = { $shelf ->
    [energy] енергия
    [witch] вещица
    [pentagram] пентаграм
    [crystal] кристал
    [wand] пръчка
    [bottom] най-долният
   *[scroll] свитък
}
# Винаги допълнение: „мести черния кристал“.
witchstone-crystal = { $crystal ->
    [black] черния кристал
   *[own] кристал
}
# Локация с нейния предлог: „стои в северното село“, „изпраща вещица в северното село“.
witchstone-place = { $place ->
    [witchstone] на { -witchstone-stone }
    [tower_n] на северната кула
    [tower_e] на източната кула
    [tower_s] на южната кула
    [tower_w] на западната кула
    [village_n] в северното село
    [village_e] в източното село
    [village_s] в южното село
    [village_w] в западното село
    [forest_n] в северната гора
    [forest_e] в източната гора
    [forest_s] в южната гора
    [forest_w] в западната гора
    [castle_ne] в североизточния замък
    [castle_se] в югоизточния замък
    [castle_sw] в югозападния замък
    [castle_nw] в северозападния замък
   *[other] на { $place }
}
# Свитък, най-много 30 знака, а където екранът добавя и числата за достигане – най-много 25.
witchstone-scroll = { $scroll ->
    [b2_energy] подсилване: енергия +2
    [b2_witch] подсилване: вещица +2
    [b2_pentagram] подсилване: пентаграм +2
    [b2_crystal] подсилване: кристал +2
    [b2_wand] подсилване: пръчка +2
    [b2_scroll] подсилване: свитък +2
    [b1_any] подсилване: по избор +1
    [p_cluster_energy] група от енергия
    [p_cluster_witch] група от вещици
    [p_cluster_pentagram] група от пентаграми
    [p_cluster_crystal] група от кристали
    [p_cluster_wand] група от пръчки
    [p_cluster_scroll] група от свитъци
    [p_occ_villages] вещици в села
    [p_occ_forests] вещици в гори
    [p_occ_castles] вещици в замъци
    [p_occ_towers] вещици на чужди кули
    [p_occ_vct] вещици село–замък–кула
    [p_occ_fvc] вещици гора–село–замък
    [p_occ_cft] вещици замък–гора–кула
    [p_con_ttf] свързани кула–кула–гора
    [p_con_ccv] свързани замък–замък–село
    [p_con_fvw] свързани гора–село–камък
    [p_stone_rank] място на { -witchstone-stone }
    [p_witches] вещици на игралното поле
    [p_lying] легнали вещици
    [p_silver] сребърни полета
    [p_special] специални плочки
    [p_scrolls] свитъци
    [p_chips] чипове
    [p_crystals] кристали на етажерката
   *[other] { $scroll }
}
# Какво брои сребърно поле на пръчката.
witchstone-counted = { $counted ->
    [chains] вериги
    [scrolls] свитъци
    [crystals] кристали
    [witches] вещици
    [chips] чипове
   *[special_tiles] спец. плочки
}
# Какво трябва да се реши, като заглавие.
witchstone-open = { $open ->
    [energy] енергия
    [witch] вещица
    [pentagram] пентаграм
    [crystal] кристал
    [wand] пръчка
    [scroll] свитък
    [turn] поставяне на плочка
    [shelf] избор на рафт
    [chip] избор на чип
    [special-tile] специалната плочка
    [empty-space] празното тъмно поле
    [wand-spaces] полетата на пръчката
    [tower] избор на кула
    [draw] теглене на плочка
    [reveal] откриване на свитък
    [refill] откриване на специална плочка
    [deal] подготовка на масата
   *[over] край
}
# Какво идва преди всичко друго.
witchstone-first = { $open ->
    [turn] Първо постави плочка.
    [shelf] Първо избери рафт за кристала.
    [chip] Първо избери чип.
    [special-tile] Първо реши какво правиш със специалната плочка.
    [empty-space] Първо избери символ за празното тъмно поле.
    [wand-spaces] Първо идват полетата на пръчката.
    [tower] Първо избери кулата си.
   *[other] Първо довърши действието „{ witchstone-open }“.
}
witchstone-points = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
witchstone-actions = { $actions ->
    [one] { $actions } действие
   *[other] { $actions } действия
}
witchstone-steps = { $steps ->
    [one] { $steps } стъпка
   *[other] { $steps } стъпки
}

## Настройки

witchstone-option-board = Игрално поле
    .help = Наборът от данни за локациите, котела, пътеките и свитъците.
witchstone-option-board-reconstructed = възстановено
witchstone-option-board-wand-b = възстановено, с друг ред на пръчката
witchstone-option-screens = Паравани
    .help = Плочките зад параваните и междинните сборове са тайни или видими за всички.
witchstone-option-screens-closed = затворени
witchstone-option-screens-open = отворени
witchstone-option-chips = Чипове от локациите
    .help = Действието на чип, взет от вещица, може да се използва най-късно след последното действие на вещиците в хода или само до края на действието, в което е взет.
witchstone-option-chips-turn = важат за целия ход
witchstone-option-chips-action = важат само за същото действие
witchstone-option-handicap-A = Ограничение за първия играч
    .help = Силният играч избира между три плочки, между две или играе единствената изтеглена.
witchstone-option-handicap-A-none = няма
witchstone-option-handicap-B = Ограничение за втория играч
    .help = Силният играч избира между три плочки, между две или играе единствената изтеглена.
witchstone-option-handicap-B-none = няма
witchstone-option-handicap-C = Ограничение за третия играч
    .help = Силният играч избира между три плочки, между две или играе единствената изтеглена.
witchstone-option-handicap-C-none = няма
witchstone-option-handicap-D = Ограничение за четвъртия играч
    .help = Силният играч избира между три плочки, между две или играе единствената изтеглена.
witchstone-option-handicap-D-none = няма
witchstone-variant-open-screens = Отворени паравани
    .help = Всички виждат плочките и междинните сборове на всички.
witchstone-edition-bg-2024-source = български правила от 2024 г.

## Какво се случва

witchstone-event-table-set = Масата е готова: свитъците, специалните плочки и чиповете са открити.
witchstone-event-hand-drawn = { $seat } държи плочките { $tiles }.
witchstone-event-hand-drawn-own = Твоите плочки: { $tiles }.
witchstone-event-tile-drawn = { $seat } тегли плочката { witchstone-tile }.
witchstone-event-tile-drawn-own = Теглиш плочката { witchstone-tile }.
witchstone-event-supply-shrank = { $seat } тегли плочка; в запаса остават: { $left }.
witchstone-event-supply-shrank-own = Теглиш плочка; в запаса остават: { $left }.
witchstone-event-tower-taken = { $seat } поставя голямата вещица { witchstone-place }: { witchstone-points }.
witchstone-event-tower-taken-own = Поставяш голямата вещица { witchstone-place }: { witchstone-points }.
witchstone-event-turn-began = Рунд { $round }: { $seat } е на ход.
witchstone-event-turn-began-own = Рунд { $round }: твой ред е.
witchstone-event-tile-placed = { $seat } поставя плочката { witchstone-tile }{ $hexes ->
    [here] { "" }
   *[other] { " на " }{ $hexes }
}.
witchstone-event-tile-placed-own = Поставяш плочката { witchstone-tile }{ $hexes ->
    [here] { "" }
   *[other] { " на " }{ $hexes }
}.
witchstone-event-tile-discarded = Няма къде да се постави плочка: { $seat } изхвърля плочката { witchstone-tile }.
witchstone-event-tile-discarded-own = Няма къде да се постави плочка: изхвърляш плочката { witchstone-tile }.
witchstone-event-action-opened = { $seat } има { witchstone-actions } { witchstone-x-of-action } { $source ->
    [tile] от плочката
    [space] от празното поле
    [shelf] от рафта
   *[setup] от чипа
}.
witchstone-event-action-opened-own = Имаш { witchstone-actions } { witchstone-x-of-action } { $source ->
    [tile] от плочката
    [space] от празното поле
    [shelf] от рафта
   *[setup] от чипа
}.
witchstone-event-actions-lost = { $seat } не използва { witchstone-actions } { witchstone-x-of-action }.
witchstone-event-actions-lost-own = Не използваш { witchstone-actions } { witchstone-x-of-action }.
witchstone-event-segment-placed = { $seat } поставя сегмент на { $chain }, { $links } от { $of }.
witchstone-event-segment-placed-own = Поставяш сегмент на { $chain }, { $links } от { $of }.
witchstone-event-chain-finished = { $seat } завършва веригата { $chain }: { witchstone-points }.
witchstone-event-chain-finished-own = Завършваш веригата { $chain }: { witchstone-points }.
witchstone-event-witch-laid = { $seat } слага легнала вещица до кулата; там вече лежат: { $lying }.
witchstone-event-witch-laid-own = Слагаш легнала вещица до кулата; там вече лежат: { $lying }.
witchstone-event-witch-sent = { $seat } изпраща вещица { witchstone-place } за { witchstone-actions }: { witchstone-points }.
witchstone-event-witch-sent-own = Изпращаш вещица { witchstone-place } за { witchstone-actions }: { witchstone-points }.
witchstone-event-stone-reached = { $seat } заема позиция { $slot } на { -witchstone-stone }: { witchstone-points }.
witchstone-event-stone-reached-own = Заемаш позиция { $slot } на { -witchstone-stone }: { witchstone-points }.
witchstone-event-chip-taken = { $place ->
    [cloth] { $seat } взима чип от покривката: { witchstone-chip }.
   *[other] { $seat } взима чипа оттам: { witchstone-chip }.
}
witchstone-event-chip-taken-own = { $place ->
    [cloth] Взимаш чип от покривката: { witchstone-chip }.
   *[other] Взимаш чипа оттам: { witchstone-chip }.
}
witchstone-event-chip-used = { $seat } използва чип за { witchstone-actions }: { witchstone-chip }.
witchstone-event-chip-used-own = Използваш чип за { witchstone-actions }: { witchstone-chip }.
witchstone-event-owl-stepped = { $seat } прави { witchstone-steps } по пентаграма, до поле { $space }.
witchstone-event-owl-stepped-own = Правиш { witchstone-steps } по пентаграма, до поле { $space }.
witchstone-event-owl-tile-taken = { $seat } взима плочка със сова за { $value }.
witchstone-event-owl-tile-taken-own = Взимаш плочка със сова за { $value }.
witchstone-event-owl-space-empty = Там вече няма плочки със сови: { $seat } получава { witchstone-points }.
witchstone-event-owl-space-empty-own = Там вече няма плочки със сови: получаваш { witchstone-points }.
witchstone-event-special-taken = { $seat } взима специалната плочка { witchstone-tile }.
witchstone-event-special-taken-own = Взимаш специалната плочка { witchstone-tile }.
witchstone-event-special-refilled = Открива се специалната плочка { witchstone-tile }; в купчината остават: { $left }.
witchstone-event-special-kept = { $seat } запазва специалната плочка { witchstone-tile } за еднократна употреба.
witchstone-event-special-kept-own = Запазваш специалната плочка { witchstone-tile } за еднократна употреба.
witchstone-event-special-placed = { $seat } поставя специалната плочка { witchstone-tile } за постоянно{ $hex ->
    [here] { "" }
   *[other] { " на " }{ $hex }
}.
witchstone-event-special-placed-own = Поставяш специалната плочка { witchstone-tile } за постоянно{ $hex ->
    [here] { "" }
   *[other] { " на " }{ $hex }
}.
witchstone-event-special-used = { $seat } използва специалната плочка { witchstone-tile } за { witchstone-actions } { witchstone-x-of-action }.
witchstone-event-special-used-own = Използваш специалната плочка { witchstone-tile } за { witchstone-actions } { witchstone-x-of-action }.
witchstone-event-crystal-moved = { $seat } мести { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " от " }{ $from }
}{ $hex ->
    [here] { "" }
   *[other] { " на " }{ $hex }
} за { witchstone-actions }.
witchstone-event-crystal-moved-own = Местиш { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " от " }{ $from }
}{ $hex ->
    [here] { "" }
   *[other] { " на " }{ $hex }
} за { witchstone-actions }.
witchstone-event-crystal-brought-out = { $seat } вади { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " от " }{ $from }
} на ръба за { witchstone-actions }. Символът там: { witchstone-symbol }.
witchstone-event-crystal-brought-out-own = Вадиш { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " от " }{ $from }
} на ръба за { witchstone-actions }. Символът там: { witchstone-symbol }.
witchstone-event-crystal-shelved = { $shelf ->
    [bottom] { $seat } слага { witchstone-crystal } на най-долния рафт; свободни колби там: { $free }.
   *[other] { $seat } слага { witchstone-crystal } на рафт „{ witchstone-shelf }“; свободни колби там: { $free }.
}
witchstone-event-crystal-shelved-own = { $shelf ->
    [bottom] Слагаш { witchstone-crystal } на най-долния рафт; свободни колби там: { $free }.
   *[other] Слагаш { witchstone-crystal } на рафт „{ witchstone-shelf }“; свободни колби там: { $free }.
}
witchstone-event-crystal-boxed = И двата рафта са пълни: { $seat } връща { witchstone-crystal } в кутията.
witchstone-event-crystal-boxed-own = И двата рафта са пълни: връщаш { witchstone-crystal } в кутията.
witchstone-event-crystal-removed = { $seat } маха на ръка { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " от " }{ $from }
}: { $points_signed }.
witchstone-event-crystal-removed-own = Махаш на ръка { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " от " }{ $from }
}: { $points_signed }.
witchstone-event-wand-stepped = { $leading ->
    [1] { $seat } прави { witchstone-steps } по пръчката до поле { $space }, никой не е по-напред.
   *[0] { $seat } прави { witchstone-steps } по пръчката до поле { $space }.
}
witchstone-event-wand-stepped-own = { $leading ->
    [1] Правиш { witchstone-steps } по пръчката до поле { $space }, никой не е по-напред.
   *[0] Правиш { witchstone-steps } по пръчката до поле { $space }.
}
witchstone-event-bonus-reached = { $doubled ->
    [1] Поле { $space } на пръчката, удвоено: { $seat } има { witchstone-actions } { witchstone-x-of-action }.
   *[0] Поле { $space } на пръчката: { $seat } има { witchstone-actions } { witchstone-x-of-action }.
}
witchstone-event-bonus-reached-own = { $doubled ->
    [1] Поле { $space } на пръчката, удвоено: имаш { witchstone-actions } { witchstone-x-of-action }.
   *[0] Поле { $space } на пръчката: имаш { witchstone-actions } { witchstone-x-of-action }.
}
witchstone-event-silver-scored = Сребърно поле { $space } ({ witchstone-counted }: { $count }): { $seat } получава { witchstone-points }.
witchstone-event-silver-scored-own = Сребърно поле { $space } ({ witchstone-counted }: { $count }): получаваш { witchstone-points }.
witchstone-event-scroll-taken = { $seat } взима свитъка от рафт { $shelf } ({ witchstone-scroll }).
witchstone-event-scroll-taken-own = Взимаш свитъка от рафт { $shelf } ({ witchstone-scroll }).
witchstone-event-scroll-revealed = Открива се свитък ({ witchstone-scroll }); в купчината остават: { $left }.
witchstone-event-boost-played = { $seat } играе подсилваща магия ({ witchstone-scroll }).
witchstone-event-boost-played-own = Играеш подсилваща магия ({ witchstone-scroll }).
witchstone-event-prophecy-counted = { $level ->
    [0] { $seat } има неизпълнено пророчество ({ witchstone-scroll }): { witchstone-points }.
   *[other] { $seat } има пророчество на ниво { $level } ({ witchstone-scroll }): { witchstone-points }.
}
witchstone-event-prophecy-counted-own = { $level ->
    [0] Имаш неизпълнено пророчество ({ witchstone-scroll }): { witchstone-points }.
   *[other] Имаш пророчество на ниво { $level } ({ witchstone-scroll }): { witchstone-points }.
}
witchstone-event-final-counted = { $seat }: скала { $track }, сови { $owls }, чипове { $chips }, магии { $boosts }, пророчества { $prophecies }; общо { $total }.
witchstone-event-final-counted-own = Ти: скала { $track }, сови { $owls }, чипове { $chips }, магии { $boosts }, пророчества { $prophecies }; общо { $total }.
witchstone-event-game-ended = Край на играта. Титлата „Повелител на { -witchstone-stone }“ е за { $seats }: { $total ->
    [one] { $total } точка
   *[other] { $total } точки
}.
witchstone-event-game-ended-own = Край на играта. Титлата „Повелител на { -witchstone-stone }“ е твоя: { $total ->
    [one] { $total } точка
   *[other] { $total } точки
}.

## Защо не

witchstone-refusal-not-a-move = Това не е ход в тази игра.
witchstone-refusal-not-on-this-board = На това игрално поле няма такова нещо.
witchstone-refusal-game-over = Играта свърши.
witchstone-refusal-nature-draws = Плочките, свитъците и чиповете се теглят на случаен принцип, не от { $seat }.
witchstone-refusal-nature-first = Първо се тегли: { witchstone-open }.
witchstone-refusal-not-your-turn = Още не: сега е ред на { $seat }.
witchstone-refusal-not-now = { witchstone-first }
witchstone-refusal-another-action-open = { witchstone-first } Можеш и да се откажеш от остатъка.
witchstone-refusal-no-actions-left = Тук не остават действия { witchstone-x-of-action }.
witchstone-refusal-tile-not-held = Нямаш плочката { witchstone-tile }. Твоите плочки: { $tiles }.
witchstone-refusal-tile-can-be-laid = Плочката { witchstone-tile } не може да се изхвърли: за плочка има място или ще има, щом махнеш кристали.
witchstone-refusal-not-side-by-side = Тези две полета не са съседни.
witchstone-refusal-no-such-hex = В котела няма такова поле.
witchstone-refusal-crystal-there = Там има кристал.
witchstone-refusal-printed-symbol = Отпечатан символ не може да се покрива.
witchstone-refusal-hex-covered = Там вече има плочка.
witchstone-refusal-hex-occupied = Кристалът не може да спре там: полето е заето.
witchstone-refusal-no-segments = Сегментите ти свършиха.
witchstone-refusal-finish-chain-first = Първо завърши започнатата верига.
witchstone-refusal-chain-taken = Тази верига е на { $owner_seat }.
witchstone-refusal-not-at-tower = Първата ти верига трябва да тръгва от кулата ти.
witchstone-refusal-not-connected = Завършените ти вериги още не водят дотам.
witchstone-refusal-too-far = За това { $needed ->
    [one] трябва { $needed } действие
   *[other] трябват { $needed } действия
}; остават: { $left }.
witchstone-refusal-exit-too-far = До този изход { $needed ->
    [one] трябва { $needed } действие
   *[other] трябват { $needed } действия
}; остават: { $left }.
witchstone-refusal-no-witch-in-reserve = Резервът ти е празен; легнали до кулата ти вещици: { $lying }.
witchstone-refusal-no-witch-lying = До кулата ти няма легнала вещица; първо сложи една. Вещици в резерва: { $reserve }.
witchstone-refusal-own-tower = Голямата ти вещица стои { witchstone-place }: друга твоя там не може.
witchstone-refusal-witch-stands-there = Твоя вещица вече стои { witchstone-place }.
witchstone-refusal-too-many-steps = Твърде далече: { witchstone-steps }; остават: { $left }.
witchstone-refusal-stop-at-dark-space = Първо спри на следващото тъмно поле; стъпки дотам: { $away }.
witchstone-refusal-end-of-wand = Совата ти е на последното поле на пръчката.
witchstone-refusal-beyond-the-end = Пръчката свършва по-рано; оставащи полета: { $left }.
witchstone-refusal-not-on-tile = На { witchstone-tile } няма такъв символ: { witchstone-action }.
witchstone-refusal-no-tile-waiting = Тук не чака такава специална плочка: { witchstone-tile }.
witchstone-refusal-no-chip-waiting = { $black ->
    [1] Тук не чака такъв чип от черния кристал: { witchstone-chip }.
   *[0] Тук не чака такъв чип: { witchstone-chip }.
}
witchstone-refusal-no-such-chip = На покривката няма такъв чип: { witchstone-chip }.
witchstone-refusal-no-crystals = В котела ти вече няма кристали.
witchstone-refusal-no-crystal-there = Там няма кристал.
witchstone-refusal-wrong-shelf = Кристалът отива на рафта за символа от ръба или на най-долния, а не тук: { witchstone-shelf }. Символът от ръба: { witchstone-symbol }.
witchstone-refusal-shelf-empty = Рафт { $shelf } на библиотеката е празен; свитъци там: { $scrolls }.
witchstone-refusal-shelf-too-high = Рафт { $shelf } е твърде високо; избираш от { $left ->
    [one] най-долния рафт
   *[other] най-долните { $left } рафта
}.
witchstone-refusal-not-a-boost = Пророчеството не добавя действия ({ witchstone-scroll }).
witchstone-refusal-boost-not-held = Нямаш такъв свитък ({ witchstone-scroll }).
witchstone-refusal-boost-used = { $copies ->
    [one] Тази магия вече е използвана ({ witchstone-scroll }).
   *[other] И { $copies }-те такива магии вече са използвани ({ witchstone-scroll }).
}
witchstone-refusal-boost-of-another-kind = Тази магия ({ witchstone-scroll }) не е за започнатото действие: { witchstone-action }.
witchstone-refusal-nothing-to-boost = Още действия сега не биха се използвали: { witchstone-action } ({ witchstone-scroll }).
witchstone-refusal-not-a-tower = Голямата вещица започва на кула, а не { witchstone-place }.
witchstone-refusal-tower-taken = Друга голяма вещица вече стои { witchstone-place }: { $owner_seat }.
witchstone-refusal-handicap-without-player = На място { $seat } няма играч, на когото да се даде ограничение; играчи: { $players }.
witchstone-refusal-another-draws = Плочката се тегли от { $seat }.
witchstone-refusal-tile-not-in-supply = Плочката { witchstone-tile } не е в запаса.
witchstone-refusal-scroll-not-in-pile = В купчината няма такъв свитък ({ witchstone-scroll }).
witchstone-refusal-tile-not-in-stack = Плочката { witchstone-tile } не е в купчината на специалните плочки.
witchstone-refusal-no-draw-now = Сега не се тегли нищо; решава се друго: { witchstone-open }.
witchstone-refusal-no-deal-now = Масата вече е подготвена.
witchstone-refusal-deal-chips = Чипове за локациите: трябват { $wanted }, сложени са { $found }.
witchstone-refusal-too-many-chips = Чиповете от един вид са { $wanted }, а не { $found }.
witchstone-refusal-deal-library = Свитъци за библиотеката: трябват { $wanted }, сложени са { $found }.
witchstone-refusal-unknown-scroll = На това игрално поле няма такъв свитък.
witchstone-refusal-too-many-scrolls = { $copies ->
    [one] Има само { $copies } такъв свитък ({ witchstone-scroll }).
   *[other] Има само { $copies } такива свитъка ({ witchstone-scroll }).
}
witchstone-refusal-deal-specials = Различни специални плочки за пентаграма: трябват { $wanted }, сложени са { $found }.
witchstone-refusal-deal-seats = Раздадени са плочки на { $found } места, а трябва на { $wanted }.
witchstone-refusal-deal-hand = { $seat } трябва да получи { $wanted ->
    [one] { $wanted } плочка
   *[other] { $wanted } плочки
}, а не { $found }.

## Защо точно този ход

witchstone-reason-tried-out = Изпробвано { $trials ->
    [one] { $trials } път
   *[other] { $trials } пъти
}: { $plan }. Преднина след няколко рунда: { $points } точки.
witchstone-reason-tried-next = Втори избор в пробите: { $move }, с { $points } точки по-малко (± { $error }).
witchstone-reason-only-move = Това е единственият ти ход.
witchstone-reason-gains-most = { $equal ->
    [one] Носи най-много веднага.
   *[other] Носи най-много веднага; такива са { $equal } хода.
}
witchstone-reason-plan-of-the-turn = { $points ->
    [one] { $points } точка сега и { $total } заедно с края на играта, по този план: { $plan }.
   *[other] { $points } точки сега и { $total } заедно с края на играта, по този план: { $plan }.
}
witchstone-reason-plan-owls = Плочки със сови: { $points_signed }.
witchstone-reason-plan-chips = Чипове: { $points_signed }.
witchstone-reason-plan-boosts = Неизползвани магии: { $points_signed }.
witchstone-reason-plan-prophecies = Пророчества: { $points_signed }.

## Какво да се направи

# Редът започва с действието, което тече, и с остатъка от него.
witchstone-status-open = Сега: { witchstone-action }, { $left ->
    [0] не остава нито едно действие.
    [one] остава { $left } действие.
   *[other] остават { $left } действия.
}
witchstone-status-energy = Постави сегмент на свободна верига до мрежата си (tn-vn).
witchstone-status-chain = Продължи веригата { $chain }, готови { $links } от { $of } (ен).
witchstone-status-lay = Сложи легнала вещица до кулата си (lay); в резерва: { $reserve }.
witchstone-status-witch = Сложи легнала вещица (lay) или изпрати вещица на локация (vn); легнали: { $lying }.
witchstone-status-send = Изпрати вещица на локация (vn); легнали: { $lying }.
witchstone-status-pentagram = Напиши стъпките (1); до следващото тъмно поле: { $away }.
witchstone-status-crystal = Премести кристал (b2 c3) или го извади на ръба (b2 f).
witchstone-status-wand = Напиши стъпките (1), всички наведнъж; до края: { $ahead }.
witchstone-status-scroll = Вземи един свитък от { $shelves ->
    [one] най-долния рафт (1).
   *[other] най-долните { $shelves } рафта (от 1 до { $shelves }).
}
witchstone-status-idle = Само с това не може да се направи нищо повече.
witchstone-status-waiting = Чакат да се използват: { $moves }.
witchstone-status-boosts = { $boosts ->
    [one] Подхожда подсилваща магия (boost).
   *[other] Подхождат { $boosts } подсилващи магии (boost).
}
witchstone-status-done = Или done.
witchstone-status-tile = Постави плочка на две празни полета (ен/ве a2 a3 или en/wi a2 a3); първият символ действа пръв.
witchstone-status-remove = Няма две празни съседни полета: махни кристал (remove b2).
witchstone-status-discard = Никоя плочка вече няма да се побере: изхвърли една (discard ен/ве).
witchstone-status-shelf = Избери рафт: този за символа от ръба ({ $code }) дава { witchstone-actions } { witchstone-x-of-symbol }, а най-долният (bottom) – чип.
witchstone-status-chip = Избери чип от покривката (символа му или 3 за точките).
witchstone-status-chip-black = Избери чип от покривката (символа му или 3 за точките); черният кристал добавя { $extra }.
witchstone-status-special = Специална плочка { witchstone-tile }: постави я за постоянно на празно поле (b2) или я запази за { witchstone-actions } еднократно (keep).
witchstone-status-space = Празно тъмно поле: избери символ за { witchstone-actions } (ен) или done.
witchstone-status-tower = Постави голямата си вещица на свободна кула (tn); чипът там действа веднага.

## На масата

# Заглавия на колоните на играчите, до 7 букви. Вещиците са 2+1 (8): изправени, легнали, в резерва.
witchstone-label-round = Рунд { $round } от { $rounds }
witchstone-label-points = Точки
witchstone-label-wand = Пръчка
witchstone-label-pentagram = Пент.
witchstone-label-energy = Енерг.
witchstone-label-witches = Вещици
witchstone-label-chips = Чипове
witchstone-label-scrolls = Свит.
witchstone-label-owls = Сови
witchstone-label-specials = Спец.
witchstone-label-crystals = Етаж.
# Пътеките; второто число на бонус е за най-предния.
witchstone-label-wand-track = Пръчка:
witchstone-label-pentagram-track = Пентаграм:
witchstone-label-pentagram-end = от { $length }
witchstone-label-owl-stack = сова { $value }
witchstone-label-owl-empty = сова +{ $points }
witchstone-label-special-empty = избор ×{ $actions }
witchstone-label-flasks = Колби:
witchstone-label-bottom = долу
witchstone-label-cloth = Чипове:
witchstone-label-groups = Групи:
# Буквите са тези на нотацията.
witchstone-label-places = T кула  V село  F гора  C замък
witchstone-label-tiles = Плочки:
witchstone-label-supply = запас { $tiles }
witchstone-label-own-scrolls = Свитъци:
witchstone-label-worth = (сега { $points })
witchstone-label-total = общо { $points }
witchstone-label-stack = Действия:
witchstone-label-then = после
witchstone-label-spaces = полета на пръчката { $spaces }
witchstone-label-moves-tiles = tile ПЪРВИ/ВТОРИ ПОЛЕ ПОЛЕ с { $tiles }, обърнати както и да е, на { $pairs }
witchstone-result-track = По време на игра
witchstone-result-owls = Сови
witchstone-result-chips = Чипове
witchstone-result-boosts = Магии
witchstone-result-prophecies = Пророчества

## В статистиките

witchstone-figure-energy = Точки от енергия
witchstone-figure-witches = Точки от вещици
witchstone-figure-wand = Точки от пръчката
witchstone-figure-owls = Точки от сови
witchstone-figure-chips = Точки от чипове
witchstone-figure-crystals = Точки, загубени от кристали
witchstone-figure-scrolls = Точки от свитъци
