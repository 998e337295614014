### Αγρογλυφικά, επέκταση του Καρκασόν. Το $role είναι knight, robber ή farmer.

carcassonne-option-crop-circles = Αγρογλυφικά
    .help = Πόσα από τα έξι πλακίδια μπαίνουν στη στοίβα: όλοι προσθέτουν ένα μιπλ, ή όλοι παίρνουν ένα πίσω.

# Ονομαστική και αιτιατική.
carcassonne-roles = { $role ->
    [knight] ιππότες
    [robber] ληστές
   *[farmer] αγρότες
}

## Τι γίνεται

carcassonne-event-circle-idle = Αγρογλυφικό για { carcassonne-roles }, αλλά κανείς δεν έχει στο τοπίο.
carcassonne-event-action-chosen = { $action ->
    [add] { $seat } επιλέγει: όλοι μπορούν να προσθέσουν μιπλ στους { carcassonne-roles } τους.
   *[take] { $seat } επιλέγει: όλοι πρέπει να πάρουν πίσω έναν από τους { carcassonne-roles } τους.
}
carcassonne-event-meeple-added = { $seat } προσθέτει { carcassonne-role } στο { $at }· { carcassonne-x-supply }.
carcassonne-event-meeple-taken-back = { $seat } παίρνει πίσω { carcassonne-role } από το { $at } και έχει { $supply } μιπλ.
carcassonne-event-addition-declined = { $seat } δεν προσθέτει μιπλ.

## Γιατί όχι

carcassonne-refusal-no-circle-now = Τώρα δεν ενεργεί κανένα αγρογλυφικό.
carcassonne-refusal-choose-first = Πρώτα διάλεξε για όλους: να προσθέσουν στους { carcassonne-roles } τους, ή να πάρουν έναν πίσω.
carcassonne-refusal-add-or-pass = Μπορείς να προσθέσεις { carcassonne-role } σε κάποιον δικό σου, ή να το αφήσεις.
carcassonne-refusal-take-one-back = Πρέπει να πάρεις πίσω έναν από τους { carcassonne-roles } σου.
carcassonne-refusal-no-own-meeple-there = Στο { $spot } δεν στέκεται κανένας από τους { carcassonne-roles } σου.

## Τι κάνεις τώρα

carcassonne-status-circle = Για { carcassonne-roles }: add – όλοι μπορούν να προσθέσουν· take – όλοι παίρνουν έναν πίσω.
carcassonne-status-add = Πρόσθεσε { carcassonne-role } σε κάποιον δικό σου με το γράμμα του, ή p για κανέναν.
carcassonne-status-take = Πάρε πίσω έναν από τους { carcassonne-roles } σου με το γράμμα του.

## Στο τραπέζι

carcassonne-label-symbol-circle = αγρογλυφικό για { carcassonne-roles }
