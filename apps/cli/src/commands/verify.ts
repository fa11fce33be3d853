import { isVerdict, verifyRecord } from '@kast/kernel';
import { type Command, DONE, parseFlags } from '../command.ts';
import { refused } from '../complaint.ts';
import { readMatch } from '../record-file.ts';
import { faultText } from '../words.ts';

export const verify: Command = {
  summary:
    'replays a record: every shuffle and roll again from its seed and nonces, every throw by hand again',
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
    const isJoint = record.nonces?.some(({ nonce }) => nonce !== undefined) === true;
    const source = isJoint ? 'the seed with the nonces' : 'the seed';
    print(`seed: the one that was committed to (${record.seedHash})`);
    for (const { seat, nonce } of record.nonces ?? []) {
      print(
        nonce === undefined
          ? `nonce: that of seat ${seat} was withheld, and is not in it`
          : `nonce: that of seat ${seat} is the one that it was bound to`,
      );
    }
    print(
      draws > 0 ? `chance: ${draws} entries, all as ${source} gives them` : 'chance: had no part',
    );
    if (verdicts > 0) print(`referee: ${verdicts} entries, all as the referee judges them again`);
    return DONE;
  },
};
