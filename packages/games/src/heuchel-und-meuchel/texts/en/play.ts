import type { HeuchelOptionTexts } from '../texts.ts';
import type { HeuchelWords } from '../words.ts';
import { cardInWords } from './table.ts';

export const options: HeuchelOptionTexts = {
  split: {
    label: 'Splitting stacks',
    explain: 'Where may you leave part of your own stack behind?',
    values: { start: 'On its start row only', anywhere: 'On every row' },
  },
  die: {
    label: 'The die',
    explain: 'Does a roll say how far you go, instead of jumping?',
    values: { off: 'Without the die', on: 'With the die' },
  },
  memory: {
    label: 'Remembering',
    explain: 'Does the table show which cards you have seen, or must you remember?',
    values: { aid: 'The table helps', strict: 'Remember for yourself' },
  },
};

const DUE: Readonly<Record<string, string>> = {
  arrange: 'First everybody puts their stacks in order.',
  move: 'Now you must move a card or a stack.',
  take: 'Say first whether you take something or leave it all.',
  again: 'Say first whether you go on or stop.',
  remove: 'Your roll fits nothing: remove a card of your own.',
};

export const refusals: HeuchelWords['refusals'] = {
  'not-now': ({ due }) => DUE[due] ?? 'That is not possible now.',
  'bad-deal': () => 'The cards cannot have been dealt like this.',
  'no-such-starter': ({ seat }) => `There is no player ${seat} to begin.`,
  'bad-roll': ({ pips }) => `A die has no ${pips}.`,
  'not-your-cards': ({ text }) => `Lay out exactly your own stacks: ${text}.`,
  'nothing-to-move': ({ row }) => `There is nothing of yours on row ${row}.`,
  'face-down': ({ row }) => `The cards on row ${row} are face down: they are home and stay there.`,
  'no-such-part': ({ row, count }) => `You cannot take ${count} cards of the stack on row ${row}.`,
  'no-splitting-here': ({ row }) =>
    `You may not split this stack on row ${row}. That is for its start row only.`,
  'never-down': () => 'In this house everybody goes up, and never down.',
  'past-its-goal': ({ card, goal }) =>
    `The ${cardInWords(card)} wants to be on row ${goal} and may not go past it.`,
  'field-taken': ({ row }) => `There is something on row ${row} already. You land on a free field.`,
  'no-landing': ({ to, landings }) =>
    landings.length === 0
      ? `You cannot get to row ${to} from here.`
      : `Not to row ${to}. From here you can land on ${rowsInWords(landings)}.`,
  'not-the-roll': ({ pips, steps }) => `You rolled ${pips}, and this would be ${steps}.`,
  'nothing-to-take': ({ column }) => `There is nothing to take in column ${column} on this row.`,
  outranked: ({ column, card, mine }) =>
    `The ${cardInWords(card)} in column ${column} is not lower than your ${cardInWords(mine)}.`,
  safe: ({ column }) => `The cards in column ${column} are home, and so they are safe.`,
  'column-twice': ({ column }) => `You take from column ${column} only once.`,
  'nothing-to-remove': ({ row }) => `There is nothing on row ${row} that you could remove.`,
};

export const endings: HeuchelWords['endings'] = {
  lastOneLeft: (points) =>
    `No more than one player has cards left to bring home. ${inPoints(points)} is the best result.`,
  shared: (points) => `Equal on ${inPoints(points)}: the win is shared.`,
  allHomeOrGone: (points) =>
    `All cards are home or off the board. ${inPoints(points)} is the best result.`,
  resigned: 'The others have resigned.',
  drawn: 'A draw, as agreed.',
  forfeited: 'The others did not play on.',
};

function rowsInWords(rows: readonly (string | number)[]): string {
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(rows.map(String));
  return rows.length === 1 ? `row ${list}` : `rows ${list}`;
}

function inPoints(points: number): string {
  return Math.abs(points) === 1 ? `${points} point` : `${points} points`;
}
