import type { GameBox } from '@kast/games';
import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { deviceStore } from '../device/device-store.ts';
import { alsoSay, language } from '../i18n/language.ts';
import type { TableSession } from '../session/table-session.ts';
import type { TableMode } from '../table/table-mode.ts';
import { firstMatchOf } from './first-match-memory.ts';
import type { FirstMatchState, Role } from './first-match-state.ts';
import { sitDownFirst } from './sit-down-first.ts';

export function useFirstMatch(
  box: GameBox,
  session: TableSession,
  mode: TableMode,
): FirstMatchState {
  const match = session.id;
  const spoken = language();
  const state = useMemo(() => stateFor(box, session, mode), [box, match]);
  const { role, isCardOpen, isHeld, parts } = state;
  const isWanted = role.value !== 'experienced' || isCardOpen.value;
  useEffect(() => {
    const door = box.firstMatch;
    if (!isWanted || !door) return undefined;
    let isCurrent = true;
    const fetchParts = async (): Promise<void> => {
      try {
        const [guide, { Accompaniment, FirstCardPlace }] = await Promise.all([
          door(spoken),
          import('./parts.ts'),
          alsoSay(['beginner']),
        ]);
        if (isCurrent) parts.value = { guide, Accompaniment, FirstCardPlace };
      } catch (error) {
        // Then one plays without.
        reportError(error);
        isHeld.value = false;
      }
    };
    void fetchParts();
    return () => {
      isCurrent = false;
    };
  }, [box, match, spoken, isWanted]);
  return state;
}

function stateFor(box: GameBox, session: TableSession, mode: TableMode): FirstMatchState {
  const { id: match, place } = session;
  if (isSeatedElsewhere(session)) sitDownFirst(box.info.id, match);
  // Whoever is accompanied sits elsewhere: a big screen has nobody who could put a card away.
  const role = mode === 'screen' ? 'experienced' : roleIn(box, match);
  const memory = firstMatchOf(deviceStore, box.info.id);
  const isDue = role === 'first' && memory?.isKnown === false && !memory.hasBegun;
  const isCardOpen = signal(isDue);
  return {
    role: signal(role),
    isHeld: signal(isDue && place === 'here'),
    isAside: signal(isDue && place === 'online'),
    isCardOpen,
    companion: signal(undefined),
    parts: signal(undefined),
    showCard:
      box.firstMatch &&
      (() => {
        isCardOpen.value = true;
      }),
  };
}

/** Whoever came here by a pairing, an evening or a code has passed no page on which one sits down. */
function isSeatedElsewhere({ place, viewer, position }: TableSession): boolean {
  const isOver = position.peek().standing.outcome !== undefined;
  return place === 'online' && typeof viewer.peek() === 'number' && !isOver;
}

function roleIn({ info, firstMatch }: GameBox, match: string): Role {
  const memory = firstMatchOf(deviceStore, info.id);
  if (!firstMatch || memory?.isKnown !== false || memory.match === '') return 'experienced';
  return memory.match === match ? 'first' : 'later';
}
