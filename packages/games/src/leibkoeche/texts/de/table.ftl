kitchen = Die Küche
kingsTable = Die Königstafel
yourTray = Dein Tableau
trayOf = { $who ->
    [you] Dein Tableau
   *[other] Das Tableau von { $who }
}
trayTold = { $count ->
    [1] { $name }: ein Pfannkuchen
   *[other] { $name }: { $count } Pfannkuchen
}

tile_empty = leer
tile_carpet = der Teppich
tile_pile = Stapel { $kind }, { $size } hoch
tile_crownOnTop = Krone oben
tile_crownBelow = die Krone liegt noch darunter
tile_pancake = Wurfpfannkuchen, { $face } oben
tile_tooHot = gerade abgelegt, noch zu heiß zum Anfassen
tile_cook = { $who ->
    [you] dein Koch
   *[other] Koch von { $who }
}
tile_yourCook = dein Koch
tile_stack = Wurfstapel: { $size } Wurfpfannkuchen, { $top } zuoberst
tile_stackGone = kein Wurfstapel mehr
tile_panWith = { $pan }, { $face } oben
tile_target = hier möglich
tile_andTake = und nimm den Pfannkuchen
tile_andLeave = und lass den Pfannkuchen liegen

place_covered = Platz { $place }, unter einer Haube
place_known = Platz { $place }, { $kind }, das weißt nur du
place_open = Platz { $place }, { $kind }
place_lookedAtBy = angesehen von { DAT($players) }
place_empty = Platz { $place }, leer
place_holds = Platz { $place }, { $garnished }
place_matches = wie der König es will
place_target = hier möglich

act_half = Halbe Drehung
act_full = Ganze Drehung
act_odds = { $caught } % gefangen, { $missed } % daneben, { $invalid } % ungültig
act_caughtOf = { $percent } % gefangen
act_byHand = Selbst werfen
act_byChance = Oder per Zufall
act_again = Noch ein Wurf, diese Seite oben:
act_againWith = Noch einmal, { $face } oben
act_other = Anderen nehmen
act_stop = Ablegen
act_whichFace = Welche Seite nach oben?
act_faceUp = { $face } oben
act_otherWhere = Leg diesen auf eine Fliese; dann nimmst du einen anderen.
act_back = Zurück
act_onPile = Auf einem Stapel:
act_take = Nehmen
act_skip = Liegen lassen
act_doNotLook = Nicht nachsehen
act_leave = { $who ->
    [you] Dich stehen lassen
   *[other] { $who } stehen lassen
}
act_shiftLeft = { $kind } links anlegen
act_shiftRight = { $kind } rechts anlegen
act_left = Ganz nach links
act_right = Ganz nach rechts
act_chooseToShift = Wähle einen Pfannkuchen von deinem Tableau.
act_ready = So ist es gut
act_putBackOrder = Zurücklegen
act_yourPan_small = Deine Pfanne: die kleine, denn dein Tableau ist am vollsten
act_yourPan_normal = Deine Pfanne: die normale, denn du liegst weder vorn noch hinten
act_yourPan_large = Deine Pfanne: die große, denn dein Tableau ist am leersten

pickedUp_pancake = Aufgenommen, { $face } oben.
pickedUp_garnished = { $garnished } aufgenommen.
putBack = Zurückgelegt.
swapped = Platz { $one } und { $other } getauscht.

result_caught = Gefangen!
result_missed = Daneben!
result_invalid = Nicht gedreht

moment_youSaw = Auf Platz { $place } will der König { $kind }.
moment_revealing = Die Hauben gehen hoch …
moment_goesOn = Wer vor dem König steht, schiebt nun in jedem Zug einen Pfannkuchen an ein Ende. Die anderen kochen weiter.
moment_matching = { $count ->
    [one] { $count } von 6 liegt richtig
   *[other] { $count } von 6 liegen richtig
}
moment_allMatch = Alle sechs richtig!
moment_toTheKing = Seine Majestät lässt auftragen
moment_onlyYou = Das weißt nur du

prompt_settingUp = Die Küche wird aufgebaut.
prompt_put = { $who ->
    [you] Dein Wurf war ungültig. Stell deinen Koch um oder lass ihn stehen.
   *[other] Ungültiger Wurf: Stell den Koch von { $who } um oder lass ihn stehen.
}
prompt_putting = { $who ->
    [you] { threw-invalid } Du sagst, wohin dieser Koch kommt.
   *[other] { threw-invalid } { $who } sagt, wohin dieser Koch kommt.
}
prompt_shift = Du bist am Zug: Leg einen Pfannkuchen ans linke oder rechte Ende.
prompt_shifting = { $who ->
    [you] Du verschiebst einen Pfannkuchen.
   *[other] { $who } verschiebt einen Pfannkuchen.
}
prompt_from = Du bist am Zug: Wähle einen Wurfpfannkuchen in der Küche.
prompt_fromAnother = Wähle einen anderen Wurfpfannkuchen für deinen zweiten Wurf.
prompt_taking = { $who ->
    [you] Du wählst einen Wurfpfannkuchen.
   *[other] { $who } wählt einen Wurfpfannkuchen.
}
prompt_tossFirst = Sechs Pfannkuchen für den König! Wirf: Die { $face } liegt oben.
prompt_toss_small = Dein Tableau ist am vollsten: Wirf mit der kleinen Pfanne. Die { $face } liegt oben.
prompt_toss_normal = Du liegst weder vorn noch hinten: Wirf mit der normalen Pfanne. Die { $face } liegt oben.
prompt_toss_large = Dein Tableau ist am leersten: Wirf mit der großen Pfanne. Die { $face } liegt oben.
prompt_tossAgain = Dein zweiter Wurf: Die { $face } liegt oben.
prompt_tossing = { $who ->
    [you] Du wirfst mit { DAT($pan) }.
   *[other] { $who } wirft mit { DAT($pan) }.
}
prompt_falling = Da fliegt er …
prompt_walk = Geh genau { number-of-tiles } weit: Wähle, wo dein Koch ankommt.
prompt_walkToKing =
    Alle sechs! Geh genau { number-of-tiles } weit oder durch die Tür zum König.
prompt_walking = { $who ->
    [you] Du gehst { number-of-tiles } weit.
   *[other] { $who } geht { number-of-tiles } weit.
}
prompt_take = Nimmst du den Pfannkuchen oder lässt du ihn liegen?
prompt_choosingToTake = { $who ->
    [you] Du überlegst, ob der Pfannkuchen mitkommt.
   *[other] { $who } überlegt, ob der Pfannkuchen mitkommt.
}
prompt_tray = Wähle einen freien Platz auf deinem Tableau.
prompt_choosingPlace = { $who ->
    [you] Du wählst einen Platz auf dem Tableau.
   *[other] { $who } wählt einen Platz auf dem Tableau.
}
prompt_peek = Eine Krone! Wähle eine Haube und schau darunter. Nur du siehst es.
prompt_peekOrNot =
    Eine Krone! Schau unter eine Haube oder lass es. Nur du siehst es.
prompt_peeking = { $who ->
    [you] Du schaust unter eine Haube.
   *[other] { $who } schaut unter eine Haube.
}
prompt_second = Gefangen! Wirf ihn noch einmal, nimm einen anderen Pfannkuchen oder leg ihn ab.
prompt_deciding = { $who ->
    [you] Du denkst über einen zweiten Wurf nach.
   *[other] { $who } denkt über einen zweiten Wurf nach.
}
prompt_lay = Leg deinen Wurfpfannkuchen auf einer freien Fliese ab.
prompt_layInvalid =
    Nicht gedreht: Dein Koch bleibt stehen. Leg den Wurfpfannkuchen ab.
prompt_layStuck = Dein Koch kann nirgendwohin. Leg den Wurfpfannkuchen ab.
prompt_layArrived = Du stehst vor dem König! Leg noch den Wurfpfannkuchen ab.
prompt_laying = { $who ->
    [you] Du legst den Wurfpfannkuchen ab.
   *[other] { $who } legt den Wurfpfannkuchen ab.
}
prompt_order = Letzte Chance: Ordne dein Tableau. Wähle zwei, um sie zu tauschen.
prompt_ordering = { $who ->
    [you] Du ordnest das Tableau zum letzten Mal.
   *[other] { $who } ordnet das Tableau zum letzten Mal.
}

# Was der Computer tun würde, als Ende eines Satzes: „Der Computer würde … .“
advice_put = diesen Koch auf { $tile } stellen
advice_leave = diesen Koch stehen lassen
advice_shift = { $end ->
    [left] { $kind } links anlegen
   *[right] { $kind } rechts anlegen
}
advice_from = den Wurfpfannkuchen von { $tile } nehmen
advice_toss = { $toss ->
    [half] eine halbe Drehung werfen
   *[full] eine ganze Drehung werfen
}
advice_walk = nach { $tile } gehen
advice_walkToKing = zum König gehen
advice_take = den Pfannkuchen nehmen
advice_skip = den Pfannkuchen liegen lassen
advice_tray = ihn auf Platz { $place } legen
advice_peek = unter Haube { $place } schauen
advice_peekNone = nicht nachsehen
advice_keep = denselben noch einmal werfen, { $face } oben
advice_swap = diesen auf { $tile } ablegen und einen anderen nehmen
advice_lay = ihn auf { $tile } ablegen, { $face } oben
advice_order = das Tableau so ordnen: { $order }

tell_setUp_king = Der König hat gewählt; über jedem Teller liegt eine Haube.
tell_setUp_piles = Die Stapel stehen in der Küche.
tell_setUp_stack = Die Wurfpfannkuchen liegen bereit.

tell_begins = { $who ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
}
tell_put = { $who ->
    [you] Du stellst den Koch nach dem ungültigen Wurf auf { $tile }.
   *[other] { $who } stellt den Koch nach dem ungültigen Wurf auf { $tile }.
}
tell_left = { $who ->
    [you] Du lässt den Koch nach dem ungültigen Wurf stehen.
   *[other] { $who } lässt den Koch nach dem ungültigen Wurf stehen.
}
tell_shifted = { $end ->
    [left] { lays } { $kind } links an.
   *[right] { lays } { $kind } rechts an.
}
tell_tookFromStack = { $who ->
    [you] Du nimmst eine { $low } vom Wurfstapel.
   *[other] { $who } nimmt eine { $low } vom Wurfstapel.
}
tell_took = { $who ->
    [you] Du nimmst den Wurfpfannkuchen mit { $low } und { $high } von { $tile }.
   *[other] { $who } nimmt den Wurfpfannkuchen mit { $low } und { $high } von { $tile }.
}
tell_tossed = { $toss ->
    [half] { throws } mit { DAT($pan) } eine halbe Drehung.
    [full] { throws } mit { DAT($pan) } eine ganze Drehung.
   *[hand] { throws } selbst, mit { DAT($pan) }.
}
tell_fell = { $result ->
    [caught] { $who ->
        [you] Du fängst ihn: { $face } oben.
       *[other] { $who } fängt ihn: { $face } oben.
    }
    [missed] { $who ->
        [you] Du wirfst ihn daneben: { $face } oben.
       *[other] { $who } wirft ihn daneben: { $face } oben.
    }
   *[invalid] { $who ->
        [you] Bei dir dreht er sich nicht: { $face } oben.
       *[other] Bei { $who } dreht er sich nicht: { $face } oben.
    }
}
tell_stuck = { $who ->
    [you] Du kannst nicht genau { number-of-tiles } weit gehen.
   *[other] { $who } kann nicht genau { number-of-tiles } weit gehen.
}
tell_walked = { $who ->
    [you] Du gehst { number-of-tiles } weit, nach { $tile }.
   *[other] { $who } geht { number-of-tiles } weit, nach { $tile }.
}
tell_collected = { $who ->
    [you] Du holst dir { $garnished } auf Platz { $place }.
   *[other] { $who } holt sich { $garnished } auf Platz { $place }.
}
tell_exchanged = { $who ->
    [you] Du tauschst { $kind } auf Platz { $place } gegen einen Pfannkuchen mit Krone.
   *[other] { $who } tauscht { $kind } auf Platz { $place } gegen einen Pfannkuchen mit Krone.
}
tell_choseToTake = { $who ->
    [you] Du nimmst { $kind } mit.
   *[other] { $who } nimmt { $kind } mit.
}
tell_skipped = { $who ->
    [you] Du lässt { $kind } auf dem Stapel liegen.
   *[other] { $who } lässt { $kind } auf dem Stapel liegen.
}
tell_peeked = { $who ->
    [you] Du schaust unter Haube { $place }.
   *[other] { $who } schaut unter Haube { $place }.
}
tell_lookedAway = { $who ->
    [you] Du schaust unter keine Haube.
   *[other] { $who } schaut unter keine Haube.
}
tell_saw = { $who ->
    [you] Dort siehst du { $kind }.
   *[other] { $who } sieht dort { $kind }.
}
tell_turned = { $who ->
    [you] Du behältst ihn, { $face } oben.
   *[other] { $who } behält ihn, { $face } oben.
}
tell_laid = { $who ->
    [you] Du legst ihn auf { $tile } ab, { $face } oben.
   *[other] { $who } legt ihn auf { $tile } ab, { $face } oben.
}
tell_arrived = { $who ->
    [you] Du kommst beim König an!
   *[other] { $who } kommt beim König an!
}
tell_ordered = { $who ->
    [you] Du ordnest das Tableau: { $order }.
   *[other] { $who } ordnet das Tableau: { $order }.
}
tell_revealed = Die Hauben gehen hoch: { $garnishes }.

# Zwischen einer Überschrift und dem, was dazugehört, und zwischen Dingen, die selbst schon Kommas haben.
labelled = { $what }: { $items }
listed = { $before }; { $next }
