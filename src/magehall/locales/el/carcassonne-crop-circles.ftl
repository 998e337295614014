### Αγρογλυφικά, επέκταση του Καρκασόν. Το $role είναι knight, robber ή farmer.

carcassonne-option-crop-circles = Αγρογλυφικά
    .help = Πόσα από τα έξι πλακίδια μπαίνουν στη στοίβα: όλοι προσθέτουν ένα μιπλ, ή όλοι παίρνουν ένα πίσω.
carcassonne-option-circles-by = Επιλογή αγρογλυφικών
    .help = Με λιγότερα από έξι: ποια μπαίνουν το ορίζει ο κλήρος, ή μπαίνουν τα πρώτα στη σειρά.
carcassonne-option-circles-by-lot = με κλήρο
carcassonne-option-circles-by-first = τα πρώτα στη σειρά

# Ονομαστική και αιτιατική.
carcassonne-roles = { $role ->
    [knight] ιππότες
    [robber] ληστές
   *[farmer] αγρότες
}

## Τι γίνεται

carcassonne-event-circle-shuffled-in = Το πλακίδιο { $tile } μπαίνει στη στοίβα: αγρογλυφικό για { carcassonne-roles }.
carcassonne-event-circle-idle = Αγρογλυφικό για { carcassonne-roles }, αλλά κανείς δεν έχει στο τοπίο.
carcassonne-event-action-chosen = { $action ->
    [add] { $seat } επιλέγει: όλοι μπορούν να προσθέσουν μιπλ στους { carcassonne-roles } τους.
   *[take] { $seat } επιλέγει: όλοι πρέπει να πάρουν πίσω έναν από τους { carcassonne-roles } τους.
}
carcassonne-event-action-chosen-own = { $action ->
    [add] Επιλέγεις: όλοι μπορούν να προσθέσουν μιπλ στους { carcassonne-roles } τους.
   *[take] Επιλέγεις: όλοι πρέπει να πάρουν πίσω έναν από τους { carcassonne-roles } τους.
}
carcassonne-event-meeple-added = { $seat } προσθέτει { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " στο " }{ $at }
}· { carcassonne-x-supply }.
carcassonne-event-meeple-added-own = Προσθέτεις { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " στο " }{ $at }
}· { carcassonne-x-supply }.
carcassonne-event-meeple-taken-back = { $seat } παίρνει πίσω { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " από το " }{ $at }
} και έχει { $supply } μιπλ.
carcassonne-event-meeple-taken-back-own = Παίρνεις πίσω { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " από το " }{ $at }
} και έχεις { $supply } μιπλ.
carcassonne-event-addition-declined = { $seat } δεν προσθέτει μιπλ.
carcassonne-event-addition-declined-own = Δεν προσθέτεις μιπλ.

## Γιατί όχι

carcassonne-refusal-no-circle-now = Τώρα δεν ενεργεί κανένα αγρογλυφικό.
carcassonne-refusal-choose-first = Πρώτα διάλεξε για όλους: να προσθέσουν στους { carcassonne-roles } τους, ή να πάρουν έναν πίσω.
carcassonne-refusal-add-or-pass = Μπορείς να προσθέσεις { carcassonne-role } σε κάποιον δικό σου, ή να το αφήσεις.
carcassonne-refusal-take-one-back = Πρέπει να πάρεις πίσω έναν από τους { carcassonne-roles } σου.
carcassonne-refusal-no-own-meeple-there = Εκεί δεν στέκεται κανένας από τους { carcassonne-roles } σου.
carcassonne-refusal-lot-first = Πρώτα κληρώνονται τα αγρογλυφικά.
carcassonne-refusal-no-lot-now = Τώρα δεν κληρώνονται αγρογλυφικά.
carcassonne-refusal-wrong-lot = { $count ->
    [one] Κληρώνεται ακριβώς { $count } αγρογλυφικό
   *[other] Κληρώνονται ακριβώς { $count } αγρογλυφικά
}.

## Τι κάνεις τώρα

carcassonne-status-circle = Για { carcassonne-roles }: add – όλοι μπορούν να προσθέσουν· take – όλοι παίρνουν έναν πίσω.
carcassonne-status-add = Πρόσθεσε { carcassonne-role } σε κάποιον δικό σου με το γράμμα του, ή p για κανέναν.
carcassonne-status-take = Πάρε πίσω έναν από τους { carcassonne-roles } σου με το γράμμα του.

## Στο τραπέζι

carcassonne-label-symbol-circle = αγρογλυφικό για { carcassonne-roles }
