### Каркассон на сторінці в браузері.

## Що робити

carcassonne-web-place = Викладіть свою плитку: { $cells ->
    [one] підходить { $cells } місце
    [few] підходять { $cells } місця
    [many] підходять { $cells } місць
   *[other] підходять { $cells } місця
}.
carcassonne-web-place-soon = Викладіть свою плитку.
carcassonne-web-meeple = Поставте міпла на свою плитку або продовжуйте без нього.
carcassonne-web-taken = Усе на цій плитці вже зайнято.
carcassonne-web-empty = У вас не лишилося міплів.
carcassonne-web-figure = Маг: +1 очко за плитку. Відьма: половина очок. Виберіть дорогу чи місто.
carcassonne-web-met = Маг і відьма зустрілися: перемістіть одного з них на іншу дорогу чи в інше місто.
carcassonne-web-off = Іншої незавершеної дороги чи міста немає: заберіть одну з магічних фігурок.
carcassonne-web-circle = Коло на полі для { carcassonne-x-roles-genitive }: виберіть, що зроблять усі.
carcassonne-web-circle-add = Можете додати { carcassonne-role } до когось зі своїх.
carcassonne-web-circle-take = Заберіть одного зі своїх { carcassonne-x-roles-genitive }.
carcassonne-web-waits = { $phase ->
    [place] { $name } викладає плитку.
    [meeple] { $name } може поставити міпла.
    [circle] { $name } вирішує біля кола на полі.
   *[figure] { $name } переміщує мага чи відьму.
}
carcassonne-web-over = Гру закінчено. { $names } — { carcassonne-points }.

## Кнопки

carcassonne-web-do-place = Викласти тут
carcassonne-web-move-place = { $turns ->
    [1] Викласти плитку на { $at }, повернуту один раз
    [2] Викласти плитку на { $at }, повернуту двічі
    [3] Викласти плитку на { $at }, повернуту тричі
   *[0] Викласти плитку на { $at }
}
carcassonne-web-move-figure = { $figure ->
    [mage] Поставити мага
   *[witch] Поставити відьму
} { $kind ->
    [city] в місто
   *[road] на дорогу
} на { $at }
carcassonne-web-do-meeple = Поставити { carcassonne-role }
carcassonne-web-do-figure = { $figure ->
    [mage] Поставити мага сюди
   *[witch] Поставити відьму сюди
}
carcassonne-web-do-off = { $figure ->
    [mage] Забрати мага
   *[witch] Забрати відьму
}
carcassonne-web-do-add = Додати сюди
carcassonne-web-do-take = Забрати цього
carcassonne-web-pass = Без міпла
carcassonne-web-pass-add = Не додавати
carcassonne-web-all-add = Усі можуть додати
carcassonne-web-all-take = Усі забирають по одному
# Хід як річ, про яку йдеться.
carcassonne-web-the-tile = плитка
carcassonne-web-named-tile = { $turns ->
    [1] плитка на { $at }, повернута один раз
    [2] плитка на { $at }, повернута двічі
    [3] плитка на { $at }, повернута тричі
   *[0] плитка на { $at }
}
carcassonne-web-named-role = { $role ->
    [knight] лицар
    [robber] розбійник
    [monk] чернець
   *[farmer] селянин
}
carcassonne-web-named-figure = { $figure ->
    [mage] маг
   *[witch] відьма
} { $kind ->
    [city] у місті
   *[road] на дорозі
} на { $at }
carcassonne-web-named = { $what ->
    [add] доданий { carcassonne-web-named-role }
    [take] забраний { carcassonne-web-named-role }
    [mage-off] маг поза грою
    [witch-off] відьма поза грою
    [circle-add] усі можуть додати
    [circle-take] усі забирають по одному
   *[pass] без міпла
}
carcassonne-web-turn-left = Повернути ліворуч
carcassonne-web-turn-right = Повернути праворуч
carcassonne-web-zoom-in = Ближче
carcassonne-web-zoom-out = Далі
carcassonne-web-fit = Уся місцевість
carcassonne-web-show-places = Показати всі місця
carcassonne-web-areas = Власники й очки
carcassonne-web-unclaimed = Незавершені й вільні
carcassonne-web-tiles-left = Лишилося
carcassonne-web-hide = Сховати
carcassonne-web-show = Показати

## На мапі

carcassonne-web-map = Місцевість
carcassonne-web-cell = Місце { $at }: { $turned ->
    [yes] плитка підходить так, як її повернуто
   *[no] плитка підходить, якщо її повернути
}
carcassonne-web-lost = Місце { $at }: жодна з решти плиток сюди не підходить.
carcassonne-web-only-way = Сюди вона підходить лише так.
carcassonne-web-here = Викласти плитку тут?
carcassonne-web-grows = { $kind ->
    [city] Місто зросте, { carcassonne-tiles }: у кінці { $before } → { $after }.
    [road] Дорога зросте, { carcassonne-tiles }: у кінці { $before } → { $after }.
   *[monastery] Монастир: у кінці { $before } → { $after }.
}
carcassonne-web-closes = { $kind ->
    [city] Це завершить місто: { carcassonne-points }.
    [road] Це завершить дорогу: { carcassonne-points }.
   *[monastery] Це завершить монастир: { carcassonne-points }.
}

## Довідка про ділянку

carcassonne-web-area-open = { $kind ->
    [city] Незавершене місто
    [road] Незавершена дорога
    [monastery] Незавершений монастир
   *[field] Лука
}
carcassonne-web-area-done = { $kind ->
    [city] Завершене місто
    [road] Завершена дорога
   *[monastery] Завершений монастир
}
carcassonne-web-ends = { $open ->
    [one] { $open } відкритий край
    [few] { $open } відкриті краї
    [many] { $open } відкритих країв
   *[other] { $open } відкритого краю
}
carcassonne-web-around = { $open ->
    [one] навколо { $open } порожнє місце
    [few] навколо { $open } порожні місця
    [many] навколо { $open } порожніх місць
   *[other] навколо { $open } порожнього місця
}
carcassonne-web-mage-here = Маг: на одне очко більше за плитку.
carcassonne-web-witch-here = Відьма: половина очок.
carcassonne-web-does = { $figure ->
    [mage] +1 очко за плитку
   *[witch] половина очок
}
carcassonne-web-makes = { $figure ->
    [mage] З магом: { carcassonne-web-when-closed } { $closed_before } → { $closed_after }, { carcassonne-web-at-end } { $before } → { $after }.
   *[witch] З відьмою: { carcassonne-web-when-closed } { $closed_before } → { $closed_after }, { carcassonne-web-at-end } { $before } → { $after }.
}
carcassonne-web-leaves = { $kind ->
    [city] Місто, яке фігурка покидає: { $before } → { $after }.
   *[road] Дорога, яку фігурка покидає: { $before } → { $after }.
}
carcassonne-web-nobody = Тут нікого немає.
carcassonne-web-most = більшість
carcassonne-web-tied = порівну
carcassonne-web-when-closed = після завершення
carcassonne-web-at-end = у кінці гри
carcassonne-web-counts-tile = Друге число враховує цю плитку.

## Рука та гравці

carcassonne-web-hand = Плитка
carcassonne-web-your-tile = Ваша плитка
carcassonne-web-their-tile = Ця плитка в гравця { $name }
carcassonne-web-more-alike = { $count ->
    [0] остання такого виду
    [one] є ще { $count } така
    [few] є ще { $count } такі
    [many] є ще { $count } таких
   *[other] є ще { $count } такої
}
carcassonne-web-no-tile = Плитки на руках немає.
carcassonne-web-supply = Міплів у запасі: { $supply } із 7
carcassonne-web-if-ended = { $points }, якщо кінець зараз
carcassonne-web-of-kind = Плитка { $tile }: лишилося { $count }
carcassonne-web-of-total = із { $total }; бліді види вже вийшли

carcassonne-web-turn = { $seat } кладе плитку { $tile } і ставить на неї { carcassonne-role }.
carcassonne-web-turn-own = Ви кладете плитку { $tile } і ставите на неї { carcassonne-role }.
