import { bolder, reweighed } from '@kast/bots';
import { must, seatsOf } from '@kast/kernel';
import { chancesOf } from './chances.ts';
import { Floor } from './floor.ts';
import type { Mind, Option } from './mind.ts';

/**
 * Each seat's chance of winning: what the seat expects for itself, the others share the rest as they stand. Before the
 * king's pancakes are turned up (LK7.2) leads have turned out to be worth more than the race foresees, in 64 matches of
 * level 3 against itself; not so with what those reckon who look through the next one's turn, in 4,200.
 */
export function estimateOf(mind: Mind, { value }: Option): readonly number[] {
  const { view, turn } = mind;
  const { race, seat } = turn;
  const isAfterTurn = AFTER_WALK.has(view.phase);
  const next = isAfterTurn ? (view.onTurn % race.racers.length) + 1 : view.onTurn;
  const chances = chancesOf(race, new Floor(race), next);
  const left = 1 - must(chances[seat - 1], 'a chance');
  const foreseen = seatsOf(race.racers.length).map((other) => {
    if (other === seat) return value;
    const share = left > 0 ? must(chances[other - 1], 'a chance') / left : 1 / (chances.length - 1);
    return share * (1 - value);
  });
  return view.revealed || turn.foresees === 'next' ? foreseen : reweighed(foreseen, bolder);
}

/** The turn is as good as over. */
const AFTER_WALK: ReadonlySet<string> = new Set(['ordering', 'take', 'peek', 'tray']);
