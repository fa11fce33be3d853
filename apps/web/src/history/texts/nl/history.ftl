title = Gespeelde partijen
intro = Alles wat op dit toestel is uitgespeeld of geopend, ook zonder verbinding, en wat je online met anderen hebt gespeeld.
search = Zoek op naam, spel of datum
game = Spel
allGames = Alle spellen
favourites = Alleen favorieten
none = Hier staat nog niets. Speel een partij uit, dan vind je haar hier terug.
notFound = Geen partij gevonden.
found = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
sources_here = op dit toestel
sources_online = online
sources_file = uit een bestand
story = Het verhaal
replay = Terugkijken
replayOf = Terugkijken: { $match }
star = Maak { $match } een favoriet
rename = Geef { $match } een naam
renameTitle = Een naam voor deze partij
nameLabel = Naam
nameHint = Leeg: dan heet de partij naar wie er speelden.
save = Bewaar
cancel = Laat maar
remove = Gooi { $match } weg
removeTitle = Partij weggooien
removeQuestion = De partij verdwijnt van dit toestel. Bewaar haar eerst als bestand als je haar nog eens wilt zien.
removeYes = Gooi weg
full = { $count ->
    [one] Dit toestel is vol: { $count } partij kon niet worden bijgeschreven. Ze is er nog, maar moet misschien plaatsmaken. Gooi iets weg of bewaar haar als bestand.
   *[other] Dit toestel is vol: { $count } partijen konden niet worden bijgeschreven. Ze zijn er nog, maar moeten misschien plaatsmaken. Gooi iets weg of bewaar ze als bestand.
}
notChanged = Dit toestel is vol: de wijziging is niet bewaard.
more = Toon meer
