import type { Offset } from '@kast/ui';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { HeuchelMove } from '../rules/index.ts';
import { type Field, parseField, WIDTH } from './geometry.ts';
import { answerTo, type Decision, EMPTY_HAND, type Gesture, type Hand } from './interaction.ts';

export interface HandOptions {
  readonly decision: Decision;
  /** What was begun in one position is forgotten in the next. */
  readonly ply: number;
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly play: (move: HeuchelMove) => void;
  readonly explain: (move: HeuchelMove) => void;
  /** Another stack is held than before, or none. */
  readonly onHold: (hand: Hand) => void;
}

export interface HandInHouse {
  readonly hand: Hand;
  readonly handle: (gesture: Gesture) => void;
  /** The field under the stack that hangs in the air. */
  readonly over: Field | undefined;
  /** The drawing of the hanging stack: it follows the pointer without being drawn anew. */
  readonly lifted: RefObject<SVGGElement | null>;
  /** The last move that was refused; a new object for every refusal. */
  readonly refused: HeuchelMove | undefined;
  readonly gestures: {
    readonly onPress: (cell: string) => void;
    readonly onCancel: () => void;
    readonly onLift: (cell: string) => void;
    readonly onDrag: (offset: Offset, over: string | undefined) => void;
    readonly onDrop: (cell: string | undefined) => void;
  };
}

/** The hand over the house: `interaction.ts` decides, this remembers and passes on. */
export function useHand({ decision, ply, drawing, ...options }: HandOptions): HandInHouse {
  const lifted = useRef<SVGGElement>(null);
  const [held, setHeld] = useState<{ readonly ply: number; readonly hand: Hand }>({
    ply,
    hand: EMPTY_HAND,
  });
  const [over, setOver] = useState<Field>();
  const [refused, setRefused] = useState<HeuchelMove>();
  const hand = held.ply === ply ? held.hand : EMPTY_HAND;
  const latest = useRef({ decision, hand });
  latest.current = { decision, hand };

  const handle = (gesture: Gesture): void => {
    const before = latest.current.hand;
    const { hand: next, act } = answerTo(latest.current.decision, before, gesture);
    latest.current = { ...latest.current, hand: next };
    setHeld({ ply, hand: next });
    setOver(undefined);
    if (act?.kind === 'play') return options.play(act.move);
    if (next.selected !== before.selected) options.onHold(next);
    if (act?.kind !== 'explain') return undefined;
    setRefused(act.move);
    return options.explain(act.move);
  };

  useEffect(() => setOver(undefined), [ply]);

  return {
    hand,
    handle,
    over: hand.isLifted ? over : undefined,
    lifted,
    refused,
    gestures: {
      onPress: (cell) => handle({ kind: 'press', field: parseField(cell) }),
      onCancel: () => handle({ kind: 'cancel' }),
      onLift: (cell) => handle({ kind: 'lift', field: parseField(cell) }),
      onDrag: (offset, cell) => {
        const unitsPerPixel = WIDTH / (drawing.current?.clientWidth ?? WIDTH);
        if (lifted.current) {
          lifted.current.style.translate = `${offset.x * unitsPerPixel}px ${offset.y * unitsPerPixel}px`;
        }
        setOver(cell === undefined ? undefined : parseField(cell));
      },
      onDrop: (cell) =>
        handle({ kind: 'drop', field: cell === undefined ? undefined : parseField(cell) }),
    },
  };
}
