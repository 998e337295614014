### Hints in three steps, and the review after the game.

rummikub-hint-value = Ahead by { $points } points some turns later (± { $error })
rummikub-nudge-finish = You can lay all your tiles this turn.
rummikub-nudge-open = Your { -rummikub-rack } has enough for the opening.
rummikub-nudge-rearrange = More fits than it seems: take sets of the table apart.
rummikub-nudge-fits = Something fits without changing a set of the table.
rummikub-nudge-wait = See whether anything fits at all; waiting can be better.
