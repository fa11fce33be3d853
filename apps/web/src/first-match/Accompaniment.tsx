import { announce } from '@kast/ui';
import { computed } from '@preact/signals';
import { must } from '@kast/kernel';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { deviceStore } from '../device/device-store.ts';
import { turnPlayers } from '../table/turn-words.ts';
import { accompany } from './accompany.ts';
import { FirstMatchLayer } from './FirstMatchLayer.tsx';
import type { AccompanimentProps } from './first-match-state.ts';

/** What only beginners see over the board. */
export function Accompaniment(props: AccompanimentProps): JSX.Element | null {
  const { speech, open, state, first } = props;
  const { guide } = must(first.parts.value, 'what a beginner is told');
  const role = first.role.value;
  const companion = useMemo(
    () =>
      role === 'experienced'
        ? undefined
        : accompany({
            game: open.box.info.id,
            state,
            guide,
            store: deviceStore,
            players: () => turnPlayers(speech, state.session.holders.peek()),
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
  if (!companion || typeof state.session.viewer.value !== 'number') return null;
  return (
    <FirstMatchLayer state={state} guide={guide} companion={companion} isFirst={role === 'first'} />
  );
}
