### Відьмин камінь на сторінці в браузері. Факти — з witchstone.ftl; $name — гравець або локація за
### witchstone-web-place, $title — сувій із його числами, $tile — плитка за witchstone-tile.

## Що робити

witchstone-web-do-tile = Виберіть плитку, потім дві порожні клітинки для неї.
witchstone-web-do-discard = Жодна плитка вже не вміститься: виберіть, яку скинути.
witchstone-web-do-remove = Двох порожніх сусідніх клітинок немає: вийміть кристал вручну.
witchstone-web-do-tower = Займіть підсвічену вежу; її жетон діє одразу.
witchstone-web-do-energy = { $left ->
    [1] Покладіть один сегмент на підсвічений ланцюг.
   *[other] Покладіть сегмент на підсвічений ланцюг; лишилося: { $left }.
}
witchstone-web-do-chain = { $left ->
    [1] Продовжуйте розпочатий ланцюг: лишився один сегмент.
   *[other] Продовжуйте розпочатий ланцюг; сегментів лишилося: { $left }.
}
witchstone-web-do-witch = { $left ->
    [1] Покладіть відьму або пошліть її: лишилася одна дія.
   *[other] Покладіть відьму або пошліть її; дій лишилося: { $left }.
}
witchstone-web-do-lay = { $left ->
    [1] Покладіть відьму біля своєї вежі: лишилася одна дія.
   *[other] Покладіть відьму біля своєї вежі; дій лишилося: { $left }.
}
witchstone-web-do-send = { $left ->
    [1] Пошліть відьму на підсвічене місце: лишилася одна дія.
   *[other] Пошліть відьму на підсвічене місце; дій лишилося: { $left }.
}
witchstone-web-do-crystal = { $left ->
    [1] Перенесіть кристал: лишився один крок.
   *[other] Перенесіть кристал; кроків лишилося: { $left }.
}
witchstone-web-do-pentagram = { $left ->
    [1] Пересуньте сову по пентаграмі: лишився один крок.
   *[other] Пересуньте сову по пентаграмі; кроків лишилося: { $left }.
}
witchstone-web-do-wand = { $left ->
    [1] Пересуньте сову на один крок по паличці.
   *[other] Пересуньте сову по паличці; найбільше кроків: { $left }.
}
witchstone-web-do-scroll = { $shelves ->
    [1] Візьміть найнижчий сувій бібліотеки.
   *[other] Візьміть один сувій із { $shelves } найнижчих полиць.
}
witchstone-web-do-waiting = Застосуйте те, що чекає, або завершіть ({ witchstone-action }).
witchstone-web-do-boost = Додайте закляття або завершіть ({ witchstone-action }).
witchstone-web-do-idle = Тут більше нічого не зробити ({ witchstone-action }): завершуйте.
witchstone-web-do-shelf = Виберіть полицю: { $actions } × { witchstone-symbol } або жетон.
witchstone-web-do-chip = Виберіть жетон зі скатертини.
witchstone-web-do-chip-black = Виберіть жетон зі скатертини; чорний кристал додає { $extra }.
witchstone-web-do-special = Особлива плитка: на підсвічену клітинку або на { witchstone-actions }.
witchstone-web-do-empty = Поле порожнє: виберіть символ на { witchstone-actions }.
witchstone-web-step-tile = Тепер виберіть клітинку для плитки { $tile }.
witchstone-web-step-crystal = { $left ->
    [one] Тепер виберіть, куди піде кристал: лишився { $left } крок.
    [few] Тепер виберіть, куди піде кристал: лишилося { $left } кроки.
    [many] Тепер виберіть, куди піде кристал: лишилося { $left } кроків.
   *[other] Тепер виберіть, куди піде кристал: лишилося { $left } кроку.
}
witchstone-web-step-remove = Виберіть, який кристал вийняти; ціна: { witchstone-points }.
witchstone-web-waits = Ходить: { $name } ({ witchstone-open }).
witchstone-web-on-its-way = Зараз: { witchstone-open }
witchstone-web-over = Партію завершено. { $names } — { witchstone-points }.

## Що станеться і що на кнопці

witchstone-web-lay-here = Покласти тут
witchstone-web-gives = Тут вона дає { $first } × { witchstone-symbol-a }, потім { $second } × { witchstone-symbol-b }.
witchstone-web-button-discard = Скинути
witchstone-web-will-discard = Скинути { $tile } без жодної дії?
witchstone-web-button-remove = Вийняти, −{ $points }
witchstone-web-will-remove = Вийняти цей кристал вручну? Ціна: { witchstone-points }.
witchstone-web-button-place = Покласти назавжди
witchstone-web-will-place = Покласти { $tile } сюди назавжди?
witchstone-web-button-keep = Лишити на { witchstone-actions }
witchstone-web-will-keep = Лишити її на { witchstone-actions } одного символу?
witchstone-web-button-energy = Покласти сегмент
witchstone-web-will-energy = Ланка { $laid } з { $links }: { $chain }.
witchstone-web-will-finish-chain = Готово, { witchstone-points }: { $chain }.
witchstone-web-button-lay = Покласти відьму
witchstone-web-will-lay = Покласти відьму біля своєї вежі?
witchstone-web-button-send = Послати її
witchstone-web-will-send = Послати відьму: { $name }, { witchstone-points }.
witchstone-web-will-send-chip = Послати: { $name }, { witchstone-points }, жетон ({ witchstone-chip }).
witchstone-web-journey = Шлях коштує { witchstone-actions }.
witchstone-web-button-tower = Зайняти вежу
witchstone-web-will-tower = Місце: { $name }, { witchstone-points } і жетон ({ witchstone-chip }).
witchstone-web-button-crystal = Перенести
witchstone-web-will-crystal = Перенести кристал сюди за { witchstone-actions }?
witchstone-web-button-out = Винести
witchstone-web-will-out = Винести за { witchstone-actions }: { $gain } × { witchstone-symbol } або жетон.
witchstone-web-button-pentagram = Зробити { witchstone-steps }
witchstone-web-will-pentagram = Зробити { witchstone-steps } по пентаграмі?
witchstone-web-button-wand = Зробити { witchstone-steps }
witchstone-web-will-wand = Зробити { witchstone-steps } по паличці?
witchstone-web-will-wand-passing = Зробити { witchstone-steps } по паличці; на шляху: { $spaces }.
witchstone-web-button-scroll = Взяти сувій
witchstone-web-will-scroll = Взяти сувій: { $title }?
witchstone-web-button-shelf = На цю полицю
witchstone-web-will-shelf = Кристал стане на свою полицю й дасть { witchstone-actions } { witchstone-x-symbol-genitive }.
witchstone-web-button-bottom = На найнижчу полицю
witchstone-web-will-bottom = Кристал стане на найнижчу полицю, і ви виберете жетон.
witchstone-web-button-take = Взяти жетон
witchstone-web-will-take = Взяти жетон «{ witchstone-chip }»?
witchstone-web-button-chip = Застосувати жетон «{ witchstone-chip }»
witchstone-web-will-chip = Застосувати жетон «{ witchstone-chip }» на { witchstone-actions }?
witchstone-web-button-use = Застосувати плитку: { witchstone-symbol }
witchstone-web-will-use = Застосувати { $tile } на { witchstone-actions } { witchstone-x-symbol-genitive }?
witchstone-web-button-choose = Вибрати: { witchstone-symbol }
witchstone-web-will-choose = Взяти { witchstone-actions } { witchstone-x-symbol-genitive }?
witchstone-web-button-boost = Застосувати закляття
witchstone-web-will-boost = Застосувати закляття: { witchstone-scroll }?
witchstone-web-give-up = { $left ->
    [one] Пропустити { $left } дію
    [few] Пропустити { $left } дії
    [many] Пропустити { $left } дій
   *[other] Пропустити { $left } дії
}
witchstone-web-finish = Завершити
witchstone-web-move-tile = Покласти { $tile }: { $hexes }
witchstone-web-move-remove = Вийняти вручну кристал: { $hex }
# Хід як річ, про яку йдеться.
witchstone-web-named = { $what ->
    [remove] кристал, вийнятий вручну
    [place] особлива плитка назавжди
    [discard] скинута плитка
    [energy] сегмент
    [lay] лежача відьма
    [send] відьма
    [tower] велика відьма
    [crystal] перенесений кристал
    [out] винесений кристал
    [scroll] сувій з полиці
    [shelf] на полицю
    [bottom] на найнижчу полицю
    [take] жетон зі скатертини
    [chip] застосований жетон
    [use] застосована особлива плитка
    [choose] вибраний символ
    [keep] особлива плитка на потім
   *[done] кінець дії
}

## Поля та знаряддя

witchstone-web-boards = Поля гри
witchstone-web-tab-cauldron = Казан
witchstone-web-tab-map = Карта
witchstone-web-tab-pentagram = Зірка
witchstone-web-tab-wand = Паличка
witchstone-web-tab-library = Полиці
witchstone-web-tab-table = Стіл
witchstone-web-map = Кришталева куля
witchstone-web-wand = Чарівна паличка
witchstone-web-wand-note = друге число: поки ви попереду або нарівні
witchstone-web-each = по { $points }
witchstone-web-pentagram = Пентаграма
witchstone-web-shelves = Полиці
witchstone-web-cloth = Жетони на скатертині
witchstone-web-cloth-empty = жетонів немає
witchstone-web-library = Бібліотека
witchstone-web-pile = у стосі { $left }
witchstone-web-your-cauldron = Ваш казан
witchstone-web-cauldron-of = Казан: { $name }
witchstone-web-whose = Чий казан
witchstone-web-look = Глянути на казан: { $name }
witchstone-web-your-tiles = Ваші плитки
witchstone-web-supply = у запасі { $tiles }
witchstone-web-tiles-hidden = Плиток за ширмою: { $count }
witchstone-web-your-scrolls = Сувої
witchstone-web-used = застосовано
witchstone-web-worth = зараз дає: { witchstone-points }
witchstone-web-todo = На черзі
witchstone-web-todo-none = Зараз нема чого робити.
witchstone-web-todo-action = { witchstone-action }: { $amount }
witchstone-web-todo-silver = { witchstone-counted }, по { $points }
witchstone-web-may-add = Можна додати
witchstone-web-add-chip = жетон
witchstone-web-add-tile = плитка
witchstone-web-add-spell = закляття
witchstone-web-turn-left = Повернути плитку ліворуч
witchstone-web-turn-right = Повернути плитку праворуч
witchstone-web-flip = Поміняти половини місцями
witchstone-web-swap = Поміняти порядок дій
witchstone-web-remove-mode = Вийняти кристал вручну: −{ $points }
# Слова на кнопках, якомога коротші: на телефоні в ряд стоять чотири.
witchstone-web-tool-turn = Повернути
witchstone-web-tool-left = Ліворуч
witchstone-web-tool-right = Праворуч
witchstone-web-tool-halves = Поміняти
witchstone-web-tool-order = Порядок дій
witchstone-web-tool-out = Вийняти −{ $points }
witchstone-web-have-energy = енергія
witchstone-web-have-reserve = резерв
witchstone-web-have-witches = відьми
witchstone-web-have-chains = ланцюги
witchstone-web-have-chips = жетони
witchstone-web-have-scrolls = сувої
witchstone-web-have-owls = сови
witchstone-web-have-specials = особливі
witchstone-web-have-rack = на стелажі
witchstone-web-have-tiles = плитки

## Для тих, хто слухає

witchstone-web-place = { $place ->
    [witchstone] { -witchstone-stone }
    [tower_n] північна вежа
    [tower_e] східна вежа
    [tower_s] південна вежа
    [tower_w] західна вежа
    [village_n] північне село
    [village_e] східне село
    [village_s] південне село
    [village_w] західне село
    [forest_n] північний ліс
    [forest_e] східний ліс
    [forest_s] південний ліс
    [forest_w] західний ліс
    [castle_ne] північно-східний замок
    [castle_se] південно-східний замок
    [castle_sw] південно-західний замок
    [castle_nw] північно-західний замок
   *[other] { $place }
}
witchstone-web-big-of = велика відьма: { $name }
witchstone-web-witch-of = відьма: { $name }
witchstone-web-lying-of = { $name }: біля вежі лежить { $lying }
witchstone-web-chip = жетон: { witchstone-chip }
witchstone-web-chip-there = жетон: { witchstone-chip }
witchstone-web-hex = ряд { $row }, клітинка { $place }
witchstone-web-hex-empty = { $hex }: порожня
witchstone-web-hex-shows = { $hex }: { $symbols }
witchstone-web-hex-crystal = { $crystal ->
    [black] { $hex }: чорний кристал
   *[own] { $hex }: кристал
}
witchstone-web-hex-target = { $hex }: приміряти плитку
witchstone-web-crystal-target = { $crystal ->
    [black] { $hex }: перенести чорний кристал
   *[own] { $hex }: перенести цей кристал
}
witchstone-web-crystals-at = Кристали: { $hexes }
witchstone-web-groups = Найбільші групи: { $groups }
witchstone-web-standing = відьми: { $places }
witchstone-web-chain-begun = розпочато: { $chain }, ланок покладено: { $laid }
witchstone-web-wand-bonus = Поле { $space }: { $amount } × { witchstone-action }, попереду { $leading }
witchstone-web-wand-silver = Поле { $space }: { witchstone-counted }, по { $points }
witchstone-web-wand-space = Поле { $space }
witchstone-web-wand-owl = { $name }: поле { $space }
witchstone-web-owl-top = Плитка із совою вартістю { $value }; у стосі: { $left }
witchstone-web-owl-gone = Плиток із совою немає: { witchstone-points }
witchstone-web-special-top = Особлива плитка { witchstone-tile }
witchstone-web-special-gone = Порожнє поле: символ на вибір на { witchstone-actions }
witchstone-web-pentagram-space = Поле { $space }
witchstone-web-shelf = { $shelf ->
    [bottom] Найнижча полиця: вільних колб { $free } з { $all }
   *[other] Полиця «{ witchstone-shelf }»: вільних колб { $free } з { $all }
}
witchstone-web-shelf-scroll = Полиця { $shelf }: { $scroll }
witchstone-web-shelf-bare = Полиця { $shelf }: порожня
witchstone-web-player = { $name }: очки { $score }, енергія { $energy }, відьом у резерві { $reserve }, жетонів { $chips }, плиток із совою { $owls }, особливих плиток { $specials }.

## У журналі

# Плитки та знаки тут намальовано: слова — для тих, хто слухає.
witchstone-web-log-laid = { $round ->
    [0] { $seat } кладе плитку { witchstone-tile }
   *[other] Раунд { $round }: { $seat } кладе плитку { witchstone-tile }
}{ $actions ->
    [0] .
   *[other] { " — " }{ $actions } × { witchstone-action }.
}
witchstone-web-log-laid-own = { $round ->
    [0] Ви кладете плитку { witchstone-tile }
   *[other] Раунд { $round }: ви кладете плитку { witchstone-tile }
}{ $actions ->
    [0] .
   *[other] { " — " }{ $actions } × { witchstone-action }.
}
witchstone-web-log-has = { $seat } має { $actions } × { witchstone-action }.
witchstone-web-log-has-own = Ви маєте { $actions } × { witchstone-action }.
witchstone-web-log-leaves = { $seat } не використовує { $actions } × { witchstone-action }.
witchstone-web-log-leaves-own = Ви не використовуєте { $actions } × { witchstone-action }.
witchstone-web-log-segments = { $seat } будує ланцюг { $chain }: { $links } з { $of }.
witchstone-web-log-segments-own = Ви будуєте ланцюг { $chain }: { $links } з { $of }.
witchstone-web-log-chains = { $count ->
    [1] { $seat } завершує ланцюг { $chain }: { witchstone-points }.
   *[other] { $seat } завершує ланцюги { $chain }: { witchstone-points }.
}
witchstone-web-log-chains-own = { $count ->
    [1] Ви завершуєте ланцюг { $chain }: { witchstone-points }.
   *[other] Ви завершуєте ланцюги { $chain }: { witchstone-points }.
}
witchstone-web-log-witches = { $count ->
    [1] { $seat } кладе відьму біля вежі.
   *[other] { $seat } кладе біля вежі відьом: { $count }.
}
witchstone-web-log-witches-own = { $count ->
    [1] Ви кладете відьму біля своєї вежі.
   *[other] Ви кладете біля своєї вежі відьом: { $count }.
}
witchstone-web-log-sent = { $seat } посилає відьму { witchstone-place }: { witchstone-points }{ $chip ->
    [none] .
   *[other] { $used ->
        [1] , жетон { witchstone-chip }, застосовано одразу.
       *[0] , жетон { witchstone-chip }.
    }
}
witchstone-web-log-sent-own = Ви посилаєте відьму { witchstone-place }: { witchstone-points }{ $chip ->
    [none] .
   *[other] { $used ->
        [1] , жетон { witchstone-chip }, застосовано одразу.
       *[0] , жетон { witchstone-chip }.
    }
}
witchstone-web-log-settled = { $seat } ставить велику відьму { witchstone-place }: { witchstone-points }{ $chip ->
    [none] .
   *[other] , жетон { witchstone-chip }.
}
witchstone-web-log-settled-own = Ви ставите велику відьму { witchstone-place }: { witchstone-points }{ $chip ->
    [none] .
   *[other] , жетон { witchstone-chip }.
}
witchstone-web-log-chip = { $used ->
    [1] { $seat } бере жетон { witchstone-chip } і застосовує його.
   *[0] { $seat } бере жетон { witchstone-chip }.
}
witchstone-web-log-chip-own = { $used ->
    [1] Ви берете жетон { witchstone-chip } і застосовуєте його.
   *[0] Ви берете жетон { witchstone-chip }.
}
witchstone-web-log-out = { $seat } виносить { witchstone-crystal } з казана{ $chip ->
    [none] { $gain ->
        [0] .
       *[other] { " — " }{ $gain } × { witchstone-symbol }.
    }
   *[other] { $used ->
        [1] { " " }за жетон { witchstone-chip }, застосовано одразу.
       *[0] { " " }за жетон { witchstone-chip }.
    }
}
witchstone-web-log-out-own = Ви виносите { witchstone-crystal } з казана{ $chip ->
    [none] { $gain ->
        [0] .
       *[other] { " — " }{ $gain } × { witchstone-symbol }.
    }
   *[other] { $used ->
        [1] { " " }за жетон { witchstone-chip }, застосовано одразу.
       *[0] { " " }за жетон { witchstone-chip }.
    }
}
witchstone-web-log-moved = { $seat } переносить { witchstone-crystal } на { witchstone-steps }.
witchstone-web-log-moved-own = Ви переносите { witchstone-crystal } на { witchstone-steps }.
witchstone-web-log-owl = { $seat } робить { witchstone-steps } по пентаграмі{ $found ->
    [owl] { " " }і бере плитку із совою вартістю { $value }.
    [special] { " " }і бере особливу плитку { witchstone-tile }.
    [placed] { " " }і кладе особливу плитку { witchstone-tile } назавжди.
    [kept] { " " }і лишає особливу плитку { witchstone-tile } на один раз.
   *[nothing] .
}
witchstone-web-log-owl-own = Ви робите { witchstone-steps } по пентаграмі{ $found ->
    [owl] { " " }і берете плитку із совою вартістю { $value }.
    [special] { " " }і берете особливу плитку { witchstone-tile }.
    [placed] { " " }і кладете особливу плитку { witchstone-tile } назавжди.
    [kept] { " " }і лишаєте особливу плитку { witchstone-tile } на один раз.
   *[nothing] .
}
witchstone-web-log-wand = { $leading ->
    [1] { $seat } робить { witchstone-steps } по паличці; попереду нікого.
   *[0] { $seat } робить { witchstone-steps } по паличці.
}
witchstone-web-log-wand-own = { $leading ->
    [1] Ви робите { witchstone-steps } по паличці; попереду нікого.
   *[0] Ви робите { witchstone-steps } по паличці.
}
witchstone-web-log-silver = Срібне поле ({ witchstone-counted }: { $count }): { $seat } отримує { witchstone-points }.
witchstone-web-log-silver-own = Срібне поле ({ witchstone-counted }: { $count }): ви отримуєте { witchstone-points }.
witchstone-web-log-scroll = { $seat } бере сувій { witchstone-scroll }.
witchstone-web-log-scroll-own = Ви берете сувій { witchstone-scroll }.
witchstone-web-log-prophecies = { $count ->
    [1] { $seat } отримує за пророцтво { $scrolls }: { witchstone-points }.
   *[other] { $seat } отримує за пророцтва { $scrolls }: { witchstone-points }.
}
witchstone-web-log-prophecies-own = { $count ->
    [1] Ви отримуєте за пророцтво { $scrolls }: { witchstone-points }.
   *[other] Ви отримуєте за пророцтва { $scrolls }: { witchstone-points }.
}
