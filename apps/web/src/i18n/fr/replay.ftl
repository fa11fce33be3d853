title = Revoir : { $game }
heading = Revoir la partie
toStart = Au début
stepBack = Un coup en arrière
stepForward = Un coup en avant
toEnd = À la fin
play = Lecture
pause = Pause
slider = Moment de la partie
at = Coup { $ply } sur { $count }
atStart = Position de départ
eyes = Vu par qui ?
open = Tout voir
eyesOf = { $who ->
    [you] Comme tu l’as vu
   *[other] Comme { $who } l’a vu
}
estimate = Qui est le mieux placé ?
estimateStart = L’avis de l’ordinateur
estimateAfter = L’ordinateur ne dit qui est en tête qu’une fois la partie finie : des gens la jouent peut-être encore les uns contre les autres.
estimateBusy = L’ordinateur regarde : { $done } sur { $count }
estimateText = { $name } : { $percent } %
estimateGraph = Chances de gagner au fil de la partie, selon l’ordinateur
estimateHow = C’est l’estimation de l’ordinateur le plus fort, si chacun joue bien à partir d’ici.
shownMove = { $who ->
    [you] Affiché : ton coup ({ $ply })
   *[other] Affiché : coup { $ply }, joué par { $who }
}
preferred = Ici, l’ordinateur aurait conseillé { ELIDE("de", $move) }.
preferredSame = L’ordinateur aurait fait de même : { $move }.
share = Partager cette position
shareText = Le lien ouvre la partie à ce coup précis.
toTable = Voir la table
importTitle = Revoir une partie
importText =
    Choisis un fichier téléchargé sur ce site, fais-le glisser ici ou colle son contenu. Chaque coup
    est d’abord vérifié selon les règles.
importFile = Choisir un fichier
importPaste = Ou colle son contenu
importButton = Revoir cette partie
stillRunning =
    Cette partie est en cours et tout n’y est pas encore visible. Tu pourras la revoir quand elle
    sera finie.
noReplayTitle = Impossible de montrer cette partie

faults_not-json = Ce n’est pas un fichier de partie lisible : ce n’est pas du JSON.
faults_broken-link = Le lien s’est abîmé en route ; on ne peut plus y lire la partie.
faults_not-judged =
    Les lancers de cette partie n’ont pas pu être vérifiés. Tu es hors ligne ? Réessaie dans un
    instant.
faults_not-fetched =
    Ce qui fait partie de ce jeu n’a pas pu être chargé. Tu es hors ligne ? Réessaie dans un
    instant.
faults_no-file = Le fichier n’a pas pu être lu. Choisis-le à nouveau.
faults_not-a-record = Ce n’est pas le fichier d’une partie.
faults_bad-field = Ce n’est pas le fichier d’une partie : quelque chose cloche dans « { $field } ».
faults_unknown-game = Le jeu « { $game } » n’est pas dans cette armoire.
faults_unknown-rules-version =
    Cette partie a été jouée avec la version { $version } des règles, que nous ne connaissons pas.
faults_bad-setup = La table n’a pas pu être préparée ainsi. { $reason }
faults_masked-entry = Le coup { $at } est caché : c’est le fichier d’une partie encore en cours.
faults_refused-entry = Le coup { $at }, « { $move } », n’est pas permis. { $reason }
faults_empty-entry = Le coup { $at } n’est pas permis : il n’y a rien d’écrit. ({ $reason })
faults_wrong-spelling =
    Le coup { $at } est écrit « { $move } », mais devrait s’écrire « { $expected } ».
faults_wrong-verdict =
    Le coup { $at } est « { $move } », mais pour ce lancer l’arbitre donne « { $expected } » (T7).
faults_nonce-does-not-match-hash =
    Le nombre de la place { $seat } n’est pas celui que cette place avait scellé.
faults_seed-does-not-match-hash = Le sceau du hasard ne correspond pas au hasard de ce fichier.
faults_wrong-result = Le résultat du fichier ne correspond pas aux coups.
