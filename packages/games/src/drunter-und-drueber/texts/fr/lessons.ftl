placing =
    .title = Poser
    .task = Tu joues Rouge. Pose ton dernier pion juste à côté de la case rouge e3.
    .hint =
        Sur du rouge, c’est interdit. Toute case vide qui touche e3, même en diagonale, convient.
    .solved = Bien. Plus tard, il ne restera qu’un pas jusqu’à ta couleur.
    .wrong = C’est permis, mais plus loin de e3 que nécessaire. Choisis une case qui la touche.

homeward =
    .title = À la maison
    .task = Une case de ta couleur, c’est la maison. Amènes-y un pion.
    .hint = Un pion se déplace d’une case. Lequel des tiens est à côté d’une case rouge ?
    .solved = À la maison ! Maintenant, n’oublie pas que celui-là est bien placé.
    .wrong = Ce pion n’est pas encore sur une case rouge. Regarde les cases autour de tes pions.

blocking =
    .title = Bloquer
    .task = Orange a presque fini. Bloque le pion qui n’est pas encore bien placé.
    .hint =
        Un pion orange n’est pas sur une case orange. Monte dessus. Monter sur les autres ne sert à
        rien.
    .solved = Il est bloqué. Orange doit attendre, et toi, tu as gagné du temps.
    .wrong =
        Orange continue comme si de rien n’était. Monte sur le pion orange qui est sur une autre
        couleur.

claiming =
    .title = Bien placé !
    .task = Va d’abord sur la case rouge f6. Si on t’y attaque, donne la bonne réponse.
    .hint = Tu as vu toi-même la couleur de f6. Si ton pion y est bien placé, dis-le.
    .solved = Exactement. Orange doit retourner d’où il vient et perd son coup.
    .wrong = Cela ne t’aide pas. Va en f6, et parle quand Orange monte sur toi.

allowing =
    .title = Être sûr de son coup
    .task = Orange monte sur ton pion. La table te montre ce qu’il y a dessous. Que dis-tu ?
    .hint = Ton pion n’est pas sur une case rouge. Qui dit alors qu’il est bien placé passe un tour.
    .solved = Sage décision. Protester à tort t’aurait coûté un tour.
    .wrong = C’était faux, et cela te coûte un tour. Regarde encore sur quelle couleur est ton pion.

freed =
    .title = Se dégager
    .task = Ton pion en d4 a attendu cinq tours. Amène-le sur une case rouge.
    .hint =
        Il peut sortir de dessous Orange. Sur le plateau, il y a du rouge juste au-dessus de sa case
        et en diagonale en dessous.
    .solved = Dégagé, et aussitôt à la maison. Le pion orange descend d’un cran, voilà tout.
    .wrong = Ton pion en d4 est libre maintenant. Déplace-le sur une case rouge voisine.

klaar =
    .title = Fini !
    .task =
        Sept de tes pions sont bien placés. Amène le dernier à la maison et crie « Fini ! » du même
        coup.
    .hint = Active d’abord « Avec Fini ! », puis va de b2 à c1.
    .solved = Les huit sont bien placés : tu as gagné !
    .wrong = Pas encore. Le pion de b2 doit aller en c1, et il faut crier du même coup.
