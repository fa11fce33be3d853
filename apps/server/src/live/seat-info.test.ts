import { computerName } from '@kast/bots';
import { expect, it } from 'vitest';
import type { StoredSeat } from '../store/store.ts';
import { computersAt, seatInfos } from './seat-info.ts';

const SEED_HASH = 'a'.repeat(64);
const TOLD = { seedHash: SEED_HASH, names: new Map(), isPresent: () => false };

/** In seat 1 a computer that came along from another match with the name that the seed has for another seat. */
const kept = (name: string): StoredSeat => ({ seat: 1, kind: 'bot', level: 1, name });

it('a computer that fills a seat of a rematch has another name than who came along', () => {
  const name = computerName(SEED_HASH, 2);
  const seats: readonly StoredSeat[] = [kept(name), { seat: 2, kind: 'bot', level: 1 }];
  const names = seatInfos(seats, TOLD).map((seat) => seat.name);
  expect(names).toEqual([name, computersAt(seats, SEED_HASH)(2)]);
  expect(names[1]).not.toBe(name);
});

it('T12 a computer that sits in has another name than who came along', () => {
  const name = computerName(SEED_HASH, 3);
  const attendance = { substitute: { from: 0, level: 4 } } as const;
  const seats: readonly StoredSeat[] = [
    kept(name),
    { seat: 2, kind: 'bot', level: 1 },
    { seat: 3, kind: 'person', holder: 'ann', attendance },
  ];
  const [, second, third] = seatInfos(seats, TOLD);
  const names = [name, second?.name, third?.substitute?.name];
  expect(new Set(names).size).toBe(3);
  // Nobody is called otherwise because somebody goes or comes back.
  const others = seats.map((one) => (one.kind === 'person' ? { ...one, attendance: {} } : one));
  expect(seatInfos(others, TOLD)[1]?.name).toBe(second?.name);
});
