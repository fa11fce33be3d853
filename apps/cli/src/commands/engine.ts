import { createInterface } from 'node:readline';
import { type Budget, type Level, LEVELS } from '@kast/bots';
import { botOf } from '@kast/games';
import { must, ok, type Result } from '@kast/kernel';
import { type Command, countOf, DONE, type Flags, parseFlags, textOf } from '../command.ts';
import type { Complaint } from '../complaint.ts';
import { boxOf } from '../cupboard.ts';
import { LONGEST_MS } from '../engine/engine-command.ts';
import { type EngineParts, EngineSession } from '../engine/engine-session.ts';
import { rulesAsked } from '../table.ts';

export const engine: Command = {
  summary: 'plays a seat for another program, by lines on standard input (docs/ENGINE.md)',
  synopsis: ['engine --game G [--level L] [--time MS | --nodes N] [--rules-version N] [--seed S]'],
  help: [
    ['--game G', 'the game, or the folder of one that is not in the cupboard'],
    ['--level L', '1 to 5 (5)'],
    ['--time MS', 'milliseconds a move; what the level would take unless told'],
    ['--nodes N', 'positions a move instead: the same moves every time'],
    ['--rules-version N', 'of its rules; the newest unless told'],
    ['--seed S', 'any text; another one plays otherwise (0)'],
  ],

  async run(args, print) {
    const flags = parseFlags(args, {
      game: { type: 'string' },
      level: { type: 'string' },
      time: { type: 'string' },
      nodes: { type: 'string' },
      'rules-version': { type: 'string' },
      seed: { type: 'string' },
    });
    if (!flags.ok) return flags;
    const parts = await partsOf(flags.value);
    if (!parts.ok) return parts;
    const session = new EngineSession(parts.value);
    for await (const line of createInterface({ input: process.stdin })) {
      const answer = session.answer(line);
      if (answer.line !== undefined) print(answer.line);
      if (answer.ends) break;
    }
    process.stdin.destroy();
    return DONE;
  },
};

async function partsOf(flags: Flags): Promise<Result<EngineParts, Complaint>> {
  const box = await boxOf(flags);
  if (!box.ok) return box;
  const rules = await rulesAsked(flags, box.value);
  if (!rules.ok) return rules;
  const level = countOf(flags, 'level', LEVELS.length);
  if (!level.ok) return level;
  const budget = budgetOf(flags);
  if (!budget.ok) return budget;
  const game = rules.value;
  return ok({
    game,
    bot: must(await botOf(box.value, game.info.rulesVersion), 'a bot'),
    level: (level.value ?? 5) as Level,
    budget: budget.value,
    seed: textOf(flags, 'seed') ?? '0',
    clock: () => performance.now(),
  });
}

function budgetOf(flags: Flags): Result<Budget | undefined, Complaint> {
  const milliseconds = countOf(flags, 'time', LONGEST_MS);
  if (!milliseconds.ok) return milliseconds;
  const nodes = countOf(flags, 'nodes', 1e9);
  if (!nodes.ok) return nodes;
  if (nodes.value !== undefined) return ok({ nodes: nodes.value });
  return ok(milliseconds.value === undefined ? undefined : { milliseconds: milliseconds.value });
}
