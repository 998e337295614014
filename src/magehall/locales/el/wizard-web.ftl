### Το Wizard στη σελίδα: σύντομες ετικέτες στο τραπέζι και οι λέξεις των κουμπιών.

## Η καρτέλα του παίκτη

wizard-web-bid = είπε
wizard-web-won = πήρε
wizard-web-needs = θέλει
wizard-web-over = πάνω
# Το διαβάζει ο αναγνώστης οθόνης· το $bid είναι αριθμός, «–» όσο λείπει, ή η λέξη για τη γραμμένη.
wizard-web-seat = { $seat }: πρόβλεψη { $bid }, μπάζες { $won }, πόντοι { $total }, κάρτες στο χέρι { $cards }

## Ατού και τράπουλα

wizard-web-stock = { $cards ->
    [one] μένει { $cards } κάρτα στο απόθεμα
   *[other] μένουν { $cards } κάρτες στο απόθεμα
}
wizard-web-led = ζητείται { wizard-people }
wizard-web-trump-choice = Όρισε ατού το { wizard-people }
wizard-web-in-hand = στο χέρι σου: { $cards }

## Προβλέψεις

wizard-web-your-bid = Η πρόβλεψή σου
wizard-web-predict = Πρόβλεψε { $bid }
wizard-web-predicted-for = Προβλέψεις για { $tricks ->
    [one] { $tricks } μπάζα
   *[other] { $tricks } μπάζες
}
wizard-web-sum-so-far = ως τώρα { $sum }
wizard-web-sum-over = σύνολο { $sum }: { $by } παραπάνω
wizard-web-sum-under = σύνολο { $sum }: { $by } λιγότερο
wizard-web-sum-even = σύνολο { $sum }: ακριβώς
wizard-web-sum-hidden = γραμμένες, κρυφές ακόμα

## Η μπάζα και οι κάρτες

wizard-web-progress = Γύρος { $round }/{ $rounds }, μπάζα { $trick }/{ $tricks }
wizard-web-your-card = η κάρτα σου
wizard-web-wins = Κερδίζει ως τώρα
wizard-web-wins-short = κερδίζει
wizard-web-trump-wins = Κερδίζει το ατού
wizard-web-takes = { $seat } παίρνει την μπάζα
wizard-web-you-take = Παίρνεις την μπάζα
wizard-web-play = Παίξε { wizard-x-card-accusative }
# Η κίνηση ως πράγμα για το οποίο γίνεται λόγος: «Καλύτερα: κόκκινο 7», «Το μποτ θα έπαιζε: πρόβλεψη 2».
wizard-web-named-bid = πρόβλεψη { $bid }
wizard-web-named-trump = ατού το { wizard-people }
wizard-web-face-down = κλειστή κάρτα
wizard-web-on-forehead = Η κάρτα σου είναι στο μέτωπό σου: τη βλέπουν όλοι εκτός από σένα.
wizard-web-sort-people = Ταξινόμηση ανά χρώμα
wizard-web-sort-rank = Ταξινόμηση ανά αξία
wizard-web-trick-number = Μπάζα { $trick } από { $tricks }
wizard-web-earlier = Προηγούμενη μπάζα
wizard-web-later = Επόμενη μπάζα
wizard-web-close = Κλείσιμο
wizard-web-hand = Κάρτες

## Το μπλοκ και το τέλος

wizard-web-pad-columns = σύνολο και πρόβλεψη
wizard-web-pad-cell = { $seat }: σύνολο { $total }, πρόβλεψη { $bid }, μπάζες { $won }
wizard-web-round-scored = Ο γύρος { $round } βαθμολογήθηκε
wizard-web-next-round = Επόμενος γύρος
wizard-web-go-on = Συνέχεια
wizard-web-winner = { $count ->
    [one] Νίκη: { $names }
   *[other] Μοιράζονται τη νίκη: { $names }
}
wizard-web-exact = ακριβείς προβλέψεις: { $rounds } από { $all }
wizard-web-chart = Τα σύνολα γύρο με τον γύρο
wizard-web-points-exact = Ακριβείς προβλέψεις
wizard-web-points-missed = Άστοχες προβλέψεις

## Στο ημερολόγιο

# $plays are the cards in the order in which they were played, drawn with the marks of their players.
wizard-web-log-leads = { $seat } ξεκινά: { $plays }.
wizard-web-log-leads-own = Ξεκινάς: { $plays }.
wizard-web-log-trick = { $seat } παίρνει την μπάζα: { $plays }.
wizard-web-log-trick-own = Παίρνεις την μπάζα: { $plays }.
