### Wizard. Τα χρώματα είναι ουδέτερα (το κόκκινο, το κόκκινο 7), γι’ αυτό ονομαστική και αιτιατική τους συμπίπτουν.

## Όροι

wizard-title = Μαγικοί αριθμοί
wizard-summary = Πρόβλεψε ακριβώς πόσες μπάζες θα πάρεις, γύρο με τον γύρο.

# Ένας λαός ως το χρώμα των καρτών του.
wizard-people = { $people ->
    [blue] μπλε
    [red] κόκκινο
    [green] πράσινο
   *[yellow] κίτρινο
}
# Μια κάρτα που παίζεται ή ανοίγεται.
wizard-card = { $people ->
    [wizard] μάγος
    [jester] γελωτοποιός
   *[other] { wizard-people } { $rank }
}
wizard-x-card-accusative = { $people ->
    [wizard] μάγο
    [jester] γελωτοποιό
   *[other] το { wizard-people } { $rank }
}
# Κάρτα σε άρνηση ή συμβουλή: μετά από άνω και κάτω τελεία, στην αρχή της πρότασης και μέσα σε αυτήν.
wizard-card-named = { $card_sign ->
    [Z] μάγος
    [N] γελωτοποιός
    [B] μπλε { $card_number }
    [R] κόκκινο { $card_number }
    [G] πράσινο { $card_number }
   *[Y] κίτρινο { $card_number }
}
wizard-card-subject = { $card_sign ->
    [Z] Ο μάγος
    [N] Ο γελωτοποιός
    [B] Το μπλε { $card_number }
    [R] Το κόκκινο { $card_number }
    [G] Το πράσινο { $card_number }
   *[Y] Το κίτρινο { $card_number }
}
wizard-card-object = { $card_sign ->
    [Z] τον μάγο
    [N] τον γελωτοποιό
    [B] το μπλε { $card_number }
    [R] το κόκκινο { $card_number }
    [G] το πράσινο { $card_number }
   *[Y] το κίτρινο { $card_number }
}
wizard-each-cards = { wizard-card-named }
wizard-tricks = { $tricks ->
    [one] { $tricks } μπάζα
   *[other] { $tricks } μπάζες
}

## Ρυθμίσεις

wizard-option-mode = Παιχνίδι
    .help = Με όλη την τράπουλα ή ο καθένας με ένα δικό του χρώμα.
wizard-option-mode-standard = κανονικό
wizard-option-mode-one-colour = μονοχρωμία
wizard-option-bids = Προβλέψεις
    .help = Φωναχτά με τη σειρά, γραπτά και όλες μαζί, ή φανερές μόνο μετά τον γύρο.
wizard-option-bids-open = φανερές
wizard-option-bids-hidden = κρυφές
wizard-option-bids-secret = μυστικές
wizard-option-plus-minus-one = Συν/πλην 1
    .help = Οι προβλέψεις ενός γύρου δεν έχουν ποτέ άθροισμα ίσο με τις μπάζες του.
wizard-option-plus-minus-one-on = ναι
wizard-option-plus-minus-one-off = όχι
wizard-option-clairvoyance = Μαντεία
    .help = Στον πρώτο γύρο βλέπεις όλες τις κάρτες εκτός από τη δική σου.
wizard-option-clairvoyance-on = ναι
wizard-option-clairvoyance-off = όχι
wizard-option-first-dealer = Πρώτο μοίρασμα
    .help = Η θέση που μοιράζει πρώτη.
wizard-option-first-dealer-random = με κλήρο
wizard-option-rounds = Γύροι
    .help = Μία κάρτα παραπάνω σε κάθε γύρο, ή οι δέκα γύροι ενός τουρνουά.
wizard-option-rounds-full = όλοι
wizard-option-rounds-tournament = τουρνουά
wizard-option-deck = Τράπουλα
    .help = Και οι εξήντα κάρτες· για μελέτη και λιγότερες, χρώματα επί αριθμούς.
wizard-option-deck-4x13 = ολόκληρη
wizard-variant-plus-minus-one = Συν/πλην 1
    .help = Οι προβλέψεις ενός γύρου δεν έχουν ποτέ άθροισμα ίσο με τις μπάζες του.
wizard-variant-hidden-bids = Κρυφή πρόβλεψη
    .help = Ο καθένας γράφει την πρόβλεψή του και φανερώνονται όλες μαζί.
wizard-variant-secret-prediction = Μυστική πρόβλεψη
    .help = Οι προβλέψεις γράφονται και φανερώνονται μόνο μετά τον γύρο.
wizard-variant-clairvoyance = Μαντεία
    .help = Στον πρώτο γύρο βλέπεις όλες τις κάρτες εκτός από τη δική σου.
wizard-variant-one-colour = Μονοχρωμία
    .help = Ο καθένας παίζει με ένα δικό του χρώμα· για τρεις ή τέσσερις.

## Τι γίνεται

wizard-event-dealer-chosen = Πρώτο μοίρασμα: { $seat }.
wizard-event-dealer-chosen-own = Μοιράζεις πρώτα εσύ.
wizard-event-round-began = Γύρος { $round }: { $seat } μοιράζει { $cards ->
    [one] από μία κάρτα
   *[other] από { $cards } κάρτες
} σε όλους.
wizard-event-round-began-own = Γύρος { $round }: μοιράζεις { $cards ->
    [one] από μία κάρτα
   *[other] από { $cards } κάρτες
} σε όλους.
wizard-event-hand-dealt = { $seat }, κάρτες στο χέρι: { $cards }.
wizard-event-hand-dealt-own = Οι κάρτες σου: { $cards }.
wizard-event-forehead-seen = { $seat } κρατά { wizard-x-card-accusative } στο μέτωπο.
wizard-event-forehead-seen-own = Κρατάς { wizard-x-card-accusative } στο μέτωπο.
wizard-event-card-turned = Ανοιχτή κάρτα: { wizard-card }.
wizard-event-trump-set = { $people ->
    [none] Δεν υπάρχει ατού.
   *[other] Ατού είναι το { wizard-people }.
}
wizard-event-trump-named = { $seat } ορίζει ατού το { wizard-people }.
wizard-event-trump-named-own = Ορίζεις ατού το { wizard-people }.
wizard-event-bid-made = { $seat } προβλέπει { $bid ->
    [one] { $bid } μπάζα
   *[other] { $bid } μπάζες
}.
wizard-event-bid-made-own = Προβλέπεις { $bid ->
    [one] { $bid } μπάζα
   *[other] { $bid } μπάζες
}.
wizard-event-bid-sealed = { $seat } έχει γράψει πρόβλεψη.
wizard-event-bid-sealed-own = Έχεις γράψει πρόβλεψη.
wizard-event-bids-told = Οι προβλέψεις: { $bids_named }. Άθροισμα { $sum } για { wizard-tricks }.
wizard-event-card-played = { $seat } παίζει { wizard-x-card-accusative }.
wizard-event-card-played-own = Παίζεις { wizard-x-card-accusative }.
wizard-event-trick-won = { $seat } παίρνει την μπάζα με { wizard-x-card-accusative }.
wizard-event-trick-won-own = Παίρνεις την μπάζα με { wizard-x-card-accusative }.
wizard-event-round-scored = { $seat } – πρόβλεψη { $bid }, μπάζες { $won }: { $points_signed }, σύνολο { $total }.
wizard-event-round-scored-own = Εσύ – πρόβλεψη { $bid }, μπάζες { $won }: { $points_signed }, σύνολο { $total }.
wizard-event-game-ended = Η παρτίδα τελείωσε. Νίκη με { $total ->
    [one] { $total } πόντο
   *[other] { $total } πόντους
}: { $seats }.
wizard-event-game-ended-own = Η παρτίδα τελείωσε. Κερδίζεις με { $total ->
    [one] { $total } πόντο
   *[other] { $total } πόντους
}.

## Γιατί όχι

wizard-refusal-not-a-move = Το «{ $move }» δεν είναι κίνηση αυτού του παιχνιδιού.
wizard-refusal-not-your-turn = Δεν είναι η σειρά σου· κάρτα παίζει τώρα { $seat }.
wizard-refusal-no-card-now = Τώρα δεν παίζεται κάρτα.
wizard-refusal-card-not-held = Δεν έχεις { wizard-card-object }.
wizard-refusal-must-follow = { wizard-card-subject } δεν ακολουθεί το { wizard-people }, ενώ εσύ μπορείς: { $cards }. Μάγος και γελωτοποιός επιτρέπονται πάντα.
wizard-refusal-no-bid-now = Δεν είναι ώρα για προβλέψεις.
wizard-refusal-not-your-bid = Δεν είναι η σειρά σου· τώρα προβλέπει { $seat }.
wizard-refusal-bid-already-written = Η πρόβλεψή σου είναι ήδη γραμμένη: { $bid }.
wizard-refusal-bid-too-high = Η πρόβλεψη { $bid } ξεπερνά { $tricks ->
    [one] τη μία μπάζα
   *[other] τις { $tricks } μπάζες
} αυτού του γύρου.
wizard-refusal-forbidden-sum = Με { $bid } οι προβλέψεις θα είχαν άθροισμα όσο { $tricks ->
    [one] η μία μπάζα
   *[other] οι { $tricks } μπάζες
} αυτού του γύρου. Διάλεξε άλλον αριθμό.
wizard-refusal-no-trump-to-name = Τώρα δεν ορίζεται ατού.
wizard-refusal-dealer-names-trump = Το ατού το ορίζει { $seat }, επειδή μοιράζει.
wizard-refusal-nature-deals = Τις κάρτες τις μοιράζει η τύχη, όχι { $seat }.
wizard-refusal-no-deal-now = Δεν είναι ώρα για μοίρασμα.
wizard-refusal-deal-seats = { $players ->
    [one] Παίζει { $players } παίκτης
   *[other] Παίζουν { $players } παίκτες
}, αλλά { $hands ->
    [one] μοιράστηκε { $hands } χέρι
   *[other] μοιράστηκαν { $hands } χέρια
}.
wizard-refusal-deal-size = { $seat } πρέπει να πάρει { $cards ->
    [one] { $cards } κάρτα
   *[other] { $cards } κάρτες
}, όχι { $found }.
wizard-refusal-not-own-deck = { $seat } δεν έχει { wizard-card-object } στην προσωπική τράπουλα.
wizard-refusal-not-in-deck = { wizard-card-subject } δεν είναι στην τράπουλα αυτής της παρτίδας.
wizard-refusal-dealt-twice = Μια κάρτα μοιράστηκε δύο φορές: { wizard-card-named }.
wizard-refusal-turn-one-up = Πρέπει να ανοίξει μια κάρτα από το απόθεμα.
wizard-refusal-nothing-to-turn = Σε αυτόν τον γύρο δεν ανοίγει κάρτα.
wizard-refusal-no-dealer-now = Τώρα δεν διαλέγεται ποιος μοιράζει πρώτος.
wizard-refusal-no-such-dealer = Η θέση { $seat } δεν μπορεί να μοιράσει σε τραπέζι με { $players ->
    [one] { $players } παίκτη
   *[other] { $players } παίκτες
}.
wizard-refusal-one-colour-seats = Η Μονοχρωμία είναι για τρεις ή τέσσερις παίκτες, όχι για { $players }.
wizard-refusal-one-colour-clairvoyance = Η Μαντεία θέλει πρώτο γύρο με μία κάρτα· η Μονοχρωμία αρχίζει με τέσσερις.
wizard-refusal-one-colour-tournament = Οι γύροι του τουρνουά είναι για το κανονικό παιχνίδι, όχι για τη Μονοχρωμία.
wizard-refusal-one-colour-small = Λιγότεροι γύροι ή κάρτες γίνονται μόνο στο κανονικό παιχνίδι, όχι στη Μονοχρωμία.
wizard-refusal-no-rounds = Το «{ $rounds }» δεν περιέχει γύρο: πρώτα γράφεται το μικρότερο χέρι.
wizard-refusal-too-few-cards = Για { $players } παίκτες με { $cards } κάρτες ο καθένας δεν φτάνουν οι { $deck } αυτής της τράπουλας.
wizard-refusal-small-clairvoyance = Η Μαντεία θέλει πρώτο γύρο με μία κάρτα.
wizard-refusal-tournament-clairvoyance = Η Μαντεία θέλει πρώτο γύρο με μία κάρτα· αυτό το τουρνουά αρχίζει με { $cards ->
    [one] { $cards } κάρτα
   *[other] { $cards } κάρτες
}.
wizard-refusal-plus-minus-one-open-bids = Το Συν/πλην 1 θέλει φανερές προβλέψεις: με { $bids ->
    [hidden] κρυφές
   *[secret] μυστικές
} κανείς δεν προβλέπει τελευταίος.
wizard-refusal-one-way-of-bidding = Οι προβλέψεις είναι φανερές, κρυφές ή μυστικές: μόνο ένα από τα τρία.

## Τι κάνεις τώρα

wizard-status-trump = Η ανοιχτή κάρτα είναι μάγος: όρισε το χρώμα που θα είναι ατού.
wizard-status-bid = { $cards ->
    [one] Μία κάρτα
   *[other] { $cards } κάρτες
}: πόσες μπάζες θα πάρεις;
wizard-status-bid-not = Όχι { $bid }: οι προβλέψεις δεν πρέπει να έχουν άθροισμα { $tricks }.
wizard-status-lead = Ξεκίνα με όποια κάρτα θέλεις.
wizard-status-follow = Ακολούθησε το { wizard-people } ή παίξε μάγο ή γελωτοποιό.
wizard-status-cannot-follow = Δεν έχεις { wizard-people }: παίξε όποια κάρτα θέλεις.
wizard-status-free = Παίξε όποια κάρτα θέλεις.

## Στο τραπέζι

wizard-label-round = Γύρος { $round } από { $rounds }
wizard-label-trump = Ατού
wizard-label-trump-people = { wizard-people }
wizard-label-no-trump = κανένα
wizard-label-trump-open = δεν έχει οριστεί ακόμα
wizard-label-turned = ανοιχτή κάρτα: { wizard-card }
wizard-label-player = Παίκτης
wizard-label-bid = Πρόβλεψη
wizard-label-won = Μπάζες
wizard-label-points = Πόντοι
wizard-label-trick = Μπάζα
wizard-label-last-trick = Προηγούμενη μπάζα
wizard-label-hand = Οι κάρτες σου
wizard-label-forehead = Στα μέτωπα των άλλων
wizard-label-dealer = μοιράζει
wizard-label-pad = Το μπλοκ της αλήθειας
wizard-label-sum-over = { $number ->
    [one] προβλέψεις: { $number } μπάζα παραπάνω
   *[other] προβλέψεις: { $number } μπάζες παραπάνω
}
wizard-label-sum-under = { $number ->
    [one] προβλέψεις: { $number } μπάζα λιγότερη
   *[other] προβλέψεις: { $number } μπάζες λιγότερες
}
wizard-label-sum-even = προβλέψεις: όσες ακριβώς και οι μπάζες
wizard-label-sealed = γραμμένη

## Πώς λένε έναν κανόνα οι τυπωμένες εκδόσεις

wizard-edition-bg-2012-6 = Λέει ρητά ότι ο βαθμολογητής μοιράζει πρώτος.
wizard-edition-bg-2012-16 = Όποιος μοιράζει καθορίζει το ατού και έχει δικαίωμα να δει πρώτα τις κάρτες του.
wizard-edition-bg-2012-19 = Καλό είναι ο βαθμολογητής να επαναλάβει τις προβλέψεις.
wizard-edition-bg-2012-26 = Όποιος δεν μπορεί να ακολουθήσει δεν χρειάζεται να παίξει μάγο ή γελωτοποιό.
wizard-edition-bg-2012-28 = Οι μπάζες μπαίνουν η μία λίγο πάνω στην άλλη, για να φαίνεται πόσες είναι.
wizard-edition-bg-2012-32 = Το λέει μόνο αυτή η έκδοση.
wizard-edition-bg-2012-48 = Ο καθένας τραβά τις κάρτες στο χέρι.
wizard-edition-bg-2012-51 = Μιλά για δύο ή περισσότερες ίσες κάρτες.
wizard-edition-el-2009-6 = Ο βαθμολογητής ανακατεύει και μοιράζει· ότι αυτό είναι το πρώτο μοίρασμα εννοείται.
wizard-edition-el-2009-16 = Όποιος μοιράζει μπορεί να διαλέξει το ατού, αφού δει τις κάρτες του.
wizard-edition-el-2009-19 = Ο βαθμολογητής μπορεί να επαναλάβει τις προβλέψεις.
wizard-edition-el-2009-26 = Όποιος παίζει μάγο ή γελωτοποιό δεν χρειάζεται να ακολουθήσει.
wizard-edition-el-2009-28 = Οι μπάζες μαζεύονται σε στοίβα.
wizard-edition-el-2009-48 = Οι κάρτες βρίσκονται σε κλειστή στοίβα και τραβιούνται από εκεί. Το κείμενο λέει «μια επιπλέον κάρτα» σε κάθε επόμενο γύρο και στο τέλος, αντίθετα με αυτό, «νέα τετράδα». Ισχύει η μία επιπλέον κάρτα: δώδεκα γύροι που αρχίζουν με τέσσερις τελειώνουν με όλες τις δεκαπέντε.
wizard-edition-el-2009-51 = Μιλά για δύο ίσες κάρτες.
wizard-edition-bg-2012-source = Βουλγαρικοί κανόνες του 2012, έκδοση 1.1
wizard-edition-el-2009-source = Ελληνικοί κανόνες του 2009

## Γιατί το μποτ προτείνει μια κίνηση· το $tricks είναι κείμενο όπως «1,3», το $percent ακέραιος

wizard-reason-likes-trump = Το πιο δυνατό σου χρώμα είναι το { wizard-people }.
wizard-reason-trump-worth = Με ατού το { wizard-people } οι κάρτες σου αξίζουν περίπου { $tricks } μπάζες.
wizard-reason-trump-chance = Με ατού το { wizard-people } η κάρτα σου κερδίζει με πιθανότητα { $percent }%.
wizard-reason-hand-worth = { $cards ->
    [one] Η κάρτα σου αξίζει
   *[other] Οι { $cards } κάρτες σου αξίζουν
} περίπου { $tricks } μπάζες.
wizard-reason-exact-chance = Ακριβώς { $bid }: πιθανότητα περίπου { $percent }%.
wizard-reason-only-card-chance = Η κάρτα σου κερδίζει με πιθανότητα { $percent }%· η πρόβλεψη 1 συμφέρει από { $worth }% και πάνω.
wizard-reason-forehead-chance = Η κάρτα στο μέτωπό σου κερδίζει με πιθανότητα { $percent }%· η πρόβλεψη 1 συμφέρει από { $worth }% και πάνω.
wizard-reason-best-bid-forbidden = Το { $bid } θα ήταν το καλύτερο, αλλά τότε το άθροισμα θα γινόταν { $cards }.
wizard-reason-holds-wizards = Έχεις { $wizards ->
    [one] { $wizards } μάγο, μια σίγουρη μπάζα
   *[other] { $wizards } μάγους, σίγουρες μπάζες
}.
wizard-reason-earlier-bids = Ως τώρα { $players ->
    [one] { $players } παίκτης προέβλεψε
   *[other] { $players } παίκτες προέβλεψαν
} συνολικά { $sum } από { $cards }.
wizard-reason-needs = Χρειάζεσαι { $need ->
    [one] άλλη { $need }
   *[other] άλλες { $need }
} από { $left ->
    [one] τη { $left } μπάζα
   *[other] τις { $left } μπάζες
} που μένουν.
wizard-reason-needs-all = { $need ->
    [one] Χρειάζεσαι τη μοναδική μπάζα που μένει.
   *[other] Χρειάζεσαι όλες τις μπάζες που μένουν: { $need }.
}
wizard-reason-enough = { $bid ->
    [0] Προέβλεψες 0: μην πάρεις καμία μπάζα.
    [one] Έχεις ήδη την μπάζα που προέβλεψες: μην πάρεις άλλη.
   *[other] Έχεις ήδη τις { $bid } μπάζες που προέβλεψες: μην πάρεις άλλη.
}
wizard-reason-too-many = Έχεις { $over } παραπάνω· κάθε επόμενη μπάζα κοστίζει κι άλλο.
wizard-reason-out-of-reach = Δεν φτάνεις πια τις { $bid }· κάθε μπάζα όμως σώζει πόντους.
wizard-reason-only-card = { wizard-card-subject } είναι η μόνη κάρτα που μπορείς να παίξεις.
wizard-reason-leads-high = Ξεκίνα με μεγάλη κάρτα, { wizard-card-object }: θέλεις μπάζες.
wizard-reason-leads-low = Ξεκίνα με μικρή κάρτα, { wizard-card-object }: δεν θέλεις την μπάζα.
wizard-reason-tries-to-take = { wizard-card-subject } μπορεί να πάρει την μπάζα.
wizard-reason-throws-low = Η μπάζα δεν παίρνεται: κράτα τις καλύτερες κάρτες και ρίξε { wizard-card-object }.
wizard-reason-cannot-lose = Αυτή την μπάζα δεν την αποφεύγεις ακόμη. { wizard-card-subject } κοστίζει το λιγότερο.
wizard-reason-throws-high = Ξεφορτώσου { wizard-card-object } όσο δεν παίρνει τίποτα.
wizard-reason-draws-trumps = Τράβηξε πρώτα τα ατού των άλλων με { wizard-card-object }.
wizard-reason-takes-surely = { wizard-card-subject } παίρνει σίγουρα αυτή την μπάζα.
wizard-reason-takes-not = { wizard-card-subject } δεν παίρνει αυτή την μπάζα.
wizard-reason-takes-perhaps = { wizard-card-subject } παίρνει αυτή την μπάζα με πιθανότητα { $percent }%.
wizard-reason-rest-worth = { $cards ->
    [one] Η άλλη κάρτα αξίζει
   *[other] Οι άλλες { $cards } κάρτες αξίζουν
} περίπου { $tricks } μπάζες.
wizard-reason-tried-out = Δοκιμάστηκε σε { $deals ->
    [one] { $deals } μοίρασμα που ταιριάζει
   *[other] { $deals } μοιράσματα που ταιριάζουν
} με όσα ξέρεις: { $points } πόντοι σε αυτόν τον γύρο.
wizard-reason-tried-next = Δεύτερο καλύτερο εκεί: { $move }, { $points } πόντοι λιγότεροι (± { $error }).
wizard-reason-instead-of = Δεύτερη καλύτερη: { wizard-card-named } – { $points ->
    [one] { $points } πόντος λιγότερος
   *[other] { $points } πόντοι λιγότεροι
}.

## Στα στατιστικά

wizard-figure-exact = Ακριβείς προβλέψεις
wizard-figure-astray = Μπάζες έξω από την πρόβλεψη
wizard-figure-points-a-round = Πόντοι ανά γύρο
wizard-figure-bid-share = Μπάζες που προβλέφθηκαν, μερίδιο από όλες
