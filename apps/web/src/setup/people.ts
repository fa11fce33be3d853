import { type KeyValue, readJson } from '../device/key-value.ts';
import type { SeatChoice, TableSetup } from './table-setup.ts';

const KEY = 'kast.people';

/** Those who play on this device, by the names that they had last time. */
export function rememberedPeople(store: KeyValue): readonly string[] {
  return readJson(store, KEY, areNames) ?? [];
}

export function rememberPeople(store: KeyValue, names: readonly string[]): void {
  store.set(KEY, JSON.stringify(names));
}

/** How many at this table play on this device. */
export function peopleHere({ seats }: TableSetup): number {
  return seats.filter(isPerson).length;
}

/** Which of the people here sits in this seat, counted from 1; 0 for anybody else. */
export function personAt({ seats }: TableSetup, seat: number): number {
  const choice = seats[seat - 1];
  return choice && isPerson(choice) ? seats.slice(0, seat).filter(isPerson).length : 0;
}

/** Who is alone at the device is spoken to as “you”, and needs no name. */
export function withNames(setup: TableSetup, nameOf: (person: number) => string): TableSetup {
  if (peopleHere(setup) < 2) return setup;
  const seats = setup.seats.map((choice, index) =>
    isPerson(choice) ? { ...choice, name: nameOf(personAt(setup, index + 1)) } : choice,
  );
  return { ...setup, seats };
}

function isPerson({ kind }: SeatChoice): boolean {
  return kind === 'you' || kind === 'device';
}

function areNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}
