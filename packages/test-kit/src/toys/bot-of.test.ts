import type { AnyBot } from '@kast/bots';
import { botOf } from '@kast/games';
import type { AnyGame } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { type Nim, nim, type NimMove } from './nim.ts';

/** Once nobody took more than two. */
const older: Nim = {
  ...nim,
  moves: (state, seat) => nim.moves(state, seat).filter(({ take }) => take <= 2),
  check: (state, by, move) =>
    move.take > 2
      ? { rule: 'NI2', reason: 'cannot-take', facts: { take: move.take } }
      : nim.check(state, by, move),
};

/** Takes as it is told, whatever is allowed. */
function stubborn({ take }: NimMove): AnyBot {
  const move = `take ${take}`;
  return {
    choose: () => ({ move, estimate: [0.5, 0.5], nodes: 1, line: [move] }),
    weigh: () => [{ move, chance: 0.5 }],
  };
}

function boxWith(bot: AnyBot) {
  return {
    info: { ...nim.info, rulesVersion: 2 },
    rules: async (): Promise<AnyGame> => nim,
    earlierRules: { 1: async (): Promise<AnyGame> => older },
    bot: async () => bot,
  };
}

async function chosen(take: number, version: number): Promise<string | undefined> {
  const bot = await botOf(boxWith(stubborn({ take })), version);
  const view = { heap: 9, turn: 1 };
  const seen = { viewer: 1, seats: 2, options: {}, ply: 0, view, memory: undefined };
  return bot?.choose(seen, { level: 1, seed: 'one', clock: () => 0 }).move;
}

describe('the newest bot in a match of older rules', () => {
  it('plays as it thinks where they allow it', async () => {
    expect(await chosen(2, 1)).toBe('take 2');
  });

  it('plays any move that they allow where they do not', async () => {
    expect(await chosen(3, 1)).toMatch(/^take [12]$/);
  });

  it('is left alone under its own rules, and does not play under none', async () => {
    expect(await chosen(3, 2)).toBe('take 3');
    expect(await chosen(3, 3)).toBeUndefined();
  });
});
