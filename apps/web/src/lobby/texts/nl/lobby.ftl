### De lobby op de kast: open tafels, een wens over meer spellen, partijen om te bekijken.
title = Samen spelen
quiet = Er zoekt nu niemand, en er staat geen tafel open. Laat weten wat je wilt spelen, of nodig iemand uit.
now_tables = { $count ->
    [one] { $count } open tafel
   *[other] { $count } open tafels
}
now_looking = { $count ->
    [one] { $count } speler zoekt iemand
   *[other] { $count } spelers zoeken iemand
}
now_lookingFor = { $count ->
    [one] { $count } speler zoekt iemand voor { OR($names) }
   *[other] { $count } spelers zoeken iemand voor { OR($names) }
}
now_matches = { $count ->
    [one] { $count } partij om te bekijken
   *[other] { $count } partijen om te bekijken
}
unreachable = De lobby is nu niet bereikbaar.
open = Zoek een medespeler
close = Inklappen
wishTitle = Wat wil je spelen?
games = Spellen
allGames = Alle spellen
seeking = { $count ->
    [one] { $count } zoekt
   *[other] { $count } zoeken
}
players_legend = Met hoeveel
players_two = 2
players_few = 2–4
players_many = 3 of meer
players_any = Maakt niet uit
pace_legend = Tempo
pace_live = Nu meteen
pace_days = Over dagen
pace_both = Allebei
terms_live = Ieder heeft 15 minuten voor de hele partij, en 10 seconden erbij na elke zet. Voor wie weggaat, speelt de computer verder.
terms_days = Voor elke beslissing zijn er drie dagen; je hoeft er niet bij te blijven.
go = Zoek
noGame = Kies minstens één spel.
# $seconds: het midden van wat anders wachtten; $count: hoeveel keer iemand gevonden werd.
wait = { $count ->
    [one] De laatste drie uur vond hier één keer iemand een medespeler, na { $seconds } seconden.
   *[other] De laatste drie uur vond hier { $count } keer iemand een medespeler, meestal binnen { $seconds } seconden.
}
waitMinutes = { $count ->
    [one] De laatste drie uur vond hier één keer iemand een medespeler, na ongeveer { $minutes } min.
   *[other] De laatste drie uur vond hier { $count } keer iemand een medespeler, meestal binnen { $minutes } min.
}
waitUnknown = De laatste drie uur heeft hier niemand een medespeler gevonden. Het kan dus even duren.
lookingFor = We zoeken iemand voor { OR($names) }
lookingForAny = We zoeken iemand om mee te spelen
lookingLater = Je bent de laatste tijd vaker weggegaan. Over { $seconds } seconden zoeken we verder.
lookingTime = al { $time }
stop = Niet meer zoeken
computer = Speel zolang tegen de computer
computerHint = Komt er iemand, dan hoor je het. De partij tegen de computer blijft bewaard.
found = Er is iemand om mee te spelen.
foundHint = Je plaats aan tafel staat klaar. Wat je nu speelt, blijft bewaard.
later = Zo meteen
goOver = Naar de tafel
tables = Open tafels
noTables = Er staat geen tafel open.
host = van { $name }
hostless = van een gast
free = { $count ->
    [one] nog { $count } van { $seats } plaatsen vrij
   *[other] nog { $count } van { $seats } plaatsen vrij
}
sinceNow = net klaargezet
since = wacht { $minutes } min
fits = past bij wat je zoekt
options = met eigen afspraken
sit = Ga zitten
sitAt = Ga zitten: { $game }, { $name }
watch = Om te bekijken
noMatches = Er wordt nu niets openbaar gespeeld.
watchThis = Bekijk
watchOf = Bekijk { $game }
watching = { $count ->
    [one] { $count } kijkt mee
   *[other] { $count } kijken mee
}
moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
code = Heb je een code?
codeHint = Acht letters en cijfers, van wie je heeft uitgenodigd.
codeGo = Naar de tafel
friends = Vrienden
asked = { $name } vraagt je voor { $game }.
askedBy = Een vriend
rated = om de rangorde
clock_match = { $minutes } min
clock_increment = { $minutes } min + { $seconds } s
clock_move = { $seconds } s per zet
clock_days = { $days ->
    [one] { $days } dag per zet
   *[other] { $days } dagen per zet
}
