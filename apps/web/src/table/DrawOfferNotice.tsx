import type { Player } from '@kast/games';
import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { Notice } from './Notice.tsx';
import type { TableState } from './table-state.ts';

interface DrawOfferNoticeProps {
  readonly state: TableState;
  /** Who offers it. */
  readonly who: Player;
  /** T4: nothing is said to whoever offers it, and it lapses by the next move. */
  readonly onDecline: () => void;
}

/** T4: somebody else offers a draw. */
export function DrawOfferNotice({ state, who, onDecline }: DrawOfferNoticeProps): JSX.Element {
  const { acts, table } = words();
  return (
    <Notice
      text={acts.drawFrom({ who })}
      action={<Button onClick={() => state.draw()}>{table.acceptDraw}</Button>}
      closeLabel={acts.playOn}
      onClose={onDecline}
    />
  );
}

/** T4: whoever acts here has offered one. */
export function OwnOfferNotice({ isToComputer }: { readonly isToComputer: boolean }): JSX.Element {
  const { acts } = words();
  return <Notice text={isToComputer ? acts.drawOfferedToComputer : acts.drawOffered} />;
}
