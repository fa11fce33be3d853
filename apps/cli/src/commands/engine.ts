import { createInterface } from 'node:readline';
import { type Budget, type Level, LEVELS } from '@kast/bots';
import { gainsByHelp, getReady, think, thinkWith } from '@kast/games/box/think.ts';
import { ok, type Result } from '@kast/kernel';
import { type Command, countOf, DONE, type Flags, parseFlags, textOf } from '../command.ts';
import type { Complaint } from '../complaint.ts';
import { boxOf } from '../cupboard.ts';
import { LONGEST_MS } from '../engine/engine-command.ts';
import { type EngineParts, EngineSession } from '../engine/engine-session.ts';
import { startHelpers } from '../engine/helper-threads.ts';
import { rulesAsked } from '../table.ts';

export const engine: Command = {
  summary: 'plays a seat for another program, by lines on standard input (docs/ENGINE.md)',
  synopsis: [
    'engine --game G [--level L] [--time MS | --nodes N] [--workers N] [--rules-version N] [--seed S]',
  ],
  help: [
    ['--game G', 'the game, or the folder of one that is not in the cupboard'],
    ['--level L', '1 to 5 (5)'],
    ['--time MS', 'milliseconds a move; what the level would take unless told'],
    [
      '--nodes N',
      'positions a move instead: the same moves every time (not in Tablut with several workers)',
    ],
    ['--workers N', 'how many threads level 5 thinks in, each as long as one would (1)'],
    ['--rules-version N', 'of its rules; the newest unless told'],
    ['--seed S', 'any text; another one plays otherwise (0)'],
  ],

  async run(args, print) {
    const flags = parseFlags(args, {
      game: { type: 'string' },
      level: { type: 'string' },
      time: { type: 'string' },
      nodes: { type: 'string' },
      workers: { type: 'string' },
      'rules-version': { type: 'string' },
      seed: { type: 'string' },
    });
    if (!flags.ok) return flags;
    const parts = await partsOf(flags.value);
    if (!parts.ok) return parts;
    const session = new EngineSession(parts.value);
    for await (const line of createInterface({ input: process.stdin })) {
      const answer = await session.answer(line);
      if (answer.line !== undefined) print(answer.line);
      if (answer.ends) break;
    }
    process.stdin.destroy();
    await parts.value.end();
    return DONE;
  },
};

interface Running extends EngineParts {
  readonly end: () => Promise<void>;
}

async function partsOf(flags: Flags): Promise<Result<Running, Complaint>> {
  const box = await boxOf(flags);
  if (!box.ok) return box;
  const rules = await rulesAsked(flags, box.value);
  if (!rules.ok) return rules;
  const level = countOf(flags, 'level', LEVELS.length);
  if (!level.ok) return level;
  const budget = budgetOf(flags);
  if (!budget.ok) return budget;
  const workers = countOf(flags, 'workers', MOST_WORKERS);
  if (!workers.ok) return workers;
  const boxes = [box.value];
  const { id: game, rulesVersion } = rules.value.info;
  const asked = { game, rulesVersion, level: (level.value ?? 5) as Level };
  // Before any line is read: what is fetched later would be fetched in the time of the first move.
  await getReady(boxes, asked);
  const isHelped = await gainsByHelp(boxes, asked);
  const others = isHelped ? (workers.value ?? 1) - 1 : 0;
  const { helpers, end } = await startHelpers(
    { ...asked, box: textOf(flags, 'game') ?? '' },
    others,
  );
  return ok({
    game: rules.value,
    think: async (task) => {
      const ready = helpers();
      return ready.length > 0 ? thinkWith(ready, boxes, task, clock) : think(boxes, task, clock);
    },
    end,
    level: asked.level,
    budget: budget.value,
    seed: textOf(flags, 'seed') ?? '0',
  });
}

const MOST_WORKERS = 64;

const clock = (): number => performance.now();

function budgetOf(flags: Flags): Result<Budget | undefined, Complaint> {
  const milliseconds = countOf(flags, 'time', LONGEST_MS);
  if (!milliseconds.ok) return milliseconds;
  const nodes = countOf(flags, 'nodes', 1e9);
  if (!nodes.ok) return nodes;
  if (nodes.value !== undefined) return ok({ nodes: nodes.value });
  return ok(milliseconds.value === undefined ? undefined : { milliseconds: milliseconds.value });
}
