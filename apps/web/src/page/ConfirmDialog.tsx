import { Button, type ButtonLook, Dialog } from '@kast/ui';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What comes of it. */
  readonly question: string;
  readonly no: string;
  readonly yes: string;
  readonly kind: ButtonLook['kind'];
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks once more before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps): JSX.Element {
  const { open, title, question, no, yes, kind, onClose, onConfirm } = props;
  const { page } = words();
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={page.close}
      actions={
        <>
          <Button onClick={onClose}>{no}</Button>
          <Button kind={kind} onClick={confirm}>
            {yes}
          </Button>
        </>
      }
    >
      <p>{question}</p>
    </Dialog>
  );
}
