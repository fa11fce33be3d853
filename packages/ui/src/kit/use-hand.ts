import type { RefObject } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Offset, shakeHead } from '../stage/motions.ts';
import { perform } from '../stage/perform.ts';
import { answerTo, type Choices, EMPTY_HAND, type Gesture, pickedIn, reaches } from './hand.ts';
import { useKeyedState } from './use-keyed-state.ts';

export interface HandOptions<Move> {
  /** Undefined where nobody decides here. */
  readonly choices: Choices<Move> | undefined;
  /** What was begun for one question is forgotten with the next. */
  readonly question?: unknown;
  /** What everything is drawn in. */
  readonly root: RefObject<Element | null>;
  readonly play: (move: Move) => unknown;
  readonly explain: (move: Move) => void;
  /** The hand does something that is allowed: a refusal that is still shown has been heard. */
  readonly dismiss?: (() => void) | undefined;
  /** A gesture came to nothing: says why, or for whom it waits while others decide. */
  readonly idle?: (() => void) | undefined;
  /** Something else is in hand than before, or nothing: what is said of it. */
  readonly onHold?: ((picked: readonly string[]) => Held) | undefined;
  readonly announce?: (text: string) => void;
  readonly note?: ((text: string) => void) | undefined;
}

/** What is in hand, in words; where it can go nowhere they are shown, too. */
export interface Held {
  readonly words: string;
  readonly isStuck?: boolean;
}

/** Where a hand let go of what it carried to be played. */
export interface LetGo {
  readonly cell: string;
  /** How far from where it lay, in the units of its drawing. */
  readonly offset: Offset;
}

export interface HandOnTable {
  /** Tells the cells of one hand from those of another. */
  readonly id: string;
  readonly picked: readonly string[];
  /** The cell whose thing was grabbed and hangs in the air, and the cell under it. */
  readonly hanging: string | undefined;
  readonly over: string | undefined;
  /** For the drawing of what hangs: it follows the pointer without being drawn anew. */
  readonly lifted: RefObject<(SVGGElement & HTMLElement) | null>;
  readonly letGo: RefObject<LetGo | null>;
  readonly canPick: (cell: string) => boolean;
  /** Pressing this cell, with what is in hand, does something that is allowed. */
  readonly canReach: (cell: string) => boolean;
  readonly handle: (gesture: Gesture) => void;
  /** While something hangs: how far, in pixels of the page, and over which cell. */
  readonly onDrag: (offset: Offset, over: string | undefined) => void;
}

/** How far a thing rises when it is picked up, in the units of its drawing. */
const RISE = 16;

/** The hand over a table: `hand.ts` decides, this remembers, passes on and shakes its head. */
export function useHand<Move>(options: HandOptions<Move>): HandOnTable {
  const { choices, question, root } = options;
  const id = useId();
  const lifted = useRef<SVGGElement & HTMLElement>(null);
  const letGo = useRef<LetGo>(null);
  /** How far the pointer has taken it, in pixels of the page. */
  const dragged = useRef<Offset>({ x: 0, y: 0 });
  const [hand, setHand] = useKeyedState(question, EMPTY_HAND);
  const [over, setOver] = useState<string>();
  const [grabbed, setGrabbed] = useState<string>();
  const [refused, setRefused] = useState<{ readonly cell: string | undefined }>();
  const picked = pickedIn(choices, hand);
  const held = picked.find((cell) => cell === grabbed) ?? picked.at(-1);
  const hanging = hand.isLifted ? held : undefined;
  /** How far from where it lies. */
  const hangs = (): Offset => {
    const unit = unitsPerPixel(lifted.current);
    return { x: dragged.current.x * unit, y: dragged.current.y * unit - RISE };
  };
  const carry = (): void => {
    const { x, y } = hangs();
    if (lifted.current) lifted.current.style.translate = `${x}px ${y}px`;
  };

  const tell = (held: Held | undefined): void => {
    const { announce, note = announce } = options;
    if (held) (held.isStuck ? note : announce)?.(held.words);
  };

  const handle = (gesture: Gesture): void => {
    const { hand: next, act } = answerTo(choices, hand, gesture);
    const isPlayed = act?.kind === 'play';
    const cell = picked.at(-1);
    const isDropped = gesture.kind === 'drop' && isPlayed && hanging !== undefined;
    letGo.current = isDropped ? { cell: hanging, offset: hangs() } : null;
    if (gesture.kind === 'lift') {
      setGrabbed(gesture.cell);
      dragged.current = { x: 0, y: 0 };
    }
    setHand(next);
    setOver(undefined);
    if (act?.kind === 'explain') {
      setRefused({ cell: cell ?? act.at });
      options.explain(act.move);
      return;
    }
    const isIdle = !act && [...picked, ...next.picked].length === 0 && gesture.kind !== 'cancel';
    if (isIdle && options.idle) return options.idle();
    options.dismiss?.();
    if (isPlayed) options.play(act.move);
    else if (next.picked.join() !== picked.join()) tell(options.onHold?.(next.picked));
  };

  // A drag begins before what it lifts is drawn as hanging.
  useLayoutEffect(() => {
    const thing = hanging === undefined ? null : lifted.current;
    if (thing) carry();
    return () => thing?.style.removeProperty('translate');
  }, [hanging]);

  useLayoutEffect(() => {
    if (refused?.cell === undefined) return;
    const things = root.current?.querySelectorAll(`[data-at="${CSS.escape(refused.cell)}"]`) ?? [];
    const thing = [...things].at(-1);
    if (thing) void perform(thing, shakeHead(9));
  }, [refused]);

  return {
    id,
    picked,
    hanging,
    over: hand.isLifted ? over : undefined,
    lifted,
    letGo,
    canPick: (cell) => choices?.pick(cell, picked) !== undefined,
    canReach: (cell) => reaches(choices, picked, cell),
    handle,
    onDrag(offset, cell) {
      dragged.current = offset;
      carry();
      setOver(cell);
    },
  };
}

/** A length in an SVG is one of its own units. */
function unitsPerPixel(thing: (SVGGElement & HTMLElement) | null): number {
  const drawing = thing?.ownerSVGElement;
  return drawing ? drawing.viewBox.baseVal.width / (drawing.clientWidth || 1) : 1;
}
