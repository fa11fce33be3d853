import { Button, Dialog } from '@kast/ui';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';

interface ResignDialogProps {
  readonly open: boolean;
  /** How many would be left. */
  readonly others: number;
  readonly onClose: () => void;
  readonly onResign: () => void;
}

export function ResignDialog({ open, others, onClose, onResign }: ResignDialogProps): JSX.Element {
  const { table, page } = words();
  const resign = () => {
    onClose();
    onResign();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={table.resignTitle}
      closeLabel={page.close}
      actions={
        <>
          <Button onClick={onClose}>{table.playOn}</Button>
          <Button kind="danger" onClick={resign}>
            {table.resignYes}
          </Button>
        </>
      }
    >
      {/* T3 */}
      <p>{others > 1 ? table.resignAmongMore : table.resignQuestion}</p>
    </Dialog>
  );
}
