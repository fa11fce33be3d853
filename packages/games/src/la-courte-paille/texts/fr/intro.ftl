name = La Courte Paille !
tagline = Qui va tirer la courte paille ?
about =
    Des naufragés sur un radeau, et plus rien à manger. À la fin de la semaine, l’un d’eux tire la
    courte paille. Rassemble les cartes de celui qui va y passer, infléchis la semaine avec Coco le
    perroquet, et ne laisse pas voir sur qui tu paries.
