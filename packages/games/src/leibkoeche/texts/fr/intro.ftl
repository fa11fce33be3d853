name = Die Leibköche Seiner Majestät
tagline = Des crêpes qui sautent pour un roi affamé.
about =
    Dans la cuisine royale, ça grésille dans toutes les poêles. Deux à quatre cuisiniers s’y
    affairent, à partir de huit ans. Prépare ce que le roi préfère, fais sauter ta crêpe bien haut,
    rattrape-la, et sers-la-lui avant tout le monde.
