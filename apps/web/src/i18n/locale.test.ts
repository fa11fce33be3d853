import { afterEach, expect, it, vi } from 'vitest';
import { locale, speak } from './language.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['en', ['nl-NL', 'en-GB', 'en-US'], 'en-GB'],
  ['en', ['nl-NL'], 'en'],
  ['de', ['de-AT'], 'de-AT'],
  ['en', ['en-US@posix'], 'en'],
] as const)('dates in %s, for a browser of %s, are those of %s', async (spoken, own, expected) => {
  vi.stubGlobal('navigator', { languages: own });
  vi.stubGlobal('document', { documentElement: {} });
  await speak(spoken);
  expect(locale()).toBe(expected);
});
