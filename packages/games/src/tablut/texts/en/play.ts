import type { TablutOptionTexts } from '../texts.ts';
import type { RefusalWords, TablutWords } from '../words.ts';

const sides = { light: 'Light', dark: 'Dark' } as const;

export const options: TablutOptionTexts = {
  palacePassage: {
    label: 'Passing through the palace',
    explain: 'May a piece slide through the empty palace? It may never stop there.',
    values: { closed: 'Closed: nobody passes', open: 'Open: passing is allowed' },
  },
  king: {
    label: 'The king as a fighter',
    explain: 'Does the king help to enclose attackers, or does he only run?',
    values: { armed: 'Armed: he takes too', unarmed: 'Unarmed: he takes nothing' },
  },
  kingCapture: {
    label: 'Catching the king',
    explain: 'Are two attackers enough, or must the king be shut in on every side?',
    values: { either: 'By two, or on every side', hard: 'Only on every side' },
  },
  drawAfter: {
    label: 'Draw without captures',
    explain:
      'After how many moves in a row without a capture is it a draw? Both players’ moves count.',
    values: { '100': 'After 100 moves', '60': 'After 60 moves', '200': 'After 200 moves' },
  },
};

export const refusals: RefusalWords = {
  'no-piece': ({ square }) => `There is no piece on ${square}.`,
  'not-your-piece': ({ square, mover }) =>
    `The piece on ${square} is not yours: you are playing ${sides[mover]}.`,
  'stays-put': ({ square }) => `Your piece is on ${square} already. It has to go somewhere.`,
  diagonal: ({ from, to }) => `${from} to ${to} is diagonal. Pieces only move straight.`,
  'not-in-line': ({ from, to }) =>
    `${from} and ${to} are not in one row or column. Pieces only move straight.`,
  'path-blocked': ({ from, to, at }) =>
    `There is no way from ${from} to ${to}: a piece on ${at} is in between.`,
  'square-taken': ({ square }) => `There is a piece on ${square} already.`,
  'palace-closed': ({ piece }) =>
    piece === 'king'
      ? 'The king has left his palace and cannot go back in.'
      : 'Nobody may enter the palace.',
  'palace-in-the-way': ({ from, to }) =>
    `From ${from} to ${to} you would pass through the empty palace, which is closed at this table.`,
  'corner-for-king': ({ square }) => `${square} is a corner, and only the king may go there.`,
  'wrong-captures': ({ written, taken }) =>
    taken.length === 0
      ? `This move takes nothing, not even ${inWords(written)}.`
      : `This move takes ${inWords(taken)}: no more and no less.`,
};

export const endings: TablutWords['endings'] = {
  'TB4.4': ({ winner }) => `The king has been caught. ${winner} wins!`,
  'TB4.5': ({ winner }) => `The king has reached a corner. ${winner} wins!`,
  'TB5.4': () => 'A draw: the same position has come up for the third time.',
  'TB5.5': () => 'A draw: nothing has been taken for too long.',
  'TB5.6': ({ winner, loser }) => `${loser} has no move left. ${winner} wins!`,
  'TB5.7': ({ winner, loser }) => `${loser} resigns. ${winner} wins!`,
  'TB5.8': () => 'A draw, as you have agreed.',
  T5: ({ winner, loser }) => `${loser} did not play on. ${winner} wins.`,
};

function inWords(squares: readonly string[]): string {
  return new Intl.ListFormat('en').format(squares);
}
