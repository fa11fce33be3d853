import { bestInTheEyesOf, type Bot, type Choice, isFlawless, Meter } from '@kast/bots';
import { isSeat, type Seat, type Seen, seededRandom } from '@kast/kernel';
import type { LeibkoecheOptions } from '../info.ts';
import { game, type LeibkoecheView } from '../rules/index.ts';
import { estimateOf } from './estimate.ts';
import { LEVELS } from './levels.ts';
import type { Mind } from './mind.ts';
import { optionsOf } from './options.ts';
import { byOwnHand, oddsAt } from './own-hand.ts';
import { raceOf } from './race.ts';

export const bot: Bot<LeibkoecheView, never> = {
  choose(seen, { level, seed, budget, clock }): Choice {
    const { view } = seen;
    const temper = LEVELS[level];
    const options = seen.options as LeibkoecheOptions;
    const random = seededRandom(seed);
    const meter = new Meter(budget ?? temper.budget, clock);
    const seat = seatOf(seen);
    const race = raceOf(view, options, oddsAt(level, options));
    const state = game.imagine(seen, random);
    const { pan, barred } = view;
    const mind: Mind = { view, state, turn: { race, seat, pan, barred, meter } };
    const weighed = optionsOf(mind);
    const best = weighed.reduce((first, option) => (option.value > first.value ? option : first));
    const chosen = isFlawless(temper) ? best : bestInTheEyesOf(temper, weighed, random);
    const move = game.notation.make(state, byOwnHand(chosen.move, level, options, random));
    return { move, estimate: estimateOf(mind, best), nodes: meter.nodes, line: [move] };
  },
};

function seatOf({ viewer, seats }: Seen<LeibkoecheView, never>): Seat {
  if (!isSeat(viewer, seats)) throw new Error(`a bot plays a seat, not ${viewer}`);
  return viewer;
}
