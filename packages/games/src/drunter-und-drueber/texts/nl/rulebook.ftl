DD1 = Het bord

DD1_1 =
    Er zijn 48 stenen, acht in elk van zes kleuren: rood, oranje, geel, groen, blauw en paars. Op
    het bord staan 48 vakjes in dezelfde kleuren, ook acht van elk.

DD1_2 =
    De vakjes liggen in acht kolommen, a tot en met h, en zes rijen, 1 tot en met 6. Buren zijn de
    vakjes die er direct omheen liggen, ook schuin.

DD1_3 =
    Het bord wordt voor elke partij opnieuw gelegd, zodat niemand het uit zijn hoofd kent. Wie
    liever altijd hetzelfde bord heeft, kiest dat bij het begin.

    Hoe dan ook liggen er nooit twee gelijke kleuren naast elkaar, en is elke kleur vanaf elk vakje
    hoogstens twee stappen ver.
    .printed = Het vaste bord. Geen twee buren hebben dezelfde kleur.

DD1_4 =
    Iedere speler krijgt de acht stenen van één kleur. Vakjes in een kleur waarmee niemand
    speelt, zijn gewone vakjes.

    Van de eerste tot de zesde plaats aan tafel: rood, oranje, geel, groen, blauw, paars.

DD2 = Neerleggen

DD2_1 =
    Er wordt geloot wie begint. Om de beurt leg je één steen op het bord, tot iedereen er acht
    heeft liggen.

DD2_2 = Een steen mag op elke kleur, behalve op die van jezelf. Het vakje moet leeg zijn.
    .placing = Rood legt neer: overal, behalve op rood, en niet op c2, want daar ligt al iets.

DD2_3 =
    Met veel spelers kan het op het laatst krap worden. Je mag een steen niet zo neerleggen dat
    iemand zijn laatste stenen niet meer kwijt kan.

DD2_4 =
    Een steen bedekt zijn vakje. Vanaf dat moment ziet niemand die kleur nog, ook jijzelf niet.
    Onthouden dus!

DD3 = Zetten

DD3_1 =
    Liggen alle stenen, dan schuif je in je beurt één eigen steen één vakje verder, in welke
    richting je maar wilt. Wie kan zetten, moet zetten.
    .moving = De rode steen op d3 kan naar alle acht de buren, ook boven op de oranje op e4.

DD3_2 =
    Je gaat naar een leeg vakje, of boven op een stapel waar een steen van een ander bovenop ligt.
    Op je eigen steen klimmen mag niet.

DD3_3 =
    Een steen met iets erop zit vast. De bovenste steen mag altijd weg en maakt vrij wat eronder
    lag.

    Een stapel mag zo hoog worden als hij wil.
    .stack = Op d3 ligt oranje op rood. De rode steen zit vast tot de oranje weggaat.

DD3_4 =
    Aanraken is zetten. Schuif je een steen weg die al goed stond, dan heb je pech. Een zet
    terugnemen bestaat in dit spel niet.

DD3_5 = Wordt een vakje leeg, dan is zijn kleur weer te zien. Kijk goed!

DD3_6 = Zitten al je stenen vast, dan pas je. Of je roept “Klaar!” (DD5.1).

DD3_7 =
    Een steen die vijf beurten van zijn eigenaar bedekt is geweest, mag er in de volgende beurt
    onderuit schuiven. Overgeslagen beurten tellen mee. Wat erboven lag, zakt een plaats.

    Op een bedekte steen staat hoeveel beurten hij al wacht. Komt hij bovenop te liggen, dan begint
    het tellen opnieuw. Je kunt ook drie beurten kiezen, of zonder einde, zoals in het oude boekje.
    .waited = De rode steen op d3 heeft vijf beurten gewacht en mag er nu onderuit.

DD4 = Boven op elkaar

DD4_1 =
    Staat een steen van een ander niet op zijn eigen kleur, dan kun je hem vastzetten door er
    bovenop te gaan staan.
    .blocking =
        e4 is geel. De rode steen staat daar verkeerd: oranje gaat van d4 naar e4 en zet hem vast.

DD4_2 =
    Staat die steen wel op zijn eigen kleur, dan mag de eigenaar dat zeggen. De aanvaller moet
    terug en is zijn zet kwijt.
    .claiming =
        e3 is rood. Gaat oranje van d4 naar e3, dan zegt rood “die staat goed!” en moet oranje
        terug.

DD4_3 =
    Alleen de eigenaar van de steen die bovenop lag, mag iets zeggen, en wel meteen. De tafel
    vraagt het na elke aanval, of de steen nu goed staat of niet. Zo verraadt de vraag niets. Het
    antwoord is “die staat goed!” of “ga maar door”.

DD4_4 =
    Wees zeker van je zaak. Klopt het niet wat je zegt, dan blijft de aanvaller staan en sla je je
    volgende beurt over. Vergis je je vaker, dan sla je ook meer beurten over. In een overgeslagen
    beurt kun je ook niet roepen.

    Alleen het oordeel wordt bekend, verder niets. Je kunt ook afspreken dat een vergissing niets
    kost.

DD4_5 = Zeg je niets, dan zit je steen vast, ook als hij goed stond.

DD4_6 = Een steen in een stapel staat op de kleur van het vakje, hoe hoog hij ook ligt.

DD5 = “Klaar!”

DD5_1 =
    Denk je dat je acht stenen allemaal goed staan? Roep dan “Klaar!”. Dat doe je in je eigen
    beurt, in plaats van een zet of er meteen bij.

    Roep je bij een aanval die wordt teruggestuurd, dan telt het niet.

DD5_2 =
    Staan ze alle acht op hun eigen kleur, dan heb je gewonnen. Het maakt niet uit of er iets op
    ligt. Liggen er twee van jou in één stapel op jouw kleur, dan zijn ze allebei goed.
    .klaar =
        Zeven rode stenen staan goed, ook die onder oranje op e3. Nog één stap, van b2 naar c1, en
        rood is klaar.

DD5_3 =
    Staat er ook maar één verkeerd, dan lig je eruit en gaan al je stenen van het bord. Stapels
    zakken in elkaar, en wat vrijkomt, mag weer verder.

    Vakjes die leeg worden, tonen hun kleur. Wat onder een stapel ligt, blijft geheim, en ook welke
    steen er verkeerd stond.

DD5_4 = Roept niemand terecht, dan wint wie als laatste overblijft.

DD5_5 =
    Na zestig rondes is het afgelopen. Van wie nog meedoet, wint wie de meeste stenen goed heeft
    staan; bij gelijke stand delen jullie de winst. Je kunt ook 30 of 150 rondes kiezen; met
    “Speel meteen” zijn het er 30.

DD6 = Wie weet wat

DD6_1 =
    Iedereen ziet de kleuren van de lege vakjes, waar elke steen ligt, hoe elke stapel is
    opgebouwd, en elk oordeel.

DD6_2 =
    De kleur onder een steen krijgt niemand te horen. Wat je gezien hebt, moet je zelf onthouden.
    Ook het verslag en de toeschouwers laten niets zien zolang de partij loopt.

    Om te leren kun je de tafel alle kleuren laten tonen.

DD6_3 = De computer ziet niet meer dan een mens. Hoe goed hij onthoudt, hangt van zijn niveau af.
