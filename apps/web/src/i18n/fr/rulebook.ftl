title = Règles : { $game }
heading = Règles
search = Chercher dans les règles
searchHint = Un mot, ou un numéro
# Pour chercher : des mots de même sens, par groupes : a, b ; c, d.
synonyms = nulle, égalité, match nul, ex aequo; prendre, capturer; gagner, victoire; abandonner, abandon; reprendre, annuler; tour, trait; fin, terminée
found = { $count ->
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
nothing = Rien trouvé. Essaie un autre mot.
contents = Sommaire
ruling = notre lecture
rulingExplained =
    Là où une règle porte la mention « notre lecture », le livret se tait ou se contredit ; voici
    comment nous jouons.
linkTo = Lien vers la règle { $rule }
option = Cette règle se choisit en préparant la table.
