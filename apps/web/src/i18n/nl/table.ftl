title = Tafel: { $game }
players = Spelers
actions = Wat je kunt doen
notes = Bij de tafel
you = Jij
neighbour = Tafelgenoot
nameless = Gast
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
doneMeanwhile = { $count ->
    [one] Terwijl je weg was, heeft de computer één keer voor je beslist.
   *[other] Terwijl je weg was, heeft de computer { $count } keer voor je beslist.
}
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
turnRead = Neem rustig de tijd
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
drawTitle = Remise aanbieden?
acceptDrawTitle = Remise aannemen?
drawQuestion = Zijn jullie het eens, dan is de partij uit en wint niemand.
drawAmongMore = Zijn alle anderen het ermee eens, dan is de partij uit en wint niemand.
drawOffered = Je hebt remise aangeboden. Het aanbod vervalt als de ander zet.
drawOfferedToComputer = Je hebt remise aangeboden. De computer antwoordt als hij aan zet is.
drawFrom = { SUBJECT($who) } biedt remise aan. Zet je door, dan vervalt het aanbod.
resign = Geef op
resignTitle = Opgeven?
resignQuestion = De ander wint dan meteen.
resignAmongMore =
    De anderen spelen door, en de computer zet voor jou verder. Winnen kun je dan niet meer.
resignYes = Ja, ik geef op
resignedAmongComputers = Je hebt opgegeven. De computers spelen de partij onder elkaar uit.
resignedAmongPeople = Je hebt opgegeven. De anderen spelen verder, en de computer zet voor jou.
lookOn = Kijk toe
playOn = Speel door
flip = Draai het bord
soundOn = Geluid aan
soundOff = Geluid uit
leave = Terug naar de kast
rules = Spelregels
skipToActions = Naar wat je kunt doen
skipToNotes = Naar zetten en regels
reckoning = De afrekening
moreNotes = Zetten en regels
moreNotesAndChat = Zetten, chat en regels
lessNotes = Dichtklappen
tabLog = Zetten
tabRules = Regels
legend = Wat je ziet
tabTable = Tafel
logEmpty = De zetten komen hier te staan.
logEarlier = Eerdere zetten
takenBack = teruggenomen
tookBack = { $who ->
    [you] Je hebt een zet teruggenomen.
   *[other] { $who } nam een zet terug.
}
typeMove = Zet typen
typeMoveHint = Typ een zet zoals hij in de lijst staat, en druk op Enter.
typeMoveSend = Zet
refusalRule = Regel { $rule }
catchUp = { $count ->
    [one] Nog { $count } zet te zien
   *[other] Nog { $count } zetten te zien
}
skip = Overslaan
goOn = Verder
reconnecting = Verbinding weg. We zoeken hem weer op; je partij is bewaard.
reconnectingIn = { $seconds ->
    [one] Verbinding weg. Over { $seconds } tel proberen we het weer; je partij is bewaard.
   *[other] Verbinding weg. Over { $seconds } tellen proberen we het weer; je partij is bewaard.
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
rematch = Nog een keer
rematchHint = Dezelfde spelers en sterktes, iedereen één plaats verder
joinRematch = Er staat een nieuwe partij klaar
toRematch = Naar de partij erna
replay = Bekijk de partij
story = Het verhaal
historyFull = De partij kon niet bij de gespeelde partijen: dit toestel is vol. Gooi daar iets weg, of bewaar haar als bestand.
curtainTitle = Geef het toestel aan { $name }
curtainText = Achter dit gordijn ligt wat alleen die speler mag zien.
curtainOpen = Ik ben { $name }
otherDeviceTitle = Deze partij ligt op een ander toestel
otherDevice =
    Ze werd gespeeld zonder server. Vraag om de link naar de herhaling; die kan overal worden
    bekeken.
brokenTitle = Deze partij is stuk
broken =
    Deze partij kan niet meer worden gelezen en niet worden voortgezet. Het is gemeld; je andere
    partijen hebben er geen last van.
brokenOff =
    Deze partij kan hier zo niet worden voortgezet. Probeer opnieuw: misschien is ze onder nieuwere
    spelregels gekomen. Blijft dit staan, dan kan ze niet meer worden gelezen; dat is gemeld.
oldRulesTitle = Deze partij kan niet meer worden opgepakt
oldRules = Ze is bewaard onder spelregels die we niet meer kennen.
optionsTitle = Aan deze tafel
fair = Zegel van het lot
fairText = Hiermee kan na afloop worden nagerekend dat er niet met het lot is geknoeid.
fairAll =
    Elk toestel aan tafel voegt een eigen getal aan het lot toe. Pas als allemaal vastliggen worden ze
    gezegd, en dan wordt het lot eruit getrokken. Zo kan niemand het kiezen, ook niet wie deze server
    beheert. Alleen wie zelf meespeelt en ook nog het getal van de server kent, zou sommige
    trekkingen kunnen sturen.
fairOwn_awaited = Het lot is zonder het getal van je toestel getrokken.
fairOwn_committed = Het lot is zonder het getal van je toestel getrokken.
fairOwn_revealed = Je toestel heeft een eigen getal toegevoegd; daaruit is het lot getrokken.
fairOwn_withheld = Je toestel wist zijn getal niet meer; het lot is zonder getrokken.
fairNumbers = De getallen nakijken
fairServer = De server
fairNone = niet gezegd
fairFound_added =
    Zojuist op dit toestel nagerekend: alles is uit deze getallen getrokken, en dat van jou is erbij.
fairFound_not-kept =
    Zojuist op dit toestel nagerekend: alles is uit deze getallen getrokken. Welk getal van jou was, weet
    dit toestel niet.
fairFound_other-seed =
    Dit klopt niet: het getal van de server is een ander dan waar die aan vastzat toen je ging zitten.
fairFound_left-out = Dit klopt niet: het getal van je toestel is er niet bij.
fairFound_never-asked =
    Je toestel had een getal klaar, maar de server heeft het weggelaten: het lot is zonder getrokken.
fairFound_others-changed =
    Dit klopt niet: hier staan andere getallen dan waar iedereen aan vastzat toen je toestel het zijne zei.
fairFound_not-drawn = Dit klopt niet: het lot is niet uit deze getallen getrokken.
fairFound_too-early = De server heeft zijn getal nog niet gegeven. Open dit zo meteen nog eens.
download = Bewaar als bestand
nextTurn = Volgende partij: jij bent aan zet
onlookers = { $count ->
    [one] { $count } kijkt mee
   *[other] { $count } kijken mee
}
seatNumbered = Speler { $seat }
