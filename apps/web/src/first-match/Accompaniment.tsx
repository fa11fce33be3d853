import { announce } from '@kast/ui';
import { computed, type Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { deviceStore } from '../device/device-store.ts';
import { accompany } from './accompany.ts';
import { FirstMatchCard } from './FirstMatchCard.tsx';
import { FirstMatchLayer } from './FirstMatchLayer.tsx';
import { firstMatchOf, rememberFirstMatch } from './first-match-memory.ts';
import type { AccompanimentProps, FirstMatchState } from './first-match-state.ts';

/** Everything that only beginners see; fetched when there is one. */
export function Accompaniment(props: AccompanimentProps): JSX.Element | null {
  const { first, guide, state, game, players } = props;
  const { session } = state;
  const role = first.role.value;
  const companion = useMemo(
    () =>
      role === 'experienced'
        ? undefined
        : accompany({
            game: game.id,
            state,
            guide,
            store: deviceStore,
            players: () => players,
            isFirst: role === 'first',
            isHeld: computed(() => first.isHeld.value || first.isAside.value),
            announce,
          }),
    [state, guide, role],
  );
  useEffect(() => () => companion?.close(), [companion]);
  useEffect(() => {
    first.companion.value = companion;
    return () => {
      first.companion.value = undefined;
    };
  }, [companion]);
  const seat = session.viewer.value;
  if (typeof seat !== 'number') return null;
  const isShared = state.here.value.length > 1;
  return (
    <>
      {companion && (
        <FirstMatchLayer
          state={state}
          guide={guide}
          companion={companion}
          isFirst={role === 'first'}
        />
      )}
      <FirstMatchCard
        guide={guide}
        view={session.position.value.standing.view}
        seat={seat}
        game={game.name}
        name={isShared ? players[seat - 1]?.name : undefined}
        isFirst={first.isHeld.value || first.isAside.value}
        isAside={first.isAside.value}
        rules={`/${game.id}/rules`}
        isOpen={first.isCardOpen.value && !state.curtain.isClosed.value}
        onBegin={() => begin(first, game.id)}
        onKnown={() => know(first, game.id)}
      />
    </>
  );
}

function begin(first: FirstMatchState, game: string): void {
  close(first.isCardOpen);
  const memory = firstMatchOf(deviceStore, game);
  if (memory?.isKnown !== false || memory.hasBegun) return;
  rememberFirstMatch(deviceStore, game, { ...memory, hasBegun: true });
  close(first.isHeld);
  close(first.isAside);
}

function know(first: FirstMatchState, game: string): void {
  rememberFirstMatch(deviceStore, game, { isKnown: true });
  first.role.value = 'experienced';
  close(first.isCardOpen);
  close(first.isHeld);
  close(first.isAside);
}

function close(isOpen: Signal<boolean>): void {
  isOpen.value = false;
}
