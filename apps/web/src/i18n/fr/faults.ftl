table_not-your-turn = Ce n’est pas à toi de jouer.
table_notation = « { $text } » n’est pas un coup tel qu’on l’écrit ici.
table_match-over = La partie est finie : on ne peut plus rien y ajouter.
table_no-such-seat = Il n’y a pas de place { $seat } à cette table.
table_chance-not-due = Ce n’est pas au hasard de décider maintenant.
table_seat-resigned = Qui a abandonné ne joue plus.
table_draw-already-offered = Tu as déjà proposé la nulle ; attends la réponse.
table_too-many-draw-offers = Tu as déjà proposé la nulle { $most } fois dans cette partie.
table_too-many-undos = { $most ->
    [one] Tu as déjà annulé { $most } coup dans cette partie.
   *[other] Tu as déjà annulé { $most } coups dans cette partie.
}
table_log-full = Cette partie est devenue trop longue : il ne reste que l’abandon ou la nulle.
table_nothing-to-take-back =
    Rien à annuler pour l’instant : tu n’as pas encore joué ou c’est déjà annulé, ou bien on a depuis joué,
    montré quelque chose ou tiré au sort.
table_take-back-not-in-this-game = Dans ce jeu, coup joué, coup gardé.
table_not-by-a-seat = Seule la table peut faire cela, pas un joueur.
table_bad-seat-count = Ce jeu est prévu pour { $span } joueurs.
table_unknown-option = Ce jeu ne connaît pas l’option « { $option } ».
table_bad-option-value = Pour « { $option } », le choix est : { OR($allowed) }.

ambiguousMove = « { $text } » peut être { OR($meant) }. Tape le coup en entier.

wire_malformed-json = Le serveur n’a pas pu lire le message.
wire_bad-request = Le serveur n’a pas compris la demande.
wire_bad-event-id = On a perdu le fil. Recharge la page.
wire_bad-session = On ne savait plus qui tu étais. Réessaie.
wire_bad-token = Ce jeton ne marche pas (ou plus).
wire_cross-site = Cela ne peut se faire que depuis Spellenkast.
wire_not-for-tokens = Avec un jeton, un programme ne peut que jouer.
wire_no-seat = Tu n’as pas de place à cette table.
wire_not-welcome = À cette table, personne ne peut regarder.
wire_not-the-maker = Seule la personne qui a préparé la table distribue les invitations.
wire_bad-invitation = Cette invitation n’est pas pour cette table.
wire_bad-code = Ce code ne marche pas : il est faux, déjà utilisé ou trop ancien.
wire_not-the-host = Seul l’hôte peut le faire.
wire_not-a-moderator = C’est réservé à qui gère ce serveur.
wire_blocked = Qui gère ce serveur ne te le permet pas pour le moment.
wire_not-found = Il n’y a rien ici.
wire_unknown-game = Le jeu « { $game } » n’est pas dans cette armoire.
wire_unknown-match = Cette partie n’existe pas, ou plus.
wire_unknown-club = Cette soirée n’existe pas, ou plus.
wire_unknown-token = Tu n’as pas (ou plus) ce jeton.
wire_request-timeout = La demande n’est pas arrivée à temps au serveur. Vérifie ta connexion.
wire_seat-taken = Quelqu’un d’autre a déjà pris cette place.
wire_already-seated = Tu es déjà à cette table, à une autre place.
wire_stale = Trop tard : la partie a avancé entre-temps. Regarde ce qui s’est passé.
wire_not-over = La partie n’est pas encore finie.
wire_too-many-matches = { $limit ->
    [one] Tu as déjà { $limit } partie en cours que tu as préparée. Finis-la d’abord.
   *[other] Tu as déjà { $limit } parties en cours que tu as préparées. Finis-en d’abord quelques-unes.
}
wire_too-many-wishes = { $limit } joueurs cherchent déjà depuis ce réseau. Attends que l’un d’eux ait trouvé quelqu’un.
wire_club-refused = Ce n’est pas possible maintenant.
wire_too-many-tokens = Tu as déjà { $limit } jetons. Révoques-en d’abord un.
wire_body-too-large = C’est trop gros pour être envoyé.
wire_wrong-content-type = Le serveur n’a pas pu lire le message.
wire_refused = La règle { $rule } l’interdit.
wire_bad-seats = { $problem ->
    [two-for-me] Tu ne peux occuper qu’une place à la fois.
   *[only-bots] Il faut au moins un être humain à table.
}
wire_bad-clock = { $problem ->
    [zone] Le serveur ne connaît pas ce fuseau horaire.
    [not-by-days] On ne prend de congés que pendant une partie en jours.
   *[no-holiday] Il ne te reste pas autant de jours de congé dans cette partie.
}
wire_bad-plan = { $problem ->
    [no-plans] Dans ce jeu, on ne peut pas prévoir de coups.
    [gone-on] La partie a continué entre-temps. Regarde de nouveau.
    [your-turn] C’est à toi : joue tout simplement.
    [no-answer] Une suite se termine par ton propre coup.
    [contradiction] À un même coup, on ne prévoit qu’une réponse.
   *[over] Après la fin, il n’y a plus rien à prévoir.
}
wire_bad-wish = Aucun de ces jeux ne se joue à autant.
wire_bad-name = { $problem ->
    [empty] Écris un nom.
    [too-long] Un nom a au plus { $longest } caractères.
    [not-allowed] Ce nom n’est pas permis ici.
   *[characters] Certains caractères ne sont pas permis dans un nom.
}
wire_bad-time-zone = Nous ne connaissons pas ce fuseau horaire.
wire_bad-push-endpoint = Nous ne pouvons pas te joindre par ce navigateur.
wire_chat-refused = Cela ne peut pas se dire ici.
wire_bad-rated = Une partie classée réunit des personnes avec un compte, à la pendule.
wire_bad-nonce = Le nombre de ton appareil pour le hasard n’a pas été accepté.
wire_bad-record = Ce n’est pas le fichier d’une partie.
wire_too-many-requests = { $seconds ->
    [one] Pas si vite ! Attends { $seconds } seconde et réessaie.
   *[other] Pas si vite ! Attends { $seconds } secondes et réessaie.
}
wire_too-many-streams = Trop de tables sont ouvertes ici. Fermes-en une d’abord.
wire_headers-too-large =
    La demande était trop grosse pour le serveur. Effacer les cookies de ce site peut aider.
wire_broken-match =
    Cette partie n’est plus lisible. Le problème est signalé ; les autres parties ne sont pas
    touchées.
wire_internal = Quelque chose a mal tourné sur le serveur. Rien n’a changé.
wire_no-verdict = L’arbitre n’a pas pu juger ce lancer. Il ne compte pas : lance à nouveau.
wire_busy = Il y a du monde. Réessaie dans un instant.
wire_unavailable = Le serveur n’a pas accès à ses données pour l’instant. Réessaie dans un instant.
wire_shutting-down = Le serveur redémarre. Réessaie dans un instant.
wire_unreachable = Le serveur est injoignable. Vérifie ta connexion.

trouble_bot-failed = L’ordinateur a perdu le fil.
trouble_referee-failed =
    Le lancer est noté, mais n’a pas pu être jugé. Tu es hors ligne ? Réessaie dans un instant.
trouble_not-kept =
    Cet appareil n’arrive pas à enregistrer la partie. Laisse cette page ouverte, ou télécharge la
    partie.
trouble_played-elsewhere =
    La partie a continué dans une autre fenêtre. Regarde de nouveau, ou recharge la page.

allowed = Oui, c’est permis.
heldBack = Regarde d’abord ce qui s’est passé.
logCurtained = Les coups réapparaîtront ici dès que le rideau sera ouvert.

unreadable_otherDeviceTitle = Cette partie n’est pas sur cet appareil
unreadable_otherDevice =
    Elle a été supprimée ici, ou jouée sans serveur sur un autre appareil. Dans ce cas, demande le lien
    pour la revoir : il marche partout.
unreadable_brokenTitle = Cette partie est abîmée
unreadable_broken =
    On ne peut plus la lire, ni la continuer. Le problème est signalé ; tes autres parties ne sont
    pas touchées.
unreadable_oldRulesTitle = Cette partie ne peut pas être reprise
unreadable_oldRules = Elle a été enregistrée avec des règles que nous ne connaissons plus.
unreadable_damagedTitle = Cette partie est endommagée
unreadable_damaged =
    Cet appareil ne peut plus lire ce qu’il a gardé de cette partie : impossible de la continuer. Tes
    autres parties ne sont pas touchées. Celle-ci, tu peux la jeter.
