/** Whose turn a bot is thinking about. */
export interface BotTurn {
  readonly match: string;
  readonly seat: number;
  readonly ply: number;
}

/**
 * Who thinks about which turn, so that no two do. In one process memory is enough; several that
 * share a database will claim turns in it, for a time, and take over from one that died.
 */
export interface Leases {
  claim(turn: BotTurn): Promise<boolean>;
  release(turn: BotTurn): Promise<void>;
}

export function leasesInMemory(): Leases {
  const claimed = new Set<string>();
  const nameOf = ({ match, seat, ply }: BotTurn): string => `${match}/${seat}/${ply}`;
  return {
    async claim(turn) {
      if (claimed.has(nameOf(turn))) return false;
      claimed.add(nameOf(turn));
      return true;
    },
    async release(turn) {
      claimed.delete(nameOf(turn));
    },
  };
}
