# Pourquoi l’indice est bon : une phrase entière, après « L’ordinateur conseille de … . »
put = De là, ce cuisinier doit aller plus loin pour ce qu’il cherche.
leave = Ailleurs, ce cuisinier serait mieux placé.
shift = { $count ->
    [0] Ensuite, tu pourras continuer à pousser vers le bon ordre.
    [one] Ainsi, { $count } est à sa place.
   *[other] Ainsi, { $count } sont à leur place.
}
throwing = Avec elle, tu peux avancer de { $low } ou de { $high }.
toss = Si elle tourne comme prévu, tu avances de { $steps }.
toKing = Tu as les six sortes : en route vers le roi.
missing = Il te manque encore une crêpe { WITH($kind) }.
crown = La couronne te permet de regarder sous une cloche du roi.
towardsKing = Tu as les six sortes, et de là le roi est à { $count ->
    [one] un pas
   *[other] { $count } pas
}.
nearer = Tu te rapproches ainsi d’une crêpe qui te manque encore : { $kind }.
skip = Qui a moins sur son plateau lance avec une plus grande poêle.
trayKnown = Sous la cloche { $place }, tu as vu la même sorte.
trayFree = Tu pourras encore ranger ton plateau autrement.
peek = Tu seras alors seul à savoir ce qui s’y trouve.
peekNone = Ainsi, tu ne trahis pas quelle place tu cherches encore.
bars = Elle gêne ainsi qui n’a pas encore de crêpe { WITH($kind) }.
aside = Là, elle ne te gêne pas.
behind = Elle reste derrière toi : tu vas encore de l’autre côté, vers le roi.
orderKnown = Ce que tu as vu est ainsi à sa place.
orderGuess = Du roi, tu ne sais encore rien.
