### Команда `magehall words`, для перекладачів.

cli-words = Наскільки готові мови. Із check LANG: чого бракує або що не так в одній із них.
cli-words-progress = { $language }  { $name }: { $percent } % перекладено, { $shown ->
    [yes] пропонується гравцям
   *[no] пропонується від { $least } %
}.
cli-words-kind = { $kind ->
    [missing] бракує
    [unused] зайве
    [broken] не читається
    [twice] записано двічі
    [nowhere] немає в жодному каталозі
    [placeholder] інші змінні
    [unsayable] не можна сказати
    [count] немає слів для цього числа
    [glossary] не наше слово
    [letters] не ті знаки
   *[width] задовго
}
cli-words-count = { $language }: { $count ->
    [0] нічого не бракує, усе гаразд.
    [one] { $count } рядок до перегляду.
    [few] { $count } рядки до перегляду.
    [many] { $count } рядків до перегляду.
   *[other] { $count } рядка до перегляду.
}
cli-error-words-check = Пишіть «magehall words» або «magehall words check LANG».
cli-error-extra = «{ $rest }» тут зайве; «--help» покаже, як це вказати.
