moving =
    .title = Rechtuit, zo ver je wilt
    .task = Breng de verdediger van c3 in één zet naar de bovenste rij.
    .hint =
        Een stuk schuift langs zijn rij of kolom tot het ergens tegenaan komt. Kijk recht omhoog.
    .solved = Precies. Rechtuit, zo ver je wilt, zolang er niets in de weg staat.
    .wrong = Dat mag, maar je verdediger staat nog niet op rij 9. Probeer het nog eens.

taking =
    .title = Een pion insluiten
    .task = Sla een aanvaller: sluit hem in tussen twee van je eigen stukken.
    .hint = De koning staat al aan één kant van de aanvaller op d3, en hij telt mee.
    .solved = Geslagen! Je koning en je verdediger namen hem samen tussen zich in.
    .wrong = Er is nog niets geslagen. Zoek een aanvaller die al een licht stuk naast zich heeft.

two-at-once =
    .title = De hoek helpt mee
    .task = Sla twee verdedigers met één zet.
    .hint = Voor een verdediger naast een hoek telt die hoek als een donkere pion.
    .solved = Twee in één keer: de ene tegen de hoek, de andere tussen twee aanvallers.
    .wrong = Dat zijn er nog geen twee. Kijk eens bij de hoek a9.

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
        Je hebt drie keer gedreigd met h3–d3, dus die zet vangt de koning niet meer. Vang hem
        anders.
    .hint = Alleen die ene zet is vervallen. Een andere aanvaller mag hetzelfde veld wel innemen.
    .solved = Gevangen! Een dreiging vervalt, maar een andere manier telt gewoon.
    .wrong = De koning is nog vrij. De zet h3–d3 is vervallen; zoek een ander stuk.
