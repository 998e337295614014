### Hints in three steps, and the review after the game.

carcassonne-hint-value = Lead at the end: { $points } (± { $error })
carcassonne-nudge-finish = You can finish something of yours now.
carcassonne-nudge-rival = Look at what { $seat } is hoping for.
carcassonne-nudge-claim = { $feature ->
    [city] Look for a city to claim.
    [road] Look for a road to claim.
    [monastery] Look for a place for the monastery.
   *[field] Look at the fields.
}
carcassonne-nudge-keep = Here the spot matters, not a claim: keep your meeples. In your supply: { $left }.
