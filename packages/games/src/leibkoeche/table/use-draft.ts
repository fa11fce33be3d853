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
  /** Plays a move, and before it the new order of the tray. LK6.5 */
  readonly play: (move: LeibkoecheMove) => void;
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
 * are kept here until they are entered: by hand, or by themselves before the next move.
 */
export function useDraft({ view, seat, deciding, ply, moves, play }: DraftOptions): Draft {
  const lies = view.trays[seat - 1] ?? [];
  const base = sketchTray(lies);
  const [draft, setDraft] = useState({ base, tray: lies });
  const tray = draft.base === base && deciding === seat ? draft.tray : lies;
  const isChanged = !isSameOrder(tray, lies);
  const waiting = useRef<{ readonly move: LeibkoecheMove; readonly after: number }>(null);
  const mayOrder = moves.some(({ kind }) => kind === 'order');

  useEffect(() => {
    const next = waiting.current;
    if (!next || ply <= next.after) return;
    // While the order is still on its way nothing else can be played.
    const isTaken = deciding === seat && moves.length > 0;
    if (ply === next.after + 1 && !isTaken) return;
    waiting.current = null;
    if (isTaken && view.justOrdered) play(next.move);
  }, [ply, deciding, moves]);

  return {
    tray,
    isChanged,
    exchange: (one, other) => setDraft({ base, tray: exchanged(tray, one, other) }),
    putBack: () => setDraft({ base, tray: lies }),
    enter: () => {
      waiting.current = null;
      play({ kind: 'order', places: placesOf(tray) });
    },
    play: (move) => {
      if (!isChanged || !mayOrder || move.kind === 'order') return play(move);
      waiting.current = { move, after: ply };
      return play({ kind: 'order', places: placesOf(tray) });
    },
  };
}
