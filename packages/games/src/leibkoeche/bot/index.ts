import {
  beliefsFrom,
  bestInTheEyesOf,
  type Bot,
  type Choice,
  isFlawless,
  Meter,
  type MoveEstimate,
  type ThinkRequest,
} from '@kast/bots';
import { isSeat, type Random, type Seat, type Seen, seededRandom } from '@kast/kernel';
import type { LeibkoecheOptions } from '../info.ts';
import { game, type LeibkoecheView } from '../rules/index.ts';
import { estimateOf } from './estimate.ts';
import { hidden } from './hidden.ts';
import { LEVELS } from './levels.ts';
import type { Mind } from './mind.ts';
import { optionsOf } from './options.ts';
import { byOwnHand, oddsAt } from './own-hand.ts';
import { raceOf } from './race.ts';

export const bot: Bot<LeibkoecheView, never> = {
  choose(seen, request): Choice {
    const { level } = request;
    const temper = LEVELS[level];
    const options = seen.options as LeibkoecheOptions;
    const random = seededRandom(request.seed);
    const mind = mindOf(seen, request, random);
    const weighed = optionsOf(mind);
    const best = weighed.reduce((first, option) => (option.value > first.value ? option : first));
    const chosen = isFlawless(temper) ? best : bestInTheEyesOf(temper, weighed, random);
    const move = game.notation.make(mind.state, byOwnHand(chosen.move, level, options, random));
    const { nodes } = mind.turn.meter;
    return { move, estimate: estimateOf(mind, best), nodes, line: [move] };
  },

  weigh(seen, request): readonly MoveEstimate[] {
    const mind = mindOf(seen, request, seededRandom(request.seed));
    return optionsOf(mind)
      .toSorted((one, other) => other.value - one.value)
      .map(({ move, value }) => ({ move: game.notation.make(mind.state, move), chance: value }));
  },

  believe(seen, { seed, worlds }) {
    const imagined = (random: Random) => hidden(game.imagine(seen, random));
    return beliefsFrom(imagined, worlds, seededRandom(seed));
  },
};

function mindOf(
  seen: Seen<LeibkoecheView, never>,
  { level, budget, clock }: ThinkRequest,
  random: Random,
): Mind {
  const { view } = seen;
  const options = seen.options as LeibkoecheOptions;
  const meter = new Meter(budget ?? LEVELS[level].budget, clock);
  const race = raceOf(view, options, oddsAt(level, options));
  const state = game.imagine(seen, random);
  const { pan, barred } = view;
  return { view, state, turn: { race, seat: seatOf(seen), pan, barred, meter } };
}

function seatOf({ viewer, seats }: Seen<LeibkoecheView, never>): Seat {
  if (!isSeat(viewer, seats)) throw new Error(`a bot plays a seat, not ${viewer}`);
  return viewer;
}
