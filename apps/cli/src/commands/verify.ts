import { isVerdict, verifyRecord } from '@kast/kernel';
import { type Command, DONE, parseFlags } from '../command.ts';
import { refused } from '../complaint.ts';
import { readMatch } from '../record-file.ts';
import { faultText } from '../words.ts';

export const verify: Command = {
  summary:
    'replays a record: every shuffle and roll again from its seed, every throw by hand again',
  synopsis: ['verify FILE'],
  help: [['FILE', 'a record with its seed, or - for standard input']],

  async run(args, print) {
    const flags = parseFlags(args, {}, 1);
    if (!flags.ok) return flags;
    const read = await readMatch(flags.value.files[0] ?? '-');
    if (!read.ok) return read;
    const { record, played } = read.value;
    const { match, plies } = played;
    const fault = verifyRecord(record, played);
    if (fault) return refused(faultText(fault));
    const entries = plies.filter(({ entry }) => entry.by === 'chance').length;
    const verdicts = plies.filter(({ step }) => step && isVerdict(match.game, step)).length;
    const draws = entries - verdicts;
    print(`seed: the one that was committed to (${record.seedHash})`);
    print(
      draws > 0 ? `chance: ${draws} entries, all as the seed gives them` : 'chance: had no part',
    );
    if (verdicts > 0) print(`referee: ${verdicts} entries, all as the referee judges them again`);
    return DONE;
  },
};
