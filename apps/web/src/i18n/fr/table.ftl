title = Table : { $game }
players = Joueurs
actions = Ce que tu peux faire
notes = À côté de la table
you = Toi
neighbour = Voisin
nameless = Invité
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
doneMeanwhile = { $count ->
    [one] Pendant ton absence, l’ordinateur a décidé une fois pour toi.
   *[other] Pendant ton absence, l’ordinateur a décidé { $count } fois pour toi.
}
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
turnRead = Prends ton temps
turnMissed = Ce que tu as manqué
turnNumbers = { $players ->
    [you] Un instant : ça va commencer…
    [with-you] On attend encore { OBJECT($players) }…
    [one] On commence dès que { $players } a ouvert cette partie
   *[other] On commence dès que { $players } ont ouvert cette partie
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
undo = Reprendre
undoReady = Reprendre ton dernier coup
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
    [you] Tu as repris un coup, sur demande.
   *[other] { $who } a repris un coup, sur demande.
}
hintLater = Tu as droit à un indice quand c’est à toi de jouer.
draw = Nulle
offerDraw = Proposer la nulle
acceptDraw = Accepter la nulle
drawTitle = Proposer la nulle ?
acceptDrawTitle = Accepter la nulle ?
drawQuestion = Si vous êtes d’accord, la partie s’arrête et personne ne gagne.
drawAmongMore = Si tous les autres sont d’accord, la partie s’arrête et personne ne gagne.
drawOffered = Tu as proposé la nulle. La proposition tombe si l’autre joue.
drawOfferedToComputer = Tu as proposé la nulle. L’ordinateur répondra quand ce sera son tour.
drawFrom = { $who ->
    [you] Tu proposes la nulle. Si tu joues, la proposition tombe.
   *[other] { $who } propose la nulle. Si tu joues, la proposition tombe.
}
resign = Abandonner
resignTitle = Abandonner ?
resignQuestion = L’autre gagnera aussitôt.
resignAmongMore = Les autres continuent, et l’ordinateur joue à ta place. Tu ne pourras plus gagner.
resignYes = Oui, j’abandonne
resignedAmongComputers = Tu as abandonné. Les ordinateurs finissent la partie entre eux.
resignedAmongPeople = Tu as abandonné. Les autres continuent, et l’ordinateur joue à ta place.
lookOn = Regarder
playOn = Continuer
flip = Tourner le plateau
soundOn = Activer le son
soundOff = Couper le son
leave = Retour à l’armoire
rules = Règles
skipToActions = Aller aux actions
skipToNotes = Aller aux coups et aux règles
reckoning = Le décompte
moreNotes = Coups et règles
moreNotesAndChat = Coups, discussion et règles
lessNotes = Replier
tabLog = Coups
tabRules = Règles
legend = Ce que tu vois
tabTable = Table
logEmpty = Les coups s’afficheront ici.
logEarlier = Coups précédents
takenBack = repris
typeMove = Taper un coup
typeMoveHint = Tape un coup comme dans la liste, puis appuie sur Entrée.
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
rematch = Rejouer
rematchHint = Les mêmes joueurs et niveaux, chacun une place plus loin
joinRematch = Une nouvelle partie t’attend
toRematch = À la partie suivante
replay = Revoir la partie
story = L’histoire
historyFull = La partie n’a pas pu rejoindre les parties jouées : cet appareil est plein. Jettes-en une, ou enregistre-la dans un fichier.
curtainTitle = Passe l’appareil à { $name }
curtainText = Derrière ce rideau se trouve ce que seul ce joueur a le droit de voir.
curtainOpen = Je suis { $name }
otherDeviceTitle = Cette partie est sur un autre appareil
otherDevice = Elle a été jouée sans serveur. Demande le lien pour la revoir : il marche partout.
brokenTitle = Cette partie est abîmée
broken =
    On ne peut plus la lire, ni la continuer. Le problème est signalé ; tes autres parties ne sont
    pas touchées.
oldRulesTitle = Cette partie ne peut pas être reprise
oldRules = Elle a été enregistrée avec des règles que nous ne connaissons plus.
optionsTitle = À cette table
fair = Sceau du hasard
fairText = Grâce à lui, chacun peut vérifier après la partie que personne n’a triché avec le hasard.

tookBack = { $who ->
    [you] Tu as repris un coup.
   *[other] { $who } a repris un coup.
}

brokenOff =
    On ne peut pas la continuer ici telle quelle. Essaie encore : elle suit peut-être des règles plus
    récentes. Si cela ne change rien, on ne peut plus la lire ; c’est signalé.
fairAll =
    Chaque appareil à table ajoute son propre nombre au hasard. Ils ne sont dits que lorsque tous sont
    fixés, et c’est alors qu’on tire le hasard. Ainsi, personne ne peut le choisir, pas même celui qui tient
    ce serveur. Seul quelqu’un qui joue à cette table et connaît en plus le nombre du serveur pourrait
    orienter certains tirages.
fairOwn_awaited = Le hasard a été tiré sans le nombre de ton appareil.
fairOwn_committed = Le hasard a été tiré sans le nombre de ton appareil.
fairOwn_revealed = Ton appareil a ajouté son propre nombre ; le hasard en a été tiré.
fairOwn_withheld = Ton appareil ne connaissait plus son nombre ; le hasard a été tiré sans lui.
fairNumbers = Vérifier les nombres
fairServer = Le serveur
fairNone = non dit
fairFound_added =
    Vérifié à l’instant sur cet appareil : tout a été tiré de ces nombres, et le tien en fait partie.
fairFound_not-kept =
    Vérifié à l’instant sur cet appareil : tout a été tiré de ces nombres. Lequel était le tien, cet
    appareil l’ignore.
fairFound_other-seed =
    Quelque chose cloche : le nombre du serveur n’est pas celui auquel il était tenu quand tu t’es assis.
fairFound_left-out = Quelque chose cloche : le nombre de ton appareil n’en fait pas partie.
fairFound_never-asked =
    Ton appareil avait un nombre tout prêt, mais le serveur l’a laissé de côté : on a tiré sans lui.
fairFound_others-changed =
    Quelque chose cloche : ce ne sont pas les nombres auxquels chacun était tenu quand ton appareil a dit
    le sien.
fairFound_not-drawn = Quelque chose cloche : le hasard n’a pas été tiré de ces nombres.
fairFound_too-early = Le serveur n’a pas encore donné son nombre. Rouvre ceci dans un instant.
download = Télécharger
nextTurn = Partie suivante : à toi
onlookers = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
}
seatNumbered = Joueur { $seat }
