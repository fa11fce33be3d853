import { availableParallelism } from 'node:os';
import { ok, type Result } from '@kast/kernel';
import { ArenaThreads } from '../arena/arena-threads.ts';
import { type ArenaPlan, type PlayedUnit, unitPlayer } from '../arena/play-unit.ts';
import { linesOf, standing } from '../arena/report.ts';
import { SCHEDULE_FLAGS, SCHEDULE_HELP, scheduleOf } from '../arena/schedule-flags.ts';
import { SPRT_FLAGS, SPRT_HELP, sprtOf } from '../arena/sprt-flags.ts';
import { tallyOf } from '../arena/tally.ts';
import { type Command, countOf, DONE, type Flags, parseFlags, textOf } from '../command.ts';
import { type Complaint, usage } from '../complaint.ts';
import { boxOf } from '../cupboard.ts';
import { BUDGET_HELP, PLAYER_HELP } from '../players.ts';
import { progressBar } from '../progress-bar.ts';
import type { SprtPlan } from '../statistics/sprt.ts';
import { rulesAsked } from '../table.ts';

export const arena: Command = {
  summary: 'lets two players meet in many matches, in every seat from the same starts',
  synopsis: [
    'arena --game G --a P --b P [--matches N] [--sprt E0,E1] [--seats N[,N…]] [--team N]',
    '      [--variants V] [--option k=v] [--opening N] [--jobs N] [--seed S] [--nodes N] [--json]',
  ],
  help: [
    ['--game G', 'the game, or the folder of one that is not in the cupboard'],
    ['--rules-version N', 'of its rules; the newest unless told'],
    ['--a P, --b P', `${PLAYER_HELP}, or a reference player of the game`],
    ['', BUDGET_HELP],
    ['--a-from DIR', 'another checkout of this repository whose bots play for a; --b-from for b'],
    [
      '--nodes N',
      'positions a move for a player that does not say it; its own measure unless told',
    ],
    ...SCHEDULE_HELP,
    ...SPRT_HELP,
    ['--jobs N', 'threads; as many as there are processors unless told'],
    ['--json', 'the last line is one JSON object'],
  ],

  async run(args, print) {
    const flags = parseFlags(args, ARENA_FLAGS);
    if (!flags.ok) return flags;
    const asked = await experimentOf(flags.value);
    if (!asked.ok) return asked;
    const { plan, units, jobs, test } = asked.value;
    const checked = await unitPlayer(plan);
    if (!checked.ok) return checked;
    const played: PlayedUnit[] = [];
    const bar = progressBar();
    const threads = new ArenaThreads(Math.min(jobs, units));
    for await (const unit of threads.play(plan, units)) {
      played.push(unit);
      bar.clear();
      for (const line of linesOf(played)) print(line);
      const tally = tallyOf(played, test);
      bar.show(played.length / units, `${played.length}/${units} ${standing(tally)}`);
      if (tally.sprt && tally.sprt.verdict !== 'undecided') break;
    }
    await threads.end();
    bar.clear();
    const { game, a, b } = plan;
    const tally = tallyOf(played, test);
    print(standing(tally));
    const result = { game, a: a.player, b: b.player, ...tally };
    if (flags.value.values['json']) print(JSON.stringify(result));
    return DONE;
  },
};

const ARENA_FLAGS = {
  ...SCHEDULE_FLAGS,
  ...SPRT_FLAGS,
  game: { type: 'string' },
  'rules-version': { type: 'string' },
  a: { type: 'string' },
  b: { type: 'string' },
  'a-from': { type: 'string' },
  'b-from': { type: 'string' },
  nodes: { type: 'string' },
  jobs: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** Until a test has its verdict; nobody waits for more. */
const MOST_MATCHES_OF_TEST = 100_000;

interface Experiment {
  readonly plan: ArenaPlan;
  readonly units: number;
  readonly jobs: number;
  readonly test: SprtPlan | undefined;
}

async function experimentOf(flags: Flags): Promise<Result<Experiment, Complaint>> {
  const [a, b] = [textOf(flags, 'a'), textOf(flags, 'b')];
  if (a === undefined || b === undefined) return usage('say who meets whom: --a P --b P');
  const box = await boxOf(flags);
  if (!box.ok) return box;
  const rules = await rulesAsked(flags, box.value);
  if (!rules.ok) return rules;
  const test = sprtOf(flags);
  if (!test.ok) return test;
  const asked = scheduleOf(flags, rules.value, test.value ? MOST_MATCHES_OF_TEST : 10);
  if (!asked.ok) return asked;
  const nodes = countOf(flags, 'nodes', 1e9);
  if (!nodes.ok) return nodes;
  const jobs = countOf(flags, 'jobs', 256);
  if (!jobs.ok) return jobs;
  const { schedule, units, opening } = asked.value;
  const contender = (player: string, side: 'a' | 'b') => {
    return { player, nodes: nodes.value, from: textOf(flags, `${side}-from`) };
  };
  return ok({
    plan: {
      game: textOf(flags, 'game') ?? '',
      rulesVersion: rules.value.info.rulesVersion,
      a: contender(a, 'a'),
      b: contender(b, 'b'),
      schedule,
      opening,
    },
    units,
    jobs: jobs.value ?? availableParallelism(),
    test: test.value,
  });
}
