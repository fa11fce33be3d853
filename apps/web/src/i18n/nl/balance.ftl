# Wat een keuze met de partij doet, uit gespeelde partijen.
sides = Zo gespeeld wint { $first } { $firstShare }% en { $second } { $secondShare }%; remise { $draws }%. Gemiddeld { $moves } zetten.
length = Zo gespeeld duurt een partij gemiddeld { $moves } zetten, van iedereen samen.
usualSides = Zoals in het boek wint { $first } { $firstShare }% en { $second } { $secondShare }%; remise { $draws }%. Gemiddeld { $moves } zetten.
usualLength = Zoals in het boek duurt een partij gemiddeld { $moves } zetten, van iedereen samen.
source = De cijfers komen uit { $matches } partijen per keuze, tussen { $seats } computers van niveau { $level }, met de andere regels zoals in het boek. Zo weinig partijen geven een indruk, geen zekerheid.
