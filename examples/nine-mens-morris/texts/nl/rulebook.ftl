NM1 = Het bord

NM1_1 =
    Drie vierkanten liggen in elkaar en zijn in het midden van hun zijden met elkaar verbonden. De
    hoeken en de middens zijn de punten: vierentwintig bij elkaar. De kolommen heten a tot en met g, de
    rijen 1 tot en met 7.

NM1_2 =
    Ieder heeft negen stenen. Het bord is aan het begin leeg; alle stenen liggen nog in de hand, langs
    de rand.
    .start = Het begin: een leeg bord, en negen stenen voor elk.

NM1_3 = Licht begint. Daarna zijn de spelers om de beurt aan zet. Passen kan niet.

NM2 = Zetten, schuiven, springen

NM2_1 =
    Zolang je stenen in de hand hebt, zet je er elke beurt een op een leeg punt. Schuiven mag dan nog
    niet.

NM2_2 =
    Is je hand leeg, dan schuif je elke beurt een steen langs een lijn naar het volgende punt, als dat
    leeg is.
    .moving = De steen op d2 kan naar b2, d3 en f2, maar niet naar d1: daar staat er al een.

NM2_3 =
    Heb je nog maar drie stenen, en geen meer in de hand, dan mag je springen: een steen mag naar elk
    leeg punt. Wie dat niet wil, zet het bij het begin uit.

NM3 = Molens

NM3_1 =
    Drie stenen van één kleur op de drie punten van een rechte lijn zijn een molen. Er zijn zestien
    zulke lijnen: de vier zijden van elk vierkant, en de vier lijnen die de vierkanten verbinden.
    .mills = Licht heeft een molen op b6, d6 en f6. De drie donkere stenen zijn er geen: ze gaan een hoek om.

NM3_2 =
    Sluit je met je zet een molen, dan neem je in dezelfde beurt een steen van de ander van het bord.
    Die komt niet terug. Zonder molen neem je niets.

NM3_3 = Sluit één zet twee molens tegelijk, dan neem je toch maar één steen.
    .double = Licht zet op d7 en sluit er twee molens mee. Dat kost Donker één steen.

NM3_4 =
    Een steen in een molen is veilig. Alleen als álle stenen van de ander op het bord in molens staan,
    mag je er toch een nemen.
    .safe = Licht schuift d6–d7. Alleen e4 en f2 mogen eraf; a1, d1 en g1 staan in een molen.

NM3_5 = Je mag een molen openen en weer sluiten. Elke keer neem je een steen.

NM4 = Het einde

NM4_1 = Wie minder dan drie stenen heeft, op het bord en in de hand samen, verliest.

NM4_2 = Wie aan de beurt is en niet kan schuiven, verliest.
    .shut-in = Donker schuift d1–a1. Geen van de lichte stenen kan nog weg.

NM4_3 =
    Komt dezelfde stelling, met dezelfde speler aan zet, voor de derde keer op het bord, dan is het
    remise. Dat telt pas als alle stenen zijn gezet.

NM4_4 =
    Wordt er zestig zetten lang geen steen neergezet en geen steen genomen, dan is het remise. De
    zetten van beide spelers tellen mee.

NM4_5 = Je mag op elk moment opgeven.

NM4_6 =
    Je mag op elk moment remise aanbieden. Doet de ander een zet, dan is het aanbod van de baan. Biedt
    de ander ook remise aan, dan is de partij afgelopen.
