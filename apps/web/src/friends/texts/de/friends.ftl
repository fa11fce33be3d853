### Freunde: ihre Liste, der Link, durch den man es wird, und wer an einen Tisch eingeladen wird.
title = Freunde
intro = Du siehst, ob deine Freunde an einem Tisch sitzen, und lädst sie an deinen ein.
none = Du hast hier noch keine Freunde. Erstell einen Link und schick ihn jemandem.
unreachable = Die Liste ist gerade nicht zu erreichen.
nameless = Jemand ohne Namen
since = seit { $date }
playing = sitzt am Tisch: { $game }
watch = Zuschauen
watchOf = Bei { $name } zuschauen
play = Zusammen spielen
playWith = Mit { $name } spielen
choose = Was möchtet ihr spielen?
end = Freundschaft mit { $name } beenden
endTitle = Freundschaft beenden?
endQuestion = Ihr steht dann nicht mehr in der Liste des anderen. Mit einem neuen Link werdet ihr wieder Freunde.
endNo = Freunde bleiben
endYes = Beenden
ownPage = Meine Seite

link_title = Jemanden hinzufügen
link_text = Wer deinen Link öffnet, kann dein Freund werden. Er gilt für eine Person.
link_make = Link erstellen
link_label = Link für eine Person
link_hint = Gilt einmal, bis { $date }.
link_share = Wollen wir bei Spellenkast Freunde werden?

asked_title = An den Tisch eingeladen
asked_by = { $name } möchte mit dir { $game } spielen.
asked_rated = Gewertet
asked_sit = Platz nehmen
asked_notNow = Jetzt nicht
asked_sitAt = Platz nehmen: { $game }, { $name }
asked_notNowAt = Jetzt nicht: { $game }, { $name }

accept_title = Freunde werden
accept_asks = { $name } möchte mit dir befreundet sein.
accept_asksNameless = Jemand möchte mit dir befreundet sein.
accept_means = Ihr steht dann in der Liste des anderen, seht, ob der andere an einem Tisch sitzt, und könnt einander an den Tisch einladen. Jeder von euch kann es wieder beenden.
accept_yes = Freunde werden
accept_own = Das ist dein eigener Link. Schick ihn an die Person, mit der du befreundet sein möchtest.
accept_already = Ihr seid schon Freunde.
accept_done = Ihr seid jetzt Freunde.
accept_toFriends = Zu meinen Freunden

invite_title = Freunde einladen
invite_ask = { $name } einladen
invite_asked = { $name } ist eingeladen

wire_bad-friend-link = { $problem ->
    [expired] Dieser Link ist zu alt. Bitte um einen neuen.
    [used] Dieser Link wurde schon benutzt: Er gilt nur einmal. Bitte um einen neuen.
    [own] Das ist dein eigener Link. Schick ihn an die Person, mit der du befreundet sein möchtest.
   *[unknown] Dieser Link führt zu niemandem (mehr). Bitte um einen neuen.
}
wire_too-many-friend-links = Du hast schon { $limit } Links, die noch niemand benutzt hat.
wire_too-many-friends = Einer von euch hat schon { $limit } Freunde; mehr geht nicht.
wire_too-many-invitations = Du hast schon { $limit }-mal jemanden an den Tisch eingeladen. Warte, bis jemand kommt.
wire_unknown-friend = Diese Freundschaft gibt es nicht (mehr).
wire_unknown-player = Diese Person gibt es nicht, oder sie zeigt hier nichts von sich.
