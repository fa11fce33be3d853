# Waarom de hint een goede is: een hele zin, achter “De computer zou … .”
put = Van daar moet die kok verder lopen voor wat hij zoekt.
leave = Elders zou die kok er beter voor staan.
shift = { $count ->
    [0] Daarna kun je verder schuiven naar de goede volgorde.
    [one] Zo ligt er { $count } op zijn plaats.
   *[other] Zo liggen er { $count } op hun plaats.
}
throwing = Daarmee kun je { $low } of { $high } lopen.
toss = Draait de pannenkoek zoals bedoeld, dan loop je { $steps }.
toKing = Je hebt alle zes de soorten: nu naar de koning.
missing = Die soort, { $kind }, ontbreekt je nog.
crown = Met de kroon mag je onder een stolp van de koning kijken.
towardsKing = Je hebt alle zes de soorten, en van daar is het nog { $count ->
    [one] één stap
   *[other] { $count } stappen
} naar de koning.
nearer = Zo kom je in de buurt van een soort die je nog mist: { $kind }.
skip = Wie minder op zijn blad heeft, gooit met een grotere pan.
trayKnown = Daar ligt die soort ook bij de koning: op plaats { $place }.
trayTaken = Bij de koning ligt die soort op plaats { $place }, en die is op jouw blad al bezet.
trayFewer = Zo hoef je straks minder te schuiven dan met die soort op plaats { $place }, zoals bij de koning.
peek = Zo weet je welke soort de koning daar wil.
peekNone = Zo verraad je niet welke plaats je nog zoekt.
bars = Zo ligt hij in de weg voor wie { $kind } nog mist.
aside = Daar ligt hij jou niet in de weg.
behind = Daar ligt hij achter je: jij moet nog de andere kant op, naar de koning.
orderKnown = Zo ligt wat je gezien hebt op zijn plaats.
orderUntold = Zo verraadt je blad niet alles wat je zag, en veel schuifwerk kost dat niet.
orderNotYet = Van wat op je blad ligt, heb je bij de koning nog niets gezien.
orderGuess = Van de koning weet je nog niets.
