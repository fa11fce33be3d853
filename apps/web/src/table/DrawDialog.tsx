import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { ConfirmDialog } from '../page/ConfirmDialog.tsx';

interface DrawDialogProps {
  readonly open: boolean;
  /** Somebody else has offered: it is accepted, and the match may be over. */
  readonly isOffered: boolean;
  /** How many have to agree. */
  readonly others: number;
  readonly onClose: () => void;
  readonly onDraw: () => void;
}

/** T4 */
export function DrawDialog({ isOffered, others, ...asked }: DrawDialogProps): JSX.Element {
  const { table } = words();
  const question = others > 1 ? table.drawAmongMore : table.drawQuestion;
  return (
    <ConfirmDialog
      open={asked.open}
      title={isOffered ? table.acceptDrawTitle : table.drawTitle}
      question={question}
      no={table.playOn}
      yes={isOffered ? table.acceptDraw : table.offerDraw}
      kind="primary"
      onClose={asked.onClose}
      onConfirm={asked.onDraw}
    />
  );
}
