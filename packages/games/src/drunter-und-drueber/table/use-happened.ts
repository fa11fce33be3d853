import { dropOnto, liftOff, type Offset, playSound, slideFrom } from '@kast/ui';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Circle, DrunterEvent } from '../rules/index.ts';
import type { Lie } from './geometry.ts';

/** What is still being shown of what happened, after the board has taken it in. */
export interface Staging {
  readonly ply: number;
  readonly uncovered: readonly Circle[];
  readonly removed: readonly { readonly at: Circle; readonly seat: number }[];
  readonly call: { readonly seat: number; readonly isRight: boolean } | undefined;
}

export interface HappenedOptions {
  readonly happened: { readonly ply: number; readonly events: readonly DrunterEvent[] };
  readonly lie: Lie;
  readonly drawing: RefObject<SVGSVGElement | null>;
  /** How far from its own circle the hand let go of the disc, if it was dragged. */
  readonly letGoAt: RefObject<Offset | null>;
  /** Called once per ply. */
  readonly onHappened: (events: readonly DrunterEvent[]) => void;
}

/** Until the verdict on a call has fallen, and until it has been read. */
export const UNTIL_VERDICT = 1300;
const CALL_SHOWN = 3000;
const GLOW_SHOWN = 1600;

const NOTHING: Staging = { ply: -1, uncovered: [], removed: [], call: undefined };

/** Plays what happened, once per ply; what takes longer than a ply is kept until it is over. */
export function useHappened(options: HappenedOptions): Staging {
  const { happened, lie, drawing, letGoAt, onHappened } = options;
  const shown = useRef(happened.ply);
  const [staging, setStaging] = useState(NOTHING);

  useLayoutEffect(() => {
    if (shown.current === happened.ply) return;
    shown.current = happened.ply;
    const { events } = happened;
    if (drawing.current)
      playMoves(events, { drawing: drawing.current, lie, hung: letGoAt.current });
    letGoAt.current = null;
    const next = stagingOf(happened);
    // A call is a moment: the plies that follow it do not cut it short.
    if (next)
      setStaging((now) => (now.call && !next.call ? { ...now, uncovered: next.uncovered } : next));
    if (events.length > 0) onHappened(events);
  });

  useLayoutEffect(() => {
    const delay = staging.call ? UNTIL_VERDICT + 300 : 0;
    staging.removed.forEach(({ at }, index) => {
      const disc = drawing.current?.querySelector(`[data-removed="${at}"]`);
      if (disc) void liftOff(disc, { x: 20, y: -150 }, delay + index * 70);
    });
  }, [staging.ply]);

  useEffect(() => {
    if (staging === NOTHING) return undefined;
    const timer = setTimeout(() => setStaging(NOTHING), staging.call ? CALL_SHOWN : GLOW_SHOWN);
    return () => clearTimeout(timer);
  }, [staging]);

  return staging;
}

interface Stage {
  readonly drawing: SVGSVGElement;
  readonly lie: Lie;
  readonly hung: Offset | null;
}

function playMoves(events: readonly DrunterEvent[], stage: Stage): void {
  for (const event of events) {
    if (event.kind === 'placed') {
      const disc = discAt(stage, event.at);
      if (disc) void dropOnto(disc, 40);
      playSound('place');
    }
    if (event.kind === 'moved' || event.kind === 'sent-back') {
      slide(stage, event.from, event.to);
    }
    if (event.kind === 'claimed') playSound(event.right ? 'turn' : 'refuse');
    if (event.kind === 'removed') playSound('capture');
  }
}

function slide(stage: Stage, from: Circle, to: Circle): void {
  const disc = discAt(stage, to);
  if (!disc) return;
  const { lie, hung } = stage;
  playSound(hung ? 'place' : 'slide');
  const start = lie.middleOf(from);
  const end = lie.middleOf(to);
  const { x, y } = hung ?? { x: 0, y: 0 };
  void slideFrom(disc, { x: start.x + x - end.x, y: start.y + y - end.y });
}

function discAt({ drawing }: Stage, at: Circle): Element | null {
  return drawing.querySelector(`[data-stands="${at}"]`);
}

function stagingOf({ ply, events }: HappenedOptions['happened']): Staging | undefined {
  const uncovered = events.flatMap((event) => (event.kind === 'uncovered' ? [event.at] : []));
  const removed = events.flatMap((event) =>
    event.kind === 'removed' ? event.from.map((at) => ({ at, seat: event.seat })) : [],
  );
  const call = events.find((event) => event.kind === 'called');
  if (uncovered.length === 0 && removed.length === 0 && !call) return undefined;
  return { ply, uncovered, removed, call: call && { seat: call.seat, isRight: call.right } };
}
