import { pick, seededRandom, type Viewer } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { readNote, writeNote } from './note.ts';

describe('notes', () => {
  it.each([
    ['chose', { kind: 'chose', seat: 1, card: 'R7' }],
    ['called', { kind: 'called', seat: 1, effect: 'cook' }],
  ] as const)('are not made of what moves no card: %s', (_, event) => {
    expect(writeNote(event)).toBeUndefined();
  });

  it('are not made of what others look at', () => {
    expect(writeNote({ kind: 'looked', seat: 1, positions: [3, 6] })).toBeUndefined();
  });

  it('are refused where they are none', () => {
    expect(() => readNote('?')).toThrow('not a note');
  });

  it.each([1, 5, 'watcher'] as const)(
    'say again what %s was shown, all through a voyage',
    (viewer) => {
      const kinds = new Set<string>();
      for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
        for (const event of eventsOfVoyage(seed, viewer)) {
          const text = writeNote(event);
          if (text === undefined) continue;
          const note = readNote(text);
          kinds.add(note.kind);
          expect(event).toMatchObject(JSON.parse(JSON.stringify(note)));
          expect(text).not.toContain(' ');
        }
      }
      expect(kinds.size).toBe(viewer === 'watcher' ? 16 : 17);
    },
  );
});

function eventsOfVoyage(seed: string, viewer: Viewer) {
  const random = seededRandom(seed);
  let state = game.init({ voyage: 'on' }, 5);
  const events = [];
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    const by = turn.kind === 'chance' ? 'chance' : pick(random, turn.seats);
    const move = by === 'chance' ? game.chance(state, random) : pick(random, game.moves(state, by));
    const after = game.apply(state, by, move);
    events.push(...game.events({ before: state, by, move, after }, viewer));
    state = after;
  }
  return events;
}
