import { describe, expect, it } from 'vitest';
import { memoryStore } from '../device/key-value.ts';
import { readSettings } from './settings.ts';

const USUAL = { theme: 'system', sound: true, still: false };

function kept(value: unknown) {
  const store = memoryStore();
  store.set('kast.settings', JSON.stringify(value));
  return readSettings(store);
}

describe('the settings of a device', () => {
  it('are as the system has it, with sound, until somebody chooses', () => {
    expect(readSettings(memoryStore())).toEqual(USUAL);
  });

  it('are as they were chosen', () => {
    const chosen = { language: 'en', theme: 'dark', sound: false, pace: 'brisk', still: true };
    expect(kept(chosen)).toEqual(chosen);
    expect(kept({ ...chosen, notation: true })).toEqual({ ...chosen, notation: true });
  });

  it.each([
    ['an unknown language', { ...USUAL, language: 'xx' }],
    ['an unknown theme', { ...USUAL, theme: 'pink' }],
    ['an unknown pace', { ...USUAL, pace: 'hasty' }],
    ['a notation that is neither on nor off', { ...USUAL, notation: 'algebraic' }],
    ['something else altogether', 'light'],
  ])('are the usual ones where the device kept %s', (_, value) => {
    expect(kept(value)).toEqual(USUAL);
  });
});
