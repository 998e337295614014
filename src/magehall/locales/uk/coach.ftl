### Підказки у три кроки та розбір після партії.

## Підказки

hint-only = Розумний вибір тут лише один.
hint-clear = Один вибір виділяється серед інших.
hint-close = Найкращі варіанти майже рівні.
hint-second = Другий за силою: { $move }, на { $points } очка менше (± { $error }).
hint-second-close = Майже так само добре: { $move }; різниця в { $points } очка (± { $error }) може бути випадковою.
hint-value = { $points } очка (± { $error })
hint-step-nudge = Натяк
hint-step-candidates = Варіанти
hint-step-answer = Відповідь

## Розбір

review-title = Розбір
review-line = Кожне рішення оцінено з того, що гравець тоді бачив. Позначено лише втрати, яких випадком не пояснити.
review-start = Розібрати партію
review-whose = Чиї рішення
review-wait = Розглядаються рішення: { $done } з { $of }.
review-failed = Розбір не вдалося завершити.
review-looked = Розглянуто рішень: { $looked } з { $of }.
review-lost = Позначено: { $count }. Втрачено в них: { $points } очка.
review-none = Явних помилок немає: кожна втрата може бути випадковістю.
review-better = Краще: { $best }
review-instead = Зіграно: { $played }
review-mark-better = Краще
review-mark-played = Зіграно
review-loss = { $points } очка (± { $error })
review-open = Подивитися в перегляді партії
review-chart = Втрачені очки, рішення за рішенням
review-move = Хід { $ply }
review-slips = Помилки: { $name }
review-largest = спершу найдорожчі
review-sum = { $count ->
    [0] без помилок
    [one] { $count } помилка, втрачено очок: { $points }
    [few] { $count } помилки, втрачено очок: { $points }
    [many] { $count } помилок, втрачено очок: { $points }
   *[other] { $count } помилки, втрачено очок: { $points }
}
review-ask = Показати оцінку
review-grade = Оцінка { $grade }
review-grade-why = Оцінка порівнює очки, втрачені через помилки, із середнім результатом за столом: A до 8 %, B до 32 %, C до 60 %.
review-go-on = Грати далі звідси
review-before = Попередня помилка
review-after = Наступна помилка
