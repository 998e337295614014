### Підказки у три кроки та розбір після партії.

rummikub-hint-value = Перевага за кілька ходів: { $points } очка (± { $error })
rummikub-nudge-finish = Цього ходу можна викласти всі ваші фішки.
rummikub-nudge-open = На { -rummikub-rack(case: "locative") } досить для { -rummikub-opening(case: "genitive") }.
rummikub-nudge-rearrange = Підходить більше, ніж здається: розберіть комбінації на столі.
rummikub-nudge-fits = Щось підходить і без змін у комбінаціях на столі.
rummikub-nudge-wait = Погляньте, чи щось узагалі підходить; часом краще зачекати.
