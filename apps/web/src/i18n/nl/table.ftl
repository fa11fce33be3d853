title = Tafel: { $game }
players = Spelers
actions = Wat je kunt doen
notes = Bij de tafel
you = Jij
neighbour = Tafelgenoot
somebody = Iemand
computer = Computer
level = niveau { $level }
levelShort = niv. { $level }
openSeat = Vrije stoel
away = even weg
onTurn = aan zet
hasOffered = biedt remise aan
lineLost = offline
substitute = computer
left_resign = opgegeven
left_clock = tijd is om
left_absence = weggebleven
left_unknown = speelt niet mee
wins = heeft gewonnen
turnForYou = De computer speelt voor je
turnOf = { $who ->
    [you] Jij bent aan zet
   *[other] { $who } is aan zet
}
turnOfSeveral = { CAPITAL(SUBJECT($players)) } zijn aan zet
turnThinking = { $who ->
    [you] Jij bent aan zet
   *[other] { $who } denkt na …
}
turnOpen = Wachten tot iemand gaat zitten
turnChance = Even afwachten …
turnRead = Kijk wat er gebeurde
turnMissed = Wat je hebt gemist
turnNumbers = { $players ->
    [you] Nog even: zo begint het …
    [with-you] Nog even wachten op { OBJECT($players) } …
    [one] Het begint zodra { $players } deze partij open heeft
   *[other] Het begint zodra { $players } deze partij open hebben
}
turnOver = Afgelopen
turnDraw = Remise
turnWon = { $winners ->
    [you] Jij hebt gewonnen
    [with-you] { CAPITAL(SUBJECT($winners)) } winnen
    [one] { $winners } wint
   *[other] { $winners } winnen
}
watching = Je kijkt mee.
noMoveYet = Nog geen zet gedaan
undo = Zet terug
undoReady = Neem je laatste zet terug
hint = Hint
hintThinking = Zoekt een hint …
hintText = De computer zou { $move }.
drawDeclined = { $who ->
    [you] Je neemt de remise niet aan.
   *[other] { $who } neemt de remise niet aan.
}
drawOfferedBy = { SUBJECT($who) } biedt remise aan.
drawAgreed = { SUBJECT($who) } neemt de remise aan.
tookBackAsked = { $who ->
    [you] Je hebt op verzoek een zet teruggenomen.
   *[other] { $who } nam op verzoek een zet terug.
}
hintLater = Een hint krijg je als jij aan zet bent.
draw = Remise
offerDraw = Bied remise aan
acceptDraw = Neem remise aan
askedByName = { $name } – { $text }
resign = Geef op
flip = Draai het bord
soundOn = Geluid aan
soundOff = Geluid uit
leave = Terug naar de kast
rules = Spelregels
skipToActions = Naar wat je kunt doen
skipToNotes = Naar zetten en regels
reckoning = De afrekening
moreNotes = Zetten en regels
chat = Chat
moreNotesAndChat = Zetten, chat en regels
lessNotes = Dichtklappen
tabLog = Zetten
tabRules = Regels
legend = Wat je ziet
tabTable = Tafel
logEmpty = De zetten komen hier te staan.
logEarlier = Eerdere zetten
logLater = Latere zetten
takenBack = teruggenomen
tookBack = { $who ->
    [you] Je hebt een zet teruggenomen.
   *[other] { $who } nam een zet terug.
}
typeMove = Zet typen
typeMoveHint = Typ een zet, bijvoorbeeld { $move }, en druk op Enter.
typeMoveSend = Zet
refusalRule = Regel { $rule }
catchUp = { $count ->
    [one] Nog { $count } zet te zien
   *[other] Nog { $count } zetten te zien
}
skip = Overslaan
goOn = Verder
reconnecting = Verbinding weg. We proberen het opnieuw; je partij is bewaard.
reconnectingIn = { $seconds ->
    [one] Verbinding weg. Over { $seconds } seconde proberen we het weer; je partij is bewaard.
   *[other] Verbinding weg. Over { $seconds } seconden proberen we het weer; je partij is bewaard.
}
inviteHere = Nodig iemand uit voor deze stoel
inviteTitle = Nodig iemand uit
inviteText = Wie deze link opent, speelt { $seatName }.
inviteLink = Link voor { $seatName }
copyLink = Kopieer de link
shareLink = Deel de link
watchLink = Link om mee te kijken
watchText = Wie deze link opent, kijkt mee.
inviteShareText = Speel { $game } met me!
join = Ga zitten
justWatch = Ik kijk alleen
resultTitleWon = Gewonnen!
resultTitleLost = Verloren
resultTitleDraw = Remise
byResign = { $who ->
    [you] Je hebt opgegeven.
   *[other] { $who } heeft opgegeven.
}
bySomebodyResigned =
    Wie het beste uitkwam, had opgegeven. Daarom wint de beste van wie is gebleven.
byYouResigned =
    Jij kwam het beste uit, maar je had opgegeven. Daarom wint de beste van wie is gebleven.
byAgreement = Jullie waren het eens over remise.
byClock = { $who ->
    [you] Je tijd is om.
   *[other] De tijd van { $who } is om.
}
byAbsence = { $who ->
    [you] Je bent niet teruggekomen.
   *[other] { $who } is niet teruggekomen.
}
score = { $name }: { $points }
replay = Terugkijken
story = Het verhaal
mayI = Mag dit?
mayIHint = Zolang dit aanstaat, kies je alleen om het te vragen.
handOver = Alles gezien? Daarna is { $name } aan de beurt.
handOverNow = Gordijn dicht
curtainTitle = Geef het toestel aan { $name }
curtainText = Achter dit gordijn ligt wat alleen die speler mag zien.
curtainOpen = Ik ben { $name }
brokenOff =
    Deze partij kan hier zo niet worden voortgezet. Probeer opnieuw: misschien zijn de spelregels
    intussen vernieuwd. Blijft dit staan, dan kan ze niet meer worden gelezen; dat is gemeld.
optionsTitle = Aan deze tafel
download = Bewaar als bestand
nextTurn = Andere partij: jij bent aan zet
onlookers = { $count ->
    [one] { $count } kijkt mee
   *[other] { $count } kijken mee
}
seatNumbered = Speler { $seat }
