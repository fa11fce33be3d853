import { closeIcon, IconButton } from '@kast/ui';
import type { ComponentChildren, JSX } from 'preact';
import { words } from '../i18n/language.ts';

interface NoticeProps {
  readonly text: string;
  readonly action?: ComponentChildren;
  /** A note explains something that was said aloud already. */
  readonly role?: 'status' | 'note';
  /** Puts it away, where nothing depends on it. */
  readonly onClose?: (() => void) | undefined;
  /** Where that means more. */
  readonly closeLabel?: string;
}

/** A slip beside the board that says what goes on. */
export function Notice(props: NoticeProps): JSX.Element {
  const { text, action, role = 'status', onClose, closeLabel = words().page.close } = props;
  return (
    <div class="notice paper" role={role}>
      <p>{text}</p>
      {action}
      {onClose && <IconButton icon={closeIcon} label={closeLabel} size="small" onClick={onClose} />}
    </div>
  );
}
