table_not-your-turn = Du bist gerade nicht am Zug.
table_notation = „{ $text }“ ist hier kein gültig notierter Zug.
table_match-over = Die Partie ist zu Ende; es kann nichts mehr dazukommen.
table_no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht.
table_chance-not-due = Der Zufall ist jetzt nicht an der Reihe.
table_seat-resigned = Wer aufgegeben hat, spielt nicht mehr mit.
table_draw-already-offered = Du hast schon Remis angeboten; warte auf die Antwort.
table_too-many-draw-offers = Du hast in dieser Partie schon { $most }-mal Remis angeboten.
table_too-many-undos = { $most ->
    [one] Du hast in dieser Partie schon { $most } Zug zurückgenommen.
   *[other] Du hast in dieser Partie schon { $most } Züge zurückgenommen.
}
table_log-full = Diese Partie ist zu lang geworden: Jetzt geht nur noch Aufgeben oder Remis.
table_nothing-to-take-back =
    Gerade kannst du nichts zurücknehmen: Du hast noch nicht gezogen oder schon zurückgenommen, oder seither
    wurde gezogen, aufgedeckt oder gelost.
table_take-back-not-in-this-game = In diesem Spiel gilt: Gezogen ist gezogen.
table_not-by-a-seat = Das kann nur der Tisch selbst tun, kein Spieler.
table_bad-seat-count = Dieses Spiel ist für { $span } Spieler.
table_unknown-option = Die Einstellung „{ $option }“ kennt dieses Spiel nicht.
table_bad-option-value = Bei „{ $option }“ geht nur: { OR($allowed) }.

ambiguousMove = „{ $text }“ kann { OR($meant) } heißen. Gib den Zug vollständig ein.

wire_malformed-json = Der Server konnte die Nachricht nicht lesen.
wire_bad-request = Der Server hat die Anfrage nicht verstanden.
wire_bad-event-id = Wir haben den Faden verloren. Lade den Tisch neu.
wire_bad-session = Wir haben dich kurz nicht mehr erkannt. Versuch es noch einmal.
wire_bad-token = Dieser Schlüssel gilt nicht (mehr).
wire_cross-site = Das geht nur in Spellenkast selbst.
wire_not-for-tokens = Mit einem Schlüssel kann ein Programm nur spielen.
wire_no-seat = Du sitzt nicht an diesem Tisch.
wire_not-welcome = An diesem Tisch darf niemand zuschauen.
wire_not-the-maker = Einladen darf nur, wer den Tisch eingerichtet hat.
wire_bad-invitation = Diese Einladung gehört nicht zu diesem Tisch.
wire_bad-code = Mit diesem Code geht es nicht: Er ist falsch, schon benutzt oder zu alt.
wire_not-the-host = Das kann nur die Spielleitung.
wire_not-a-moderator = Das ist nur für die Leitung dieses Servers.
wire_blocked = Das ist dir von der Leitung dieses Servers vorerst nicht erlaubt.
wire_not-found = Hier ist nichts zu finden.
wire_unknown-game = Das Spiel „{ $game }“ steht nicht in diesem Schrank.
wire_unknown-match = Diese Partie gibt es nicht (mehr).
wire_unknown-club = Diesen Abend gibt es nicht (mehr).
wire_unknown-token = Diesen Schlüssel hast du nicht (mehr).
wire_request-timeout =
    Die Anfrage kam nicht rechtzeitig beim Server an. Sieh nach, ob du Internet hast.
wire_seat-taken = Auf diesem Platz sitzt schon jemand anders.
wire_already-seated = Du sitzt schon an diesem Tisch, auf einem anderen Platz.
wire_stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin.
wire_not-over = Die Partie ist noch nicht zu Ende.
wire_too-many-matches =
    Von den Partien, die du eingerichtet hast, können höchstens { $limit } zugleich laufen. Spiel erst
    ein paar zu Ende.
wire_too-many-wishes = Von diesem Netz aus suchen schon { $limit } Leute. Warte, bis eine dieser Suchen beendet ist.
wire_club-refused = Das geht gerade nicht.
wire_too-many-tokens = Du hast schon { $limit } Schlüssel. Widerrufe erst einen.
wire_body-too-large = Das ist zu groß zum Verschicken.
wire_wrong-content-type = Der Server konnte die Nachricht nicht lesen.
wire_refused = Das verbietet Regel { $rule }.
wire_bad-seats = { $problem ->
    [two-for-me] Du kannst nur auf einem Platz zugleich sitzen.
   *[only-bots] Mindestens ein Mensch muss am Tisch sitzen.
}
wire_bad-clock = { $problem ->
    [zone] Diese Zeitzone kennt der Server nicht.
    [not-by-days] Urlaub gibt es nur in einer laufenden Partie über mehrere Tage.
   *[no-holiday] So viele Urlaubstage hast du in dieser Partie nicht mehr.
}
wire_bad-plan = { $problem ->
    [no-plans] In diesem Spiel lassen sich keine Züge vorausplanen.
    [gone-on] Die Partie ist inzwischen weitergegangen. Sieh noch einmal hin.
    [your-turn] Du bist selbst am Zug: Spiel einfach.
    [no-answer] Eine Variante muss mit deinem eigenen Zug enden.
    [contradiction] Auf denselben Zug kannst du nur eine Antwort planen.
   *[over] Nach dem Ende gibt es nichts mehr zu planen.
}
wire_bad-wish = Keines dieser Spiele lässt sich mit so vielen spielen.
wire_bad-name = { $problem ->
    [empty] Gib einen Namen ein.
    [too-long] Ein Name hat höchstens { $longest } Zeichen.
    [not-allowed] Dieser Name ist hier nicht erlaubt.
   *[characters] Der Name enthält Zeichen, die nicht erlaubt sind.
}
wire_bad-record = Das ist keine Partiedatei.
wire_bad-time-zone = Diese Zeitzone kennen wir nicht.
wire_bad-push-endpoint = Über diesen Browser können wir dich nicht erreichen.
wire_chat-refused = Das darf hier nicht geschrieben werden.
wire_bad-rated = Gewertete Partien sind für Menschen mit Konto und brauchen eine Uhr.
wire_bad-nonce = Die Zahl deines Geräts für den Zufall wurde nicht angenommen.
wire_too-many-requests = { $seconds ->
    [one] Das geht etwas schnell. Warte { $seconds } Sekunde und versuch es noch einmal.
   *[other] Das geht etwas schnell. Warte { $seconds } Sekunden und versuch es noch einmal.
}
wire_too-many-streams = Hier sind zu viele Tische offen. Schließ erst einen.
wire_headers-too-large =
    Die Anfrage war zu groß für den Server. Vielleicht hilft es, die Cookies dieser Seite zu löschen.
wire_broken-match =
    Diese Partie lässt sich nicht mehr lesen. Der Fehler ist gemeldet; andere Partien sind nicht betroffen.
wire_internal = Auf dem Server ging etwas schief. Es hat sich nichts geändert.
wire_no-verdict =
    Der Schiedsrichter konnte diesen Wurf nicht beurteilen. Er zählt nicht: Wirf einfach noch einmal.
wire_busy = Gerade ist viel los. Versuch es gleich noch einmal.
wire_unavailable = Der Server kommt gerade nicht an seine Daten. Versuch es gleich noch einmal.
wire_shutting-down = Der Server startet neu. Versuch es gleich noch einmal.
wire_unreachable = Der Server ist nicht erreichbar. Sieh nach, ob du Internet hast.

trouble_bot-failed = Der Computer hat den Faden verloren.
trouble_referee-failed =
    Der Wurf ist notiert, konnte aber nicht beurteilt werden. Bist du offline? Versuch es gleich noch
    einmal.
trouble_not-kept =
    Dieses Gerät kann die Partie nicht speichern. Lass die Seite offen oder lade die Partie herunter.
trouble_played-elsewhere =
    Die Partie ist in einem anderen Fenster weitergegangen. Sieh noch einmal hin oder lade die Seite
    neu.

allowed = Ja, das ist erlaubt.
heldBack = Sieh dir erst an, was geschehen ist.
logCurtained = Die Züge stehen wieder hier, sobald der Vorhang offen ist.

unreadable_otherDeviceTitle = Diese Partie liegt nicht auf diesem Gerät
unreadable_otherDevice =
    Sie wurde hier gelöscht oder ohne Server auf einem anderen Gerät gespielt. Bitte dann um den
    Link zum Rückblick; er funktioniert überall.
unreadable_brokenTitle = Diese Partie ist kaputt
unreadable_broken =
    Diese Partie lässt sich nicht mehr lesen und nicht fortsetzen. Der Fehler ist gemeldet; deine
    anderen Partien sind nicht betroffen.
unreadable_oldRulesTitle = Diese Partie lässt sich nicht wieder aufnehmen
unreadable_oldRules = Sie folgt Spielregeln, die wir nicht mehr kennen.
unreadable_damagedTitle = Diese Partie ist beschädigt
unreadable_damaged =
    Dieses Gerät kann nicht mehr lesen, was es von dieser Partie aufbewahrt hat; sie lässt sich
    nicht fortsetzen. Deine anderen Partien sind nicht betroffen. Diese kannst du löschen.
