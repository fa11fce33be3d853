import { type AnyBot, type Level, LEVELS } from '@kast/bots';
import { botOf, rulesOf } from '@kast/games';
import {
  type AnyGame,
  append,
  type HostedMatch,
  hostPly,
  must,
  outcomeOf,
  seededRandom,
  seenBy,
  turnOf,
} from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { conformanceFaults } from '../conformance/conformance-faults.ts';
import { hostingFaults } from '../hosting/hosting-faults.ts';
import { leakFaults } from '../leak/leak-faults.ts';
import { nextEntry, startTrial } from '../random-play.ts';
import { describeTrial, type Trial, trialsOf } from '../trial.ts';
import { citableRules } from './folder.ts';
import type { GameInFolder } from './game-in-folder.ts';
import { PATIENCE, plan } from './plan.ts';

export function versionsSuite(games: readonly GameInFolder[]): void {
  const earlier = games.flatMap((game) =>
    versionsBefore(game.box.info.rulesVersion).map((version) => ({ ...game, version })),
  );

  describe.each(games)('$id', ({ id, box }) => {
    it('has the rules of every version that there ever was, and of no other', async () => {
      const { rulesVersion } = box.info;
      for (const version of [...versionsBefore(rulesVersion), rulesVersion]) {
        const rules = must(await rulesOf(box, version), `version ${version}`);
        expect(rules.info).toMatchObject({ id, rulesVersion: version });
      }
      for (const version of [0, -1, 1.5, rulesVersion + 1]) {
        expect(await rulesOf(box, version)).toBeUndefined();
        expect(await botOf(box, version)).toBeUndefined();
      }
      expect(Object.keys(box.earlierRules ?? {}).map(Number)).toEqual(versionsBefore(rulesVersion));
    });
  });

  describe.each(earlier)('$id, version $version', ({ version, box, folder }) => {
    const rules = async (): Promise<AnyGame> => must(await rulesOf(box, version), 'the rules');
    const trials = trialsOf(box.info, { most: 6, repeats: 1 });
    const stride = box.info.traits.hidden ? plan.stride.hidden : plan.stride.open;

    it.each(trials.map((trial) => ({ trial, setup: describeTrial(trial) })))(
      'keeps the contract as it is now with $setup',
      PATIENCE,
      async ({ trial }) => {
        const game = await rules();
        expect(conformanceFaults(game, trial, citableRules(folder))).toEqual([]);
        expect(leakFaults(game, trial, { stride })).toEqual([]);
        expect(hostingFaults(game, trial)).toEqual([]);
      },
    );

    it.each(trials.map((trial) => ({ trial, setup: describeTrial(trial) })))(
      'is played by the newest bots to its end, without a refusal, with $setup',
      PATIENCE,
      async ({ trial }) => {
        const bot = must(await botOf(box, version), 'a bot');
        const game = await rules();
        for (const level of LEVELS) {
          expect(outcomeOf(playOut(game, trial, bot, level).match)).toBeDefined();
        }
      },
    );
  });
}

function versionsBefore(newest: number): readonly number[] {
  return Array.from({ length: newest - 1 }, (_, index) => index + 1);
}

function playOut(game: AnyGame, trial: Trial, bot: AnyBot, level: Level): HostedMatch {
  const random = seededRandom(trial.seed);
  let hosted: HostedMatch = startTrial(game, trial);
  for (;;) {
    const { match } = hosted;
    const turn = turnOf(match);
    if (turn.kind === 'over') return hosted;
    const seat = turn.kind === 'seats' ? must(turn.seats[0], 'a seat') : undefined;
    const request = { level, seed: `${match.ply}`, budget: { nodes: 200 }, clock: () => 0 };
    const entry =
      seat === undefined
        ? must(nextEntry(match, trial.seed, random), 'a draw')
        : { by: seat, move: bot.choose(seenBy(hosted, seat), request).move };
    const next = append(match, entry);
    if (!next.ok) throw new Error(`${entry.move} was refused: ${JSON.stringify(next.error)}`);
    hosted = hostPly(hosted, next.value);
  }
}
