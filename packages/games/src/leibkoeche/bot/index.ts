import { bestInTheEyesOf, type Bot, type Choice, isFlawless, Meter } from '@kast/bots';
import { must, type Seat, seatsOf, seededRandom } from '@kast/kernel';
import type { LeibkoecheOptions } from '../info.ts';
import { game, type LeibkoecheEvent, type LeibkoecheView } from '../rules/index.ts';
import { chancesOf } from './chances.ts';
import { Floor } from './floor.ts';
import { LEVELS } from './levels.ts';
import type { Mind } from './mind.ts';
import { optionsOf } from './options.ts';
import { raceOf, racerAt } from './race.ts';
import { ODDS_BY_CHANCE } from './toss-odds.ts';
import { TurnSearch } from './turn-search.ts';

export const bot: Bot<LeibkoecheView, LeibkoecheEvent> = {
  choose(seen, { level, seed, budget, clock }): Choice {
    const { view } = seen;
    const seat = seen.viewer as Seat;
    const temper = LEVELS[level];
    const random = seededRandom(seed);
    const meter = new Meter(budget ?? temper.budget, clock);
    const race = raceOf(view, seen.options as LeibkoecheOptions, () => ODDS_BY_CHANCE);
    const search = new TurnSearch(race, seat, racerAt(race, seat).odds[view.pan], meter);
    const state = game.imagine(seen, random);
    const mind: Mind = { view, state, seat, race, search, meter };
    const options = optionsOf(mind);
    const best = options.reduce((first, option) => (option.value > first.value ? option : first));
    const chosen = isFlawless(temper) ? best : bestInTheEyesOf(temper, options, random);
    const text = game.notation.make(state, chosen.move);
    return { move: text, estimate: estimateOf(mind, best.value), nodes: meter.nodes, line: [text] };
  },
};

/** What the seat expects for itself, the others sharing the rest as they stand. */
function estimateOf({ race, view, seat }: Mind, own: number): readonly number[] {
  const floor = new Floor(
    view.lying.map(({ tile }) => tile),
    race.piles,
  );
  const chances = chancesOf(race, floor, view.onTurn);
  const others = 1 - must(chances[seat - 1], 'a chance');
  return seatsOf(race.racers.length).map((other) => {
    if (other === seat) return own;
    return others > 0 ? ((chances[other - 1] as number) / others) * (1 - own) : 0;
  });
}
