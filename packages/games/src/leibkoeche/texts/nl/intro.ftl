name = Die Leibköche Seiner Majestät
tagline = Pannenkoeken opgooien voor een hongerige koning.
about =
    In de koninklijke keuken sist het in alle pannen. Twee tot vier koks vanaf acht jaar doen mee.
    Bak wat de koning het liefst eet, gooi je pannenkoek hoog op, vang hem weer, en zet hem voor
    zijn neus voordat een ander dat doet.
