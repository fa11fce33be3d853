import type { RefObject } from 'preact';
import { playSound } from '../sound/play-sound.ts';
import type { SoundName } from '../sound/recipes.ts';
import { type Motion, type Offset, slide } from '../stage/motions.ts';
import { perform, performFrames, performRest, performStyled } from '../stage/perform.ts';
import { readingTime } from '../stage/reading.ts';
import type { Cue } from '../stage/stage.ts';
import type { TableStage } from '../stage/table-stage.ts';
import type { Change, Followed, Keyed, Piece } from './follow-pieces.ts';
import type { LetGo } from './use-hand.ts';

type Thing = Element | null | undefined;

/** A piece with its drawing. */
export type Drawn<P extends Piece> = Keyed<P> & { readonly thing: Element | null };

export interface DrawnChange<P extends Piece> extends Change<P> {
  readonly thing: Element | null;
}

export interface Moved<P extends Piece> extends DrawnChange<P> {
  /** Where it lay, or where the hand let go of it, seen from where it is drawn now. */
  readonly from: Offset;
  /** A hand has carried it there already. */
  readonly isLetGo: boolean;
}

/** What became of the pieces. Those that left are still drawn where they were until the ply has been shown. */
export interface Changes<P extends Piece> {
  readonly moved: readonly Moved<P>[];
  readonly turned: readonly DrawnChange<P>[];
  readonly appeared: readonly Drawn<P>[];
  readonly left: readonly Drawn<P>[];
}

/** One ply to be shown: what happened, and the means to show it. All of them resolve at once where nothing moves. */
export interface ShownPly<View, Event, P extends Piece = Piece, Staged = never> {
  readonly events: readonly Event[];
  readonly before: View;
  readonly after: View;
  /**
   * Tells what became of the pieces. Where the view was held back it is drawn now; or another one on the way
   * there, from what was drawn before.
   */
  readonly reveal: (view?: View) => Promise<Changes<P>>;
  /** Part of the table's drawing, as it is drawn now. */
  readonly find: (selector: string) => Element | null;
  readonly move: (thing: Thing, motion: Motion) => Promise<void>;
  /** Slides what has moved from where it lay; heard as laid down where a hand has carried it. */
  readonly slideAll: (moved: readonly Moved<P>[]) => Promise<void>;
  /** Plays what the style sheet moves in this thing. */
  readonly styled: (thing: Thing) => Promise<void>;
  /** Until this could be read, however it is moved. */
  readonly read: (thing: Thing) => Promise<void>;
  /** Draws what is simulated rather than moved, frame by frame, until `draw` says that it is at rest. */
  readonly frames: (draw: (elapsed: number) => boolean) => Promise<void>;
  /** Looked at for a while. */
  readonly rest: (milliseconds: number) => Promise<void>;
  readonly sound: (name: SoundName) => void;
  /** Draws something along with the board until the ply has been shown; resolves when it is there. */
  readonly draw: (staged: Staged) => Promise<void>;
  /** Until whoever looks has seen enough of this; where nobody is asked, until it could be read. */
  readonly dismissed: (thing: Thing) => Promise<void>;
  /** How far from here something in HTML that has a `data-piece` lay before; undefined where it lay nowhere. */
  readonly cameFrom: (thing: Thing) => Offset | undefined;
  /** How far the middle of one lies from that of the other, in pixels; undefined where one of them is not drawn. */
  readonly between: (one: Thing, other: Thing) => Offset | undefined;
}

export interface PlyParts<View, Event, P extends Piece, Staged> {
  readonly stage: TableStage<View, Event>;
  readonly view: View;
  readonly root: RefObject<Element | null>;
  readonly cue: Cue;
  /** Where everything in HTML lay. */
  readonly lay: ReadonlyMap<string, DOMRect>;
  readonly placeOf: (piece: P) => Offset;
  readonly letGo: LetGo | null;
  readonly draw: (staged: Staged) => Promise<void>;
  readonly reveal: (view?: View) => Promise<Followed<P>>;
}

/** Where nobody is asked to go on; what is longer stays in the log. */
const LOOKED_AT = { atMost: 2200 };

export function plyOf<View, Event, P extends Piece, Staged>(
  parts: PlyParts<View, Event, P, Staged>,
): ShownPly<View, Event, P, Staged> {
  const { stage, view, root, cue, lay, draw } = parts;
  const find = (selector: string): Element | null => root.current?.querySelector(selector) ?? null;
  const move = async (thing: Thing, motion: Motion): Promise<void> => {
    if (thing) await perform(thing, motion, { end: cue.end, over: root.current });
  };
  const sound = (name: SoundName): void => {
    if (!cue.end.aborted) playSound(name);
  };
  const styled = async (thing: Thing): Promise<void> => {
    if (thing) await performStyled(thing, cue.end);
  };
  const read = async (thing: Thing): Promise<void> => {
    if (!thing) return;
    const time = readingTime(thing.textContent, LOOKED_AT);
    await Promise.all([styled(thing), performRest(time, cue.end)]);
  };
  return {
    events: stage.events,
    before: stage.before,
    after: view,
    reveal: async (next) => changesIn(await parts.reveal(next), parts, find),
    find,
    move,
    slideAll: async (moved) => {
      if (moved.length > 0) sound(moved.some(({ isLetGo }) => isLetGo) ? 'place' : 'slide');
      await Promise.all(moved.map(({ thing, from }) => move(thing, slide(from))));
    },
    styled,
    read,
    frames: (drawFrame) => performFrames(drawFrame, cue.end),
    rest: (milliseconds) => performRest(milliseconds, cue.end),
    sound,
    draw,
    // Where nothing is drawn there is nothing to go on from, and nobody could.
    dismissed: (thing) => (thing && cue.asks ? cue.dismissed(thing.textContent) : read(thing)),
    cameFrom: (thing) => {
      const before = lay.get(thing?.getAttribute('data-piece') ?? '');
      const now = thing?.getBoundingClientRect();
      return before && now && { x: before.left - now.left, y: before.top - now.top };
    },
    between: (one, other) => {
      const [from, to] = [one, other].map((thing) => thing?.getBoundingClientRect());
      if (!from || !to) return undefined;
      const [x, y] = [from.left - to.left, from.top - to.top];
      return { x: x + (from.width - to.width) / 2, y: y + (from.height - to.height) / 2 };
    },
  };
}

/** Where everything in HTML lies. What is drawn in an SVG knows its own place. */
export function laidIn(root: Element | null): ReadonlyMap<string, DOMRect> {
  const things = root?.querySelectorAll<HTMLElement>('[data-piece]:not(g)') ?? [];
  return new Map(
    [...things].map((thing) => [thing.dataset['piece'] ?? '', thing.getBoundingClientRect()]),
  );
}

function changesIn<P extends Piece>(
  followed: Followed<P>,
  { placeOf, letGo }: Pick<PlyParts<unknown, unknown, P, unknown>, 'placeOf' | 'letGo'>,
  find: (selector: string) => Element | null,
): Changes<P> {
  const drawingOf = (key: string): Element | null => find(`[data-piece="${CSS.escape(key)}"]`);
  const withDrawing = (piece: Keyed<P>): Drawn<P> => ({ ...piece, thing: drawingOf(piece.key) });
  const changed = (change: Change<P>) => ({ ...change, thing: drawingOf(change.after.key) });
  return {
    moved: followed.moved.map((change): Moved<P> => {
      const isLetGo = letGo !== null && change.before.at === letGo.cell;
      const hung = isLetGo ? letGo.offset : { x: 0, y: 0 };
      const lay = placeOf(change.before);
      const lies = placeOf(change.after);
      const from = { x: lay.x + hung.x - lies.x, y: lay.y + hung.y - lies.y };
      return { ...changed(change), from, isLetGo };
    }),
    turned: followed.turned.map(changed),
    appeared: followed.appeared.map(withDrawing),
    left: followed.left.map(withDrawing),
  };
}
