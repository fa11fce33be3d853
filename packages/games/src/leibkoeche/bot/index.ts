import {
  beliefsFrom,
  type Bot,
  type Choice,
  Meter,
  type MoveEstimate,
  type ThinkRequest,
} from '@kast/bots';
import { isSeat, type Random, type Seat, type Seen, seededRandom } from '@kast/kernel';
import type { LeibkoecheOptions } from '../info.ts';
import { game, type LeibkoecheView } from '../rules/index.ts';
import { estimateOf } from './estimate.ts';
import { bestInTheEyesOf, overrated, remembered } from './human-errors.ts';
import { hidden } from './hidden.ts';
import { LEVELS } from './levels.ts';
import type { Mind } from './mind.ts';
import { optionsOf } from './options.ts';
import { byOwnHand, oddsAt } from './own-hand.ts';
import { raceOf } from './race.ts';
import { WEIGHTS } from './weights.ts';

export const bot: Bot<LeibkoecheView, never> = {
  choose(seen, request): Choice {
    const { level } = request;
    const options = seen.options as LeibkoecheOptions;
    const random = seededRandom(request.seed);
    const mind = mindOf(seen, request, random);
    const weighed = optionsOf(mind);
    const best = weighed.reduce((first, option) => (option.value > first.value ? option : first));
    const chosen = level === 5 ? best : bestInTheEyesOf(LEVELS[level], mind, weighed, random);
    const move = game.notation.make(mind.state, byOwnHand(chosen.move, level, options, random));
    const { nodes } = mind.turn.meter;
    return { move, estimate: estimateOf(mind, best), nodes, line: [move] };
  },

  weigh(seen, request): readonly MoveEstimate[] {
    const options = seen.options as LeibkoecheOptions;
    const random = seededRandom(request.seed);
    const mind = mindOf(seen, request, random);
    return optionsOf(mind)
      .toSorted((one, other) => other.value - one.value)
      .map(({ move, value }) => ({
        move: game.notation.make(mind.state, byOwnHand(move, request.level, options, random)),
        chance: value,
      }));
  },

  believe(seen, { level, seed, worlds }) {
    const imagined = (random: Random) => {
      const view = remembered(seen.view, LEVELS[level], random);
      return hidden(game.imagine({ ...seen, view }, random));
    };
    return beliefsFrom(imagined, worlds, seededRandom(seed));
  },
};

function mindOf(
  seen: Seen<LeibkoecheView, never>,
  { level, budget, clock }: ThinkRequest,
  random: Random,
): Mind {
  const strength = LEVELS[level];
  const view = remembered(seen.view, strength, random);
  const options = seen.options as LeibkoecheOptions;
  const meter = new Meter(budget ?? strength.budget, clock);
  const state = game.imagine(seen, random);
  const { pan, barred } = view;
  const { foresees, overlooksTrays } = strength;
  const odds = overrated(oddsAt(level, options), strength);
  const race = raceOf(view, options, { odds, weights: WEIGHTS[foresees] });
  return {
    view,
    state,
    overlooksTrays,
    turn: { race, seat: seatOf(seen), pan, barred, meter, foresees },
  };
}

function seatOf({ viewer, seats }: Seen<LeibkoecheView, never>): Seat {
  if (!isSeat(viewer, seats)) throw new Error(`a bot plays a seat, not ${viewer}`);
  return viewer;
}
