### Kruhy v obilí, rozšíření hry Carcassonne. $role je knight, robber nebo farmer.

carcassonne-option-crop-circles = Kruhy v obilí
    .help = Kolik ze šesti karet se přimíchá: všichni figurku přidají, nebo všichni vezmou zpět.
carcassonne-option-circles-by = Výběr kruhů v obilí
    .help = Je-li jich méně než šest: které budou ve hře, určí los, nebo se vezmou první v pořadí.
carcassonne-option-circles-by-lot = losem
carcassonne-option-circles-by-first = první v pořadí

carcassonne-roles = { $role ->
    [knight] rytíři
    [robber] lupiči
   *[farmer] sedláci
}
carcassonne-x-roles-genitive = { $role ->
    [knight] rytířů
    [robber] lupičů
   *[farmer] sedláků
}
carcassonne-x-roles-dative = { $role ->
    [knight] rytířům
    [robber] lupičům
   *[farmer] sedlákům
}
carcassonne-x-roles-accusative = { $role ->
    [knight] rytíře
    [robber] lupiče
   *[farmer] sedláky
}

## Co se děje

carcassonne-event-circle-shuffled-in = Karta { $tile } se přimíchá: kruh v obilí pro { carcassonne-x-roles-accusative }.
carcassonne-event-circle-idle = Kruh v obilí pro { carcassonne-x-roles-accusative }, ale nikdo žádné v krajině nemá.
carcassonne-event-action-chosen = { $action ->
    [add] { $seat } volí: všichni smějí přidat figurku ke svým { carcassonne-x-roles-dative }.
   *[take] { $seat } volí: všichni musí vzít zpět jednoho ze svých { carcassonne-x-roles-genitive }.
}
carcassonne-event-action-chosen-own = { $action ->
    [add] Volíš: všichni smějí přidat figurku ke svým { carcassonne-x-roles-dative }.
   *[take] Volíš: všichni musí vzít zpět jednoho ze svých { carcassonne-x-roles-genitive }.
}
carcassonne-event-meeple-added = { $seat } přidává { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " na " }{ $at }
}; { carcassonne-x-supply }.
carcassonne-event-meeple-added-own = Přidáváš { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " na " }{ $at }
}; { carcassonne-x-supply }.
carcassonne-event-meeple-taken-back = { $seat } bere zpět { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " z políčka " }{ $at }
}; { $supply ->
    [one] v zásobě je { $supply } figurka
    [few] v zásobě jsou { $supply } figurky
    [many] v zásobě je { $supply } figurky
   *[other] v zásobě je { $supply } figurek
}.
carcassonne-event-meeple-taken-back-own = Bereš zpět { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " z políčka " }{ $at }
}; { $supply ->
    [one] v zásobě je { $supply } figurka
    [few] v zásobě jsou { $supply } figurky
    [many] v zásobě je { $supply } figurky
   *[other] v zásobě je { $supply } figurek
}.
carcassonne-event-addition-declined = { $seat } nepřidává figurku.
carcassonne-event-addition-declined-own = Nepřidáváš figurku.

## Proč ne

carcassonne-refusal-no-circle-now = Teď žádný kruh v obilí nepůsobí.
carcassonne-refusal-choose-first = Nejdřív zvol za všechny: přidat ke svým { carcassonne-x-roles-dative }, nebo jednoho vzít zpět.
carcassonne-refusal-add-or-pass = Smíš přidat { carcassonne-role } k některému ze svých, nebo se toho vzdát.
carcassonne-refusal-take-one-back = Musíš vzít zpět jednoho ze svých { carcassonne-x-roles-genitive }.
carcassonne-refusal-no-own-meeple-there = Žádný z tvých { carcassonne-x-roles-genitive } tam nestojí.
carcassonne-refusal-lot-first = Nejdřív se losují kruhy v obilí.
carcassonne-refusal-no-lot-now = Teď se kruhy v obilí nelosují.
carcassonne-refusal-wrong-lot = { $count ->
    [one] Losuje se právě { $count } kruh v obilí
    [few] Losují se právě { $count } kruhy v obilí
    [many] Losuje se právě { $count } kruhu v obilí
   *[other] Losuje se právě { $count } kruhů v obilí
}.

## Co teď

carcassonne-status-circle = Kruh pro { carcassonne-x-roles-accusative }: add – všichni smějí přidat; take – všichni musí vzít zpět.
carcassonne-status-add = Přidej písmenem { carcassonne-role } k některému ze svých, nebo p, když nechceš.
carcassonne-status-take = Vezmi písmenem zpět jednoho ze svých { carcassonne-x-roles-genitive }.

## U stolu

carcassonne-label-symbol-circle = kruh v obilí: { carcassonne-roles }
