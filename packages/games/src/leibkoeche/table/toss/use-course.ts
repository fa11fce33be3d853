import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { LeibkoecheEvent, LeibkoecheMove, Trace } from '../../rules/index.ts';
import { AT_REST, type Course, courseAfter } from './course.ts';

interface CourseOptions {
  readonly happened: { readonly ply: number; readonly events: readonly LeibkoecheEvent[] };
  readonly hold?: ((until: Promise<unknown>) => void) | undefined;
  /** Counts what was refused here. */
  readonly refusals?: number;
  readonly play: (move: LeibkoecheMove) => void;
  /** The toss has given way to the board. */
  readonly onClose: () => void;
  /** The pan is in the hand again. */
  readonly onAgain: () => void;
}

export interface Showing {
  readonly course: Course;
  /** Counts the throws that were refused. */
  readonly attempt: number;
  readonly send: (trace: Trace) => void;
  /** The flight of somebody else has come to its end. */
  readonly land: () => void;
  /** Gives way to the board. */
  readonly rest: () => void;
}

/** Long enough to read the result: of the own throw, and of one that was only looked at. */
const RESULT_SHOWN = { own: 1500, others: 1050 };
/** A step of a replay may end in the air: then nobody says how it fell. */
const VERDICT_AWAITED = 900;

/** Follows a toss by hand from ply to ply; what comes next waits while it is looked at. */
export function useCourse(options: CourseOptions): Showing {
  const { happened, hold, refusals = 0, play, onClose, onAgain } = options;
  const [course, setCourse] = useState<Course>(AT_REST);
  const [attempt, setAttempt] = useState(0);
  const shown = useRef(happened.ply);
  const refused = useRef(refusals);
  const release = useRef<() => void>(() => undefined);

  const holdOn = (): void => {
    release.current();
    const { promise, resolve } = Promise.withResolvers<void>();
    release.current = resolve;
    hold?.(promise);
  };
  const rest = (): void => {
    setCourse(AT_REST);
    setAttempt(0);
    onClose();
    release.current();
  };

  useLayoutEffect(() => {
    if (shown.current === happened.ply) return;
    shown.current = happened.ply;
    const next = courseAfter(course, happened.events);
    if (next.at === 'flying' || next.at === 'fallen') holdOn();
    if (next.at !== 'rest') setCourse(next);
    else if (course.at !== 'rest') rest();
  });

  useEffect(() => {
    const isNew = refusals > refused.current;
    refused.current = Math.max(refused.current, refusals);
    if (!isNew || course.at !== 'sent') return;
    setCourse(AT_REST);
    setAttempt(attempt + 1);
    onAgain();
  }, [refusals]);

  useEffect(() => {
    if (course.at !== 'fallen' && course.at !== 'landed') return undefined;
    const timer = setTimeout(rest, shownFor(course));
    return () => clearTimeout(timer);
  }, [course]);
  useEffect(() => () => release.current(), []);

  return {
    course,
    attempt,
    rest,
    send(trace) {
      setCourse({ at: 'sent', trace });
      play({ kind: 'toss', toss: trace });
    },
    land() {
      if (course.at !== 'flying') return;
      setCourse({ at: 'landed', tossed: course.tossed });
      release.current();
    },
  };
}

function shownFor(course: Course): number {
  if (course.at !== 'fallen') return VERDICT_AWAITED;
  return course.tossed ? RESULT_SHOWN.others : RESULT_SHOWN.own;
}
