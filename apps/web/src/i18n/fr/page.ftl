siteName = Spellenkast
skip = Aller au contenu
home = Retour à l’armoire
close = Fermer
settings = Réglages
loading = On sort la boîte…
tryAgain = Réessayer
notFoundTitle = Il n’y a rien ici
notFound = À cette adresse, ni jeu ni partie. Le lien a peut-être été coupé en route.
brokenTitle = Quelque chose a mal tourné
broken = Cela n’aurait pas dû arriver. Tes parties sont à l’abri ; recharge la page.
offlineTitle = Pas encore sur cet appareil
offline =
    Il n’y a pas de connexion. Ouvre cette page une fois en ligne ; ensuite, elle s’ouvrira aussi hors
    ligne.
copied = Lien copié
copyFailed = La copie n’a pas marché. Sélectionne le lien et copie-le toi-même.
