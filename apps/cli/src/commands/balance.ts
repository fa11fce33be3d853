import { writeFileSync } from 'node:fs';
import { type Level, LEVELS } from '@kast/bots';
import type { Balance, Figures, GameBox, OptionFigures } from '@kast/games';
import { must, ok, outcomeOf, type Playthrough, type Result, seatsOf } from '@kast/kernel';
import { type Command, countOf, DONE, parseFlags, type Print, textOf } from '../command.ts';
import type { Complaint } from '../complaint.ts';
import { playMatch } from '../play-match.ts';
import { playersOf } from '../players.ts';
import { seedOf, startMatch } from '../setup.ts';
import { TABLE_FLAGS, TABLE_HELP, type Table, tableOf } from '../table.ts';

export const balance: Command = {
  summary: 'lets equal computers play with every option, and tells length and who wins',
  synopsis: [
    'balance --game G [--matches N] [--level L] [--seats N] [--seed S] [--nodes N] [--write FILE]',
  ],
  help: [
    ...TABLE_HELP,
    ['--matches N', 'with each value of each option (20)'],
    ['--level L', '1 to 5, of every computer (2)'],
    ['--write FILE', 'the figures as JSON, as the setup page reads them (balance.json of a game)'],
  ],

  async run(args, print) {
    const flags = parseFlags(args, {
      ...TABLE_FLAGS,
      matches: { type: 'string' },
      level: { type: 'string' },
      write: { type: 'string' },
    });
    if (!flags.ok) return flags;
    const matches = countOf(flags.value, 'matches', 1e5);
    if (!matches.ok) return matches;
    const level = countOf(flags.value, 'level', LEVELS.length);
    if (!level.ok) return level;
    const table = await tableOf(flags.value);
    if (!table.ok) return table;
    const asked = textOf(flags.value, 'seats');
    const seats = asked ? table.value.setup.seats : usualSeats(table.value.box);
    const found = await balanceAt(
      { ...table.value, setup: { ...table.value.setup, seats } },
      { level: (level.value ?? 2) as Level, matches: matches.value ?? 20 },
      print,
    );
    if (!found.ok) return found;
    const json = `${JSON.stringify(found.value, null, 2)}\n`;
    const file = textOf(flags.value, 'write');
    if (file === undefined) print(json.trimEnd());
    else writeFileSync(file, json);
    return DONE;
  },
};

interface Trial {
  readonly level: Level;
  readonly matches: number;
}

async function balanceAt(
  table: Table,
  trial: Trial,
  print: Print,
): Promise<Result<Balance, Complaint>> {
  const { box, setup } = table;
  const usual = await figuresOf(table, trial);
  if (!usual.ok) return usual;
  print(lineOf('by the book', usual.value));
  const options: Record<string, OptionFigures[]> = {};
  for (const [option, { values }] of Object.entries(box.info.options)) {
    options[option] = [];
    for (const value of values.slice(1)) {
      const chosen = { ...setup, options: { ...setup.options, [option]: value } };
      const figures = await figuresOf({ ...table, setup: chosen }, trial);
      if (!figures.ok) return figures;
      options[option].push({ value, ...figures.value });
      print(lineOf(`${option}=${value}`, figures.value));
    }
  }
  const { rulesVersion } = box.info;
  return ok({ rulesVersion, seats: setup.seats, level: trial.level, usual: usual.value, options });
}

/** The same shuffles with every option. */
async function figuresOf(
  { box, game, setup, seed, thinking }: Table,
  { level, matches }: Trial,
): Promise<Result<Figures, Complaint>> {
  const players = await playersOf(`level${level}`, setup.seats, box, thinking);
  if (!players.ok) return players;
  const played: Playthrough[] = [];
  for (let index = 0; index < matches; index++) {
    const shuffles = seedOf(`${seed} ${index}`);
    const start = startMatch(game, setup, shuffles);
    if (!start.ok) return start;
    const { referee } = box;
    played.push(await playMatch(start.value, { players: players.value, seed: shuffles, referee }));
  }
  return ok(tally(played, setup.seats));
}

function tally(played: readonly Playthrough[], seats: number): Figures {
  const share = (of: (one: Playthrough) => number): number =>
    played.reduce((sum, one) => sum + of(one), 0) / played.length;
  const winnersOf = ({ match }: Playthrough): readonly number[] =>
    must(outcomeOf(match), 'an outcome').winners;
  return {
    matches: played.length,
    moves: Math.round(
      share(({ plies }) => plies.filter(({ entry }) => typeof entry.by === 'number').length),
    ),
    wins: seatsOf(seats).map((seat) =>
      rounded(share((one) => (winnersOf(one).includes(seat) ? 1 / winnersOf(one).length : 0))),
    ),
    draws: rounded(share((one) => (winnersOf(one).length === 0 ? 1 : 0))),
  };
}

/** As many as *Play at once* seats. */
function usualSeats({ info }: GameBox): number {
  return info.atOnce?.seats ?? info.seats.min;
}

function lineOf(name: string, { matches, moves, wins, draws }: Figures): string {
  const percent = (share: number): string => `${Math.round(share * 100)}%`;
  return `${name}: ${matches} matches, ${moves} moves, won ${wins.map(percent).join(' : ')}, drawn ${percent(draws)}`;
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
