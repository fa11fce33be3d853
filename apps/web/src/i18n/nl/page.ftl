siteName = Spellenkast
skip = Naar de inhoud
home = Naar de kast
close = Sluiten
settings = Instellingen
loading = Even pakken …
tryAgain = Probeer opnieuw
notFoundTitle = Hier staat niets
notFound = Op dit adres ligt geen spel en geen partij. Misschien is de link onderweg afgebroken.
brokenTitle = Er ging iets mis
broken = Dit had niet mogen gebeuren. Je partijen zijn bewaard; laad de pagina opnieuw.
offlineTitle = Nog niet op dit toestel
offline =
    Er is nu geen verbinding. Open dit een keer met verbinding; daarna gaat het ook zonder.
copied = Link gekopieerd
copyFailed = Kopiëren lukte niet. Kies de link en kopieer hem zelf.
