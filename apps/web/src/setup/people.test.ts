import { hashOfSeed } from '@kast/kernel';
import { computerName } from '@kast/bots';
import { nim } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../device/key-value.ts';
import { holdersHere } from '../session/here/holders.ts';
import { rememberedPeople, rememberPeople, withNames } from './people.ts';
import { isLocal, type SeatChoice, usualSetup } from './table-setup.ts';

const usual = usualSetup(nim.info);
const BOT: SeatChoice = { kind: 'bot', level: 2 };
const named = (...seats: readonly SeatChoice[]) =>
  withNames({ ...usual, seats }, (person) => `Player ${person}`);

describe('people at one device', () => {
  it('have names, counted past the computers between them', () => {
    expect(named({ kind: 'you' }, BOT, { kind: 'device' }).seats).toEqual([
      { kind: 'you', name: 'Player 1' },
      BOT,
      { kind: 'device', name: 'Player 2' },
    ]);
  });

  it('need none where there is only one of them', () => {
    expect(named({ kind: 'you' }, BOT).seats).toEqual([{ kind: 'you' }, BOT]);
  });

  it('are remembered, whatever the game', () => {
    const store = memoryStore();
    expect(rememberedPeople(store)).toEqual([]);
    rememberPeople(store, ['Ann', 'Bea']);
    expect(rememberedPeople(store)).toEqual(['Ann', 'Bea']);
  });

  it('sit at the table with the computers, each by a name', () => {
    const setup = named({ kind: 'you' }, BOT, { kind: 'device' });
    if (!isLocal(setup)) throw new Error('nobody comes in from elsewhere');
    const seed = 'ab'.repeat(32);
    const names = holdersHere({ seats: setup.seats, seed }).map(({ name }) => name);
    expect(names).toEqual(['Player 1', computerName(hashOfSeed(seed), 2), 'Player 2']);
  });
});
