import { Button, Dialog } from '@kast/ui';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';

interface ResignDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onResign: () => void;
}

export function ResignDialog({ open, onClose, onResign }: ResignDialogProps): JSX.Element {
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
      <p>{table.resignQuestion}</p>
    </Dialog>
  );
}
