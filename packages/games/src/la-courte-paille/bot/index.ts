import {
  type Bot,
  type DeterminizedParts,
  informationSetBot,
  type Level,
  type SeatNet,
  sharedWin,
} from '@kast/bots';
import { must, type Seen, type Turn } from '@kast/kernel';
import { game, type PailleMemory, type PailleMove, type PailleView } from '../rules/index.ts';
import { type Draft, makeMove, playOn } from '../rules/play.ts';
import { habit } from './habits.ts';
import { hidden } from './hidden.ts';
import { imaginedTables } from './imagined-tables.ts';
import { LEVELS } from './levels.ts';
import { rewards, voyageRewards } from './rewards.ts';
import { temptationOf } from './human-errors.ts';
import { voyageChances } from './voyage-chances.ts';
import { weekForesight } from './week-foresight.ts';
import { openWeekNet } from './week-net.ts';

/** Imagined players do something unexpected now and then, in per cent. */
const WHIM = 12;

/** From which level on the net is asked. */
const FORESEEING: Level = 5;

type PailleSeen = Seen<PailleView, PailleMemory>;
type PailleBot = Bot<PailleView, PailleMemory>;

/** The bot at every level, or at those up to one: the net is fetched only where it is needed. */
export async function botUpTo(level: Level = 5): Promise<PailleBot> {
  return level < FORESEEING ? pailleBot() : pailleBot(await openWeekNet());
}

/** Without a net every week is played to its end. */
export function pailleBot(net?: SeatNet, isForeseen = isWeekOfTwo): PailleBot {
  const foresee = net && weekForesight(net);
  return informationSetBot({
    game,
    levels: LEVELS,
    hidden,
    parts: (seen, level) => ({
      ...partsFor(seen, LEVELS[level].forgets),
      ...(foresee && level >= FORESEEING && isForeseen(seen) && { foresee }),
    }),
    temptation: (seen, level) => temptationOf(seen, LEVELS[level]),
  });
}

/** Where matches have shown that foreseeing is better than playing on: single weeks of two. */
function isWeekOfTwo({ seats, view }: PailleSeen): boolean {
  return seats === 2 && !view.voyage;
}

/** What is done faster or wiser than by the rules, for a seat that remembers or does not. */
function partsFor(seen: PailleSeen, forgets: boolean): DeterminizedParts<Draft, PailleMove> {
  const { round, stage, reckonings } = seen.view;
  // Who is eaten matters to the round after it.
  const lastRound = stage === 'eat' ? round + 1 : round;
  return {
    imagine: imaginedTables(seen, forgets),
    turn: (table) => turnUntil(table, lastRound),
    // In place: a table that is imagined is played once.
    apply(table, by, move) {
      playOn(table, by, move, () => {});
      return table;
    },
    key: (_table, move) => makeMove(move),
    // One's own decisions alone: whatever else is seen hardly ever happens twice.
    sight: ({ by, move }) => (by === seen.viewer ? makeMove(move) : ''),
    playoutMove: (table, seat, random) => habit(table, seat, WHIM, random),
    othersByPlayoutMove: true,
    payoffs: (outcome, table) =>
      table.outcome ? sharedWin(outcome, seen.seats) : voyageChances(table),
    rewards(outcome, table) {
      if (table.outcome) return rewards(outcome, seen.seats);
      return voyageRewards(
        table,
        must(table.reckonings[reckonings.length], 'a round that is over'),
      );
    },
  };
}

/** A round of the voyage is looked at to its end, with who is eaten after it: what comes then is another deal. */
function turnUntil(table: Draft, lastRound: number): Turn {
  if (table.outcome || table.round <= lastRound) return game.turn(table);
  return { kind: 'over', outcome: { winners: [], rule: 'CP6.5' } };
}
