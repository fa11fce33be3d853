import type { TablutOptionTexts } from '../texts.ts';
import type { RefusalWords, TablutWords } from '../words.ts';

const sides = { light: 'Licht', dark: 'Donker' } as const;

export const options: TablutOptionTexts = {
  palacePassage: {
    label: 'Doorgang door het paleis',
    explain: 'Mag een stuk door het lege paleis heen schuiven? Erop blijven staan mag nooit.',
    values: { closed: 'Dicht: niemand gaat erdoorheen', open: 'Open: erdoorheen mag' },
  },
  king: {
    label: 'De koning slaat mee',
    explain: 'Helpt de koning om aanvallers in te sluiten, of loopt hij alleen maar weg?',
    values: { armed: 'Gewapend: hij slaat mee', unarmed: 'Ongewapend: hij slaat niet' },
  },
  kingCapture: {
    label: 'De koning vangen',
    explain: 'Zijn twee aanvallers genoeg, of moet de koning aan alle kanten ingesloten zijn?',
    values: {
      either: 'Met twee, of aan alle kanten',
      hard: 'Alleen aan alle kanten',
    },
  },
  drawAfter: {
    label: 'Remise zonder slaan',
    explain:
      'Na hoeveel zetten op rij zonder slagen eindigt de partij in remise? De zetten van beide spelers tellen mee.',
    values: { '100': 'Na 100 zetten', '60': 'Na 60 zetten', '200': 'Na 200 zetten' },
  },
};

export const refusals: RefusalWords = {
  'no-piece': ({ square }) => `Op ${square} staat geen stuk.`,
  'not-your-piece': ({ square, mover }) =>
    `Het stuk op ${square} is niet van jou: jij speelt met ${sides[mover]}.`,
  'stays-put': ({ square }) => `Je stuk staat al op ${square}. Je moet er echt mee zetten.`,
  diagonal: ({ from, to }) => `Van ${from} naar ${to} is schuin. Een stuk gaat alleen rechtuit.`,
  'not-in-line': ({ from, to }) =>
    `${from} en ${to} liggen niet in één rij of kolom. Een stuk gaat alleen rechtuit.`,
  'path-blocked': ({ from, to, at }) =>
    `Van ${from} naar ${to} kom je niet: op ${at} staat een stuk in de weg.`,
  'square-taken': ({ square }) => `Op ${square} staat al een stuk.`,
  'palace-closed': ({ piece }) =>
    piece === 'king'
      ? 'De koning heeft zijn paleis verlaten en mag er niet meer in terug.'
      : 'Niemand mag het paleis in.',
  'palace-in-the-way': ({ from, to }) =>
    `Van ${from} naar ${to} ga je door het lege paleis, en dat is hier dicht.`,
  'corner-for-king': ({ square }) => `${square} is een hoek, en daar mag alleen de koning in.`,
  'wrong-captures': ({ written, taken }) =>
    taken.length === 0
      ? `Deze zet slaat niets, ook ${inWords(written)} niet.`
      : `Deze zet slaat ${inWords(taken)}: niet meer en niet minder.`,
};

export const endings: TablutWords['endings'] = {
  'TB4.4': ({ winner }) => `De koning is gevangen. ${winner} wint!`,
  'TB4.5': ({ winner }) => `De koning heeft een hoek bereikt. ${winner} wint!`,
  'TB5.4': () => 'Remise: dezelfde stelling is voor de derde keer ontstaan.',
  'TB5.5': () => 'Remise: er is al te lang geen pion meer geslagen.',
  'TB5.6': ({ winner, loser }) => `${loser} kan geen zet meer doen. ${winner} wint!`,
  'TB5.7': ({ winner, loser }) => `${loser} geeft op. ${winner} wint!`,
  'TB5.8': () => 'Remise: daar zijn jullie het over eens.',
  T5: ({ winner, loser }) => `${loser} speelde niet verder. ${winner} wint.`,
};

function inWords(squares: readonly string[]): string {
  return new Intl.ListFormat('nl').format(squares);
}
