split =
    .label = Diviser les piles
    .explain = Où peut-on laisser sur place une partie de sa propre pile ?
    .value-start = Seulement au départ
    .value-anywhere = Sur toutes les rangées

die =
    .label = Le dé
    .explain = Est-ce le dé qui décide jusqu’où tu vas, au lieu des sauts ?
    .value-off = Sans dé
    .value-on = Avec le dé

memory =
    .label = La mémoire
    .explain = La table montre-t-elle les cartes que tu as déjà vues, ou dois-tu t’en souvenir ?
    .value-aid = La table aide
    .value-strict = Chacun sa mémoire
