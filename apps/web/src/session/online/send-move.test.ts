import { connectTo } from '@kast/protocol/client';
import { describe, expect, it } from 'vitest';
import { sendMove } from './send-move.ts';

/** A server that answers with these, one after the other. */
function sending(...answers: readonly (() => Response)[]) {
  const keys: string[] = [];
  const pauses: number[] = [];
  let count = 0;
  const client = connectTo('', {
    wait: async () => undefined,
    async fetch(_, init) {
      keys.push((JSON.parse(init?.body as string) as { key: string }).key);
      const answer = answers[Math.min(count++, answers.length - 1)];
      return answer?.() ?? Response.error();
    },
  });
  const sent = sendMove({
    client,
    id: 'match',
    ply: 3,
    move: 'take 1',
    pause: async (milliseconds) => {
      pauses.push(milliseconds);
    },
  });
  return { sent, keys, pauses };
}

const unreachable = (): Response => {
  throw new TypeError('no network');
};
const busy = () => Response.json({ code: 'busy' }, { status: 503 });
const accepted = () => Response.json({ ply: 4 });
const stale = () => Response.json({ code: 'stale', ply: 4, missed: [] }, { status: 409 });

describe('sending a move', () => {
  it('tries again with the same key while the trouble passes', async () => {
    const { sent, keys, pauses } = sending(unreachable, busy, accepted);
    expect(await sent).toBeUndefined();
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(pauses[1]).toBeGreaterThan(pauses[0] ?? Infinity);
  });

  it('does not insist where the answer would be the same', async () => {
    const { sent, keys } = sending(stale, accepted);
    expect(await sent).toMatchObject({ code: 'stale' });
    expect(keys).toHaveLength(1);
  });

  it('gives up in the end', async () => {
    const { sent, keys } = sending(unreachable);
    expect(await sent).toEqual({ code: 'unreachable' });
    expect(keys).toHaveLength(7);
  });
});
