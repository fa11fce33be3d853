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
          'Een zet wordt opgeschreven zoals het spel dat voorschrijft. Wat niet te lezen is, telt niet.',
        ],
      },
      { id: 'T2', text: ['Als een partij is afgelopen, komt er niets meer bij.'] },
      {
        id: 'T3',
        text: [
          'Opgeven mag altijd, ook als je niet aan zet bent. Blijft er één speler over, dan wint die meteen; zijn het er meer, dan spelen zij door.',
        ],
      },
      {
        id: 'T4',
        text: [
          'Remise aanbieden mag altijd. Het aanbod vervalt zodra iemand zet die het niet deed. Biedt iedereen remise aan, dan is de partij gelijk geëindigd.',
        ],
      },
      {
        id: 'T5',
        text: [
          'Wie door de tijd gaat of te lang wegblijft, verliest de partij door de tafel, niet door een tegenstander.',
        ],
      },
      {
        id: 'T6',
        text: [
          'Je laatste zet terugnemen mag zolang niemand anders heeft gezet, het lot niet heeft gesproken en er niets is onthuld. De computer neemt zijn antwoord zonder morren terug.',
        ],
      },
      {
        id: 'T7',
        text: [
          'Alleen wie aan de beurt is, beslist. Wat het lot beslist, wordt getrokken uit een geheim getal waarvan het zegel vanaf het begin vastligt.',
        ],
      },
      {
        id: 'T8',
        text: ['Het aantal spelers en de keuzes aan tafel liggen vast voor de eerste zet.'],
      },
    ],
  } as RuleChapter,
};
