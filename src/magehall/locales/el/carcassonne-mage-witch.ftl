### Μάγος και μάγισσα, επέκταση του Καρκασόν. Τα $figure και $other είναι mage ή witch.

carcassonne-option-mage-witch = Μάγος και μάγισσα
    .help = Ο μάγος δίνει πόντους σε έναν δρόμο ή μια πόλη, η μάγισσα τους κόβει στη μέση.
carcassonne-option-mage-witch-on = ναι
carcassonne-option-mage-witch-off = όχι

# Στην αιτιατική.
carcassonne-figure = { $figure ->
    [mage] τον μάγο
   *[witch] τη μάγισσα
}
# Ως υποκείμενο στην αρχή της πρότασης.
carcassonne-figure-subject = { $figure ->
    [mage] Ο μάγος
   *[witch] Η μάγισσα
}

## Τι γίνεται

carcassonne-event-figure-moved = { $origin ->
    [beside] { $seat } φέρνει στο τοπίο { carcassonne-figure }
   *[other] { $seat } μετακινεί { carcassonne-figure }
}: { $kind ->
    [city] πόλη
   *[road] δρόμος
}{ $at ->
    [here] { "" }
   *[other] { " στο " }{ $at }
}, { carcassonne-tiles }.
carcassonne-event-figure-moved-own = { $origin ->
    [beside] Φέρνεις στο τοπίο { carcassonne-figure }
   *[other] Μετακινείς { carcassonne-figure }
}: { $kind ->
    [city] πόλη
   *[road] δρόμος
}{ $at ->
    [here] { "" }
   *[other] { " στο " }{ $at }
}, { carcassonne-tiles }.
carcassonne-event-figure-removed = { $seat } βγάζει { carcassonne-figure } από το τοπίο.
carcassonne-event-figure-removed-own = Βγάζεις { carcassonne-figure } από το τοπίο.
carcassonne-event-figure-returned = { carcassonne-figure-subject } γυρίζει δίπλα στο τοπίο.
carcassonne-event-figures-met = Ο μάγος και η μάγισσα συναντήθηκαν· { $seat } πρέπει να μετακινήσει έναν από τους δύο.
carcassonne-event-figures-met-own = Ο μάγος και η μάγισσα συναντήθηκαν· πρέπει να μετακινήσεις έναν από τους δύο.
carcassonne-event-figures-idle = Ο μάγος και η μάγισσα δεν έχουν πού να πάνε και μένουν δίπλα στο τοπίο.

## Γιατί όχι

carcassonne-refusal-no-figure-now = Δεν είναι ώρα για τον μάγο ή τη μάγισσα.
carcassonne-refusal-figure-first = Πρώτα φέρε ή μετακίνησε τον μάγο ή τη μάγισσα.
carcassonne-refusal-figure-can-move = { carcassonne-figure-subject } έχει ακόμα πού να πάει και δεν επιτρέπεται να βγει από το τοπίο.
carcassonne-refusal-figure-not-out = { carcassonne-figure-subject } δεν είναι στο τοπίο.
carcassonne-refusal-only-roads-and-cities = { carcassonne-figure-subject } πηγαίνει μόνο σε δρόμους και πόλεις.
carcassonne-refusal-already-complete = Αυτός ο δρόμος ή αυτή η πόλη έχει ολοκληρωθεί· βάλε { carcassonne-figure } κάπου που μένει ημιτελές.
carcassonne-refusal-same-feature = { carcassonne-figure-subject } στέκεται ήδη εκεί και πρέπει να πάει σε άλλον δρόμο ή σε άλλη πόλη.
carcassonne-refusal-other-figure-there = { $other ->
    [mage] Εκεί στέκεται ο μάγος
   *[witch] Εκεί στέκεται η μάγισσα
}· οι δύο τους δεν επιτρέπεται να είναι στον ίδιο δρόμο ή στην ίδια πόλη.

## Τι κάνεις τώρα

carcassonne-status-figure = Φέρε ή μετακίνησε φιγούρα: m (μάγος) ή w (μάγισσα) και γράμμα: m { $letter }.
carcassonne-status-met = Μάγος και μάγισσα συναντήθηκαν: μετακίνησε τον έναν, m ή w και γράμμα: m { $letter }.
carcassonne-status-off = Δεν υπάρχει άλλος ημιτελής δρόμος ή πόλη: βγάλε μια φιγούρα, m off ή w off.

## Στο τραπέζι

carcassonne-label-figure = { $figure ->
    [mage] μάγος
   *[witch] μάγισσα
}
carcassonne-label-beside = περιμένει
carcassonne-label-symbol-mage = με το σύμβολο του μάγου
