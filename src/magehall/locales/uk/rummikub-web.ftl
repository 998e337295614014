### Магія чисел в браузері. Фішки в реченнях ($tile, $tiles, $set, $old, $left) пишуться K7, R13, J і малюються.

# Фішка, як її читають уголос.
rummikub-web-tile = { $colour ->
    [joker] { -rummikub-joker }
   *[other] { rummikub-colour } { $number }
}
rummikub-web-set = { $shape ->
    [run] Рядок: { $tiles }
    [group] Група: { $tiles }
   *[none] Ще не комбінація: { $tiles }
}
rummikub-web-laid-now = викладено вами зараз
rummikub-web-new-by = нова, від: { $seat }
rummikub-web-drawn = щойно взято

## Що робити

rummikub-web-task-open = { $bank ->
    [draw] Оголосіть комбінації від { $wanted } очок зі своєї підставки або візьміть фішку.
    [pass] Оголосіть комбінації від { $wanted } очок зі своєї підставки або пасуйте.
   *[must] Оголосіть комбінації від { $wanted } очок, якщо можете, інакше пасуйте.
}
rummikub-web-task-lay = { $bank ->
    [draw] Викладіть комбінацію, додайте, переставте або візьміть фішку.
    [pass] Викладіть комбінацію, додайте, переставте або пасуйте.
   *[must] Банк порожній: викладайте, якщо можете, інакше пасуйте.
}
rummikub-web-draw = Взяти фішку
rummikub-web-pass = Пас
# Хід як річ, про яку йдеться.
rummikub-web-named = { $move ->
    [draw] фішка з банку
   *[pass] пас
}
rummikub-web-end = Готово
rummikub-web-laid = { $left ->
    [0] Це була ваша остання фішка: завершіть хід і виграйте раунд!
   *[other] { $count ->
        [one] Викладено { $count } фішку, на підставці лишається { $left }.
        [few] Викладено { $count } фішки, на підставці лишається { $left }.
        [many] Викладено { $count } фішок, на підставці лишається { $left }.
       *[other] Викладено { $count } фішки, на підставці лишається { $left }.
    }
}
# Чого бракує, щоб завершити хід; стоїть на кнопці, тому коротко.
rummikub-web-missing = { $what ->
    [sets] { $count ->
        [one] { $count } комбінація ще неправильна
        [few] { $count } комбінації ще неправильні
        [many] { $count } комбінацій ще неправильні
       *[other] { $count } комбінації ще неправильні
    }
    [opening] { $value } з { $wanted } очок для оголошення
    [tile] Викладіть хоча б одну фішку з підставки
    [wait] Перевірка…
   *[other] Причина — у примітці на столі
}
# Що пропаде, якщо зіграти інше, поки фішки викладено.
rummikub-web-loses = { $count ->
    [0] Ви переставили комбінації. Усе повернеться туди, де лежало.
   *[other] Ви виклали { $tiles }. Усе повернеться туди, де було.
}
rummikub-web-empty-start = Стіл порожній. Виберіть фішки на підставці й натисніть тут, щоб викласти їх.

## Засоби

rummikub-web-rack = Підставка
rummikub-web-undo = Назад
rummikub-web-undo-step = Назад на один крок
rummikub-web-redo = Вперед
# Та сама кнопка, поки нічого не складають.
rummikub-web-take-back = Повернути
rummikub-web-take-back-turn = Повернути свій останній хід
rummikub-web-reset = Спочатку
rummikub-web-new-set = Нова
rummikub-web-sort = Порядок на підставці
rummikub-web-order = { $order ->
    [colour] Колір
    [number] Число
   *[own] Власний
}
rummikub-web-sort-to = { $order ->
    [colour] Упорядкувати за кольором
    [number] Упорядкувати за числом
   *[own] Власний порядок
}
rummikub-web-as-group = Хай буде група
rummikub-web-as-run = Хай буде рядок
rummikub-web-smaller = Менші фішки
rummikub-web-larger = Більші фішки
rummikub-web-opening = Оголошення
rummikub-web-lay-out = Викласти на стіл

## Гравці

rummikub-web-opened = є оголошення
rummikub-web-not-opened = без оголошення
rummikub-web-in-bank = У { -rummikub-bank(case: "locative") }

## Кінець раунду

rummikub-web-wins-round = { $count ->
    [one] Раунд { $round } виграє { $names }
   *[other] Раунд { $round } ділять { $names }
}
rummikub-web-wins-match = { $count ->
    [one] Перемога: { $names }
   *[other] Спільна перемога: { $names }
}
rummikub-web-ended-out = Викладено останню фішку з підставки.
rummikub-web-ended-blocked = Банк порожній, і ніхто не продовжує: виграє найменша сума.
rummikub-web-rack-empty = порожня { -rummikub-rack }
rummikub-web-next = { $left ->
    [0] Наступний раунд
   *[other] Наступний раунд ({ $left })
}
rummikub-web-points-won = Виграні раунди
rummikub-web-points-lost = Фішки, що лишилися

## Кроки запропонованого ходу. $old — комбінація, як вона лежить зараз.

rummikub-web-step = { $kind ->
    [new] Нова: { $set }
    [extended] Доповнити { $old }: { $set }
    [joker-swapped] Замінити { -rummikub-joker(case: "accusative") } в { $old }: { $set }
    [taken-from] Забрати { $left } з { $old }: { $set }
    [split] Розбити { $old }: { $set }
    [other-part] Інша частина: { $set }
    [joined] Об’єднати { $old }: { $set }
   *[rebuilt] Перебудувати { $old }: { $set }
}
rummikub-web-piece-set = { $tiles } з { $set }

## Стіл словами

rummikub-web-how = Як ввести хід
rummikub-web-how-typed = Напишіть «table» і всі комбінації, як вони мають лежати, кожну в дужках: table [K3 K4 K5] [R7 G7 B7]. Або draw, або pass.

## Малюнки до правил

rummikub-web-example-rack = на підставці
rummikub-web-example-table = на столі
rummikub-web-example-after = результат
rummikub-web-example-good = комбінація
rummikub-web-example-bad = не комбінація

## Помічник: найкращий хід для справжніх фішок

rummikub-web-helper = Найкращий хід
rummikub-web-helper-intro = Граєте справжніми фішками? Позначте, що лежить на столі та на вашій підставці, і програма покаже найкращий хід.
rummikub-web-helper-table = На столі
rummikub-web-helper-rack = На вашій підставці
rummikub-web-helper-here = Вибрані фішки йдуть сюди
rummikub-web-helper-add-set = Ще комбінація
rummikub-web-helper-remove = Прибрати { $tile }
rummikub-web-helper-remove-set = Прибрати комбінацію
rummikub-web-helper-put = Додати { $tile }
rummikub-web-helper-opening = Оголошення ще не було
rummikub-web-helper-solve = Показати найкращий хід
rummikub-web-helper-wait = Програма думає…
rummikub-web-helper-play = { $count ->
    [one] Викладіть { $count } фішку, що рахується як { $points }:
    [few] Викладіть { $count } фішки, що рахуються як { $points }:
    [many] Викладіть { $count } фішок, що рахуються як { $points }:
   *[other] Викладіть { $count } фішки, що рахуються як { $points }:
}
rummikub-web-helper-nothing = Викласти нічого не можна. Візьміть фішку.
rummikub-web-helper-no-opening = Оголосити ще не можна. Візьміть фішку.
rummikub-web-helper-wrong = Це ще не комбінація.
rummikub-web-helper-after = Стіл після цього
rummikub-web-helper-clear = Очистити все
rummikub-web-helper-left = На підставці лишається { $count }
rummikub-web-helper-done = Викладено

rummikub-web-drew-own = Ви берете { $tiles }.
rummikub-web-log-drawn = { $seat } бере фішку.
rummikub-web-log-drawn-own = Ви берете фішку.
