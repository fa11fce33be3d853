name = Tablut
tagline = De koning vlucht, de overmacht jaagt.
about =
    Een oud bordspel uit het noorden, voor twee spelers vanaf tien jaar die niet hetzelfde willen.
    Licht probeert de koning vanuit zijn paleis naar een hoek van het bord te loodsen. Donker heeft
    twee keer zoveel pionnen en probeert hem onderweg te vangen.
