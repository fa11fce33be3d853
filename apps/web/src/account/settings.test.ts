import { describe, expect, it } from 'vitest';
import { memoryStore } from '../device/key-value.ts';
import { readSettings, volumeOf, withVolume } from './settings.ts';

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
    ['a volume beyond all', { ...USUAL, volume: 250 }],
    ['an unknown pace', { ...USUAL, pace: 'hasty' }],
    ['a notation that is neither on nor off', { ...USUAL, notation: 'algebraic' }],
    ['something else altogether', 'light'],
  ])('are the usual ones where the device kept %s', (_, value) => {
    expect(kept(value)).toEqual(USUAL);
  });
});

describe('settings of another version of the page', () => {
  it('cost nobody the ones that are known here', () => {
    const chosen = { ...USUAL, language: 'de', theme: 'dark', still: true };
    expect(kept({ ...chosen, pace: 'instant', glow: 7, toString: 1 })).toEqual(chosen);
    expect(kept({ ...chosen, theme: 'pink' })).toEqual({ ...chosen, theme: 'system' });
  });
});

describe('how loud it is', () => {
  it('is what was chosen, and nothing where it is muted', () => {
    expect(volumeOf(kept({ ...USUAL, volume: 30 }))).toBe(30);
    expect(volumeOf(kept({ ...USUAL, sound: false, volume: 30 }))).toBe(0);
    expect(volumeOf(readSettings(memoryStore()))).toBeGreaterThan(0);
  });

  it('drawn down to 0 it is off, and comes back as loud as it was', () => {
    const loud = { ...readSettings(memoryStore()), ...withVolume(80) };
    const off = { ...loud, ...withVolume(0) };
    expect(volumeOf(off)).toBe(0);
    expect(volumeOf({ ...off, sound: true })).toBe(80);
  });
});
