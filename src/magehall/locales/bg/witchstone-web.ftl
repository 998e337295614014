### Вещерски камък на страницата в браузъра. Фактите са тези от witchstone.ftl; $name е играч или локация по
### witchstone-web-place, $title – свитък с числата му, $tile – плочка по witchstone-tile.

## Какво да се направи

witchstone-web-do-tile = Избери плочка, после две празни полета за нея.
witchstone-web-do-discard = Никоя плочка не се побира: избери една за изхвърляне.
witchstone-web-do-remove = Няма две празни съседни полета: махни кристал на ръка.
witchstone-web-do-tower = Заеми светеща кула; чипът там действа веднага.
witchstone-web-do-energy = { $left ->
    [one] Постави един сегмент на светеща верига.
   *[other] Постави сегмент на светеща верига: остават { $left }.
}
witchstone-web-do-chain = { $left ->
    [one] Продължи започнатата верига: остава един сегмент.
   *[other] Продължи започнатата верига: остават { $left } сегмента.
}
witchstone-web-do-witch = { $left ->
    [one] Сложи легнала вещица или изпрати една: остава едно действие.
   *[other] Сложи легнала вещица или изпрати една: остават { $left } действия.
}
witchstone-web-do-lay = { $left ->
    [one] Сложи легнала вещица до кулата си: остава едно действие.
   *[other] Сложи легнала вещица до кулата си: остават { $left } действия.
}
witchstone-web-do-send = { $left ->
    [one] Изпрати вещица на светещо място: остава едно действие.
   *[other] Изпрати вещица на светещо място: остават { $left } действия.
}
witchstone-web-do-crystal = { $left ->
    [one] Премести кристал: остава една стъпка.
   *[other] Премести кристал: остават { $left } стъпки.
}
witchstone-web-do-pentagram = { $left ->
    [one] Премести совата по пентаграма: остава една стъпка.
   *[other] Премести совата по пентаграма: остават { $left } стъпки.
}
witchstone-web-do-wand = { $left ->
    [one] Премести совата с една стъпка по пръчката.
   *[other] Премести совата по пръчката, до { $left } стъпки наведнъж.
}
witchstone-web-do-scroll = { $shelves ->
    [one] Вземи най-долния свитък от библиотеката.
   *[other] Вземи един свитък от най-долните { $shelves } рафта.
}
witchstone-web-do-waiting = Използвай чакащото или приключи ({ witchstone-action }).
witchstone-web-do-boost = Добави подсилваща магия или приключи ({ witchstone-action }).
witchstone-web-do-idle = Тук няма какво повече да се направи ({ witchstone-action }): приключи.
witchstone-web-do-shelf = Избери рафт: { $actions } × { witchstone-symbol }, или чип.
witchstone-web-do-chip = Избери чип от покривката.
witchstone-web-do-chip-black = Избери чип от покривката; черният кристал добавя { $extra }.
witchstone-web-do-special = Специалната плочка: на светещо поле или за { witchstone-actions }.
witchstone-web-do-empty = Полето е празно: избери символ за { witchstone-actions }.
witchstone-web-step-tile = Сега избери поле за плочката { $tile }.
witchstone-web-step-crystal = { $left ->
    [one] Сега избери къде отива кристалът: остава една стъпка.
   *[other] Сега избери къде отива кристалът: остават { $left } стъпки.
}
witchstone-web-step-remove = Избери кой кристал да махнеш: струва { witchstone-points }.
witchstone-web-waits = На ход: { $name } ({ witchstone-open }).
witchstone-web-on-its-way = Сега: { witchstone-open }
witchstone-web-over = Край на играта. { $names } – { witchstone-points }.

## Какво ще стане и какво пише на бутона

witchstone-web-lay-here = Постави я тук
witchstone-web-gives = Тук дава { $first } × { witchstone-symbol-a }, после { $second } × { witchstone-symbol-b }.
witchstone-web-button-discard = Изхвърли я
witchstone-web-will-discard = Изхвърляш ли плочката { $tile } без действия?
witchstone-web-button-remove = Махни го, −{ $points }
witchstone-web-will-remove = Махаш ли този кристал на ръка? Струва { witchstone-points }.
witchstone-web-button-place = За постоянно
witchstone-web-will-place = Поставяш ли плочката { $tile } тук за постоянно?
witchstone-web-button-keep = Запази за { witchstone-actions }
witchstone-web-will-keep = Запазваш ли я за { witchstone-actions } с един символ?
witchstone-web-button-energy = Постави сегмент
witchstone-web-will-energy = Брънка { $laid } от { $links }: { $chain }.
witchstone-web-will-finish-chain = Готова, { witchstone-points }: { $chain }.
witchstone-web-button-lay = Сложи вещица
witchstone-web-will-lay = Слагаш ли легнала вещица до кулата си?
witchstone-web-button-send = Изпрати я
witchstone-web-will-send = Изпращаш вещица: { $name }, { witchstone-points }.
witchstone-web-will-send-chip = Изпращаш я: { $name }, { witchstone-points }, чип ({ witchstone-chip }).
witchstone-web-journey = Пътят струва { witchstone-actions }.
witchstone-web-button-tower = Заеми кулата
witchstone-web-will-tower = Място: { $name }, { witchstone-points } и чип ({ witchstone-chip }).
witchstone-web-button-crystal = Премести го
witchstone-web-will-crystal = Местиш ли кристала тук за { witchstone-actions }?
witchstone-web-button-out = Извади го
witchstone-web-will-out = Навън за { witchstone-actions }: { $gain } × { witchstone-symbol }, или чип.
witchstone-web-button-pentagram = Направи { witchstone-steps }
witchstone-web-will-pentagram = Правиш ли { witchstone-steps } по пентаграма?
witchstone-web-button-wand = Направи { witchstone-steps }
witchstone-web-will-wand = Правиш ли { witchstone-steps } по пръчката?
witchstone-web-will-wand-passing = С { witchstone-steps } по пръчката стигаш до: { $spaces }.
witchstone-web-button-scroll = Вземи свитъка
witchstone-web-will-scroll = Взимаш ли свитъка: { $title }?
witchstone-web-button-shelf = На този рафт
witchstone-web-will-shelf = Кристалът отива на рафта си и дава { witchstone-actions } { witchstone-x-of-symbol }.
witchstone-web-button-bottom = На най-долния рафт
witchstone-web-will-bottom = Кристалът отива на най-долния рафт и избираш чип.
witchstone-web-button-take = Вземи чипа
witchstone-web-will-take = Взимаш ли чипа: { witchstone-chip }?
witchstone-web-button-chip = Използвай чипа: { witchstone-chip }
witchstone-web-will-chip = Използваш чипа за { witchstone-actions }: { witchstone-chip }.
witchstone-web-button-use = Използвай плочката: { witchstone-symbol }
witchstone-web-will-use = Използваш плочката { $tile } за { witchstone-actions } { witchstone-x-of-symbol }.
witchstone-web-button-choose = Избери: { witchstone-symbol }
witchstone-web-will-choose = Взимаш ли { witchstone-actions } { witchstone-x-of-symbol }?
witchstone-web-button-boost = Изиграй магията
witchstone-web-will-boost = Играеш ли магията: { witchstone-scroll }?
witchstone-web-give-up = { $left ->
    [one] Пропусни { $left } действие
   *[other] Пропусни { $left } действия
}
witchstone-web-finish = Приключи
witchstone-web-move-tile = Постави плочката { $tile }: { $hexes }
witchstone-web-move-remove = Махни кристала на ръка: { $hex }
# Ходът като нещо, за което се говори.
witchstone-web-named = { $what ->
    [remove] кристал, махнат на ръка
    [place] специална плочка за постоянно
    [discard] изхвърлена плочка
    [energy] сегмент
    [lay] легнала вещица
    [send] вещица
    [tower] голямата вещица
    [crystal] преместен кристал
    [out] изваден кристал
    [scroll] свитъкът от рафт
    [shelf] на рафт
    [bottom] на най-долния рафт
    [take] чип от покривката
    [chip] използван чип
    [use] използвана специална плочка
    [choose] избран символ
    [keep] запазена специална плочка
   *[done] край на действието
}

## Табла и инструменти

witchstone-web-boards = Табла
witchstone-web-tab-cauldron = Котел
witchstone-web-tab-map = Карта
witchstone-web-tab-pentagram = Звезда
witchstone-web-tab-wand = Пръчка
witchstone-web-tab-library = Рафтове
witchstone-web-tab-table = Маса
witchstone-web-map = Кристална топка
witchstone-web-wand = Вълшебна пръчка
witchstone-web-wand-note = второто число: докато водиш или си наравно
witchstone-web-each = по { $points }
witchstone-web-pentagram = Пентаграм
witchstone-web-shelves = Рафтове
witchstone-web-cloth = Чипове на покривката
witchstone-web-cloth-empty = няма чипове
witchstone-web-library = Библиотека
witchstone-web-pile = още { $left }
witchstone-web-your-cauldron = Твоят котел
witchstone-web-cauldron-of = Котел: { $name }
witchstone-web-whose = Чий котел
witchstone-web-look = Виж котела: { $name }
witchstone-web-your-tiles = Твоите плочки
witchstone-web-supply = { $tiles } в запаса
witchstone-web-tiles-hidden = Плочки зад паравана: { $count }
witchstone-web-your-scrolls = Свитъци
witchstone-web-used = използван
witchstone-web-worth = носи сега: { witchstone-points }
witchstone-web-todo = Предстои
witchstone-web-todo-none = Сега няма какво да правиш.
witchstone-web-todo-action = { witchstone-action }: { $amount }
witchstone-web-todo-silver = { witchstone-counted }, по { $points }
witchstone-web-may-add = Може да се добави
witchstone-web-add-chip = чип
witchstone-web-add-tile = плочка
witchstone-web-add-spell = магия
witchstone-web-turn-left = Завърти плочката наляво
witchstone-web-turn-right = Завърти плочката надясно
witchstone-web-flip = Размени двете половини
witchstone-web-swap = Размени реда на действията
witchstone-web-remove-mode = Махни кристал на ръка: −{ $points }
# Думи върху бутоните, възможно най-кратки: на телефон четири стоят на един ред.
witchstone-web-tool-turn = Завърти
witchstone-web-tool-left = Наляво
witchstone-web-tool-right = Надясно
witchstone-web-tool-halves = Размени
witchstone-web-tool-order = Смени реда
witchstone-web-tool-out = Махни −{ $points }
witchstone-web-have-energy = енергия
witchstone-web-have-reserve = в резерв
witchstone-web-have-witches = вещици
witchstone-web-have-chains = вериги
witchstone-web-have-chips = чипове
witchstone-web-have-scrolls = свитъци
witchstone-web-have-owls = сови
witchstone-web-have-specials = спец.
witchstone-web-have-rack = на етажерката
witchstone-web-have-tiles = плочки

## За тези, които слушат

witchstone-web-place = { $place ->
    [witchstone] Вещерски камък
    [tower_n] северна кула
    [tower_e] източна кула
    [tower_s] южна кула
    [tower_w] западна кула
    [village_n] северно село
    [village_e] източно село
    [village_s] южно село
    [village_w] западно село
    [forest_n] северна гора
    [forest_e] източна гора
    [forest_s] южна гора
    [forest_w] западна гора
    [castle_ne] североизточен замък
    [castle_se] югоизточен замък
    [castle_sw] югозападен замък
    [castle_nw] северозападен замък
   *[other] { $place }
}
witchstone-web-big-of = голяма вещица: { $name }
witchstone-web-witch-of = вещица: { $name }
witchstone-web-lying-of = { $name }: до кулата лежат { $lying }
witchstone-web-chip = чип: { witchstone-chip }
witchstone-web-chip-there = чип: { witchstone-chip }
witchstone-web-hex = ред { $row }, поле { $place }
witchstone-web-hex-empty = { $hex }: празно
witchstone-web-hex-shows = { $hex }: { $symbols }
witchstone-web-hex-crystal = { $crystal ->
    [black] { $hex }: черният кристал
   *[own] { $hex }: кристал
}
witchstone-web-hex-target = { $hex }: пробвай плочката тук
witchstone-web-crystal-target = { $crystal ->
    [black] { $hex }: премести черния кристал
   *[own] { $hex }: премести този кристал
}
witchstone-web-crystals-at = Кристали: { $hexes }
witchstone-web-groups = Най-големи групи: { $groups }
witchstone-web-standing = вещици: { $places }
witchstone-web-chain-begun = започната: { $chain }, готови брънки: { $laid }
witchstone-web-wand-bonus = Поле { $space }: { $amount } × { witchstone-action }, най-отпред { $leading }
witchstone-web-wand-silver = Поле { $space }: { witchstone-counted }, по { $points }
witchstone-web-wand-space = Поле { $space }
witchstone-web-wand-owl = { $name }: поле { $space }
witchstone-web-owl-top = Плочка със сова за { $value }; в купчината: { $left }
witchstone-web-owl-gone = Няма плочки със сови: { witchstone-points }
witchstone-web-special-top = Специална плочка { witchstone-tile }
witchstone-web-special-gone = Празно поле: { witchstone-actions } със символ по избор
witchstone-web-pentagram-space = Поле { $space }
witchstone-web-shelf = { $shelf ->
    [bottom] Най-долен рафт: свободни колби { $free } от { $all }
   *[other] Рафт „{ witchstone-shelf }“: свободни колби { $free } от { $all }
}
witchstone-web-shelf-scroll = Рафт { $shelf }: { $scroll }
witchstone-web-shelf-bare = Рафт { $shelf }: празен
witchstone-web-player = { $name }: точки { $score }, енергия { $energy }, вещици в резерва { $reserve }, чипове { $chips }, плочки със сови { $owls }, специални плочки { $specials }.

## В дневника

# Плочките и знаците тук се рисуват: думите са за тези, които слушат.
witchstone-web-log-laid = { $round ->
    [0] { $seat } поставя плочката { witchstone-tile }
   *[other] Рунд { $round }: { $seat } поставя плочката { witchstone-tile }
}{ $actions ->
    [0] .
   *[other] { " " }за { $actions } × { witchstone-action }.
}
witchstone-web-log-laid-own = { $round ->
    [0] Поставяш плочката { witchstone-tile }
   *[other] Рунд { $round }: поставяш плочката { witchstone-tile }
}{ $actions ->
    [0] .
   *[other] { " " }за { $actions } × { witchstone-action }.
}
witchstone-web-log-has = { $seat } има { $actions } × { witchstone-action }.
witchstone-web-log-has-own = Имаш { $actions } × { witchstone-action }.
witchstone-web-log-leaves = { $seat } не използва { $actions } × { witchstone-action }.
witchstone-web-log-leaves-own = Не използваш { $actions } × { witchstone-action }.
witchstone-web-log-segments = { $seat } строи веригата { $chain }: { $links } от { $of }.
witchstone-web-log-segments-own = Строиш веригата { $chain }: { $links } от { $of }.
witchstone-web-log-chains = { $count ->
    [1] { $seat } завършва веригата { $chain }: { witchstone-points }.
   *[other] { $seat } завършва веригите { $chain }: { witchstone-points }.
}
witchstone-web-log-chains-own = { $count ->
    [1] Завършваш веригата { $chain }: { witchstone-points }.
   *[other] Завършваш веригите { $chain }: { witchstone-points }.
}
witchstone-web-log-witches = { $count ->
    [1] { $seat } слага легнала вещица до кулата.
   *[other] { $seat } слага легнали вещици до кулата: { $count }.
}
witchstone-web-log-witches-own = { $count ->
    [1] Слагаш легнала вещица до кулата си.
   *[other] Слагаш легнали вещици до кулата си: { $count }.
}
witchstone-web-log-sent = { $seat } изпраща вещица { witchstone-place }: { witchstone-points }{ $chip ->
    [none] .
   *[other] { $used ->
        [1] , чип { witchstone-chip }, използван веднага.
       *[0] , чип { witchstone-chip }.
    }
}
witchstone-web-log-sent-own = Изпращаш вещица { witchstone-place }: { witchstone-points }{ $chip ->
    [none] .
   *[other] { $used ->
        [1] , чип { witchstone-chip }, използван веднага.
       *[0] , чип { witchstone-chip }.
    }
}
witchstone-web-log-settled = { $seat } поставя голямата вещица { witchstone-place }: { witchstone-points }{ $chip ->
    [none] .
   *[other] , чип { witchstone-chip }.
}
witchstone-web-log-settled-own = Поставяш голямата вещица { witchstone-place }: { witchstone-points }{ $chip ->
    [none] .
   *[other] , чип { witchstone-chip }.
}
witchstone-web-log-chip = { $used ->
    [1] { $seat } взима чипа { witchstone-chip } и го използва.
   *[0] { $seat } взима чипа { witchstone-chip }.
}
witchstone-web-log-chip-own = { $used ->
    [1] Взимаш чипа { witchstone-chip } и го използваш.
   *[0] Взимаш чипа { witchstone-chip }.
}
witchstone-web-log-out = { $seat } вади { witchstone-crystal } навън{ $chip ->
    [none] { $gain ->
        [0] .
       *[other] { " " }за { $gain } × { witchstone-symbol }.
    }
   *[other] { $used ->
        [1] { " " }срещу чипа { witchstone-chip }, използван веднага.
       *[0] { " " }срещу чипа { witchstone-chip }.
    }
}
witchstone-web-log-out-own = Вадиш { witchstone-crystal } навън{ $chip ->
    [none] { $gain ->
        [0] .
       *[other] { " " }за { $gain } × { witchstone-symbol }.
    }
   *[other] { $used ->
        [1] { " " }срещу чипа { witchstone-chip }, използван веднага.
       *[0] { " " }срещу чипа { witchstone-chip }.
    }
}
witchstone-web-log-moved = { $seat } мести { witchstone-crystal } с { witchstone-steps }.
witchstone-web-log-moved-own = Местиш { witchstone-crystal } с { witchstone-steps }.
witchstone-web-log-owl = { $seat } прави { witchstone-steps } по пентаграма{ $found ->
    [owl] { " " }и взима плочка със сова за { $value }.
    [special] { " " }и взима специалната плочка { witchstone-tile }.
    [placed] { " " }и поставя специалната плочка { witchstone-tile } за постоянно.
    [kept] { " " }и запазва специалната плочка { witchstone-tile } за еднократна употреба.
   *[nothing] .
}
witchstone-web-log-owl-own = Правиш { witchstone-steps } по пентаграма{ $found ->
    [owl] { " " }и взимаш плочка със сова за { $value }.
    [special] { " " }и взимаш специалната плочка { witchstone-tile }.
    [placed] { " " }и поставяш специалната плочка { witchstone-tile } за постоянно.
    [kept] { " " }и запазваш специалната плочка { witchstone-tile } за еднократна употреба.
   *[nothing] .
}
witchstone-web-log-wand = { $leading ->
    [1] { $seat } прави { witchstone-steps } по пръчката; никой не е по-напред.
   *[0] { $seat } прави { witchstone-steps } по пръчката.
}
witchstone-web-log-wand-own = { $leading ->
    [1] Правиш { witchstone-steps } по пръчката; никой не е по-напред.
   *[0] Правиш { witchstone-steps } по пръчката.
}
witchstone-web-log-silver = Сребърно поле ({ witchstone-counted }: { $count }): { $seat } получава { witchstone-points }.
witchstone-web-log-silver-own = Сребърно поле ({ witchstone-counted }: { $count }): получаваш { witchstone-points }.
witchstone-web-log-scroll = { $seat } взима свитъка { witchstone-scroll }.
witchstone-web-log-scroll-own = Взимаш свитъка { witchstone-scroll }.
witchstone-web-log-prophecies = { $count ->
    [1] { $seat } получава за пророчеството { $scrolls }: { witchstone-points }.
   *[other] { $seat } получава за пророчествата { $scrolls }: { witchstone-points }.
}
witchstone-web-log-prophecies-own = { $count ->
    [1] Получаваш за пророчеството { $scrolls }: { witchstone-points }.
   *[other] Получаваш за пророчествата { $scrolls }: { witchstone-points }.
}
