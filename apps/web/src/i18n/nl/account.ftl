title = Instellingen
name = Je naam
nameHint = Zo zien anderen je aan tafel. Hoeft niet: als gast speel je net zo goed.
nameSave = Bewaar
nameSaved = Naam bewaard
language = Taal

theme = Licht

themes_system = Zoals het toestel
themes_light = Dag
themes_dark = Avond

sound = Geluid
soundHint = Hout, kaarten, de pan en de zee. Op een telefoon ook trillen; op 0 is alles stil.
soundOff = uit
soundVolume = { $percent } %

pace = Tempo aan tafel

paces_calm = Rustig
paces_brisk = Vlot
paces_at-once = Meteen

motion = Minder beweging
motionHint = Stukken verspringen in plaats van te schuiven
notation = Notatie tonen
notationHint = Zetten ook in notatie naast de zin, en een veld om ze te typen
