import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { ConfirmDialog } from '../page/ConfirmDialog.tsx';

interface ResignDialogProps {
  readonly open: boolean;
  /** How many would be left. */
  readonly others: number;
  readonly onClose: () => void;
  readonly onResign: () => void;
}

export function ResignDialog({ open, others, onClose, onResign }: ResignDialogProps): JSX.Element {
  const { table } = words();
  return (
    <ConfirmDialog
      open={open}
      title={table.resignTitle}
      // T3
      question={others > 1 ? table.resignAmongMore : table.resignQuestion}
      no={table.playOn}
      yes={table.resignYes}
      kind="danger"
      onClose={onClose}
      onConfirm={onResign}
    />
  );
}
