### Командата `magehall words`, за преводачи.

cli-words = Докъде са езиците. С check LANG: какво липсва или не е наред в един от тях.
cli-words-progress = { $language }  { $name }: { $percent } % преведени, { $shown ->
    [yes] предлага се на играчите
   *[no] предлага се от { $least } % нагоре
}.
cli-words-kind = { $kind ->
    [missing] липсва
    [unused] излишно
    [broken] не се чете
    [twice] записано два пъти
    [nowhere] няма го в речниците
    [placeholder] други променливи
    [unsayable] не може да се каже
    [count] няма думи за това число
    [glossary] не е нашата дума
    [letters] грешни знаци
   *[width] твърде дълго
}
cli-words-count = { $language }: { $count ->
    [0] нищо не липсва и всичко е наред.
    [one] { $count } ред за преглед.
   *[other] { $count } реда за преглед.
}
cli-error-words-check = Пише се „magehall words“ или „magehall words check LANG“.
cli-error-extra = „{ $rest }“ е в повече тук; „--help“ показва как се пише.
