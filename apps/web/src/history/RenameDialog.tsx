import { Button, Dialog, SignalField } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import type { HistoryTexts } from './history-texts.ts';

interface RenameDialogProps {
  readonly texts: HistoryTexts;
  readonly name: string;
  readonly onClose: () => void;
  readonly onSave: (name: string) => void;
}

const LONGEST = 60;

export function RenameDialog({ texts, name, onClose, onSave }: RenameDialogProps): JSX.Element {
  const { page } = words();
  const given = useSignal(name);
  const save = () => {
    onClose();
    onSave(given.value.trim().slice(0, LONGEST));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.renameTitle}
      closeLabel={page.close}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" onClick={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      <SignalField
        of={given}
        label={texts.nameLabel}
        hint={texts.nameHint}
        maxLength={LONGEST}
        autoComplete="off"
      />
    </Dialog>
  );
}
