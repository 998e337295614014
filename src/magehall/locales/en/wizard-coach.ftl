### Hints in three steps, and the review after the game.

wizard-hint-value = { $points } points this round (± { $error })
wizard-nudge-name-trump = Which colour is your longest and strongest?
wizard-nudge-one-card = One card each: how many of the { $players } players may hold a better one?
wizard-nudge-count = Count what is sure before what is hoped for. Wizards in your hand: { $wizards }, trumps: { $trumps }.
