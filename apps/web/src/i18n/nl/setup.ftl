title = { $game }: zet de tafel klaar
heading = Zet de tafel klaar
who = Wie speelt er mee?
seatCount = Aantal spelers
seatLegend = Wie speelt { $seatName }?
hostName = Hoe heet je?
hostNameHint = Dan ziet wie je uitnodigt van wie de uitnodiging komt. Overslaan mag.
seatLegendNumbered = Wie speelt er op plaats { $seat }?
seatNumbered = Speler { $seat }
you = Jij
device = Dit toestel
bot = Computer
open = Via een link

explain_device = Iemand die naast je zit, op dit toestel.
explain_open = Je krijgt een link om iemand uit te nodigen.

level = Hoe sterk speelt { $seatName }?

levels_1 = beginner
levels_2 = rustig
levels_3 = stevig
levels_4 = sterk
levels_5 = meester

levelText = { $level }, { $name }
personName = Hoe heet { $seatName }?
rules = Hoe spelen jullie?
usual = zoals in het boek
changes = Verandert regel { $rule }
watchers = Wie mag er meekijken?
anyone = Iedereen
link = Wie de link heeft
nobody = Alleen wie meespeelt
watchersHint = Alleen partijen waar iedereen bij mag, staan in de lijst bij het spel.
localNote = Deze partij speelt op dit toestel, ook zonder internet, en wordt hier bewaard.
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
