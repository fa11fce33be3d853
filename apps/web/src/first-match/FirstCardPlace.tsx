import { must } from '@kast/kernel';
import type { JSX } from 'preact';
import { deviceStore } from '../device/device-store.ts';
import { turnPlayer } from '../table/turn-words.ts';
import { beginFirst, knowGame } from './first-card.ts';
import { FirstMatchCard } from './FirstMatchCard.tsx';
import type { AccompanimentProps } from './first-match-state.ts';

/** The card of this table, for whoever looks at it. */
export function FirstCardPlace(props: AccompanimentProps): JSX.Element | null {
  const { speech, open, state, first } = props;
  const { guide } = must(first.parts.value, 'what a beginner is told');
  const { session } = state;
  const game = open.box.info.id;
  const seat = session.viewer.value;
  if (typeof seat !== 'number') return null;
  const isShared = state.here.value.length > 1;
  return (
    <FirstMatchCard
      guide={guide}
      view={session.position.value.standing.view}
      seat={seat}
      texts={speech.texts}
      name={isShared ? turnPlayer(speech, session.holders.value, seat).name : undefined}
      isFirst={first.isHeld.value || first.isAside.value}
      isAside={first.isAside.value}
      rules={`/${game}/rules`}
      isOpen={first.isCardOpen.value && !state.curtain.isClosed.value}
      onBegin={() => beginFirst(first, deviceStore, game)}
      onKnown={() => knowGame(first, deviceStore, game)}
    />
  );
}
