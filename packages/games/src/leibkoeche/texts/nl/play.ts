import type { LeibkoecheOptionTexts } from '../texts.ts';
import type { EndingWords, LeibkoecheRefusalWords } from '../words.ts';

export const options: LeibkoecheOptionTexts = {
  toss: {
    label: 'Opgooien',
    explain: 'Gooi je de pannenkoek echt op, of beslist het lot met de kansen van je pan?',
    values: { skill: 'Met de hand', chance: 'Met het lot' },
  },
  crowns: {
    label: 'Kronen',
    explain: 'Mag een kok meer dan één pannenkoek met een kroon op zijn blad hebben?',
    values: { one: 'Hoogstens één', free: 'Zoveel als je wilt' },
  },
  assist: {
    label: 'Hulp bij het gooien',
    explain: 'Mag wie dat liever doet zijn eigen worpen aan het lot overlaten?',
    values: { on: 'Ja', off: 'Nee, iedereen gooit zelf' },
  },
};

export const refusals: LeibkoecheRefusalWords = {
  'bad-setup': () => 'Zo kan de keuken niet worden klaargezet.',
  'no-such-starter': () => 'Die speler zit niet aan tafel.',
  'not-now': ({ due }) =>
    `Dat is nu niet aan de orde: eerst moet je ${DUE[due] ?? 'iets anders doen'}.`,
  'tile-not-free': ({ tile }) => `Tegel ${tile} is niet vrij.`,
  'not-on-row-one': () => 'Zolang het stapeltje er is, leg je niets in rij 1.',
  'no-pancake-there': ({ tile }) => `Op ${tile} ligt geen werppannenkoek.`,
  'laid-last': ({ tile }) => `Die op ${tile} is net neergelegd en mag deze beurt niet mee.`,
  'by-hand-only': () => 'Aan deze tafel gooit iedereen zelf.',
  'by-chance-only': () => 'Aan deze tafel beslist het lot: kies een halve slag of een hele.',
  'not-a-hand': () => 'Zo beweegt geen hand. Gooi nog eens.',
  'impossible-fall': ({ face }) =>
    `Zo kan deze pannenkoek niet vallen: ${face} ligt dan niet boven.`,
  'wrong-length': ({ steps, wanted }) =>
    `Je loopt er ${steps}, maar het moeten er precies ${wanted} zijn.`,
  'no-step': ({ from, to }) => `Van ${from} naar ${to} is geen stap.`,
  'back-and-forth': ({ tile }) => `Terug naar ${tile} is heen en weer lopen.`,
  'pancake-in-the-way': ({ tile }) => `Op ${tile} ligt een werppannenkoek in de weg.`,
  'pile-in-the-way': ({ tile }) => `Over de stapel op ${tile} kun je niet heen.`,
  'cook-in-the-way': ({ tile }) => `Op ${tile} staat al een kok.`,
  'back-where-you-began': ({ tile }) => `Je begon op ${tile} en mag er niet eindigen.`,
  'carpet-too-soon': ({ kinds }) =>
    `Je hebt er pas ${kinds}: naar de koning ga je met zes soorten.`,
  'place-taken': ({ place }) => `Plaats ${place} is al bezet.`,
  'no-such-face': ({ face }) => `Deze werppannenkoek heeft geen ${face}.`,
  'not-your-tray': () => 'Dat zijn niet de pannenkoeken van je blad.',
  'nothing-changed': () => 'Zo ligt je blad al.',
  'ordered-already': () => 'Je hebt je blad net anders gelegd. Doe eerst iets anders.',
  'no-more-ordering': () => 'Er staat al een kok voor de koning: je blad blijft zoals het ligt.',
};

export const endings: EndingWords = {
  won: 'Precies zoals de koning het wilde. Smakelijk, Majesteit!',
  resigned: 'De anderen hebben hun schort aan de wilgen gehangen.',
  drawn: 'Gelijk: daar zijn jullie het over eens.',
  forfeited: 'De anderen kwamen niet terug in de keuken.',
};

const DUE: Readonly<Record<string, string>> = {
  put: 'zeggen waar de andere kok heen gaat',
  shift: 'een pannenkoek verschuiven',
  from: 'een werppannenkoek nemen',
  toss: 'opgooien',
  fall: 'kijken hoe hij valt',
  walk: 'lopen',
  take: 'de pannenkoek nemen of laten liggen',
  tray: 'een plaats op je blad kiezen',
  peek: 'een plaats van de koning bekijken, of niet',
  lay: 'de werppannenkoek neerleggen',
  order: 'je blad leggen',
};
