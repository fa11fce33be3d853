import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Offset } from '../stage/motions.ts';
import type { Cue } from '../stage/stage.ts';
import type { TableStage } from '../stage/table-stage.ts';
import { type Followed, followPieces, type Keyed, type Piece } from './follow-pieces.ts';
import { laidIn, plyOf, type ShownPly } from './shown-ply.ts';
import type { HandOnTable } from './use-hand.ts';
import { useKeyedState } from './use-keyed-state.ts';

export interface ShowOptions<View, Event, P extends Piece, Staged> {
  readonly stage?: TableStage<View, Event> | undefined;
  readonly view: View;
  /** What all of it is drawn in. */
  readonly root: RefObject<Element | null>;
  /** What `Pieces` draws of a view, from the back to the front. The same function as long as it gives the same. */
  readonly piecesOf?: (view: View) => readonly P[];
  readonly placeOf?: (piece: P) => Offset;
  /** The hand that may have carried one of them. */
  readonly hand?: Pick<HandOnTable, 'letGo'>;
  /** Where it must not be seen at once how it ends: the board stays as it was until `ply.reveal`, and no hand may touch it. */
  readonly holdsBack?: (events: readonly Event[]) => boolean;
  /** Resolves when the pictures have come to rest. */
  readonly show: (ply: ShownPly<View, Event, P, Staged>) => Promise<void>;
}

export interface OnStage<View, P extends Piece, Staged> {
  /** To be drawn: as it was, while the ply that is being shown holds the rest back. */
  readonly view: View;
  readonly pieces: readonly Keyed<P>[];
  /** Have left, and are still drawn. */
  readonly ghosts: readonly Keyed<P>[];
  /** What the ply that is being shown draws along with the board. */
  readonly staged: Staged | undefined;
}

interface Given {
  readonly cue: Cue;
  readonly lay: ReadonlyMap<string, DOMRect>;
  readonly finish: () => void;
}

interface Revealed<View> {
  /** Counts what was drawn in the course of one ply. */
  readonly drawing: number;
  readonly view?: View;
}

/** Shows what happens at a table: once per ply, in the order in which the stage tells it. */
export function useShow<View, Event, P extends Piece = Piece, Staged = never>(
  options: ShowOptions<View, Event, P, Staged>,
): OnStage<View, P, Staged> {
  const { stage, root, piecesOf = none, placeOf = nowhere, hand } = options;
  const number = stage?.number ?? 0;
  const given = useRef<Given>(null);
  const holdsBack = useRef(options.holdsBack);
  holdsBack.current = options.holdsBack;
  const isPlayed = given.current?.cue.number === number;
  const [revealed, setRevealed] = useKeyedState<Revealed<View>>(number, { drawing: 0 });
  const [isOver, setOver] = useKeyedState(number, false);
  const [staged, setStaged] = useKeyedState<Staged | undefined>(number, undefined);
  const isHeld = isPlayed && !isOver && options.holdsBack?.(stage?.events ?? []) === true;
  const held = revealed.drawing === 0 && stage ? stage.before : revealed.view;
  const view = (isHeld ? held : undefined) ?? options.view;
  const pieces = useMemo(() => piecesOf(view), [piecesOf, view]);
  const followed = useFollowed(`${number}.${revealed.drawing}`, pieces);
  const now = useRef(followed);
  now.current = followed;
  const shown = useRef(number);
  const whenDrawn = useWhenDrawn();

  useLayoutEffect(
    () =>
      stage?.attach((cue, events) => {
        given.current?.finish();
        if (holdsBack.current?.(events as readonly Event[])) cue.close();
        const { promise, resolve } = Promise.withResolvers<void>();
        given.current = { cue, lay: laidIn(root.current), finish: resolve };
        return promise;
      }),
    [stage?.attach],
  );

  useLayoutEffect(() => {
    if (!stage || shown.current === number) return;
    shown.current = number;
    const letGo = hand?.letGo.current ?? null;
    if (hand) hand.letGo.current = null;
    if (given.current?.cue.number !== number) return;
    const { cue, lay, finish } = given.current;
    const isGone = (): boolean => shown.current !== number || cue.end.aborted;
    let drawings = 0;
    let hasDrawn = false;
    const ply = plyOf<View, Event, P, Staged>({
      stage,
      view: options.view,
      root,
      cue,
      lay,
      placeOf,
      letGo,
      draw: async (next) => {
        if (isGone()) return;
        hasDrawn = true;
        await whenDrawn(() => setStaged(next));
      },
      reveal: async (next = options.view) => {
        drawings += 1;
        const drawing = drawings;
        if (isHeld && !isGone()) await whenDrawn(() => setRevealed({ drawing, view: next }));
        return now.current;
      },
    });
    const end = (): void => {
      const isBare = now.current.left.length === 0 && !hasDrawn && !isHeld;
      if (shown.current === number && !isBare) setOver(true);
      finish();
    };
    options.show(ply).catch(reportError).then(end, reportError);
  });

  useLayoutEffect(() => () => given.current?.finish(), []);

  return {
    view,
    pieces: followed.pieces,
    ghosts: isPlayed && !isOver ? followed.left : [],
    staged: isOver ? undefined : staged,
  };
}

/** Changes something, and resolves when that is drawn. */
function useWhenDrawn(): (change: () => void) => Promise<void> {
  const waiting = useRef<(() => void)[]>([]);
  useLayoutEffect(() => {
    const drawn = waiting.current;
    waiting.current = [];
    for (const resolve of drawn) resolve();
  });
  return (change) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.current.push(resolve);
    change();
    return promise;
  };
}

/** The pieces with their keys, and what became of those of the drawing before. */
function useFollowed<P extends Piece>(drawing: string, pieces: readonly P[]): Followed<P> {
  const last = useRef<{
    readonly drawing: string;
    readonly pieces: readonly P[];
    readonly followed: Followed<P>;
  }>(null);
  const { current } = last;
  if (current?.drawing === drawing && current.pieces === pieces) return current.followed;
  const next = followPieces(current?.followed.pieces ?? [], pieces);
  // Drawn again in another way, such as turned round: what has left has left all the same.
  const left = current?.drawing === drawing ? current.followed.left : next.left;
  const followed = { ...next, left };
  last.current = { drawing, pieces, followed };
  return followed;
}

function none(): readonly never[] {
  return [];
}

function nowhere(): Offset {
  return { x: 0, y: 0 };
}
