title = Soirée de club
intro = Pour une soirée à plusieurs tables : des noms sur une liste, des appariements automatiques et un classement qui suit sur le grand écran. Personne n’a besoin de compte.
openTitle = Commencer une soirée
name = Nom de la soirée
nameHint = Par exemple « Le club du mardi ». Peut rester vide.
games = Jeux
gamesHint = Chaque table joue à ce que ses joueurs ont le moins joué ce soir-là.
system = Appariement
systems_swiss = Système suisse
systems_everybody = Tous contre tous
systemHints_swiss = Ceux qui sont à peu près à égalité jouent entre eux, et personne deux fois contre la même personne. Personne n’est éliminé.
systemHints_everybody = Tout le monde joue une fois contre tout le monde. Quand on est nombreux, cela fait beaucoup de rondes.
perTable = Joueurs par table
clock = Pendule sur les téléphones
noClock = Sans pendule
clockOf = { $minutes } minutes chacun, plus { $seconds } secondes par coup
absence = Si quelqu’un manque à une table sur téléphones
absences_wait = Attendre
absences_computer = L’ordinateur le remplace
absences_forfeit = L’absent perd
absenceHints_wait = La table attend que tout le monde soit là.
absenceHints_computer = Si quelqu’un ne vient pas ou perd la connexion, l’ordinateur joue au bout d’une minute, jusqu’à son arrivée.
absenceHints_forfeit = Si quelqu’un ne vient pas ou perd la connexion, la partie est perdue au bout d’une minute.
open = Commencer la soirée
save = Enregistrer
mine = Tes soirées
over = terminée
youLead = tu l’animes
codeTitle = Tu as un code ?
codeText = Le code est sur le grand écran, ou l’hôte te l’a donné.
code = Code
codeGo = Continuer

people = Qui est là
peopleCount = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
newNames = Noms sans téléphone
newNamesHint = Un nom, ou plusieurs séparés par des virgules.
add = Ajouter
joinTitle = Participe
joinText = Scanne le code avec ton téléphone, ou tape { $address } puis :
onlyHere = Cette adresse ne marche que sur cet appareil. Ouvre Spellenkast par son adresse sur le réseau pour que les téléphones puissent participer.
back = Retour à la soirée de club
hasLeft = n’est plus là
leaves = { $name } s’en va
returns = { $name } est de retour
release = Détacher le téléphone { ELIDE("de", $name) }

round = Ronde { $round }
whichRound = Quelle ronde
noRound = Aucune ronde n’est encore appariée.
place = On joue
places_online = Sur téléphones
places_box = Avec la vraie boîte
placeHint = Une table où quelqu’un n’a pas de téléphone joue ensemble sur un seul téléphone, ou avec la vraie boîte. Ceux qui ont un téléphone sont réunis autant que possible.
draw = Apparier la ronde { $round }
missing = { $count ->
    [one] Encore { $count } résultat
   *[other] Encore { $count } résultats
}
drop = Annuler cette ronde
table = Table { $table }
resultOf = Résultat de la table { $table }
wins = { $name } gagne
draws = Nulle
unknownResult = Pas encore connu
placeOf = Rang { ELIDE("de", $name) }
watch = Regarder
byes = Exemption : { $names }

standings = Classement
standingsAfter = Classement après la ronde { $round }
columns_place = Rang
columns_name = Nom
columns_points = Points
columns_played = Jouées
columns_buchholz = Buchholz
columns_sonnebornBerger = Sonneborn-Berger
pointsHint = Une victoire vaut un point, une nulle un demi, une exemption un point aussi. À une table plus grande, c’est la part des autres que tu laisses derrière toi qui compte : la moitié vaut un demi-point.
whenEqual = Et à égalité de points ?
tieBreaks = C’est le Buchholz qui départage (les points de tes adversaires), puis le Sonneborn-Berger (les points de ceux que tu as battus).
finalStandings = Classement final
won = { COUNT($names) ->
    [one] { $names } gagne la soirée
   *[other] { $names } se partagent la victoire
}

settings = Réglages de la soirée
screen = Grand écran
end = Terminer la soirée
endQuestion = Il n’y aura plus de rondes, et tout le monde verra le classement final. Tu pourras quand même rouvrir la soirée plus tard.
endNo = Pas encore
endYes = Clore
goOn = Continuer quand même
isOver = Cette soirée est terminée. Voici le classement final.
hostCode = Animer aussi depuis un autre appareil
hostCodeText = Là-bas, va sur { $address } et tape ce code. Il sert une fois, pendant un quart d’heure.

yourName = Ton nom
join = Participer
listed = Tu es déjà sur la liste ?
iAm = Je suis { $name }
playToo = Jouer aussi
waiting = Tu participes. Dès que la ronde sera appariée, ta table s’affichera ici.
late = Cette ronde a déjà commencé. Tu auras une table à la prochaine.
yourSeat = Ta place : { $seatName }
yourSeatNumber = Tu es à la place { $seat }
against = Contre { $names }
toTable = À ta table
withBox = Vous jouez avec la vraie boîte. Saisissez ensuite le résultat ensemble.
onOneDevice = Quelqu’un à cette table n’a pas de téléphone. Jouez ensemble sur celui-ci, ou avec la vraie boîte, puis saisissez le résultat ensemble.
playHere = Jouer sur ce téléphone
yourBye = Pas de partie pour toi à cette ronde. Cela vaut un point.
finished = Le résultat est là.
leave = Je m’en vais
comeBack = Je suis de retour
youLeft = Tu as quitté la soirée : on ne t’apparie plus.
notConnected = La connexion est coupée un instant. Ce qui est affiché peut être ancien.

removePerson = Retirer { $name }
isOpen = Toute personne qui a le code peut participer.
isShut = Plus personne ne peut rejoindre avec un téléphone.
shutDoor = Fermer les arrivées
openDoor = Rouvrir les arrivées

problems_too-many-evenings = Tu as trop de soirées en cours. Termines-en d’abord une.
problems_too-many-people = Il n’y a plus de place.
problems_too-many-rounds = Une soirée ne peut pas avoir plus de rondes.
problems_too-many-hosts = Cette soirée est déjà animée depuis assez d’appareils.
problems_over = Cette soirée est terminée.
problems_shut = Plus personne ne peut rejoindre cette soirée.
problems_too-few = Il y a trop peu de joueurs pour une table.
problems_unfinished = Il manque encore des résultats.
problems_other-round = Ce n’est plus possible pour cette ronde.
problems_taken = Quelqu’un participe déjà sous ce nom.
problems_no-game = Aucun des jeux choisis ne se joue à autant.
problems_places = Cette table n’a pas pu finir ainsi.
problems_unknown = Cela ne se trouve pas dans cette soirée.
