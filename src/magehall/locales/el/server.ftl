### Τι λέει ο διακομιστής.

## Γιατί κάτι απορρίπτεται

server-error-bad-request = Αυτό δεν διαβάζεται.
server-error-bad-option = Αυτή η ρύθμιση δεν είναι διαθέσιμη εδώ.
server-error-bad-name = Ένα όνομα έχει 1 έως 32 εκτυπώσιμους χαρακτήρες σε μία γραμμή.
server-error-not-signed-in = Γράψε πρώτα το όνομά σου.
server-error-not-host = Μόνο ο οικοδεσπότης του τραπεζιού μπορεί να το κάνει.
server-error-not-your-seat = Η θέση { $seat } δεν είναι δική σου.
server-error-not-seated = Δεν έχεις θέση σε αυτό το τραπέζι.
server-error-wrong-origin = Αυτή η σελίδα δεν επιτρέπεται να χρησιμοποιεί τον διακομιστή.
server-error-no-watching = Αυτό το τραπέζι δεν δέχεται θεατές.
server-error-no-such-page = Εδώ δεν υπάρχει τίποτα.
server-error-no-such-method = Αυτό δεν γίνεται εδώ.
server-error-no-such-table = Δεν υπάρχει τραπέζι { $table }.
server-error-no-such-seat = Δεν υπάρχει θέση { $seat } σε αυτό το τραπέζι.
server-error-no-such-game = Δεν υπάρχει παιχνίδι «{ $game }».
server-error-no-such-level = Δεν υπάρχει μποτ «{ $level }»· υπάρχουν: { $levels }.
server-error-seat-taken = Αυτή η θέση είναι πιασμένη.
server-error-already-seated = Έχεις ήδη θέση σε αυτό το τραπέζι. Για άλλον σε αυτή τη συσκευή γράψε άλλο όνομα.
server-error-table-full = Όλες οι θέσεις είναι πιασμένες.
server-error-seat-free = Κανείς δεν κάθεται στη θέση { $seat }.
server-error-seats-free = Υπάρχουν ακόμη ελεύθερες θέσεις.
server-error-already-started = Το παιχνίδι έχει ήδη αρχίσει.
server-error-not-started = Το παιχνίδι δεν έχει αρχίσει.
server-error-not-finished = Το παιχνίδι δεν έχει τελειώσει ακόμη.
server-error-finished = Το παιχνίδι τελείωσε.
server-error-stale = Στο μεταξύ το τραπέζι προχώρησε: κοίτα ξανά.
server-error-log-full = Αυτό έγινε τόσες φορές σε αυτό το τραπέζι που δεν καταγράφεται άλλο. Το παιχνίδι συνεχίζεται.
server-error-busy = Το τραπέζι είναι απασχολημένο: δοκίμασε ξανά.
server-error-other-rules = Αυτή η παρτίδα παίζεται με την έκδοση { $version } των κανόνων του { $game }, ενώ ο διακομιστής ξέρει: { $known }. Μένει όπως είναι, ώσπου να εγκατασταθεί διακομιστής που τους ξέρει.
server-error-not-understood = Το «{ $text }» δεν είναι κίνηση.
server-error-too-large = Αυτό είναι πολύ μεγάλο: το πολύ { $most } byte.
server-error-too-many = Πάρα πολλά αιτήματα: περίμενε λίγο.
server-error-failed = Κάτι πήγε στραβά εδώ· έχει σημειωθεί.
server-error-store-away = Η αποθήκη της αίθουσας δεν είναι διαθέσιμη αυτή τη στιγμή: δοκίμασε ξανά σε λίγο.

## Ρυθμίσεις

server-setting-host = Διεύθυνση στην οποία ακούει ο διακομιστής.
server-setting-port = Θύρα στην οποία ακούει ο διακομιστής.
server-setting-base-path = Διαδρομή κάτω από την οποία βρίσκονται όλα, π.χ. /games.
server-setting-public-url = Διεύθυνση όπου βρίσκουν τον διακομιστή, για συνδέσμους και κωδικούς.
server-setting-data-dir = Φάκελος της ενσωματωμένης αποθήκης.
server-setting-database-url = Διεύθυνση βάσης PostgreSQL, αντί για την ενσωματωμένη αποθήκη.
server-setting-backup-dir = Φάκελος των αντιγράφων ασφαλείας, την ηλικία των οποίων δείχνει το /metrics.
server-setting-secret = Κλειδί των cookie από πριν υπάρξουν συνεδρίες· αν λείπει, φτιάχνεται και φυλάσσεται στην αποθήκη.
server-setting-allowed-origins = Άλλες προελεύσεις που μπορούν να χρησιμοποιούν τον διακομιστή, με κόμματα.
server-setting-bot-workers = Διεργασίες στις οποίες σκέφτονται τα μποτ.
server-setting-bot-seconds = Δευτερόλεπτα σκέψης ενός μποτ, πριν παίξει ένα απλούστερο στη θέση του.
server-setting-hint-seconds = Δευτερόλεπτα ενός πυρήνα που διαρκεί η σκέψη για μια συμβουλή.
server-setting-review-seconds = Δευτερόλεπτα ενός πυρήνα για κάθε απόφαση μιας ανάλυσης.
server-setting-review-decisions = Πόσες αποφάσεις μιας θέσης εξετάζει το πολύ μια ανάλυση.
server-setting-tables-in-memory = Τραπέζια στη μνήμη· τα άλλα διαβάζονται όταν χρειαστούν.
server-setting-socket-queue = Μηνύματα που μπορούν να περιμένουν ένα socket πριν κλείσει.
server-setting-message-bytes = Μεγαλύτερο μήνυμα μέσω socket, σε byte.
server-setting-head-bytes = Το πολύ πόσα byte έχει ένα αίτημα πριν από το σώμα του: γραμμή και κεφαλίδες.
server-setting-head-seconds = Δευτερόλεπτα για να έρθουν η γραμμή και οι κεφαλίδες ενός αιτήματος, και για να ζητήσει κάτι μια νέα σύνδεση.
server-setting-body-seconds = Δευτερόλεπτα για να έρθει το σώμα ενός αιτήματος.
server-setting-idle-seconds = Δευτερόλεπτα που μια σύνδεση μπορεί να περιμένει το επόμενο αίτημά της.
server-setting-unread-seconds = Δευτερόλεπτα μέσα στα οποία πρέπει να διαβαστεί ό,τι στάλθηκε· αλλιώς η σύνδεση κόβεται.
server-setting-keep-guests-days = Ημέρες μετά τις οποίες ξεχνιέται επισκέπτης χωρίς λογαριασμό που δεν ξαναήρθε· 0 για ποτέ.
server-setting-keep-gathering-days = Ημέρες μετά τις οποίες χάνεται τραπέζι όπου δεν άρχισε παιχνίδι· 0 για ποτέ.
server-setting-keep-abandoned-days = Ημέρες χωρίς κίνηση μετά τις οποίες μια παρτίδα τελειώνει χωρίς αποτέλεσμα· 0 για ποτέ.
server-setting-keep-tables-days = Ημέρες που φυλάγονται τα τελειωμένα τραπέζια και τα ημερολόγιά τους· 0 για πάντα. Αποτελέσματα και κατάταξη μένουν.
server-setting-keep-chats-days = Ημέρες που φυλάγονται όσα ειπώθηκαν σε τελειωμένα τραπέζια· 0 για πάντα.
server-setting-keep-reviews-days = Ημέρες που φυλάγονται οι αναλύσεις, που μπορούν να ξαναγίνουν· 0 για πάντα.
server-setting-keep-calls-days = Ημέρες που φυλάγονται παλιές προσκλήσεις των μποτ και τα ίχνη των ειδοποιήσεων· 0 για πάντα.
server-setting-home-addresses = Διευθύνσεις αυτού του μηχανήματος στο οικιακό δίκτυο, χωρισμένες με κόμμα· αν λείπουν, βρίσκονται μόνες τους.
server-setting-browser = Άνοιγμα του περιηγητή στην αρχή: 1 (αν υπάρχει) ή 0.
server-setting-log-level = Πόσα καταγράφονται: debug, info, warning ή error.
server-setting-log-format = Πώς καταγράφονται: json, plain (απλά) ή auto (απλά στο τερματικό, αλλιώς JSON).

## Παιχνίδι

server-error-no-hints = Σε αυτό το τραπέζι δεν δίνονται συμβουλές.
server-error-no-chat = Αυτό δεν μπορεί να ειπωθεί σε αυτό το τραπέζι.
server-error-nothing-to-undo = Δεν υπάρχει κάτι να πάρεις πίσω.
server-error-turn-over = Η σειρά σου τελείωσε: για αναίρεση πρέπει να συμφωνήσουν οι άλλοι.
server-error-revealed = Κάτι αποκαλύφθηκε: από εδώ και πέρα πρέπει να συμφωνήσουν οι άλλοι.
server-error-not-your-turn = Δεν είναι η σειρά σου.
server-error-no-answer = Το μποτ δεν έχει απάντηση αυτή τη στιγμή.
server-error-already-asked = Υπάρχει ήδη ένα αίτημα που περιμένει απάντηση.
server-error-not-asked = Κανείς δεν σου ζητά κάτι.
server-error-nobody-there = Δεν είναι εδώ κανείς από όσους πρέπει να συμφωνήσουν.
server-error-not-gone = Ο παίκτης στη θέση { $seat } είναι εδώ και έχει ακόμη χρόνο.
server-error-not-called = Τα μερίδια του ανακατέματος δεν αναμένονται τώρα.
server-error-other-share = Αυτό δεν είναι το μερίδιο που είχες υποσχεθεί.
server-error-resigned = Έχεις ήδη παραιτηθεί.
server-error-no-time = Το ρολόι θέλει τουλάχιστον ένα δευτερόλεπτο.
server-error-no-timeout-rule = Αυτό το παιχνίδι δεν έχει κανόνα για τη λήξη του χρόνου.

## Φράσεις

server-phrase-hello = Γεια σας!
server-phrase-good-luck = Καλή τύχη!
server-phrase-well-played = Ωραίο παιχνίδι!
server-phrase-thanks = Ευχαριστώ!
server-phrase-oops = Ουπς!
server-phrase-one-moment = Μια στιγμή, παρακαλώ.
server-phrase-your-turn = Είναι η σειρά σου.
server-phrase-again = Άλλη μία παρτίδα;
server-phrase-bye = Αντίο!

server-error-bad-record = Η καταγραφή δεν μπορεί να χρησιμοποιηθεί: { $why }

server-setting-trusted-proxies = Διευθύνσεις αξιόπιστων διαμεσολαβητών (proxy), με κόμματα.
server-setting-rate-limits = Όριο στα αιτήματα κάθε πελάτη: 1 (ναι) ή 0 (όχι).
server-setting-bots = Αρθρώματα ή αρχεία με δικά σου μποτ, με κόμματα.

server-error-wrong-password = Λάθος όνομα σύνδεσης ή κωδικός.
server-error-no-account = Δεν έχεις ακόμη λογαριασμό.
server-error-no-such-session = Αυτή η συσκευή έχει ήδη αποσυνδεθεί.
server-error-login-taken = Αυτό το όνομα σύνδεσης είναι πιασμένο ή έχεις ήδη λογαριασμό.

## Κατάταξη, μποτ, ειδοποιήσεις

server-error-rated-hints = Σε παρτίδα που μετράει για την κατάταξη δεν δίνονται συμβουλές.
server-error-rated = Η παρτίδα μετράει για την κατάταξη: αναιρέσεις δεν γίνονται.
server-error-not-a-program = Αυτή η διεύθυνση είναι για μποτ· οι άνθρωποι χρησιμοποιούν το socket.
server-error-people-only = Αυτό μπορούν να το κάνουν μόνο άνθρωποι.
server-error-not-at-home = Αυτό γίνεται μόνο στον υπολογιστή όπου τρέχει η αίθουσα.
server-error-no-home = Αυτός ο υπολογιστής δεν είναι σε οικιακό δίκτυο που να μπορεί να χρησιμοποιηθεί.
server-error-no-such-program = Δεν υπάρχει τέτοιο μποτ.
server-error-no-push = Αυτός ο διακομιστής δεν στέλνει ειδοποιήσεις.
server-error-no-such-service = Σε αυτή τη διεύθυνση δεν μπορούν να σταλούν ειδοποιήσεις.
server-error-too-many-programs = Έχεις ήδη { $most } μποτ· περισσότερα δεν γίνεται.
server-setting-push-key = Ιδιωτικό κλειδί που υπογράφει τις ειδοποιήσεις· αν λείπει, φτιάχνεται και φυλάσσεται στην αποθήκη.
server-setting-push-contact = Σε ποιον απευθύνονται οι υπηρεσίες ειδοποιήσεων, π.χ. mailto:host@example.org.
server-setting-push-services = Υπηρεσίες στις οποίες μπορούν να σταλούν ειδοποιήσεις, με κόμματα.
server-notice-turn = { $game }, τραπέζι { $table }: είναι η σειρά σου.

## Τάξη στην αίθουσα

server-error-muted = Εδώ είσαι σε σίγαση: όσα γράφεις δεν εμφανίζονται.
server-error-muted-why = Εδώ είσαι σε σίγαση: { $why }
server-error-muted-here = Ο οικοδεσπότης σε έβαλε σε σίγαση σε αυτό το τραπέζι.
server-error-removed = Δεν έχεις πια πρόσβαση σε αυτή την αίθουσα.
server-error-removed-why = Δεν έχεις πια πρόσβαση σε αυτή την αίθουσα: { $why }
server-error-removed-here = Ο οικοδεσπότης σε απομάκρυνε από αυτό το τραπέζι.
server-error-not-the-host = Ο οικοδεσπότης δεν μπορεί ούτε να μπει σε σίγαση ούτε να απομακρυνθεί.
server-error-not-yourself = Αυτό δεν γίνεται στον εαυτό σου.
server-error-keeper = Είναι διαχειριστής: πρώτα πρέπει να του αφαιρεθεί το δικαίωμα από τη γραμμή εντολών.
server-error-owner-answers = Είναι μποτ κάποιου άλλου: γι’ αυτό ευθύνεται ο ιδιοκτήτης του.
server-error-no-such-player = Δεν υπάρχει τέτοιος παίκτης.
server-error-no-such-report = Δεν υπάρχει τέτοια αναφορά.
server-error-no-such-login = Κανείς δεν έχει το όνομα σύνδεσης «{ $login }».
server-error-already-reported = Το έχεις ήδη αναφέρει. Θα εξεταστεί.
server-error-already-decided = Γι’ αυτή την αναφορά έχει ήδη παρθεί απόφαση.
server-error-nothing-to-report = Μπορεί να αναφερθεί μόνο κάτι που είπε άνθρωπος ή το όνομά του.
server-error-not-removed = Αυτός ο παίκτης δεν απομακρύνθηκε από το τραπέζι.
server-error-no-person = Στη θέση { $seat } δεν κάθεται άνθρωπος.
server-error-not-at-table = Οικοδεσπότης γίνεται μόνο όποιος παίζει σε αυτό το τραπέζι.
server-error-rated-removal = Η παρτίδα μετράει για την κατάταξη: μόνο διαχειριστής της αίθουσας μπορεί να απομακρύνει κάποιον.
server-setting-keep-reports-days = Ημέρες που φυλάγονται αναφορές με απόφαση και σιγάσεις που έληξαν· 0 για πάντα.
server-setting-keep-audit-days = Ημέρες που φυλάγεται ο κατάλογος όσων έκαναν οι διαχειριστές· 0 για πάντα.
