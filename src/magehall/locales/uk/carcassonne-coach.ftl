### Підказки у три кроки та розбір після партії.

carcassonne-hint-value = Перевага наприкінці: { $points } (± { $error })
carcassonne-nudge-finish = Щось ваше можна завершити вже зараз.
carcassonne-nudge-rival = Погляньте, на що сподівається { $seat }.
carcassonne-nudge-claim = { $feature ->
    [city] Пошукайте місто для міпла.
    [road] Пошукайте дорогу для міпла.
    [monastery] Пошукайте місце для монастиря.
   *[field] Огляньте луки.
}
carcassonne-nudge-keep = Тут важить місце, а не міпл: притримайте його. У запасі: { $left }.
