### Der Befehl `magehall words`, für alle, die übersetzen.

cli-words = Wie weit die Sprachen sind. Mit check SPRACHE: was in einer fehlt oder nicht stimmt.
cli-words-progress = { $language }  { $name }: { $percent } % übersetzt, { $shown ->
    [yes] wird angeboten
   *[no] wird ab { $least } % angeboten
}.
cli-words-kind = { $kind ->
    [missing] fehlt
    [unused] unbenutzt
    [broken] fehlerhaft
    [twice] doppelt
    [nowhere] in keinem Katalog
    [placeholder] andere Platzhalter
    [unsayable] nicht sagbar
    [count] keine Worte für diese Zahl
    [glossary] nicht unser Wort
    [letters] falsche Zeichen
   *[width] zu lang
}
cli-words-count = { $language }: { $count ->
    [0] Nichts fehlt, und alles stimmt.
    [one] { $count } Zeile zum Ansehen.
   *[other] { $count } Zeilen zum Ansehen.
}
cli-error-words-check = Schreib „magehall words“ oder „magehall words check SPRACHE“.
cli-error-extra = „{ $rest }“ ist hier zu viel; „--help“ zeigt, wie es geht.
