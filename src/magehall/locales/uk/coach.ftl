### Підказки у три кроки та розбір після партії.

## Підказки

hint-only = Розумний вибір тут лише один.
hint-clear = Один вибір виділяється серед інших.
hint-close = Найкращі варіанти майже рівні.
hint-second = Другий за силою: { $move }, на { $points } очка менше (± { $error }).
hint-second-close = Майже так само добре: { $move }; { $points } очка (± { $error }) можуть бути випадковістю.
hint-value = { $points } очка (± { $error })
hint-step-nudge = Натяк
hint-step-candidates = Варіанти
hint-step-answer = Відповідь

## Розбір

review-title = Розбір
review-line = Кожне рішення оцінено з того, що гравець тоді бачив. Позначено лише втрати, яких не пояснює випадок.
review-start = Розібрати партію
review-whose = Чиї рішення
review-wait = Розглядаються рішення: { $done } з { $of }.
review-failed = Розбір не вдалося завершити.
review-looked = Розглянуто рішень: { $looked } з { $of }.
review-lost = Позначено: { $count }. Втрачено в них: { $points } очка.
review-none = Нічого не втрачено понад те, що пояснює випадок.
review-better = Краще: { $best }
review-instead = Зіграно: { $played }
review-loss = { $points } очка (± { $error })
review-open = Подивитися в перегляді партії
review-chart = Втрачені очки, рішення за рішенням
review-move = Хід { $ply }
