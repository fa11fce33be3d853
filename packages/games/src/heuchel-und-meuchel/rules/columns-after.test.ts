import { describe, expect, it } from 'vitest';
import { columnsAfter, uncovered } from './columns-after.ts';
import { game } from './game.ts';
import type { KnownColumn } from './knowing.ts';
import { scene } from './scene.ts';
import type { HeuchelState } from './state.ts';

const show = (columns: readonly KnownColumn[]): readonly string[] =>
  columns.map((column) =>
    column
      .flatMap((pile, floor) => {
        if (!pile) return [];
        const cards = pile.cards.map(({ card }) => card).join('>');
        return [`${floor + 1}:${pile.faceDown ? `(${cards})` : cards}`];
      })
      .join(' '),
  );

function played(state: HeuchelState, text: string) {
  const move = game.notation.parse(state, 1, text);
  if (!move.ok) throw new Error(`unreadable: ${text}`);
  const after = game.apply(state, 1, move.value);
  const events = game.events({ before: state, by: 1, move: move.value, after }, 1);
  const before = game.view(state, 1).columns;
  return { before, events, after: game.view(after, 1).columns };
}

describe('the columns in the course of a ply', () => {
  it('HM5.1 what arrives lies face up on what is home, until it is turned over', () => {
    const { before, events } = played(scene(['7:F4 8:(F2) 1:F3', '6:R2']), '7-8');
    const [moved] = events;
    if (!moved) throw new Error('something has moved');
    const landed = columnsAfter(before, moved)[0]?.[7];
    expect(landed).toMatchObject({ faceDown: true, faceUp: 1 });
    expect(landed?.cards.map(({ card }) => card)).toEqual(['F4', 'F2']);
  });

  it('HM4.6 what lapses is seen before it leaves', () => {
    const start = scene(['9:R1 1:F2', '9:B3>F6>Q2 1:F1', '2:M1'], { phase: 'taking', landed: 9 });
    const { before, events, after } = played(start, 'take b1');
    const [took, lapsed] = events;
    if (!took || lapsed?.kind !== 'lapsed') throw new Error('the rest lapses');
    const taken = columnsAfter(before, took);
    expect(show(taken)).toEqual(['1:F2 9:R1>B3', '1:F1 9:F?>Q?', '2:M1']);
    expect(show(uncovered(taken, lapsed))[1]).toBe('1:F1 9:F6>Q2');
    expect(show(columnsAfter(taken, lapsed))).toEqual(show(after));
  });

  it('HM8.1 a new top card is shown, and HM8.2 no more than that', () => {
    const start = scene(['4:Q4', '4:M3>M1>M2', '1:F1'], { phase: 'taking', landed: 4 });
    const { before, events, after } = played(start, 'take b1');
    const end = events.reduce(columnsAfter, before);
    expect(show(end)).toEqual(['4:Q4>M3', '4:M1>M?', '1:F1']);
    expect(show(end)).toEqual(show(after));
  });
});
