import type { ClubTable, ClubView } from '@kast/protocol/client';
import { afterEach, describe, expect, it } from 'vitest';
import { deviceStore } from '../device/device-store.ts';
import { matchesHere } from '../device/saved-matches.ts';
import { canShareDevice, playOnThisDevice } from './play-on-this-device.ts';

const person = (number: number, name: string, hasPhone: boolean) => ({
  person: number,
  name,
  hasPhone,
  isAway: false,
  place: 1,
  points: 0,
  played: 0,
  byes: 0,
  buchholz: 0,
  sonnebornBerger: 0,
});

const CLUB = {
  id: 'tuesday',
  people: [person(1, 'Ann', true), person(2, 'Bob', false), person(3, 'Carla', true)],
} as unknown as ClubView;

const TABLE: ClubTable = { table: 1, game: 'tablut', people: [2, 1] };

afterEach(() => {
  for (const { id } of matchesHere.all()) matchesHere.remove(id);
  deviceStore.remove('kast.evening-table');
});

describe('T17 a table with fewer devices than people', () => {
  it('can play on one of them', () => {
    expect(canShareDevice(CLUB, TABLE)).toBe(true);
    expect(canShareDevice(CLUB, { ...TABLE, people: [1, 3] })).toBe(false);
  });

  it('has a match of this device with everybody by name, which goes on when it is opened again', () => {
    const address = playOnThisDevice(CLUB, 1, TABLE);
    const [match] = matchesHere.all();
    expect(address).toBe(`/m/${match?.id}`);
    expect(match).toMatchObject({
      game: 'tablut',
      seats: [
        { kind: 'device', name: 'Bob' },
        { kind: 'device', name: 'Ann' },
      ],
    });
    expect(playOnThisDevice(CLUB, 1, TABLE)).toBe(address);
    expect(playOnThisDevice(CLUB, 1, { ...TABLE, table: 2 })).not.toBe(address);
    expect(playOnThisDevice(CLUB, 2, TABLE)).not.toBe(address);
  });
});
