import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { ConfirmDialog } from '../page/ConfirmDialog.tsx';
import { named } from './named.ts';

interface DrawDialogProps {
  readonly open: boolean;
  /** Named where several sit at the device. */
  readonly who: string | undefined;
  /** Somebody else has offered: it is accepted, and the match may be over. */
  readonly isOffered: boolean;
  /** How many have to agree. */
  readonly others: number;
  readonly onClose: () => void;
  readonly onDraw: () => void;
}

/** T4 */
export function DrawDialog({ who, isOffered, others, ...asked }: DrawDialogProps): JSX.Element {
  const { acts, table } = words();
  const question = others > 1 ? acts.drawAmongMore : acts.drawQuestion;
  return (
    <ConfirmDialog
      open={asked.open}
      title={named(isOffered ? acts.acceptDrawTitle : acts.drawTitle, who)}
      question={question}
      no={acts.playOn}
      yes={isOffered ? table.acceptDraw : table.offerDraw}
      kind="primary"
      onClose={asked.onClose}
      onConfirm={asked.onDraw}
    />
  );
}
