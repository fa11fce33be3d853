import { begin, follow, followLines, highCard, nim } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { playThrough } from './playthrough.ts';
import { newMatch } from './match.ts';

describe('playing through a log', () => {
  it('gives the match with its whole past', () => {
    const played = followLines(follow(highCard), '1 draw');
    const start = newMatch(highCard, played.match.setup);
    const log = played.plies.map(({ entry }) => entry);
    expect(start.ok && playThrough(start.value, log)).toEqual({ ok: true, value: played });
  });

  it('says which entry is refused, and why', () => {
    const log = [
      { by: 1, move: 'take 1' },
      { by: 1, move: 'take 1' },
    ] as const;
    expect(playThrough(begin(nim), log)).toMatchObject({
      ok: false,
      error: { at: 1, refusal: { rule: 'NI2', reason: 'not-your-turn' } },
    });
  });
});
