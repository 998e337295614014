### Η Καρκασόν στη σελίδα του φυλλομετρητή.

## Τι κάνεις τώρα

carcassonne-web-place = Βάλε το πλακίδιό σου: { $cells ->
    [one] ταιριάζει σε { $cells } θέση
   *[other] ταιριάζει σε { $cells } θέσεις
}.
carcassonne-web-place-soon = Βάλε το πλακίδιό σου.
carcassonne-web-meeple = Βάλε ένα μιπλ στο πλακίδιό σου, ή κανένα.
carcassonne-web-taken = Όλα σε αυτό το πλακίδιο είναι πιασμένα.
carcassonne-web-empty = Δεν σου έμεινε μιπλ.
carcassonne-web-figure = Μάγος: +1 πόντος ανά πλακίδιο. Μάγισσα: οι μισοί πόντοι. Διάλεξε δρόμο ή πόλη.
carcassonne-web-met = Μάγος και μάγισσα συναντήθηκαν: μετακίνησε τον έναν σε άλλον δρόμο ή άλλη πόλη.
carcassonne-web-off = Δεν υπάρχει άλλος ημιτελής δρόμος ή πόλη: βγάλε μια φιγούρα.
carcassonne-web-circle = Αγρογλυφικό για { carcassonne-roles }: διάλεξε τι θα κάνουν όλοι.
carcassonne-web-circle-add = Μπορείς να προσθέσεις { carcassonne-role } σε κάποιον δικό σου.
carcassonne-web-circle-take = Πάρε πίσω έναν από τους { carcassonne-roles } σου.
carcassonne-web-waits = { $phase ->
    [place] Παίζει: { $name }. Βάζει πλακίδιο.
    [meeple] Παίζει: { $name }. Μπορεί να βάλει μιπλ.
    [circle] Παίζει: { $name }. Αποφασίζει για το αγρογλυφικό.
   *[figure] Παίζει: { $name }. Μετακινεί τον μάγο ή τη μάγισσα.
}
carcassonne-web-over = Η παρτίδα τελείωσε. { $names } – { carcassonne-points }.

## Κουμπιά

carcassonne-web-do-place = Βάλ’ το εδώ
carcassonne-web-move-place = { $turns ->
    [1] Βάλε το πλακίδιο στο { $at }, στραμμένο μία φορά
    [2] Βάλε το πλακίδιο στο { $at }, στραμμένο δύο φορές
    [3] Βάλε το πλακίδιο στο { $at }, στραμμένο τρεις φορές
   *[0] Βάλε το πλακίδιο στο { $at }
}
carcassonne-web-move-figure = { $figure ->
    [mage] Βάλε τον μάγο
   *[witch] Βάλε τη μάγισσα
} { $kind ->
    [city] στην πόλη
   *[road] στον δρόμο
} στο { $at }
carcassonne-web-do-meeple = Βάλε { carcassonne-role }
carcassonne-web-do-figure = { $figure ->
    [mage] Βάλε τον μάγο εδώ
   *[witch] Βάλε τη μάγισσα εδώ
}
carcassonne-web-do-off = { $figure ->
    [mage] Βγάλε τον μάγο
   *[witch] Βγάλε τη μάγισσα
}
carcassonne-web-do-add = Πρόσθεσε εδώ
carcassonne-web-do-take = Πάρε αυτόν πίσω
carcassonne-web-pass = Χωρίς μιπλ
carcassonne-web-pass-add = Δεν προσθέτω
carcassonne-web-all-add = Όλοι μπορούν να προσθέσουν
carcassonne-web-all-take = Όλοι παίρνουν έναν πίσω
# Η κίνηση ως πράγμα για το οποίο γίνεται λόγος.
carcassonne-web-the-tile = το πλακίδιο
carcassonne-web-named-tile = { $turns ->
    [1] το πλακίδιο στο { $at }, στραμμένο μία φορά
    [2] το πλακίδιο στο { $at }, στραμμένο δύο φορές
    [3] το πλακίδιο στο { $at }, στραμμένο τρεις φορές
   *[0] το πλακίδιο στο { $at }
}
carcassonne-web-named-role = { $role ->
    [knight] ιππότης
    [robber] ληστής
    [monk] μοναχός
   *[farmer] αγρότης
}
carcassonne-web-named-figure = { $figure ->
    [mage] ο μάγος
   *[witch] η μάγισσα
} { $kind ->
    [city] στην πόλη
   *[road] στον δρόμο
} στο { $at }
carcassonne-web-named = { $what ->
    [add] ένας { carcassonne-web-named-role } ακόμη
    [take] { carcassonne-web-named-role } πίσω
    [mage-off] ο μάγος εκτός
    [witch-off] η μάγισσα εκτός
    [circle-add] όλοι μπορούν να προσθέσουν
    [circle-take] όλοι παίρνουν έναν πίσω
   *[pass] χωρίς μιπλ
}
carcassonne-web-turn-left = Στροφή αριστερά
carcassonne-web-turn-right = Στροφή δεξιά
carcassonne-web-zoom-in = Πιο κοντά
carcassonne-web-zoom-out = Πιο μακριά
carcassonne-web-fit = Όλο το τοπίο
carcassonne-web-show-places = Δείξε όλες τις θέσεις
carcassonne-web-areas = Κάτοχοι και πόντοι
carcassonne-web-unclaimed = Ημιτελή και ελεύθερα
carcassonne-web-tiles-left = Μένουν
carcassonne-web-hide = Κρύψε
carcassonne-web-show = Δείξε

## Στον χάρτη

carcassonne-web-map = Το τοπίο
carcassonne-web-cell = Θέση { $at }: { $turned ->
    [yes] το πλακίδιο ταιριάζει όπως είναι στραμμένο
   *[no] το πλακίδιο ταιριάζει αν στραφεί
}
carcassonne-web-lost = Θέση { $at }: κανένα από τα πλακίδια που μένουν δεν ταιριάζει εδώ.
carcassonne-web-only-way = Εδώ ταιριάζει μόνο έτσι.
carcassonne-web-here = Να μπει εδώ το πλακίδιο;
carcassonne-web-grows = { $kind ->
    [city] Η πόλη μεγαλώνει σε { carcassonne-tiles }: στο τέλος { $before } → { $after }.
    [road] Ο δρόμος μεγαλώνει σε { carcassonne-tiles }: στο τέλος { $before } → { $after }.
   *[monastery] Το μοναστήρι: στο τέλος { $before } → { $after }.
}
carcassonne-web-closes = { $kind ->
    [city] Έτσι κλείνει μια πόλη: { carcassonne-points }.
    [road] Έτσι κλείνει ένας δρόμος: { carcassonne-points }.
   *[monastery] Έτσι κλείνει ένα μοναστήρι: { carcassonne-points }.
}

## Το σημείωμα για μια περιοχή

carcassonne-web-area-open = { $kind ->
    [city] Ημιτελής πόλη
    [road] Ημιτελής δρόμος
    [monastery] Ημιτελές μοναστήρι
   *[field] Λιβάδι
}
carcassonne-web-area-done = { $kind ->
    [city] Ολοκληρωμένη πόλη
    [road] Ολοκληρωμένος δρόμος
   *[monastery] Ολοκληρωμένο μοναστήρι
}
carcassonne-web-ends = { $open ->
    [one] { $open } ανοιχτή άκρη
   *[other] { $open } ανοιχτές άκρες
}
carcassonne-web-around = { $open ->
    [one] γύρω του μένει { $open } κενή θέση
   *[other] γύρω του μένουν { $open } κενές θέσεις
}
carcassonne-web-mage-here = Ο μάγος: ένας πόντος παραπάνω ανά πλακίδιο.
carcassonne-web-witch-here = Η μάγισσα: οι μισοί πόντοι.
carcassonne-web-does = { $figure ->
    [mage] +1 πόντος ανά πλακίδιο
   *[witch] οι μισοί πόντοι
}
carcassonne-web-makes = { $figure ->
    [mage] Με τον μάγο: { carcassonne-web-when-closed } { $closed_before } → { $closed_after }, { carcassonne-web-at-end } { $before } → { $after }.
   *[witch] Με τη μάγισσα: { carcassonne-web-when-closed } { $closed_before } → { $closed_after }, { carcassonne-web-at-end } { $before } → { $after }.
}
carcassonne-web-leaves = { $kind ->
    [city] Η πόλη που αφήνει: { $before } → { $after }.
   *[road] Ο δρόμος που αφήνει: { $before } → { $after }.
}
carcassonne-web-nobody = Δεν στέκεται κανείς εδώ.
carcassonne-web-most = πλειοψηφία
carcassonne-web-tied = ισοπαλία
carcassonne-web-when-closed = αν κλείσει
carcassonne-web-at-end = στο τέλος
carcassonne-web-counts-tile = Ο δεύτερος αριθμός μετρά και αυτό το πλακίδιο.

## Το χέρι και οι παίκτες

carcassonne-web-hand = Πλακίδιο
carcassonne-web-your-tile = Το πλακίδιό σου
carcassonne-web-their-tile = Πλακίδιο στο χέρι: { $name }
carcassonne-web-more-alike = { $count ->
    [0] το τελευταίο του είδους του
    [one] μένει ακόμη { $count } ίδιο
   *[other] μένουν ακόμη { $count } ίδια
}
carcassonne-web-no-tile = Κανένα πλακίδιο στο χέρι.
carcassonne-web-supply = { $supply } από 7 μιπλ στο απόθεμα
carcassonne-web-if-ended = { $points } αν τελείωνε τώρα
carcassonne-web-of-kind = Πλακίδιο { $tile }, στη στοίβα: { $count }
carcassonne-web-of-total = από { $total }· τα αχνά είδη τελείωσαν

carcassonne-web-turn = { $seat } τοποθετεί το πλακίδιο { $tile } και βάζει πάνω του { carcassonne-role }.
carcassonne-web-turn-own = Τοποθετείς το πλακίδιο { $tile } και βάζεις πάνω του { carcassonne-role }.
