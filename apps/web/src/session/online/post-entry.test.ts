import { connectTo } from '@kast/protocol/client';
import { describe, expect, it } from 'vitest';
import { postEntry } from './post-entry.ts';

/** A server that answers with these, one after the other. */
function posting(...answers: readonly (() => Response)[]) {
  const bodies: unknown[] = [];
  const pauses: number[] = [];
  let count = 0;
  const client = connectTo('', {
    wait: async () => undefined,
    now: () => 0,
    async fetch(_, init) {
      bodies.push(init?.body);
      const answer = answers[Math.min(count++, answers.length - 1)];
      return answer?.() ?? Response.error();
    },
  });
  const posted = postEntry({
    post: () => client.move('match', { question: 3, move: 'take 1', key: 'the-same-key' }),
    pause: async (milliseconds) => {
      pauses.push(milliseconds);
    },
  });
  return { posted, bodies, pauses };
}

const unreachable = (): Response => {
  throw new TypeError('no network');
};
const busy = () => Response.json({ code: 'busy' }, { status: 503 });
const hasty = () => Response.json({ code: 'too-many-requests' }, { status: 429 });
const accepted = () => Response.json({ ply: 4 });
const stale = () => Response.json({ code: 'stale', standing: {} }, { status: 409 });

describe('sending a decision', () => {
  it('tries again with the same key while the trouble passes', async () => {
    const { posted, bodies, pauses } = posting(unreachable, busy, hasty, accepted);
    expect(await posted).toEqual({ ok: true, value: { ply: 4 } });
    expect(bodies).toHaveLength(4);
    expect(new Set(bodies).size).toBe(1);
    expect(pauses[1]).toBeGreaterThan(pauses[0] ?? Infinity);
  });

  it('does not insist where the answer would be the same', async () => {
    const { posted, bodies } = posting(stale, accepted);
    expect(await posted).toMatchObject({ error: { code: 'stale' } });
    expect(bodies).toHaveLength(1);
  });

  it('gives up in the end', async () => {
    const { posted, bodies } = posting(unreachable);
    expect(await posted).toEqual({ ok: false, error: { code: 'unreachable' } });
    expect(bodies).toHaveLength(7);
  });
});
