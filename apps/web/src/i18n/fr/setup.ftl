title = { $game } : préparer la table
heading = Préparer la table
who = Qui joue ?
seatCount = Nombre de joueurs
seatLegend = { $seatName } : qui joue ?
hostName = Comment t’appelles-tu ?
hostNameHint = Ainsi, la personne invitée verra de qui vient l’invitation. Tu peux laisser ce champ vide.
seatLegendNumbered = Qui joue à la place { $seat } ?
you = Toi
device = Quelqu’un ici
bot = Ordinateur
open = Par lien

explain_you = Tu joues ici, sur cet appareil.
explain_device = Quelqu’un à côté de toi : vous jouez ensemble sur cet appareil.
explain_open = Tu recevras un lien pour inviter quelqu’un.

level = À quel niveau joue l’ordinateur ({ $seatName }) ?

levelText = niveau { $level } sur { $most } : { $name }
personName = { $seatName } : quel nom ?
rules = Avec quelles règles ?
usual = choix habituel
changes = Change la règle { $rule }
watchers = Qui peut regarder ?
anyone = Tout le monde
link = Ceux qui ont le lien
nobody = Seulement les joueurs
watchersHint = Les tables publiques sont sous « Jouer ensemble » : chacun peut y regarder, et s’asseoir où il reste une place.
localNote = Cette partie se joue sur cet appareil, même sans internet, et y reste enregistrée.
onlineNote = Cette partie est sur le serveur. Dès qu’elle est prête, tu reçois le lien.
impossible = Si quelqu’un joue par lien, personne d’autre ne peut jouer sur cet appareil.
start = Ouvrir la table
starting = On dresse la table…
place = Où jouez-vous ?
places_seats = Sur cet appareil ou en ligne
places_screen = Grand écran et téléphones
placeHint = Cet écran montre la table à tous ; chaque téléphone ne montre que la main de son joueur.
phone = Téléphone
screenNote = Cette partie est sur le serveur. Un code QR pour les téléphones s’affiche sur cet écran.
noPhone = Prévois au moins une place pour un téléphone.
forFriend = Dès que la table sera prête, { $name } recevra l’invitation.

# Ce qu’un choix change à la partie, d’après des parties jouées.
balance_sides = Ainsi, victoires : { $first } { $firstShare } %, { $second } { $secondShare } % ; nulles : { $draws } %. { $moves } coups en moyenne.
balance_length = Ainsi, une partie dure en moyenne { $moves } coups, tous joueurs confondus.
balance_usualSides = Avec les choix habituels, victoires : { $first } { $firstShare } %, { $second } { $secondShare } % ; nulles : { $draws } %. { $moves } coups en moyenne.
balance_usualLength = Avec les choix habituels, une partie dure en moyenne { $moves } coups, tous joueurs confondus.
balance_source = Ces chiffres viennent de { $matches } parties par choix, entre { $seats } ordinateurs de niveau { $level }, avec les choix habituels pour les autres règles. Si peu de parties donnent une impression, pas une certitude.
