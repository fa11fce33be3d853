import { nim } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../device/key-value.ts';
import { rememberedSetup, rememberSetup } from './setup-memory.ts';
import {
  isLocal,
  isPossible,
  isSetupFor,
  optionTaken,
  type SeatChoice,
  seatCountTaken,
  seatTaken,
  setupAtOnce,
  type TableSetup,
  usualSetup,
} from './table-setup.ts';

const usual = usualSetup(nim.info);

function withSeats(...seats: readonly SeatChoice[]): TableSetup {
  return { ...usual, seats };
}

describe('setting a table', () => {
  it('is you against a friendly computer, by the book, unless told', () => {
    expect(usual.seats).toEqual([{ kind: 'you' }, { kind: 'bot', level: 2 }]);
    expect(usual.options).toEqual({ heap: 9, last: 'wins' });
  });

  it('is laid at once for as many as the game is at its best with, easier the first time', () => {
    const info = {
      ...nim.info,
      seats: { min: 2, max: 4 },
      atOnce: { seats: 3, options: { heap: 5 } },
    };
    const levels = (isFirst: boolean) =>
      setupAtOnce(info, isFirst).seats.map((seat) => ('level' in seat ? seat.level : seat.kind));
    expect(levels(true)).toEqual(['you', 1, 1]);
    expect(levels(false)).toEqual(['you', 2, 2]);
    expect(setupAtOnce(info, true).options).toEqual({ heap: 5, last: 'wins' });
    expect(setupAtOnce(nim.info, false)).toEqual(usual);
  });

  it('changes places when you sit down where somebody else was', () => {
    expect(seatTaken(usual, 2, { kind: 'you' }).seats).toEqual([
      { kind: 'bot', level: 2 },
      { kind: 'you' },
    ]);
  });

  it('adds computers, and never takes your own chair away', () => {
    const three = seatCountTaken(seatTaken(usual, 2, { kind: 'you' }), 3);
    expect(three.seats.map(({ kind }) => kind)).toEqual(['bot', 'you', 'bot']);
    const last = withSeats({ kind: 'bot', level: 3 }, { kind: 'bot', level: 4 }, { kind: 'you' });
    expect(seatCountTaken(last, 2).seats).toEqual([{ kind: 'bot', level: 3 }, { kind: 'you' }]);
  });

  it('needs the server only for a seat that is open by link', () => {
    expect(isLocal(usual)).toBe(true);
    expect(isLocal(withSeats({ kind: 'you' }, { kind: 'open' }))).toBe(false);
  });

  it('does not let a device be shared at a table on the server', () => {
    const seats: SeatChoice[] = [{ kind: 'you' }, { kind: 'device' }, { kind: 'open' }];
    expect(isPossible(withSeats(...seats))).toBe(false);
    expect(isPossible(withSeats(...seats.slice(0, 2)))).toBe(true);
  });
});

describe('the memory of a table', () => {
  it('remembers it for the next time', () => {
    const store = memoryStore();
    const wanted = optionTaken(withSeats({ kind: 'open' }, { kind: 'you' }), 'last', 'loses');
    rememberSetup(store, 'nim', wanted);
    expect(rememberedSetup(store, nim.info)).toEqual(wanted);
  });

  it('starts afresh when the game is no longer played like that', () => {
    const store = memoryStore();
    rememberSetup(store, 'nim', optionTaken(usual, 'heap', 99));
    expect(rememberedSetup(store, nim.info)).toEqual(usual);
  });

  it.each([
    ['no object', 7],
    ['too few seats', { ...usual, seats: [{ kind: 'you' }] }],
    ['a level that does not exist', withSeats({ kind: 'you' }, { kind: 'bot', level: 9 as 1 })],
    ['an option too few', { ...usual, options: { heap: 9 } }],
    ['unknown watchers', { ...usual, watchers: 'friends' }],
  ])('does not believe %s', (_, value) => {
    expect(isSetupFor(nim.info, value)).toBe(false);
  });
});
