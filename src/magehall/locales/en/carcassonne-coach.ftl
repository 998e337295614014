### Hints in three steps, and the review after the game.

carcassonne-hint-value = Lead at the end: { $points } (± { $error })
carcassonne-nudge-finish = Something of yours can be finished now.
carcassonne-nudge-rival = Look at what { $seat } hopes for.
carcassonne-nudge-claim = { $feature ->
    [city] Look for a city to claim.
    [road] Look for a road to claim.
    [monastery] Look for a place for the monastery.
   *[field] Look at the fields.
}
carcassonne-nudge-keep = The place matters here, not a claim: keep your meeples. In your supply: { $left }.
