import { colourOf } from '../../rules/index.ts';
import type { DrunterOptionTexts } from '../texts.ts';
import type { DrunterWords, RefusalWords } from '../words.ts';

const list = new Intl.ListFormat('en');

export const seats: DrunterWords['seats'] = {
  R: 'Red',
  O: 'Orange',
  Y: 'Yellow',
  G: 'Green',
  B: 'Blue',
  V: 'Violet',
};

export const options: DrunterOptionTexts = {
  layout: {
    label: 'The circles',
    explain: 'Do the colours lie differently each time, or always as on the old board?',
    values: { shuffled: 'Different each time', printed: 'Always the same board' },
  },
  block: {
    label: 'How long a disc is stuck',
    explain:
      'After how many own turns under another disc may a disc slip out? In the old booklet it is stuck until the other one leaves.',
    values: { '5': 'Five turns', '3': 'Three turns', endless: 'Until the other one leaves' },
  },
  falseClaim: {
    label: 'Wrongly saying “mine is right”',
    explain: 'What does it cost to say that your disc stands right when it does not?',
    values: { skip: 'A missed turn', free: 'Nothing' },
  },
  rounds: {
    label: 'How long it lasts',
    explain: 'After so many rounds it is over, and whoever has most discs right wins.',
    values: { '60': 'At most 60 rounds', '30': 'At most 30 rounds', '150': 'At most 150 rounds' },
  },
  memory: {
    label: 'Memory',
    explain:
      'Must you remember what lies under the discs, or does the table show it? Help is nice while learning.',
    values: { strict: 'Remember it yourself', aid: 'The table shows everything' },
  },
};

export const refusals: RefusalWords = {
  'unsound-layout': () => 'The board cannot lie like that.',
  'no-such-starter': ({ seat }) => `Player ${seat} is not at the table and so cannot begin.`,
  'not-now': ({ due }) =>
    ({
      layout: 'First the circles are laid out.',
      first: 'First it is drawn who begins.',
      place: 'First everybody places their discs.',
      step: 'It is time for a move now.',
      answer: 'A question has been asked: does the attacked disc stand right or not?',
    })[due],
  'circle-taken': ({ at }) => `There is a disc on ${at} already. Choose an empty circle.`,
  'own-colour': ({ at }) =>
    `${at} has your own colour. While placing you may go anywhere but there.`,
  'somebody-stuck': ({ seat }) =>
    `Then ${seats[colourOf(seat)]} could not place all discs any more. Choose another circle.`,
  'no-stone-of-yours': ({ at }) => `There is no disc of yours on ${at}.`,
  'stone-covered': ({ at, waited, block }) =>
    block === 'endless'
      ? `Your disc on ${at} lies under another one and is stuck.`
      : `Your disc on ${at} is stuck under another one. It has waited ${waited} of ${block} turns.`,
  'not-a-neighbour': ({ from, to }) =>
    from === to
      ? `Your disc is on ${to} already. Move it to a circle beside it.`
      : `From ${from} to ${to} is too far: a disc goes one circle at a time.`,
  'own-stone-on-top': ({ at }) =>
    `Your own disc lies on top at ${at}. You cannot climb on yourself.`,
  'must-move': () => 'You can still move a disc, so you may not pass.',
};

export const endings: DrunterWords['endings'] = {
  'DD5.2': (winners) => `Done! All eight discs of ${list.format(winners)} stand right.`,
  'DD5.4': (winners) => `Everybody called too soon, except ${list.format(winners)}.`,
  'DD5.5': (winners) =>
    winners.length > 1
      ? `The rounds are over. ${list.format(winners)} have equally many discs right and share the win.`
      : `The rounds are over. ${list.format(winners)} has most discs right.`,
  T3: (winners) => `The others have resigned. ${list.format(winners)} wins!`,
  T4: () => 'A draw, as you all agreed.',
  T5: (winners) => `The others did not play on. ${list.format(winners)} wins.`,
};
