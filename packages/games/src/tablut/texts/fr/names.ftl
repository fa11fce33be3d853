# Avec l’article (.the), et à plusieurs (.the-many).
man_L = défenseur
    .the = le défenseur
    .the-many = les défenseurs
man_K = roi
    .the = le roi
    .the-many = les rois
man_D = attaquant
    .the = l’attaquant
    .the-many = les attaquants

# Les deux camps, et c’est aussi le nom des places.
side_light = Clair
side_dark = Sombre

# Pour finir une phrase qui dit comment tout s’est terminé.
wins = { $winner ->
    [you] Tu gagnes !
   *[other] { $winner } gagne !
}
