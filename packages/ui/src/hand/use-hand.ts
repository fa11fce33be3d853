import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { BoardGridProps } from '../grid/BoardGrid.tsx';
import type { Offset } from '../motion.ts';
import { type Act, answerTo, type Choices, EMPTY_HAND, type Gesture, selectedIn } from './hand.ts';

export interface HandOptions<Move> {
  readonly choices: Choices<Move> | undefined;
  /** What was begun in one position is forgotten in the next. */
  readonly ply: number;
  readonly drawing: RefObject<SVGSVGElement | null>;
  /** The drawing's own width, in its units. */
  readonly width: number;
  /** How far a piece rises when it is picked up, in the same units. */
  readonly rise: number;
  /** Takes what the hand does to the rules. */
  readonly act: (act: Act<Move>) => void;
  /** Another piece is held than before, or none. */
  readonly onHold: (cell: string | undefined) => void;
}

export interface HandOnBoard {
  readonly selected: string | undefined;
  /** The cell whose piece hangs in the air, and the cell under it. */
  readonly hanging: string | undefined;
  readonly over: string | undefined;
  /** The drawing of the hanging piece: it follows the pointer without being drawn anew. */
  readonly lifted: RefObject<SVGGElement | null>;
  /** How far from its own cell a piece was let go that is being played. */
  readonly letGoAt: RefObject<Offset | null>;
  /** Where the last refusal was asked for; a new object for every refusal. */
  readonly refused: { readonly from: string | undefined } | undefined;
  readonly gestures: Pick<BoardGridProps, 'onPress' | 'onCancel' | 'onLift' | 'onDrag' | 'onDrop'>;
}

/** The hand over a board: `hand.ts` decides, this remembers and passes on. */
export function useHand<Move>(options: HandOptions<Move>): HandOnBoard {
  const { choices, ply, drawing, width, rise } = options;
  const lifted = useRef<SVGGElement>(null);
  const letGoAt = useRef<Offset>(null);
  const [held, setHeld] = useState({ ply, hand: EMPTY_HAND });
  const [over, setOver] = useState<string>();
  const [refused, setRefused] = useState<{ readonly from: string | undefined }>();
  const hand = held.ply === ply ? held.hand : EMPTY_HAND;
  const selected = selectedIn(choices, hand);

  const handle = (gesture: Gesture) => {
    const { hand: next, act } = answerTo(choices, hand, gesture);
    setHeld({ ply, hand: next });
    setOver(undefined);
    if (gesture.kind !== 'drop' || act?.kind !== 'play') letGoAt.current = null;
    if (act?.kind === 'explain') setRefused({ from: selected });
    if (act?.kind !== 'play' && next.selected !== selected) options.onHold(next.selected);
    if (act) options.act(act);
  };

  const onDrag = (offset: Offset, cell: string | undefined) => {
    const unitsPerPixel = width / (drawing.current?.clientWidth ?? width);
    const hangs = { x: offset.x * unitsPerPixel, y: offset.y * unitsPerPixel - rise };
    letGoAt.current = hangs;
    if (lifted.current) lifted.current.style.translate = `${hangs.x}px ${hangs.y}px`;
    setOver(cell);
  };

  return {
    selected,
    hanging: hand.isLifted ? selected : undefined,
    over: hand.isLifted ? over : undefined,
    lifted,
    letGoAt,
    refused,
    gestures: {
      onPress: (cell) => handle({ kind: 'press', cell }),
      onCancel: () => handle({ kind: 'cancel' }),
      onLift: (cell) => handle({ kind: 'lift', cell }),
      onDrag,
      onDrop: (cell) => handle({ kind: 'drop', cell }),
    },
  };
}
