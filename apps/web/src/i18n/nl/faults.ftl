table_not-your-turn = Je bent nu niet aan zet.
table_notation = “{ $text }” is geen zet zoals die hier wordt opgeschreven.
table_match-over = De partij is afgelopen; er kan niets meer bij.
table_no-such-seat = Stoel { $seat } staat niet aan deze tafel.
table_chance-not-due = Het lot is nu niet aan de beurt.
table_seat-resigned = Wie heeft opgegeven, doet niet meer mee.
table_draw-already-offered = Je hebt al remise aangeboden; wacht op het antwoord.
table_too-many-draw-offers = Je hebt in deze partij al { $most } keer remise aangeboden.
table_too-many-undos = { $most ->
    [one] Je hebt in deze partij al { $most } zet teruggenomen.
   *[other] Je hebt in deze partij al { $most } zetten teruggenomen.
}
table_log-full = Deze partij is te lang geworden: alleen opgeven en remise kunnen nog.
table_nothing-to-take-back =
    Je kunt nu niets terugnemen: je hebt nog niet gezet of nam al terug, of er is sindsdien gezet, iets
    getoond of geloot.
table_take-back-not-in-this-game = In dit spel blijft een zet staan.
table_not-by-a-seat = Dat kan alleen de tafel zelf doen, niet een speler.
table_bad-seat-count = Dit spel is voor { $span } spelers.
table_unknown-option = Dit spel kent de keuze “{ $option }” niet.
table_bad-option-value = Bij “{ $option }” kan alleen: { OR($allowed) }.

ambiguousMove = “{ $text }” kan { OR($meant) } zijn. Typ de zet voluit.

wire_malformed-json = De server kon het bericht niet lezen.
wire_bad-request = De server begreep de vraag niet.
wire_bad-event-id = We waren de draad kwijt. Laad de tafel opnieuw.
wire_bad-session = We kenden je even niet meer. Probeer het nog een keer.
wire_bad-token = Deze sleutel werkt niet (meer).
wire_cross-site = Dit kan alleen vanuit de Spellenkast zelf.
wire_not-for-tokens = Met een sleutel kan een programma alleen spelen.
wire_no-seat = Je zit niet aan deze tafel.
wire_not-welcome = Aan deze tafel mag niemand meekijken.
wire_not-the-maker = Alleen wie de tafel klaarzette, deelt uitnodigingen uit.
wire_bad-invitation = Deze uitnodiging hoort niet bij deze tafel.
wire_bad-code = Deze code is verkeerd, al gebruikt of te oud.
wire_not-the-host = Dat kan alleen wie de avond leidt.
wire_not-a-moderator = Dit is voor wie deze server beheert.
wire_blocked = Wie deze server beheert, laat je dit voorlopig niet doen.
wire_not-found = Hier is niets te vinden.
wire_unknown-game = Het spel “{ $game }” staat niet in deze kast.
wire_unknown-match = Deze partij bestaat niet (meer).
wire_unknown-club = Deze avond bestaat niet (meer).
wire_unknown-token = Deze sleutel heb je niet (meer).
wire_request-timeout = De vraag kwam niet op tijd bij de server aan. Kijk of je internet hebt.
wire_seat-taken = Iemand anders zit al op deze stoel.
wire_already-seated = Je zit al aan deze tafel, op een andere stoel.
wire_stale = Dat werd intussen niet meer gevraagd. Kijk even wat er is gebeurd.
wire_not-over = De partij is nog niet afgelopen.
wire_too-many-matches =
    Er kunnen hooguit { $limit } partijen lopen die één speler heeft klaargezet. Maak er eerst een
    paar af.
wire_too-many-wishes = Vanaf dit netwerk zoeken al { $limit } spelers. Wacht tot een van hen iemand heeft gevonden.
wire_club-refused = Dat kan nu niet.
wire_too-many-tokens = Je hebt al { $limit } sleutels. Trek er eerst een in.
wire_body-too-large = Dit is te groot om te versturen.
wire_wrong-content-type = De server kon het bericht niet lezen.
wire_refused = Regel { $rule } verbiedt dat.
wire_bad-seats = { $problem ->
    [two-for-me] Je kunt maar op één stoel tegelijk zitten.
   *[only-bots] Er moet minstens één mens aan tafel zitten.
}
wire_bad-clock = { $problem ->
    [zone] Deze tijdzone kent de server niet.
    [not-by-days] Vakantie kan alleen in een lopende partij van dagen.
   *[no-holiday] Zoveel vakantiedagen heb je in deze partij niet meer.
}
wire_bad-plan = { $problem ->
    [no-plans] In dit spel kun je geen zetten vooruit plannen.
    [gone-on] De partij is intussen verdergegaan. Kijk nog eens.
    [your-turn] Je bent zelf aan zet: speel gewoon.
    [no-answer] Een lijn eindigt met je eigen zet.
    [contradiction] Op dezelfde zet kun je maar één antwoord plannen.
   *[over] Na het einde valt er niets meer te plannen.
}
wire_bad-wish = Geen van deze spellen kun je met zoveel spelers spelen.
wire_bad-name = { $problem ->
    [empty] Vul een naam in.
    [too-long] Een naam heeft hooguit { $longest } letters.
    [not-allowed] Deze naam kan hier niet.
   *[characters] Er staan tekens in die niet in een naam kunnen.
}
wire_bad-time-zone = Die tijdzone kennen we niet.
wire_bad-push-endpoint = Via deze browser kunnen we je niet bereiken.
wire_chat-refused = Dat kan hier niet worden gezegd.
wire_bad-rated = Wie om de rangorde speelt, heeft een account en speelt tegen mensen, op de klok.
wire_bad-nonce = Het getal van je toestel voor het lot werd niet aangenomen.
wire_bad-record = Dit is geen bestand van een partij.
wire_too-many-requests = { $seconds ->
    [one] Dat gaat wat snel. Wacht { $seconds } seconde en probeer het opnieuw.
   *[other] Dat gaat wat snel. Wacht { $seconds } seconden en probeer het opnieuw.
}
wire_too-many-streams = Er staan hier te veel tafels open. Sluit er eerst een.
wire_headers-too-large =
    De vraag was te groot voor de server. Misschien helpt het de cookies van deze site te wissen.
wire_broken-match =
    Deze partij kan niet meer worden gelezen. Het is gemeld; andere partijen hebben er geen last
    van.
wire_internal = Er ging iets mis op de server. Er is niets veranderd.
wire_no-verdict =
    De scheidsrechter kon deze worp niet beoordelen. Hij telt niet: gooi gerust opnieuw.
wire_busy = Het is even druk. Probeer het zo nog eens.
wire_unavailable = De server kan even niet bij zijn gegevens. Probeer het zo nog eens.
wire_shutting-down = De server start opnieuw. Probeer het zo nog eens.
wire_unreachable = De server is niet bereikbaar. Kijk of je internet hebt.

trouble_bot-failed = De computer is de draad kwijt.
trouble_referee-failed =
    De worp is genoteerd, maar kon niet beoordeeld worden. Ben je offline? Probeer het zo nog eens.
trouble_not-kept =
    Dit toestel wil de partij niet bewaren. Sluit deze pagina niet, of download de partij.
trouble_played-elsewhere =
    De partij is in een ander venster verdergegaan. Kijk nog eens, of laad de pagina opnieuw.

allowed = Ja, dat mag.
heldBack = Bekijk eerst wat er gebeurde.
logCurtained = De zetten staan hier weer zodra het gordijn open is.

unreadable_otherDeviceTitle = Deze partij ligt niet op dit toestel
unreadable_otherDevice =
    Ze is hier weggegooid, of zonder server gespeeld op een ander toestel. Vraag dan om de link om
    haar terug te kijken; die werkt overal.
unreadable_brokenTitle = Deze partij is stuk
unreadable_broken =
    Deze partij kan niet meer worden gelezen en niet worden voortgezet. Het is gemeld; je andere
    partijen hebben er geen last van.
unreadable_oldRulesTitle = Deze partij kan niet meer worden opgepakt
unreadable_oldRules = Ze is bewaard onder spelregels die we niet meer kennen.
unreadable_damagedTitle = Deze partij is beschadigd
unreadable_damaged =
    Dit toestel kan niet meer lezen wat het van deze partij heeft bewaard, en dus kan ze niet worden
    voortgezet. Je andere partijen hebben er geen last van. Deze kun je weggooien.
