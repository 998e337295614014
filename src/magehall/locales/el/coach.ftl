### Συμβουλές σε τρία βήματα και η ανάλυση μετά την παρτίδα.

## Συμβουλές

hint-only = Υπάρχει μόνο μία λογική επιλογή.
hint-clear = Μία επιλογή ξεχωρίζει από τις άλλες.
hint-close = Οι καλύτερες επιλογές είναι πολύ κοντά.
hint-second = Δεύτερη καλύτερη: { $move }, { $points } πόντοι λιγότεροι (± { $error }).
hint-second-close = Σχεδόν το ίδιο καλή: { $move }· οι { $points } πόντοι (± { $error }) ίσως είναι τύχη.
hint-value = { $points } πόντοι (± { $error })
hint-step-nudge = Ένα νεύμα
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
review-none = Δεν χάθηκε τίποτα πέρα από όσα εξηγεί η τύχη.
review-better = Καλύτερα: { $best }
review-instead = Παίχτηκε: { $played }
review-loss = { $points } πόντοι (± { $error })
review-open = Δες το ξανά εκεί
review-chart = Χαμένοι πόντοι, απόφαση με απόφαση
review-move = Κίνηση { $ply }
