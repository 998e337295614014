### Συμβουλές σε τρία βήματα και η ανάλυση μετά την παρτίδα.

witchstone-hint-value = Προβάδισμα από τον καλύτερο αντίπαλο: { $points } (± { $error })
witchstone-nudge-action = Κοίτα τι μπορούν να δώσουν αυτές οι δράσεις: { witchstone-symbol }.
