import { useRef, useState } from 'preact/hooks';
import {
  isSameOrder,
  type LeibkoecheMove,
  type LeibkoecheView,
  placesOf,
  sketchTray,
  type Tray,
} from '../../rules/index.ts';
import type { LeibkoecheProps } from '../table-props.ts';
import { type DraftedTray, exchanged, trayShown } from './dish-choices.ts';

export interface Draft {
  /** As it lies for the eye. */
  readonly tray: Tray;
  readonly isChanged: boolean;
  /** A move is on its way that follows from the one before: nothing is asked meanwhile. */
  readonly isGoingOn: boolean;
  readonly exchange: (one: number, other: number) => void;
  readonly putBack: () => void;
  /** Enters it as it lies. */
  readonly enter: () => void;
  /** Plays a move, before it the new order of the tray, LK6.5, and after it what goes with it. */
  readonly play: (move: LeibkoecheMove, then?: LeibkoecheMove) => void;
}

interface DraftOptions
  extends Pick<LeibkoecheProps, 'view' | 'deciding' | 'moves' | 'play' | 'stage'> {
  readonly seat: number;
}

/**
 * LK6.5: the tray may be rearranged as often as one likes, and counts as one entry. So exchanges
 * are kept here until they are entered: by hand, or by themselves before the next move. LK6.1: to
 * walk to a pile and to take from it are two entries of one gesture.
 */
export function useDraft({ view, seat, deciding, moves, play, stage }: DraftOptions): Draft {
  const lies = view.trays[seat - 1] ?? [];
  const base = sketchTray(lies);
  const [draft, setDraft] = useState<DraftedTray>({ base, tray: lies });
  const [waiting, setWaiting] = useState<readonly LeibkoecheMove[]>([]);
  const tray = deciding === seat ? trayShown(lies, draft, moves) : lies;
  const places = placesOf(tray);
  const isChanged = !isSameOrder(places, placesOf(lies));
  const order: LeibkoecheMove = { kind: 'order', places };

  const seen = useRef(view);
  seen.current = view;
  const wanted = useRef<readonly LeibkoecheMove[]>(null);
  /** Each when the one before has been shown, unless the player has thought of something else meanwhile. */
  const playAll = async (all: readonly LeibkoecheMove[]): Promise<void> => {
    wanted.current = all;
    for (const [index, move] of all.entries()) {
      const isStillMeant = index === 0 || (wanted.current === all && isDue(move, seen.current));
      if (!isStillMeant) break;
      setWaiting(all.slice(index + 1));
      if ((await play(move)) === 'refused') break;
      await stage?.atRest();
    }
    if (wanted.current === all) setWaiting([]);
  };

  return {
    tray,
    isChanged,
    isGoingOn: waiting.some((move) => isDue(move, view)),
    exchange: (one, other) => setDraft({ base, tray: exchanged(tray, one, other) }),
    putBack: () => setDraft({ base, tray: lies }),
    enter: () => void playAll([order]),
    play(move, then) {
      void playAll([...(isChanged ? [order] : []), move, ...(then ? [then] : [])]);
    },
  };
}

/** Is the table where the player wanted to go on? LK6.1, LK6.5 */
function isDue({ kind }: LeibkoecheMove, { phase, justOrdered }: LeibkoecheView): boolean {
  return kind === 'take' || kind === 'skip' ? phase === 'take' : justOrdered;
}
