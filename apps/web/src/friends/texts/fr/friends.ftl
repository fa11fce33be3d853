### Les amis : leur liste, le lien par lequel on le devient, et qui est invité à une table.
title = Amis
intro = Tu vois si tes amis sont à une table, et tu les invites à la tienne d’un seul geste.
none = Tu n’as pas encore d’amis ici. Crée un lien et envoie-le à quelqu’un.
unreachable = La liste est injoignable pour le moment.
nameless = Un joueur sans nom
since = depuis le { $date }
playing = est à une table : { $game }
watch = Regarder
watchOf = Regarder { $name }
play = Jouer ensemble
playWith = Jouer avec { $name }
choose = À quoi voulez-vous jouer ?
end = Mettre fin à l’amitié avec { $name }
endTitle = Mettre fin à cette amitié ?
endQuestion = Vous ne serez plus dans la liste l’un de l’autre. Un nouveau lien vous permettra de redevenir amis.
endNo = Rester amis
endYes = Y mettre fin
ownPage = Ma page

link_title = Ajouter quelqu’un
link_text = Un lien vaut pour une seule personne : vous devenez amis.
link_make = Créer un lien
link_label = Lien pour une personne
link_hint = Valable une seule fois, jusqu’au { $date }.
link_share = Devenons amis sur Spellenkast.

asked_title = On t’attend à table
asked_by = { $name } te propose de jouer à « { $game } ».
asked_rated = Partie classée
asked_sit = Prendre place
asked_notNow = Pas maintenant
asked_sitAt = Prendre place : { $game }, { $name }
asked_notNowAt = Pas maintenant : { $game }, { $name }

accept_title = Devenir amis
accept_asks = { $name } aimerait que vous soyez amis.
accept_asksNameless = Quelqu’un aimerait que vous soyez amis.
accept_means = Vous serez dans la liste l’un de l’autre, verrez si l’autre est à une table, et pourrez vous y inviter. Chacun peut y mettre fin à tout moment.
accept_yes = Devenir amis
accept_own = C’est ton propre lien. Envoie-le à la personne que tu veux ajouter.
accept_already = Vous êtes déjà amis.
accept_done = Vous êtes maintenant amis.
accept_toFriends = Voir mes amis

invite_title = Inviter un ami
invite_ask = Inviter { $name }
invite_asked = Invitation envoyée à { $name }

wire_bad-friend-link = { $problem ->
    [expired] Ce lien est trop ancien. Demandes-en un nouveau.
    [used] Ce lien a déjà servi : il n’est valable qu’une fois. Demandes-en un nouveau.
    [own] C’est ton propre lien. Envoie-le à la personne que tu veux ajouter.
   *[unknown] Ce lien ne mène (plus) à personne. Demandes-en un nouveau.
}
wire_too-many-friend-links = Tu as déjà { $limit } liens que personne n’a encore utilisés.
wire_too-many-friends = L’un de vous a déjà { $limit } amis ; il ne peut y en avoir plus.
wire_too-many-invitations = Tu as déjà invité { $limit } fois quelqu’un à une table. Attends que quelqu’un vienne.
wire_unknown-friend = Cette personne n’est pas (ou plus) parmi tes amis.
wire_unknown-player = Ce joueur n’existe pas, ou ne montre rien de lui ici.
