import { nim } from '@kast/test-kit';
import { expect, it } from 'vitest';
import { memoryStore } from '../device/key-value.ts';
import { rememberedSetup, rememberSetup } from './setup-memory.ts';
import { usualSetup } from './table-setup.ts';

it.each([
  ['anyone', 'link'],
  ['link', 'link'],
  ['nobody', 'nobody'],
] as const)('T13 a table for %s is followed by one for %s', (watchers, next) => {
  const store = memoryStore();
  const setup = { ...usualSetup(nim.info, 3), watchers };
  rememberSetup(store, nim.info.id, setup);
  expect(rememberedSetup(store, nim.info)).toEqual({ ...setup, watchers: next });
});

it('is set at first for as many as the game is at its best with, unless somebody is asked', () => {
  const info = { ...nim.info, seats: { min: 2, max: 4 }, atOnce: { seats: 3 } };
  expect(rememberedSetup(memoryStore(), info)).toEqual(usualSetup(info, 3));
  expect(rememberedSetup(memoryStore(), info, 2)).toEqual(usualSetup(info, 2));
  expect(rememberedSetup(memoryStore(), nim.info)).toEqual(usualSetup(nim.info, 2));
});
