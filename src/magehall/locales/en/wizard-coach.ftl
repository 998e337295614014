### Hints in three steps, and the review after the game.

wizard-hint-value = { $points } points this round (± { $error })
wizard-nudge-name-trump = Which suit is your longest and strongest?
wizard-nudge-one-card = One card each: how many of the { $players } players might hold a better one?
wizard-nudge-count = Count sure tricks before hopeful ones. Wizards in your hand: { $wizards }, trumps: { $trumps }.
