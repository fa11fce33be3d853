import { type AnyBot, type Choice, LEVELS, type Level, type ThinkRequest } from '@kast/bots';
import {
  type AnyGame,
  type Playthrough,
  type Seat,
  seededRandom,
  type Seen,
  seenBy,
  turnOf,
} from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { appendOrThrow, nextEntry, startTrial } from '../random-play.ts';
import { describeTrial, type Trial, trialsOf } from '../trial.ts';
import type { GameInFolder } from './game-in-folder.ts';
import { PATIENCE, plan } from './plan.ts';

/** What everybody who asks a computer relies on, at every level and wherever a match may go. */
export function botsSuite(games: readonly GameInFolder[]): void {
  describe.each(games)('the computers of $id', ({ box }) => {
    const trials = trialsOf(box.info, plan.trials);

    it.each(trials.map((trial) => ({ trial, setup: describeTrial(trial) })))(
      'choose what is legal, again the same however many think it over, and tell chances that sum to 1, with $setup',
      PATIENCE,
      async ({ trial }) => {
        const [game, bot] = await Promise.all([box.rules(), box.bot()]);
        let asked = 0;
        for (const { now, seat } of decisionsOf(game, trial)) {
          const level = LEVELS[asked % LEVELS.length] as Level;
          asked++;
          judge(game, bot, now, seat, level);
        }
        expect(asked).toBeGreaterThan(0);
      },
    );
  });
}

function judge(game: AnyGame, bot: AnyBot, now: Playthrough, seat: Seat, level: Level): void {
  const seen = seenBy(now, seat);
  const request = { level, seed: 'suite', budget: { nodes: NODES }, clock: () => 0 };
  const choice = bot.choose(seen, request);
  expect(bot.choose(seen, request)).toEqual(choice);
  expectSound(choice);
  expect(chooseTogether(bot, seen, request, 1)).toEqual(choice);
  const joint = chooseTogether(bot, seen, request, 3);
  expect(chooseTogether(bot, seen, request, 3)).toEqual(joint);
  expectSound(joint);
  for (const { chance } of bot.weigh(seen, request)) expectChance(chance);

  function expectSound({ move: text, line, estimate }: Choice): void {
    const { state } = now.match;
    const move = game.notation.parse(state, seat, text);
    expect(move.ok && game.check(state, seat, move.value)).toBeUndefined();
    expect(line[0]).toBe(text);
    expectChances(estimate, seen.seats);
  }
}

/** As workers do that share no memory, whoever of them is done first. */
function chooseTogether(
  bot: AnyBot,
  seen: Seen<unknown, unknown>,
  request: ThinkRequest,
  workers: number,
): Choice {
  const { joint } = bot;
  if (!joint) return bot.choose(seen, request);
  const findings: unknown[] = [];
  for (let worker = workers - 1; worker >= 0; worker--) {
    findings[worker] = structuredClone(joint.search(seen, request, { worker, workers }));
  }
  const found = findings.filter((finding) => finding !== undefined);
  return joint.conclude(seen, request, found);
}

function expectChances(estimate: readonly number[], seats: number): void {
  expect(estimate).toHaveLength(seats);
  for (const chance of estimate) expectChance(chance);
  expect(estimate.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
}

function expectChance(chance: number): void {
  expect(chance).toBeGreaterThanOrEqual(0);
  expect(chance).toBeLessThanOrEqual(1);
}

/** Some decisions of a match of players without a plan, by one of those who must decide. */
function* decisionsOf(
  game: AnyGame,
  trial: Trial,
): Iterable<{ readonly now: Playthrough; readonly seat: Seat }> {
  const random = seededRandom(`bots ${trial.seed}`);
  let now = startTrial(game, trial);
  for (let ply = 0; ply < LONGEST; ply++) {
    const turn = turnOf(now.match);
    if (turn.kind === 'seats' && ply % STRIDE === 0) {
      yield { now, seat: turn.seats[random.below(turn.seats.length)] as Seat };
    }
    const entry = nextEntry(now.match, trial.seed, random);
    if (!entry) return;
    now = appendOrThrow(now, entry);
  }
}

/** Enough to come through every part of a search, at little cost. */
const NODES = 60;
const STRIDE = 13;
const LONGEST = 92;
