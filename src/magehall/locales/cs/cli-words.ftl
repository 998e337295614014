### Příkaz `magehall words`, pro překladatele.

cli-words = Jak daleko jsou jazyky. S check LANG: co v některém chybí nebo je špatně.
cli-words-progress = { $language }  { $name }: { $percent } % přeloženo, { $shown ->
    [yes] nabízí se hráčům
   *[no] nabízí se od { $least } %
}.
cli-words-kind = { $kind ->
    [missing] chybí
    [unused] nepoužito
    [broken] nelze číst
    [twice] zapsáno dvakrát
    [nowhere] nikde není
    [placeholder] jiné proměnné
    [unsayable] nelze říct
    [count] pro toto číslo chybí slova
    [glossary] není naše slovo
    [letters] špatná znaménka
   *[width] příliš dlouhé
}
cli-words-count = { $language }: { $count ->
    [0] nic nechybí a všechno je v pořádku.
    [one] { $count } řádek k nahlédnutí.
    [few] { $count } řádky k nahlédnutí.
    [many] { $count } řádku k nahlédnutí.
   *[other] { $count } řádků k nahlédnutí.
}
cli-error-words-check = Napiš „magehall words“, nebo „magehall words check LANG“.
cli-error-extra = „{ $rest }“ je tu navíc; jak se zapisuje, ukáže „--help“.
