### The command `magehall words`, for translators.

cli-words = How far the languages are. With check LANG: what is missing or wrong in one.
cli-words-progress = { $language }  { $name }: { $percent } % translated, { $shown ->
    [yes] offered to players
   *[no] offered from { $least } % on
}.
cli-words-kind = { $kind ->
    [missing] missing
    [unused] unused
    [broken] broken
    [twice] defined twice
    [nowhere] not in any catalogue
    [placeholder] other placeholders
    [unsayable] cannot be said
    [count] no words for this number
    [glossary] not our word
    [letters] wrong marks
   *[width] too long
}
cli-words-count = { $language }: { $count ->
    [0] nothing is missing or wrong.
    [one] { $count } line to look at.
   *[other] { $count } lines to look at.
}
cli-error-words-check = Say “magehall words”, or “magehall words check LANG”.
cli-error-extra = “{ $rest }” is too much here; “--help” shows how to say it.
