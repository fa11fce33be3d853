import { LANGUAGES } from '@kast/games';
import { describe, expect, it } from 'vitest';
import type { Messages } from './texts/messages.generated.ts';

describe('T18: why a link makes nobody a friend', () => {
  it.each(LANGUAGES)('is said apart for each reason in %s', async (language) => {
    const { messages } = (await import(`./texts/${language}/index.ftl`)) as {
      readonly messages: Messages;
    };
    const { wire } = messages.friends;
    const texts = (['unknown', 'expired', 'used', 'own'] as const).map((problem) =>
      wire['bad-friend-link']({ problem }),
    );
    expect(new Set(texts).size).toBe(4);
    for (const text of texts) expect(text.length).toBeGreaterThan(20);
  });
});
