### Подсказки на три стъпки и разборът след играта.

carcassonne-hint-value = Преднина накрая: { $points } (± { $error })
carcassonne-nudge-finish = Нещо твое може да се завърши сега.
carcassonne-nudge-rival = Виж на какво се надява { $seat }.
carcassonne-nudge-claim = { $feature ->
    [city] Потърси крепост за фигурка.
    [road] Потърси път за фигурка.
    [monastery] Потърси място за манастира.
   *[field] Огледай поляните.
}
carcassonne-nudge-keep = Тук е важно мястото, а не фигурката: пази я. Имаш още: { $left }.
