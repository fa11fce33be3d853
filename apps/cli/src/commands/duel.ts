import { constants } from 'node:os';
import { type PlayedUnit, playUnit, type Side } from '../arena/play-unit.ts';
import { linesOf, standing } from '../arena/report.ts';
import { unitAt } from '../arena/schedule.ts';
import { SCHEDULE_FLAGS, SCHEDULE_HELP, scheduleOf } from '../arena/schedule-flags.ts';
import { tallyOf } from '../arena/tally.ts';
import { type Command, DONE, parseFlags, textOf } from '../command.ts';
import { refused, usage } from '../complaint.ts';
import { boxOf } from '../cupboard.ts';
import { EngineFault, startEngine } from '../engine/engine-process.ts';
import { EngineTable } from '../engine/engine-table.ts';
import { progressBar } from '../progress-bar.ts';
import { rulesAsked } from '../table.ts';

export const duel: Command = {
  summary: 'lets two engines meet, each in processes of its own (docs/ENGINE.md)',
  synopsis: [
    'duel --game G --a E --b E [--matches N] [--seats N[,N…]] [--team N] [--variants V]',
    '     [--option k=v] [--opening N] [--seed S] [--json]',
  ],
  help: [
    ['--game G', 'the game, or the folder of one that is not in the cupboard'],
    [
      '--a E, --b E',
      'a command that starts an engine; level3, level3@2000 and level3@500ms are ours',
    ],
    ...SCHEDULE_HELP,
    ['--rules-version N', 'of its rules; the newest unless told'],
    ['--json', 'the last line is one JSON object'],
  ],

  async run(args, print) {
    const flags = parseFlags(args, {
      ...SCHEDULE_FLAGS,
      game: { type: 'string' },
      'rules-version': { type: 'string' },
      a: { type: 'string' },
      b: { type: 'string' },
      json: { type: 'boolean' },
    });
    if (!flags.ok) return flags;
    const [a, b] = [textOf(flags.value, 'a'), textOf(flags.value, 'b')];
    if (!a?.trim() || !b?.trim()) return usage('say who meets whom: --a E --b E');
    const box = await boxOf(flags.value);
    if (!box.ok) return box;
    const game = await rulesAsked(flags.value, box.value);
    if (!game.ok) return game;
    const asked = scheduleOf(flags.value, game.value, 2);
    if (!asked.ok) return asked;
    const { schedule, units, opening } = asked.value;
    const name = textOf(flags.value, 'game') ?? '';
    const engines = { a, b };
    const table = new EngineTable(game.value, (side: Side) => startEngine(name, engines[side]));
    endTogether(table);
    const bar = progressBar();
    const played: PlayedUnit[] = [];
    try {
      for (let index = 0; index < units; index++) {
        const unit = unitAt(schedule, index);
        const setting = { box: box.value, game: game.value, opening, forecasts: false };
        played.push(await playUnit(setting, unit, table.attend));
        bar.clear();
        for (const line of linesOf(played)) print(line);
        bar.show(played.length / units, standing(tallyOf(played, undefined)));
      }
      await table.close();
    } catch (reason) {
      if (reason instanceof EngineFault) return refused(reason.message);
      throw reason;
    } finally {
      bar.clear();
      // Who has faulted is not waited for.
      table.kill();
    }
    const tally = tallyOf(played, undefined);
    print(standing(tally));
    if (flags.value.values['json']) print(JSON.stringify({ game: name, a, b, ...tally }));
    return DONE;
  },
};

/** Engines lead process groups of their own: a signal that ends the duel does not reach them by itself. */
function endTogether(table: EngineTable): void {
  process.once('exit', () => table.kill());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
}
