import type { Piece } from '../../rules/index.ts';
import type { TableWords } from '../table-words.ts';

const list = new Intl.ListFormat('en');
const either = new Intl.ListFormat('en', { type: 'disjunction' });
const withArticle: Readonly<Record<Piece, string>> = {
  L: 'The defender',
  K: 'The king',
  D: 'The attacker',
};

export const table: TableWords = {
  board: 'Tablut board',
  pieces: { L: 'defender', K: 'king', D: 'attacker' },
  palace: 'palace',
  corner: 'corner',
  empty: 'empty',
  target: 'can go here',
  pickedUp: (piece, square, targets) => {
    const ways = targets === 0 ? 'cannot go anywhere' : `can go to ${squaresOf(targets)}`;
    return `${withArticle[piece]} on ${square} ${ways}.`;
  },
  putBack: 'Put back.',

  prompt: {
    yourTurn: (side) =>
      side === 'light' ? 'Your turn: help the king to a corner.' : 'Your turn: close the king in.',
    turnOf: (side) => (side === 'light' ? 'Light is to move.' : 'Dark is to move.'),
    cornerInReach: (side) =>
      side === 'light'
        ? 'Your turn: the way to a corner is open!'
        : 'Your turn: beware, the king can reach a corner!',
    threatened: 'Your turn: your king is about to be caught.',
    warned: 'Your turn. This threat has been made twice; the third time it is void.',
    void: 'Your turn. This threat is void: it no longer catches the king.',
  },

  tell: {
    moved: (piece, from, to) => `${withArticle[piece]} goes from ${from} to ${to}.`,
    taken: (side, squares) => {
      const piece = side === 'light' ? 'defender' : 'attacker';
      const what = squares.length === 1 ? `The ${piece}` : `The ${piece}s`;
      return `${what} on ${list.format(squares)} ${squares.length === 1 ? 'is' : 'are'} taken.`;
    },
    kingSpared: (square) =>
      `The king on ${square} is closed in, but this threat was void: he stays free.`,
    countsCleared: 'Threats are counted from the start again.',
    threatWarned: 'This threat is there for the second time; the third time it is void.',
    threatVoid: 'This threat is there for the third time and is void.',
    kingThreatened: 'The king is threatened.',
    cornersInReach: (corners) => `The king can go to ${either.format(corners)}.`,
    repeated: (times) =>
      times === 2
        ? 'This position is there for the second time; the third time the match is drawn.'
        : `This position is there for time number ${times}.`,
    drawNear: (pliesLeft) =>
      `Another ${pliesLeft} moves without a capture, and the match is drawn.`,
  },
};

function squaresOf(count: number): string {
  return count === 1 ? 'one square' : `${count} squares`;
}
