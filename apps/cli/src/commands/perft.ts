import { type Command, countOf, DONE, parseFlags } from '../command.ts';
import { usage } from '../complaint.ts';
import { boxOf } from '../cupboard.ts';
import { countTree } from '../count-tree.ts';
import { seedOf, SETUP_FLAGS, SETUP_HELP, setupOf, startMatch } from '../setup.ts';

/** Nobody waits for more. */
const DEEPEST = 12;

export const perft: Command = {
  summary: 'counts the tree of all moves from the start',
  synopsis: ['perft --game G --depth D [--seats N] [--option k=v] [--pure] [--json]'],
  help: [
    ['--game G', 'a game without chance'],
    ['--depth D', 'how many moves deep'],
    ...SETUP_HELP,
    ['--pure', 'by the rules alone, not by the position that the bots search on'],
    ['--json', 'one JSON object per line'],
  ],

  async run(args, print) {
    const flags = parseFlags(args, {
      ...SETUP_FLAGS,
      game: { type: 'string' },
      depth: { type: 'string' },
      pure: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    if (!flags.ok) return flags;
    const { values } = flags.value;
    const box = await boxOf(flags.value);
    if (!box.ok) return box;
    const deepest = countOf(flags.value, 'depth', DEEPEST);
    if (!deepest.ok) return deepest;
    if (deepest.value === undefined) return usage('say how deep: --depth D');
    const { info } = box.value;
    if (info.traits.chance) return usage(`${info.id} has chance: its tree is not counted`);
    const setup = setupOf(flags.value, info);
    if (!setup.ok) return setup;
    const start = startMatch(await box.value.rules(), setup.value, seedOf('perft'));
    if (!start.ok) return start;
    const bench = values['pure'] ? undefined : await box.value.bench?.();
    for (let depth = 1; depth <= deepest.value; depth++) {
      const { options } = start.value.setup;
      const count = bench?.perft?.(options, depth) ?? countTree(start.value, depth);
      const { leaves, captures } = count;
      print(
        values['json']
          ? JSON.stringify({ game: info.id, depth, leaves, captures })
          : `depth ${depth}: ${leaves} leaves, ${captures} captures`,
      );
    }
    return DONE;
  },
};
