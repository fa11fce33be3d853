import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { ConfirmDialog } from '../page/ConfirmDialog.tsx';

interface RemoveDialogProps {
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

export function RemoveDialog({ onClose, onRemove }: RemoveDialogProps): JSX.Element {
  const { cupboard } = words();
  return (
    <ConfirmDialog
      open
      title={cupboard.remove}
      question={cupboard.removeQuestion}
      no={cupboard.keep}
      yes={cupboard.removeYes}
      kind="danger"
      onClose={onClose}
      onConfirm={onRemove}
    />
  );
}
