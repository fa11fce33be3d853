import { recordOf } from '@kast/kernel';
import { type Command, DONE, parseFlags, textOf } from '../command.ts';
import { playMatch } from '../play-match.ts';
import { PLAYER_HELP, playersOf } from '../players.ts';
import { recordText } from '../record-file.ts';
import { seedOf, startMatch } from '../setup.ts';
import { TABLE_FLAGS, TABLE_HELP, tableOf } from '../table.ts';

export const simulate: Command = {
  summary: 'plays a match by itself and prints its record',
  synopsis: [
    'simulate --game G [--rules-version N] [--seats N] [--seed S] [--players P[,P…]] [--option k=v]',
    '         [--nodes N]',
  ],
  help: [
    ...TABLE_HELP,
    ['--players P', `${PLAYER_HELP}; one for all seats, or one for each (random)`],
  ],

  async run(args, print) {
    const flags = parseFlags(args, { ...TABLE_FLAGS, players: { type: 'string' } });
    if (!flags.ok) return flags;
    const table = await tableOf(flags.value);
    if (!table.ok) return table;
    const { box, game, setup, thinking } = table.value;
    const seed = seedOf(table.value.seed);
    const start = startMatch(game, setup, seed);
    if (!start.ok) return start;
    const names = textOf(flags.value, 'players') ?? 'random';
    const players = await playersOf(names, setup.seats, box, thinking);
    if (!players.ok) return players;
    const { referee } = box;
    const attendance = { players: players.value, seed, referee };
    const { match, plies } = await playMatch(start.value, attendance);
    const log = plies.map(({ entry }) => entry);
    print(recordText(recordOf(match, log, seed)));
    return DONE;
  },
};
