title = { $game } : préparer la table
heading = Préparer la table
who = Qui joue ?
seatCount = Nombre de joueurs
seatLegend = { $seatName } : qui joue ?
hostName = Comment t’appelles-tu ?
hostNameHint = Ainsi, la personne invitée verra de qui vient l’invitation. Tu peux laisser vide.
seatLegendNumbered = Qui joue à la place { $seat } ?
seatNumbered = Joueur { $seat }
you = Toi
device = Cet appareil
bot = Ordinateur
open = Par lien

explain_device = Quelqu’un à côté de toi, sur cet appareil.
explain_open = Tu recevras un lien pour inviter quelqu’un.

level = { $seatName } : quel niveau ?

levels_1 = débutant
levels_2 = tranquille
levels_3 = solide
levels_4 = fort
levels_5 = maître

levelText = { $level }, { $name }
personName = { $seatName } : quel nom ?
rules = Avec quelles règles ?
usual = comme dans le livret
changes = Change la règle { $rule }
watchers = Qui peut regarder ?
anyone = Tout le monde
link = Qui a le lien
nobody = Seulement les joueurs
watchersHint = Seules les parties ouvertes à tous sont affichées sur la page du jeu.
localNote = Cette partie se joue sur cet appareil, même sans internet, et y reste enregistrée.
onlineNote = Cette partie est sur le serveur. Dès qu’elle est prête, tu reçois le lien.
impossible = Si quelqu’un joue par lien, personne d’autre ne peut jouer sur cet appareil.
start = À table !
starting = On dresse la table…
place = Où jouez-vous ?
places_seats = Sur cet appareil ou en ligne
places_screen = Grand écran et téléphones
placeHint = Cet écran montre la table à tous ; chaque téléphone ne montre que sa propre main.
phone = Téléphone
screenNote = Cette partie est sur le serveur. Un code QR pour les téléphones s’affiche sur cet écran.
noPhone = Prévois au moins une place pour un téléphone.
