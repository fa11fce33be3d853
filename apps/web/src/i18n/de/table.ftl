title = Tisch: { $game }
players = Spieler
actions = Was du tun kannst
notes = Neben dem Tisch
you = Du
neighbour = Mitspieler
nameless = Gast
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
doneMeanwhile = { $count ->
    [one] Während du weg warst, hat der Computer einmal für dich entschieden.
   *[other] Während du weg warst, hat der Computer { $count }-mal für dich entschieden.
}
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
turnRead = Lass dir Zeit
turnMissed = Was du verpasst hast
turnNumbers = { $players ->
    [you] Einen Moment: Gleich geht es los …
    [with-you] Wir warten noch auf { ACC($players) } …
    [one] Es geht los, sobald { $players } diese Partie offen hat
   *[other] Es geht los, sobald { $players } diese Partie offen haben
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
drawTitle = Remis anbieten?
acceptDrawTitle = Remis annehmen?
drawQuestion = Seid ihr euch einig, ist die Partie zu Ende und niemand gewinnt.
drawAmongMore = Sind alle anderen einverstanden, ist die Partie zu Ende und niemand gewinnt.
drawOffered = Du hast Remis angeboten. Das Angebot verfällt, wenn die andere Seite zieht.
drawOfferedToComputer =
    Du hast Remis angeboten. Der Computer antwortet, wenn er am Zug ist.
drawFrom = { $who ->
    [you] Du bietest Remis an. Ziehst du, verfällt das Angebot.
   *[other] { $who } bietet Remis an. Ziehst du, verfällt das Angebot.
}
resign = Aufgeben
resignTitle = Aufgeben?
resignQuestion = Dann gewinnt sofort die andere Seite.
resignAmongMore =
    Die anderen spielen weiter, und der Computer zieht für dich. Gewinnen kannst du dann nicht mehr.
resignYes = Ja, ich gebe auf
resignedAmongComputers =
    Du hast aufgegeben. Die Computer spielen die Partie unter sich zu Ende.
resignedAmongPeople =
    Du hast aufgegeben. Die anderen spielen weiter, und der Computer zieht für dich.
lookOn = Zuschauen
playOn = Weiterspielen
flip = Brett drehen
soundOn = Ton an
soundOff = Ton aus
leave = Zurück zum Schrank
rules = Spielregeln
skipToActions = Zu den Aktionen
skipToNotes = Zu Zügen und Regeln
reckoning = Die Abrechnung
moreNotes = Züge und Regeln
moreNotesAndChat = Züge, Chat und Regeln
lessNotes = Zuklappen
tabLog = Züge
tabRules = Regeln
legend = Was du siehst
tabTable = Tisch
logEmpty = Hier erscheinen die Züge.
logEarlier = Frühere Züge
takenBack = zurückgenommen
typeMove = Zug eintippen
typeMoveHint = Tippe einen Zug so ein, wie er in der Liste steht, und drück Enter.
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
inviteTitle = Lade jemanden ein
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
    Du hast am besten abgeschnitten, aber du hattest aufgegeben. Darum gewinnt der Beste unter denen,
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
rematch = Noch einmal
rematchHint = Dieselben Mitspieler und Stärken, alle einen Platz weiter
joinRematch = Eine neue Partie ist bereit
toRematch = Zur Partie danach
replay = Partie ansehen
story = Die Geschichte
historyFull = Die Partie kam nicht zu den gespielten: Dieses Gerät ist voll. Wirf dort etwas weg oder speichere sie als Datei.
curtainTitle = Gib das Gerät an { $name } weiter
curtainText = Hinter diesem Vorhang liegt, was nur diese Person sehen darf.
curtainOpen = Ich bin { $name }
otherDeviceTitle = Diese Partie liegt auf einem anderen Gerät
otherDevice =
    Sie wurde ohne Server gespielt. Bitte um den Link zum Rückblick; der lässt sich überall ansehen.
brokenTitle = Diese Partie ist kaputt
broken =
    Diese Partie lässt sich nicht mehr lesen und nicht fortsetzen. Der Fehler ist gemeldet; deine
    anderen Partien sind nicht betroffen.
brokenOff =
    Diese Partie lässt sich hier so nicht fortsetzen. Versuch es noch einmal: Vielleicht gelten für sie
    inzwischen neuere Spielregeln. Bleibt es dabei, ist sie nicht mehr lesbar; das ist gemeldet.
oldRulesTitle = Diese Partie lässt sich nicht wieder aufnehmen
oldRules = Sie folgt Spielregeln, die wir nicht mehr kennen.
optionsTitle = An diesem Tisch
fair = Siegel des Zufalls
fairText = Damit lässt sich nach dem Ende nachprüfen, dass beim Zufall nicht gemogelt wurde.

tookBack = { $who ->
    [you] Du hast einen Zug zurückgenommen.
   *[other] { $who } hat einen Zug zurückgenommen.
}

fairAll =
    Jedes Gerät am Tisch gibt eine eigene Zahl zum Zufall dazu. Erst wenn alle feststehen, werden sie
    gesagt, und dann wird daraus gezogen. So kann sich niemand den Zufall aussuchen, auch nicht, wer
    diesen Server betreibt. Nur wer selbst mitspielt und zugleich die Zahl des Servers kennt, könnte
    manche Ziehung lenken.
fairOwn_awaited = Der Zufall wurde ohne die Zahl deines Geräts gezogen.
fairOwn_committed = Der Zufall wurde ohne die Zahl deines Geräts gezogen.
fairOwn_revealed = Dein Gerät hat eine eigene Zahl dazugegeben; daraus wurde der Zufall gezogen.
fairOwn_withheld = Dein Gerät wusste seine Zahl nicht mehr; der Zufall wurde ohne sie gezogen.
fairNumbers = Die Zahlen nachprüfen
fairServer = Der Server
fairNone = nicht gesagt
fairFound_added =
    Gerade auf diesem Gerät nachgerechnet: Alles wurde aus diesen Zahlen gezogen, und deine ist dabei.
fairFound_not-kept =
    Gerade auf diesem Gerät nachgerechnet: Alles wurde aus diesen Zahlen gezogen. Welche deine war, weiß
    dieses Gerät nicht.
fairFound_other-seed =
    Das stimmt nicht: Die Zahl des Servers ist nicht die, auf die er festgelegt war, als du dich setztest.
fairFound_left-out = Das stimmt nicht: Die Zahl deines Geräts ist nicht dabei.
fairFound_never-asked =
    Dein Gerät hatte eine Zahl bereit, aber der Server hat sie weggelassen: Gezogen wurde ohne sie.
fairFound_others-changed =
    Das stimmt nicht: Das sind nicht die Zahlen, auf die alle festgelegt waren, als dein Gerät seine sagte.
fairFound_not-drawn = Das stimmt nicht: Der Zufall wurde nicht aus diesen Zahlen gezogen.
fairFound_too-early = Der Server hat seine Zahl noch nicht herausgegeben. Öffne das gleich noch einmal.
download = Als Datei speichern
nextTurn = Nächste Partie: Du bist am Zug
onlookers = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
seatNumbered = Spieler { $seat }
