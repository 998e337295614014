### Подсказки на три стъпки и разборът след играта.

## Подсказки

hint-only = Има само един разумен избор.
hint-clear = Един избор изпъква пред останалите.
hint-close = Най-добрите избори са близо един до друг.
hint-second = Втори по сила избор: { $move }, с { $points } точки по-малко (± { $error }).
hint-second-close = Почти толкова добър избор: { $move }; разликата от { $points } точки (± { $error }) може да е случайна.
hint-value = { $points } точки (± { $error })
hint-step-nudge = Насока
hint-step-candidates = Възможностите
hint-step-answer = Отговорът

## Разбор

review-title = Разбор
review-line = Всяко решение се преценява по това, което играчът е виждал тогава. Отбелязват се само загуби, които не са случайност.
review-start = Разбор на играта
review-whose = Чии решения
review-wait = Разглеждат се решения: { $done } от { $of }.
review-failed = Разборът не можа да бъде завършен.
review-looked = Разгледани решения: { $looked } от { $of }.
review-lost = Отбелязани: { $count }. Загубено в тях: { $points } точки.
review-none = Няма ясни грешки: всяка загуба може да е случайност.
review-better = По-добре: { $best }
review-instead = Изиграно: { $played }
review-mark-better = По-добре
review-mark-played = Изиграно
review-loss = { $points } точки (± { $error })
review-open = Виж го в прегледа
review-chart = Загубени точки, решение по решение
review-move = Ход { $ply }
review-slips = Грешки на { $name }
review-largest = първо най-скъпите
review-sum = { $count ->
    [0] без грешки
    [one] { $count } грешка, загубени точки: { $points }
   *[other] { $count } грешки, загубени точки: { $points }
}
review-ask = Виж оценката
review-grade = Оценка { $grade }
review-grade-why = Оценката сравнява точките, загубени от грешки, със средния резултат на масата: A до 8 %, B до 32 %, C до 60 %.
review-go-on = Продължи оттук
review-before = Предишната грешка
review-after = Следващата грешка
