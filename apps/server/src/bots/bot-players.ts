import { createHash } from 'node:crypto';
import type { Budget, Choice, Level } from '@kast/bots';
import { seenBy, turnOf } from '@kast/kernel';
import type { Means } from '../matches/means.ts';
import type { OpenTable } from '../matches/open-table.ts';
import { playMove } from '../matches/play-move.ts';
import { type ComputerSeat, computerSeats } from '../matches/roles.ts';
import type { RunOptions } from '../threads/pool.ts';
import { type BotTurn, type Leases, leasesInMemory } from './leases.ts';
import type { ThinkTask } from './think.ts';

export interface BotPlayersOptions extends Means {
  readonly think: (task: ThinkTask, options: RunOptions) => Promise<Choice>;
  /** A bot that failed to play: the table would wait for ever if nobody were told. */
  readonly onFailure: (turn: BotTurn, reason: unknown) => void;
  readonly leases?: Leases;
}

export interface BotPlayers {
  /** Plays whatever the computer has to decide at this table, now and after everything that happens. */
  attend(table: OpenTable): void;
  /** Stops thinking. A turn that was not played is taken up again after a restart. */
  close(): void;
}

/** When thinking as usual has failed: little enough to come through. */
const SMALL_BUDGET: Budget = { nodes: 200, milliseconds: 200 };

export function botPlayers(options: BotPlayersOptions): BotPlayers {
  const { onFailure, leases = leasesInMemory() } = options;
  const closing = new AbortController();

  const attend = (table: OpenTable): void => {
    for (const { seat, level } of computersToDecide(table)) {
      const turn = { match: table.id, seat, ply: table.match.plies.length };
      void playTurn(table, turn, level);
    }
  };

  const playTurn = async (table: OpenTable, turn: BotTurn, level: Level): Promise<void> => {
    if (closing.signal.aborted || !(await leases.claim(turn))) return;
    const overtaken = new AbortController();
    const unlisten = table.listen(() => {
      if (table.match.plies.length > turn.ply) overtaken.abort();
    });
    const signal = AbortSignal.any([overtaken.signal, closing.signal]);
    try {
      await decide(table, turn, level, signal);
    } catch (reason) {
      if (!signal.aborted) onFailure(turn, reason);
    } finally {
      unlisten();
      await leases.release(turn);
    }
  };

  const decide = async (
    table: OpenTable,
    turn: BotTurn,
    level: Level,
    signal: AbortSignal,
  ): Promise<void> => {
    for (const budget of [undefined, SMALL_BUDGET]) {
      const problem = await tryToPlay(table, turn, taskFor(table, turn, level, budget), signal);
      if (problem === undefined || signal.aborted) return;
      onFailure(turn, problem);
    }
  };

  const tryToPlay = async (
    table: OpenTable,
    { seat, ply }: BotTurn,
    task: ThinkTask,
    signal: AbortSignal,
  ): Promise<unknown> => {
    try {
      const urgency = table.present.size > 0 ? 'waited-for' : 'later';
      const { move } = await options.think(task, { urgency, signal });
      const decision = { seat, ply, move, key: undefined, from: 'computer' } as const;
      const played = await playMove(table, options, decision);
      return played.ok || played.error.code === 'stale' ? undefined : played.error;
    } catch (reason) {
      return reason;
    }
  };

  return { attend, close: () => closing.abort() };
}

function computersToDecide(table: OpenTable): readonly ComputerSeat[] {
  const turn = turnOf(table.match);
  if (turn.kind !== 'seats') return [];
  return computerSeats(table).filter(({ seat }) => turn.seats.includes(seat));
}

/** The seed of thinking follows from the secret one, so that a restart does not change the bot's mind. */
function taskFor(
  table: OpenTable,
  { seat, ply }: BotTurn,
  level: Level,
  budget: Budget | undefined,
): ThinkTask {
  const secret = `${table.facts.seed}:bot:${seat}:${ply}`;
  return {
    game: table.facts.game,
    seen: seenBy(table.match, seat),
    level,
    seed: createHash('sha256').update(secret).digest('hex'),
    ...(budget ? { budget } : {}),
  };
}
