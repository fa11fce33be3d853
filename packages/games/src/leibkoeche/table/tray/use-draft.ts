import { useRef, useState } from 'preact/hooks';
import {
  type LeibkoecheEvent,
  type LeibkoecheMove,
  type LeibkoecheView,
  sketchTray,
  type Tray,
} from '../../rules/index.ts';
import type { LeibkoecheProps } from '../names.ts';
import { type DraftedTray, exchanged, isSameOrder, placesOf, trayShown } from './tray-choices.ts';

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
  /** To be called when a ply has been shown: what was to follow it is played then. */
  readonly shown: (events: readonly LeibkoecheEvent[]) => void;
}

interface DraftOptions extends Pick<LeibkoecheProps, 'view' | 'deciding' | 'moves' | 'play'> {
  readonly seat: number;
}

/**
 * LK6.5: the tray may be rearranged as often as one likes, and counts as one entry. So exchanges
 * are kept here until they are entered: by hand, or by themselves before the next move. LK6.1: to
 * walk to a pile and to take from it are two entries of one gesture.
 */
export function useDraft({ view, seat, deciding, moves, play }: DraftOptions): Draft {
  const lies = view.trays[seat - 1] ?? [];
  const base = sketchTray(lies);
  const [draft, setDraft] = useState<DraftedTray>({ base, tray: lies });
  const [waiting, setWaiting] = useState<readonly LeibkoecheMove[]>([]);
  const tray = deciding === seat ? trayShown(lies, draft, moves) : lies;
  const isChanged = !isSameOrder(tray, lies);
  const order: LeibkoecheMove = { kind: 'order', places: placesOf(tray) };

  const whenShown = useRef<() => void>(null);
  const playAll = async ([move, ...rest]: readonly LeibkoecheMove[]): Promise<void> => {
    const { promise: isShown, resolve } = Promise.withResolvers<void>();
    whenShown.current = resolve;
    setWaiting(rest);
    if (!move) return;
    if ((await play(move)) === 'refused') return setWaiting([]);
    await isShown;
    // Unless the player has thought of something else meanwhile.
    if (rest.length > 0 && whenShown.current === resolve) await playAll(rest);
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
    shown(events) {
      const isOwn = ({ kind }: LeibkoecheEvent): boolean => kind === 'walked' || kind === 'ordered';
      if (events.some((event) => isOwn(event) && 'seat' in event && event.seat === seat)) {
        whenShown.current?.();
      }
    },
  };
}

/** Is the table where the player wanted to go on? LK6.1, LK6.5 */
function isDue({ kind }: LeibkoecheMove, { phase, justOrdered }: LeibkoecheView): boolean {
  return kind === 'take' || kind === 'skip' ? phase === 'take' : justOrdered;
}
