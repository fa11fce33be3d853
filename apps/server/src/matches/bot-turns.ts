import { createHash } from 'node:crypto';
import { must, pick, seededRandom, seenBy, turnOf } from '@kast/kernel';
import type { BotTurn, Played } from '../bots/bot-turn.ts';
import type { Means } from './means.ts';
import type { OpenTable } from './open-table.ts';
import { playMove } from './play-move.ts';
import { type ComputerSeat, computerSeats } from './roles.ts';

/** What computers are asked at this table, as it stands. */
export function botTurnsAt(table: OpenTable, means: Means): readonly BotTurn[] {
  const turn = turnOf(table.match);
  if (turn.kind !== 'seats') return [];
  return computerSeats(table)
    .filter(({ seat }) => turn.seats.includes(seat))
    .map((computer) => botTurn(table, means, computer));
}

function botTurn(table: OpenTable, means: Means, { seat, level }: ComputerSeat): BotTurn {
  const { facts, match } = table;
  const ply = match.plies.length;
  const isStillAsked = (): boolean => table.match.plies.length === ply;
  /** Follows from the secret seed, so that a restart does not change the bot's mind. */
  const seed = createHash('sha256').update(`${facts.seed}:bot:${seat}:${ply}`).digest('hex');

  const play = async (move: string): Promise<Played> => {
    const decision = { seat, ply, move, key: undefined, from: 'computer' } as const;
    const played = await playMove(table, means, decision);
    if (played.ok) return 'played';
    if (played.error.code === 'stale') return 'gone';
    return played.error.code === 'no-verdict'
      ? { failed: played.error }
      : { refused: played.error };
  };

  return {
    match: table.id,
    guest: facts.maker,
    seat,
    seats: match.setup.seats,
    question: ply,
    level,
    watched: () => table.present.size > 0,
    isStillAsked,
    onGone: (listener) =>
      table.listen(() => {
        if (!isStillAsked()) listener();
      }),
    task: (budget) => ({
      game: facts.game,
      seen: seenBy(match, seat),
      level,
      seed,
      ...(budget ? { budget } : {}),
    }),
    play,
    anyMove() {
      const { game, state } = match;
      const random = seededRandom(seed);
      const moves = game.moves(state, seat);
      const move = moves.length > 0 ? pick(random, moves) : game.sample?.(state, seat, random);
      return game.notation.make(state, must(move, 'a legal move'));
    },
    drawOffer() {
      const { offers, resigned } = match;
      // T3: who has resigned enters no more acts.
      if (offers.length === 0 || offers.includes(seat) || resigned.includes(seat)) return undefined;
      return { accept: () => play('draw') };
    },
  };
}
