title = Table : { $game }
players = Joueurs
actions = Ce que tu peux faire
notes = À côté de la table
you = Toi
neighbour = Voisin
somebody = Quelqu’un
computer = Ordinateur
level = niveau { $level }
levelShort = niv. { $level }
openSeat = Place libre
away = en pause
onTurn = tour en cours
hasOffered = nulle proposée
lineLost = hors ligne
substitute = ordinateur
left_resign = abandon
left_clock = temps écoulé
left_absence = absence
left_unknown = hors jeu
wins = victoire
turnForYou = L’ordinateur joue pour toi
turnOf = { $who ->
    [you] À toi de jouer
   *[other] À { $who } de jouer
}
turnOfSeveral = À { OBJECT($players) } de jouer
turnThinking = { $who ->
    [you] À toi de jouer
   *[other] { $who } réfléchit…
}
turnOpen = On attend que quelqu’un s’assoie
turnChance = Un instant…
turnRead = Regarde ce qui s’est passé
turnMissed = Ce que tu as manqué
turnNumbers = { $players ->
    [you] Un instant : ça va commencer…
    [with-you] On n’attend plus { ELIDE("que", OBJECT($players)) }…
    [one] On commence dès { ELIDE("que", $players) } a ouvert cette partie
   *[other] On commence dès { ELIDE("que", $players) } ont ouvert cette partie
}
turnOver = Partie finie
turnDraw = Partie nulle
turnWon = { $winners ->
    [you] Tu as gagné
    [with-you] { CAPITAL(OBJECT($winners)) }, vous avez gagné
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné
}
watching = Tu regardes.
noMoveYet = Aucun coup joué
undo = Annuler
undoReady = Annuler ton dernier coup
hint = Indice
hintThinking = On cherche un indice…
hintText = L’ordinateur conseille { ELIDE("de", $move) }.
drawDeclined = { $who ->
    [you] Tu refuses la nulle.
   *[other] { $who } refuse la nulle.
}
drawOfferedBy = { $who ->
    [you] Tu proposes la nulle.
   *[other] { $who } propose la nulle.
}
drawAgreed = { $who ->
    [you] Tu acceptes la nulle.
   *[other] { $who } accepte la nulle.
}
tookBackAsked = { $who ->
    [you] Tu as annulé un coup, sur demande.
   *[other] { $who } a annulé un coup, sur demande.
}
hintLater = Tu as droit à un indice quand c’est à toi de jouer.
draw = Nulle
offerDraw = Proposer la nulle
acceptDraw = Accepter la nulle
askedByName = { $name } – { $text }
resign = Abandonner
flip = Tourner le plateau
soundOn = Activer le son
soundOff = Couper le son
leave = Retour à l’armoire
rules = Règles
skipToActions = Aller aux actions
skipToNotes = Aller aux coups et aux règles
reckoning = Le décompte
moreNotes = Coups et règles
chat = Discussion
moreNotesAndChat = Coups, discussion et règles
lessNotes = Replier
tabLog = Coups
tabRules = Règles
legend = Ce que tu vois
tabTable = Table
logEmpty = Les coups s’afficheront ici.
logEarlier = Coups précédents
logLater = Coups suivants
takenBack = annulé
typeMove = Taper un coup
typeMoveHint = Tape un coup, par exemple { $move }, puis appuie sur Entrée.
typeMoveSend = Jouer
refusalRule = Règle { $rule }
catchUp = { $count ->
    [one] Encore { $count } coup à voir
   *[other] Encore { $count } coups à voir
}
skip = Passer
goOn = Continuer
reconnecting = Connexion perdue. On la rétablit ; ta partie est à l’abri.
reconnectingIn = { $seconds ->
    [one] Connexion perdue. On réessaie dans { $seconds } seconde ; ta partie est à l’abri.
   *[other] Connexion perdue. On réessaie dans { $seconds } secondes ; ta partie est à l’abri.
}
inviteHere = Inviter quelqu’un à cette place
inviteTitle = Invite quelqu’un
inviteText = Qui ouvre ce lien prend cette place : { $seatName }.
inviteLink = Lien pour { $seatName }
copyLink = Copier le lien
shareLink = Partager le lien
watchLink = Lien pour regarder
watchText = Qui ouvre ce lien peut regarder.
inviteShareText = Viens jouer avec moi : { $game }
join = Prendre place
justWatch = Je regarde
resultTitleWon = Gagné !
resultTitleLost = Perdu
resultTitleDraw = Partie nulle
byResign = { $who ->
    [you] Tu as abandonné.
   *[other] { $who } a abandonné.
}
bySomebodyResigned =
    Le meilleur résultat est celui de quelqu’un qui avait abandonné. La victoire va donc au meilleur
    de ceux qui sont restés.
byYouResigned =
    Tu as le meilleur résultat, mais tu avais abandonné. La victoire va donc au meilleur de ceux qui
    sont restés.
byAgreement = Partie nulle d’un commun accord.
byClock = { $who ->
    [you] Ton temps est écoulé.
   *[other] Le temps { ELIDE("de", $who) } est écoulé.
}
byAbsence = { $who ->
    [you] Tu n’as pas repris la partie.
   *[other] { $who } n’a pas repris la partie.
}
score = { $name } : { $points }
replay = Revoir la partie
story = L’histoire
mayI = C’est permis ?
mayIHint = Tant que c’est activé, choisir ne fait que poser la question.
handOver = Tout vu ? Ensuite, c’est à { $name }.
handOverNow = Fermer le rideau
curtainTitle = Passe l’appareil à { $name }
curtainText = Derrière ce rideau se trouve ce que seul ce joueur a le droit de voir.
curtainOpen = Je suis { $name }
optionsTitle = À cette table

tookBack = { $who ->
    [you] Tu as annulé un coup.
   *[other] { $who } a annulé un coup.
}

brokenOff =
    Cette partie ne peut pas continuer ici telle quelle. Réessaie : les règles ont peut-être été mises à jour
    entre-temps. Si cela ne change rien, on ne peut plus la lire ; c’est signalé.
download = Télécharger
nextTurn = Autre partie : à toi
onlookers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
seatNumbered = Joueur { $seat }
