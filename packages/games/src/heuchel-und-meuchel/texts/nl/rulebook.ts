import type { RulebookWords } from '../rulebook.ts';

export const chapters: RulebookWords['chapters'] = {
  HM1: 'Het huis',
  HM2: 'Klaarleggen',
  HM3: 'Klimmen',
  HM4: 'Huichelen en meuchelen',
  HM5: 'Thuiskomen',
  HM6: 'Het einde',
  HM7: 'Met de dobbelsteen',
  HM8: 'Wie weet wat',
};

export const rules: RulebookWords['rules'] = {
  'HM1.1': [
    'Er zijn 36 kaarten: zes klassen van zes. Van laag naar hoog: vuurvreter, muzikant, kwakzalver, patriciër, bisschop en vorst. Binnen een klasse loopt de rang van 1, de laagste, tot 6.',
  ],
  'HM1.2': [
    'Een kaart is hoger dan elke kaart van een lagere klasse, en dan elke lagere rang van haar eigen klasse. Kwakzalver 1 is dus hoger dan muzikant 6.',
  ],
  'HM1.3': ['Elke speler heeft een kolom van dertien rijen. Rij 1 ligt onderaan.'],
  'HM1.4': [
    'Elke klasse begint op haar eigen rij: de vuurvreters op rij 1, en zo verder tot de vorsten op rij 6. Haar doel ligt zeven rijen hoger, op rij 8 tot en met 13. Rij 7 is van niemand.',
  ],
  'HM1.5': [
    'Elke verdieping heeft het behang van haar klasse, zowel waar die begint als waar ze heen wil. Zo zie je in één oogopslag waar een kaart thuishoort.',
  ],
  'HM2.1': [
    'De kaarten worden geschud en iedereen krijgt er zes. De overige doen niet mee; niemand ziet ze.',
  ],
  'HM2.2': ['Elke kaart ligt open op de startrij van haar klasse, in de kolom van haar eigenaar.'],
  'HM2.3': [
    'Heb je meer kaarten van één klasse, dan vormen die een stapel. In welke volgorde, bepaal je zelf en in het geheim. De anderen zien alleen de bovenste.',
  ],
  'HM2.4': [
    'Iedereen legt tegelijk klaar. Tot de laatste zover is, ziet niemand iets van de kaarten van een ander. Wie niets te stapelen heeft, is meteen klaar.',
  ],
  'HM2.5': ['De volgorde in een stapel verandert daarna nooit meer.'],
  'HM2.6': [
    'Na het klaarleggen wordt geloot wie begint. De beurt gaat met de klok mee, kolom na kolom. Wie geen open kaarten meer heeft, wordt overgeslagen.',
  ],
  'HM3.1': ['In je beurt verzet je één kaart of één stapel in je eigen kolom. Passen mag niet.'],
  'HM3.2': ['Kaarten gaan alleen omhoog, in hun eigen kolom. Nooit omlaag, opzij of schuin.'],
  'HM3.3': [
    'Een kaart of stapel gaat naar het eerste vrije veld erboven. Bezette velden die daar meteen tussen liggen, spring je over.',
  ],
  'HM3.4': [
    'Ligt er recht boven je landing weer iets, dan mag je doorspringen naar het volgende vrije veld, en zo verder. Ook na een gewone stap van één. Na elke landing kies je zelf of je doorgaat.',
  ],
  'HM3.5': [
    'Van een stapel op zijn startrij mag je alles meenemen, of zoveel kaarten van bovenaf als je wilt.',
    'Spreek je af dat splitsen overal mag, dan geldt dat op elke rij. Komt er daardoor bij wat achterblijft een kaart bovenop die op haar doel ligt of ervoorbij, dan gebeurt daarmee wat HM4.7 en HM4.6 zeggen.',
  ],
  'HM3.6': [
    'De bovenste kaart van wat je verzet mag haar doelrij niet voorbij. De kaarten eronder wel: die reizen onder bescherming.',
  ],
  'HM3.7': [
    'Liggen er omgedraaide kaarten op een doelveld, dan is dat veld vrij voor wie daar met de bovenste kaart zijn doel heeft. Voor alle anderen is het bezet.',
  ],
  'HM3.8': [
    'Wie een open kaart heeft, kan altijd een zet doen. Met de dobbelsteen: een zet doen of een kaart weghalen.',
  ],
  'HM4.1': [
    'Is je zet klaar, kijk dan de rij langs. Elke open kaart of stapel in een andere kolom waarvan de bovenste kaart lager is dan de jouwe, mag je pakken. Het hoeft niet.',
    'Je zegt in één keer wat je pakt, uit elke kolom hoogstens één keer.',
  ],
  'HM4.2': [
    'Van een stapel pak je alles, of zoveel kaarten van bovenaf als je wilt. Vooraf kijken mag niet.',
  ],
  'HM4.3': [
    'Wat je pakt gaat onder je eigen kaart of stapel, in dezelfde volgorde. Pak je uit meer kolommen, dan komt elke volgende partij weer onderaan: wat je het laatst noemt, ligt het laagst.',
  ],
  'HM4.4': [
    'Heb je iets gepakt, dan mag je nog eens zetten, met dezelfde of een andere kaart of stapel. En zo verder, zolang je iets pakt. Je mag ook stoppen.',
  ],
  'HM4.5': ['Omgedraaide kaarten kan niemand pakken.'],
  'HM4.6': [
    'Is van een stapel maar een deel gepakt, en ligt er nu een kaart bovenop die haar doelrij al voorbij is? Dan gaat de hele rest van het bord. Die kaarten tellen als min voor hun eigenaar.',
  ],
  'HM4.7': [
    'Ligt die kaart precies op haar doelrij, dan wordt de rest omgedraaid en is ze veilig.',
  ],
  'HM5.1': [
    'Komt de bovenste kaart van een stapel op haar doelrij, dan wordt de hele stapel omgedraaid. Hij is veilig en beweegt niet meer.',
  ],
  'HM5.2': ['Wat later op hetzelfde veld aankomt, wordt erbovenop gelegd.'],
  'HM6.1': [
    'Het spel is uit zodra nog hoogstens één speler open kaarten heeft.',
    'Daar wordt na elke zet naar gekeken, ook midden in een lange beurt. Wie helemaal geen kaarten meer heeft, is ook klaar. Pak je de laatste open kaarten van alle anderen, dan maak je er dus zelf een eind aan, met je eigen kaarten nog op de trap. Dat mag, maar het is vaak dom; de tafel waarschuwt je.',
  ],
  'HM6.2': ['Een kaart is haar rang waard, 1 tot 6. De klasse maakt niet uit.'],
  'HM6.3': [
    'Plus tellen de kaarten in je kolom die op hun doelrij liggen of erboven. Min tellen de kaarten in je kolom die er nog onder liggen, en de kaarten die uit je kolom van het bord zijn gegaan.',
  ],
  'HM6.4': [
    'Elke kaart telt voor zichzelf, ook in een omgedraaide stapel. Een bisschop die onder een vuurvreter op rij 8 is omgedraaid, is niet thuis en telt als min.',
  ],
  'HM6.5': ['Wie de meeste punten heeft, wint. Bij gelijke stand wordt de winst gedeeld.'],
  'HM7.1': [
    'Spreek je de dobbelsteen af, dan gooi je voor je zet. Je gaat met één kaart of stapel precies zoveel rijen omhoog. Bezette velden tellen gewoon mee.',
  ],
  'HM7.2': [
    'Je landt op een vrij veld (HM3.7 geldt) en niet voorbij het doel van de bovenste kaart. Springen en doorspringen is er niet bij.',
  ],
  'HM7.3': ['Voor elke extra zet gooi je opnieuw. Of je doorgaat, zeg je voordat je gooit.'],
  'HM7.4': [
    'Kun je niets met je worp, dan ben je je beurt kwijt en haal je een eigen kaart weg die nog niet thuis is. Die telt als min. Het is de bovenste kaart van een stapel naar keuze.',
  ],
  'HM7.5': [
    'Komt er dan een kaart bloot die haar doel voorbij is, dan gaat die ook weg, en zo verder. Ligt de volgende precies op haar doel, dan wordt ze omgedraaid.',
  ],
  'HM7.6': [
    'Iedereen speelt door tot al zijn kaarten thuis of weg zijn, de laatste in zijn eentje. HM6.1 geldt niet.',
  ],
  'HM8.1': [
    'Iedereen mag weten: alle bovenste kaarten, hoe hoog elke stapel is, elke kaart die ooit bovenop lag en elke kaart die van het bord ging.',
  ],
  'HM8.2': [
    'De volgorde die je je eigen stapels gaf, weet jij alleen, zolang die kaarten er ongezien liggen.',
  ],
  'HM8.3': [
    'Niemand bladert door een stapel, ook niet nadat hij hem gepakt heeft. Normaal laat de tafel je zien welke kaarten je gezien hebt en waar ze nu liggen, en de klasse als die af te leiden is. Wie liever zelf onthoudt, zet dat uit.',
  ],
  'HM8.4': ['Is het spel uit, dan gaan alle kaarten open.'],
};

export const captions: RulebookWords['captions'] = {
  house:
    'Drie kolommen bij het begin. Elke klasse ligt op haar startrij; zeven rijen hoger hangt hetzelfde behang.',
  order: 'Van de stapels op rij 3 en rij 2 zien de anderen alleen de bovenste kaart.',
  jumping: 'De vuurvreter op rij 1 springt over muzikant en kwakzalver heen en landt op rij 4.',
  'jumping-on': 'De vuurvreter kan naar rij 2, en dan door naar rij 4 en rij 7.',
  splitting: 'De drie kwakzalvers liggen op hun startrij: er mogen er één, twee of drie omhoog.',
  protection:
    'Kwakzalver 3 mag tot rij 10. De vuurvreters onder hem reizen mee, ook voorbij hun eigen doel op rij 8.',
  'open-door':
    'Rij 8 is vrij voor de vuurvreter, maar bezet voor de muzikant: die springt naar rij 9.',
  reach:
    'Gaat kwakzalver 4 naar rij 4, dan kan hij de muzikanten in kolom b pakken en kwakzalver 2 in kolom d. De patriciër in c is te hoog.',
  under: 'Eerst is kwakzalver 2 gepakt, daarna de beide muzikanten. Die liggen dus het laagst.',
  lapsing:
    'De vorst gaat naar rij 9 en pakt alleen de bisschop. Vuurvreter 6 is zijn doel voorbij: hij en de kwakzalver vervallen.',
  'coming-home':
    'Pakt de vorst op rij 8 alleen de bisschop, dan ligt vuurvreter 6 precies op zijn doel. De rest wordt omgedraaid.',
  counting:
    'Kolom a: vuurvreter 3 telt plus 3, bisschop 5 eronder min 5. Patriciër 4 is er nog niet: min 4. Kwakzalver 6 onder hem wel: plus 6. Muzikant 2 is van het bord: min 2.',
  die: 'Gegooid: 3. Vuurvreter, muzikant en vorst kunnen alle drie precies drie rijen omhoog.',
};
