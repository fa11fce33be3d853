import { type Offset, playSound, reducedMotion } from '@kast/ui';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import {
  type Fall,
  type Kind,
  type LeibkoecheEvent,
  type LeibkoecheView,
  PLACES,
} from '../rules/index.ts';
import { playMotions } from './motions.ts';
import { soundOf } from './sounds.ts';

/** What is still being shown of what happened, after the table has taken it in. */
export interface Staging {
  readonly ply: number;
  /** How a throw fell. */
  readonly fall?: Fall;
  /** LK6.3: what this viewer alone has just seen. */
  readonly seen?: { readonly place: number; readonly kind: Kind };
  /** LK7.2: how many of the king's places have been uncovered so far. */
  readonly uncovered?: number;
}

interface HappenedOptions {
  readonly happened: { readonly ply: number; readonly events: readonly LeibkoecheEvent[] };
  readonly view: LeibkoecheView;
  readonly room: RefObject<HTMLElement | null>;
  readonly letGoAt: RefObject<Offset | null>;
  /** Whose tray was laid by hand here. */
  readonly arranged: number | undefined;
  readonly hold: ((until: Promise<unknown>) => void) | undefined;
  /** Called once per ply. */
  readonly onHappened: (events: readonly LeibkoecheEvent[]) => void;
}

const FALL_SHOWN = 1500;
const SEEN_SHOWN = 3200;
/** From one cover to the next, and until the last word has been read. */
const UNCOVERING = 520;
const VERDICT_SHOWN = 1900;

const NOTHING: Staging = { ply: -1 };

/** Plays what happened, once per ply; what takes longer than a ply is kept until it is over. */
export function useHappened(options: HappenedOptions): Staging {
  const { happened, view, room, letGoAt, arranged, hold, onHappened } = options;
  const shown = useRef({ ply: happened.ply, view });
  const [staging, setStaging] = useState(NOTHING);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { ply: happened.ply, view };
    if (before.ply === happened.ply) return;
    const { events, ply } = happened;
    if (events.length === 0) return setStaging(NOTHING);
    const hung = letGoAt.current;
    letGoAt.current = null;
    const sound = soundOf(events);
    if (sound) playSound(sound);
    if (room.current) {
      const happening = { room: room.current, before: before.view, after: view, hung, arranged };
      hold?.(playMotions(events, happening));
    }
    const next = stagingOf(ply, events, before.view);
    if (next) setStaging(next);
    // Once it lies down, nobody asks any more how it fell.
    else if (events.some(({ kind }) => kind === 'laid')) setStaging(NOTHING);
    if (next?.uncovered !== undefined) {
      hold?.(after((PLACES - next.uncovered) * UNCOVERING + VERDICT_SHOWN));
    }
    onHappened(events);
  });

  useEffect(() => {
    if (staging === NOTHING) return undefined;
    const { uncovered } = staging;
    const goesOn = uncovered !== undefined && uncovered < PLACES;
    const timer = setTimeout(
      () => {
        if (goesOn) playSound('turn');
        setStaging(goesOn ? { ...staging, uncovered: uncovered + 1 } : NOTHING);
      },
      goesOn ? UNCOVERING : shownFor(staging),
    );
    return () => clearTimeout(timer);
  }, [staging]);

  return staging;
}

function shownFor({ uncovered, seen }: Staging): number {
  if (uncovered !== undefined) return VERDICT_SHOWN;
  return seen ? SEEN_SHOWN : FALL_SHOWN;
}

function stagingOf(
  ply: number,
  events: readonly LeibkoecheEvent[],
  before: LeibkoecheView,
): Staging | undefined {
  for (const event of events) {
    // LK8.2: a toss by hand has told it by itself.
    if (event.kind === 'fell' && typeof before.toss === 'string') {
      return { ply, fall: event.fall };
    }
    if (event.kind === 'peeked' && event.saw) {
      return { ply, seen: { place: event.place, kind: event.saw } };
    }
    if (event.kind === 'revealed') return { ply, uncovered: reducedMotion() ? PLACES : 0 };
  }
  return undefined;
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
