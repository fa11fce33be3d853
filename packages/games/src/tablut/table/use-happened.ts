import { liftOff, type Offset, playSound, slideFrom } from '@kast/ui';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Piece, Square, TablutEvent } from '../rules/index.ts';
import type { Lie } from './geometry.ts';

export interface Ghost {
  readonly square: Square;
  readonly kind: Piece;
}

export interface HappenedOptions {
  readonly happened: { readonly ply: number; readonly events: readonly TablutEvent[] };
  readonly lie: Lie;
  readonly drawing: RefObject<SVGSVGElement | null>;
  /** How far from its own square the hand let go of the piece, if it was dragged. */
  readonly letGoAt: RefObject<Offset | null>;
  /** Called once per ply. */
  readonly onHappened: (events: readonly TablutEvent[]) => void;
}

/**
 * Plays what happened, once per ply: the piece slides to where it is drawn already, and those it
 * took are lifted off. Returns the pieces that are still being lifted.
 */
export function useHappened(options: HappenedOptions): readonly Ghost[] {
  const { happened, lie, drawing, letGoAt, onHappened } = options;
  const shown = useRef(happened.ply);
  const [cleared, setCleared] = useState(happened.ply);
  const ghosts = cleared === happened.ply ? [] : ghostsOf(happened.events);

  useLayoutEffect(() => {
    if (shown.current === happened.ply) return;
    shown.current = happened.ply;
    const stage = drawing.current && { drawing: drawing.current, lie, hung: letGoAt.current };
    void playMoves(happened.events, stage).then(() => setCleared(happened.ply));
    letGoAt.current = null;
    if (happened.events.length > 0) onHappened(happened.events);
  });

  return ghosts;
}

interface Stage {
  readonly drawing: SVGSVGElement;
  readonly lie: Lie;
  readonly hung: Offset | null;
}

async function playMoves(events: readonly TablutEvent[], stage: Stage | null): Promise<void> {
  if (!stage) return;
  const motions = events.flatMap((event) => {
    if (event.kind === 'moved') return [slide(stage, event.from, event.to)];
    if (event.kind === 'taken') return takeOff(stage, event.squares);
    return [];
  });
  await Promise.all(motions);
}

function slide({ drawing, lie, hung }: Stage, from: Square, to: Square): Promise<void> {
  const piece = drawing.querySelector(`[data-stands="${to}"]`);
  if (!piece) return Promise.resolve();
  playSound(hung ? 'place' : 'slide');
  const start = lie.middleOf(from);
  const end = lie.middleOf(to);
  const { x, y } = hung ?? { x: 0, y: 0 };
  return slideFrom(piece, { x: start.x + x - end.x, y: start.y + y - end.y });
}

/** When the slide has all but arrived. */
const UNTIL_STRUCK = 130;

function takeOff({ drawing }: Stage, squares: readonly Square[]): readonly Promise<void>[] {
  playSound('capture');
  return squares.map(async (square) => {
    const ghost = drawing.querySelector(`[data-taken="${square}"]`);
    if (ghost) await liftOff(ghost, { x: 30, y: -130 }, UNTIL_STRUCK);
  });
}

function ghostsOf(events: readonly TablutEvent[]): readonly Ghost[] {
  return events.flatMap((event) =>
    event.kind === 'taken'
      ? event.squares.map(
          (square) => ({ square, kind: event.side === 'light' ? 'L' : 'D' }) as const,
        )
      : [],
  );
}
