import { must, ok, type Outcome, outcomeOf, type Result, type Seat, seatsOf } from '@kast/kernel';
import { type Command, countOf, DONE, parseFlags, type Print, textOf } from '../command.ts';
import { type Complaint, usage } from '../complaint.ts';
import { playMatch } from '../play-match.ts';
import { PLAYER_HELP, type Player, playerOf } from '../players.ts';
import { seedOf, startMatch } from '../setup.ts';
import { TABLE_FLAGS, TABLE_HELP, type Table, tableOf } from '../table.ts';

export const arena: Command = {
  summary: 'lets two players meet in many matches, in every seat by turns',
  synopsis: [
    'arena --game G --a P --b P [--matches N] [--seed S] [--seats N] [--option k=v] [--nodes N] [--json]',
  ],
  help: [
    ...TABLE_HELP,
    ['--a P, --b P', `${PLAYER_HELP}; with three or more seats one a meets several b`],
    ['--matches N', 'how many (10)'],
    ['--json', 'the last line is one JSON object'],
  ],

  async run(args, print) {
    const flags = parseFlags(args, {
      ...TABLE_FLAGS,
      a: { type: 'string' },
      b: { type: 'string' },
      matches: { type: 'string' },
      json: { type: 'boolean' },
    });
    if (!flags.ok) return flags;
    const [a, b] = [textOf(flags.value, 'a'), textOf(flags.value, 'b')];
    if (a === undefined || b === undefined) return usage('say who meets whom: --a P --b P');
    const matches = countOf(flags.value, 'matches', 1e6);
    if (!matches.ok) return matches;
    const table = await tableOf(flags.value);
    if (!table.ok) return table;
    const { box, thinking } = table.value;
    const playerA = await playerOf(a, box, thinking);
    if (!playerA.ok) return playerA;
    const playerB = await playerOf(b, box, thinking);
    if (!playerB.ok) return playerB;
    const count = matches.value ?? 10;
    const met = await meet(table.value, playerA.value, playerB.value, count, print);
    if (!met.ok) return met;
    const result = { game: box.info.id, a, b, matches: count, ...met.value };
    print(flags.value.values['json'] ? JSON.stringify(result) : `a scores ${result.scoreA}`);
    return DONE;
  },
};

interface Tally {
  /** From 0 to 1. */
  readonly scoreA: number;
  readonly winsA: number;
  readonly shared: number;
  readonly lossesA: number;
  readonly seats: number;
}

async function meet(
  { box, game, setup, seed }: Table,
  a: Player,
  b: Player,
  matches: number,
  print: Print,
): Promise<Result<Tally, Complaint>> {
  const { seats } = setup;
  const { referee } = box;
  const gains: number[] = [];
  for (let index = 0; index < matches; index++) {
    const seatOfA = (index % seats) + 1;
    // The same shuffles come once for every seat that a takes.
    const shuffles = seedOf(`${seed} ${Math.floor(index / seats)}`);
    const start = startMatch(game, setup, shuffles);
    if (!start.ok) return start;
    const players = seatsOf(seats).map((seat) => (seat === seatOfA ? a : b));
    const { match } = await playMatch(start.value, { players, seed: shuffles, referee });
    const outcome = must(outcomeOf(match), 'an outcome');
    const gain = shareOf(outcome, seatOfA, seats);
    gains.push(gain);
    const entries = match.ply;
    print(
      `match ${index + 1}: a in seat ${seatOfA} gets ${round(gain)} (${outcome.rule}, ${entries} entries)`,
    );
  }
  const winsA = gains.filter((gain) => gain === 1).length;
  const lossesA = gains.filter((gain) => gain === 0).length;
  const scoreA = round(gains.reduce((sum, gain) => sum + gain, 0) / matches);
  return ok({ scoreA, winsA, shared: matches - winsA - lossesA, lossesA, seats });
}

/** 1 for a win; a draw is shared by the whole table, a shared win by its winners. */
function shareOf({ winners }: Outcome, seat: Seat, seats: number): number {
  if (winners.length === 0) return 1 / seats;
  return winners.includes(seat) ? 1 / winners.length : 0;
}

function round(score: number): number {
  return Math.round(score * 10_000) / 10_000;
}
