### Η σελίδα όσων φροντίζουν την αίθουσα.

admin-web-title = Διαχείριση της αίθουσας
admin-web-tab-now = Τώρα
admin-web-tab-players = Παίκτες
admin-web-tab-tables = Τραπέζια
admin-web-tab-reports = Αναφορές
admin-web-tab-audit = Ημερολόγιο
admin-web-done = Έγινε. Το γράφει το ημερολόγιο.
admin-web-more = Δείξε κι άλλα
admin-web-find = Αναζήτηση
admin-web-command-line = Γραμμή εντολών
admin-web-forgotten = διαγραμμένος παίκτης

## Τι τρέχει

admin-web-now-version = Έκδοση
admin-web-now-store = Αποθήκη
admin-web-now-backup = Τελευταίο αντίγραφο ασφαλείας
admin-web-now-nodes = Κόμβοι
admin-web-now-players = Άτομα
admin-web-now-sockets = Ανοιχτές συνδέσεις
admin-web-now-rooms = Τραπέζια στη μνήμη
admin-web-now-bots = Ερωτήσεις σε μποτ
admin-web-now-waits = Τι περιμένει
admin-web-now-tables = Τραπέζια
admin-web-now-keepers = Διαχειριστές
admin-web-now-at = Στις { $time }
admin-web-store = { $state ->
    [ok] Όλα καλά
    [away] Δεν απαντά
    [full] Είναι γεμάτη
    [damaged] Έχει βλάβη
   *[other] { $state }
}
admin-web-backup-none = Δεν ξέρουμε κανένα
admin-web-backup-age = { $hours ->
    [0] Πριν από λιγότερο από μία ώρα
    [one] Πριν από μία ώρα
   *[other] Πριν από { $hours } ώρες
}
admin-web-players-count = { $players }, με λογαριασμό { $accounts ->
    [one] ένα
   *[other] { $accounts }
}
admin-web-waits-what = Μηνύματα: { $messages }, για την αποθήκη: { $storing }, μεγάλες απαντήσεις: { $aside }
admin-web-game = Παιχνίδι
admin-web-status = { $status ->
    [gathering] μαζεύει παίκτες
    [playing] παίζεται
   *[finished] τελείωσε
}
admin-web-keeper = { $login }, από { $since }

## Παίκτες

admin-web-players-find = Όνομα, λογαριασμός ή κωδικός
admin-web-players-none = Κανείς εδώ δεν λέγεται έτσι.
admin-web-players-back = Όλοι οι παίκτες
admin-web-guest = Χωρίς λογαριασμό, τελευταία φορά { $seen }
admin-web-account = { $login }, τελευταία φορά { $seen }
admin-web-is-keeper = διαχειριστής
admin-web-is-program = πρόγραμμα
admin-web-is-muted = σε σίγαση
admin-web-is-removed = χωρίς πρόσβαση
admin-web-no-account = Χωρίς λογαριασμό.
admin-web-login = Όνομα σύνδεσης: { $login }
admin-web-since = Εδώ από { $since }, τελευταία φορά { $seen }
admin-web-devices = { $devices ->
    [0] Χωρίς σύνδεση σε συσκευή.
    [one] Σύνδεση σε μία συσκευή.
   *[other] Σύνδεση σε { $devices } συσκευές.
}
admin-web-owner = Πρόγραμμα με υπεύθυνο: { $name }.
admin-web-programs = Προγράμματα: { $names }
admin-web-restraints = Τι ισχύει τώρα
admin-web-restraint-muted = { $end ->
    [never] Σίγαση για πάντα, από { $at } ({ $by }).
   *[then] Σίγαση έως { $until }, από { $at } ({ $by }).
}
admin-web-restraint-removed = Χωρίς πρόσβαση στην αίθουσα από { $at } ({ $by }).
admin-web-about = Αναφορές γι’ αυτόν τον παίκτη
admin-web-about-none = Καμία αναφορά γι’ αυτόν τον παίκτη.
admin-web-by = Αναφορές από αυτόν τον παίκτη
admin-web-by-none = Αυτός ο παίκτης δεν έχει αναφέρει τίποτα.
admin-web-player-tables-none = Σε κανένα τραπέζι.

## Τι γίνεται

admin-web-rename = Μετονομασία
admin-web-rename-sure = { $name }: νέο όνομα παντού και αμέσως, και στα αρχεία των τραπεζιών.
admin-web-mute = Σίγαση
admin-web-mute-sure = { $name } δεν μπορεί να γράφει σε κανένα τραπέζι, αλλά παίζει κανονικά και βλέπει τον λόγο που θα γράψεις.
admin-web-unmute = Άρση της σίγασης
admin-web-unmute-sure = { $name } μπορεί αμέσως να γράφει ξανά.
admin-web-remove = Αφαίρεση πρόσβασης
admin-web-remove-sure = { $name } αποσυνδέεται αμέσως παντού και δεν μπορεί να επιστρέψει με αυτόν τον λογαριασμό ή αυτή τη συσκευή. Στα τραπέζια συνεχίζουν μποτ. Ο λόγος που θα γράψεις εμφανίζεται.
admin-web-restore = Επιστροφή πρόσβασης
admin-web-restore-sure = { $name } μπορεί να επιστρέψει.
admin-web-forget = Διαγραφή
admin-web-forget-sure = { $name }: οριστική διαγραφή με όνομα, λόγια, αποτελέσματα, λογαριασμό. Τα παιχνίδια μένουν για τους άλλους. Δεν αναιρείται.
admin-web-close = Κλείσε το τραπέζι
admin-web-close-sure = Το τραπέζι { $name } κλείνει αμέσως· το παιχνίδι τελειώνει χωρίς αποτέλεσμα. Όλοι εκεί βλέπουν τον λόγο που θα γράψεις.
admin-web-host = Αλλαγή οικοδεσπότη
admin-web-host-sure = Οικοδεσπότης στο τραπέζι { $name } γίνεται κάποιος άλλος που κάθεται εκεί.
admin-web-host-nobody = Δεν κάθεται εκεί κανείς άλλος που να μπορεί να γίνει οικοδεσπότης.
admin-web-decide-muted = Σίγαση
admin-web-decide-muted-sure = { $name } δεν μπορεί να γράφει σε κανένα τραπέζι, αλλά παίζει κανονικά και βλέπει τον λόγο που θα γράψεις. Η αναφορά κλείνει.
admin-web-decide-removed = Αφαίρεση πρόσβασης
admin-web-decide-removed-sure = { $name } αποσυνδέεται αμέσως παντού, δεν μπορεί να επιστρέψει και βλέπει τον λόγο που θα γράψεις. Η αναφορά κλείνει.
admin-web-decide-other = Τακτοποιήθηκε
admin-web-decide-other-sure = Η αναφορά κλείνει: τακτοποιήθηκε αλλιώς. { $name } δεν το μαθαίνει.
admin-web-decide-none = Καμία ενέργεια
admin-web-decide-none-sure = Η αναφορά κλείνει χωρίς συνέπειες. { $name } δεν το μαθαίνει.
admin-web-new-name = Νέο όνομα
admin-web-how-long = Για πόσο
admin-web-hours = { $hours ->
    [0] Για πάντα
    [24] Μία μέρα
    [168] Μία εβδομάδα
    [720] 30 μέρες
    [one] Μία ώρα
   *[other] { $hours } ώρες
}
admin-web-to-whom = Νέος οικοδεσπότης
admin-web-why = Λόγος
admin-web-note = Σημείωση για τους άλλους διαχειριστές

## Τραπέζια

admin-web-tables-find = Κωδικός, παιχνίδι ή όνομα
admin-web-tables-none = Τώρα δεν υπάρχει τέτοιο τραπέζι.
admin-web-table = Τραπέζι { $code }

## Αναφορές

admin-web-reports-which = Ποιες αναφορές
admin-web-reports-open = Ανοιχτές
admin-web-reports-all = Όλες
admin-web-reports-none-open = Καμία αναφορά δεν περιμένει.
admin-web-reports-none-all = Κανείς δεν έχει αναφέρει κάτι ακόμα.
admin-web-the-name = Το όνομα:
admin-web-reported-by = Αναφορά από: { $name }
admin-web-decided = { $decision ->
    [muted] Σίγαση
    [removed] Χωρίς πρόσβαση
    [other] Τακτοποιήθηκε
   *[none] Καμία ενέργεια
} ({ $by }, { $time })

## Ημερολόγιο

admin-web-audit-none = Δεν έχει γίνει τίποτα ακόμα.
admin-web-did = { $act } ({ $by })
admin-web-did-grant = Στη διαχείριση πια: { $name } ({ $by }).
admin-web-did-revoke = Εκτός διαχείρισης: { $name } ({ $by }).
admin-web-did-rename = { $by }: νέο όνομα παίκτη, { $after }.
admin-web-did-mute = { $by }: σίγαση, { $name }. { $time }.
admin-web-did-unmute = { $by }: άρση σίγασης, { $name }.
admin-web-did-remove = { $by }: αφαίρεση πρόσβασης, { $name }.
admin-web-did-restore = { $by }: επιστροφή πρόσβασης, { $name }.
admin-web-did-forget = { $by }: διαγραφή παίκτη.
admin-web-did-close = { $by }: έκλεισε το τραπέζι { $table }.
admin-web-did-host = { $by }: νέος οικοδεσπότης στο τραπέζι { $table }, { $name }.
admin-web-did-decide = { $by }: απόφαση για αναφορά ({ $name }): { $decision ->
    [muted] σίγαση
    [removed] αφαίρεση πρόσβασης
    [other] τακτοποιήθηκε
   *[none] καμία ενέργεια
}.
