### Καρκασόν. Τα δεδομένα λέγονται με τις λέξεις του κώδικα: το $kind είναι city, road, monastery ή field· το $role
### knight, robber, monk ή farmer· το $edge N, E, S ή W· το $at τετράγωνο όπως 1,-2· το $tile είδος όπως D ή MW3.
### Το μιπλ δεν κλίνεται.

## Όροι

carcassonne-title = Καρκασόν
carcassonne-summary = Χτίσε το τοπίο πλακίδιο με πλακίδιο και διεκδίκησε τις πόλεις, τους δρόμους, τα μοναστήρια και τα λιβάδια του.

carcassonne-kind = { $kind ->
    [city] πόλη
    [road] δρόμος
    [monastery] μοναστήρι
   *[field] λιβάδι
}
# Το μιπλ ανάλογα με το πού στέκεται, στην αιτιατική.
carcassonne-role = { $role ->
    [knight] έναν ιππότη
    [robber] έναν ληστή
    [monk] έναν μοναχό
   *[farmer] έναν αγρότη
}
# Σε ποια πλευρά του πλακιδίου.
carcassonne-edge = { $edge ->
    [N] στα βόρεια
    [E] στα ανατολικά
    [S] στα νότια
   *[W] στα δυτικά
}
# Τι δείχνει το πλακίδιο σε αυτή την πλευρά, στην αιτιατική.
carcassonne-terrain = { $terrain ->
    [city] πόλη
    [road] δρόμο
   *[field] λιβάδι
}
# Τι πρέπει να συνεχιστεί σε αυτή την πλευρά, στην ονομαστική.
carcassonne-needed = { $needed ->
    [city] η πόλη
    [road] ο δρόμος
   *[field] το λιβάδι
}
carcassonne-tiles = { $tiles ->
    [one] { $tiles } πλακίδιο
   *[other] { $tiles } πλακίδια
}
carcassonne-points = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
carcassonne-x-points-accusative = { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}
carcassonne-cities = { $cities ->
    [one] { $cities } ολοκληρωμένη πόλη
   *[other] { $cities } ολοκληρωμένες πόλεις
}
# Πόσο μεγάλη είναι η πόλη: τα πλακίδιά της και οι θυρεοί, αν υπάρχουν.
carcassonne-city-size = { $shields ->
    [0] { carcassonne-tiles }
    [one] { carcassonne-tiles }, { $shields } θυρεός
   *[other] { carcassonne-tiles }, { $shields } θυρεοί
}
carcassonne-state = { $state ->
    [completed] ολοκληρώθηκε
   *[unfinished] δεν ολοκληρώθηκε
}
# Οι πόντοι του δρόμου ή της πόλης, και ποιος τους άλλαξε και πόσο.
carcassonne-worth = { $by ->
    [mage] { $printed }, ο μάγος { $change_signed }
    [witch] { $printed }, η μάγισσα { $change_signed }
   *[nobody] { $printed }
}
# Πόσα μιπλ μένουν, ως μέρος πρότασης.
carcassonne-x-supply = { $supply ->
    [0] το απόθεμα είναι άδειο
    [one] στο απόθεμα μένει { $supply } μιπλ
   *[other] στο απόθεμα μένουν { $supply } μιπλ
}

## Ρυθμίσεις

carcassonne-option-two-tile-city = Μικρή πόλη
    .help = Πόντοι για ολοκληρωμένη πόλη με δύο πλακίδια· οι πρώτες εκδόσεις έδιναν 2.
carcassonne-option-fields = Λιβάδια
    .help = Τρεις πόντοι ανά πόλη από κάθε λιβάδι (τρίτος κανόνας), μία φορά για κάθε παίκτη (δεύτερος), τέσσερις από όλα μαζί τα λιβάδια γύρω από την πόλη (πρώτος), ή χωρίς αγρότες.
carcassonne-option-fields-third = τρίτος κανόνας
carcassonne-option-fields-second = δεύτερος κανόνας
carcassonne-option-fields-first = πρώτος κανόνας
carcassonne-option-fields-off = χωρίς αγρότες
carcassonne-option-tie = Ισοπαλία
    .help = Στην ισοπαλία η νίκη μοιράζεται, ή χάνει ο πρώτος παίκτης.
carcassonne-option-tie-shared = η νίκη μοιράζεται
carcassonne-option-tie-starter-loses = χάνει ο πρώτος παίκτης
carcassonne-option-start-player = Πρώτος παίκτης
    .help = Η θέση που αρχίζει.
carcassonne-option-start-player-random = με κλήρο
carcassonne-option-tile-list = Κατάλογος πλακιδίων
    .help = Φαίνεται ποια πλακίδια μένουν, ή μόνο πόσα.
carcassonne-option-tile-list-shown = φανερός
carcassonne-option-tile-list-hidden = κρυφός
carcassonne-variant-base-game = Το βασικό παιχνίδι, χωρίς επεκτάσεις
    .help = Χωρίς μάγο, μάγισσα και αγρογλυφικά.
carcassonne-variant-no-fields = Χωρίς αγρότες
    .help = Κανείς δεν ξαπλώνει σε λιβάδι και τα λιβάδια δεν δίνουν πόντους.

## Τι γίνεται

carcassonne-event-starter-chosen = { $seat } αρχίζει.
carcassonne-event-starter-chosen-own = Αρχίζεις εσύ.
carcassonne-event-tile-drawn = { $seat } τραβά το πλακίδιο { $tile }.
carcassonne-event-tile-drawn-own = Το πλακίδιό σου είναι το { $tile }· { $left ->
    [0] δεν μένει άλλο
    [one] μένει { $left } πλακίδιο
   *[other] μένουν { $left } πλακίδια
}.
carcassonne-event-tile-discarded = Το πλακίδιο { $tile } δεν ταιριάζει πουθενά και βγαίνει από το παιχνίδι· { $seat } τραβά άλλο, αν υπάρχει.
carcassonne-event-tile-discarded-own = Το πλακίδιο { $tile } δεν ταιριάζει πουθενά και βγαίνει από το παιχνίδι· τραβάς άλλο, αν υπάρχει.
carcassonne-event-tile-placed = { $seat } τοποθετεί το πλακίδιο { $tile }{ $at ->
    [here] { "" }
   *[other] { " στο " }{ $at }
}{ $rotation ->
    [0] { "" }
   *[other] , στραμμένο κατά { $rotation }°
}.
carcassonne-event-tile-placed-own = Τοποθετείς το πλακίδιο { $tile }{ $at ->
    [here] { "" }
   *[other] { " στο " }{ $at }
}{ $rotation ->
    [0] { "" }
   *[other] , στραμμένο κατά { $rotation }°
}.
carcassonne-event-meeple-placed = { $seat } βάζει { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " στο " }{ $at }
}· { carcassonne-x-supply }.
carcassonne-event-meeple-placed-own = Βάζεις { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " στο " }{ $at }
}· { carcassonne-x-supply }.
carcassonne-event-meeple-passed = { $seat } δεν βάζει μιπλ.
carcassonne-event-meeple-passed-own = Δεν βάζεις μιπλ.
carcassonne-event-meeples-returned = { $total ->
    [one] Γυρίζει στο απόθεμα { $total } μιπλ
   *[other] Γυρίζουν στο απόθεμα { $total } μιπλ
}: { $seats }.
carcassonne-event-road-scored = { $state ->
    [completed] Ολοκληρωμένος δρόμος
   *[unfinished] Ημιτελής δρόμος
}{ $at ->
    [here] { "" }
   *[other] { " στο " }{ $at }
} ({ carcassonne-tiles }: { carcassonne-worth }): { $seats } – { carcassonne-points }.
carcassonne-event-road-scored-own = { $state ->
    [completed] Ολοκληρωμένος δρόμος
   *[unfinished] Ημιτελής δρόμος
}{ $at ->
    [here] { "" }
   *[other] { " στο " }{ $at }
} ({ carcassonne-tiles }: { carcassonne-worth }): εσύ – { carcassonne-points }.
carcassonne-event-city-scored = { $state ->
    [completed] Ολοκληρωμένη πόλη
   *[unfinished] Ημιτελής πόλη
}{ $at ->
    [here] { "" }
   *[other] { " στο " }{ $at }
} ({ carcassonne-city-size }: { carcassonne-worth }): { $seats } – { carcassonne-points }.
carcassonne-event-city-scored-own = { $state ->
    [completed] Ολοκληρωμένη πόλη
   *[unfinished] Ημιτελής πόλη
}{ $at ->
    [here] { "" }
   *[other] { " στο " }{ $at }
} ({ carcassonne-city-size }: { carcassonne-worth }): εσύ – { carcassonne-points }.
carcassonne-event-monastery-scored = { $state ->
    [completed] Ολοκληρωμένο μοναστήρι
   *[unfinished] Ημιτελές μοναστήρι
}{ $at ->
    [here] { "" }
   *[other] { " στο " }{ $at }
} ({ carcassonne-tiles }): { $seats } – { carcassonne-points }.
carcassonne-event-monastery-scored-own = { $state ->
    [completed] Ολοκληρωμένο μοναστήρι
   *[unfinished] Ημιτελές μοναστήρι
}{ $at ->
    [here] { "" }
   *[other] { " στο " }{ $at }
} ({ carcassonne-tiles }): εσύ – { carcassonne-points }.
carcassonne-event-field-scored = Λιβάδι{ $at ->
    [here] { "" }
   *[other] { " στο " }{ $at }
} ({ carcassonne-cities }{ $paid_before ->
    [0] { "" }
   *[other] , ήδη μετρημένες: { $paid_before }
}): { $seats } – { carcassonne-points }.
carcassonne-event-field-scored-own = Λιβάδι{ $at ->
    [here] { "" }
   *[other] { " στο " }{ $at }
} ({ carcassonne-cities }{ $paid_before ->
    [0] { "" }
   *[other] , ήδη μετρημένες: { $paid_before }
}): εσύ – { carcassonne-points }.
carcassonne-event-city-fed = Λιβάδια γύρω από την πόλη{ $at ->
    [here] { "" }
   *[other] { " στο " }{ $at }
}: { $seats } – { carcassonne-points }.
carcassonne-event-city-fed-own = Λιβάδια γύρω από την πόλη{ $at ->
    [here] { "" }
   *[other] { " στο " }{ $at }
}: εσύ – { carcassonne-points }.
carcassonne-event-feature-unclaimed = { $kind ->
    [city] Η πόλη
   *[road] Ο δρόμος
}{ $at ->
    [here] { "" }
   *[other] { " στο " }{ $at }
} ολοκληρώθηκε ({ carcassonne-tiles }) και δεν ανήκει σε κανέναν.
carcassonne-event-final-scoring-began = Το τελευταίο πλακίδιο παίχτηκε: { $scores_named }. Ακολουθεί η τελική βαθμολόγηση.
carcassonne-event-game-ended = Η παρτίδα τελείωσε: { $scores_named }. Νίκη με { carcassonne-x-points-accusative }: { $seats }.
carcassonne-event-game-ended-own = Η παρτίδα τελείωσε: { $scores_named }. Κερδίζεις με { carcassonne-x-points-accusative }.

## Γιατί όχι

carcassonne-refusal-not-a-move = Το «{ $move }» δεν είναι κίνηση αυτού του παιχνιδιού.
carcassonne-refusal-game-over = Η παρτίδα τελείωσε.
carcassonne-refusal-not-your-turn = Τώρα παίζει { $seat }.
carcassonne-refusal-no-tile-to-place = Τώρα δεν υπάρχει πλακίδιο για τοποθέτηση.
carcassonne-refusal-other-tile-drawn = Τραβήχτηκε άλλο πλακίδιο.
carcassonne-refusal-touches-no-tile = Εκείνη η θέση δεν ακουμπά σε κανένα πλακίδιο του τοπίου· η γωνία δεν μετράει.
carcassonne-refusal-cell-taken = Εκεί βρίσκεται ήδη πλακίδιο.
carcassonne-refusal-edge-does-not-match = Εκεί το πλακίδιο θα έδειχνε { carcassonne-edge } { carcassonne-terrain }, ενώ πρέπει να συνεχιστεί { carcassonne-needed }.
carcassonne-refusal-no-meeple-now = Δεν είναι ώρα για μιπλ.
carcassonne-refusal-no-such-segment = Δεν υπάρχει εκεί τέτοιο τμήμα.
carcassonne-refusal-no-farmers = Σε αυτό το τραπέζι δεν παίζονται αγρότες.
carcassonne-refusal-no-meeple-left = Δεν έχεις άλλο μιπλ.
carcassonne-refusal-feature-occupied = Δεν είναι ελεύθερο, εκεί στέκονται ήδη μιπλ: { $seats }.
carcassonne-refusal-nature-draws = Τα πλακίδια τα τραβά η τύχη, όχι { $seat }.
carcassonne-refusal-no-draw-now = Δεν είναι ώρα για νέο πλακίδιο.
carcassonne-refusal-tile-not-in-box = Το πλακίδιο { $tile } δεν υπάρχει σε αυτό το παιχνίδι.
carcassonne-refusal-no-such-tile-left = Δεν μένει πλακίδιο { $tile } στη στοίβα: { $count ->
    [one] το μοναδικό έχει βγει
   *[other] και τα { $count } έχουν βγει
}.
carcassonne-refusal-no-starter-now = Τώρα δεν διαλέγεται ποιος αρχίζει.
carcassonne-refusal-no-such-starter = Η θέση { $seat } δεν μπορεί να αρχίσει σε τραπέζι με { $players ->
    [one] { $players } παίκτη
   *[other] { $players } παίκτες
}.

## Γιατί το μποτ προτείνει μια κίνηση· στα δύο τελευταία το $points είναι κείμενο όπως «3,2»

carcassonne-reason-points-now = Φέρνει τώρα { carcassonne-x-points-accusative }· { $moves ->
    [one] καμία άλλη κίνηση δεν είναι τόσο καλή
   *[other] εξίσου καλές είναι { $moves } κινήσεις
}.
carcassonne-reason-only-move = Είναι η μόνη κίνηση.
carcassonne-reason-scores-now = Σου φέρνει τώρα { carcassonne-x-points-accusative }.
carcassonne-reason-lets-score = { $seat } παίρνει έτσι { carcassonne-x-points-accusative }.
carcassonne-reason-would-gain = Αν η παρτίδα τελείωνε αμέσως μετά, θα είχες { carcassonne-x-points-accusative } παραπάνω.
carcassonne-reason-rival-would-gain = Αν η παρτίδα τελείωνε αμέσως μετά, { $seat } θα είχε { carcassonne-x-points-accusative } παραπάνω.
carcassonne-reason-rival-would-lose = Αν η παρτίδα τελείωνε αμέσως μετά, { $seat } θα έχανε { carcassonne-x-points-accusative }.
carcassonne-reason-spends-meeple = { $left ->
    [0] Δεν σου μένει άλλο μιπλ
    [one] Σου μένει { $left } μιπλ
   *[other] Σου μένουν { $left } μιπλ
}.
carcassonne-reason-frees-meeple = Σου επιστρέφει ένα μιπλ, και έχεις συνολικά { $left }.
carcassonne-reason-outlook = Η προοπτική για το τέλος, σε σύγκριση με τους άλλους: { $points } πόντοι.
carcassonne-reason-ahead-of-next = Δεύτερη καλύτερη: { $move }, { $points } πόντοι λιγότεροι.
carcassonne-reason-tried-out = Δοκιμάστηκε με { $trials ->
    [one] { $trials } ανακατεμένη στοίβα
   *[other] { $trials } ανακατεμένες στοίβες
}: προβάδισμα { $points } πόντων λίγες κινήσεις αργότερα.
carcassonne-reason-tried-next = Δεύτερη καλύτερη εκεί: { $move }, { $points } πόντοι λιγότεροι (± { $error }).

## Τι κάνεις τώρα

carcassonne-status-place = Βάλε το πλακίδιο: ένα γράμμα και, όπου φαίνονται πολλές, μια στροφή (0–3).
carcassonne-status-meeple = Βάλε μιπλ στο πλακίδιο με ένα γράμμα, ή p για κανένα.
carcassonne-status-taken = Κανένα τμήμα του πλακιδίου δεν είναι ελεύθερο: συνέχισε με p.
carcassonne-status-empty = Δεν έχεις άλλο μιπλ: συνέχισε με p.

## Στο τραπέζι

# Επικεφαλίδες στενών στηλών: πόντοι τώρα, πόντοι αν τελείωνε τώρα, μιπλ στο απόθεμα.
carcassonne-label-now = τώρα
carcassonne-label-during = Στο παιχνίδι
carcassonne-label-end = τέλ.
carcassonne-label-meeples = μιπλ
carcassonne-label-stack = { $left ->
    [one] Μένει { $left } πλακίδιο
   *[other] Μένουν { $left } πλακίδια
}
carcassonne-label-tile = Το πλακίδιό σου: { $tile }
carcassonne-label-turns = σε τέταρτα στροφής:
carcassonne-label-worth = Αξία τώρα:
carcassonne-label-feature = { carcassonne-kind }, { carcassonne-points }
carcassonne-label-field = { carcassonne-kind }, { $cities ->
    [one] { $cities } πόλη
   *[other] { $cities } πόλεις
}
carcassonne-label-taken = { carcassonne-kind } ({ $seats })
carcassonne-label-beyond = Και έξω από τον χάρτη ({ $command }): { $letters }
carcassonne-label-key = █ πόλη, ◆ θυρεός, ═ δρόμος, ■ σταυροδρόμι, ⌂ μοναστήρι, · λιβάδι, A–F μιπλ
carcassonne-label-which-turn = Για το { $letter } γίνεται { $choices }.
carcassonne-label-remaining = Μένουν στη στοίβα:
carcassonne-label-remaining-hidden = Σε αυτό το τραπέζι δεν φαίνεται ποια πλακίδια μένουν.
carcassonne-label-spot = { carcassonne-kind } στο { $at }, { carcassonne-tiles }
# Οι πόντοι πριν από την τελική βαθμολόγηση· στενή στήλη.
carcassonne-label-cities = Πόλεις
carcassonne-label-roads = Δρόμοι
carcassonne-label-monasteries = Μοναστήρια
carcassonne-label-fields = Λιβάδια

## Οι τυπωμένες εκδόσεις

carcassonne-edition-cs-2012-source = Τσεχικοί κανόνες της πέμπτης μικρής επέκτασης, 2012
carcassonne-edition-cs-2012-63 = Κάθε κουτί έχει ένα πλακίδιο με αγρογλυφικό ως δώρο, γι’ αυτό η έκδοση παίζεται με ένα, που κληρώνεται από τα έξι. Οι κανόνες του δεν είναι στο φυλλάδιο· μπορεί να συμφωνηθεί άλλος αριθμός ή κανένα.
carcassonne-edition-first-2000-title = Καρκασόν, πρώτη βαθμολόγηση
carcassonne-edition-first-2000-source = Βαθμολόγηση όπως τυπώθηκε το 2000
carcassonne-edition-second-2001-title = Καρκασόν, δεύτερη βαθμολόγηση
carcassonne-edition-second-2001-source = Βαθμολόγηση όπως τυπώθηκε το 2001
carcassonne-edition-third-2002-title = Καρκασόν, τρίτη βαθμολόγηση
carcassonne-edition-third-2002-source = Βαθμολόγηση όπως τυπώνεται από το 2002

## Στα στατιστικά

carcassonne-figure-roads = Πόντοι από δρόμους
carcassonne-figure-cities = Πόντοι από πόλεις
carcassonne-figure-monasteries = Πόντοι από μοναστήρια
carcassonne-figure-fields = Πόντοι από λιβάδια
