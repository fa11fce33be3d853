import { type Game, type HostedMatch, outcomeOf, seenBy, turnOf } from '@kast/kernel';
import { follow, followLines, highCard, nim } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import type { Bot, Budget } from '../bot.ts';
import type { Level } from '../level.ts';
import { informationSetBot } from './information-set-bot.ts';

const budget: Budget = { nodes: 600 };
const levels = {
  1: { budget: { nodes: 30 }, overlooks: 40, misjudges: 0.5 },
  2: { budget, overlooks: 20, misjudges: 0.3 },
  3: { budget, overlooks: 10, misjudges: 0.1 },
  4: { budget, overlooks: 0, misjudges: 0 },
  5: { budget, overlooks: 0, misjudges: 0 },
};

describe('an information-set bot', () => {
  it('takes what leaves the opponent a multiple of four at Nim', () => {
    const bot = informationSetBot({ game: nim, levels });
    for (const [heap, take] of [
      [9, 1],
      [5, 1],
    ] as const) {
      const match = follow(nim, { options: { heap } });
      const { move, estimate } = think(bot, match, 1, { nodes: 5_000 });
      expect(move).toBe(`take ${take}`);
      expect(estimate[0]).toBeGreaterThan(0.8);
    }
  });

  it('weighs every move, and has the best first', () => {
    const bot = informationSetBot({ game: nim, levels });
    const seen = seenBy(follow(nim, { options: { heap: 9 } }), 1);
    const request = { level: 1, seed: 'seed', budget: { nodes: 5_000 }, clock: () => 0 } as const;
    const weighed = bot.weigh(seen, request);
    expect(weighed.map(({ move }) => move).toSorted()).toEqual(['take 1', 'take 2', 'take 3']);
    expect(weighed[0]?.move).toBe('take 1');
    const chances = weighed.map(({ chance }) => chance);
    expect(chances.toSorted((one, other) => other - one)).toEqual(chances);
  });

  it('weighs first what it would play, however little it has tried', () => {
    const bot = informationSetBot({ game: nim, levels });
    const seen = seenBy(follow(nim, { options: { heap: 9 } }), 1);
    for (let nodes = 20; nodes < 200; nodes += 3) {
      const request = { level: 5, seed: `${nodes}`, budget: { nodes }, clock: () => 0 } as const;
      expect(bot.weigh(seen, request)[0]?.move).toBe(bot.choose(seen, request).move);
    }
  });

  it('yields to a temptation, but tells and weighs what it knows', () => {
    const temptation = (_seen: unknown, level: Level) => (move: string) =>
      level < 5 && move === 'take 3' ? 1 : 0;
    const bot = informationSetBot({ game: nim, levels, temptation });
    const seen = seenBy(follow(nim, { options: { heap: 9 } }), 1);
    const request = { seed: 'seed', budget: { nodes: 2_000 }, clock: () => 0 } as const;
    const tempted = bot.choose(seen, { ...request, level: 4 });
    const sober = bot.choose(seen, { ...request, level: 5 });
    expect([tempted.move, sober.move]).toEqual(['take 3', 'take 1']);
    expect(tempted.estimate).toEqual(sober.estimate);
    expect(bot.weigh(seen, { ...request, level: 4 })[0]?.move).toBe('take 1');
  });

  it('plays a game with secrets, chance and simultaneous choices to its end, in every seat', () => {
    const bot = informationSetBot({ game: highCard, levels });
    for (const seats of [2, 3, 4]) {
      const outcome = playOut(
        highCard,
        Array.from({ length: seats }, () => [bot, 4]),
        'full table',
      );
      expect(outcome.winners.length).toBeGreaterThan(0);
    }
  });

  it('beats one that plays nearly by lot', () => {
    const bot = informationSetBot({ game: highCard, levels });
    let score = 0;
    const matches = 40;
    for (let number = 0; number < matches; number++) {
      const isFirst = number % 2 === 0;
      const table: [typeof bot, Level][] = isFirst
        ? [
            [bot, 5],
            [bot, 1],
          ]
        : [
            [bot, 1],
            [bot, 5],
          ];
      const { winners } = playOut(highCard, table, `match ${number}`);
      if (winners.includes(isFirst ? 1 : 2)) score += 1 / winners.length;
    }
    expect(score / matches).toBeGreaterThan(0.6);
  });

  it('chooses the same with the same seed and nodes', () => {
    const bot = informationSetBot({ game: highCard, levels });
    const match = follow(highCard, { seats: 3 });
    expect(think(bot, match, 2, budget)).toEqual(think(bot, match, 2, budget));
  });

  it('adds up what several workers find, each in worlds of its own', () => {
    const { joint } = informationSetBot({ game: highCard, levels });
    if (!joint) throw new Error('nothing is shared out');
    const seen = seenBy(follow(highCard, { seats: 3 }), 2);
    const request = { level: 5, seed: 'seed', budget, clock: () => 0 } as const;
    const search = (worker: number) => joint.search(seen, request, { worker, workers: 2 });
    expect(search(1)).toEqual(search(1));
    expect(search(1)).not.toEqual(search(0));
    expect(joint.conclude(seen, request, [search(0), search(1)]).nodes).toBe(2 * 600);
  });

  it('plays no seat that it does not have', () => {
    const bot = informationSetBot({ game: nim, levels });
    const seen = { ...seenBy(follow(nim), 1), viewer: 'watcher' } as const;
    expect(() => bot.choose(seen, { level: 3, seed: 's', clock: () => 0 })).toThrow('plays a seat');
  });
});

function think<View, Memory>(
  bot: Bot<View, Memory>,
  hosted: HostedMatch<unknown, unknown, View, unknown, Memory>,
  seat: number,
  spend: Budget,
) {
  const request = { level: 5, seed: 'seed', budget: spend, clock: () => 0 } as const;
  return bot.choose(seenBy(hosted, seat), request);
}

function playOut<State, Move, View, Event, Memory>(
  game: Game<State, Move, View, Event, Memory>,
  table: readonly (readonly [Bot<View, Memory>, Level])[],
  seed: string,
) {
  let now = follow(game, { seats: table.length, seed: hexOf(seed) });
  for (let turn = turnOf(now.match); turn.kind === 'seats'; turn = turnOf(now.match)) {
    const seat = turn.seats[0] ?? 1;
    const [bot, level] = table[seat - 1] ?? table[0] ?? [];
    if (!bot || !level) throw new Error('an empty seat');
    const request = { level, seed: `${seed} ${now.match.ply}`, clock: () => 0 };
    now = followLines(now, `${seat} ${bot.choose(seenBy(now, seat), request).move}`);
  }
  const outcome = outcomeOf(now.match);
  if (!outcome) throw new Error('not over');
  return outcome;
}

function hexOf(text: string): string {
  const digits = text.split('').map((letter) => (letter.charCodeAt(0) % 16).toString(16));
  return digits.join('').padEnd(64, '0').slice(0, 64);
}
