import { useEffect, useRef, useState } from 'preact/hooks';
import { type LeibkoecheMove, type LeibkoecheView, sketchTray, type Tray } from '../rules/index.ts';
import { exchanged, isSameOrder, placesOf } from './tray-choices.ts';

export interface Draft {
  /** As it lies for the eye. */
  readonly tray: Tray;
  readonly isChanged: boolean;
  readonly exchange: (one: number, other: number) => void;
  readonly putBack: () => void;
  /** Enters it as it lies. */
  readonly enter: () => void;
  /** Plays a move, before it the new order of the tray, LK6.5, and after it what goes with it. */
  readonly play: (move: LeibkoecheMove, then?: LeibkoecheMove) => void;
}

interface DraftOptions {
  readonly view: LeibkoecheView;
  readonly seat: number;
  readonly deciding: number | undefined;
  readonly ply: number;
  readonly moves: readonly LeibkoecheMove[];
  readonly play: (move: LeibkoecheMove) => void;
}

/**
 * LK6.5: the tray may be rearranged as often as one likes, and counts as one entry. So exchanges
 * are kept here until they are entered: by hand, or by themselves before the next move. LK6.1: to
 * walk to a pile and to take from it are two entries of one gesture.
 */
export function useDraft({ view, seat, deciding, ply, moves, play }: DraftOptions): Draft {
  const lies = view.trays[seat - 1] ?? [];
  const base = sketchTray(lies);
  const [draft, setDraft] = useState({ base, tray: lies });
  const tray = draft.base === base && deciding === seat ? draft.tray : lies;
  const isChanged = !isSameOrder(tray, lies);
  const waiting = useRef<{ readonly moves: readonly LeibkoecheMove[]; readonly after: number }>(
    null,
  );
  const mayOrder = moves.some(({ kind }) => kind === 'order');

  useEffect(() => {
    const next = waiting.current;
    if (!next || ply <= next.after) return;
    // While the order is still on its way nothing else can be played.
    const isTaken = deciding === seat && moves.length > 0;
    if (ply === next.after + 1 && !isTaken) return;
    waiting.current = null;
    const [move, ...rest] = next.moves;
    if (!isTaken || !move || !isDue(move, view)) return;
    playAll(move, rest);
  }, [ply, deciding, moves]);

  const playAll = (move: LeibkoecheMove, rest: readonly LeibkoecheMove[]): void => {
    if (rest.length > 0) waiting.current = { moves: rest, after: ply };
    play(move);
  };

  return {
    tray,
    isChanged,
    exchange: (one, other) => setDraft({ base, tray: exchanged(tray, one, other) }),
    putBack: () => setDraft({ base, tray: lies }),
    enter: () => {
      waiting.current = null;
      play({ kind: 'order', places: placesOf(tray) });
    },
    play: (move, then) => {
      const moves = then ? [move, then] : [move];
      const isOrdered = isChanged && mayOrder && move.kind !== 'order';
      if (isOrdered) return playAll({ kind: 'order', places: placesOf(tray) }, moves);
      return playAll(move, moves.slice(1));
    },
  };
}

/** Is the table where the player wanted to go on? LK6.1, LK6.5 */
function isDue({ kind }: LeibkoecheMove, { phase, justOrdered }: LeibkoecheView): boolean {
  return kind === 'take' || kind === 'skip' ? phase === 'take' : justOrdered;
}
