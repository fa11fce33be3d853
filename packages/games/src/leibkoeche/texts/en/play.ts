import type { LeibkoecheOptionTexts } from '../texts.ts';
import type { EndingWords, LeibkoecheRefusalWords } from '../words.ts';

export const options: LeibkoecheOptionTexts = {
  toss: {
    label: 'Tossing',
    explain: 'Do you really toss the pancake, or do the odds of your pan decide?',
    values: { skill: 'By hand', chance: 'By lot' },
  },
  crowns: {
    label: 'Crowns',
    explain: 'May a cook have more than one crowned pancake on the tray?',
    values: { one: 'One at most', free: 'As many as you like' },
  },
  assist: {
    label: 'Help with tossing',
    explain: 'May those who would rather do so leave their own throws to chance?',
    values: { on: 'Yes', off: 'No, everybody tosses' },
  },
};

export const refusals: LeibkoecheRefusalWords = {
  'bad-setup': () => 'The kitchen cannot be set up like that.',
  'no-such-starter': () => 'That player is not at the table.',
  'not-now': ({ due }) => `Not now: first you have to ${DUE[due] ?? 'do something else'}.`,
  'tile-not-free': ({ tile }) => `Tile ${tile} is not free.`,
  'not-on-row-one': () => 'While the stack lasts nothing is laid in row 1.',
  'no-pancake-there': ({ tile }) => `There is no throwing pancake on ${tile}.`,
  'laid-last': ({ tile }) => `The one on ${tile} was laid down last and cannot be taken this turn.`,
  'by-hand-only': () => 'At this table everybody tosses by hand.',
  'by-chance-only': () => 'At this table chance decides: choose half a turn or a full one.',
  'not-a-hand': () => 'No hand moves like that. Toss again.',
  'impossible-fall': ({ face }) => `This pancake cannot fall like that: ${face} would not be up.`,
  'wrong-length': ({ steps, wanted }) => `You walk ${steps}, but it must be exactly ${wanted}.`,
  'no-step': ({ from, to }) => `From ${from} to ${to} is not a step.`,
  'back-and-forth': ({ tile }) => `Back to ${tile} would be going back and forth.`,
  'pancake-in-the-way': ({ tile }) => `A throwing pancake on ${tile} is in the way.`,
  'pile-in-the-way': ({ tile }) => `You cannot pass the pile on ${tile}.`,
  'cook-in-the-way': ({ tile }) => `There is a cook on ${tile} already.`,
  'back-where-you-began': ({ tile }) => `You began on ${tile} and may not end there.`,
  'carpet-too-soon': ({ kinds }) => `You have only ${kinds}: you go to the king with six kinds.`,
  'place-taken': ({ place }) => `Place ${place} is taken.`,
  'no-such-face': ({ face }) => `This throwing pancake has no ${face}.`,
  'not-your-tray': () => 'Those are not the pancakes on your tray.',
  'nothing-changed': () => 'Your tray lies like that already.',
  'ordered-already': () => 'You have just rearranged your tray. Do something else first.',
  'no-more-ordering': () => 'A cook stands before the king: your tray stays as it is.',
};

export const endings: EndingWords = {
  won: 'Exactly as the king wanted it. Enjoy your meal, Majesty!',
  resigned: 'The others have hung up their aprons.',
  drawn: 'Drawn: on that you agree.',
  forfeited: 'The others did not come back to the kitchen.',
};

const DUE: Readonly<Record<string, string>> = {
  put: 'say where the other cook goes',
  shift: 'shift a pancake',
  from: 'take a throwing pancake',
  toss: 'toss',
  fall: 'see how it falls',
  walk: 'walk',
  take: 'take the pancake or leave it',
  tray: 'choose a place on your tray',
  peek: 'look at one of the king’s places, or not',
  lay: 'lay the throwing pancake down',
  order: 'arrange your tray',
};
