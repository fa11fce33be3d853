### Vrienden: hun lijst, de link waarmee men het wordt, en wie aan tafel wordt gevraagd.
title = Vrienden
intro = Je ziet of je vrienden aan een tafel zitten, en vraagt hen met één druk op de knop erbij.
none = Je hebt hier nog geen vrienden. Maak een link en stuur die naar iemand.
unreachable = De lijst is nu niet te bereiken.
nameless = Een speler zonder naam
since = sinds { $date }
playing = zit aan een tafel: { $game }
watch = Kijk mee
watchOf = Kijk mee bij { $name }
play = Speel samen
playWith = Speel samen met { $name }
choose = Wat willen jullie spelen?
end = Beëindig de vriendschap met { $name }
endTitle = Vriendschap beëindigen?
endQuestion = Jullie staan dan niet meer in elkaars lijst. Met een nieuwe link worden jullie weer vrienden.
endNo = Blijf vrienden
endYes = Beëindig
ownPage = Mijn pagina

link_title = Iemand erbij
link_text = Met een link wordt één persoon je vriend.
link_make = Maak een link
link_label = Link voor één vriend
link_hint = Werkt één keer, tot en met { $date }.
link_share = Word mijn vriend in de Spellenkast.

asked_title = Aan tafel gevraagd
asked_by = { $name } vraagt je voor { $game }.
asked_rated = Om de rangorde
asked_sit = Ga zitten
asked_notNow = Nu niet
asked_sitAt = Ga zitten: { $game }, { $name }
asked_notNowAt = Nu niet: { $game }, { $name }

accept_title = Vrienden worden
accept_asks = { $name } wil graag je vriend zijn.
accept_asksNameless = Iemand wil graag je vriend zijn.
accept_means = Jullie staan dan in elkaars lijst, zien of de ander aan een tafel zit, en kunnen elkaar aan tafel vragen. Elk van jullie kan er weer mee stoppen.
accept_yes = Word vrienden
accept_own = Dit is je eigen link. Stuur hem naar wie je vriend wil worden.
accept_already = Jullie zijn al vrienden.
accept_done = Jullie zijn nu vrienden.
accept_toFriends = Naar mijn vrienden

invite_title = Vraag een vriend
invite_ask = Vraag { $name }
invite_asked = { $name } is gevraagd

wire_bad-friend-link = { $problem ->
    [expired] Deze link is te oud. Vraag om een nieuwe.
    [used] Deze link is al gebruikt: hij werkt maar één keer. Vraag om een nieuwe.
    [own] Dit is je eigen link. Stuur hem naar wie je vriend wil worden.
   *[unknown] Deze link leidt naar niemand (meer). Vraag om een nieuwe.
}
wire_too-many-friend-links = Je hebt al { $limit } links die nog niemand heeft gebruikt.
wire_too-many-friends = Een van jullie heeft al { $limit } vrienden; meer kan niet.
wire_too-many-invitations = Je hebt al { $limit } keer iemand aan tafel gevraagd. Wacht tot er iemand komt.
wire_unknown-friend = Deze vriend heb je niet (meer).
wire_unknown-player = Deze speler is er niet, of laat hier niets van zich zien.
