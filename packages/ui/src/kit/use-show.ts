import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { playSound, type SoundName } from '../sound.ts';
import { type Motion, type Offset, rest } from '../stage/motions.ts';
import { perform, performStyled } from '../stage/perform.ts';
import type { Cue } from '../stage/stage.ts';
import type { TableStage } from '../stage/table-stage.ts';
import {
  type Change,
  type Followed,
  followPieces,
  type Keyed,
  type Piece,
} from './follow-pieces.ts';
import type { HandOnTable, LetGo } from './use-hand.ts';

/** A piece with its drawing. */
export type Drawn<P extends Piece> = Keyed<P> & { readonly thing: Element | null };

export interface Moved<P extends Piece> extends Change<P> {
  readonly thing: Element | null;
  /** Where it lay, or where the hand let go of it, seen from where it is drawn now. */
  readonly from: Offset;
  /** A hand has carried it there already. */
  readonly isLetGo: boolean;
}

/** One ply to be shown: what happened, and the means to show it. All of them resolve at once where nothing moves. */
export interface ShownPly<View, Event, P extends Piece = Piece, Staged = never> {
  readonly events: readonly Event[];
  readonly before: View;
  readonly after: View;
  /** What became of the pieces; those that left are still drawn where they were until the ply has been shown. */
  readonly moved: readonly Moved<P>[];
  readonly turned: readonly (Change<P> & { readonly thing: Element | null })[];
  readonly appeared: readonly Drawn<P>[];
  readonly left: readonly Drawn<P>[];
  /** Part of the table's drawing, as it is drawn now. */
  readonly find: (selector: string) => Element | null;
  readonly move: (thing: Element | null | undefined, motion: Motion) => Promise<void>;
  /** Plays what the style sheet moves in this thing. */
  readonly styled: (thing: Element | null | undefined) => Promise<void>;
  /** Looked at for a while. */
  readonly rest: (milliseconds: number) => Promise<void>;
  readonly sound: (name: SoundName) => void;
  /** Draws something along with the board until the ply has been shown; resolves when it is there. */
  readonly draw: (staged: Staged) => Promise<void>;
  /** Until whoever looks has seen enough of this; where nobody is asked, as long as its style sheet moves it. */
  readonly dismissed: (thing: Element | null | undefined) => Promise<void>;
  /** How far from here something in HTML that has a `data-piece` lay before; undefined where it lay nowhere. */
  readonly cameFrom: (thing: Element | null | undefined) => Offset | undefined;
}

export interface ShowOptions<View, Event, P extends Piece, Staged> {
  readonly stage?: TableStage<View, Event> | undefined;
  readonly view: View;
  /** What all of it is drawn in. */
  readonly root: RefObject<Element | null>;
  /** What is drawn of this view by `Pieces`, from the back to the front. */
  readonly pieces?: readonly P[];
  readonly placeOf?: (piece: P) => Offset;
  /** The hand that may have carried one of them. */
  readonly hand?: Pick<HandOnTable, 'letGo'>;
  readonly show: (ply: ShownPly<View, Event, P, Staged>) => Promise<void>;
}

export interface OnStage<P extends Piece, Staged> {
  readonly pieces: readonly Keyed<P>[];
  /** Have left, and are still drawn. */
  readonly ghosts: readonly Keyed<P>[];
  /** What the ply that is being shown draws along with the board. */
  readonly staged: Staged | undefined;
}

interface Waiting {
  readonly cue: Cue;
  readonly lay: ReadonlyMap<string, DOMRect>;
  readonly finish: () => void;
}

interface Extra<P extends Piece, Staged> {
  readonly number: number;
  readonly ghosts: readonly Keyed<P>[];
  readonly staged?: Staged;
}

/** Shows what happens at a table: once per ply, in the order in which the stage tells it. */
export function useShow<View, Event, P extends Piece = Piece, Staged = never>(
  options: ShowOptions<View, Event, P, Staged>,
): OnStage<P, Staged> {
  const { stage, view, root, pieces = [], placeOf = nowhere, hand, show } = options;
  const number = stage?.number ?? 0;
  const followed = useFollowed(number, pieces);
  const [extra, setExtra] = useState<Extra<P, Staged>>({ number, ghosts: [] });
  const shown = useRef(number);
  const waiting = useRef<Waiting>(null);
  const drawn = useRef<() => void>(null);
  const isStaged = useRef(false);

  useLayoutEffect(
    () =>
      stage?.attach((cue) => {
        waiting.current?.finish();
        const { promise, resolve } = Promise.withResolvers<void>();
        waiting.current = { cue, lay: laidIn(root.current), finish: resolve };
        return promise;
      }),
    [stage?.attach],
  );

  useLayoutEffect(() => {
    drawn.current?.();
    if (!stage || shown.current === number) return;
    shown.current = number;
    const letGo = hand?.letGo.current ?? null;
    if (hand) hand.letGo.current = null;
    const given = waiting.current;
    if (given?.cue.number !== number) return;
    const draw = (staged: Staged): Promise<void> => {
      if (shown.current !== number || given.cue.end.aborted) return Promise.resolve();
      const { promise, resolve } = Promise.withResolvers<void>();
      drawn.current = resolve;
      isStaged.current = true;
      setExtra({ number, ghosts: followed.left, staged });
      return promise;
    };
    const ply = plyOf({ stage, view, root, followed, given, draw, placeOf, letGo });
    const end = (): void => {
      const isBare = followed.left.length === 0 && !isStaged.current;
      isStaged.current = false;
      if (shown.current === number && !isBare) setExtra({ number, ghosts: [] });
      given.finish();
    };
    show(ply).catch(reportError).then(end, reportError);
  });

  useLayoutEffect(() => () => waiting.current?.finish(), []);

  const isPlayed = waiting.current?.cue.number === number;
  const isBegun = extra.number === number;
  const fresh = isPlayed ? followed.left : [];
  return {
    pieces: followed.pieces,
    ghosts: isBegun ? extra.ghosts : fresh,
    staged: isBegun ? extra.staged : undefined,
  };
}

/** The pieces with their keys, and what became of those of the scene before. */
function useFollowed<P extends Piece>(number: number, pieces: readonly P[]): Followed<P> {
  const last = useRef<{
    readonly number: number;
    readonly now: readonly P[];
    readonly before: readonly Keyed<P>[];
    readonly followed: Followed<P>;
  }>(null);
  const { current } = last;
  if (current && current.number === number && current.now === pieces) return current.followed;
  const isSameScene = current?.number === number;
  const before = (isSameScene ? current?.before : current?.followed.pieces) ?? [];
  const followed = followPieces(isSameScene ? current.followed.pieces : before, pieces);
  const kept = isSameScene ? { ...followed, left: current.followed.left } : followed;
  last.current = { number, now: pieces, before, followed: kept };
  return kept;
}

interface PlyParts<View, Event, P extends Piece, Staged> {
  readonly stage: TableStage<View, Event>;
  readonly view: View;
  readonly root: RefObject<Element | null>;
  readonly followed: Followed<P>;
  readonly given: Waiting;
  readonly draw: (staged: Staged) => Promise<void>;
  readonly placeOf: (piece: P) => Offset;
  readonly letGo: LetGo | null;
}

function plyOf<View, Event, P extends Piece, Staged>(
  parts: PlyParts<View, Event, P, Staged>,
): ShownPly<View, Event, P, Staged> {
  const { stage, view, root, followed, given, draw, placeOf, letGo } = parts;
  const { end, asks, dismissed } = given.cue;
  const find = (selector: string): Element | null => root.current?.querySelector(selector) ?? null;
  const drawingOf = (key: string): Element | null => find(`[data-piece="${CSS.escape(key)}"]`);
  const withDrawing = (piece: Keyed<P>): Drawn<P> => ({ ...piece, thing: drawingOf(piece.key) });
  const changed = (change: Change<P>) => ({ ...change, thing: drawingOf(change.after.key) });
  const styled = async (thing: Element | null | undefined): Promise<void> => {
    if (thing) await performStyled(thing, end);
  };
  return {
    events: stage.events,
    before: stage.before,
    after: view,
    moved: followed.moved.map((change) => {
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
    find,
    move: async (thing, motion) => {
      if (thing) await perform(thing, motion, end);
    },
    styled,
    rest: async (milliseconds) => {
      if (root.current) await perform(root.current, rest(milliseconds), end);
    },
    sound: (name) => {
      if (!end.aborted) playSound(name);
    },
    draw,
    dismissed: async (thing) => {
      await (asks ? dismissed() : styled(thing));
    },
    cameFrom: (thing) => {
      const lay = given.lay.get(thing?.getAttribute('data-piece') ?? '');
      const lies = thing?.getBoundingClientRect();
      return lay && lies && { x: lay.left - lies.left, y: lay.top - lies.top };
    },
  };
}

function nowhere(): Offset {
  return { x: 0, y: 0 };
}

/** Where everything in HTML lies. What is drawn in an SVG knows its own place. */
function laidIn(root: Element | null): ReadonlyMap<string, DOMRect> {
  const things = root?.querySelectorAll<HTMLElement>('[data-piece]:not(g)') ?? [];
  return new Map(
    [...things].map((thing) => [thing.dataset['piece'] ?? '', thing.getBoundingClientRect()]),
  );
}
