### Συμβουλές σε τρία βήματα και η ανάλυση μετά την παρτίδα.

## Συμβουλές

hint-only = Υπάρχει μόνο μία λογική επιλογή.
hint-clear = Μία επιλογή ξεχωρίζει από τις άλλες.
hint-close = Οι καλύτερες επιλογές είναι πολύ κοντά.
hint-second = Δεύτερη καλύτερη: { $move }, { $points } πόντοι λιγότεροι (± { $error }).
hint-second-close = Σχεδόν το ίδιο καλή: { $move }· η διαφορά, { $points } πόντοι (± { $error }), ίσως είναι τύχη.
hint-value = { $points } πόντοι (± { $error })
hint-step-nudge = Μια νύξη
hint-step-candidates = Οι επιλογές
hint-step-answer = Η απάντηση

## Ανάλυση

review-title = Ανάλυση
review-line = Κάθε απόφαση κρίνεται από όσα έβλεπε τότε ο παίκτης. Σημειώνονται μόνο απώλειες που δεν εξηγεί η τύχη.
review-start = Ανάλυση της παρτίδας
review-whose = Ποιου οι αποφάσεις
review-wait = Εξετάζονται αποφάσεις: { $done } από { $of }.
review-failed = Η ανάλυση δεν ολοκληρώθηκε.
review-looked = Εξετάστηκαν { $looked } από { $of } αποφάσεις.
review-lost = Σημειώθηκαν: { $count }. Απώλεια σε αυτές: { $points } πόντοι.
review-none = Χωρίς ξεκάθαρα λάθη: κάθε απώλεια μπορεί να είναι κακή τύχη.
review-better = Καλύτερα: { $best }
review-instead = Παίχτηκε: { $played }
review-mark-better = Καλύτερα
review-mark-played = Παίχτηκε
review-loss = { $points } πόντοι (± { $error })
review-open = Δες το στην επανάληψη
review-chart = Χαμένοι πόντοι, απόφαση με απόφαση
review-move = Κίνηση { $ply }
review-slips = Λάθη: { $name }
review-largest = πρώτα τα πιο ακριβά
review-sum = { $count ->
    [0] χωρίς λάθη
    [one] { $count } λάθος, χαμένοι πόντοι: { $points }
   *[other] { $count } λάθη, χαμένοι πόντοι: { $points }
}
review-ask = Πάτησε για βαθμό
review-grade = Βαθμός { $grade }
review-grade-why = Ο βαθμός συγκρίνει τους πόντους που χάθηκαν από λάθη με το μέσο σκορ στο τραπέζι: A έως 8%, B έως 32%, C έως 60%.
review-go-on = Συνέχισε από εδώ
review-before = Προηγούμενο λάθος
review-after = Επόμενο λάθος
