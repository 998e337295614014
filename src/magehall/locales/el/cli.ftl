### Η γραμμή εντολών και το τραπέζι στο τερματικό.

## Εντολές

cli-help = Magehall: παίξε παιχνίδια μαγείας με φίλους και μποτ, μελέτησέ τα, χτίσε πάνω τους.
cli-example = Παράδειγμα: { $command }
cli-lang = Γλώσσα: { $languages }.
cli-version = Δείξε την έκδοση και αν η μηχανή είναι μεταγλωττισμένη.
cli-compiled = μεταγλωττισμένη μηχανή
cli-interpreted = διερμηνευόμενη μηχανή
cli-json = Τύπωσε JSON για άλλα προγράμματα.
cli-option = Μια ρύθμιση του παιχνιδιού, όσες φορές χρειάζεται· το «magehall games» τις δείχνει όλες.
cli-variant = Μια παραλλαγή των κανόνων με το όνομά της, όσες φορές χρειάζεται.
cli-edition = Μια έντυπη έκδοση.
cli-seats = Αριθμός θέσεων.
cli-seed = Σπόρος για όλη την τύχη· αλλιώς ένας καινούριος.
cli-bots = Επίπεδο των μποτ, ένα για όλες τις θέσεις ή ένα για καθεμία, με κόμματα.
cli-workers = Αριθμός διεργασιών.
cli-guest = Επισκέπτης
cli-interrupted = Διακόπηκε.
cli-only-for = { "" } [μόνο για: { $seats }]

cli-play = Παίξε μια παρτίδα στο τερματικό. Με μποτ ή με άλλους στο ίδιο πληκτρολόγιο.
cli-play-name = Όνομα παίκτη, μία φορά για κάθε άνθρωπο στο τραπέζι.
cli-play-bots = Επίπεδο των μποτ στις υπόλοιπες θέσεις, ένα για όλες ή ένα για καθεμία, με κόμματα.
cli-play-resume = Συνέχισε μια αποθηκευμένη παρτίδα.
cli-play-save = Πού αποθηκεύεται η παρτίδα.
cli-games = Δείξε τα παιχνίδια με ρυθμίσεις, παραλλαγές, εκδόσεις και μποτ.
cli-games-seats = { $least } έως { $most } παίκτες
cli-rules = Δείξε τους κανόνες ενός παιχνιδιού, έναν έναν.
cli-learn = Μάθε ένα παιχνίδι παίζοντας, βήμα βήμα.
cli-learn-welcome = Γράψε μια κίνηση, ή πάτα Enter για να διαβάσεις παρακάτω· επίσης: { $back } { $show } { $quit }
cli-rules-clause = Δείξε μόνο αυτόν τον κανόνα.
cli-rules-source = Πηγή: { $source }. Ανεπίσημο κείμενο, με δικά μας λόγια.
cli-ask = Ρώτα για τους κανόνες με δικά σου λόγια: οι κανόνες που απαντούν, ο καλύτερος πρώτος.
cli-ask-example = μπορώ να παίξω γελωτοποιό ενώ έχω το χρώμα;
cli-ask-none = Κανένας κανόνας δεν φαίνεται να απαντά σε αυτό. Όλοι οι κανόνες: magehall rules { $game }
cli-replay = Έλεγξε κάθε κίνηση μιας καταγραφής και διηγήσου την παρτίδα.
cli-replay-to = Σταμάτα μετά από τόσες κινήσεις.
cli-replay-seat = Πες μόνο όσα μπορούσε να ξέρει αυτή η θέση.
cli-replay-refused = Η κίνηση { $ply } ({ $seat }: { $move }) απορρίπτεται: { $why }
cli-replay-scores = Μετά από { $ply ->
    [one] { $ply } κίνηση
   *[other] { $ply } κινήσεις
}: { $scores }
cli-review = Κρίνε τις αποφάσεις μιας παρτίδας από όσα έβλεπε ο παίκτης.
cli-review-seat = Ποιου οι αποφάσεις· αλλιώς των ανθρώπων.
cli-review-decisions = Εξέτασε το πολύ τόσες αποφάσεις.
cli-review-seconds = Σκέψου τόσα δευτερόλεπτα για καθεμία.
cli-verify = Έλεγξε τα μοιράσματα μετά την παρτίδα. Κάθε μοίρασμα πρέπει να βγαίνει από τον σπόρο που είχε δηλωθεί πριν από αυτήν.
cli-verify-good = Επαληθεύτηκε: { $draws ->
    [one] { $draws } κλήρωση βγαίνει
   *[other] { $draws } κληρώσεις βγαίνουν
} από τον σπόρο που αποκαλύφθηκε, και ο σπόρος ταιριάζει με τη δέσμευση { $commitment }.
cli-verify-shares = Περιέχει μερίδια του ανακατέματος από { $seats }: κανείς δεν μπορούσε να διαλέξει τα μοιράσματα.
cli-verify-withheld = { $seats }: μερίδιο που δεν φανερώθηκε· μαζί με τον διακομιστή υπήρχε επιλογή ανάμεσα σε μοιράσματα.
cli-verify-bad = Δεν επαληθεύτηκε: { $why }.
cli-simulate = Παίξε πολλές παρτίδες με μποτ και δείξε τα στατιστικά τους.
cli-games-number = Αριθμός παρτίδων.
cli-simulate-records = Γράψε κάθε παρτίδα ως καταγραφή σε αυτόν τον φάκελο.
cli-simulate-dataset = Γράψε όλες τις παρτίδες και τις αποφάσεις ως σύνολο δεδομένων (Parquet) σε αυτόν τον φάκελο.
cli-simulate-progress = Παίζονται παρτίδες
cli-simulate-title = { $games ->
    [one] { $games } παρτίδα
   *[other] { $games } παρτίδες
}, { $decisions ->
    [one] { $decisions } απόφαση
   *[other] { $decisions } αποφάσεις
}
cli-simulate-seat = Θέση
cli-simulate-bot = Μποτ
cli-simulate-mean = Μέσοι πόντοι
cli-simulate-spread = Απόκλιση
cli-simulate-wins = Νίκες
cli-simulate-footer = { $seconds } δευτ.· { $refusals ->
    [one] απορρίφθηκε { $refusals } κίνηση
   *[other] απορρίφθηκαν { $refusals } κινήσεις
}.
cli-solve = Βρες την καλύτερη κίνηση για αληθινά πλακίδια (Rummikub).
cli-solve-table = Οι συνδυασμοί στο τραπέζι, με κόμματα ανάμεσά τους, κάθε σειρά από το μικρότερο πλακίδιο προς τα πάνω· J είναι ο μπαλαντέρ.
cli-solve-rack = Τα πλακίδια στη βάση.
cli-solve-opening = Ο παίκτης δεν έχει ανοίξει ακόμα: βρες το καλύτερο άνοιγμα μόνο από τη βάση.
cli-solve-joker = Πώς παίρνεται ένας μπαλαντέρ από το τραπέζι: όταν αντικατασταθεί από το πλακίδιό του (replace) ή με οποιαδήποτε αναδιάταξη (free).
cli-solve-objective = Τι μετράει: τα περισσότερα πλακίδια και μετά οι πόντοι, οι περισσότεροι πόντοι, ή η μικρότερη αξία που μένει στη βάση.
cli-solve-play = Κατέβασε { $count ->
    [one] { $count } πλακίδιο
   *[other] { $count } πλακίδια
} ({ $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}): { $tiles }
cli-solve-kept = Συνδυασμοί που μένουν όπως είναι: { $kept } από { $sets }. Οι νέοι και οι αλλαγμένοι έχουν αστερίσκο.
cli-solve-nothing = Τίποτα δεν μπορεί να κατέβει.
cli-solve-no-opening = Με αυτή τη βάση δεν γίνεται άνοιγμα.
cli-arena = Φέρε μποτ αντιμέτωπα. Ίδια μοιράσματα για όλους, κάθε παίκτης σε κάθε θέση, βαθμολογίες με τα διαστήματά τους.
cli-arena-kind = Δύο παίκτες· ο πρώτος εναντίον καθενός· όλοι εναντίον όλων· ή ώσπου να φανεί ποιος είναι δυνατότερος.
cli-arena-deals = Πλήθος μοιρασμάτων· καθένα παίζεται μία φορά με τον παίκτη σε κάθε θέση.
cli-arena-first = Αριθμός του πρώτου μοιράσματος, ώστε οι αναμετρήσεις να μην έχουν κανένα κοινό.
cli-arena-elo = Για το sprt: τι λογίζεται όχι δυνατότερος και τι δυνατότερος.
cli-arena-apart = Δώσε σε κάθε μποτ δική του διεργασία, που λαβαίνει μόνο όσα βλέπει η θέση του.
cli-arena-ray = Παίξε σε συστοιχία του Ray: η διεύθυνσή της, «auto» για όποια λειτουργεί, ή «local» για να ξεκινήσει εδώ.
cli-arena-journal = Αρχείο που κρατά κάθε αποτέλεσμα, για συνέχεια μετά από διακοπή.
cli-arena-report = Γράψε μια σελίδα με πίνακες και διαγράμματα.
cli-arena-progress = Παίζονται
cli-arena-title = Αρένα
cli-arena-protocol = Κάθε μοίρασμα παίχτηκε μία φορά με τον παίκτη σε κάθε θέση. Τα διαστήματα είναι 95%, ανά μοίρασμα.
cli-arena-player = Παίκτης
cli-arena-field = Ανάμεσα σε
cli-arena-games = Παιχνίδια
cli-arena-share = Νίκες, %
cli-arena-parity = Ισοτιμία, %
cli-arena-margin = Προβάδισμα σε πόντους
cli-arena-margins = Προβάδισμα σε πόντους από τους άλλους, ανά μοίρασμα
cli-arena-ladder = Κατάταξη
cli-arena-tallies = Τι μετρά το παιχνίδι
cli-arena-timing = Χρόνος ανά απόφαση σε αυτό το μηχάνημα
cli-arena-mean = Μέσος, ms
cli-arena-longest = Μέγιστος, ms
cli-arena-verdict = { $verdict ->
    [stronger] Δυνατότερος
    [not-stronger] Όχι δυνατότερος
   *[open] Δεν κρίθηκε ακόμη
}, μετά από { $deals ->
    [one] { $deals } μοίρασμα
   *[other] { $deals } μοιράσματα
}.
cli-bench = Μέτρησε πόσο γρήγορες είναι οι μηχανές σε αυτόν τον υπολογιστή.
cli-bench-seconds = Χρόνος για κάθε παιχνίδι, σε δευτερόλεπτα.
cli-bench-title = Ολόκληρες τυχαίες παρτίδες στο μικρότερο τραπέζι, { $speed ->
    [compiled] μεταγλωττισμένη μηχανή
   *[interpreted] διερμηνευόμενη μηχανή
}
cli-bench-game = Παιχνίδι
cli-bench-speed = Παρτίδες ανά δευτερόλεπτο

## Λάθη

cli-error-no-such-option = Δεν υπάρχει επιλογή { $option }· το «--help» τις δείχνει όλες.
cli-error-missing = Λείπει το { $parameter }· το «--help» δείχνει πώς γράφεται.
cli-error-no-file = Δεν υπάρχει αρχείο { $file }.
cli-error-not-text = Αυτό δεν είναι κείμενο σε UTF-8.
cli-error-no-clause = Δεν υπάρχει κανόνας { $clause }· ο τελευταίος είναι ο { $last }.
cli-error-no-lesson = Το { $game } δεν έχει μάθημα «{ $lesson }».
cli-error-no-lessons = Το { $game } δεν έχει ακόμα μαθήματα.
cli-error-lesson-broken = Ένα μάθημα του { $game } δεν μπορεί να γίνει: { $error }
cli-error-other-game = Το αρχείο { $file } είναι παρτίδα του παιχνιδιού { $game }.
cli-error-other-rules = Αυτή η παρτίδα παίζεται με την έκδοση { $version } των κανόνων του { $game }, ενώ το πρόγραμμα ξέρει: { $known }. Χρησιμοποίησε ένα Magehall που τους ξέρει.

## Στο τραπέζι

cli-play-welcome = { $title }. Γράψε μια κίνηση ή: { $commands }
cli-play-your-move = Η σειρά σου.
cli-play-moves = Μπορείς: { $moves }
cli-play-more-moves = … και ακόμη { $count }: το ? τις δείχνει όλες.
cli-play-legal = Η κίνηση «{ $move }» επιτρέπεται.
cli-play-not-understood = Το «{ $line }» δεν είναι κίνηση· το ? δείχνει τις κινήσεις σου.
cli-play-hint = Συμβουλή: { $move }
cli-play-hint-more = (hint ξανά: ένα βήμα παραπέρα)
cli-play-undone = Η κίνηση αναιρέθηκε.
cli-play-nothing-to-undo = Δεν υπάρχει κίνηση για αναίρεση.
cli-play-saved = Αποθηκεύτηκε στο { $file }. Για συνέχεια: magehall play { $game } --resume { $file }
cli-play-not-saved = Το { $file } δεν μπορεί να γραφτεί: { $why }
cli-play-no-folder = Ο φάκελος { $folder } δεν υπάρχει.
cli-play-over = Η καταγραφή είναι στο { $file }.
cli-play-hand-over = Στη σειρά: { $name }. Πάτησε Enter όταν δεν κοιτάζει κανείς άλλος.
cli-play-which-clause = Ποιος κανόνας; Για παράδειγμα: { $example }
cli-play-why-what = Για ποια κίνηση; Για παράδειγμα: { $example }
cli-play-quit-alone = Για να φύγεις, γράψε μόνο quit. Το παιχνίδι συνεχίζεται.
cli-play-help = Γράψε μια κίνηση ({ $example }) ή: ? (οι κινήσεις σου), why ΚΙΝΗΣΗ (γιατί όχι), hint (συμβουλή), undo (αναίρεση), save [ΑΡΧΕΙΟ] (αποθήκευση), log (τι έγινε), rules N ή ΛΕΞΗ (κανόνες), quit (έξοδος).
cli-result-rank = Κατάταξη
cli-result-player = Παίκτης
cli-result-points = Πόντοι

## Σελίδες βοήθειας

cli-help-option = Δείξε αυτή τη σελίδα.
cli-help-options = Επιλογές
cli-help-commands = Εντολές
cli-help-usage = Χρήση:

## Τι δεν γίνεται δεκτό

cli-error-no-command = Δεν υπάρχει εντολή { $command }· το «--help» τις δείχνει.
cli-error-bad-value = Η τιμή για το { $parameter } δεν γίνεται δεκτή· το «--help» δείχνει ποιες γίνονται.
cli-error-no-game = Δεν υπάρχει παιχνίδι { $game }· υπάρχουν: { $games }.
cli-error-seats = Το παιχνίδι είναι για { $least } έως { $most } παίκτες, όχι για { $seats }.
cli-error-unknown-option = Δεν υπάρχει ρύθμιση { $option }· υπάρχουν: { $options }.
cli-error-option-value = Η ρύθμιση { $option } δεν μπορεί να είναι { $value }· μπορεί να είναι: { $values }.
cli-error-not-an-option = Το «{ $pair }» δεν είναι ρύθμιση όπως bids=hidden.
cli-error-no-edition = Δεν υπάρχει έκδοση { $edition }· υπάρχουν: { $editions }.
cli-error-no-variant = Δεν υπάρχει παραλλαγή { $variant }· υπάρχουν: { $variants }.
cli-error-variants-clash = Οι παραλλαγές { $variants } δεν συνδυάζονται: η καθεμιά ορίζει αλλιώς το { $option }.
cli-error-no-folder = Ο φάκελος { $folder } δεν υπάρχει.
cli-error-no-bot = Δεν υπάρχει μποτ { $level }· υπάρχουν: { $levels }.
cli-error-game-broken = Το παιχνίδι { $game } δεν μπορεί να φορτωθεί: { $error }
cli-error-bots = Τα μποτ στο { $module } δεν μπορούν να φορτωθούν: { $error }
cli-error-bots-number = Μποτ: { $bots }· θέσεις για μποτ: { $seats }.
cli-error-no-research = Ένα σύνολο δεδομένων χρειάζεται numpy και pyarrow: εγκατάστησε magehall[research].
cli-error-too-many-people = Παίκτες: { $people }· θέσεις: { $seats }. Κάποιος μένει όρθιος.
cli-error-name = Ένα όνομα έχει 1 έως 64 ορατούς χαρακτήρες σε μία γραμμή.
cli-error-seed = Ένας σπόρος έχει 1 έως { $most } ορατούς χαρακτήρες σε μία γραμμή, χωρίς κενό στην αρχή και στο τέλος.
cli-error-no-solver = Δεν υπάρχει λύτης για το { $game }, μόνο για: { $games }.
cli-error-no-tile = Το «{ $tile }» δεν είναι πλακίδιο· πλακίδια είναι τα K1 έως K13, R1 έως R13, G1 έως G13, B1 έως B13 και J.
cli-error-empty-set = Ένας συνδυασμός του τραπεζιού δεν έχει πλακίδια· ανάμεσα σε δύο συνδυασμούς μπαίνει ένα κόμμα.
cli-error-too-many-tiles = Το { $tile } αναφέρεται { $count ->
    [one] { $count } φορά
   *[other] { $count } φορές
}· το κουτί έχει { $most }.

cli-verify-no-seed = η καταγραφή δεν έχει φανερωμένο σπόρο με τη δέσμευσή του
cli-verify-other-seed = ο σπόρος δεν αντιστοιχεί στη δέσμευση
cli-verify-other-share = ένα μερίδιο δεν αντιστοιχεί στην υπόσχεσή του
cli-verify-refused-move = η κίνηση { $ply } είναι αντίθετη στους κανόνες
cli-verify-other-draw = η κίνηση { $ply } δεν προκύπτει από τον σπόρο

cli-error-arena-players = Η αρένα θέλει δύο ή περισσότερους διαφορετικούς παίκτες· εδώ: { $players }.
cli-error-arena-two = Αυτή η αναμέτρηση είναι για δύο παίκτες· εδώ: { $players }.
cli-error-arena-journal = Το { $file } είναι ημερολόγιο άλλης αναμέτρησης.
cli-error-arena-no-ray = Το --ray χρειάζεται ένα ακόμη πακέτο: pip install "magehall[ray]".
cli-error-arena-no-cluster = Δεν υπάρχει συστοιχία του Ray στη διεύθυνση { $address }.
cli-error-arena-no-start = Το Ray δεν ξεκίνησε εδώ: { $why }
cli-error-arena-slow-start = Το Ray δεν ξεκίνησε εδώ μέσα σε { $seconds } δευτ. Σε αργό μηχάνημα δώσε του περισσότερο χρόνο: MAGEHALL_RAY_SECONDS=60.
cli-error-bot-failed = Το μποτ { $bot } απέτυχε στην παρτίδα { $seed }: { $why }

## Ο διακομιστής

cli-serve = Άνοιξε την αίθουσα: τραπέζια για περιηγητές και μποτ.
cli-serve-host = Διεύθυνση στην οποία ακούει ο διακομιστής.
cli-serve-port = Θύρα· το 0 παίρνει όποια είναι ελεύθερη.
cli-serve-at = Η αίθουσα είναι ανοιχτή: { $address }
cli-serve-no-browser = Μην ανοίξεις τον περιηγητή στην αρχή.
cli-serve-compile = Σε κλώνο: μεταγλώττισε τους κανόνες όσο η αίθουσα είναι ανοιχτή και μετά πέρασε σε αυτούς.
cli-serve-open = Η αίθουσα είναι ανοιχτή.
cli-serve-here = Σε αυτόν τον υπολογιστή: { $address }
cli-serve-there = Σε άλλες συσκευές: { $address }
cli-serve-phones = Για τα κινητά στο σπίτι: «{ $button }» σε εκείνη τη σελίδα.
cli-serve-stop = Το Ctrl-C κλείνει την αίθουσα. Τα παιχνίδια φυλάσσονται και συνεχίζουν στο επόμενο άνοιγμα.
cli-serve-closed = Η αίθουσα έκλεισε. Τα παιχνίδια φυλάσσονται και συνεχίζουν στο επόμενο άνοιγμα.
cli-serve-porch-open = Τα κινητά στο σπίτι βρίσκουν την αίθουσα εδώ: { $address }
cli-serve-porch-closed = Τα κινητά στο σπίτι δεν μπορούν πια να μπουν.
cli-serve-reading = Οι κανόνες μεταγλωττίζονται στο παρασκήνιο, για να τρέχουν όλα πιο γρήγορα· παίξε άφοβα …
cli-serve-files = Οι κανόνες μεταγλωττίζονται στο παρασκήνιο: { $done } από { $of } αρχεία
cli-serve-joining = Οι κανόνες μεταγλωττίζονται στο παρασκήνιο: σχεδόν έτοιμο …
cli-serve-compiled = Οι κανόνες μεταγλωττίστηκαν: η αίθουσα τρέχει τώρα με όλη της την ταχύτητα.
cli-serve-interpreted = Οι κανόνες δεν μεταγλωττίστηκαν. Η αίθουσα συνεχίζει όπως ήταν: σωστά, μόνο πιο αργά.
cli-config = Δείξε κάθε ρύθμιση του διακομιστή με την τιμή της.
cli-config-setting = Ρύθμιση
cli-config-value = Τιμή
cli-config-meaning = Σημασία
cli-error-setting = Η { $variable } δεν μπορεί να είναι «{ $value }».
cli-backup = Γράψε σε ένα αρχείο όλα όσα έχει ο διακομιστής. Γίνεται και όσο λειτουργεί.
cli-backup-keep = Το FILE είναι φάκελος: γράψε εκεί νέο αντίγραφο με όνομα από την ώρα και κράτησε τα N νεότερα.
cli-backup-done = Αποθηκεύτηκε στο { $file }: { $tables ->
    [one] { $tables } τραπέζι
   *[other] { $tables } τραπέζια
}, { $entries ->
    [one] { $entries } εγγραφή
   *[other] { $entries } εγγραφές
}.
cli-restore = Επανάφερε από αντίγραφο ασφαλείας. Ο διακομιστής πρέπει να είναι σταματημένος.
cli-restore-replace = Αντικατάστησε τις παρτίδες που υπάρχουν ήδη.
cli-restore-done = Επαναφορά από το { $file }: { $tables ->
    [one] { $tables } τραπέζι
   *[other] { $tables } τραπέζια
}, { $entries ->
    [one] { $entries } εγγραφή
   *[other] { $entries } εγγραφές
}.
cli-error-no-backup = Το { $file } δεν είναι αντίγραφο ασφαλείας του Magehall.
cli-error-store-not-empty = Υπάρχουν ήδη παρτίδες· το «--replace» τις αντικαθιστά.
cli-error-store-in-use = Το { $file } χρησιμοποιείται από διακομιστή· σταμάτησέ τον πρώτα.
cli-error-no-postgres = Η PostgreSQL χρειάζεται ένα ακόμη πακέτο: pip install "magehall[postgres]".
cli-error-no-database = Η βάση δεδομένων δεν μπορεί να χρησιμοποιηθεί: { $why }
cli-error-newer-store = Αυτή η αποθήκη γράφτηκε από νεότερο Magehall ({ $found }, αυτό ξέρει ως { $known })· εγκατάστησε εκείνη την έκδοση ή νεότερη.

## Δικά σου μποτ

cli-tidy = Καθάρισε ό,τι έχει φυλαχτεί αρκετά (MAGEHALL_KEEP_…_DAYS). Ο διακομιστής το κάνει και μόνος του· η ενσωματωμένη αποθήκη δεν πρέπει να χρησιμοποιείται.
cli-tidy-dry-run = Πες μόνο πόσα υπάρχουν από το καθένα.
cli-tidy-done = Καθαρίστηκαν:
cli-tidy-would = Θα καθαρίζονταν:
cli-tidy-nothing = Δεν υπάρχει τίποτα για καθάρισμα.
cli-tidy-guests = Επισκέπτες που έχουν καιρό να φανούν: { $count }
cli-tidy-gathering = Τραπέζια όπου δεν άρχισε παιχνίδι: { $count }
cli-tidy-abandoned = Παρτίδες που κανείς δεν συνεχίζει και τελειώνουν: { $count }
cli-tidy-tables = Τελειωμένα τραπέζια με τα ημερολόγιά τους: { $count }
cli-tidy-chats = Τελειωμένα τραπέζια των οποίων σβήνεται το τσατ: { $count }
cli-tidy-reviews = Αναλύσεις: { $count }
cli-tidy-calls = Παλιές προσκλήσεις, ειδοποιήσεις και πρόχειρα: { $count }
cli-recount = Μέτρησε ξανά όλες τις τελειωμένες παρτίδες. Αποτελέσματα, στατιστικά, κατάταξη. Η ενσωματωμένη αποθήκη δεν πρέπει να χρησιμοποιείται.
cli-recount-done = { $games ->
    [one] Μετρήθηκε { $games } παρτίδα.
   *[other] Μετρήθηκαν { $games } παρτίδες.
}
cli-bot = Βάλε ένα πρόγραμμά σου να παίξει. Με τα μποτ της αίθουσας ή σε τραπέζια ενός διακομιστή.
cli-bot-game = Το παιχνίδι με τα μποτ της αίθουσας.
cli-bot-seats = Αριθμός θέσεων· αν λείπει, ο μικρότερος δυνατός.
cli-bot-against = Επίπεδο των μποτ της αίθουσας.
cli-bot-games = Αριθμός παρτίδων· η θέση του προγράμματος αλλάζει.
cli-bot-seed = Σπόρος, για να ξαναπαιχτούν τα ίδια μοιράσματα.
cli-bot-server = Διεύθυνση διακομιστή στα τραπέζια του οποίου παίζει το πρόγραμμα.
cli-bot-token = Το διακριτικό του μποτ· καλύτερα στο MAGEHALL_BOT_TOKEN, όπου δεν το βλέπει κανείς.
cli-bot-table = Κάθισε σε αυτό το τραπέζι για μία παρτίδα· αλλιώς όπου προσκληθεί το μποτ.
cli-bot-seconds = Δευτερόλεπτα που έχει το πρόγραμμα για μια κίνηση.
cli-bot-over = Τραπέζι { $table }, θέση { $seat }: πόντοι { $scores }· νίκη: { $winners }.
cli-bot-broken = Τραπέζι { $table }, θέση { $seat }: η παρτίδα έληξε χωρίς αποτέλεσμα.
cli-error-program-ended = Το πρόγραμμα τελείωσε: { $program }
cli-error-program-late = Το πρόγραμμα δεν απάντησε έγκαιρα: { $program }
cli-error-program-answer = Το «{ $answer }» δεν είναι απάντηση προγράμματος, δηλαδή μία γραμμή με την κίνηση σε JSON.
cli-error-no-server = Δεν υπάρχει σύνδεση με τον διακομιστή: { $why }
cli-error-server-says = Ο διακομιστής λέει: { $why }

## Φροντίδα της αίθουσας

cli-admin = Φρόντισε τους παίκτες και τα τραπέζια ενός διακομιστή. Γίνεται και όσο λειτουργεί. WHO είναι αναγνωριστικό, όνομα σύνδεσης ή όνομα.
cli-admin-grant = Κάνε διαχειριστή κάποιον που έχει λογαριασμό.
cli-admin-revoke = Αφαίρεσε πάλι αυτό το δικαίωμα.
cli-admin-list = Δείξε τους διαχειριστές.
cli-admin-find = Βρες παίκτες: όνομα, λογαριασμός, αναγνωριστικό ή τραπέζι.
cli-admin-show = Δείξε τι είναι γνωστό για έναν παίκτη.
cli-admin-rename = Δώσε άλλο όνομα σε έναν παίκτη, και σε όλα τα τραπέζια.
cli-admin-mute = Βάλε έναν παίκτη σε σίγαση σε όλα τα τραπέζια.
cli-admin-unmute = Τέλος στη σίγαση ενός παίκτη.
cli-admin-remove = Αφαίρεσε την πρόσβαση ενός παίκτη. Αποσυνδέεται παντού και δεν ξαναμπαίνει.
cli-admin-restore = Δώσε πίσω την πρόσβαση σε έναν παίκτη.
cli-admin-forget = Διάγραψε οριστικά έναν παίκτη. Όνομα, λόγια, αποτελέσματα και λογαριασμός χάνονται. Δεν αναιρείται.
cli-admin-tables = Δείξε τα τραπέζια που μαζεύουν κόσμο ή παίζουν.
cli-admin-close = Κλείσε ένα τραπέζι· το παιχνίδι τελειώνει χωρίς αποτέλεσμα.
cli-admin-host = Κάνε οικοδεσπότη κάποιον που κάθεται στο τραπέζι.
cli-admin-reports = Δείξε τις αναφορές των παικτών.
cli-admin-decide = Αποφάσισε για μια αναφορά. «muted» και «removed» εφαρμόζονται αμέσως.
cli-admin-audit = Δείξε τι έκαναν οι διαχειριστές.
cli-admin-now = Δείξε τι συμβαίνει τώρα.
cli-admin-yes = Χωρίς ερώτηση επιβεβαίωσης.
cli-admin-hours = Για τόσες ώρες· 0 για πάντα.
cli-admin-why = Γιατί· το μαθαίνουν όσοι αφορά.
cli-admin-note = Σημείωση για τους διαχειριστές.
cli-admin-limit = Το πολύ τόσες γραμμές.
cli-admin-before = Συνέχισε μετά τη γραμμή με αυτό το αναγνωριστικό ή το τραπέζι με αυτόν τον κωδικό.
cli-admin-open = Μόνο όσες περιμένουν απόφαση.
cli-admin-done = Έγινε.
cli-admin-nothing = Δεν υπάρχει τίποτα εδώ.
cli-admin-several = Στο «{ $who }» ταιριάζουν { $count } παίκτες: δώσε το αναγνωριστικό.
cli-admin-really = Συνέχεια;
cli-admin-command-line = γραμμή εντολών
cli-admin-ask-grant = { $login } γίνεται διαχειριστής: βλέπει παίκτες, τραπέζια και αναφορές, και μπορεί να βάζει παίκτες σε σίγαση και να τους αφαιρεί την πρόσβαση.
cli-admin-ask-revoke = { $login } δεν θα είναι πια διαχειριστής.
cli-admin-ask-rename = { $name } θα λέγεται παντού { $other }.
cli-admin-ask-mute = { $hours ->
    [0] { $name } δεν θα μπορεί πια να γράψει σε κανένα τραπέζι.
    [one] { $name } δεν θα μπορεί να γράψει σε κανένα τραπέζι για { $hours } ώρα.
   *[other] { $name } δεν θα μπορεί να γράψει σε κανένα τραπέζι για { $hours } ώρες.
}
cli-admin-ask-unmute = { $name } θα μπορεί πάλι να γράφει.
cli-admin-ask-remove = { $name } αποσυνδέεται παντού και δεν ξαναμπαίνει· συνεχίζουν μποτ.
cli-admin-ask-restore = { $name } θα μπορεί πάλι να μπει.
cli-admin-ask-forget = { $name } διαγράφεται για πάντα: όνομα, λόγια, αποτελέσματα και λογαριασμός χάνονται.
cli-admin-ask-close = Το τραπέζι { $table } κλείνει· το παιχνίδι τελειώνει χωρίς αποτέλεσμα.
cli-admin-ask-host = { $name } γίνεται οικοδεσπότης στο τραπέζι { $table }.
cli-admin-ask-decide = Η αναφορά { $report } κρίνεται: { $decision }.
cli-admin-col-id = Αναγνωριστικό
cli-admin-col-name = Όνομα
cli-admin-col-login = Όνομα σύνδεσης
cli-admin-col-since = Από
cli-admin-col-seen = Τελευταία φορά
cli-admin-col-marks = Ενδείξεις
cli-admin-col-restraint = Περιορισμός
cli-admin-col-until = Ως
cli-admin-col-by = Από ποιον
cli-admin-col-why = Γιατί
cli-admin-col-table = Τραπέζι
cli-admin-col-game = Παιχνίδι
cli-admin-col-status = Κατάσταση
cli-admin-col-names = Παίκτες
cli-admin-col-reporter = Αναφορά από
cli-admin-col-about = Για ποιον
cli-admin-col-line = Τι ειπώθηκε
cli-admin-col-words = Λόγια
cli-admin-col-decision = Απόφαση
cli-admin-col-act = Ενέργεια
cli-admin-col-facts = Λεπτομέρειες
cli-admin-col-gathering = Μαζεύονται
cli-admin-col-playing = Παίζουν
cli-admin-col-finished = Τελείωσαν
cli-admin-mark-keeper = διαχειριστής
cli-admin-mark-program = μποτ
cli-admin-mark-muted = σε σίγαση
cli-admin-mark-removed = χωρίς πρόσβαση
cli-admin-now-version = Έκδοση
cli-admin-now-store = Αποθήκη
cli-admin-now-nodes = Κόμβοι σε λειτουργία
cli-admin-now-backup = Ηλικία του τελευταίου αντιγράφου
cli-admin-now-players = Παίκτες
cli-admin-now-accounts = Λογαριασμοί
cli-admin-now-reports = Ανοιχτές αναφορές
cli-admin-now-sockets = Ανοιχτές συνδέσεις
cli-admin-now-waiting = Σε αναμονή
cli-tidy-reports = Αναφορές με απόφαση και σιγάσεις που έληξαν: { $count }
cli-tidy-audit = Παλιές ενέργειες διαχειριστών: { $count }
