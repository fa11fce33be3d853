import { seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { textsInAll } from '../../box/texts/testing.ts';
import { tablut } from '../index.ts';
import {
  game,
  makeDiagram,
  playLine,
  START,
  type TablutState,
  type TablutView,
} from '../rules/index.ts';
import { type DiagramId, diagrams } from './diagrams.ts';
import type { TablutTexts } from './speak.ts';

const languages = await textsInAll<TablutTexts>(tablut);

/** What the captions tell of, in notation. */
const TOLD: readonly (readonly [DiagramId, string, string | null])[] = [
  ['corner', 'g1-i1', 'TB4.5'],
  ['enclosing', 'h7-d7xc7', null],
  ['stepping-between', 'd2-d4', null],
  ['not-diagonally', 'g3-e3', null],
  ['corner-helps', 'c7-c9xb9', null],
  ['corner-is-dark', 'c7-c9', null],
  ['armed-king', 'h7-d7xc7', null],
  ['palace-helps-nobody', 'c4-c5', null],
  ['three-at-once', 'd1-d3xc3xd4xe3', null],
  ['easy-way', 'h3-d3', 'TB4.4'],
  ['hard-in-palace', 'h5-f5', 'TB4.4'],
  ['hard-at-edge', 'd5-b5', 'TB4.4'],
  ['hard-beside-palace', 'i3-e3', 'TB4.4'],
  ['hard-beside-corner', 'f2-b2', 'TB4.4'],
  ['escape', 'd1-a1', 'TB4.5'],
  ['escape', 'd1-i1', 'TB4.5'],
  ['threat', 'b2-b3', null],
  ['walled-in', 'c8-c5', 'TB5.6'],
];

describe('a diagram of the rulebook', () => {
  it.each(TOLD)('shows what its caption says: %s, %s', (id, move, endedBy) => {
    const state = stateOf(diagrams()[id]);
    const pawns = (board: string): number => board.replaceAll(/[.K]/g, '').length;
    const after = playLine(state, move);
    expect(after.outcome?.rule ?? null).toBe(endedBy);
    expect(pawns(state.board) - pawns(after.board)).toBe(move.split('x').length - 1);
    const [from = '', to = ''] = move.split(/[-x]/);
    for (const [, texts] of languages) {
      expect(captionOf(id, texts)).toContain(to);
      expect(captionOf(id, texts)).toContain(from);
    }
  });

  it('shows a threat after the move of its caption', () => {
    const after = playLine(stateOf(diagrams().threat), 'b2-b3');
    expect(playLine(after, 'c3-c4 b3-b4').outcome).toBeNull();
    expect(game.view(after, 'watcher').threats).toHaveLength(1);
  });

  it('shows the board as it is set up', () => {
    expect(makeDiagram(diagrams().start.board)).toBe(makeDiagram(START));
  });
});

function stateOf(view: TablutView): TablutState {
  const { options } = view;
  const seen = { viewer: 'watcher', seats: 2, options, ply: 0, view, memory: undefined } as const;
  return game.imagine(seen, seededRandom(0));
}

function captionOf(id: DiagramId, texts: TablutTexts): string {
  const shown = texts.rulebook
    .flatMap(({ rules }) => rules)
    .flatMap(({ diagrams }) => diagrams ?? []);
  return shown.find((diagram) => diagram.id === id)?.caption ?? '';
}
