### Каркасон на страницата в браузъра.

## Какво да се направи

carcassonne-web-place = Постави плочката си: { $cells ->
    [one] става на { $cells } място
   *[other] става на { $cells } места
}.
carcassonne-web-place-soon = Постави плочката си.
carcassonne-web-meeple = Сложи фигурка върху плочката си или продължи без.
carcassonne-web-taken = Всичко на тази плочка е заето.
carcassonne-web-empty = Нямаш повече фигурки.
carcassonne-web-figure = Маг: +1 точка на плочка. Вещица: половината точки. Избери път или крепост.
carcassonne-web-met = Магът и вещицата се срещнаха: премести единия на друг път или в друга крепост.
carcassonne-web-off = Няма друг незавършен път или крепост: махни мага или вещицата.
carcassonne-web-circle = Житен кръг за { carcassonne-roles }: избери какво да направят всички.
carcassonne-web-circle-add = Можеш да добавиш { carcassonne-role } към някой от своите.
carcassonne-web-circle-take = Върни си един от своите { carcassonne-roles }.
carcassonne-web-waits = { $phase ->
    [place] { $name } поставя плочка.
    [meeple] { $name } може да сложи фигурка.
    [circle] { $name } решава при житния кръг.
   *[figure] { $name } мести мага или вещицата.
}
carcassonne-web-over = Играта свърши. { $names } – { carcassonne-points }.

## Бутони

carcassonne-web-do-place = Постави тук
carcassonne-web-move-place = { $turns ->
    [1] Постави плочката на { $at }, завъртяна веднъж
    [2] Постави плочката на { $at }, завъртяна два пъти
    [3] Постави плочката на { $at }, завъртяна три пъти
   *[0] Постави плочката на { $at }
}
carcassonne-web-move-figure = { $figure ->
    [mage] Сложи мага
   *[witch] Сложи вещицата
} { $kind ->
    [city] в крепостта
   *[road] на пътя
} на { $at }
carcassonne-web-do-meeple = Сложи { carcassonne-role }
carcassonne-web-do-figure = { $figure ->
    [mage] Сложи мага тук
   *[witch] Сложи вещицата тук
}
carcassonne-web-do-off = { $figure ->
    [mage] Махни мага
   *[witch] Махни вещицата
}
carcassonne-web-do-add = Добави тук
carcassonne-web-do-take = Върни този
carcassonne-web-pass = Без фигурка
carcassonne-web-pass-add = Не добавям
carcassonne-web-all-add = Всеки може да добави
carcassonne-web-all-take = Всеки си връща по една
# Ходът като нещо, за което се говори.
carcassonne-web-the-tile = плочката
carcassonne-web-named-tile = { $turns ->
    [1] плочката на { $at }, завъртяна веднъж
    [2] плочката на { $at }, завъртяна два пъти
    [3] плочката на { $at }, завъртяна три пъти
   *[0] плочката на { $at }
}
carcassonne-web-named-role = { $role ->
    [knight] рицар
    [robber] разбойник
    [monk] монах
   *[farmer] селянин
}
carcassonne-web-named-figure = { $figure ->
    [mage] магът
   *[witch] вещицата
} { $kind ->
    [city] в крепостта
   *[road] на пътя
} на { $at }
carcassonne-web-named = { $what ->
    [add] добавен { carcassonne-web-named-role }
    [take] върнат { carcassonne-web-named-role }
    [mage-off] махнат маг
    [witch-off] махната вещица
    [circle-add] всеки може да добави
    [circle-take] всеки си връща по една
   *[pass] без фигурка
}
carcassonne-web-turn-left = Завърти наляво
carcassonne-web-turn-right = Завърти надясно
carcassonne-web-zoom-in = По-близо
carcassonne-web-zoom-out = По-далеч
carcassonne-web-fit = Цялата местност
carcassonne-web-show-places = Покажи всички места
carcassonne-web-areas = Собственици и точки
carcassonne-web-unclaimed = Незавършени и свободни
carcassonne-web-tiles-left = Остават
carcassonne-web-hide = Скрий
carcassonne-web-show = Покажи

## На картата

carcassonne-web-map = Местността
carcassonne-web-cell = Място { $at }: { $turned ->
    [yes] плочката става, както е завъртяна
   *[no] плочката става, ако се завърти
}
carcassonne-web-lost = Място { $at }: никоя от останалите плочки не става тук.
carcassonne-web-only-way = Тук става само така.
carcassonne-web-here = Поставяш ли плочката тук?
carcassonne-web-grows = { $kind ->
    [city] Крепостта става { carcassonne-tiles }: накрая { $before } → { $after }.
    [road] Пътят става { carcassonne-tiles }: накрая { $before } → { $after }.
   *[monastery] Манастирът: накрая { $before } → { $after }.
}
carcassonne-web-closes = { $kind ->
    [city] Така се затваря крепост: { carcassonne-points }.
    [road] Така се затваря път: { carcassonne-points }.
   *[monastery] Така се завършва манастир: { carcassonne-points }.
}

## Бележката за дадена част

carcassonne-web-area-open = { $kind ->
    [city] Незавършена крепост
    [road] Незавършен път
    [monastery] Незавършен манастир
   *[field] Поляна
}
carcassonne-web-area-done = { $kind ->
    [city] Завършена крепост
    [road] Завършен път
   *[monastery] Завършен манастир
}
carcassonne-web-ends = { $open ->
    [one] { $open } отворен край
   *[other] { $open } отворени края
}
carcassonne-web-around = { $open ->
    [one] около него има { $open } празно място
   *[other] около него има { $open } празни места
}
carcassonne-web-mage-here = Магът: по една точка повече на плочка.
carcassonne-web-witch-here = Вещицата: половината точки.
carcassonne-web-does = { $figure ->
    [mage] +1 точка на плочка
   *[witch] половината точки
}
carcassonne-web-makes = { $figure ->
    [mage] С мага: { carcassonne-web-when-closed } { $closed_before } → { $closed_after }, { carcassonne-web-at-end } { $before } → { $after }.
   *[witch] С вещицата: { carcassonne-web-when-closed } { $closed_before } → { $closed_after }, { carcassonne-web-at-end } { $before } → { $after }.
}
carcassonne-web-leaves = { $kind ->
    [city] Крепостта, която напуска: { $before } → { $after }.
   *[road] Пътят, който напуска: { $before } → { $after }.
}
carcassonne-web-nobody = Тук няма никого.
carcassonne-web-most = най-много
carcassonne-web-tied = поравно
carcassonne-web-when-closed = при затваряне
carcassonne-web-at-end = накрая
carcassonne-web-counts-tile = Второто число включва тази плочка.

## Ръката и играчите

carcassonne-web-hand = Плочка
carcassonne-web-your-tile = Твоята плочка
carcassonne-web-their-tile = Тази плочка е на { $name }
carcassonne-web-more-alike = { $count ->
    [0] последната от вида си
    [one] остава още { $count } такава
   *[other] остават още { $count } такива
}
carcassonne-web-no-tile = Няма изтеглена плочка.
carcassonne-web-supply = В запаса: { $supply } от 7 фигурки
carcassonne-web-if-ended = { $points }, ако свърши сега
carcassonne-web-of-kind = Плочка { $tile }: остават { $count }
carcassonne-web-of-total = от { $total }; бледите видове са свършили

carcassonne-web-turn = { $seat } поставя плочка { $tile } и слага на нея { carcassonne-role }.
carcassonne-web-turn-own = Поставяш плочка { $tile } и слагаш на нея { carcassonne-role }.
