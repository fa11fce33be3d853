import type { Fall, LeibkoecheEvent, Pan, Trace } from '../../rules/index.ts';

/** A toss by hand that somebody else has made. */
export interface Tossed {
  readonly seat: number;
  readonly trace: Trace;
  readonly pan: Pan;
  readonly face: number;
}

/** How far a toss by hand has come, as it is seen here. */
export type Course =
  | { readonly at: 'rest' }
  /** Made here, seen by whoever made it; the host has the word. LK8.2 */
  | { readonly at: 'sent'; readonly trace: Trace }
  | { readonly at: 'flying'; readonly tossed: Tossed }
  /** It has been flown to its end; how it fell comes with the next ply. */
  | { readonly at: 'landed'; readonly tossed: Tossed }
  /** Where it was looked at it lies until the result has been read. */
  | { readonly at: 'fallen'; readonly fall: Fall; readonly tossed: Tossed | undefined };

export const AT_REST: Course = { at: 'rest' };

/** What one ply makes of it; a ply without events is a jump, and nothing is shown any more. */
export function courseAfter(course: Course, events: readonly LeibkoecheEvent[]): Course {
  for (const event of events) {
    if (event.kind === 'tossed' && typeof event.toss !== 'string') {
      const { seat, toss: trace, pan, face } = event;
      if (course.at === 'sent' && isSame(course.trace, trace)) return course;
      return { at: 'flying', tossed: { seat, trace, pan, face } };
    }
    if (event.kind === 'fell' && isAwaited(course)) {
      return { at: 'fallen', fall: event.fall, tossed: tossedIn(course) };
    }
  }
  // Something may come before the toss: the tray in a new order. LK6.5
  return course.at === 'sent' && events.length > 0 ? course : AT_REST;
}

/** What somebody else has tossed and is looked at here. */
export function tossedIn(course: Course): Tossed | undefined {
  return course.at === 'rest' || course.at === 'sent' ? undefined : course.tossed;
}

function isAwaited({ at }: Course): boolean {
  return at === 'sent' || at === 'flying' || at === 'landed';
}

function isSame(one: Trace, other: Trace): boolean {
  return one.length === other.length && one.every((moved, step) => moved === other[step]);
}
