### Συμβουλές σε τρία βήματα και η ανάλυση μετά την παρτίδα.

carcassonne-hint-value = Προβάδισμα στο τέλος: { $points } (± { $error })
carcassonne-nudge-finish = Κάτι δικό σου μπορεί να ολοκληρωθεί τώρα.
carcassonne-nudge-rival = Κοίτα τι ελπίζει: { $seat }.
carcassonne-nudge-claim = { $feature ->
    [city] Ψάξε μια πόλη για το μιπλ σου.
    [road] Ψάξε έναν δρόμο για το μιπλ σου.
    [monastery] Ψάξε θέση για το μοναστήρι.
   *[field] Κοίτα τα λιβάδια.
}
carcassonne-nudge-keep = Εδώ μετράει η θέση, όχι το μιπλ: κράτησέ το. Στο απόθεμά σου: { $left }.
