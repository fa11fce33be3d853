DD5_2 = { $winners ->
    [you] Fini ! Tes huit pions sont bien placés.
    [with-you] Fini ! { OBJECT($winners) }, vos huit pions sont bien placés.
   *[other] Fini ! Les huit pions { ELIDE("de", $winners) } sont bien placés.
}
DD5_4 = Tout le monde a crié trop tôt, sauf { OBJECT($winners) }.
DD5_5 = { $winners ->
    [you] Tous les tours de table sont joués. C’est toi qui as le plus de pions bien placés.
    [with-you] Tous les tours de table sont joués. { OBJECT($winners) }, vous avez le même nombre de pions bien placés et partagez la victoire.
    [one] Tous les tours de table sont joués. { $winners } a le plus de pions bien placés.
   *[other] Tous les tours de table sont joués. { $winners } ont le même nombre de pions bien placés et partagent la victoire.
}
T3 = { $winners ->
    [you] Les autres ont abandonné. Tu gagnes !
    [with-you] Les autres ont abandonné. { OBJECT($winners) }, vous gagnez !
    [one] Les autres ont abandonné. { $winners } gagne !
   *[other] Les autres ont abandonné. { $winners } gagnent !
}
T4 = Nulle, d’un commun accord.
T5 = { $winners ->
    [you] Les autres n’ont pas continué. Tu gagnes.
    [with-you] Les autres n’ont pas continué. { OBJECT($winners) }, vous gagnez.
    [one] Les autres n’ont pas continué. { $winners } gagne.
   *[other] Les autres n’ont pas continué. { $winners } gagnent.
}
