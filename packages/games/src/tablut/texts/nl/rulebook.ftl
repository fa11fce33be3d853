TB1 = Het bord

TB1_1 =
    Het bord heeft negen bij negen velden. De kolommen heten a tot en met i, de rijen 1 tot en met
    9. Het veld in het midden, e5, is het paleis. De vier hoeken zijn a1, a9, i1 en i9.

TB1_2 =
    Licht heeft de koning en acht verdedigers, Donker heeft zestien aanvallers. Verdedigers en
    aanvallers noemen we samen ook pionnen.

    Licht wil de koning naar een hoek brengen. Donker wil hem vangen voordat dat lukt.

TB1_3 =
    De koning begint in het paleis. Zijn verdedigers staan in een kruis om hem heen, aan elke kant
    twee. De aanvallers staan met vier aan elke rand.
    .start = De beginstelling. Licht is aan zet.

TB1_4 =
    Licht begint. Daarna zijn de spelers om de beurt aan zet: elke beurt één zet met één eigen stuk.
    Passen kan niet.

TB2 = Zetten

TB2_1 =
    Alle stukken lopen hetzelfde: rechtuit, langs een rij of een kolom, zo ver als je wilt. Schuin
    mag niet, en over een ander stuk springen ook niet.
    .moving =
        De verdediger op c3 kan naar elk vrij veld in zijn rij en kolom, tot aan het eerste stuk dat
        in de weg staat.

TB2_2 =
    Is de koning eenmaal uit zijn paleis, dan blijft het leeg. Niemand mag er nog in, ook de koning
    zelf niet.

    Het boekje zegt niet of je erdoorheen mag. Bij ons niet: het lege paleis houdt een stuk tegen
    alsof er iets op staat. Wie dat anders wil, zet de doorgang bij het begin open; dan mag je
    erdoorheen, maar er nog steeds niet op blijven staan.
    .empty-palace = De koning is uit zijn paleis. De aanvaller op b5 komt niet verder dan d5.

TB2_3 = Alleen de koning mag een hoek in.
    .corner =
        De koning op g1 mag naar i1 en wint daarmee. De verdediger op c1 komt niet verder dan b1.

TB3 = Pionnen slaan

TB3_1 =
    Sluit je met je zet een vijandelijke pion in tussen twee van je eigen stukken, in een rij of in
    een kolom, dan is die pion geslagen en gaat hij van het bord.

    Slaan moet, en het gebeurt helemaal: alles wat je zet insluit, gaat eraf. Een insluiting die er
    al stond, doet niets.
    .enclosing = Donker zet h7–d7. De verdediger op c7 zit tussen b7 en d7 en is geslagen.

TB3_2 =
    Ga je zelf tussen twee vijandelijke stukken staan, dan gebeurt er niets. Je pion is daar veilig
    tot de tegenstander hem met een nieuwe zet insluit.
    .stepping-between = Licht zet d2–d4, tussen twee aanvallers in. Er gebeurt niets.

TB3_3 = Insluiten gaat nooit schuin.
    .not-diagonally =
        Donker zet g3–e3. De verdediger op d4 blijft staan: c5 en e3 liggen schuin tegenover elkaar.

TB3_4 =
    Een hoek telt als een donkere pion tegenover een lichte die ernaast staat. Eén aanvaller aan de
    andere kant is dan genoeg om die verdediger te slaan.

    Tegen aanvallers helpt een hoek niet. Ook bij het vangen van de koning met twee aanvallers
    (TB4.1) telt een hoek niet mee.
    .corner-helps = Donker zet c7–c9. De hoek a9 helpt mee en de verdediger op b9 is geslagen.
    .corner-is-dark = Andersom niet: na c7–c9 van Licht blijft de aanvaller op b9 staan.

TB3_5 =
    De koning slaat mee: als hij zelf zet, en ook als hij het stuk is dat aan de andere kant al
    klaarstaat.

    Wie een ongewapende koning kiest, laat hem in geen van beide gevallen meetellen.
    .armed-king = De koning gaat van h7 naar d7 en slaat met de verdediger op b7 de aanvaller op c7.

TB3_6 = Het lege paleis helpt niemand bij het slaan.
    .palace-helps-nobody =
        Donker zet c4–c5. De verdediger op d5 blijft staan: het lege paleis telt voor niemand.

TB3_7 = Eén zet kan tegelijk in meer dan één richting insluiten en zo tot drie pionnen slaan.
    .three-at-once = Donker zet d1–d3 en slaat drie verdedigers tegelijk: c3, d4 en e3.

TB4 = De koning

TB4_1 =
    De makkelijke manier: de koning zit klem tussen twee aanvallers, aan twee tegenover elkaar
    liggende kanten. Dat kan overal, behalve in het paleis.

    Het moet een zet van Donker zijn die de val sluit. Gaat de koning zelf tussen twee aanvallers
    staan, dan is hij veilig.
    .easy-way = Donker zet h3–d3. De koning zit tussen b3 en d3 en is gevangen.

TB4_2 =
    De moeilijke manier: aan alle vier de kanten van de koning staat een aanvaller. Zo is hij ook in
    het paleis te vangen. Aan de rand van het bord zijn de drie overgebleven kanten genoeg.

    Een hoek en het lege paleis tellen ook niet als kant die dicht moet. Naast het lege paleis zijn
    dus drie aanvallers genoeg, en naast een hoek twee. Ook hier moet een zet van Donker de val
    sluiten.
    .hard-in-palace = In het paleis zijn er vier nodig. Donker zet h5–f5 en sluit de laatste kant.
    .hard-at-edge = Aan de rand zijn er drie. Donker zet d5–b5 en vangt de koning op a5.
    .hard-beside-palace = Naast het lege paleis ook drie. Donker zet i3–e3 en vangt de koning op e4.
    .hard-beside-corner = Naast een hoek zijn er twee. Donker zet f2–b2 en vangt de koning op a2.

TB4_3 =
    Het boekje noemt eerst beide manieren en later alleen de moeilijke. Daarom kies je zelf.
    Gewoonlijk vangen beide manieren de koning; met “alleen aan alle kanten” telt alleen TB4.2. Dat
    maakt het leven van Licht een stuk makkelijker.

TB4_4 = Is de koning gevangen, dan heeft Donker meteen gewonnen.

TB4_5 = Bereikt de koning een hoek, dan heeft Licht meteen gewonnen.
    .escape =
        Voor de koning op d1 liggen twee hoeken open: a1 en i1. Waar hij ook heen gaat, Licht wint.

TB5 = Zo komt er een einde aan

TB5_1 =
    Donker mag de koning niet steeds op dezelfde manier blijven bedreigen. De derde keer op rij is
    de dreiging vervallen: met die zet kun je niet meer winnen.

TB5_2 =
    Een dreiging is een zet van Donker die de koning zou vangen als Donker meteen nog eens mocht
    zetten: van dit veld, naar dat veld, met de koning op zijn plaats. Een zet van Donker maakt een
    dreiging als die er vóór de zet nog niet was, en elke keer telt.

    Laat een zet van Donker geen enkele dreiging op het bord, dan begint het tellen opnieuw. Slaat
    Donker een pion, dan begint het ook opnieuw, en tellen de dreigingen die die zet maakt voor één.

    Een dreiging die vervallen is, staat nog wel op het bord. Zolang ze er staat, loopt de telling
    door.
    .threat = Donker zet b2–b3 en maakt een dreiging: daarna zou h3–d3 de koning op c3 vangen.

TB5_3 =
    Een dreiging die drie keer is gemaakt, is vervallen tot het tellen opnieuw begint. De zet zelf
    mag nog wel, en slaat ook pionnen, maar niet de koning. Bij de tweede keer waarschuwt de tafel.

TB5_4 =
    Ontstaat dezelfde stelling voor de derde keer, met dezelfde speler aan zet, dan is het remise.
    De beginstelling telt mee.

    Stellingen na een zet van Donker die een geldige dreiging maakt, en na het antwoord van Licht
    daarop, tellen niet mee. Voor dat soort herhaling is TB5.1 er.

TB5_5 =
    Honderd zetten op rij zonder dat er een pion wordt geslagen: remise. De zetten van beide spelers
    tellen mee. Je kunt bij het begin ook 60 of 200 kiezen.

TB5_6 = Wie aan de beurt is en geen enkele zet kan doen, verliest.
    .walled-in =
        Donker zet c8–c5. Geen enkel licht stuk kan nog weg, en Licht is aan de beurt: Donker wint.

TB5_7 = Je mag op elk moment opgeven, ook als je niet aan de beurt bent.

TB5_8 =
    Je mag op elk moment remise aanbieden. Biedt de ander op zijn beurt ook remise aan, dan is de
    partij remise. Doet de ander een zet, dan vervalt het aanbod.
