import type { RuleChapter } from '@kast/games';

export const rulebook = {
  title: (game: string) => `Spelregels van ${game}`,
  heading: 'Spelregels',
  search: 'Zoek in de regels',
  searchHint: 'Een woord, of een nummer',
  found: (count: number) => (count === 1 ? '1 regel gevonden' : `${count} regels gevonden`),
  nothing: 'Niets gevonden. Probeer een ander woord.',
  contents: 'Inhoud',
  ruling: 'onze uitleg',
  rulingExplained:
    'Bij regels met “onze uitleg” zwijgt het boekje of spreekt het zichzelf tegen; zo spelen wij het.',
  linkTo: (rule: string) => `Link naar regel ${rule}`,
  option: 'Hier is een keuze: je stelt haar in als je de tafel klaarzet.',
  table: {
    id: 'T',
    title: 'Aan elke tafel',
    rules: [
      {
        id: 'T1',
        text: [
          'Een zet wordt opgeschreven zoals zijn spel dat voorschrijft. Wat niet te lezen is, wordt geweigerd en verandert niets.',
          'Wie typt, mag het soms korter doen; in het verslag staat altijd de volledige schrijfwijze. Een “?” staat voor een zet die de lezer nog niet mag kennen.',
        ],
      },
      {
        id: 'T2',
        text: [
          'Is een partij afgelopen, dan komt er niets meer bij: geen zet, geen aanbod en geen lot.',
        ],
      },
      {
        id: 'T3',
        text: [
          'Opgeven mag altijd, ook als je niet aan zet bent. Terugnemen kan niet.',
          'Met z’n tweeën wint de ander meteen. Met meer spelers gaan de anderen door en doet de computer voortaan jouw zetten. Wie heeft opgegeven, kan niet meer winnen; wie als laatste overblijft, wint.',
        ],
      },
      {
        id: 'T4',
        text: [
          'Remise aanbieden mag altijd. Heeft iedereen die nog meedoet remise aangeboden, dan eindigt de partij gelijk.',
          'Een aanbod vervalt zodra iemand zet die het niet heeft gedaan. Zolang het staat, kun je het niet herhalen en niet intrekken.',
        ],
      },
      {
        id: 'T5',
        text: [
          'Wie geen tijd meer heeft of langer wegblijft dan de tafel toestaat, verliest zoals bij opgeven (T3). Alleen de tafel zelf stelt dat vast.',
        ],
      },
      {
        id: 'T6',
        text: [
          'Je laatste zet mag je terugnemen zolang er niets tegen is: een ander heeft gezet, geboden of opgegeven, het lot heeft gesproken, er is iets onthuld wat verborgen was, de partij is afgelopen, of het spel verbiedt het.',
          'De computer neemt zijn antwoord zonder morren terug. In het verslag blijven de zet én het terugnemen staan.',
        ],
      },
      {
        id: 'T7',
        text: [
          'Alleen wie aan de beurt is, beslist. Beslissen er meer tegelijk, dan doen ze dat in willekeurige volgorde, ieder één keer.',
          'Wat het lot beslist, volgt uit een geheim getal. Het zegel daarvan is vanaf het begin bekend, het getal zelf na afloop: zo kan iedereen narekenen dat er niet is geknoeid.',
        ],
      },
      {
        id: 'T8',
        text: [
          'Het aantal spelers en de keuzes aan tafel liggen vast vóór de eerste zet en veranderen daarna niet meer.',
        ],
      },
    ],
  } as RuleChapter,
};
