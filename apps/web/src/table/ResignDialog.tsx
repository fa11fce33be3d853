import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { ConfirmDialog } from '../page/ConfirmDialog.tsx';
import { named } from './named.ts';

interface ResignDialogProps {
  readonly open: boolean;
  /** Named where several sit at the device. */
  readonly who: string | undefined;
  /** How many would be left. */
  readonly others: number;
  readonly onClose: () => void;
  readonly onResign: () => void;
}

export function ResignDialog(props: ResignDialogProps): JSX.Element {
  const { open, who, others, onClose, onResign } = props;
  const { acts } = words();
  return (
    <ConfirmDialog
      open={open}
      title={named(acts.resignTitle, who)}
      // T3
      question={others > 1 ? acts.resignAmongMore : acts.resignQuestion}
      no={acts.playOn}
      yes={acts.resignYes}
      kind="danger"
      onClose={onClose}
      onConfirm={onResign}
    />
  );
}
