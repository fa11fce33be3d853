import { describe, expect, it } from 'vitest';
import {
  game,
  type LeibkoecheMove,
  type LeibkoecheState,
  type Low,
  lowOf,
} from '../rules/index.ts';
import { lessons } from './index.ts';

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
  'lesson %s',
  (_id, { start }) => {
    it('begins with every throwing pancake somewhere, each on a tile of its own', () => {
      const held: readonly { readonly low: Low }[] = start.held ? [start.held] : [];
      const lows = [...start.lying, ...held].map(({ low }) => low);
      expect(lows.toSorted((one, other) => one - other)).toEqual([1, 1, 2, 2, 3, 3]);
      const tiles = [
        ...start.piles.map(({ tile }) => tile),
        ...start.lying.map(({ tile }) => tile),
        ...start.cooks.filter((tile) => tile >= 0),
      ];
      expect(new Set(tiles).size).toBe(tiles.length);
    });
  },
);

describe('what the lessons promise', () => {
  it('two steps lead to no pile from the corner, and five do', () => {
    expect(endsOnPile('half-or-full', 2)).toBe(false);
    expect(endsOnPile('half-or-full', 5)).toBe(true);
  });

  it.each([
    ['choosing', 5],
    ['once-more', 6],
  ])('in %s only %i steps lead to the kind that is missing', (id, wanted) => {
    const leads = [1, 2, 3, 4, 5, 6].filter((steps) => collectsMissing(id, steps));
    expect(leads).toEqual([wanted]);
  });

  it('a pancake on d1 keeps the other cook from the king with a two', () => {
    const start = startOf('blocking');
    const arrivesAfter = (lay: string): boolean => {
      const laid = game.apply(start, 1, read(start, lay));
      const walking = fallen({ ...laid, phase: 'toss', held: { low: 2, face: 5 } }, 2);
      return game.moves(walking, 2).some((move) => move.kind === 'walk' && move.tiles.includes(-1));
    };
    expect(arrivesAfter('lay d1:2')).toBe(false);
    expect(arrivesAfter('lay c1:2')).toBe(true);
  });
});

function startOf(id: string): LeibkoecheState {
  const lesson = lessons.find((each) => each.id === id);
  if (!lesson) throw new Error(`no lesson ${id}`);
  return lesson.start;
}

function endsOnPile(id: string, steps: number): boolean {
  return ends(id, steps).some((after) => after.piles.some(({ tile }) => tile === after.cooks[0]));
}

function collectsMissing(id: string, steps: number): boolean {
  return ends(id, steps).some((after) => after.trays[0]?.every((place) => place !== null));
}

function ends(id: string, steps: number): readonly LeibkoecheState[] {
  const walking = fallen({ ...startOf(id), phase: 'toss' }, steps);
  return game
    .moves(walking, 1)
    .filter((move) => move.kind === 'walk')
    .map((move) => taking(game.apply(walking, 1, move)));
}

/** LK6.1: with what there is to be had. */
function taking(state: LeibkoecheState): LeibkoecheState {
  return state.phase === 'take' ? game.apply(state, 1, { kind: 'take' }) : state;
}

/** As if a pancake that was held had fallen so. */
function fallen(state: LeibkoecheState, face: number): LeibkoecheState {
  const held = { low: lowOf(face), face };
  const tossed: LeibkoecheState = { ...state, phase: 'fall', toss: 'half', held };
  return game.apply(tossed, 'chance', { kind: 'fall', fall: { result: 'missed', face } });
}

function read(state: LeibkoecheState, text: string): LeibkoecheMove {
  const move = game.notation.parse(state, 1, text);
  if (!move.ok) throw new Error(`unreadable: ${text}`);
  return move.value;
}
