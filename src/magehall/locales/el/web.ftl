### Οι σελίδες στον περιηγητή. Το $game είναι wizard, rummikub, carcassonne ή witchstone.

## Σε κάθε σελίδα

web-language = Γλώσσα
web-nav = Κύριες σελίδες
web-nav-games = Παιχνίδια
web-nav-tables = Τραπέζια
web-nav-rules = Κανόνες
web-nav-scorepad = Σκορ
web-skip = Στο περιεχόμενο
web-study-light = Φωτεινό θέμα
web-study-dark = Σκούρο θέμα
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
web-share-failed = Η κοινοποίηση δεν πέτυχε. Δοκίμασε με την εικόνα.
web-lost-title = Εδώ δεν υπάρχει τίποτα
web-lost-line = Ίσως η διεύθυνση έχει λάθος ή η σελίδα δεν υπάρχει πια.
web-lost-home = Στην αρχική
web-offline-title = Χωρίς δίκτυο
web-offline-line = Αυτή η σελίδα χρειάζεται τον διακομιστή. Οι κανόνες και τα φύλλα σκορ δουλεύουν και χωρίς αυτόν.
web-offline-again = Δοκίμασε ξανά

## Τα παιχνίδια

web-game = { $game ->
    [wizard] Μαγικοί αριθμοί
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
    [wizard] 3–6 παίκτες, 45′
    [rummikub] 2–4 παίκτες, 40′
    [carcassonne] 2–6 παίκτες, 45′
   *[witchstone] 2–4 παίκτες, 70′
}
web-game-seats = { $most ->
   *[other] { $seats } παίκτες
}

## Αρχική

web-home-title = Ένα ανοιχτό τραπέζι για μαγικά παιχνίδια
web-home-line = Παίξε στον περιηγητή σου με φίλους ή με μποτ. Χωρίς λογαριασμό, χωρίς εγκατάσταση.
web-home-code = Έχω κωδικό
web-record-title = Αποθηκευμένη παρτίδα
web-record-open = Άνοιξε αρχείο (.mage)
web-home-make = Παίξε με φίλους
web-pass = Μία συσκευή για όλους
web-pass-line = Παίζετε όλοι εδώ, ο ένας μετά τον άλλον. Στο ενδιάμεσο η οθόνη κρύβει ό,τι είναι μυστικό.
web-porch = Άφησε τα κινητά του σπιτιού να μπουν
web-porch-now = Τα κινητά του σπιτιού μπορούν να μπουν
web-porch-line = Τότε όλοι στο ίδιο δίκτυο με αυτόν τον υπολογιστή μπορούν να ανοίξουν την αίθουσα και να παίξουν, ώσπου να την κλείσεις ξανά ή να σταματήσεις τον διακομιστή. Απέξω κανείς, και τίποτε άλλο δεν ανοίγει.
web-porch-open = Άφησέ τα
web-porch-close = Κλείσε ξανά
web-porch-scan = Σάρωσε τον κωδικό με ένα κινητό στο ίδιο Wi-Fi ή γράψε εκεί αυτή τη διεύθυνση:
web-porch-other = Αν δεν γίνεται, δοκίμασε: { $addresses }
web-porch-who = Όλοι σε αυτό το δίκτυο μπορούν να ανοίξουν την αίθουσα, απέξω κανείς. Όποιος μπήκε έτσι αποσυνδέεται όταν κλείσεις.
web-porch-qr-alt = Κωδικός QR για { $address }
web-porch-needed = Προς το παρόν μόνο αυτός ο υπολογιστής ανοίγει αυτόν τον σύνδεσμο.
web-invite-which = Ποιο παιχνίδι;
web-invite-all = Πρώτα όλες οι ρυθμίσεις
web-home-now = Παίξε με μποτ
web-home-rules-of = { $title }: οι κανόνες

## Χωρίς δίκτυο

web-pocket = Παίξε χωρίς δίκτυο
web-pocket-line = Και τα τέσσερα παιχνίδια με μποτ ή με μία συσκευή για όλους: στο τρένο, στο αεροπλάνο, παντού.
web-pocket-size = Κατεβαίνει μία φορά: { $size }
web-pocket-fetch = Λήψη
web-pocket-fetch-play = Λήψη και παιχνίδι
web-pocket-coming = Γίνεται λήψη
web-pocket-come = { $loaded } από { $total }
web-pocket-broken = Η σύνδεση κόπηκε. Ό,τι ήρθε, μένει εδώ.
web-pocket-full = Δεν υπάρχει αρκετός χώρος στη συσκευή.
web-pocket-go-on = Συνέχισε τη λήψη
web-pocket-here = Όλα όσα χρειάζεσαι είναι στη συσκευή, ακόμα και σε λειτουργία πτήσης.
web-pocket-not-kept = Ο περιηγητής δεν μπορεί να κρατήσει τα παιχνίδια εδώ: χρειάζεται διεύθυνση με https. Για να ξεκινήσεις θέλεις δίκτυο.
web-pocket-go = Παίξε
web-pocket-drop = Αφαίρεση από τη συσκευή
web-pocket-drop-sure = Αφαίρεση; Οι παρτίδες σου μένουν.
web-pocket-opening = Ετοιμάζεται στη συσκευή σου…
web-pocket-failed = { $why ->
    [elsewhere] Είναι ανοιχτό σε άλλη καρτέλα. Κλείσε την και δοκίμασε ξανά.
    [unreachable] Κάτι λείπει ακόμα εδώ. Δοκίμασε ξανά με δίκτυο.
    [unreadable] Οι παρτίδες σου σε αυτή τη συσκευή δεν διαβάζονται.
   *[broken] Δεν ξεκίνησε. Κλείσε τις άλλες καρτέλες και δοκίμασε ξανά.
}
web-pocket-levels = Τα εξπέρ θα σκέφτονταν πολλή ώρα στον περιηγητή· όπου υπάρχουν, παίζουν σε διακομιστή.
web-pocket-record = Δες ξανά μια παρτίδα που τελείωσε ή συνέχισε μια άλλη από εκεί που σταμάτησε.
web-pocket-tables = Σε αυτή τη συσκευή
web-pocket-more = { $title }: αποθήκευση, μεταφορά, διαγραφή
web-pocket-hand-over = Μεταφορά στον διακομιστή
web-pocket-delete = Διαγραφή
web-pocket-delete-sure = Οριστική διαγραφή;

## Μάθε παίζοντας

web-learn = Μάθε
web-learn-line = Κάθε μάθημα είναι μια μικρή παρτίδα στο αληθινό τραπέζι, βήμα βήμα. Φύγε όποτε θέλεις: η θέση σου φυλάγεται.
web-learn-all = Όλα τα μαθήματα
web-learn-game = Μάθε { $title }
web-learn-game-done = Μάθε { $title } (ολοκληρωμένο μάθημα)
web-learn-new = Πρώτη φορά { $title }; Μια πρώτη παρτίδα σού το μαθαίνει σε { $minutes ->
    [one] { $minutes } λεπτό
   *[other] { $minutes } λεπτά
}.
web-lesson-minutes = { $minutes ->
    [one] { $minutes } λεπτό
   *[other] { $minutes } λεπτά
}
web-lesson-step = Βήμα { $step } από { $steps }
web-lesson-left = έμεινε στο βήμα { $step } από { $steps }
web-lesson-begin = Ξεκίνα
web-lesson-go-on = Συνέχισε
web-lesson-again = Άλλη μία φορά
web-lesson-done = ολοκληρωμένο
web-lesson-back = Πίσω
web-lesson-next = Επόμενο
web-lesson-show = Δείξε μου
web-lesson-finish = Τέλος
web-lesson-leave = Φύγε από το μάθημα
web-lesson-speech = Μάθημα
web-lesson-fold = Κρύψε τα λόγια
web-lesson-unfold = Δείξε τα λόγια
web-lesson-allowed = Κι αυτό επιτρέπεται, αλλά ας μείνουμε στο θέμα του μαθήματος.
web-lesson-not-now = Τώρα ζητιέται κάτι άλλο.
web-lesson-ended = Μπράβο!
web-lesson-ended-line = Τώρα ξέρεις πώς παίζεται. Οι κανόνες είναι πάντα ένα άγγιγμα μακριά, και τα μποτ έχουν υπομονή.

## Κανόνες

web-rules-of = { $title }: οι κανόνες
web-rules-unofficial = Ανεπίσημα, με δικά μας λόγια. Κάθε κανόνας έχει αριθμό και δικό του σύνδεσμο.
web-example-good = Έτσι επιτρέπεται
web-example-bad = Έτσι όχι
web-rules-choose = Όλοι οι κανόνες, στη γλώσσα σου. Ποιο παιχνίδι;
web-rules-howto = Πώς παίζεται
web-rules-search = Ρώτα ή ψάξε
web-rules-answers = Απαντήσεις
web-rules-answered = { $count ->
    [one] Μία απάντηση.
   *[other] { $count } απαντήσεις.
}
web-rules-verbatim = Κάθε απάντηση είναι ένας κανόνας, λέξη προς λέξη.
web-rules-back = Πίσω στις απαντήσεις
web-rules-containing = Κανόνες με αυτές τις λέξεις
web-rules-sections = Ενότητες
web-rules-clause = Κανόνας { $number }, σύνδεσμος
web-rules-found = { $count ->
    [one] Βρέθηκε { $count } κανόνας
   *[other] Βρέθηκαν { $count } κανόνες
}
web-rules-none = Κανένας κανόνας δεν περιέχει «{ $query }». Δοκίμασε λιγότερες ή πιο σύντομες λέξεις.

## Στο τραπέζι

web-waiting-for = Περιμένουμε: { $names }.
web-game-over = Η παρτίδα τελείωσε.
web-panels = Καρτέλες
web-moves = Οι κινήσεις σου
web-moves-none = Όταν έρθει η σειρά σου, οι κινήσεις σου θα είναι εδώ.
web-players = Παίκτες
web-log = Τι έγινε
web-you = εσύ
web-bot = μποτ

## Λίστες τραπεζιών

web-home-waiting = Οι παρτίδες σου
web-home-open = Ανοιχτά τραπέζια
web-home-all = Δες όλα
web-home-your-turn = Η σειρά σου
web-home-continue = Συνέχεια
web-home-look = Προβολή
web-home-join = Μπες
web-home-table-of = Τραπέζι: { $name }
web-home-taken = Πιασμένες θέσεις: { $taken } από { $seats }
web-row-free = { $count ->
    [0] γεμάτο
    [one] { $count } ελεύθερη θέση
   *[other] { $count } ελεύθερες θέσεις
}
web-row-bots = { $count } μποτ
web-row-hints = με συμβουλές
web-row-no-hints = χωρίς συμβουλές
web-row-rated = για την κατάταξη
web-row-sitter = { $name } ({ $level })
web-row-result = { $place }. { $name } { $points }
web-home-none-open = Κανείς δεν ψάχνει παίκτες τώρα. Στήσε τραπέζι και κάλεσε κάποιον.
web-home-none-running = Δεν έχεις παρτίδες σε εξέλιξη. Παίξε με μποτ ή στήσε τραπέζι.
web-home-away = Ο διακομιστής δεν απαντά τώρα. Οι κανόνες και τα φύλλα σκορ δουλεύουν και χωρίς αυτόν.
web-tables-done = Τελειωμένες
web-join-title = Μπες σε τραπέζι
web-join-line = Γράψε τον κωδικό που βλέπει ο οικοδεσπότης ή επικόλλησε τον σύνδεσμο.
web-join-code = Κωδικός τραπεζιού
web-join-wrong = Ο κωδικός έχει έξι γράμματα και ψηφία, π.χ. K7QXM2.
web-who = Το όνομά σου είναι { $name }· άλλαξέ το
web-who-help = Έτσι σε βλέπουν οι άλλοι σε νέα τραπέζια.
web-save = Αποθήκευση
# Ονόματα για όσους δεν έδωσαν δικό τους, χωρισμένα με κόμμα.
web-nicknames = Χάλκινη αλεπού, Ήσυχος γκιώνης, Τυχερό αηδόνι, Γενναίος σκίουρος, Ασημένια βίδρα, Εύθυμη κίσσα, Νυσταλέος ασβός, Γρήγορος λαγός, Έξυπνο κοράκι, Χρυσός λύγκας, Ταξιδιάρα πάπια, Περίεργη γάτα
web-level = { $level ->
    [random] Μποτ, στην τύχη
    [easy] Μποτ, εύκολο
    [medium] Μποτ, μέτριο
    [hard] Μποτ, δυνατό
    [expert] Μποτ, εξπέρ
    *[other] Μποτ, { $level }
}

## You and your devices

web-account-title = Εσύ και οι συσκευές σου
web-account-more = Συσκευές και κωδικός
web-account-sign-in = Σύνδεση
web-account-stranger = Κανείς δεν είναι συνδεδεμένος εδώ. Για να παίξεις αρκεί ένα όνομα· με λογαριασμό, οι παρτίδες σου σε ακολουθούν παντού.
web-account-guest = Παίζεις ως { $name }, χωρίς λογαριασμό: σε ξέρει μόνο αυτή η συσκευή. Με λογαριασμό κρατάς το όνομα και τις παρτίδες σου και σε άλλες συσκευές.
web-account-known = Παίζεις ως { $name }, με λογαριασμό { $login }.
web-account-devices = Πού έχεις συνδεθεί
web-account-here = Αυτή η συσκευή
web-account-unknown = Άγνωστη συσκευή
web-account-since = Σύνδεση από { $since }
web-account-seen = Σύνδεση από { $since }, τελευταία φορά { $seen }
web-account-end = Αποσύνδεση
web-account-end-of = Αποσύνδεση: { $device }
web-account-ended = Αποσυνδέθηκε: { $device }.
web-account-end-others = Αποσύνδεση παντού αλλού
web-account-others-help = Αποσυνδέονται και τα προγράμματα που παίζουν στο όνομά σου.
web-account-others-ended = Τώρα έχεις συνδεθεί μόνο σε αυτή τη συσκευή.
web-account-out = Αποσύνδεση εδώ
web-account-lose = Παίζεις χωρίς λογαριασμό: αν αποσυνδεθείς, κανείς δεν μπορεί να σου δώσει πίσω αυτό το όνομα και αυτά τα παιχνίδια.
web-account-lose-yes = Οριστική αποσύνδεση
web-account-password = Αλλαγή κωδικού
web-account-old = Τρέχων κωδικός
web-account-new = Νέος κωδικός
web-account-password-help = Τουλάχιστον οκτώ χαρακτήρες. Όλες οι άλλες συσκευές αποσυνδέονται.
web-account-changed = Ο κωδικός άλλαξε. Όλες οι άλλες συσκευές αποσυνδέθηκαν.
web-account-keep = Φτιάξε λογαριασμό
web-account-keep-help = Ένα όνομα σύνδεσης και ένας κωδικός, για να σε ξέρουν και οι άλλες συσκευές σου. Δεν χρειάζεται email.
web-account-instead = Ή χρησιμοποίησε τον λογαριασμό που έχεις. Ό,τι έκανες εδώ χωρίς λογαριασμό δεν μεταφέρεται.
web-account-login = Όνομα σύνδεσης
web-account-secret = Κωδικός
web-account-lost = Έχασες τον κωδικό;
web-account-lost-help = Με τον κωδικό ανάκτησης διαλέγεις νέο κωδικό πρόσβασης. Όλες οι άλλες συσκευές αποσυνδέονται.
web-account-recover = Διάλεξε νέο κωδικό
web-account-recovery = Κωδικός ανάκτησης
web-account-recovery-help = Γράψε τον κάπου: εμφανίζεται μόνο τώρα και σε βάζει μέσα αν χάσεις τον κωδικό σου.
web-account-written = Τον έγραψα
web-signed-out = Αποσυνδέθηκες
web-signed-out-line = Αυτή η συσκευή αποσυνδέθηκε από κάποια άλλη ή με νέο κωδικό.
web-account-keeper = Διαχείριση της αίθουσας

## Νέο τραπέζι

web-new-title = Στήσε τραπέζι
web-new-table = Άλλο τραπέζι
web-new-laying = Ετοιμάζεται το τραπέζι…
web-seats = Θέσεις
web-your-name = Το όνομά σου
web-seat-of = Θέση { $number }
web-seat-person = Παίκτης, με πρόσκληση
web-seat-here = Παίζει εδώ
web-new-all-people = Μόνο παίκτες
web-new-all-bots = Μόνο μποτ
web-new-edition = Έντυπη έκδοση
web-new-edition-none = Σύμφωνα με τις ρυθμίσεις παρακάτω
web-new-details = Όλες οι ρυθμίσεις
web-new-clock = Ρολόι
web-clock-none = Χωρίς ρολόι
web-clock-mode = { $mode ->
    [turn] Ανά κίνηση
    [bank] Ανά παρτίδα
    [days] Μέρες
   *[none] Κανένα
}
web-clock-preset-turn = { $seconds } δευτ.
web-clock-preset-bank = { $minutes } λ. + { $increment } δευτ.
web-clock-minutes = Λεπτά ανά παίκτη
web-clock-increment = Δευτερόλεπτα επιπλέον ανά κίνηση
web-clock-seconds = Δευτερόλεπτα ανά κίνηση
web-clock-bounds = από { $least } έως { $most }
web-clock-day-count = Μέρες ανά κίνηση
web-clock-turn-seconds = { $seconds } δευτ. ανά κίνηση
web-clock-turn = { $minutes ->
    [one] { $minutes } λεπτό ανά κίνηση
    *[other] { $minutes } λεπτά ανά κίνηση
}
web-clock-bank = { $minutes } λ. ο καθένας, +{ $increment } δευτ. ανά κίνηση
web-clock-days = { $days ->
    [one] { $days } μέρα ανά κίνηση
    *[other] { $days } μέρες ανά κίνηση
}
web-days = { $count ->
    [one] { $count } μέρα
    *[other] { $count } μέρες
}
web-new-expiry = Αν κάποιος λείπει ή του τελειώσει ο χρόνος
web-expiry = { $expiry ->
    [move] Ένα μποτ παίζει αυτή την κίνηση
    [rule] Ισχύει ο κανόνας του παιχνιδιού
    [wait] Περιμένουμε
   *[deputy] Μποτ για όποιον λείπει
}
web-expiry-help = { $expiry ->
    [move] Ένα μποτ παίζει μόνο αυτή την κίνηση· η θέση μένει στον παίκτη.
    [rule] Όπως λένε οι κανόνες: ένα σωστό τραπέζι μένει, αλλιώς γυρίζει όπως ήταν και τραβιούνται τρία πλακίδια.
    [wait] Τίποτα δεν γίνεται από μόνο του. Καλό ανάμεσα σε φίλους.
   *[deputy] Μέχρι να γυρίσει ο παίκτης: με ένα άγγιγμα παίρνει πίσω τη θέση.
}
web-terms-away = { $expiry ->
    [move] Αν κάποιος λείπει ή του τελειώσει ο χρόνος, ένα μποτ παίζει αυτή την κίνηση.
    [rule] Όταν τελειώσει ο χρόνος, ισχύει ο κανόνας του παιχνιδιού.
    [wait] Αν κάποιος λείπει ή του τελειώσει ο χρόνος, περιμένουμε.
   *[deputy] Αν κάποιος λείπει ή του τελειώσει ο χρόνος, παίζει ένα μποτ μέχρι να γυρίσει.
}
web-new-pace = Ταχύτητα των μποτ
web-pace = { $pace ->
    [slow] αργά
    [fast] γρήγορα
    [none] χωρίς παύση
   *[normal] κανονικά
}
web-new-language = Γλώσσα του τραπεζιού
web-new-chat = Τσατ
web-chat-mode-free = Ελεύθερο
web-chat-mode-phrases = Μόνο έτοιμες φράσεις
web-chat-mode-off = Χωρίς τσατ
web-new-open = Να φαίνεται στα ανοιχτά τραπέζια
web-new-open-help = Αλλιώς το βρίσκουν μόνο όσοι έχουν τον σύνδεσμο ή τον κωδικό.
web-new-watching = Μπορούν να βλέπουν κι άλλοι
web-new-watching-help = Οι θεατές βλέπουν μόνο ό,τι βλέπουν όλοι.
web-new-hints = Συμβουλές
web-new-hints-help = Όλοι μπορούν να ρωτήσουν ένα μποτ τι θα έπαιζε και γιατί.
web-new-invite = Στήσε το τραπέζι
web-begin = Έναρξη

## Πριν από την παρτίδα

web-begin-with-bots = Ξεκίνα με { $count } μποτ
web-bots-level = Μποτ στις ελεύθερες θέσεις
web-code = Κωδικός
web-host = οικοδεσπότης
web-host-begins = Ο οικοδεσπότης ξεκινά το παιχνίδι όταν μαζευτούν όλοι.
web-table-full =
    Όλες οι θέσεις είναι πιασμένες. { $watching ->
        [no] Σε αυτό το τραπέζι δεν επιτρέπονται θεατές.
       *[yes] Μπορείς να δεις το παιχνίδι: μείνε εδώ και θα εμφανιστεί μόλις αρχίσει.
    }
web-invite = Πρόσκληση
web-invite-line = Ο κωδικός ή ο σύνδεσμος οδηγεί κατευθείαν σε ελεύθερη θέση.
web-invite-link = Στείλε τον σύνδεσμο
web-invite-qr = Δείξε QR
web-invite-qr-alt = Κωδικός QR του τραπεζιού { $code }
web-invite-copied = Ο σύνδεσμος αντιγράφηκε. Επικόλλησέ τον σε ένα μήνυμα.
web-invite-copy = Αντιγραφή συνδέσμου
web-invite-copied-now = Αντιγράφηκε
web-invite-text = Έλα να παίξουμε { $title }!
web-kick = Άδειασε τη θέση: { $name }
web-kick-ask = Να αδειάσει η θέση;
web-kick-sure = { $name } αφήνει τη θέση, και μπορεί να καθίσει κάποιος άλλος.
web-kick-do = Άδειασε τη θέση
web-kicked = Ο οικοδεσπότης άδειασε τη θέση σου. Μπορείς να καθίσεις σε όποια θέση είναι ελεύθερη.
web-rename = Άλλαξε το όνομα: { $name }
web-leave = Φύγε από το τραπέζι
web-seat-bot = Μποτ
web-seat-free = ελεύθερη
web-sit = Κάθισε εδώ
web-sit-down = Κάθισε στο τραπέζι
web-sit-other = Κι άλλος παίκτης σε αυτή τη συσκευή
web-sit-other-name = Όνομα
web-sit-other-help = Δίνεις τη συσκευή όταν έρθει η σειρά του άλλου· κανείς δεν βλέπει τα ξένα χαρτιά.
web-stand = Σήκω
web-terms-plain = Συνηθισμένοι κανόνες
web-terms-change = Άλλαξε
web-terms-changed = Ο οικοδεσπότης άλλαξε τις ρυθμίσεις.
web-terms-hints = { $on ->
    [yes] Με συμβουλές
   *[no] Χωρίς συμβουλές
}
web-terms-no-watching = Χωρίς θεατές
web-terms-door = { $door ->
    [open] Στα ανοιχτά τραπέζια
   *[link] Μόνο με σύνδεσμο ή κωδικό
}
web-terms-rated = Μετρά για την κατάταξη
web-table-not-here = Δεν υπάρχει αυτό το τραπέζι
web-table-barred = Αυτή η παρτίδα δεν μπορεί να συνεχιστεί εδώ

## Όσοι είναι στο τραπέζι

web-people = Ποιοι είναι στο τραπέζι
web-people-none = Δεν είναι κανείς άλλος εδώ.
web-person = Περισσότερα: { $name }
web-is-muted = σε σίγαση
web-is-hidden = σε απόκρυψη
web-hide = Κρύψε ό,τι λέει: { $name }
web-hide-no = Δείξε ό,τι λέει: { $name }
web-hide-help = Η απόκρυψη ισχύει μόνο σε αυτή τη συσκευή· κανείς δεν το μαθαίνει.
web-report = Αναφορά: { $name }
web-report-this = Αναφορά αυτού του μηνύματος
web-report-what = Τι δεν είναι εντάξει;
web-report-why-rude = Προσβολές ή απειλές
web-report-why-spoils = Χαλάει επίτηδες το παιχνίδι
web-report-why-cheats = Κλέβει στο παιχνίδι
web-report-why-name = Προσβλητικό όνομα
web-report-why-other = Κάτι άλλο
web-report-more = Με δικά σου λόγια, αν θέλεις
web-report-help = Οι διαχειριστές της αίθουσας βλέπουν όσα ειπώθηκαν, τα λόγια σου και το όνομά σου. Η άλλη πλευρά δεν μαθαίνει ποιος έστειλε την αναφορά.
web-report-send = Στείλε την αναφορά
web-reported = Ευχαριστούμε. Οι διαχειριστές της αίθουσας θα το δουν.
web-mute = Σίγαση σε αυτό το τραπέζι
web-mute-no = Άρση της σίγασης
web-remove = Απομάκρυνση από το τραπέζι
web-remove-sure = { $name } φεύγει από το τραπέζι και δεν μπορεί να ξανακαθίσει εδώ. Στο παιχνίδι συνεχίζει ένα μποτ.
web-silenced = { $end ->
    [never] Οι διαχειριστές της αίθουσας σε έβαλαν σε σίγαση. Μπορείς να παίζεις κανονικά.
   *[then] Οι διαχειριστές της αίθουσας σε έβαλαν σε σίγαση (έως { $until }). Μπορείς να παίζεις κανονικά.
}
web-silenced-why = Ο λόγος: { $why }
web-silenced-here = Ο οικοδεσπότης σε έβαλε σε σίγαση σε αυτό το τραπέζι. Μπορείς να παίζεις κανονικά.
web-removed = Δεν μπορείς πια να παίξεις εδώ
web-removed-line = Οι παρτίδες σου συνεχίζονται χωρίς εσένα· στη θέση σου παίζουν μποτ.
web-removed-here = Σε απομάκρυναν από αυτό το τραπέζι
web-removed-here-line = Ο οικοδεσπότης σε απομάκρυνε από αυτό το τραπέζι. Στη θέση σου συνεχίζει ένα μποτ· μπορείς να παρακολουθείς.
web-removed-here-waiting = Ο οικοδεσπότης σε απομάκρυνε από αυτό το τραπέζι· δεν μπορείς να καθίσεις εδώ.
web-out = { $name }: χωρίς πρόσβαση
web-admit = Επίτρεψε να ξανακαθίσει

## Στο παιχνίδι

web-acts = παίζει
web-away = λείπει
web-chat = Τσατ
web-chat-none = Κανείς δεν είπε τίποτα ακόμα.
web-chat-rules = Μπορείς να ρωτήσεις για τους κανόνες και εδώ: /rules και την ερώτησή σου.
web-chat-only-you = Αυτό το βλέπεις μόνο εσύ.
web-chat-phrases = Έτοιμες φράσεις
web-chat-say = Πες κάτι στους άλλους
web-chat-send = Στείλε
web-hint = Συμβουλή
web-hint-thinking = Το μποτ σκέφτεται…
web-hint-says = Το μποτ θα έπαιζε: { $move }
web-hint-play = Παίξε αυτό
web-hint-why = Γιατί;
web-undo = Αναίρεση
web-lose-title = Να χαθεί ό,τι έφτιαξες;
web-lose-keep = Όχι, συνεχίζω
web-takeback-ask = Ζήτησε αναίρεση
web-request-asked = { $what ->
    [end] { $name }: προτείνει να λήξει εδώ το παιχνίδι, χωρίς αποτέλεσμα. Συμφωνείς;
    *[takeback] { $name }: ζητά να πάρει πίσω την τελευταία κίνηση. Συμφωνείς;
}
web-request-mine = { $what ->
    [end] Πρότεινες να λήξει πρόωρα το παιχνίδι.
    *[takeback] Ζήτησες να πάρεις πίσω την κίνησή σου.
}
web-request-waits = { $what ->
    [end] { $name }: προτείνει να λήξει πρόωρα το παιχνίδι.
    *[takeback] { $name }: ζητά να πάρει πίσω την κίνηση.
}
web-request-missing = Περιμένουμε απάντηση: { $names }
web-request-withdraw = Απόσυρση
web-request-left = Χρόνος για απάντηση
web-takeback-yes = Ναι, βέβαια
web-takeback-no = Όχι
web-since = Από την τελευταία μου σειρά
web-since-none = Από τότε δεν έγινε τίποτα.
web-since-left = Το τραπέζι μετά την τελευταία σου σειρά.
web-since-now = Πίσω στο παιχνίδι
web-menu = Μενού
web-rule = Κανόνας { $number }
web-resign = Παραιτούμαι
web-resign-sure = Ένα μποτ θα συνεχίσει στη θέση σου. Σίγουρα παραιτείσαι;
web-resigned = Παραιτήθηκες από αυτό το παιχνίδι· συνεχίζει ένα μποτ για σένα. Μπορείς να παρακολουθήσεις ως το τέλος ή να γυρίσεις στην αρχική.
web-standin-title = Ένα μποτ παίζει στη θέση σου
web-standin-why = { $why ->
    [clock] Τελείωσε ο χρόνος σου.
    [gone] Έλειψες πολλή ώρα.
    [left] Έφυγες από το τραπέζι.
    [called] Το κάλεσαν οι άλλοι.
    *[other] Πήρε τη θέση σου.
}
web-standin-since = { $minutes ->
    [0] Ανέλαβε μόλις τώρα.
    [one] Ανέλαβε πριν από ένα λεπτό.
    *[other] Ανέλαβε πριν από { $minutes } λεπτά.
}
web-standin-moves = { $moves ->
    [0] Δεν έπαιξε ακόμη.
    [one] Έκανε μία κίνηση.
    *[other] Έκανε { $moves } κινήσεις.
}
web-standin-yours = Όλα στο τραπέζι είναι ακόμη δικά σου.
web-standin-back = Πάρε πίσω τη θέση σου
web-bot-plays = παίζει μποτ
web-clocks = Ρολόγια
web-late = τέλος χρόνου
web-late-me = Ο χρόνος σου τελείωσε. Οι άλλοι σε περιμένουν.
web-absent = { $why ->
    [late] Τέλος χρόνου: { $name }. Το τραπέζι περιμένει.
    *[gone] Χάθηκε η σύνδεση: { $name }. Το τραπέζι περιμένει.
}
web-absent-then = { $then ->
    [deputy] Μετά από { $time } αναλαμβάνει ένα μποτ.
    [move] Μετά από { $time } ένα μποτ παίζει αυτή την κίνηση.
   *[wait] Κανένα μποτ δεν αναλαμβάνει από μόνο του.
}
web-absent-time = { $unit ->
    [seconds] { $number } δευτ.
   *[minutes] { $number } λ.
}
web-absent-wait = Περιμένουμε
web-absent-call = Κάλεσε ένα μποτ
web-absent-call-for = Κάλεσε μποτ για: { $name }
web-end = Πρόωρη λήξη του παιχνιδιού
web-end-sure = { $alone ->
    [yes] Το παιχνίδι λήγει τώρα, χωρίς αποτέλεσμα.
    *[no] Ρωτάμε τους άλλους αν θα λήξει τώρα το παιχνίδι, χωρίς αποτέλεσμα.
}
web-end-do = { $alone ->
    [yes] Λήξη τώρα
    *[no] Ρώτησε τους άλλους
}
web-go-away = Φεύγω για λίγο
web-go-away-sure = Ώσπου να γυρίσεις, παίζει για σένα ένα μποτ. Τίποτα δεν χάνεται.
web-agreed = Ρυθμίσεις παιχνιδιού
web-line-broken = Η σύνδεση κόπηκε. Δοκιμάζω ξανά…
web-not-reached = Ο διακομιστής δεν απάντησε. Δοκίμασε σε λίγο.
web-hand-over = Δώσε τη συσκευή: { $name }.
web-hand-over-ready = { $name }: είμαι εδώ
web-hand-over-who = Ποιος έχει τη συσκευή;
web-hand-over-on = Τη συσκευή έχει: { $name }. Δώσε την παρακάτω
web-hand-over-back = Πάρε πίσω την τελευταία κίνηση
web-hand-over-clock = Το ρολόι τρέχει και όσο δίνετε τη συσκευή.
web-log-earlier = Δες παλιότερα
web-log-show = Δείξε στο τραπέζι
web-log-none = Δεν έχει γίνει τίποτα ακόμα.
web-entry-resigned = Παραιτείται: { $name }. Συνεχίζει ένα μποτ.
web-entry-resigned-own = Παραιτείσαι· συνεχίζει ένα μποτ για σένα.
web-entry-absent = { $why ->
    [clock] Τέλος χρόνου: { $name }. Συνεχίζει ένα μποτ.
    [gone] Λείπει πολλή ώρα: { $name }. Συνεχίζει ένα μποτ.
    [left] Φεύγει για λίγο: { $name }. Συνεχίζει ένα μποτ.
    [called] Κλήθηκε ένα μποτ για: { $name }.
    [forgotten] Ένας παίκτης έφυγε οριστικά· συνεχίζει ένα μποτ.
    *[other] { $name }: στη θέση παίζει ένα μποτ.
}
web-entry-absent-own = Ένα μποτ παίζει στη θέση σου.
web-entry-returned = Πίσω στο παιχνίδι: { $name }.
web-entry-returned-own = Είσαι πάλι στο παιχνίδι.
web-entry-gone = Λείπει: { $name }.
web-entry-back = Ξανά εδώ: { $name }.
web-entry-timed-out = { $why ->
    [gone] Λείπει: { $name }. Αυτή την κίνηση την παίζει ένα μποτ.
    *[clock] Τέλος χρόνου: { $name }.
}
web-entry-timed-out-own = { $why ->
    [gone] Λείπεις· αυτή την κίνηση την παίζει ένα μποτ.
    *[clock] Ο χρόνος σου τελείωσε.
}
web-entry-undone = Παίρνει πίσω την κίνηση: { $name }.
web-entry-undone-own = Παίρνεις πίσω την κίνησή σου.
web-entry-asked = { $what ->
    [end] Προτείνει να λήξει πρόωρα το παιχνίδι: { $name }.
    *[takeback] Ζητά να πάρει πίσω την κίνηση: { $name }.
}
web-entry-asked-own = { $what ->
    [end] Προτείνεις να λήξει πρόωρα το παιχνίδι.
    *[takeback] Ζητάς να πάρεις πίσω την κίνησή σου.
}
web-entry-answered = { $answer ->
    [no] Δεν συμφωνεί: { $name }.
    [withdrawn] Αποσύρει το αίτημα: { $name }.
    *[yes] Συμφωνεί: { $name }.
}
web-entry-answered-own = { $answer ->
    [no] Λες όχι.
    [withdrawn] Αποσύρεις το αίτημα.
    *[yes] Συμφωνείς.
}
web-entry-lapsed = { $what ->
    [end] Δεν απάντησαν όλοι εγκαίρως: το παιχνίδι συνεχίζεται.
    *[takeback] Δεν απάντησαν όλοι εγκαίρως: δεν γίνεται αναίρεση.
}
web-entry-finished = { $reason ->
    [agreed] Το παιχνίδι έληξε από κοινού, χωρίς αποτέλεσμα.
    *[abandoned] Παραιτήθηκαν όλοι: το παιχνίδι έληξε χωρίς αποτέλεσμα.
}
web-entry-paused = Ο διακομιστής ήταν για λίγο εκτός λειτουργίας· τα ρολόγια δεν έτρεχαν.
web-entry-rematched = Ρεβάνς: όλοι περνούν σε νέο τραπέζι.
web-entry-muted = { $answer ->
    [no] Μπορεί πάλι να γράφει: { $name }.
    *[yes] Σε σίγαση από τον οικοδεσπότη: { $name }.
}
web-entry-muted-own = { $answer ->
    [no] Μπορείς πάλι να γράφεις.
    *[yes] Ο οικοδεσπότης σε έβαλε σε σίγαση σε αυτό το τραπέζι.
}
web-entry-removed = { $bot ->
    [yes] Ο οικοδεσπότης απομακρύνει από το τραπέζι: { $name }. Συνεχίζει ένα μποτ.
    *[no] Ο οικοδεσπότης απομακρύνει από το τραπέζι: { $name }.
}
web-entry-removed-own = { $bot ->
    [yes] Ο οικοδεσπότης σε απομάκρυνε από το τραπέζι· συνεχίζει ένα μποτ.
    *[no] Ο οικοδεσπότης σε απομάκρυνε από το τραπέζι.
}
web-entry-admitted = Μπορεί πάλι να καθίσει εδώ: { $name }.
web-entry-handed = Οικοδεσπότης τώρα: { $name }.
web-entry-handed-own = Τώρα οικοδεσπότης είσαι εσύ.
web-entry-closed = { $given ->
    [yes] Η διαχείριση της αίθουσας έκλεισε το τραπέζι: { $why }
    *[no] Η διαχείριση της αίθουσας έκλεισε το τραπέζι.
}

## Ρυθμίσεις

web-gear = Ρυθμίσεις
web-gear-confirm = Επιβεβαίωση κάθε κίνησης
web-gear-confirm-help = Ένα άγγιγμα επιλέγει, δεύτερο ή το κουμπί παίζει.
web-gear-motion = Εφέ κίνησης
web-gear-motion-help = Κάρτες και πλακίδια κινούνται ως τη θέση τους.
web-gear-sound = Ήχος
web-gear-sound-help = Χαρτιά και πλακίδια, η σειρά σου, οι πόντοι, το τέλος. Ποτέ δυνατά.
web-gear-volume = Ένταση
web-gear-symbols = Σύμβολα δίπλα στα χρώματα
web-gear-symbols-help = Προσθέτει σύμβολα, για να μη στηρίζεσαι μόνο στο χρώμα.
web-gear-spoken = Το τραπέζι ως κείμενο
web-gear-spoken-help = Για αναγνώστες οθόνης και πληκτρολόγιο: όλα με λόγια, οι κινήσεις πληκτρολογούνται.
web-gear-last-card = Η τελευταία κάρτα παίζεται μόνη της
web-gear-last-card-help = Όταν δεν υπάρχει τίποτα να διαλέξεις.
web-gear-go-on = Μετά από μπάζα ή γύρο
web-gear-go-on-after = { $seconds ->
    [0] Περίμενέ με
   *[other] { $seconds } δευτ.
}
web-gear-text = Μέγεθος κειμένου
web-gear-text-normal = Κανονικό
web-gear-text-large = Μεγάλο
web-gear-text-largest = Πολύ μεγάλο
web-gear-study = Θέμα
web-gear-study-dark = Σκούρα αίθουσα
web-gear-study-light = Φωτεινό γραφείο

## Το τραπέζι ως κείμενο

web-spoken-move = Η κίνησή σου
web-spoken-play = Παίξε
web-spoken-several = Πολλές κινήσεις αρχίζουν έτσι: { $moves }
web-spoken-moves = { $count ->
    [one] { $verb }: { $count } κίνηση
    *[other] { $verb }: { $count } κινήσεις
}
web-spoken-seat = Θέση { $letter }, { $name }: { $points }

## Μετά την παρτίδα

web-result-see = Δες το αποτέλεσμα
web-result-none = { $reason ->
    [agreed] Το παιχνίδι έληξε από κοινού
    [closed] Το τραπέζι έκλεισε
    *[abandoned] Το παιχνίδι εγκαταλείφθηκε
}
web-result-wins = { $count ->
    [one] Νίκη με { $points }: { $names }
    *[other] Μοιρασμένη νίκη με { $points }: { $names }
}
web-result-board = Το τραπέζι
web-result-back = Πίσω στο τραπέζι
web-result-chart = Πώς πήγε το σκορ
web-chart-end = τέλος
web-rematch = Ξανά
web-rematch-go = Στο νέο τραπέζι
web-export = Αποθήκευση καταγραφής
web-verify = Έλεγχος ανακατέματος
web-verify-line = Κανείς δεν μπορούσε να διαλέξει το μοίρασμα: πρώτα σφράγισε τον αριθμό του ο διακομιστής, μετά η συσκευή κάθε παίκτη πρόσθεσε τον δικό της και μόνο τότε αποκαλύφθηκαν. Μπορείς να το ελέγξεις.
web-verify-wait = Ελέγχω…
web-verify-good = { $draws ->
    [one] Επαληθεύτηκε: { $draws } κλήρωση προκύπτει από τον σφραγισμένο σπόρο.
    *[other] Επαληθεύτηκε: και οι { $draws } κληρώσεις προκύπτουν από τον σφραγισμένο σπόρο.
}
web-verify-shares = { $count ->
    [one] Η συσκευή ενός παίκτη είχε μερίδιο στο ανακάτεμα
   *[other] Οι συσκευές { $count } παικτών είχαν μερίδιο στο ανακάτεμα
}{ $ours ->
    [yes] , μαζί και η δική σου, άρα κανείς δεν μπορούσε να το διαλέξει.
   *[no] , άρα κανείς δεν μπορούσε να το διαλέξει.
}
web-verify-withheld = { $count ->
    [one] { $names }: μερίδιο που δεν φανερώθηκε παρά την υπόσχεση. Μαζί με τον διακομιστή υπήρχε επιλογή ανάμεσα σε δύο μοιράσματα.
   *[other] { $names }: μερίδια που δεν φανερώθηκαν παρά την υπόσχεση. Μαζί με τον διακομιστή υπήρχε επιλογή ανάμεσα σε περισσότερα μοιράσματα.
}
web-verify-bad = Δεν επαληθεύτηκε: κάτι δεν προκύπτει από τον σπόρο.
web-shuffling = Ανακάτεμα…
web-review = Ανάλυση

## Αναπαραγωγή

web-replay = Επανάληψη
web-replay-start = Πριν από την πρώτη κίνηση.
web-replay-first = Στην αρχή
web-replay-back = Μία κίνηση πίσω
web-replay-next = Μία κίνηση μπροστά
web-replay-last = Στο τέλος
web-replay-play = Αναπαραγωγή
web-replay-pause = Παύση
web-replay-move = Κίνηση
web-replay-at = Κίνηση { $ply } από { $plies }
web-replay-speed = Ταχύτητα
web-replay-more = Ταχύτητα, θέση, διακλάδωση
web-replay-stop = Χειροκίνητα
web-replay-slow = Αργά
web-replay-normal = Κανονικά
web-replay-fast = Γρήγορα
web-replay-from = Οπτική γωνία
web-replay-seat = Όπως βλέπει: { $name }
web-replay-branch = Συνέχισε από εδώ με μποτ

## Φύλλα σκορ

web-scorepad = Φύλλο σκορ
web-helper = Βοηθός
web-helper-title = { $title }: η καλύτερη κίνηση
web-scorepad-title = Φύλλα σκορ
web-scorepad-line = Για το παιχνίδι στο δικό σου τραπέζι. Δουλεύει χωρίς δίκτυο· όλα μένουν σε αυτή τη συσκευή.
web-scorepad-kept = Τα φύλλα σου
web-scorepad-none = Δεν έχει γραφτεί τίποτα ακόμα. Διάλεξε παιχνίδι πιο πάνω.
web-scorepad-of = { $title }: φύλλο σκορ
web-scorepad-remove = Διαγραφή αυτού του φύλλου
web-scorepad-remove-sure = Διαγραφή
web-pad-who = Ποιοι παίζουν;
web-pad-player = Παίκτης { $number }
web-pad-player-add = Άλλος ένας παίκτης
web-pad-player-off = Αφαίρεση: { $name }
web-pad-up = Πιο πάνω: { $name }
web-pad-same-name = Δύο παίκτες έχουν το ίδιο όνομα. Άλλαξε το ένα, για να μην μπερδευτούν οι πόντοι.
web-pad-first-dealer = Πρώτο μοίρασμα
web-pad-agreed = Ρυθμίσεις παιχνιδιού
web-pad-begin = Έναρξη
web-print = Εκτύπωση
web-pad-empty = Κενό φύλλο για εκτύπωση
web-pad-empty-boxes = Μεγάλο πλαίσιο: οι πόντοι ως εδώ. Μικρό πλαίσιο: η πρόβλεψη.
web-pad-total = Σύνολο
web-pad-correct = διόρθωση αυτού του γύρου
web-pad-write = Γράψ’ το
web-pad-deals = Μοιράζει: { $name }.
web-pad-round = Γύρος { $round }
web-pad-round-of = Γύρος { $round } από { $rounds }
web-pad-remove = Διαγραφή
web-pad-remove-round = Διαγραφή του γύρου
web-pad-last-off = Αναίρεση τελευταίου
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
web-pad-wizard-forehead = Κράτα την κάρτα σου στο μέτωπο: βλέπεις όλες τις κάρτες εκτός από τη δική σου.
web-pad-wizard-no-trump = Στον τελευταίο γύρο δεν υπάρχει ατού.
web-pad-wizard-bids = Προβλέψεις
web-pad-wizard-won = Μπάζες
web-pad-wizard-ask-bid = { $name }: πόσες μπάζες προβλέπεις;
web-pad-wizard-ask-won = { $name }: πόσες μπάζες πήρες;
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
web-pad-rummikub-bank = Άδειο απόθεμα
web-pad-rummikub-who = Ποιος κατέβασε το τελευταίο πλακίδιο;
web-pad-rummikub-left = Τι έμεινε στις βάσεις; Άγγιξε τα πλακίδια.
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
    [monastery] Μοναστήρι
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
web-pad-witchstone-chips = Μάρκες, 2 πόντοι η καθεμία
web-pad-witchstone-scrolls = Πάπυροι
web-pad-witchstone-boosts = Αχρησιμοποίητα ξόρκια ενίσχυσης, 2 πόντοι το καθένα
web-pad-witchstone-prophecy = { $level ->
    [0] Ανεκπλήρωτη προφητεία: { $value }
   *[other] Προφητεία, επίπεδο { $level }: { $value }
}
web-pad-witchstone-wand = Πεδίο στο ραβδί (κρίνει τις ισοπαλίες)
web-pad-witchstone-wand-decides = Ίσοι πόντοι: νικά όποιος είναι πιο μπροστά στο ραβδί, { $name }.
web-pad-witchstone-tied = Ίσοι πόντοι και ίδια θέση στο ραβδί: κερδίζει όποιος έφτασε εκεί πρώτος.
