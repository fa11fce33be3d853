import { puzzleOfTheDay, registry } from '@kast/games';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../device/key-value.ts';
import { placeOfDay, rememberDay, starsOfDay } from './day.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOON = Date.parse('2026-11-16T12:00:00Z');

describe('the puzzle of the day', () => {
  it('is the same from midnight to midnight in UTC, and then another one', () => {
    const midnight = Date.parse('2026-11-16T00:00:00Z');
    const whole = [midnight, NOON, midnight + DAY - 1].map((at) => puzzleOfTheDay(at, 5));
    expect(new Set(whole.map((due) => JSON.stringify(due))).size).toBe(1);
    expect(puzzleOfTheDay(midnight + DAY, 5)).not.toEqual(whole[0]);
  });

  it('comes to every puzzle of every game before one comes again', () => {
    const days = Array.from({ length: 50 }, (_, index) => puzzleOfTheDay(NOON + index * DAY, 5));
    const places = days.map(({ game, puzzle }) => `${game} ${puzzle % 10}`);
    expect(new Set(places).size).toBe(50);
  });

  it('stands in one game alone', () => {
    const places = registry.map(({ info }) =>
      placeOfDay('2026-11-16', info.id, { games: registry, puzzles: 10 }),
    );
    expect(places.filter((place) => place !== undefined)).toHaveLength(1);
  });

  it.each([undefined, '', 'today', '2026-02-31', '2026-11-16T10:00'])('is none on %s', (day) => {
    for (const { info } of registry) {
      expect(placeOfDay(day, info.id, { games: registry, puzzles: 10 })).toBeUndefined();
    }
  });

  it('is remembered with its best stars, until another day', () => {
    const store = memoryStore();
    rememberDay(store, '2026-11-16', 2);
    rememberDay(store, '2026-11-16', 1);
    expect(starsOfDay(store, '2026-11-16')).toBe(2);
    expect(starsOfDay(store, '2026-11-17')).toBeUndefined();
    store.set('kast.puzzle-of-the-day', 'null');
    expect(starsOfDay(store, '2026-11-16')).toBeUndefined();
  });
});
