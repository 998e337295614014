### Hints in three steps, and the review after the game.

witchstone-hint-value = Lead over the best rival: { $points } (± { $error })
witchstone-nudge-action = Look at what these actions can do for you: { witchstone-symbol }.
