### Житни кръгове, разширение на Каркасон. $role е knight, robber или farmer.

carcassonne-option-crop-circles = Житни кръгове
    .help = Колко от шестте плочки се разбъркват с другите: всички добавят фигурка или всички си връщат по една.
carcassonne-option-circles-by = Избор на житни кръгове
    .help = При по-малко от шест: кои да са в играта, решава жребий, или се взимат първите поред.
carcassonne-option-circles-by-lot = по жребий
carcassonne-option-circles-by-first = първите поред

carcassonne-roles = { $role ->
    [knight] рицари
    [robber] разбойници
   *[farmer] селяни
}

## Какво се случва

carcassonne-event-circle-shuffled-in = Плочка { $tile } се разбърква с другите: житен кръг за { carcassonne-roles }.
carcassonne-event-circle-idle = Житен кръг за { carcassonne-roles }, но никой няма такива в местността.
carcassonne-event-action-chosen = { $action ->
    [add] { $seat } избира: всички могат да добавят фигурка към своите { carcassonne-roles }.
   *[take] { $seat } избира: всички трябва да си върнат по една фигурка от своите { carcassonne-roles }.
}
carcassonne-event-action-chosen-own = { $action ->
    [add] Избираш: всички могат да добавят фигурка към своите { carcassonne-roles }.
   *[take] Избираш: всички трябва да си върнат по една фигурка от своите { carcassonne-roles }.
}
carcassonne-event-meeple-added = { $seat } добавя { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
}; { carcassonne-x-supply }.
carcassonne-event-meeple-added-own = Добавяш { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " на " }{ $at }
}; { carcassonne-x-supply }.
carcassonne-event-meeple-taken-back = { $seat } си връща { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " от " }{ $at }
}; { $supply ->
    [one] в запаса има { $supply } фигурка
   *[other] в запаса има { $supply } фигурки
}.
carcassonne-event-meeple-taken-back-own = Връщаш си { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " от " }{ $at }
}; { $supply ->
    [one] в запаса има { $supply } фигурка
   *[other] в запаса има { $supply } фигурки
}.
carcassonne-event-addition-declined = { $seat } не добавя фигурка.
carcassonne-event-addition-declined-own = Не добавяш фигурка.

## Защо не

carcassonne-refusal-no-circle-now = Сега не действа житен кръг.
carcassonne-refusal-choose-first = Първо избери за всички: да добавят към своите { carcassonne-roles } или да си върнат по една фигурка.
carcassonne-refusal-add-or-pass = Можеш да добавиш { carcassonne-role } към някой от своите или да се откажеш.
carcassonne-refusal-take-one-back = Трябва да си върнеш една фигурка от своите { carcassonne-roles }.
carcassonne-refusal-no-own-meeple-there = Там не стои никой от твоите { carcassonne-roles }.
carcassonne-refusal-lot-first = Първо се тегли жребий за житните кръгове.
carcassonne-refusal-no-lot-now = Сега не се тегли жребий за житни кръгове.
carcassonne-refusal-wrong-lot = Жребият определя точно { $count ->
    [one] { $count } житен кръг
   *[other] { $count } житни кръга
}.

## Какво да се направи

carcassonne-status-circle = Кръг за { carcassonne-roles }: add – всеки може да добави; take – всеки си връща един.
carcassonne-status-add = Добави { carcassonne-role } към някой от своите с буквата му или p, ако не искаш.
carcassonne-status-take = Върни си един от своите { carcassonne-roles } с буквата му.

## На масата

carcassonne-label-symbol-circle = житен кръг: { carcassonne-roles }
