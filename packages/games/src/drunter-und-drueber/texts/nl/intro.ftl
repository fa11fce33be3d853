name = Drunter und Drüber
tagline = Alles staat ondersteboven. Weet jij nog wat eronder ligt?
about =
    Een vrolijk geheugenspel voor twee tot zes spelers, ook bekend als “Alles staat ondersteboven”.
    Breng je acht stenen naar de vakjes van je eigen kleur. Maar wat onder een steen ligt, ziet
    niemand meer, en de anderen klimmen met plezier boven op je. Denk je dat alles goed staat? Roep
    dan “Klaar!”. Heb je het mis, dan lig je eruit.
