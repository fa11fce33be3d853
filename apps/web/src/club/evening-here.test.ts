import { afterEach, describe, expect, it } from 'vitest';
import { deviceStore } from '../device/device-store.ts';
import { eveningHere, forgetEvening, noteEvening } from './evening-here.ts';

const HOUR = 60 * 60 * 1000;

afterEach(() => deviceStore.remove('kast.evening'));

describe('the evening that this device came from', () => {
  it('is known until the next day', () => {
    expect(eveningHere()).toBeUndefined();
    noteEvening('tuesday', 1000);
    expect(eveningHere(1000 + 5 * HOUR)).toBe('tuesday');
    expect(eveningHere(1000 + 25 * HOUR)).toBeUndefined();
  });

  it('is forgotten when it is over, and not for another that is', () => {
    noteEvening('tuesday');
    forgetEvening('monday');
    expect(eveningHere()).toBe('tuesday');
    forgetEvening('tuesday');
    expect(eveningHere()).toBeUndefined();
  });

  it('is nothing where something else is kept', () => {
    deviceStore.set('kast.evening', '{"id":7}');
    expect(eveningHere()).toBeUndefined();
  });
});
