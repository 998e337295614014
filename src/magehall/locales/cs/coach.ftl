### Rady ve třech krocích a rozbor po partii.

## Rady

hint-only = Rozumná volba je tu jen jedna.
hint-clear = Jedna volba mezi ostatními vyniká.
hint-close = Nejlepší volby jsou téměř rovnocenné.
hint-second = Druhá nejlepší: { $move }, o { $points } bodu méně (± { $error }).
hint-second-close = Skoro stejně dobrá: { $move }; rozdíl { $points } bodu (± { $error }) může být náhoda.
hint-value = { $points } bodu (± { $error })
hint-step-nudge = Pošťouchnutí
hint-step-candidates = Možnosti
hint-step-answer = Odpověď

## Rozbor

review-title = Rozbor
review-line = Každé rozhodnutí se posuzuje podle toho, co hráč tehdy viděl. Označují se jen ztráty, které nevysvětlí náhoda.
review-start = Rozebrat partii
review-whose = Čí rozhodnutí
review-wait = Posuzují se rozhodnutí: { $done } z { $of }.
review-failed = Rozbor se nepodařilo dokončit.
review-looked = Posouzeno rozhodnutí: { $looked } z { $of }.
review-lost = Označeno: { $count }. Ztráta v nich: { $points } bodu.
review-none = Žádné zjevné chyby: každá ztráta může být jen smůla.
review-better = Lepší: { $best }
review-instead = Zahráno: { $played }
review-mark-better = Lepší
review-mark-played = Zahráno
review-loss = { $points } bodu (± { $error })
review-open = Podívat se v přehrání
review-chart = Ztracené body, rozhodnutí po rozhodnutí
review-move = Tah { $ply }
review-slips = Chyby: { $name }
review-largest = nejdražší první
review-sum = { $count ->
    [0] bez chyb
    [one] { $count } chyba, ztracené body: { $points }
    [few] { $count } chyby, ztracené body: { $points }
    [many] { $count } chyby, ztracené body: { $points }
   *[other] { $count } chyb, ztracené body: { $points }
}
review-ask = Ťukni pro známku
review-grade = Známka { $grade }
review-grade-why = Známka srovnává body ztracené chybami s průměrným výsledkem u stolu: A do 8 %, B do 32 %, C do 60 %.
review-go-on = Hrát odsud dál
review-before = Předchozí chyba
review-after = Další chyba
