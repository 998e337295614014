### Плочки с числа в браузъра. Плочките в изреченията ($tile, $tiles, $set, $old, $left) се пишат K7, R13, J и се рисуват.

# Плочка, както се изговаря.
rummikub-web-tile = { $colour ->
    [joker] { -rummikub-joker }
   *[other] { rummikub-colour } { $number }
}
rummikub-web-set = { $shape ->
    [run] Поредица: { $tiles }
    [group] Група: { $tiles }
   *[none] Още не е комбинация: { $tiles }
}
rummikub-web-laid-now = свалена от теб сега
rummikub-web-new-by = нова, от { $seat }
rummikub-web-drawn = току-що изтеглена

## Какво да се направи

rummikub-web-task-open = { $bank ->
    [draw] Отвори с комбинации за { $wanted } от { -rummikub-rack(form: "definite") } си или тегли.
    [pass] Отвори с комбинации за { $wanted } от { -rummikub-rack(form: "definite") } си или пасувай.
   *[must] Отвори с комбинации за { $wanted }, ако можеш, иначе пасувай.
}
rummikub-web-task-lay = { $bank ->
    [draw] Свали комбинация, добави, пренареди или тегли.
    [pass] Свали комбинация, добави, пренареди или пасувай.
   *[must] Банката е празна: свали, ако можеш, иначе пасувай.
}
rummikub-web-draw = Тегли плочка
rummikub-web-pass = Пас
# Ходът като нещо, за което се говори.
rummikub-web-named = { $move ->
    [draw] теглене на плочка
   *[pass] пас
}
rummikub-web-end = Готово
rummikub-web-laid = { $left ->
    [0] Това беше последната ти плочка: завърши хода и печелиш рунда!
   *[other] { $count ->
        [one] Свалена: { $count } плочка, на { -rummikub-rack(form: "definite") } остават { $left }.
       *[other] Свалени: { $count } плочки, на { -rummikub-rack(form: "definite") } остават { $left }.
    }
}
# Какво липсва, за да завърши ходът; стои върху бутона, затова е кратко.
rummikub-web-missing = { $what ->
    [sets] { $count ->
        [one] Една комбинация не е наред
       *[other] { $count } комбинации не са наред
    }
    [opening] { $value } от { $wanted } точки за отваряне
    [tile] Свали поне една плочка от { -rummikub-rack(form: "definite") }
    [wait] Проверка…
   *[other] Виж бележката на масата
}
# Какво се губи, ако се изиграе друго, докато има свалени плочки.
rummikub-web-loses = { $count ->
    [0] Масата е пренаредена. Всичко ще се върне по местата си.
   *[other] Свалено: { $tiles }. Всичко ще се върне по местата си.
}
rummikub-web-empty-start = Масата е празна. Избери плочки от { -rummikub-rack(form: "definite") } си и натисни тук, за да ги свалиш.

## Помощни средства

rummikub-web-rack = Поставка
rummikub-web-undo = Назад
rummikub-web-undo-step = Назад с една стъпка
rummikub-web-redo = Напред
# Същият бутон, докато нищо не се подрежда.
rummikub-web-take-back = Върни
rummikub-web-take-back-turn = Върни последния си ход
rummikub-web-reset = Отначало
rummikub-web-new-set = Нова
rummikub-web-sort = Подредба на { -rummikub-rack(form: "definite") }
rummikub-web-order = { $order ->
    [colour] По цвят
    [number] По число
   *[own] Моя
}
rummikub-web-sort-to = { $order ->
    [colour] Подреди по цвят
    [number] Подреди по число
   *[own] Моята подредба
}
rummikub-web-as-group = Да е група
rummikub-web-as-run = Да е поредица
rummikub-web-smaller = По-малки плочки
rummikub-web-larger = По-големи плочки
rummikub-web-opening = Отваряне
rummikub-web-lay-out = Нареди го

## Играчи

rummikub-web-opened = с отваряне
rummikub-web-not-opened = още без отваряне
rummikub-web-in-bank = В { -rummikub-bank(form: "definite") }

## Край на рунда

rummikub-web-wins-round = { $count ->
    [one] Рунд { $round } печели { $names }
   *[other] Рунд { $round } си поделят { $names }
}
rummikub-web-wins-match = { $count ->
    [one] Печели { $names }
   *[other] Печелят заедно { $names }
}
rummikub-web-ended-out = Свалена е последната плочка от нечия { -rummikub-rack }.
rummikub-web-ended-blocked = Банката е празна и никой не продължава: печели най-малкият сбор.
rummikub-web-rack-empty = празна { -rummikub-rack }
rummikub-web-next = { $left ->
    [0] Следващ рунд
   *[other] Следващ рунд ({ $left })
}
rummikub-web-points-won = Спечелени рундове
rummikub-web-points-lost = Останали плочки

## Стъпките на предложения ход. $old е комбинацията, както лежи сега.

rummikub-web-step = { $kind ->
    [new] Нова: { $set }
    [extended] Допълни { $old }: { $set }
    [joker-swapped] Замени { -rummikub-joker(form: "object") } в { $old }: { $set }
    [taken-from] Вземи { $left } от { $old }: { $set }
    [split] Раздели { $old }: { $set }
    [other-part] Другата част: { $set }
    [joined] Съедини { $old }: { $set }
   *[rebuilt] Пренареди { $old }: { $set }
}
rummikub-web-piece-set = { $tiles } от { $set }

## Масата като текст

rummikub-web-how = Как се пише ход
rummikub-web-how-typed = Напиши „table“ и всички комбинации, както трябва да останат, всяка в скоби: table [K3 K4 K5] [R7 G7 B7]. Или draw, или pass.

## Картинки за правилата

rummikub-web-example-rack = на { -rummikub-rack(form: "definite") }
rummikub-web-example-table = на масата
rummikub-web-example-after = след това
rummikub-web-example-good = комбинация
rummikub-web-example-bad = не е комбинация

## Помощникът: най-добрият ход за маса с истински плочки

rummikub-web-helper = Най-добър ход
rummikub-web-helper-intro = Играете с истински плочки? Посочи какво има на масата и на { -rummikub-rack(form: "definite") } ти, а програмата показва най-добрия ход.
rummikub-web-helper-table = На масата
rummikub-web-helper-rack = На { -rummikub-rack(form: "definite") } ти
rummikub-web-helper-here = Избраните плочки идват тук
rummikub-web-helper-add-set = Още една комбинация
rummikub-web-helper-remove = Махни { $tile }
rummikub-web-helper-remove-set = Махни комбинацията
rummikub-web-helper-put = Добави { $tile }
rummikub-web-helper-opening = Още нямам отваряне
rummikub-web-helper-solve = Покажи най-добрия ход
rummikub-web-helper-wait = Програмата мисли…
rummikub-web-helper-play = { $count ->
    [one] Свали { $count } плочка, която струва { $points }:
   *[other] Свали { $count } плочки, които струват { $points }:
}
rummikub-web-helper-nothing = Нищо не може да се свали. Тегли плочка.
rummikub-web-helper-no-opening = Още не можеш да отвориш. Тегли плочка.
rummikub-web-helper-wrong = Още не е комбинация.
rummikub-web-helper-after = Масата след това
rummikub-web-helper-clear = Изчисти всичко
rummikub-web-helper-left = На { -rummikub-rack(form: "definite") } остават { $count }
rummikub-web-helper-done = Свалих ги

rummikub-web-drew-own = Теглиш { $tiles }.
rummikub-web-log-drawn = { $seat } тегли плочка.
rummikub-web-log-drawn-own = Теглиш плочка.
