### Οι σελίδες στον περιηγητή. Το $game είναι wizard, rummikub, carcassonne ή witchstone.

## Σε κάθε σελίδα

web-language = Γλώσσα
web-nav = Κύριες σελίδες
web-nav-games = Παιχνίδια
web-nav-tables = Τραπέζια
web-nav-rules = Κανόνες
web-nav-scorepad = Σκορ
web-skip = Στο περιεχόμενο
web-study-light = Φωτεινή όψη
web-study-dark = Σκούρα όψη
web-foot = Ανοιχτός κώδικας, φτιαγμένος από παίκτες. Τα σχέδια είναι δικά μας· δεν έχουμε σχέση με τους εκδότες των παιχνιδιών.
web-close = Κλείσιμο
web-cancel = Άκυρο
web-less = Λιγότερο: { $what }
web-more = Περισσότερο: { $what }
web-fetching = Μια στιγμή, φορτώνει…
web-copied = Αντιγράφηκε. Επικόλλησέ το όπου θέλεις.
web-picture-saved = Η εικόνα είναι στις λήψεις σου.
web-share-text = Κοινοποίηση κειμένου
web-share-picture = Κοινοποίηση εικόνας
web-share-failed = Η κοινοποίηση δεν έγινε. Δοκίμασε την εικόνα.
web-lost-title = Εδώ δεν υπάρχει τίποτα
web-lost-line = Ίσως η διεύθυνση έχει λάθος ή ό,τι ήταν εδώ διαγράφηκε.
web-lost-home = Στην αρχική
web-offline-title = Χωρίς δίκτυο
web-offline-line = Αυτή η σελίδα χρειάζεται τον διακομιστή. Οι κανόνες και τα φύλλα σκορ δουλεύουν και χωρίς αυτόν.
web-offline-again = Δοκίμασε ξανά

## Τα παιχνίδια

web-game = { $game ->
    [wizard] Wizard
    [rummikub] Πλακίδια με αριθμούς
    [carcassonne] Καρκασόν
   *[witchstone] Witchstone
}
web-game-line = { $game ->
    [wizard] Πρόβλεψε τις μπάζες σου και πάρε ακριβώς τόσες
    [rummikub] Σειρές και ομάδες, με τους κανόνες του Rummikub
    [carcassonne] Με Μάγο και Μάγισσα: χτίσε το τοπίο, διεκδίκησέ το, μάγεψέ το
   *[witchstone] Γέμισε το καζάνι και σύνδεσε δράσεις γύρω από την κρυστάλλινη σφαίρα
}
web-game-facts = { $game ->
    [wizard] 3–6 παίκτες, 45΄
    [rummikub] 2–4 παίκτες, 40΄
    [carcassonne] 2–6 παίκτες, 45΄
   *[witchstone] 2–4 παίκτες, 70΄
}

## Αρχική

web-home-title = Ένα ανοιχτό τραπέζι για μαγικά παιχνίδια
web-home-line = Παίξε στον περιηγητή σου με φίλους ή με μποτ. Χωρίς λογαριασμό, χωρίς εγκατάσταση.
web-home-code = Έχω κωδικό
web-home-make = Στήσε τραπέζι και κάλεσε
web-home-now = Παίξε τώρα με μποτ
web-home-rules-of = { $title }: οι κανόνες

## Κανόνες

web-rules-of = { $title }: οι κανόνες
web-rules-unofficial = Ανεπίσημα, με δικά μας λόγια. Κάθε κανόνας έχει αριθμό και δικό του σύνδεσμο.
web-rules-choose = Κανόνα προς κανόνα, στη γλώσσα σου. Ποιο παιχνίδι;
web-rules-search = Αναζήτηση στους κανόνες
web-rules-sections = Ενότητες
web-rules-clause = Κανόνας { $number }, σύνδεσμος
web-rules-found = { $count ->
    [one] Βρέθηκε { $count } κανόνας
   *[other] Βρέθηκαν { $count } κανόνες
}
web-rules-none = Κανένας κανόνας δεν περιέχει «{ $query }». Δοκίμασε λιγότερες ή πιο σύντομες λέξεις.

## Στο τραπέζι

web-your-turn = Η σειρά σου.
web-waiting-for = Παίζει: { $names }.
web-game-over = Η παρτίδα τελείωσε.
web-panels = Καρτέλες
web-players = Παίκτες
web-log = Τι έγινε
web-you = εσύ
web-bot = μποτ

## Φύλλα σκορ

web-scorepad = Φύλλο σκορ
web-scorepad-title = Φύλλα σκορ
web-scorepad-line = Για το παιχνίδι στο δικό σου τραπέζι. Δουλεύει χωρίς δίκτυο· όλα μένουν σε αυτή τη συσκευή.
web-scorepad-kept = Τα φύλλα σου
web-scorepad-none = Δεν έχει γραφτεί τίποτα ακόμα. Διάλεξε παιχνίδι πιο πάνω.
web-scorepad-of = { $title }: φύλλο σκορ
web-scorepad-remove = Πέτα αυτό το φύλλο
web-scorepad-remove-sure = Πέτα το
web-pad-who = Ποιοι παίζουν;
web-pad-player = Παίκτης { $number }
web-pad-player-add = Άλλος ένας παίκτης
web-pad-player-off = Εκτός: { $name }
web-pad-up = Πιο πάνω: { $name }
web-pad-same-name = Δύο παίκτες έχουν το ίδιο όνομα. Άλλαξε το ένα, για να μην μπερδευτούν οι πόντοι.
web-pad-first-dealer = Πρώτη μοιρασιά
web-pad-agreed = Τι συμφωνήθηκε
web-pad-begin = Αρχή
web-pad-total = Σύνολο
web-pad-correct = διόρθωση αυτού του γύρου
web-pad-write = Γράψ’ το
web-pad-deals = Μοιράζει: { $name }.
web-pad-round = Γύρος { $round }
web-pad-round-of = Γύρος { $round } από { $rounds }
web-pad-remove = Διαγραφή
web-pad-remove-round = Διαγραφή του γύρου
web-pad-last-off = Βγάλε το τελευταίο
web-pad-chart = Σκορ μετά από κάθε γύρο
web-pad-kept = Αποθηκεύεται σε αυτή τη συσκευή με κάθε άγγιγμα.
web-pad-over = Η παρτίδα τελείωσε. Νίκη: { $names }.
web-pad-again = Νέο φύλλο
web-pad-written = Γραμμένα

## Φύλλο σκορ του Wizard

web-pad-wizard-round = Γύρος { $round } από { $rounds }: { $cards ->
    [one] { $cards } κάρτα
   *[other] { $cards } κάρτες
}
web-pad-wizard-forehead = Κρατήστε την κάρτα στο μέτωπο: ο καθένας βλέπει όλες τις κάρτες εκτός από τη δική του.
web-pad-wizard-no-trump = Στον τελευταίο γύρο δεν υπάρχει ατού.
web-pad-wizard-bids = Προβλέψεις
web-pad-wizard-won = Μπάζες
web-pad-wizard-ask-bid = Πόσες μπάζες προβλέπει: { $name };
web-pad-wizard-ask-won = Πόσες μπάζες πήρε: { $name };
web-pad-wizard-to-tricks = Όλοι προέβλεψαν

## Φύλλο σκορ για τα πλακίδια με αριθμούς

web-pad-until = Μέχρι πότε;
web-pad-until-rounds = Γύροι
web-pad-until-target = Όριο πόντων
web-pad-until-open = Χωρίς τέλος
web-pad-target = Παίζεται μέχρι { $points ->
    [one] τον { $points } πόντο
   *[other] τους { $points } πόντους
}.
web-pad-rummikub-ending = Πώς τελείωσε ο γύρος;
web-pad-rummikub-out = Κάποιος βγήκε
web-pad-rummikub-bank = Άδεια τράπεζα
web-pad-rummikub-who = Ποιος κατέβασε το τελευταίο πλακίδιο;
web-pad-rummikub-left = Τι έμεινε στα σταντ; Άγγιξε τα πλακίδια.
web-pad-rummikub-joker = Μπαλαντέρ, 30 πόντοι
web-pad-rummikub-sum = Άθροισμα: { $name }
web-pad-rummikub-equal = Ίσα αθροίσματα: κερδίζουν τα λιγότερα πλακίδια. Πόσα έμειναν;
web-pad-rummikub-tiles = Πλακίδια: { $name }
web-pad-rummikub-starter = Ποιος άρχισε τον γύρο; (παίρνει τον μονό πόντο)

## Φύλλο σκορ του Καρκασόν· το $kind είναι city, road, monastery, field ή other, το $figure mage ή witch

web-pad-mage-witch = Μάγος και μάγισσα
web-pad-mage-witch-help = Ο μάγος προσθέτει έναν πόντο για κάθε πλακίδιο, η μάγισσα κόβει στη μέση.
web-pad-two-tile-city = Μικρή πόλη των πρώτων εκδόσεων
web-pad-two-tile-city-help = Μια ολοκληρωμένη πόλη με δύο πλακίδια αξίζει 2 αντί για 4.
web-pad-fields-first = Λιβάδια της πρώτης έκδοσης
web-pad-fields-first-help = Κάθε ολοκληρωμένη πόλη δίνει στους αγρότες της 4 πόντους αντί για 3.
web-pad-scoring = Τι βαθμολογείται;
web-pad-kind = { $kind ->
    [city] Πόλη
    [road] Δρόμος
    [monastery] Μονή
    [field] Λιβάδι
   *[other] Άλλο
}
web-pad-kinds = { $kind ->
    [city] Πόλεις
    [road] Δρόμοι
    [monastery] Μοναστήρια
    [field] Λιβάδια
   *[other] Άλλα
}
web-pad-finished = Ολοκληρώθηκε;
web-pad-finished-yes = Ολοκληρώθηκε
web-pad-finished-no = Ημιτελές, στο τέλος
web-pad-count-city = Πλακίδια
web-pad-count-road = Πλακίδια
web-pad-count-monastery = Πλακίδια γύρω του
web-pad-count-field = Ολοκληρωμένες πόλεις
web-pad-shields = Θυρεοί
web-pad-points = Πόντοι
web-pad-figure = Μάγος ή μάγισσα
web-pad-figure-name = { $figure ->
    [mage] Μάγος
   *[witch] Μάγισσα
}
web-pad-who-scores = Ποιος παίρνει πόντους; Σε ισοπαλία ο καθένας τους παίρνει όλους.
web-pad-worth-city = { $count ->
    [one] { $count } πλακίδιο
   *[other] { $count } πλακίδια
}{ $shields ->
    [0] { "" }
    [one] , { $shields } θυρεός
   *[other] , { $shields } θυρεοί
}: { $base }
web-pad-worth-road = { $count ->
    [one] { $count } πλακίδιο
   *[other] { $count } πλακίδια
}: { $base }
web-pad-worth-monastery = { $complete ->
    [yes] και τα οκτώ πλακίδια γύρω του: { $base }
   *[no] { $count ->
        [one] το ίδιο και { $count } πλακίδιο: { $base }
       *[other] το ίδιο και { $count } πλακίδια: { $base }
    }
}
web-pad-worth-field = { $count ->
    [one] { $count } ολοκληρωμένη πόλη
   *[other] { $count } ολοκληρωμένες πόλεις
}
web-pad-worth-other = με το χέρι
web-pad-worth-mage = μάγος +{ $change }
web-pad-worth-witch = η μάγισσα αφαιρεί { $change }

## Φύλλο σκορ του Witchstone· το $part είναι track, owls, chips, boosts ή prophecies

web-pad-witchstone-part = { $part ->
    [track] Κλίμακα πόντων
    [owls] Κουκουβάγιες
    [chips] Μάρκες
    [boosts] Αχρησιμοποίητα ξόρκια
   *[prophecies] Προφητείες
}
web-pad-witchstone-owl = Κουκουβάγια αξίας { $value }
web-pad-witchstone-chips = Μάρκες, από 2 πόντους
web-pad-witchstone-scrolls = Πάπυροι
web-pad-witchstone-boosts = Αχρησιμοποίητα ξόρκια ενίσχυσης, από 2 πόντους
web-pad-witchstone-prophecy = { $level ->
    [0] Ανεκπλήρωτη προφητεία: { $value }
   *[other] Προφητεία, επίπεδο { $level }: { $value }
}
web-pad-witchstone-wand = Πεδίο στο ραβδί (κρίνει τις ισοπαλίες)
web-pad-witchstone-wand-decides = Ίσοι πόντοι: πιο μπροστά στο ραβδί και νίκη: { $name }.
web-pad-witchstone-tied = Ίσοι πόντοι και ίδια θέση στο ραβδί: κερδίζει όποιος έφτασε εκεί πρώτος.
