import { Button, Dialog } from '@kast/ui';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';

interface RemoveDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

export function RemoveDialog({ open, onClose, onRemove }: RemoveDialogProps): JSX.Element {
  const { cupboard, page } = words();
  const remove = () => {
    onRemove();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={cupboard.remove}
      closeLabel={page.close}
      actions={
        <>
          <Button onClick={onClose}>{cupboard.keep}</Button>
          <Button kind="danger" onClick={remove}>
            {cupboard.removeYes}
          </Button>
        </>
      }
    >
      <p>{cupboard.removeQuestion}</p>
    </Dialog>
  );
}
