### Hints in three steps, and the review after the game.

rummikub-hint-value = Ahead by { $points } points a few turns later (± { $error })
rummikub-nudge-finish = You can lay all your tiles this turn.
rummikub-nudge-open = Your { -rummikub-rack } has enough to open.
rummikub-nudge-rearrange = More fits than you think: try breaking up sets on the table.
rummikub-nudge-fits = Something fits without changing any set on the table.
rummikub-nudge-wait = See if anything fits at all; waiting can be better.
