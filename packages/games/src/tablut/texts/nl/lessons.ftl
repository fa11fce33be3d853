goal =
    .title = Waar het om gaat
    .task =
        Licht wint zodra de koning in een hoek staat. Donker wint zodra de koning gevangen is. Jij
        bent Licht, en de weg is vrij: win!
    .hint = De koning staat op b9. Elke hoek is goed, en er ligt er een vlakbij.
    .solved = Gewonnen! Zo vlucht een koning. Was hij gevangen, dan had Donker gewonnen.
    .wrong = Zo heeft Donker nog een kans. Zet de koning zelf in de hoek.

palace =
    .title = Rechtuit, niet door het paleis
    .task =
        Een stuk schuift rechtuit, zo ver je wilt. De koning is weg uit het paleis: dat is nu dicht,
        voor iedereen. Sla de aanvaller op c5.
    .hint =
        Op b5 staat al een verdediger. Er moet er een naar d5, maar die van f5 kan niet door het
        paleis.
    .solved = Precies. Van d7 naar d5 gaat het rechtuit, zonder door het paleis te hoeven.
    .wrong = Er is nog niets geslagen. Welke verdediger kan recht naar d5 schuiven?

taking =
    .title = Een pion insluiten
    .task = Sla een aanvaller: sluit hem in tussen twee van je eigen stukken.
    .hint = Naast de aanvaller op e2 staat al een verdediger, op f2. Wat ligt er aan de andere kant?
    .solved =
        Geslagen! Twee van je stukken hadden hem tussen zich in. Ook de koning mag daaraan meedoen.
    .wrong = Er is nog niets geslagen. Zoek een aanvaller die al een licht stuk naast zich heeft.

safe =
    .title = Er zelf tussen stappen
    .task =
        Sla een aanvaller. Wees niet bang om tussen twee aanvallers te gaan staan: wie er zelf
        tussen stapt, is veilig.
    .hint =
        De aanvaller op e2 heeft al een verdediger naast zich. Aan zijn andere kant ligt d2, tussen
        d1 en d3.
    .solved =
        Geslagen, en je verdediger staat er nog. Alleen wie door een zet van de ander ingesloten
        wordt, gaat van het bord.
    .wrong = Er is nog niets geslagen. Durf tussen twee aanvallers te gaan staan.

corner =
    .title = De hoek helpt Donker
    .task =
        Jij bent nu Donker. In een hoek mag alleen de koning staan, maar voor een verdediger ernaast
        telt de hoek als een aanvaller. Sla er een.
    .hint =
        De verdediger op i8 staat naast de hoek i9. Eén aanvaller aan zijn andere kant is genoeg.
    .solved = Geslagen: de hoek deed mee. Voor de koning geldt dat niet.
    .wrong = Er is nog niets geslagen. Welke verdediger staat naast een hoek?

escaping =
    .title = Ontsnappen
    .task = Breng de koning in twee zetten naar een hoek, wat Donker ook doet.
    .hint = Donker kan maar één weg tegelijk versperren. Zorg dat er twee openliggen.
    .solved = Ontsnapt! Twee open wegen tegelijk: daar is geen kruid tegen gewassen.
    .wrong = Zo kan Donker de koning nog tegenhouden. Zoek een veld vanwaar hij twee hoeken ziet.

blocking =
    .title = De weg versperren
    .task = De koning wil naar een hoek. Houd hem tegen.
    .hint = Langs welke rij of kolom ziet de koning een hoek? Zet daar een aanvaller tussen.
    .solved = De weg is dicht. Op tijd versperren is het halve werk voor Donker.
    .wrong = De koning kan nog steeds naar een hoek. Zet een aanvaller in zijn weg.

easy-way =
    .title = De koning klemzetten
    .task = Vang de koning.
    .hint = Buiten het paleis zijn twee aanvallers genoeg, als ze recht tegenover elkaar staan.
    .solved = Gevangen! Buiten het paleis is de koning kwetsbaar.
    .wrong =
        De koning is nog vrij. Er staat al een aanvaller naast hem: wat ligt daar recht tegenover?

hard-way =
    .title = De koning in zijn paleis
    .task = De koning zit nog in zijn paleis. Vang hem daar.
    .hint = In het paleis moeten alle vier de kanten dicht. Welke kant is nog open?
    .solved = Alle vier de kanten dicht: ook het paleis biedt geen bescherming meer.
    .wrong = Er is nog een kant open. Sluit de laatste.

void-threat =
    .title = Een vervallen dreiging
    .task =
        Je hebt drie keer gedreigd de aanvaller van h3 naar d3 te zetten, dus die zet vangt de koning
        niet meer. Vang hem anders.
    .hint = Alleen die ene zet is vervallen. Een andere aanvaller mag hetzelfde veld wel innemen.
    .solved = Gevangen! Een dreiging vervalt, maar een andere manier telt gewoon.
    .wrong = De koning is nog vrij. De zet van h3 naar d3 is vervallen; zoek een ander stuk.
