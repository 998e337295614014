### Witchstone. Τα πράγματα έρχονται με τις λέξεις της σημειογραφίας και τα λένε τα βοηθητικά μηνύματα: $symbol,
### $symbol_a, $symbol_b και $action είναι energy, witch, pentagram, crystal, wand ή scroll· $chip και vp3, $shelf και
### bottom· $place είναι τοποθεσία, $scroll είδος παπύρου. Εξάγωνα και αλυσίδες ($hex, $hexes, $from, $chain) μένουν
### όπως γράφονται. Τα ονόματα των παικτών είναι υποκείμενα ή στέκουν μετά από άνω και κάτω τελεία.

## Όροι

-witchstone-energy = { $case ->
   *[nominative] ενέργεια
    [genitive] ενέργειας
}
-witchstone-witch = { $case ->
   *[nominative] μάγισσα
    [genitive] μάγισσας
}
-witchstone-pentagram = { $case ->
   *[nominative] πεντάλφα
    [genitive] πεντάλφας
}
-witchstone-crystal = { $case ->
   *[nominative] κρύσταλλο
    [genitive] κρυστάλλου
}
-witchstone-wand = { $case ->
   *[nominative] ραβδί
    [genitive] ραβδιού
}
-witchstone-scroll = { $case ->
   *[nominative] πάπυρος
    [genitive] παπύρου
}
-witchstone-stone = { $case ->
   *[nominative] Πέτρα των Μαγισσών
    [genitive] Πέτρας των Μαγισσών
}

witchstone-title = Witchstone
witchstone-summary = Γέμισε το καζάνι σου με ζευγάρια συμβόλων και εκτέλεσέ τα, ξανά και ξανά: ενέργεια, μάγισσες, κρύσταλλα, πάπυροι.

# Τα έξι σύμβολα είναι και τα έξι είδη δράσεων.
witchstone-symbol = { $symbol ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
   *[scroll] { -witchstone-scroll }
}
witchstone-symbol-a = { $symbol_a ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
   *[scroll] { -witchstone-scroll }
}
witchstone-symbol-b = { $symbol_b ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
   *[scroll] { -witchstone-scroll }
}
# Ακριβώς δύο γράμματα, έξι διαφορετικά: στέκουν στα εξάγωνα, και τα γράφουν οι παίκτες.
witchstone-symbol-code = { $symbol ->
    [energy] Εν
    [witch] Μα
    [pentagram] Πε
    [crystal] Κρ
    [wand] Ρα
   *[scroll] Πα
}
witchstone-tile = { witchstone-symbol-a }/{ witchstone-symbol-b }
witchstone-each-tiles = { witchstone-symbol-a }/{ witchstone-symbol-b }
witchstone-action = { $action ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
   *[scroll] { -witchstone-scroll }
}
# «2 δράσεις μάγισσας».
witchstone-x-of-action = { $action ->
    [energy] { -witchstone-energy(case: "genitive") }
    [witch] { -witchstone-witch(case: "genitive") }
    [pentagram] { -witchstone-pentagram(case: "genitive") }
    [crystal] { -witchstone-crystal(case: "genitive") }
    [wand] { -witchstone-wand(case: "genitive") }
   *[scroll] { -witchstone-scroll(case: "genitive") }
}
witchstone-x-of-symbol = { $symbol ->
    [energy] { -witchstone-energy(case: "genitive") }
    [witch] { -witchstone-witch(case: "genitive") }
    [pentagram] { -witchstone-pentagram(case: "genitive") }
    [crystal] { -witchstone-crystal(case: "genitive") }
    [wand] { -witchstone-wand(case: "genitive") }
   *[scroll] { -witchstone-scroll(case: "genitive") }
}
witchstone-chip = { $chip ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
    [vp3] 3 πόντοι
   *[scroll] { -witchstone-scroll }
}
witchstone-shelf = { $shelf ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
    [bottom] κάτω
   *[scroll] { -witchstone-scroll }
}
witchstone-crystal = { $crystal ->
    [black] το μαύρο κρύσταλλο
   *[own] ένα κρύσταλλο
}
# Μια τοποθεσία με την πρόθεσή της: «στέκεται στο βόρειο χωριό», «στέλνει μια μάγισσα στο βόρειο χωριό».
witchstone-place = { $place ->
    [witchstone] στην { -witchstone-stone }
    [tower_n] στον βόρειο πύργο
    [tower_e] στον ανατολικό πύργο
    [tower_s] στον νότιο πύργο
    [tower_w] στον δυτικό πύργο
    [village_n] στο βόρειο χωριό
    [village_e] στο ανατολικό χωριό
    [village_s] στο νότιο χωριό
    [village_w] στο δυτικό χωριό
    [forest_n] στο βόρειο δάσος
    [forest_e] στο ανατολικό δάσος
    [forest_s] στο νότιο δάσος
    [forest_w] στο δυτικό δάσος
    [castle_ne] στο βορειοανατολικό κάστρο
    [castle_se] στο νοτιοανατολικό κάστρο
    [castle_sw] στο νοτιοδυτικό κάστρο
    [castle_nw] στο βορειοδυτικό κάστρο
   *[other] στην τοποθεσία { $place }
}
# Ένας πάπυρος, το πολύ 30 γράμματα· όπου η οθόνη βάζει και τους αριθμούς του, το πολύ 25.
witchstone-scroll = { $scroll ->
    [b2_energy] ενίσχυση { -witchstone-energy(case: "genitive") } +2
    [b2_witch] ενίσχυση { -witchstone-witch(case: "genitive") } +2
    [b2_pentagram] ενίσχυση { -witchstone-pentagram(case: "genitive") } +2
    [b2_crystal] ενίσχυση { -witchstone-crystal(case: "genitive") } +2
    [b2_wand] ενίσχυση { -witchstone-wand(case: "genitive") } +2
    [b2_scroll] ενίσχυση { -witchstone-scroll(case: "genitive") } +2
    [b1_any] ενίσχυση όποιας δράσης +1
    [p_cluster_energy] ομάδα από ενέργεια
    [p_cluster_witch] ομάδα από μάγισσες
    [p_cluster_pentagram] ομάδα από πεντάλφες
    [p_cluster_crystal] ομάδα από κρύσταλλα
    [p_cluster_wand] ομάδα από ραβδιά
    [p_cluster_scroll] ομάδα από παπύρους
    [p_occ_villages] μάγισσες: χωριά
    [p_occ_forests] μάγισσες: δάση
    [p_occ_castles] μάγισσες: κάστρα
    [p_occ_towers] μάγισσες: ξένοι πύργοι
    [p_occ_vct] μάγισσες: χωριό–κάστρο–πύργος
    [p_occ_fvc] μάγισσες: δάσος–χωριό–κάστρο
    [p_occ_cft] μάγισσες: κάστρο–δάσος–πύργος
    [p_con_ttf] σύνδεση: πύργος–πύργος–δάσος
    [p_con_ccv] σύνδεση: κάστρο–κάστρο–χωριό
    [p_con_fvw] σύνδεση: δάσος–χωριό–Πέτρα
    [p_stone_rank] κατάταξη στην Πέτρα
    [p_witches] μάγισσες στον χάρτη
    [p_lying] ξαπλωμένες μάγισσες
    [p_silver] ασημένια πεδία
    [p_special] ειδικά πλακίδια
    [p_scrolls] πάπυροι
    [p_chips] μάρκες
    [p_crystals] κρύσταλλα στη ραφιέρα
   *[other] { $scroll }
}
# Τι μετρά ένα ασημένιο πεδίο του ραβδιού.
witchstone-counted = { $counted ->
    [chains] αλυσίδες
    [scrolls] πάπυροι
    [crystals] κρύσταλλα
    [witches] μάγισσες
    [chips] μάρκες
   *[special_tiles] ειδικά πλακίδια
}
# Τι περιμένει απόφαση, ως τίτλος.
witchstone-open = { $open ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
    [scroll] { -witchstone-scroll }
    [turn] τοποθέτηση πλακιδίου
    [shelf] επιλογή ραφιού
    [chip] επιλογή μάρκας
    [special-tile] ειδικό πλακίδιο
    [empty-space] άδειο σκούρο πεδίο
    [wand-spaces] πεδία του ραβδιού
    [tower] επιλογή πύργου
    [draw] τράβηγμα πλακιδίου
    [reveal] άνοιγμα παπύρου
    [refill] άνοιγμα ειδικού πλακιδίου
    [deal] στήσιμο του τραπεζιού
   *[over] τέλος
}
# Τι προηγείται από όλα τα άλλα.
witchstone-first = { $open ->
    [turn] Πρώτα βάλε ένα πλακίδιο.
    [shelf] Πρώτα διάλεξε ράφι για το κρύσταλλο.
    [chip] Πρώτα διάλεξε μάρκα.
    [special-tile] Πρώτα αποφάσισε για το ειδικό πλακίδιο.
    [empty-space] Πρώτα διάλεξε σύμβολο για το άδειο σκούρο πεδίο.
    [wand-spaces] Πρώτα έρχονται τα πεδία του ραβδιού.
    [tower] Πρώτα διάλεξε τον πύργο σου.
   *[other] Πρώτα τελείωσε τη δράση «{ witchstone-open }».
}
witchstone-points = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
witchstone-x-points-accusative = { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}
witchstone-actions = { $actions ->
    [one] { $actions } δράση
   *[other] { $actions } δράσεις
}
witchstone-steps = { $steps ->
    [one] { $steps } βήμα
   *[other] { $steps } βήματα
}

## Ρυθμίσεις

witchstone-option-board = Ταμπλό
    .help = Τα δεδομένα για τον χάρτη, το καζάνι, τις διαδρομές και τους παπύρους.
witchstone-option-board-reconstructed = ανασύνθεση
witchstone-option-board-wand-b = ανασύνθεση, με άλλη σειρά στο ραβδί
witchstone-option-screens = Παραβάν
    .help = Τα πλακίδια πίσω από τα παραβάν και τα προσωρινά σύνολα είναι κρυφά ή τα βλέπουν όλοι.
witchstone-option-screens-closed = κλειστά
witchstone-option-screens-open = ανοιχτά
witchstone-option-chips = Μάρκες από τον χάρτη
    .help = Η δράση μιας μάρκας που πήρε μάγισσα χρησιμοποιείται το αργότερο μετά την τελευταία δράση μάγισσας στη σειρά σου, ή μόνο ώσπου να τελειώσει η δράση μάγισσας στην οποία πάρθηκε.
witchstone-option-chips-turn = ισχύουν για όλη τη σειρά
witchstone-option-chips-action = ισχύουν μόνο στην ίδια δράση
witchstone-option-handicap-A = Χάντικαπ του πρώτου παίκτη
    .help = Ένας δυνατός παίκτης διαλέγει από τρία πλακίδια, από δύο, ή παίζει το ένα που τραβά.
witchstone-option-handicap-A-none = κανένα
witchstone-option-handicap-B = Χάντικαπ του δεύτερου παίκτη
    .help = Ένας δυνατός παίκτης διαλέγει από τρία πλακίδια, από δύο, ή παίζει το ένα που τραβά.
witchstone-option-handicap-B-none = κανένα
witchstone-option-handicap-C = Χάντικαπ του τρίτου παίκτη
    .help = Ένας δυνατός παίκτης διαλέγει από τρία πλακίδια, από δύο, ή παίζει το ένα που τραβά.
witchstone-option-handicap-C-none = κανένα
witchstone-option-handicap-D = Χάντικαπ του τέταρτου παίκτη
    .help = Ένας δυνατός παίκτης διαλέγει από τρία πλακίδια, από δύο, ή παίζει το ένα που τραβά.
witchstone-option-handicap-D-none = κανένα
witchstone-variant-open-screens = Ανοιχτά παραβάν
    .help = Όλοι βλέπουν τα πλακίδια και τα προσωρινά σύνολα όλων.
witchstone-edition-bg-2024-source = Βουλγαρικοί κανόνες του 2024

## Τι γίνεται

witchstone-event-table-set = Το τραπέζι στήθηκε: πάπυροι, ειδικά πλακίδια και μάρκες είναι ανοιχτά.
witchstone-event-hand-drawn = { $seat } κρατά τα πλακίδια { $tiles }.
witchstone-event-hand-drawn-own = Τα πλακίδιά σου: { $tiles }.
witchstone-event-tile-drawn = { $seat } τραβά το πλακίδιο { witchstone-tile }.
witchstone-event-tile-drawn-own = Τραβάς το πλακίδιο { witchstone-tile }.
witchstone-event-supply-shrank = { $seat } τραβά ένα πλακίδιο· μένουν στο απόθεμα: { $left }.
witchstone-event-supply-shrank-own = Τραβάς ένα πλακίδιο· μένουν στο απόθεμα: { $left }.
witchstone-event-tower-taken = { $seat } βάζει τη μεγάλη μάγισσα { witchstone-place }: { witchstone-points }.
witchstone-event-tower-taken-own = Βάζεις τη μεγάλη μάγισσα { witchstone-place }: { witchstone-points }.
witchstone-event-turn-began = Γύρος { $round }: παίζει { $seat }.
witchstone-event-turn-began-own = Γύρος { $round }: είναι η σειρά σου.
witchstone-event-tile-placed = { $seat } βάζει το πλακίδιο { witchstone-tile }{ $hexes ->
    [here] { "" }
   *[other] { " στα " }{ $hexes }
}.
witchstone-event-tile-placed-own = Βάζεις το πλακίδιο { witchstone-tile }{ $hexes ->
    [here] { "" }
   *[other] { " στα " }{ $hexes }
}.
witchstone-event-tile-discarded = Κανένα πλακίδιο δεν χωράει: { $seat } πετάει το { witchstone-tile }.
witchstone-event-tile-discarded-own = Κανένα πλακίδιο δεν χωράει: πετάς το { witchstone-tile }.
witchstone-event-action-opened = { $seat } έχει { witchstone-actions } { witchstone-x-of-action } { $source ->
    [tile] από το πλακίδιο
    [space] από το άδειο πεδίο
    [shelf] από το ράφι
   *[setup] από τη μάρκα
}.
witchstone-event-action-opened-own = Έχεις { witchstone-actions } { witchstone-x-of-action } { $source ->
    [tile] από το πλακίδιο
    [space] από το άδειο πεδίο
    [shelf] από το ράφι
   *[setup] από τη μάρκα
}.
witchstone-event-actions-lost = { $seat } δεν χρησιμοποιεί { witchstone-actions } { witchstone-x-of-action }.
witchstone-event-actions-lost-own = Δεν χρησιμοποιείς { witchstone-actions } { witchstone-x-of-action }.
witchstone-event-segment-placed = { $seat } βάζει ένα τμήμα στην αλυσίδα { $chain }, { $links } από { $of }.
witchstone-event-segment-placed-own = Βάζεις ένα τμήμα στην αλυσίδα { $chain }, { $links } από { $of }.
witchstone-event-chain-finished = { $seat } ολοκληρώνει την αλυσίδα { $chain }: { witchstone-points }.
witchstone-event-chain-finished-own = Ολοκληρώνεις την αλυσίδα { $chain }: { witchstone-points }.
witchstone-event-witch-laid = { $seat } ξαπλώνει μια μάγισσα δίπλα στον πύργο· ξαπλωμένες εκεί τώρα: { $lying }.
witchstone-event-witch-laid-own = Ξαπλώνεις μια μάγισσα δίπλα στον πύργο· ξαπλωμένες εκεί τώρα: { $lying }.
witchstone-event-witch-sent = { $seat } στέλνει μια μάγισσα { witchstone-place } με { witchstone-actions }: { witchstone-points }.
witchstone-event-witch-sent-own = Στέλνεις μια μάγισσα { witchstone-place } με { witchstone-actions }: { witchstone-points }.
witchstone-event-stone-reached = { $seat } πιάνει την υποδοχή { $slot } στην { -witchstone-stone }: { witchstone-points }.
witchstone-event-stone-reached-own = Πιάνεις την υποδοχή { $slot } στην { -witchstone-stone }: { witchstone-points }.
witchstone-event-chip-taken = { $place ->
    [cloth] { $seat } παίρνει μια μάρκα από το τραπεζομάντιλο: { witchstone-chip }.
   *[other] { $seat } παίρνει τη μάρκα από εκεί: { witchstone-chip }.
}
witchstone-event-chip-taken-own = { $place ->
    [cloth] Παίρνεις μια μάρκα από το τραπεζομάντιλο: { witchstone-chip }.
   *[other] Παίρνεις τη μάρκα από εκεί: { witchstone-chip }.
}
witchstone-event-chip-used = { $seat } χρησιμοποιεί μια μάρκα για { witchstone-actions }: { witchstone-chip }.
witchstone-event-chip-used-own = Χρησιμοποιείς μια μάρκα για { witchstone-actions }: { witchstone-chip }.
witchstone-event-owl-stepped = { $seat } κάνει { witchstone-steps } στην πεντάλφα, ως το πεδίο { $space }.
witchstone-event-owl-stepped-own = Κάνεις { witchstone-steps } στην πεντάλφα, ως το πεδίο { $space }.
witchstone-event-owl-tile-taken = { $seat } παίρνει ένα πλακίδιο κουκουβάγιας αξίας { $value }.
witchstone-event-owl-tile-taken-own = Παίρνεις ένα πλακίδιο κουκουβάγιας αξίας { $value }.
witchstone-event-owl-space-empty = Εκεί δεν έχει μείνει πλακίδιο κουκουβάγιας: { $seat } παίρνει { witchstone-x-points-accusative }.
witchstone-event-owl-space-empty-own = Εκεί δεν έχει μείνει πλακίδιο κουκουβάγιας: παίρνεις { witchstone-x-points-accusative }.
witchstone-event-special-taken = { $seat } παίρνει το ειδικό πλακίδιο { witchstone-tile }.
witchstone-event-special-taken-own = Παίρνεις το ειδικό πλακίδιο { witchstone-tile }.
witchstone-event-special-refilled = Ανοίγει το ειδικό πλακίδιο { witchstone-tile }· μένουν στη στοίβα: { $left }.
witchstone-event-special-kept = { $seat } κρατά το ειδικό πλακίδιο { witchstone-tile } για μία χρήση.
witchstone-event-special-kept-own = Κρατάς το ειδικό πλακίδιο { witchstone-tile } για μία χρήση.
witchstone-event-special-placed = { $seat } βάζει μόνιμα το ειδικό πλακίδιο { witchstone-tile }{ $hex ->
    [here] { "" }
   *[other] { " στο " }{ $hex }
}.
witchstone-event-special-placed-own = Βάζεις μόνιμα το ειδικό πλακίδιο { witchstone-tile }{ $hex ->
    [here] { "" }
   *[other] { " στο " }{ $hex }
}.
witchstone-event-special-used = { $seat } χρησιμοποιεί το ειδικό πλακίδιο { witchstone-tile } για { witchstone-actions } { witchstone-x-of-action }.
witchstone-event-special-used-own = Χρησιμοποιείς το ειδικό πλακίδιο { witchstone-tile } για { witchstone-actions } { witchstone-x-of-action }.
witchstone-event-crystal-moved = { $seat } μετακινεί { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " από το " }{ $from }
}{ $hex ->
    [here] { "" }
   *[other] { " στο " }{ $hex }
} με { witchstone-actions }.
witchstone-event-crystal-moved-own = Μετακινείς { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " από το " }{ $from }
}{ $hex ->
    [here] { "" }
   *[other] { " στο " }{ $hex }
} με { witchstone-actions }.
witchstone-event-crystal-brought-out = { $seat } βγάζει { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " από το " }{ $from }
} στο χείλος με { witchstone-actions }. Το σύμβολο εκεί: { witchstone-symbol }.
witchstone-event-crystal-brought-out-own = Βγάζεις { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " από το " }{ $from }
} στο χείλος με { witchstone-actions }. Το σύμβολο εκεί: { witchstone-symbol }.
witchstone-event-crystal-shelved = { $shelf ->
    [bottom] { $seat } βάζει { witchstone-crystal } στο κάτω ράφι· ελεύθερες φιάλες εκεί: { $free }.
   *[other] { $seat } βάζει { witchstone-crystal } στο ράφι «{ witchstone-shelf }»· ελεύθερες φιάλες εκεί: { $free }.
}
witchstone-event-crystal-shelved-own = { $shelf ->
    [bottom] Βάζεις { witchstone-crystal } στο κάτω ράφι· ελεύθερες φιάλες εκεί: { $free }.
   *[other] Βάζεις { witchstone-crystal } στο ράφι «{ witchstone-shelf }»· ελεύθερες φιάλες εκεί: { $free }.
}
witchstone-event-crystal-boxed = Και τα δύο ράφια είναι γεμάτα: { $seat } επιστρέφει { witchstone-crystal } στο κουτί.
witchstone-event-crystal-boxed-own = Και τα δύο ράφια είναι γεμάτα: επιστρέφεις { witchstone-crystal } στο κουτί.
witchstone-event-crystal-removed = { $seat } βγάζει με το χέρι { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " από το " }{ $from }
}: { $points_signed }.
witchstone-event-crystal-removed-own = Βγάζεις με το χέρι { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " από το " }{ $from }
}: { $points_signed }.
witchstone-event-wand-stepped = { $leading ->
    [1] { $seat } κάνει { witchstone-steps } στο ραβδί ως το πεδίο { $space }, και κανείς δεν είναι πιο μπροστά.
   *[0] { $seat } κάνει { witchstone-steps } στο ραβδί ως το πεδίο { $space }.
}
witchstone-event-wand-stepped-own = { $leading ->
    [1] Κάνεις { witchstone-steps } στο ραβδί ως το πεδίο { $space }, και κανείς δεν είναι πιο μπροστά.
   *[0] Κάνεις { witchstone-steps } στο ραβδί ως το πεδίο { $space }.
}
witchstone-event-bonus-reached = { $doubled ->
    [1] Πεδίο { $space } του ραβδιού, διπλό: { $seat } έχει { witchstone-actions } { witchstone-x-of-action }.
   *[0] Πεδίο { $space } του ραβδιού: { $seat } έχει { witchstone-actions } { witchstone-x-of-action }.
}
witchstone-event-bonus-reached-own = { $doubled ->
    [1] Πεδίο { $space } του ραβδιού, διπλό: έχεις { witchstone-actions } { witchstone-x-of-action }.
   *[0] Πεδίο { $space } του ραβδιού: έχεις { witchstone-actions } { witchstone-x-of-action }.
}
witchstone-event-silver-scored = Ασημένιο πεδίο { $space } ({ witchstone-counted }: { $count }): { $seat } παίρνει { witchstone-x-points-accusative }.
witchstone-event-silver-scored-own = Ασημένιο πεδίο { $space } ({ witchstone-counted }: { $count }): παίρνεις { witchstone-x-points-accusative }.
witchstone-event-scroll-taken = { $seat } παίρνει τον πάπυρο από το ράφι { $shelf } ({ witchstone-scroll }).
witchstone-event-scroll-taken-own = Παίρνεις τον πάπυρο από το ράφι { $shelf } ({ witchstone-scroll }).
witchstone-event-scroll-revealed = Ανοίγει ένας πάπυρος ({ witchstone-scroll })· μένουν στη στοίβα: { $left }.
witchstone-event-boost-played = { $seat } παίζει ένα ξόρκι ενίσχυσης ({ witchstone-scroll }).
witchstone-event-boost-played-own = Παίζεις ένα ξόρκι ενίσχυσης ({ witchstone-scroll }).
witchstone-event-prophecy-counted = { $level ->
    [0] { $seat } έχει ανεκπλήρωτη προφητεία ({ witchstone-scroll }): { witchstone-points }.
   *[other] { $seat } έχει προφητεία στο επίπεδο { $level } ({ witchstone-scroll }): { witchstone-points }.
}
witchstone-event-prophecy-counted-own = { $level ->
    [0] Έχεις ανεκπλήρωτη προφητεία ({ witchstone-scroll }): { witchstone-points }.
   *[other] Έχεις προφητεία στο επίπεδο { $level } ({ witchstone-scroll }): { witchstone-points }.
}
witchstone-event-final-counted = { $seat }: κλίμακα { $track }, κουκουβάγιες { $owls }, μάρκες { $chips }, ξόρκια { $boosts }, προφητείες { $prophecies }· σύνολο { $total }.
witchstone-event-final-counted-own = Εσύ: κλίμακα { $track }, κουκουβάγιες { $owls }, μάρκες { $chips }, ξόρκια { $boosts }, προφητείες { $prophecies }· σύνολο { $total }.
witchstone-event-game-ended = Η παρτίδα τελείωσε. Ο τίτλος του Άρχοντα της { -witchstone-stone(case: "genitive") }, με { $total ->
    [one] { $total } πόντο
   *[other] { $total } πόντους
}: { $seats }.
witchstone-event-game-ended-own = Η παρτίδα τελείωσε. Ο τίτλος του Άρχοντα της { -witchstone-stone(case: "genitive") } είναι δικός σου, με { $total ->
    [one] { $total } πόντο
   *[other] { $total } πόντους
}.

## Γιατί όχι

witchstone-refusal-not-a-move = Αυτό δεν είναι κίνηση αυτού του παιχνιδιού.
witchstone-refusal-not-on-this-board = Αυτό το ταμπλό δεν έχει κάτι τέτοιο.
witchstone-refusal-game-over = Η παρτίδα τελείωσε.
witchstone-refusal-nature-draws = Πλακίδια, παπύρους και μάρκες τα φέρνει η τύχη, όχι { $seat }.
witchstone-refusal-nature-first = Πρώτα κάτι έρχεται από την τύχη: { witchstone-open }.
witchstone-refusal-not-your-turn = Όχι ακόμα: πρώτα παίζει { $seat }.
witchstone-refusal-not-now = { witchstone-first }
witchstone-refusal-another-action-open = { witchstone-first } Ό,τι μένει μπορείς και να το αφήσεις.
witchstone-refusal-no-actions-left = Εδώ δεν μένει άλλη δράση { witchstone-x-of-action }.
witchstone-refusal-tile-not-held = Δεν έχεις το πλακίδιο { witchstone-tile }. Τα πλακίδιά σου: { $tiles }.
witchstone-refusal-tile-can-be-laid = Το πλακίδιο { witchstone-tile } δεν πετιέται: κάποιο πλακίδιο χωράει, ή θα χωρέσει αν βγάλεις κρύσταλλα.
witchstone-refusal-not-side-by-side = Αυτά τα δύο εξάγωνα δεν είναι γειτονικά.
witchstone-refusal-no-such-hex = Το καζάνι δεν έχει τέτοιο εξάγωνο.
witchstone-refusal-crystal-there = Εκεί υπάρχει κρύσταλλο.
witchstone-refusal-printed-symbol = Τυπωμένο σύμβολο δεν σκεπάζεται.
witchstone-refusal-hex-covered = Εκεί υπάρχει ήδη πλακίδιο.
witchstone-refusal-hex-occupied = Ένα κρύσταλλο δεν σταματά εκεί: το εξάγωνο είναι πιασμένο.
witchstone-refusal-no-segments = Τα τμήματά σου τελείωσαν.
witchstone-refusal-finish-chain-first = Πρώτα τελείωσε την αλυσίδα που άρχισες.
witchstone-refusal-chain-taken = Αυτή η αλυσίδα ανήκει σε άλλον: { $owner_seat }.
witchstone-refusal-not-at-tower = Η πρώτη σου αλυσίδα πρέπει να ξεκινά από τον πύργο σου.
witchstone-refusal-not-connected = Οι ολοκληρωμένες αλυσίδες σου δεν φτάνουν ακόμα ως εκεί.
witchstone-refusal-too-far = Αυτό θέλει { $needed ->
    [one] { $needed } δράση
   *[other] { $needed } δράσεις
}· μένουν: { $left }.
witchstone-refusal-exit-too-far = Ως αυτή την έξοδο χρειάζεσαι { $needed ->
    [one] { $needed } δράση
   *[other] { $needed } δράσεις
}· μένουν: { $left }.
witchstone-refusal-no-witch-in-reserve = Η εφεδρεία σου είναι άδεια· μάγισσες ξαπλωμένες δίπλα στον πύργο σου: { $lying }.
witchstone-refusal-no-witch-lying = Καμία μάγισσά σου δεν είναι ξαπλωμένη δίπλα στον πύργο· ξάπλωσε πρώτα μία. Μάγισσες στην εφεδρεία: { $reserve }.
witchstone-refusal-own-tower = Η μεγάλη σου μάγισσα στέκεται { witchstone-place }: άλλη δική σου δεν πάει εκεί.
witchstone-refusal-witch-stands-there = Μια μάγισσά σου στέκεται ήδη { witchstone-place }.
witchstone-refusal-too-many-steps = Πολύ μακριά: { witchstone-steps }· μένουν: { $left }.
witchstone-refusal-stop-at-dark-space = Σταμάτα πρώτα στο επόμενο σκούρο πεδίο· βήματα ως εκεί: { $away }.
witchstone-refusal-end-of-wand = Η κουκουβάγια σου είναι στο τελευταίο πεδίο του ραβδιού.
witchstone-refusal-beyond-the-end = Το ραβδί τελειώνει νωρίτερα· πεδία που μένουν: { $left }.
witchstone-refusal-not-on-tile = Το πλακίδιο { witchstone-tile } δεν έχει αυτό το σύμβολο: { witchstone-action }.
witchstone-refusal-no-tile-waiting = Εδώ δεν περιμένει τέτοιο ειδικό πλακίδιο: { witchstone-tile }.
witchstone-refusal-no-chip-waiting = { $black ->
    [1] Εδώ δεν περιμένει τέτοια μάρκα από το μαύρο κρύσταλλο: { witchstone-chip }.
   *[0] Εδώ δεν περιμένει τέτοια μάρκα: { witchstone-chip }.
}
witchstone-refusal-no-such-chip = Στο τραπεζομάντιλο δεν υπάρχει τέτοια μάρκα: { witchstone-chip }.
witchstone-refusal-no-crystals = Δεν μένει κρύσταλλο στο καζάνι σου.
witchstone-refusal-no-crystal-there = Εκεί δεν υπάρχει κρύσταλλο.
witchstone-refusal-wrong-shelf = Το κρύσταλλο πάει στο ράφι του συμβόλου από το χείλος ή στο κάτω ράφι, όχι εδώ: { witchstone-shelf }. Το σύμβολο στο χείλος: { witchstone-symbol }.
witchstone-refusal-shelf-empty = Το ράφι { $shelf } της βιβλιοθήκης είναι άδειο· πάπυροι εκεί: { $scrolls }.
witchstone-refusal-shelf-too-high = Το ράφι { $shelf } είναι πολύ ψηλά· διαλέγεις από { $left ->
    [one] το χαμηλότερο ράφι
   *[other] τα { $left } χαμηλότερα ράφια
}.
witchstone-refusal-not-a-boost = Μια προφητεία δεν προσθέτει δράσεις ({ witchstone-scroll }).
witchstone-refusal-boost-not-held = Δεν έχεις τέτοιον πάπυρο ({ witchstone-scroll }).
witchstone-refusal-boost-used = { $copies ->
    [one] Αυτό το ξόρκι το χρησιμοποίησες ήδη ({ witchstone-scroll }).
   *[other] Και τα { $copies } τέτοια ξόρκια τα χρησιμοποίησες ήδη ({ witchstone-scroll }).
}
witchstone-refusal-boost-of-another-kind = Αυτό το ξόρκι ({ witchstone-scroll }) δεν ταιριάζει στη δράση που παίζεται: { witchstone-action }.
witchstone-refusal-nothing-to-boost = Άλλες δράσεις { witchstone-x-of-action } δεν θα χρησίμευαν τώρα ({ witchstone-scroll }).
witchstone-refusal-not-a-tower = Η μεγάλη μάγισσα ξεκινά σε πύργο, όχι { witchstone-place }.
witchstone-refusal-tower-taken = Άλλη μεγάλη μάγισσα στέκεται { witchstone-place }: { $owner_seat }.
witchstone-refusal-handicap-without-player = Στη θέση { $seat } δεν κάθεται κανείς για να πάρει χάντικαπ· παίκτες: { $players }.
witchstone-refusal-another-draws = Το πλακίδιο το τραβά { $seat }.
witchstone-refusal-tile-not-in-supply = Το πλακίδιο { witchstone-tile } δεν είναι στο απόθεμα.
witchstone-refusal-scroll-not-in-pile = Στη στοίβα δεν μένει τέτοιος πάπυρος ({ witchstone-scroll }).
witchstone-refusal-tile-not-in-stack = Το πλακίδιο { witchstone-tile } δεν είναι στη στοίβα των ειδικών πλακιδίων.
witchstone-refusal-no-draw-now = Τώρα δεν τραβιέται τίποτα· είναι η ώρα για άλλο: { witchstone-open }.
witchstone-refusal-no-deal-now = Το τραπέζι είναι ήδη στημένο.
witchstone-refusal-deal-chips = Μάρκες για τον χάρτη: χρειάζονται { $wanted }, μοιράστηκαν { $found }.
witchstone-refusal-too-many-chips = Οι μάρκες ενός είδους είναι { $wanted }, όχι { $found }.
witchstone-refusal-deal-library = Πάπυροι για τη βιβλιοθήκη: χρειάζονται { $wanted }, μοιράστηκαν { $found }.
witchstone-refusal-unknown-scroll = Αυτό το ταμπλό δεν έχει τέτοιον πάπυρο.
witchstone-refusal-too-many-scrolls = { $copies ->
    [one] Υπάρχει μόνο { $copies } τέτοιος πάπυρος ({ witchstone-scroll }).
   *[other] Υπάρχουν μόνο { $copies } τέτοιοι πάπυροι ({ witchstone-scroll }).
}
witchstone-refusal-deal-specials = Διαφορετικά ειδικά πλακίδια για την πεντάλφα: χρειάζονται { $wanted }, μοιράστηκαν { $found }.
witchstone-refusal-deal-seats = Χέρια πλακιδίων: χρειάζονται { $wanted }, μοιράστηκαν { $found }.
witchstone-refusal-deal-hand = { $seat } πρέπει να πάρει { $wanted ->
    [one] { $wanted } πλακίδιο
   *[other] { $wanted } πλακίδια
}, όχι { $found }.

## Γιατί προτείνεται μια κίνηση

witchstone-reason-only-move = Είναι η μόνη σου κίνηση.
witchstone-reason-gains-most = { $equal ->
    [one] Φέρνει αμέσως τα περισσότερα.
   *[other] Φέρνει αμέσως τα περισσότερα· τέτοιες κινήσεις: { $equal }.
}
witchstone-reason-plan-of-the-turn = { $points ->
    [one] { $points } πόντος τώρα και { $total } μαζί με το τέλος της παρτίδας, με αυτό το σχέδιο: { $plan }.
   *[other] { $points } πόντοι τώρα και { $total } μαζί με το τέλος της παρτίδας, με αυτό το σχέδιο: { $plan }.
}
witchstone-reason-plan-owls = Πλακίδια κουκουβάγιας: { $points_signed }.
witchstone-reason-plan-chips = Μάρκες: { $points_signed }.
witchstone-reason-plan-boosts = Αχρησιμοποίητα ξόρκια: { $points_signed }.
witchstone-reason-plan-prophecies = Προφητείες: { $points_signed }.
witchstone-reason-tried-out = Δοκιμάστηκε { $trials ->
    [one] { $trials } φορά
   *[other] { $trials } φορές
}: { $plan }. Προβάδισμα μερικούς γύρους αργότερα: { $points } πόντοι.
witchstone-reason-tried-next = Δεύτερο καλύτερο εκεί: { $move }, { $points } πόντοι λιγότεροι (± { $error }).

## Τι κάνεις τώρα

# Η γραμμή αρχίζει με τη δράση που παίζεται και με όσα μένουν από αυτήν.
witchstone-status-open = Τώρα: { witchstone-action }, { $left ->
    [0] δεν μένει άλλη δράση.
    [one] μένει { $left } δράση.
   *[other] μένουν { $left } δράσεις.
}
witchstone-status-energy = Βάλε ένα τμήμα σε ελεύθερη αλυσίδα στο δίκτυό σου (tn-vn).
witchstone-status-chain = Συνέχισε την αλυσίδα { $chain }, έτοιμα { $links } από { $of } (εν).
witchstone-status-lay = Ξάπλωσε μια μάγισσα δίπλα στον πύργο σου (lay)· στην εφεδρεία: { $reserve }.
witchstone-status-witch = Ξάπλωσε μια μάγισσα (lay) ή στείλε μία σε τοποθεσία (vn)· ξαπλωμένες: { $lying }.
witchstone-status-send = Στείλε μια μάγισσα σε τοποθεσία (vn)· ξαπλωμένες: { $lying }.
witchstone-status-pentagram = Γράψε τα βήματα (1)· ως το επόμενο σκούρο πεδίο: { $away }.
witchstone-status-crystal = Μετακίνησε ένα κρύσταλλο (b2 c3) ή βγάλ’ το στο χείλος (b2 f).
witchstone-status-wand = Γράψε τα βήματα (1), όλα σε μία κίνηση· ως το τέλος: { $ahead }.
witchstone-status-scroll = Πάρε έναν πάπυρο από { $shelves ->
    [one] το χαμηλότερο ράφι (1).
   *[other] τα { $shelves } χαμηλότερα ράφια (1 έως { $shelves }).
}
witchstone-status-idle = Μόνο με αυτό δεν γίνεται τίποτε άλλο.
witchstone-status-waiting = Περιμένουν να χρησιμοποιηθούν: { $moves }.
witchstone-status-boosts = { $boosts ->
    [one] Ταιριάζει ένα ξόρκι ενίσχυσης (boost).
   *[other] Ταιριάζουν { $boosts } ξόρκια ενίσχυσης (boost).
}
witchstone-status-done = Ή done.
witchstone-status-tile = Βάλε ένα πλακίδιο σε δύο άδεια εξάγωνα (εν/μα a2 a3 ή en/wi a2 a3)· το πρώτο σύμβολο παίζεται πρώτο.
witchstone-status-remove = Δεν υπάρχουν δύο άδεια γειτονικά εξάγωνα: βγάλε ένα κρύσταλλο (remove b2).
witchstone-status-discard = Κανένα πλακίδιο δεν χωράει πια: πέτα ένα (discard εν/μα).
witchstone-status-shelf = Διάλεξε ράφι: εκείνο του χείλους ({ $code }) δίνει { witchstone-actions } { witchstone-x-of-symbol }, το κάτω (bottom) μία μάρκα.
witchstone-status-chip = Διάλεξε μια μάρκα από το τραπεζομάντιλο (το σύμβολό της, ή 3 για τους πόντους).
witchstone-status-chip-black = Διάλεξε μια μάρκα από το τραπεζομάντιλο (το σύμβολό της, ή 3 για τους πόντους)· το μαύρο κρύσταλλο προσθέτει { $extra }.
witchstone-status-special = Ειδικό πλακίδιο { witchstone-tile }: βάλ’ το μόνιμα σε άδειο εξάγωνο (b2), ή κράτησέ το για { witchstone-actions } μία φορά (keep).
witchstone-status-space = Άδειο σκούρο πεδίο: διάλεξε σύμβολο για { witchstone-actions } (εν), ή done.
witchstone-status-tower = Βάλε τη μεγάλη σου μάγισσα σε ελεύθερο πύργο (tn)· η μάρκα του παίζεται αμέσως.

## Στο τραπέζι

# Επικεφαλίδες των στηλών, ως 7 γράμματα. Οι μάγισσες είναι 2+1 (8): όρθιες, ξαπλωμένες, στην εφεδρεία.
witchstone-label-round = Γύρος { $round } από { $rounds }
witchstone-label-points = Πόντοι
witchstone-label-wand = Ραβδί
witchstone-label-pentagram = Πεντ.
witchstone-label-energy = Ενέρ.
witchstone-label-witches = Μάγισ.
witchstone-label-chips = Μάρκες
witchstone-label-scrolls = Πάπ.
witchstone-label-owls = Κουκ.
witchstone-label-specials = Ειδ.
witchstone-label-crystals = Ραφ.
# Οι διαδρομές· ο δεύτερος αριθμός ενός μπόνους είναι για όποιον προηγείται.
witchstone-label-wand-track = Ραβδί:
witchstone-label-pentagram-track = Πεντάλφα:
witchstone-label-pentagram-end = από { $length }
witchstone-label-owl-stack = κουκ. { $value }
witchstone-label-owl-empty = κουκ. +{ $points }
witchstone-label-special-empty = όποια ×{ $actions }
witchstone-label-flasks = Φιάλες:
witchstone-label-bottom = κάτω
witchstone-label-cloth = Μάρκες:
witchstone-label-groups = Ομάδες:
# Τα γράμματα είναι της σημειογραφίας.
witchstone-label-places = T πύργος  V χωριό  F δάσος  C κάστρο
witchstone-label-tiles = Πλακίδια:
witchstone-label-supply = απόθεμα { $tiles }
witchstone-label-own-scrolls = Πάπυροι:
witchstone-label-worth = (τώρα { $points })
witchstone-label-total = σύνολο { $points }
witchstone-label-stack = Δράσεις:
witchstone-label-then = μετά
witchstone-label-spaces = ραβδί: { $spaces }
witchstone-label-moves-tiles = tile ΠΡΩΤΟ/ΔΕΥΤΕΡΟ ΕΞΑΓΩΝΟ ΕΞΑΓΩΝΟ με { $tiles }, όπως κι αν γυρίσουν, στα { $pairs }
witchstone-result-track = Στο παιχνίδι
witchstone-result-owls = Κουκ.
witchstone-result-chips = Μάρκες
witchstone-result-boosts = Ξόρκια
witchstone-result-prophecies = Προφητείες

## Στα στατιστικά

witchstone-figure-energy = Πόντοι από ενέργεια
witchstone-figure-witches = Πόντοι από μάγισσες
witchstone-figure-wand = Πόντοι από το ραβδί
witchstone-figure-owls = Πόντοι από κουκουβάγιες
witchstone-figure-chips = Πόντοι από μάρκες
witchstone-figure-crystals = Πόντοι που χάθηκαν για κρύσταλλα
witchstone-figure-scrolls = Πόντοι από παπύρους
