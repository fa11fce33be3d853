import { describe, expect, it } from 'vitest';
import { reasonsOf } from '../../box/testing.ts';
import { tablut } from '../index.ts';
import { scene, readMove, seatOf, type Side, view } from '../rules/index.ts';

const reasons = await reasonsOf(tablut);

describe('why a hint is a good one, in Tablut', () => {
  const BOARD = `
    9 . . . . . . . . .
    8 . . . . D . . . .
    7 . . D . . . . . .
    6 . . L . . . . L .
    5 . . . K . . . . .
    4 . L D . . . . . .
    3 . . . . . . . D .
    2 . . . L . . . . .
    1 . . . . D . . . .
      a b c d e f g h i
  `;

  it.each([
    ['light', 'd2-d4', 'Dat slaat de aanvaller op c4.'],
    ['light', 'd5-a5', 'Zo kan de koning naar a1 en a9, en beide kan de ander niet versperren.'],
    ['dark', 'c4-c5', 'Dat slaat de verdediger op c6.'],
  ] as const)('for %s and %s', (turn, written, said) => {
    expect(reasonFor(turn, BOARD, written)).toBe(said);
  });

  it('names the win before all else, TB4.5', () => {
    const board = BOARD.replace('5 . . . K', '5 K . . .');
    expect(reasonFor('light', board, 'a5-a9')).toBe('Daar is de koning veilig: je wint.');
  });

  it('names the corner that is shut, TB2.1', () => {
    const board = BOARD.replace('5 . . . K', '5 K . . .').replace('1 . . . .', '1 D . . .');
    expect(reasonFor('dark', board.replace('1 D', '1 .').replace('2 .', '2 D'), 'e8-a8')).toBe(
      'Dat verspert de koning de weg naar a9.',
    );
  });
});

function reasonFor(turn: Side, board: string, written: string): string {
  const state = scene(turn, board);
  const move = readMove(state, written);
  return reasons({ move, view: view(state), seat: seatOf(turn), players: [] });
}
