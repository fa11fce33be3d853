import type { HeuchelOptionTexts } from '../texts.ts';
import type { HeuchelWords } from '../words.ts';
import { cardInWords } from './table.ts';

export const options: HeuchelOptionTexts = {
  split: {
    label: 'Stapels splitsen',
    explain: 'Waar mag je een deel van je eigen stapel laten staan?',
    values: { start: 'Alleen op de startrij', anywhere: 'Op elke rij' },
  },
  die: {
    label: 'De dobbelsteen',
    explain: 'Bepaalt een worp hoe ver je gaat, in plaats van springen?',
    values: { off: 'Zonder dobbelsteen', on: 'Met dobbelsteen' },
  },
  memory: {
    label: 'Onthouden',
    explain: 'Laat de tafel zien welke kaarten je al gezien hebt, of moet je dat zelf onthouden?',
    values: { aid: 'De tafel helpt', strict: 'Zelf onthouden' },
  },
};

const DUE: Readonly<Record<string, string>> = {
  arrange: 'Eerst legt iedereen zijn stapels op volgorde.',
  move: 'Nu moet je een kaart of stapel verzetten.',
  take: 'Zeg eerst of je iets pakt of alles laat liggen.',
  again: 'Zeg eerst of je doorgaat of stopt.',
  remove: 'Je worp past nergens: haal een eigen kaart weg.',
};

export const refusals: HeuchelWords['refusals'] = {
  'not-now': ({ due }) => DUE[due] ?? 'Dat kan nu niet.',
  'bad-deal': () => 'Zo kan er niet gedeeld zijn.',
  'no-such-starter': ({ seat }) => `Er is geen speler ${seat} om te beginnen.`,
  'bad-roll': ({ pips }) => `Een dobbelsteen heeft geen ${pips}.`,
  'not-your-cards': ({ text }) => `Leg precies je eigen stapels neer: ${text}.`,
  'nothing-to-move': ({ row }) => `Op rij ${row} ligt niets van jou.`,
  'face-down': ({ row }) =>
    `De kaarten op rij ${row} liggen omgedraaid: die zijn thuis en blijven daar.`,
  'no-such-part': ({ row, count }) =>
    `Van de stapel op rij ${row} kun je geen ${count} kaarten nemen.`,
  'no-splitting-here': ({ row }) =>
    `Op rij ${row} mag je deze stapel niet splitsen. Dat kan alleen op zijn startrij.`,
  'never-down': () => 'In dit huis gaat iedereen omhoog, nooit omlaag.',
  'past-its-goal': ({ card, goal }) =>
    `De ${cardInWords(card)} wil naar rij ${goal} en mag daar niet voorbij.`,
  'field-taken': ({ row }) => `Op rij ${row} ligt al iets. Je landt op een vrij veld.`,
  'no-landing': ({ to, landings }) =>
    landings.length === 0
      ? `Van hier kun je niet naar rij ${to}.`
      : `Naar rij ${to} kan niet. Van hier kun je landen op ${rowsInWords(landings)}.`,
  'not-the-roll': ({ pips, steps }) => `Je hebt ${pips} gegooid, en dit zijn er ${steps}.`,
  'nothing-to-take': ({ column }) => `In kolom ${column} is op deze rij niets te pakken.`,
  outranked: ({ column, card, mine }) =>
    `De ${cardInWords(card)} in kolom ${column} is niet lager dan jouw ${cardInWords(mine)}.`,
  safe: ({ column }) => `De kaarten in kolom ${column} zijn thuis, en dus veilig.`,
  'column-twice': ({ column }) => `Uit kolom ${column} neem je maar één keer.`,
  'nothing-to-remove': ({ row }) => `Op rij ${row} ligt niets dat je kunt weghalen.`,
};

export const endings: HeuchelWords['endings'] = {
  lastOneLeft: (points) =>
    `Op hoogstens één na heeft iedereen al zijn kaarten thuis. ${inPoints(points)} is het beste resultaat.`,
  shared: (points) => `Gelijk geëindigd met ${inPoints(points)}: de winst wordt gedeeld.`,
  allHomeOrGone: (points) =>
    `Alle kaarten zijn thuis of van het bord. ${inPoints(points)} is het beste resultaat.`,
  resigned: 'De anderen hebben opgegeven.',
  drawn: 'Remise, zo is afgesproken.',
  forfeited: 'De anderen speelden niet verder.',
};

function rowsInWords(rows: readonly (string | number)[]): string {
  const list = new Intl.ListFormat('nl', { type: 'disjunction' }).format(rows.map(String));
  return rows.length === 1 ? `rij ${list}` : `de rijen ${list}`;
}

function inPoints(points: number): string {
  return Math.abs(points) === 1 ? `${points} punt` : `${points} punten`;
}
