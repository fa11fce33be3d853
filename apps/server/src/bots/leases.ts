import type { BotTurn } from './bot-turn.ts';

export type Question = Pick<BotTurn, 'match' | 'seat' | 'question'>;

/**
 * Who thinks about which question, so that no two do. In one process memory is enough; several that
 * share a database claim questions in it, and take over from one that died (`cluster/join-cluster.ts`).
 */
export interface Leases {
  claim(question: Question): Promise<boolean>;
  release(question: Question): Promise<void>;
}

export function leasesInMemory(): Leases {
  const claimed = new Set<string>();
  return {
    async claim(question) {
      const name = nameOf(question);
      if (claimed.has(name)) return false;
      claimed.add(name);
      return true;
    },
    async release(question) {
      claimed.delete(nameOf(question));
    },
  };
}

export function nameOf({ match, seat, question }: Question): string {
  return `${match}/${seat}/${question}`;
}
