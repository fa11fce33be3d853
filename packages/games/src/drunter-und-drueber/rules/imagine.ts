import { must, type Random, type Seen, shuffled } from '@kast/kernel';
import type { DrunterOptions } from '../info.ts';
import { COLOURS, STONES_PER_COLOUR } from './colours.ts';
import { type Layout, PRINTED } from './layout.ts';
import type { DrunterMemory } from './memory.ts';
import type { DrunterState } from './state.ts';
import type { DrunterView, Shown } from './view.ts';

export function imagine(seen: Seen<DrunterView, DrunterMemory>, random: Random): DrunterState {
  const options = seen.options as DrunterOptions;
  const { circles: _shown, ...known } = seen.view;
  const layout = seen.view.phase === 'layout' ? [] : imagineLayout(seen, options, random);
  return { ...known, options, seats: seen.seats, layout };
}

/** Every colour seen so far, by circle. */
function coloursSeen({ view, memory }: Seen<DrunterView, DrunterMemory>): readonly Shown[] {
  return view.circles.map((colour, at) => colour ?? memory?.traces[at]?.colour ?? null);
}

function imagineLayout(
  seen: Seen<DrunterView, DrunterMemory>,
  options: DrunterOptions,
  random: Random,
): Layout {
  if (options.layout === 'printed') return PRINTED;
  const known = coloursSeen(seen);
  const unseen = COLOURS.flatMap((colour) => {
    const places = known.filter((other) => other === colour).length;
    return Array.from({ length: STONES_PER_COLOUR - places }, () => colour);
  });
  const rest = shuffled(random, unseen);
  return known.map((colour) => colour ?? must(rest.pop(), 'a colour not yet seen'));
}
