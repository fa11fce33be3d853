import { registry } from '@kast/games';
import { ok } from '@kast/kernel';
import { type Command, countOf, DONE, parseFlags, textOf } from '../command.ts';
import { boxOf } from '../cupboard.ts';
import { measure, yardstick } from '../measure.ts';

export const bench: Command = {
  summary: 'measures how fast the games can be played and searched, beside a trivial loop',
  synopsis: ['bench [--game G] [--milliseconds N] [--json]'],
  help: [
    ['--game G', 'one game; all of them unless told'],
    ['--milliseconds N', 'processor time that each number is measured for (1000)'],
    ['--json', 'one JSON object per game and line'],
  ],

  async run(args, print) {
    const flags = parseFlags(args, {
      game: { type: 'string' },
      milliseconds: { type: 'string' },
      json: { type: 'boolean' },
    });
    if (!flags.ok) return flags;
    const asked = countOf(flags.value, 'milliseconds', 60_000);
    if (!asked.ok) return asked;
    const milliseconds = asked.value ?? 1000;
    const one =
      textOf(flags.value, 'game') === undefined ? ok(undefined) : await boxOf(flags.value);
    if (!one.ok) return one;
    const loopsPerSec = yardstick(milliseconds);
    if (!flags.value.values['json']) print(`trivial loop: ${loopsPerSec} rounds per second`);
    for (const box of one.value ? [one.value] : registry) {
      const speed = await measure(box, milliseconds);
      // How many rounds of the loop one playout and one node cost: this hardly depends on the machine.
      const loopsPerFastPlayout =
        speed.fastPlayoutsPerSec && Math.round(loopsPerSec / speed.fastPlayoutsPerSec);
      const loopsPerNode = Math.round(loopsPerSec / speed.nodesPerSec);
      const line = {
        game: box.info.id,
        ...speed,
        loopsPerSec,
        loopsPerFastPlayout,
        loopsPerNode,
      };
      print(flags.value.values['json'] ? JSON.stringify(line) : table(line));
    }
    return DONE;
  },
};

function table(line: Readonly<Record<string, string | number | null>>): string {
  return Object.entries(line)
    .map(([name, value]) => `${name} ${value ?? '–'}`)
    .join(', ');
}
