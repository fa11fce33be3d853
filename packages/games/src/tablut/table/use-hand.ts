import type { Offset } from '@kast/ui';
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { parseSquare, type Square, squareNamed, type TablutMove } from '../rules/index.ts';
import { WIDTH } from './geometry.ts';
import {
  answerTo,
  type Decision,
  EMPTY_HAND,
  type Gesture,
  selectedIn,
  targetsOf,
} from './interaction.ts';

/** How far a piece rises when it is picked up. */
const RISE = 16;

export interface HandOptions {
  readonly decision: Decision;
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly play: (move: TablutMove) => void;
  readonly explain: (move: TablutMove) => void;
  /** Another piece is held than before, or none. */
  readonly onHold: (square: Square | undefined) => void;
}

export interface HandOnBoard {
  readonly selected: Square | undefined;
  readonly targets: readonly Square[];
  /** The piece that hangs in the air, and the square under it. */
  readonly hanging: Square | undefined;
  readonly over: Square | undefined;
  /** The drawing of the hanging piece: it follows the pointer without being drawn anew. */
  readonly lifted: RefObject<SVGGElement | null>;
  /** How far from its own square a piece was let go that is being played. */
  readonly letGoAt: RefObject<Offset | null>;
  /** The last move that was refused; a new object for every refusal. */
  readonly refused: TablutMove | undefined;
  readonly gestures: {
    readonly onPress: (cell: string) => void;
    readonly onCancel: () => void;
    readonly onLift: (cell: string) => void;
    readonly onDrag: (offset: Offset, over: string | undefined) => void;
    readonly onDrop: (cell: string | undefined) => void;
  };
}

/** The hand over the board: `interaction.ts` decides, this remembers and passes on. */
export function useHand({ decision, drawing, ...options }: HandOptions): HandOnBoard {
  const lifted = useRef<SVGGElement>(null);
  const letGoAt = useRef<Offset>(null);
  const [hand, setHand] = useState(EMPTY_HAND);
  const [over, setOver] = useState<Square>();
  const [refused, setRefused] = useState<TablutMove>();
  const selected = selectedIn(decision, hand);

  const handle = (gesture: Gesture) => {
    const { hand: next, act } = answerTo(decision, hand, gesture);
    setHand(next);
    setOver(undefined);
    if (gesture.kind !== 'drop' || act?.kind !== 'play') letGoAt.current = null;
    if (act?.kind === 'play') return options.play(act.move);
    if (next.selected !== selected) options.onHold(next.selected);
    if (act?.kind !== 'explain') return undefined;
    setRefused(act.move);
    return options.explain(act.move);
  };

  const onDrag = (offset: Offset, cell: string | undefined) => {
    const unitsPerPixel = WIDTH / (drawing.current?.clientWidth ?? WIDTH);
    const hangs = { x: offset.x * unitsPerPixel, y: offset.y * unitsPerPixel - RISE };
    letGoAt.current = hangs;
    if (lifted.current) lifted.current.style.translate = `${hangs.x}px ${hangs.y}px`;
    setOver(cell === undefined ? undefined : parseSquare(cell));
  };

  return {
    selected,
    targets: targetsOf(decision, selected),
    hanging: hand.isLifted ? selected : undefined,
    over: hand.isLifted ? over : undefined,
    lifted,
    letGoAt,
    refused,
    gestures: {
      onPress: (cell) => handle({ kind: 'press', square: squareNamed(cell) }),
      onCancel: () => handle({ kind: 'cancel' }),
      onLift: (cell) => handle({ kind: 'lift', square: squareNamed(cell) }),
      onDrag,
      onDrop: (cell) =>
        handle({ kind: 'drop', square: cell === undefined ? undefined : squareNamed(cell) }),
    },
  };
}
