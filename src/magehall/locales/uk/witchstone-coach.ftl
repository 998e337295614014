### Підказки у три кроки та розбір після партії.

witchstone-hint-value = Перевага над найкращим суперником: { $points } (± { $error })
witchstone-nudge-action = Погляньте, що можуть дати ці дії: { witchstone-symbol }.
