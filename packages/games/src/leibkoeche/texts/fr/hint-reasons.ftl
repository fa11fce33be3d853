# Pourquoi l’indice est bon : une phrase entière, après « L’ordinateur conseille de … . »
put = De là, ce cuisinier doit aller plus loin pour ce qu’il cherche.
leave = Ailleurs, ce cuisinier serait mieux placé.
shift = { $count ->
    [0] Ensuite, tu pourras glisser d’autres crêpes vers le bon ordre.
    [one] Ainsi, { $count } crêpe est à sa place.
   *[other] Ainsi, { $count } crêpes sont à leur place.
}
throwing = Avec elle, tu peux avancer de { $low } ou de { $high }.
toss = Si la crêpe tourne comme prévu, tu avances de { $steps }.
toKing = Tu as les six sortes : en route vers le roi.
missing = Il te manque encore une crêpe { WITH($kind) }.
crown = La couronne te permet de regarder sous une cloche du roi.
towardsKing = Tu as les six sortes, et de là le roi est à { $count ->
    [one] un pas
   *[other] { $count } pas
}.
nearer = Tu te rapproches ainsi d’une crêpe qui te manque encore : { $kind }.
skip = Qui a moins sur son plateau lance avec une plus grande poêle.
trayKnown = Chez le roi aussi, cette sorte est à la place { $place }.
trayTaken = Chez le roi, cette sorte est à la place { $place }, déjà occupée sur ton plateau.
trayFewer = Tu auras ainsi moins à décaler qu’en la mettant à la place { $place }, comme chez le roi.
peek = Ainsi, tu sais quelle sorte le roi veut à cette place.
peekNone = Ainsi, tu ne trahis pas quelle place tu cherches encore.
bars = Elle gêne ainsi qui n’a pas encore de crêpe { WITH($kind) }.
aside = Là, elle ne te gêne pas.
behind = Elle reste derrière toi : tu vas encore de l’autre côté, vers le roi.
orderKnown = Ce que tu as vu est ainsi à sa place.
orderUntold = Ainsi, ton plateau ne trahit pas tout, et tu n’auras guère plus à décaler.
orderNotYet = De ce qui est sur ton plateau, tu n’as encore rien vu chez le roi.
orderGuess = De ce que veut le roi, tu ne sais encore rien.
