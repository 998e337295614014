### Підказки у три кроки та розбір після партії.

wizard-hint-value = { $points } очка в цьому раунді (± { $error })
wizard-nudge-name-trump = Яка масть у вас найдовша й найсильніша?
wizard-nudge-one-card = У кожного одна карта: скільки з { $players } гравців можуть мати кращу?
wizard-nudge-count = Спершу полічіть певне, потім бажане. Чарівників у вас: { $wizards }, козирів: { $trumps }.
