import type { FirstMatch, GameBox } from '@kast/games';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { deviceStore } from '../device/device-store.ts';
import { language } from '../i18n/language.ts';
import type { Accompaniment } from './Accompaniment.tsx';
import { firstMatchOf } from './first-match-memory.ts';

/** `later`: a match after the first, in which something may still be new. */
export type Role = 'first' | 'later' | 'experienced';

/** What a table knows of somebody's first match; everything else is fetched when it is wanted. */
export interface FirstMatchState {
  readonly role: Signal<Role>;
  /** Nothing is told before the card was read. */
  readonly isHeld: Signal<boolean>;
  readonly isCardOpen: Signal<boolean>;
  /** Why a computer did what was told last. */
  readonly reason: Signal<ReadonlySignal<{ number: number; text: string } | undefined> | undefined>;
  readonly parts: Signal<Parts | undefined>;
  /** Shows the card, also to who has read it. */
  readonly showCard: (() => void) | undefined;
}

interface Parts {
  readonly guide: FirstMatch;
  readonly Accompaniment: typeof Accompaniment;
}

export function useFirstMatch(box: GameBox, match: string): FirstMatchState {
  const spoken = language();
  const state = useMemo(() => stateFor(box, match), [box, match]);
  const { role, isCardOpen, isHeld, parts } = state;
  const isWanted = role.value !== 'experienced' || isCardOpen.value;
  useEffect(() => {
    if (!isWanted || !box.firstMatch) return undefined;
    let isCurrent = true;
    Promise.all([box.firstMatch(spoken), import('./Accompaniment.tsx')]).then(
      ([guide, loaded]) => {
        if (isCurrent) parts.value = { guide, Accompaniment: loaded.Accompaniment };
      },
      (error: unknown) => {
        // Then one plays without.
        reportError(error);
        isHeld.value = false;
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [box, match, spoken, isWanted]);
  return state;
}

function stateFor(box: GameBox, match: string): FirstMatchState {
  const role = roleIn(box, match);
  const memory = firstMatchOf(deviceStore, box.info.id);
  const isDue = role === 'first' && memory?.isKnown === false && !memory.hasBegun;
  const isCardOpen = signal(isDue);
  return {
    role: signal(role),
    isHeld: signal(isDue),
    isCardOpen,
    reason: signal(undefined),
    parts: signal(undefined),
    showCard:
      box.firstMatch &&
      (() => {
        isCardOpen.value = true;
      }),
  };
}

function roleIn({ info, firstMatch }: GameBox, match: string): Role {
  const memory = firstMatchOf(deviceStore, info.id);
  if (!firstMatch || memory?.isKnown !== false || memory.match === '') return 'experienced';
  return memory.match === match ? 'first' : 'later';
}
