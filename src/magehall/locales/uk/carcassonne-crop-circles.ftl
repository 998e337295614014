### Кола на полях, доповнення до «Каркассона». $role — це knight, robber або farmer.

carcassonne-option-crop-circles = Кола на полях
    .help = Скільки із шести плиток домішати: усі додають по міплу або всі по одному забирають.
carcassonne-option-circles-by = Вибір кіл на полях
    .help = Якщо їх менше ніж шість: які будуть у грі, визначає жереб, або беруть перші за порядком.
carcassonne-option-circles-by-lot = за жеребом
carcassonne-option-circles-by-first = перші за порядком

carcassonne-roles = { $role ->
    [knight] лицарі
    [robber] розбійники
   *[farmer] селяни
}
carcassonne-x-roles-genitive = { $role ->
    [knight] лицарів
    [robber] розбійників
   *[farmer] селян
}

## Що відбувається

carcassonne-event-circle-shuffled-in = До стосу домішано плитку { $tile }: коло на полі для { carcassonne-x-roles-genitive }.
carcassonne-event-circle-idle = Коло на полі для { carcassonne-x-roles-genitive }, але на місцевості їх ніхто не має.
carcassonne-event-action-chosen = { $action ->
    [add] { $seat } вирішує: усі можуть додати міпла до своїх { carcassonne-x-roles-genitive }.
   *[take] { $seat } вирішує: усі мусять забрати одного зі своїх { carcassonne-x-roles-genitive }.
}
carcassonne-event-action-chosen-own = { $action ->
    [add] Ви вирішуєте: усі можуть додати міпла до своїх { carcassonne-x-roles-genitive }.
   *[take] Ви вирішуєте: усі мусять забрати одного зі своїх { carcassonne-x-roles-genitive }.
}
carcassonne-event-meeple-added = { $seat } додає { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
}; { carcassonne-x-supply }.
carcassonne-event-meeple-added-own = Ви додаєте { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
}; { carcassonne-x-supply }.
carcassonne-event-meeple-taken-back = { $seat } забирає { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " з клітинки " }{ $at }
} і має { $supply ->
    [one] { $supply } міпла
    [few] { $supply } міпли
    [many] { $supply } міплів
   *[other] { $supply } міпла
}.
carcassonne-event-meeple-taken-back-own = Ви забираєте { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " з клітинки " }{ $at }
} і маєте { $supply ->
    [one] { $supply } міпла
    [few] { $supply } міпли
    [many] { $supply } міплів
   *[other] { $supply } міпла
}.
carcassonne-event-addition-declined = { $seat } не додає міпла.
carcassonne-event-addition-declined-own = Ви не додаєте міпла.

## Чому ні

carcassonne-refusal-no-circle-now = Зараз жодне коло на полі не діє.
carcassonne-refusal-choose-first = Спершу виберіть за всіх: додати до своїх { carcassonne-x-roles-genitive } чи забрати одного.
carcassonne-refusal-add-or-pass = Можна додати { carcassonne-role } до когось зі своїх або пропустити.
carcassonne-refusal-take-one-back = Треба забрати одного зі своїх { carcassonne-x-roles-genitive }.
carcassonne-refusal-no-own-meeple-there = Там немає жодного з ваших { carcassonne-x-roles-genitive }.
carcassonne-refusal-lot-first = Спершу жереб визначає кола на полях.
carcassonne-refusal-no-lot-now = Зараз кола на полях не визначають жеребом.
carcassonne-refusal-wrong-lot = Жереб визначає рівно { $count ->
    [one] { $count } коло на полі
    [few] { $count } кола на полях
    [many] { $count } кіл на полях
   *[other] { $count } кола на полях
}.

## Що робити

carcassonne-status-circle = Коло для { carcassonne-x-roles-genitive }: add — усі можуть додати; take — усі мусять забрати по одному.
carcassonne-status-add = Додайте { carcassonne-role } до когось зі своїх: літера, або p, якщо не хочете.
carcassonne-status-take = Заберіть одного зі своїх { carcassonne-x-roles-genitive }: літера.

## За столом

carcassonne-label-symbol-circle = коло на полі: { carcassonne-roles }
