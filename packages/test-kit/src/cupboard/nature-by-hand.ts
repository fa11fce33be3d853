import { createHmac } from 'node:crypto';

/** docs/CHANCE.md written out once more, with nothing of ours: what somebody else would write. */
export interface Nature {
  below(bound: number): number;
  shuffle<Item>(list: readonly Item[]): Item[];
}

export function natureAt(seed: string, ply: number): Nature {
  const words = wordsAt(seed, ply);
  const below = (bound: number): number => {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    for (const word of words) if (word < limit) return word % bound;
    throw new Error('the words never end');
  };
  return {
    below,
    shuffle<Item>(list: readonly Item[]) {
      const items = [...list];
      for (let i = items.length - 1; i >= 1; i--) {
        const j = below(i + 1);
        [items[i], items[j]] = [items[j] as Item, items[i] as Item];
      }
      return items;
    },
  };
}

function wordsAt(seed: string, ply: number): Iterable<number> {
  const words = endless(seed, ply);
  // A loop that is left early would close the generator for good.
  return { [Symbol.iterator]: () => ({ next: () => words.next() }) };
}

function* endless(seed: string, ply: number): Generator<number> {
  for (let block = 0; ; block++) {
    const hmac = createHmac('sha256', Buffer.from(seed, 'hex'));
    const bytes = hmac.update(`kast-chance/1:${ply}:${block}`).digest();
    for (let at = 0; at < bytes.length; at += 4) yield bytes.readUInt32BE(at);
  }
}
