### Πλακίδια με αριθμούς στον περιηγητή. Τα πλακίδια στις προτάσεις ($tile, $tiles, $set, $old, $left) γράφονται K7, R13, J και ζωγραφίζονται.

# Ένα πλακίδιο όπως διαβάζεται.
rummikub-web-tile = { $colour ->
    [joker] { -rummikub-joker }
   *[other] { rummikub-colour } { $number }
}
rummikub-web-set = { $shape ->
    [run] Σειρά: { $tiles }
    [group] Ομάδα: { $tiles }
   *[none] Δεν είναι ακόμα συνδυασμός: { $tiles }
}
rummikub-web-laid-now = δικό σου τώρα
rummikub-web-new-by = νέο, από { $seat }
rummikub-web-drawn = μόλις τραβήχτηκε

## Τι πρέπει να γίνει

rummikub-web-task-open = { $bank ->
    [draw] Άνοιξε με συνδυασμούς αξίας { $wanted } από τη { -rummikub-rack } σου ή τράβηξε πλακίδιο.
    [pass] Άνοιξε με συνδυασμούς αξίας { $wanted } από τη { -rummikub-rack } σου ή πήγαινε πάσο.
   *[must] Άνοιξε με συνδυασμούς αξίας { $wanted } αν μπορείς, αλλιώς πήγαινε πάσο.
}
rummikub-web-task-lay = { $bank ->
    [draw] Κατέβασε, πρόσθεσε, αναδιάταξε ή τράβηξε πλακίδιο.
    [pass] Κατέβασε, πρόσθεσε, αναδιάταξε ή πήγαινε πάσο.
   *[must] Άδειο { -rummikub-bank }: κατέβασε αν μπορείς, αλλιώς πήγαινε πάσο.
}
rummikub-web-draw = Τράβηξε πλακίδιο
rummikub-web-pass = Πάσο
# Η κίνηση ως πράγμα για το οποίο γίνεται λόγος.
rummikub-web-named = { $move ->
    [draw] τράβηγμα πλακιδίου
   *[pass] πάσο
}
rummikub-web-end = Έτοιμο
rummikub-web-laid = { $left ->
    [0] Αυτό ήταν το τελευταίο σου πλακίδιο: τελείωσε την κίνηση και κέρδισε τον γύρο!
   *[other] { $count ->
        [one] { $count } πλακίδιο κάτω, στη { -rummikub-rack } σου: { $left }.
       *[other] { $count } πλακίδια κάτω, στη { -rummikub-rack } σου: { $left }.
    }
}
# Τι λείπει για να τελειώσει η κίνηση· γράφεται στο κουμπί, άρα σύντομα.
rummikub-web-missing = { $what ->
    [sets] { $count ->
        [one] Ένας συνδυασμός δεν ισχύει ακόμη
       *[other] { $count } συνδυασμοί δεν ισχύουν ακόμη
    }
    [opening] { $value } από { $wanted } πόντους για το άνοιγμα
    [tile] Κατέβασε τουλάχιστον ένα πλακίδιο
    [wait] Έλεγχος…
   *[other] Δες τη σημείωση στο τραπέζι
}
# Τι χάνεται αν παιχτεί κάτι άλλο ενώ υπάρχουν πλακίδια κάτω.
rummikub-web-loses = { $count ->
    [0] Αναδιάταξες το τραπέζι. Όλα θα γυρίσουν εκεί που ήταν.
   *[other] Κατέβασες { $tiles }. Όλα θα γυρίσουν εκεί που ήταν.
}
rummikub-web-empty-start = Το τραπέζι είναι άδειο. Διάλεξε πλακίδια από τη { -rummikub-rack } σου και πάτησε εδώ για να τα κατεβάσεις.

## Εργαλεία

rummikub-web-rack = Βάση
rummikub-web-undo = Πίσω
rummikub-web-undo-step = Πίσω ένα βήμα
rummikub-web-redo = Μπροστά
# Το ίδιο κουμπί, όσο δεν φτιάχνεται τίποτα.
rummikub-web-take-back = Αναίρεση
rummikub-web-take-back-turn = Αναίρεση της τελευταίας σου κίνησης
rummikub-web-reset = Από αρχή
rummikub-web-new-set = Νέος
rummikub-web-sort = Σειρά στη { -rummikub-rack } σου
rummikub-web-order = { $order ->
    [colour] Χρώμα
    [number] Αριθμός
   *[own] Δική μου
}
rummikub-web-sort-to = { $order ->
    [colour] Ταξινόμηση κατά χρώμα
    [number] Ταξινόμηση κατά αριθμό
   *[own] Η δική μου σειρά
}
rummikub-web-as-group = Να είναι ομάδα
rummikub-web-as-run = Να είναι σειρά
rummikub-web-smaller = Μικρότερα πλακίδια
rummikub-web-larger = Μεγαλύτερα πλακίδια
rummikub-web-opening = Άνοιγμα
rummikub-web-lay-out = Κατέβασέ το

## Παίκτες

rummikub-web-opened = άνοιξε
rummikub-web-not-opened = δεν άνοιξε ακόμα
rummikub-web-in-bank = Στο { -rummikub-bank }

## Το τέλος ενός γύρου

rummikub-web-wins-round = { $count ->
    [one] Νίκη στον γύρο { $round }: { $names }
   *[other] Κοινή νίκη στον γύρο { $round }: { $names }
}
rummikub-web-wins-match = { $count ->
    [one] Νίκη: { $names }
   *[other] Κοινή νίκη: { $names }
}
rummikub-web-ended-out = Κάποιος κατέβασε το τελευταίο πλακίδιο της { -rummikub-rack(case: "genitive") } του.
rummikub-web-ended-blocked = Το { -rummikub-bank } άδειασε και κανείς δεν συνέχισε: κερδίζει το μικρότερο άθροισμα.
rummikub-web-rack-empty = άδεια { -rummikub-rack }
rummikub-web-next = { $left ->
    [0] Επόμενος γύρος
   *[other] Επόμενος γύρος ({ $left })
}
rummikub-web-points-won = Κερδισμένοι γύροι
rummikub-web-points-lost = Πλακίδια που έμειναν

## Τα βήματα μιας πρότασης. $old είναι ο συνδυασμός όπως είναι τώρα.

rummikub-web-step = { $kind ->
    [new] Νέος: { $set }
    [extended] Συμπλήρωσε { $old }: { $set }
    [joker-swapped] Αντικατάστησε τον { -rummikub-joker } στο { $old }: { $set }
    [taken-from] Πάρε { $left } από { $old }: { $set }
    [split] Χώρισε { $old }: { $set }
    [other-part] Το άλλο μέρος: { $set }
    [joined] Ένωσε { $old }: { $set }
   *[rebuilt] Ξαναφτιάξε { $old }: { $set }
}
rummikub-web-piece-set = { $tiles } από { $set }

## Το τραπέζι ως κείμενο

rummikub-web-how = Πώς γράφεται μια κίνηση
rummikub-web-how-typed = Γράψε «table» και όλους τους συνδυασμούς όπως θα μείνουν, τον καθένα σε αγκύλες: table [K3 K4 K5] [R7 G7 B7]. Ή draw, ή pass.

## Εικόνες για τους κανόνες

rummikub-web-example-rack = στη { -rummikub-rack }
rummikub-web-example-table = στο τραπέζι
rummikub-web-example-after = μετά
rummikub-web-example-good = συνδυασμός
rummikub-web-example-bad = όχι συνδυασμός

## Ο βοηθός: η καλύτερη κίνηση για αληθινά πλακίδια

rummikub-web-helper = Καλύτερη κίνηση
rummikub-web-helper-intro = Παίζεις με αληθινά πλακίδια; Πάτησε ό,τι υπάρχει στο τραπέζι και στη { -rummikub-rack } σου, και το πρόγραμμα δείχνει την καλύτερη κίνηση.
rummikub-web-helper-table = Στο τραπέζι
rummikub-web-helper-rack = Στη { -rummikub-rack } σου
rummikub-web-helper-here = Τα πλακίδια που πατάς έρχονται εδώ
rummikub-web-helper-add-set = Άλλος συνδυασμός
rummikub-web-helper-remove = Βγάλε { $tile }
rummikub-web-helper-remove-set = Βγάλε τον συνδυασμό
rummikub-web-helper-put = Πρόσθεσε { $tile }
rummikub-web-helper-opening = Δεν έχω ανοίξει ακόμα
rummikub-web-helper-solve = Δείξε την καλύτερη κίνηση
rummikub-web-helper-wait = Το πρόγραμμα σκέφτεται…
rummikub-web-helper-play = { $count ->
    [one] Κατέβασε { $count } πλακίδιο, που μετράει { $points }:
   *[other] Κατέβασε { $count } πλακίδια, που μετρούν { $points }:
}
rummikub-web-helper-nothing = Δεν κατεβαίνει τίποτα. Τράβηξε πλακίδιο.
rummikub-web-helper-no-opening = Δεν μπορείς να ανοίξεις ακόμα. Τράβηξε πλακίδιο.
rummikub-web-helper-wrong = Δεν είναι ακόμα συνδυασμός.
rummikub-web-helper-after = Το τραπέζι μετά
rummikub-web-helper-clear = Καθάρισέ τα όλα
rummikub-web-helper-left = Στη { -rummikub-rack } σου μένουν: { $count }
rummikub-web-helper-done = Τα κατέβασα

rummikub-web-drew-own = Τραβάς { $tiles }.
rummikub-web-log-drawn = { $seat } τραβά ένα πλακίδιο.
rummikub-web-log-drawn-own = Τραβάς ένα πλακίδιο.
