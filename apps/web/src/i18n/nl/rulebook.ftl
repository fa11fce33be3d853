title = Spelregels van { $game }
heading = Spelregels
search = Zoek in de regels
searchHint = Woorden, of een nummer
# Om mee te zoeken: woorden die hetzelfde betekenen, in groepen: a, b; c, d.
synonyms = remise, gelijkspel, gelijke stand; slaan, vangen, nemen; winnen, winst, zege, overwinning; opgeven, stoppen; terugnemen, ongedaan; beurt, aan zet; einde, afgelopen, eindigt
found = { $count ->
    [one] 1 regel gevonden
   *[other] { $count } regels gevonden
}
nothing = Niets gevonden. Probeer een ander woord.
contents = Inhoud
ruling = onze uitleg
rulingExplained =
    Bij regels met “onze uitleg” zwijgt het boekje of spreekt het zichzelf tegen; zo spelen wij het.
linkTo = Link naar regel { $rule }
option = Hier valt iets te kiezen: dat doe je als je de tafel klaarzet.

table = Aan elke tafel

table_T1 =
    Een zet wordt opgeschreven zoals het spel dat voorschrijft. Wat niet te lezen is, wordt
    geweigerd en verandert niets.

    Wie typt, mag het soms korter doen; in het verslag staat altijd de volledige schrijfwijze. Een
    “?” staat voor een zet die de lezer nog niet mag kennen.

table_T2 = Is een partij afgelopen, dan komt er niets meer bij: geen zet, geen aanbod en geen lot.

table_T3 =
    Opgeven mag altijd, ook als je niet aan zet bent. Terugnemen kan niet.

    Met z’n tweeën wint de ander meteen. Met meer spelers gaan de anderen door en doet de computer
    voortaan jouw zetten. Wie heeft opgegeven, kan niet meer winnen; wie als laatste overblijft,
    wint.

table_T4 =
    Remise aanbieden mag altijd. Heeft iedereen die nog meedoet remise aangeboden, dan eindigt de
    partij gelijk.

    Een aanbod vervalt zodra iemand zet die het niet heeft gedaan. Zolang het staat, kun je het niet
    herhalen en niet intrekken.

    Iedere speler mag per partij twintig keer remise aanbieden. Op het aanbod van een ander ingaan mag altijd.

table_T5 =
    Wie geen tijd meer heeft of langer wegblijft dan de tafel toestaat, verliest zoals bij opgeven
    (T3). Alleen de tafel zelf stelt dat vast.

table_T6 =
    Je laatste zet mag je terugnemen zolang er niets tegen is: een ander heeft gezet, geboden of
    opgegeven, het lot heeft gesproken, er is iets onthuld wat verborgen was, de partij is
    afgelopen, of het spel verbiedt het.

    De computer neemt zijn antwoord zonder morren terug. In het verslag blijven de zet én het
    terugnemen staan.

    Verder terug dan zestien zetten kan niet, en per partij mag iedere speler tweehonderd keer terugnemen.

table_T7 =
    Alleen wie aan de beurt is, beslist. Beslissen er meer tegelijk, dan doen ze dat in willekeurige
    volgorde, ieder één keer.

    Wat het lot beslist, volgt uit een geheim getal. Het zegel daarvan is vanaf het begin bekend,
    het getal zelf na afloop: zo kan iedereen narekenen dat er niet is geknoeid.

table_T8 =
    Het aantal spelers en de keuzes aan tafel liggen vast vóór de eerste zet en veranderen daarna
    niet meer.

table_T9 =
    Een partij kan niet eindeloos doorgaan. Is het verslag vol, met alle zetten die de spelregels
    toelaten en alles wat T3, T4 en T6 erbij laten komen, dan kan er niet meer worden gezet of
    teruggenomen. Opgeven en remise kunnen nog wel.

    Kent het spel zelf geen einde, zoals Die Leibköche, dan is dat na twintigduizend zetten en worpen.

table_T11 =
    Aan een tafel op de server kun je met een klok spelen: per beslissing, voor de hele partij, of in dagen. Bij dagen
    kunnen het weekend en de nacht buiten beschouwing blijven, in de tijd van wie de tafel klaarzet.

    De klok begint als alle plaatsen bezet zijn en iedereen er is; op wie niet komt, wacht hij een minuut. De klok van
    de server beslist: een zet telt als hij op tijd is aangekomen. Beslissen er meer tegelijk, dan loopt ieders klok. Het lot kost niemand tijd.

    Wie geen tijd meer heeft, verliest (T5). Wie een zet terugneemt, krijgt de tijd niet terug. De computer heeft geen
    klok, en zolang de server stilstaat, loopt voor niemand de tijd.

table_T12 =
    Aan een tafel op de server spreken jullie af wat er gebeurt als iemand wegblijft: wachten, de computer laten
    invallen, of verliezen (T5). In partijen van dagen wordt gewacht zolang er tijd is.

    Wie de pagina sluit, heeft tien seconden om terug te komen; wie de verbinding kwijt is, een minuut. Het telt alleen
    als je aan de beurt bent.

    Zit er niemand meer aan tafel die meespeelt, dan wacht de tafel een kwartier voordat de computer iets doet.

    De invaller speelt ongeveer zo sterk als jij: naar je sterkte in dat spel (T16), en zonder die op niveau 3. Hij weet
    alleen wat jouw plaats heeft gezien, en gaat op geen aanbod in. Ben je terug, dan is de beslissing
    die openstaat weer van jou; wat al besloten is, staat.

    In partijen van dagen heeft iedereen eenentwintig vakantiedagen: zoveel dagen komen erbij voor de beslissing die je
    neemt.

table_T13 =
    In de lobby kun je één wens tegelijk hebben, voor meer spellen samen. Wie het langst zoekt, gaat
    voor en speelt met wie daarna het langst zoekt en bij die wens past; er wordt gespeeld met de
    gewone keuzes. Wie zo gevonden is, zit meteen aan tafel, en iedereen mag meekijken.

    De klok staat op een kwartier per speler en tien seconden bij elke zet; over dagen op drie dagen per
    zet.

    Je zoekt zolang je er bent: wie ongeveer anderhalve minuut weg is, zoekt niet meer. Speel je
    intussen tegen de computer, dan hoor je het als er iemand is; die partij blijft bewaard.

    Een tafel is openbaar, voor wie de link heeft, of alleen voor wie meespeelt. Aan een openbare tafel
    mag iedereen meekijken, en gaan zitten waar plaats is zolang er iemand wacht.
table_T15 =
    In Tablut kun je, terwijl de ander nadenkt, vooruit plannen: wat de ander zou kunnen doen, en wat jij
    daarop antwoordt, hooguit acht lijnen van twaalf zetten. Gaat de partij zo, dan zet de server
    meteen voor jou. Gaat ze anders, dan is die lijn vergeten.

    Niemand anders weet van je plan. In de andere spellen is er iets verborgen of beslist het lot; daar valt
    niets vooruit te plannen.

table_T16 =
    Een tafel op de server kan om de rangorde gaan: dan telt de uitslag mee voor ieders sterkte in dat spel. Iedereen
    aan tafel is een mens met een account, er loopt een klok (T11), en hints zijn er niet.

    De sterkte is een schatting met een onzekerheid, die met elke partij kleiner wordt. Met meer dan twee spelers telt
    wie voor wie eindigt; wie opgeeft of verliest op tijd, eindigt als laatste. Na tien partijen sta je in de rangorde.

    Een partij telt niet als iemand opgeeft zonder ook maar één keer gekozen te hebben. Wie gaat zitten en dan wegblijft
    tot de tijd om is, verliest, maar niemand wint er sterkte mee. Met dezelfde tegenspeler tellen er vijf per dag in een
    spel. Van spelers met minder dan tien partijen winnen brengt je tot 1800, niet verder. Programma’s spelen aan zo’n
    tafel niet mee.

table_T18 =
    Vrienden word je door een link: de een maakt hem, de ander opent hem en zegt ja. Een link werkt één keer, zeven
    dagen lang. Vrienden zien of de ander aan een tafel zit, en kunnen elkaar vragen aan een tafel die ze zelf
    klaarzetten. Elk van beiden kan ermee stoppen.

    Van een partij tussen mensen telt de uitslag mee op de pagina van ieder die meespeelde. Wie een account heeft,
    laat daar aan iedereen zijn naam, zijn sterkte en zijn openbare partijen zien, en waarmee hij graag begint; wat niet
    openbaar was, ziet alleen wie erbij was.
