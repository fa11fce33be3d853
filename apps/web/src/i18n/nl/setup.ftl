title = { $game }: zet de tafel klaar
heading = Zet de tafel klaar
who = Wie speelt er mee?
seatCount = Aantal spelers
seatLegend = { $seatName }: wie speelt er?
hostName = Hoe heet je?
hostNameHint = Dan ziet wie je uitnodigt van wie de uitnodiging komt. Overslaan mag.
seatLegendNumbered = Wie speelt er op plaats { $seat }?
you = Jij
device = Iemand hier
bot = Computer
open = Via een link

explain_you = Jij speelt hier, op dit toestel.
explain_device = Iemand die naast je zit: jullie spelen samen op dit toestel.
explain_open = Je krijgt een link om iemand uit te nodigen.

level = Hoe sterk speelt de computer ({ $seatName })?

levelText = niveau { $level } van { $most }: { $name }
personName = Naam voor { $seatName }
rules = Hoe spelen jullie?
usual = gewoon
changes = Verandert regel { $rule }
watchers = Wie mag er meekijken?
anyone = Iedereen
link = Wie de link heeft
nobody = Alleen wie meespeelt
watchersHint = Openbare tafels staan bij “Samen spelen”: iedereen mag er meekijken, en gaan zitten waar plaats is.
localNote = Deze partij speel je op dit toestel, ook zonder internet; ze wordt hier bewaard.
onlineNote = Deze partij staat op de server. Zodra ze klaarstaat, krijg je de link.
impossible = Met iemand via een link erbij kan niemand anders op dit toestel meespelen.
start = Aan tafel
starting = De tafel wordt gedekt …
place = Waar speel je?
places_seats = Op dit toestel of online
places_screen = Groot scherm en telefoons
placeHint = Dit scherm toont de tafel voor iedereen; elke telefoon toont alleen de eigen hand.
phone = Telefoon
screenNote = Deze partij staat op de server. Op dit scherm verschijnt een QR-code voor de telefoons.
noPhone = Zet ten minste één plaats klaar voor een telefoon.
forFriend = { $name } wordt aan deze tafel gevraagd, zodra die klaarstaat.

# Wat een keuze met de partij doet, uit gespeelde partijen.
balance_sides = Zo gespeeld wint { $first } { $firstShare }% en { $second } { $secondShare }%; remise { $draws }%. Gemiddeld { $moves } zetten.
balance_length = Zo gespeeld duurt een partij gemiddeld { $moves } zetten, van iedereen samen.
balance_usualSides = Met de gewone keuzes wint { $first } { $firstShare }% en { $second } { $secondShare }%; remise { $draws }%. Gemiddeld { $moves } zetten.
balance_usualLength = Met de gewone keuzes duurt een partij gemiddeld { $moves } zetten, van iedereen samen.
balance_source = De cijfers komen uit { $matches } partijen per keuze, tussen { $seats } computers van niveau { $level }, met de andere keuzes gewoon. Zo weinig partijen geven een indruk, geen zekerheid.
