title = Tisch: { $game }
players = Spieler
actions = Was du tun kannst
notes = Neben dem Tisch
you = Du
neighbour = Mitspieler
somebody = Jemand
computer = Computer
level = Stufe { $level }
levelShort = St. { $level }
openSeat = Freier Platz
away = kurz weg
onTurn = am Zug
hasOffered = bietet Remis an
lineLost = offline
substitute = Computer
left_resign = aufgegeben
left_clock = Zeit ist um
left_absence = weggeblieben
left_unknown = spielt nicht mit
wins = hat gewonnen
turnForYou = Der Computer spielt für dich
turnOf = { $who ->
    [you] Du bist am Zug
   *[other] { $who } ist am Zug
}
turnOfSeveral = { $players ->
    [you] Du bist am Zug
    [with-you] { CAPITAL(NOM($players)) } seid am Zug
   *[other] { $players } sind am Zug
}
turnThinking = { $who ->
    [you] Du bist am Zug
   *[other] { $who } denkt nach …
}
turnOpen = Es fehlt noch jemand am Tisch
turnChance = Mal sehen …
turnRead = Schau, was geschehen ist
turnMissed = Was du verpasst hast
turnNumbers = { $players ->
    [you] Einen Moment: Gleich geht es los …
    [with-you] Wir warten noch auf { ACC($players) } …
    [one] Es geht los, sobald { $players } diese Partie geöffnet hat
   *[other] Es geht los, sobald { $players } diese Partie geöffnet haben
}
turnOver = Zu Ende
turnDraw = Remis
turnWon = { $winners ->
    [you] Du hast gewonnen
    [with-you] { CAPITAL(NOM($winners)) } gewinnt
    [one] { $winners } gewinnt
   *[other] { $winners } gewinnen
}
watching = Du schaust zu.
noMoveYet = Noch kein Zug
undo = Zug zurück
undoReady = Letzten Zug zurücknehmen
hint = Tipp
hintThinking = Tipp wird gesucht …
hintText = Der Computer würde { $move }.
drawDeclined = { $who ->
    [you] Du nimmst das Remis nicht an.
   *[other] { $who } nimmt das Remis nicht an.
}
drawOfferedBy = { $who ->
    [you] Du bietest Remis an.
   *[other] { $who } bietet Remis an.
}
drawAgreed = { $who ->
    [you] Du nimmst das Remis an.
   *[other] { $who } nimmt das Remis an.
}
tookBackAsked = { $who ->
    [you] Du hast auf Wunsch einen Zug zurückgenommen.
   *[other] { $who } hat auf Wunsch einen Zug zurückgenommen.
}
hintLater = Einen Tipp bekommst du, wenn du am Zug bist.
draw = Remis
offerDraw = Remis anbieten
acceptDraw = Remis annehmen
askedByName = { $name } – { $text }
resign = Aufgeben
flip = Brett drehen
soundOn = Ton an
soundOff = Ton aus
leave = Zurück zum Schrank
rules = Spielregeln
skipToActions = Zu den Aktionen
skipToNotes = Zu Zügen und Regeln
reckoning = Die Wertung
moreNotes = Züge und Regeln
chat = Chat
moreNotesAndChat = Züge, Chat und Regeln
lessNotes = Zuklappen
tabLog = Züge
tabRules = Regeln
legend = Was du siehst
tabTable = Tisch
logEmpty = Hier erscheinen die Züge.
logEarlier = Frühere Züge
logLater = Spätere Züge
takenBack = zurückgenommen
typeMove = Zug eintippen
typeMoveHint = Tippe einen Zug ein, zum Beispiel { $move }, und drück Enter.
typeMoveSend = Ziehen
refusalRule = Regel { $rule }
catchUp = { $count ->
    [one] Noch { $count } Zug zu sehen
   *[other] Noch { $count } Züge zu sehen
}
skip = Überspringen
goOn = Weiter
reconnecting = Verbindung verloren. Wir stellen sie wieder her; deine Partie ist gespeichert.
reconnectingIn = { $seconds ->
    [one] Verbindung verloren. In { $seconds } Sekunde versuchen wir es wieder; deine Partie ist gespeichert.
   *[other] Verbindung verloren. In { $seconds } Sekunden versuchen wir es wieder; deine Partie ist gespeichert.
}
inviteHere = Jemanden auf diesen Platz einladen
inviteTitle = Jemanden einladen
inviteText = Wer diesen Link öffnet, spielt als { $seatName }.
inviteLink = Link für { $seatName }
copyLink = Link kopieren
shareLink = Link teilen
watchLink = Link zum Zuschauen
watchText = Wer diesen Link öffnet, schaut zu.
inviteShareText = Spiel mit mir „{ $game }“!
join = Platz nehmen
justWatch = Nur zuschauen
resultTitleWon = Gewonnen!
resultTitleLost = Verloren
resultTitleDraw = Remis
byResign = { $who ->
    [you] Du hast aufgegeben.
   *[other] { $who } hat aufgegeben.
}
bySomebodyResigned =
    Wer am besten abschnitt, hatte aufgegeben. Darum gewinnt der Beste unter denen, die geblieben sind.
byYouResigned =
    Du hast am besten abgeschnitten, hattest aber aufgegeben. Darum gewinnt der Beste unter denen,
    die geblieben sind.
byAgreement = Ihr habt euch auf Remis geeinigt.
byClock = { $who ->
    [you] Deine Zeit ist um.
   *[other] Die Zeit von { $who } ist um.
}
byAbsence = { $who ->
    [you] Du bist nicht zurückgekommen.
   *[other] { $who } ist nicht zurückgekommen.
}
score = { $name }: { $points }
replay = Rückblick
story = Die Geschichte
mayI = Ist das erlaubt?
mayIHint = Solange das an ist, fragst du nur: Gezogen wird nicht.
handOver = Alles gesehen? Als Nächstes ist { $name } dran.
handOverNow = Vorhang zu
curtainTitle = Gib das Gerät an { $name } weiter
curtainText = Hinter diesem Vorhang liegt, was nur diese Person sehen darf.
curtainOpen = Ich bin { $name }
brokenOff =
    Diese Partie lässt sich hier so nicht fortsetzen. Versuch es noch einmal: Vielleicht wurden die
    Spielregeln inzwischen erneuert. Bleibt es dabei, ist sie nicht mehr lesbar; der Fehler ist
    gemeldet.
optionsTitle = An diesem Tisch

tookBack = { $who ->
    [you] Du hast einen Zug zurückgenommen.
   *[other] { $who } hat einen Zug zurückgenommen.
}

download = Als Datei speichern
nextTurn = Andere Partie: Du bist dran
onlookers = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
seatNumbered = Spieler { $seat }
