palacePassage =
    .label = Doorgang door het paleis
    .explain = Mag een stuk door het lege paleis heen schuiven? Erop blijven staan mag nooit.
    .value-closed = Dicht: niemand gaat erdoorheen
    .value-open = Open: erdoorheen mag

king =
    .label = De koning in de strijd
    .explain = Helpt de koning om aanvallers in te sluiten, of loopt hij alleen maar weg?
    .value-armed = Gewapend: hij slaat mee
    .value-unarmed = Ongewapend: hij slaat niet

kingCapture =
    .label = De koning vangen
    .explain = Zijn twee aanvallers genoeg, of moet de koning aan alle kanten ingesloten zijn?
    .value-either = Met twee, of aan alle kanten
    .value-hard = Alleen aan alle kanten

drawAfter =
    .label = Remise zonder slaan
    .explain =
        Na hoeveel zetten op rij waarin niets geslagen wordt, eindigt de partij in remise? De zetten
        van beide spelers tellen mee.
    .value-60 = Na 60 zetten
    .value-100 = Na 100 zetten
    .value-200 = Na 200 zetten
