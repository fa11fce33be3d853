import { outcomeOf } from '@kast/kernel';
import { type Command, DONE, parseFlags } from '../command.ts';
import { readMatch } from '../record-file.ts';
import { resultText } from '../words.ts';

export const replay: Command = {
  summary: 'reads a record through the rules and prints its result, or why it is refused',
  synopsis: ['replay FILE'],
  help: [['FILE', 'a record, or - for standard input']],

  async run(args, print) {
    const flags = parseFlags(args, {}, 1);
    if (!flags.ok) return flags;
    const read = await readMatch(flags.value.files[0] ?? '-');
    if (!read.ok) return read;
    const { match } = read.value.played;
    const { seats } = match.setup;
    print(`${match.game.info.id}, ${seats} seats, ${match.ply} entries`);
    print(`result: ${resultText(outcomeOf(match))}`);
    return DONE;
  },
};
