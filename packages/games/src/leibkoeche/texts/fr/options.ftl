toss =
    .label = Faire sauter
    .explain =
        Fais-tu vraiment sauter la crêpe, ou le hasard décide-t-il avec les chances de ta poêle ?
    .value-skill = À la main
    .value-chance = Au hasard

crowns =
    .label = Couronnes
    .explain = Un cuisinier peut-il avoir plus d’une crêpe couronnée sur son plateau ?
    .value-one = Une au plus
    .value-free = Autant qu’on veut

assist =
    .label = Aide au lancer
    .explain = Qui le préfère peut-il laisser ses propres lancers au hasard ?
    .value-on = Oui
    .value-off = Non, chacun lance
