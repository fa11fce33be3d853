import { must, type Seat, type Vantage, type Viewer } from '@kast/kernel';
import type { DrunterOptions } from '../info.ts';
import { type Circle, CIRCLES } from './circles.ts';
import { type Colour, colourOf } from './colours.ts';
import type { DrunterEvent } from './events.ts';
import { PRINTED } from './layout.ts';
import type { DrunterState } from './state.ts';
import { showsColour } from './view.ts';

/** DD6.2: what a viewer keeps of all that it was shown, as long as it forgets nothing. */
export interface DrunterMemory {
  /** One per circle. */
  readonly traces: readonly Trace[];
  /** What the first entries brought: the same all through a match, and another in every match. */
  readonly opening: readonly DrunterEvent[];
  /** The latest steps that stood, of all seats, the last one last; absent in what was kept before it was. */
  readonly steps?: readonly SeenStep[];
}

export interface SeenStep {
  readonly seat: Seat;
  readonly from: Circle;
  readonly to: Circle;
}

export interface Trace {
  /** As it was last seen; null where it never was. */
  readonly colour: Colour | null;
  /** The ply at which it was last known for certain; null while it lies open. */
  readonly coveredAt: number | null;
  /** DD4.4: who has claimed falsely to stand right here since it was covered; left out where nobody has. */
  readonly refuted?: readonly Seat[];
}

const OPENING_PLIES = 4;
/** Of each seat: what it did longer ago nobody holds against it. */
const LATEST_STEPS = 4;

export function remember(
  before: DrunterMemory | undefined,
  events: readonly DrunterEvent[],
  { options, seats, ply }: Pick<Vantage, 'options' | 'seats'> & { readonly ply: number },
): DrunterMemory {
  const { traces, opening, steps = [] } = before ?? freshMemory(options as DrunterOptions);
  return {
    traces: events.reduce((kept, event) => afterEvent(kept, event, ply), traces),
    opening: ply < OPENING_PLIES ? [...opening, ...events] : opening,
    steps: events.reduce(stepsAfter, steps).slice(-LATEST_STEPS * seats),
  };
}

/** DD6.2: what is covered by now is not told again. */
export function recall(event: DrunterEvent, now: DrunterState, viewer: Viewer): DrunterEvent {
  if (event.kind === 'laid-out') {
    const colours = event.colours.map((colour, at) =>
      showsColour(now, at, viewer) ? colour : null,
    );
    return { kind: 'laid-out', colours };
  }
  if (event.kind === 'uncovered' && !showsColour(now, event.at, viewer)) {
    return { ...event, colour: null };
  }
  return event;
}

/** Before anything was shown. DD1.3: the printed layout is known to all. */
export function freshMemory({ layout }: Pick<DrunterOptions, 'layout'>): DrunterMemory {
  const traces = CIRCLES.map((at): Trace => {
    const colour = layout === 'printed' ? must(PRINTED[at], 'a printed circle') : null;
    return { colour, coveredAt: null };
  });
  return { traces, opening: [] };
}

function afterEvent(traces: readonly Trace[], event: DrunterEvent, ply: number): readonly Trace[] {
  switch (event.kind) {
    case 'laid-out':
      return event.colours.map((colour) => ({ colour, coveredAt: null }));
    case 'placed':
      return covered(traces, event.at, ply);
    case 'moved':
    case 'sent-back':
      return covered(traces, event.to, ply);
    case 'uncovered':
      return traces.with(event.at, { colour: event.colour, coveredAt: null });
    case 'claimed':
      // DD4.2: the verdict tells everybody the colour.
      if (!event.right) return traces.with(event.at, refuted(traces, event));
      return traces.with(event.at, { colour: colourOf(event.seat), coveredAt: ply });
    default:
      return traces;
  }
}

/** DD4.2: who was sent back has not gone anywhere. */
function stepsAfter(steps: readonly SeenStep[], event: DrunterEvent): readonly SeenStep[] {
  if (event.kind === 'sent-back') return steps.slice(0, -1);
  if (event.kind !== 'moved') return steps;
  const { seat, from, to } = event;
  return [...steps, { seat, from, to }];
}

function refuted(
  traces: readonly Trace[],
  { seat, at }: { readonly seat: Seat; readonly at: Circle },
): Trace {
  const trace = must(traces[at], `circle ${at}`);
  return { ...trace, refuted: [...(trace.refuted ?? []), seat] };
}

function covered(traces: readonly Trace[], at: Circle, ply: number): readonly Trace[] {
  const trace = must(traces[at], `circle ${at}`);
  return trace.coveredAt === null ? traces.with(at, { ...trace, coveredAt: ply }) : traces;
}
