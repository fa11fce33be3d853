# Ce qu’un choix change à la partie, d’après des parties jouées.
sides = Ainsi, { $first } gagne { $firstShare } % et { $second } { $secondShare } % ; nulles : { $draws } %. { $moves } coups en moyenne.
length = Ainsi, une partie dure en moyenne { $moves } coups, tous joueurs confondus.
usualSides = Selon le livre, { $first } gagne { $firstShare } % et { $second } { $secondShare } % ; nulles : { $draws } %. { $moves } coups en moyenne.
usualLength = Selon le livre, une partie dure en moyenne { $moves } coups, tous joueurs confondus.
source = Ces chiffres viennent de { $matches } parties par choix, entre { $seats } ordinateurs de niveau { $level }, les autres règles étant celles du livre. Si peu de parties donnent une impression, pas une certitude.
