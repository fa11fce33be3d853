name = Heuchel & Meuchel
tagline = Slijmen, steken en stijgen.
about =
    Een hoog huis vol klimmers. Breng je vuurspuwers, bisschoppen en vorsten naar hun eigen
    verdieping, verstop de zwakken onder de machtigen, en pak wat je buren binnen bereik laten
    liggen. Wie alleen overblijft met kaarten op de trap, betaalt de rekening.
