import { describe, expect, it } from 'vitest';
import { seatOf } from './board.ts';
import { scene } from './scene.ts';
import type { TablutEvent } from './events.ts';
import { game } from './game.ts';
import { playLine, readMove } from './play-line.ts';
import { squareNamed } from './square.ts';
import type { TablutState } from './state.ts';

describe('what happens', () => {
  const crowded = scene(
    'dark',
    `
    9 . . . . . . . . .
    8 . . . . . . . . .
    7 . . . . . . . . .
    6 . . . . . . . . .
    5 . . . D . . . . .
    4 . . . L . . . . .
    3 . D K . . . . D .
    2 . D . . . . . . .
    1 . . . . . . . . .
      a b c d e f g h i
    `,
  );

  it('begins with the move and what it took', () => {
    const [moved, taken] = eventsAfter(crowded, 'h3-d3');
    expect(moved).toEqual({ kind: 'moved', piece: 'D', ...squares({ from: 'h3', to: 'd3' }) });
    expect(taken).toEqual({ kind: 'taken', side: 'light', squares: [squareNamed('d4')] });
  });

  it('TB4.4 tells how the king was taken', () => {
    expect(eventsAfter(crowded, 'h3-d3').slice(2)).toEqual([
      { kind: 'king-taken', square: squareNamed('c3'), way: 'easy' },
      { kind: 'ended', outcome: { winners: [2], rule: 'TB4.4' } },
    ]);
  });

  it('TB4.5 tells that he escaped', () => {
    const state = playLine(crowded, 'b2-a2 c3-c1 h3-h2');
    expect(eventsAfter(state, 'c1-i1')).toEqual([
      { kind: 'moved', piece: 'K', ...squares({ from: 'c1', to: 'i1' }) },
      { kind: 'king-escaped', corner: squareNamed('i1') },
      { kind: 'ended', outcome: { winners: [1], rule: 'TB4.5' } },
    ]);
  });

  it('tells of corners in reach, whoever moved', () => {
    const state = playLine(crowded, 'b2-a2');
    const corners = [squareNamed('a1'), squareNamed('i1')];
    expect(eventsAfter(state, 'c3-c1')).toContainEqual({ kind: 'corner-in-reach', corners });
    expect(eventsAfter(playLine(state, 'c3-c1'), 'd5-d6')).toContainEqual({
      kind: 'corner-in-reach',
      corners,
    });
  });

  const hunt = scene(
    'dark',
    `
    9 . . . . . . . . .
    8 . . . . . . . . .
    7 . . . . . . . . .
    6 . . . . . . L . .
    5 . . . . . . . . .
    4 . . . . . . . D .
    3 . . K . . . . D .
    2 . D . . . . . . .
    1 . . . . . . . . .
      a b c d e f g h i
    `,
  );
  const ROUND = 'c3-c4 b3-b4 c4-c3';

  it('TB5.3 tells of a threat, warns the second time and says the third time that it is void', () => {
    const threat = squares({ from: 'h3', to: 'd3', king: 'c3' });
    const threatened = { kind: 'king-threatened', square: squareNamed('c3') } as const;
    expect(eventsAfter(hunt, 'b2-b3').slice(1)).toEqual([
      { kind: 'threat-made', threat, times: 1, status: 'live' },
      threatened,
    ]);
    const once = playLine(hunt, `b2-b3 ${ROUND}`);
    expect(eventsAfter(once, 'b4-b3').slice(1)).toEqual([
      { kind: 'threat-made', threat, times: 2, status: 'warned' },
      threatened,
    ]);
    const twice = playLine(once, `b4-b3 ${ROUND}`);
    expect(eventsAfter(twice, 'b4-b3').slice(1)).toEqual([
      { kind: 'threat-made', threat, times: 3, status: 'void' },
    ]);
  });

  it('TB5.3 tells that the king is spared by a void threat', () => {
    const state = playLine(hunt, `b2-b3 ${ROUND} b4-b3 ${ROUND} b4-b3 g6-g7`);
    expect(eventsAfter(state, 'h3-d3')).toContainEqual({
      kind: 'king-spared',
      square: squareNamed('c3'),
    });
  });

  it('TB5.2 tells that the counts have started afresh, where there were any', () => {
    const state = playLine(hunt, 'b2-b3 g6-g7');
    expect(eventsAfter(state, 'b3-b2')).toContainEqual({ kind: 'counts-cleared' });
    expect(eventsAfter(hunt, 'b2-b1')).not.toContainEqual({ kind: 'counts-cleared' });
  });

  it('TB5.4 tells of a position that has come for the second time, and of the draw', () => {
    const quiet = 'b2-b1 g6-g7 b1-b2 g7-g6';
    const second = playLine(hunt, 'b2-b1 g6-g7 b1-b2');
    expect(eventsAfter(second, 'g7-g6')).toContainEqual({
      kind: 'position-repeated',
      occurrence: 2,
    });
    const third = playLine(hunt, `${quiet} b2-b1 g6-g7 b1-b2`);
    expect(eventsAfter(third, 'g7-g6')).toContainEqual({
      kind: 'ended',
      outcome: { winners: [], rule: 'TB5.4' },
    });
  });

  it('TB5.5 warns of the draw while there is time to take something', () => {
    const warned = Array.from({ length: 99 }, (_, quietPlies) => quietPlies).filter((quietPlies) =>
      eventsAfter({ ...hunt, quietPlies }, 'b2-b1').some(({ kind }) => kind === 'draw-near'),
    );
    expect(warned).toEqual([79, 89, 95]);
    expect(eventsAfter({ ...hunt, quietPlies: 89 }, 'b2-b1')).toContainEqual({
      kind: 'draw-near',
      pliesLeft: 10,
    });
  });
});

function eventsAfter(before: TablutState, text: string): readonly TablutEvent[] {
  const move = readMove(before, text);
  const by = seatOf(before.turn);
  return game.events({ before, by, move, after: game.apply(before, by, move) }, 'watcher');
}

function squares<Names extends Record<string, string>>(names: Names): Record<keyof Names, number> {
  const entries = Object.entries(names).map(([key, name]) => [key, squareNamed(name)]);
  return Object.fromEntries(entries) as Record<keyof Names, number>;
}
