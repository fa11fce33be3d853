palacePassage =
    .label = Durchgang durch den Palast
    .explain = Darf eine Figur durch den leeren Palast ziehen? Stehen bleiben darf sie dort nie.
    .value-closed = Zu: Niemand kommt hindurch
    .value-open = Offen: Figuren dürfen hindurch

king =
    .label = Der König im Kampf
    .explain = Hilft der König, Angreifer einzuschließen, oder läuft er nur davon?
    .value-armed = Bewaffnet: Er schlägt mit
    .value-unarmed = Unbewaffnet: Er schlägt nicht

kingCapture =
    .label = Den König fangen
    .explain = Reichen zwei Angreifer, oder muss der König ringsum eingeschlossen sein?
    .value-either = Zu zweit oder ringsum
    .value-hard = Nur ringsum

drawAfter =
    .label = Remis ohne Schlagen
    .explain =
        Nach wie vielen Zügen in Folge, in denen nichts geschlagen wird, endet die Partie remis? Die
        Züge beider Seiten zählen.
    .value-60 = Nach 60 Zügen
    .value-100 = Nach 100 Zügen
    .value-200 = Nach 200 Zügen
