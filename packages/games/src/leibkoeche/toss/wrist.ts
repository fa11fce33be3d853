import type { Pan } from '../rules/index.ts';
import type { Flight } from './flight.ts';
import { FLOOR, REACH, UNIT } from './geometry.ts';
import { HOP, type Landing } from './landing.ts';
import type { Moment } from './throw.ts';
import { ZONES } from './zones.ts';

/** What a hand did wrong when a toss failed. */
export const WRIST_FAULTS = [
  'too-soft',
  'too-hard',
  'too-early',
  'too-late',
  'between-turns',
  'met-early',
  'pan-tilted',
  'moved-away',
] as const;
export type WristFault = (typeof WRIST_FAULTS)[number];

/** Stronger than this, in units of a step, a flick makes more than a full turn. */
const HARDEST = 76;
/** From this on a flick would have made half a turn. */
const STRONG_ENOUGH = 34;
/** How much of the pancake may hang over the end of the floor. */
const OVERHANG = 0.35;
/** Further from flat than this it comes down on its edge. */
const STEEP = 0.9;
/** A pan that is raised or lowered by more than this holds nothing, in units from level. */
const SLOPING = 120;

/** The flight that counted: how far it rose, and what it touched first. */
interface Tossed {
  readonly risen: number;
  readonly first: Moment;
}

/**
 * Why a toss was not caught, from how hard the flick was by the gauge and how the pancake flew; undefined where it
 * was. What the gauge calls right is never called too soft or too hard. The flight drifts away from the hand when the
 * pan is flicked too low, and towards it when too high: which is too early and too late.
 */
export function wristFault(strength: number, flight: Flight, pan: Pan): WristFault | undefined {
  const { landing, moments } = flight;
  if (landing.halfTurns > 0 && landing.where === 'pan') return undefined;
  const tossed = tossedIn(moments);
  if (!tossed) return 'too-soft';
  return landing.halfTurns === 0
    ? whyInvalid(tossed, strength)
    : whyMissed(tossed, strength, landing, pan);
}

function whyInvalid({ risen, first }: Tossed, strength: number): WristFault {
  if (risen < HOP) return 'moved-away';
  // It would have turned, had the pan not come up to meet it.
  if (strength >= STRONG_ENOUGH && raisedIn(first) > SLOPING) return 'met-early';
  return strength < ZONES.half.least ? 'too-soft' : whyDrifted(first);
}

function whyMissed({ first }: Tossed, strength: number, landing: Landing, pan: Pan): WristFault {
  const hasTurnedOn = landing.halfTurns > 2 || strength > HARDEST;
  if (strength > ZONES.full.most && hasTurnedOn) return 'too-hard';
  const drift = Math.abs(first.pancake.x - REACH);
  if (drift > FLOOR[pan] - OVERHANG) return whyDrifted(first);
  if (Math.abs(raisedIn(first)) > SLOPING) return 'pan-tilted';
  if (steepness(first) > STEEP && !isInZone(strength)) return 'between-turns';
  return whyDrifted(first);
}

function whyDrifted({ pancake }: Moment): WristFault {
  return pancake.x > REACH ? 'too-early' : 'too-late';
}

/** LK8.3: the first flight that rises high enough, or ends on the table. */
function tossedIn(moments: readonly Moment[]): Tossed | undefined {
  let leaving = 0;
  let top = Number.NEGATIVE_INFINITY;
  for (const [step, moment] of moments.entries()) {
    const before = moments[step - 1];
    if (moment.touches === null) {
      if (before?.touches !== null) [leaving, top] = [Math.max(0, step - 1), moment.pancake.y];
      top = Math.max(top, moment.pancake.y);
      continue;
    }
    if (before?.touches !== null) continue;
    const risen = top - (moments[leaving]?.pancake.y ?? top);
    if (risen >= HOP || moment.touches === 'table') return { risen, first: moment };
  }
  return undefined;
}

/** In units above level. */
function raisedIn({ pan }: Moment): number {
  return pan.angle / UNIT;
}

/** How far from flat on the pan, whichever face is up. */
function steepness({ pan, pancake }: Moment): number {
  const turn = Math.abs(pancake.angle - pan.angle) % Math.PI;
  return Math.min(turn, Math.PI - turn);
}

/** Whether a flick was as hard as one of the two turns asks for. */
function isInZone(strength: number): boolean {
  return Object.values(ZONES).some(({ least, most }) => strength >= least && strength <= most);
}
