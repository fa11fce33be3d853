import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('another language', () => {
  it('also has what a room began to say while it was being fetched', async () => {
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    vi.resetModules();
    const { alsoSay, language, speak, words } = await import('./language.ts');
    await speak('nl');
    const spoken = speak('de');
    await alsoSay(['rulebook']);
    await spoken;
    expect(language()).toBe('de');
    expect(words().rulebook.search).toBe('In den Regeln suchen');
  });
});
