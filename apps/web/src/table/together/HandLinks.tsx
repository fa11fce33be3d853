import { ButtonLink } from '@kast/ui';
import type { JSX } from 'preact';
import type { TableSession } from '../../session/table-session.ts';
import type { Speech } from '../seat-words.ts';
import { TakeAlong } from './TakeAlong.tsx';

export interface HandLinksProps {
  readonly speech: Speech;
  readonly session: TableSession;
}

/** From the hand to the whole table, and to another device. */
export function HandLinks({ speech, session }: HandLinksProps): JSX.Element {
  // T10: only a seat on the server can be taken along.
  const isSeated = session.place === 'online' && session.viewer.value !== 'watcher';
  return (
    <div class="hand-links">
      <ButtonLink href={`/m/${session.id}`}>{speech.t.bigScreen.wholeTable}</ButtonLink>
      {isSeated && <TakeAlong id={session.id} />}
    </div>
  );
}
