import { type DeterminizedParts, informationSetBot } from '@kast/bots';
import type { Seen, Turn } from '@kast/kernel';
import { game, type PailleMemory, type PailleMove, type PailleView } from '../rules/index.ts';
import { type Draft, makeMove, playOn } from '../rules/play.ts';
import { habit } from './habits.ts';
import { hidden } from './hidden.ts';
import { imaginedTables } from './imagined-tables.ts';
import { LEVELS } from './levels.ts';
import { rewards } from './rewards.ts';

/** Imagined players do something unexpected now and then, in per cent. */
const WHIM = 12;

export const bot = informationSetBot({
  game,
  levels: LEVELS,
  hidden,
  parts: (seen, level) => partsFor(seen, LEVELS[level].remembers),
});

function partsFor(
  seen: Seen<PailleView, PailleMemory>,
  remembers: boolean,
): DeterminizedParts<Draft, PailleMove> {
  const rounds = seen.view.reckonings.length;
  return {
    imagine: imaginedTables(seen, remembers),
    turn: (table) => turnUntilNextReckoning(table, rounds),
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
    rewards: (outcome) => rewards(outcome, seen.seats),
  };
}

/** A round of the voyage is looked at to its end: what comes after is another deal. */
function turnUntilNextReckoning(table: Draft, rounds: number): Turn {
  const reckoning = table.reckonings[rounds];
  if (!reckoning || table.outcome) return game.turn(table);
  const { winners, scores } = reckoning;
  return { kind: 'over', outcome: { winners, scores, rule: 'CP6.1' } };
}
