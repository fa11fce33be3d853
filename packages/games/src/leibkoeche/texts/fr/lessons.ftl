goal =
    .title = Le but du jeu
    .task =
        Tu gagnes si tu te présentes en premier devant le roi avec les six sortes, exactement dans
        son ordre. Si un autre y parvient avant toi, tu perds. Le roi montre ce qu’il veut : glisse
        une seule crêpe.
    .hint =
        Retire une crêpe de ton rang et glisse-la à gauche ou à droite. Laquelle est la dernière
        chez toi et la première chez le roi ?
    .solved = Gagné ! Les six sont comme le roi le voulait.
    .wrong =
        Ce n’est pas encore ce que veut le roi. Compare ton rang au sien, en partant de la gauche.

walking =
    .title = Exactement quatre
    .task = Ton lancer donne 4. Va jusqu’à une pile en exactement quatre pas et prends-y une crêpe.
    .hint = On ne passe pas par-dessus les crêpes à lancer. Longe la porte, puis monte.
    .solved = Un régal ! Elle est sur ton plateau, et ton cuisinier occupe la pile.
    .wrong = C’est permis, mais tu restes les mains vides. Quelle pile est à exactement quatre pas ?

no-way-back =
    .title = Pas d’aller-retour
    .task =
        Ton lancer donne 3, et la pile aux cerises de b3 n’est qu’à un pas. L’aller-retour est
        interdit, le détour non. Termine sur la pile.
    .hint = Va sur le côté, monte et reviens : par a2 et a3.
    .solved = Un détour d’exactement trois pas, et voilà une crêpe aux cerises sur ton plateau.
    .wrong = C’est permis, mais tu n’es pas sur la pile. Fais le tour jusqu’en b3.

half-or-full =
    .title = Demi ou complet
    .task =
        Ta crêpe montre le 2. Deux pas ne te mènent nulle part ; cinq, si. Quel tour lui fais-tu
        faire ?
    .hint =
        Un demi-tour montre l’autre côté : sept moins le nombre. Un tour complet laisse tout comme
        avant.
    .solved = C’est ça : après un demi-tour, le 5 est dessus. À condition qu’elle retombe bien !
    .wrong = Après un tour complet, le 2 est de nouveau dessus, et deux pas ne mènent à aucune pile.

choosing =
    .title = La bonne crêpe
    .task =
        Il ne te manque que la sorte de b7, à cinq pas. Prends une crêpe à lancer et choisis le tour
        qui te donne 5.
    .hint =
        En f4 se trouve la crêpe posée en dernier : on ne peut pas la prendre. Regarde a4, où le 5
        est déjà dessus.
    .solved = Très bien. Un tour complet, et le 5 est de nouveau dessus.
    .wrong =
        Cela ne fait pas cinq. Prends la crêpe de a4 et demande-toi ce qui sera dessus après le
        tour.

once-more =
    .title = Encore une fois
    .task =
        Rattrapée ! Tu peux relancer, et il te faut six pas. Mets la crêpe dans ta poêle, avec
        dessus le côté qui te donne le plus de chances.
    .hint = Un demi-tour réussit plus souvent qu’un tour complet. Quel côté doit donc être dessus ?
    .solved =
        Malin : le 1 dessus et un demi-tour. Cela réussit plus souvent que le 6 et un tour complet.
    .wrong =
        C’est possible aussi, mais avec moins de chances. Garde cette crêpe, le 1 dessus, et tente
        un demi-tour.

crown =
    .title = La couronne
    .task =
        Va chercher la couronne en b3, regarde en cachette chez le roi, et mets ce que tu as vu à la
        même place sur ton plateau.
    .hint = Fais un pas jusqu’en b3 et choisis une place du roi. Range ensuite ton plateau.
    .solved = Personne d’autre ne le sait. Une place au moins est sûre.
    .wrong =
        Rien n’est encore à sa place. Va chercher la couronne, regarde, et range ton plateau en
        conséquence.

blocking =
    .title = Barrer le passage
    .task =
        L’autre cuisinier a tout et va bientôt être devant le roi. Pose ta crêpe à lancer là où elle
        le gêne le plus.
    .hint =
        La réserve est épuisée : la rangée 1 est donc permise. Quel carreau sépare le cuisinier du
        tapis ?
    .solved = Oh, quel dommage. Voilà un long détour à faire.
    .wrong =
        Comme ça, le cuisinier file tout droit chez le roi. Regarde le carreau de la porte, juste
        devant son nez.

last-order =
    .title = Avant de lever les cloches
    .task =
        Tu es devant le roi et tu peux ranger ton plateau une dernière fois. Tu as vu deux places du
        roi. Mets ces deux-là comme il faut.
    .hint = Aux places 2 et 5, tu sais ce que le roi veut. Mets-y les mêmes sortes.
    .solved =
        Ce que tu sais est à sa place. Pour le reste : la chance, ou des crêpes à glisser plus tard.
    .wrong = Il y a là autre chose que ce que tu as vu. Regarde les places 2 et 5.

shifting =
    .title = Glisser
    .task = Le roi a montré ce qu’il veut. Remets ton rang en ordre en deux tours.
    .hint =
        Retire une crêpe et glisse-la à un bout. La dernière que tu glisses à gauche est la première
        du rang.
    .solved = Exactement comme le roi le voulait. Bon appétit, Majesté !
    .wrong =
        Comme ça, deux tours n’y suffisent pas. Quelles sont les deux premières, et laquelle glisser
        en dernier ?
