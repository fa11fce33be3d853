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
