import type { Pan } from '../../rules/index.ts';
import type { TossWords } from '../toss-words.ts';

const pans: Readonly<Record<Pan, string>> = {
  small: 'kleine pan',
  normal: 'gewone pan',
  large: 'grote pan',
};

export const toss: TossWords = {
  title: 'Gooi maar op!',
  onThePan: (pan, face) => `Je ${pans[pan]}, met een ${face} boven`,
  how: 'Veeg iets omlaag en dan vlot omhoog.',
  howByKeys: 'Of houd spatie (halve slag) of ↑ (hele slag) in, en laat los als de pan onderaan is.',
  brings: (half, full) => `Een halve slag geeft ${half}, een hele slag ${full}.`,
  half: 'halve slag',
  full: 'hele slag',
  heating: 'Het fornuis wordt warm…',
  cold: 'Het fornuis wil niet aan.',
  retry: 'Nog eens aansteken',
  judging: 'Even kijken…',
  result: { caught: 'Gevangen!', missed: 'Ernaast!', invalid: 'Niet gedraaid' },
  faceUp: (face) => `${face} boven`,
  refused: 'Die worp telt niet. Gooi nog eens.',
  close: 'Terug naar de keuken',
  practise: 'Eerst oefenen',
  inEarnest: 'Nu echt',
  doesNotCount: 'Oefenworp: telt niet',
  tosses: (who) => `${who} gooit op`,
  skip: 'Overslaan',
  practice: {
    title: 'De oefenkeuken',
    intro: 'Gooi zo vaak je wilt. Hier kijkt de koning niet mee.',
    whichPan: 'Welke pan?',
    pan: 'Pan',
    pans: { small: 'Klein', normal: 'Gewoon', large: 'Groot' },
    tally: 'Jouw worpen',
    thrown: 'Gegooid',
    caught: 'Gevangen',
    missed: 'Ernaast',
    invalid: 'Niet gedraaid',
    half: 'Halve slag',
    full: 'Hele slag of meer',
    reset: 'Opnieuw tellen',
  },
};
