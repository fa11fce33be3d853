import { Button, copyIcon, shareIcon, toast } from '@kast/ui';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { canShare, copy, share } from '../device/share.ts';
import { words } from '../i18n/language.ts';

interface LinkFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly address: string;
  /** What goes along when it is shared. */
  readonly text: string;
}

/** A link to be copied, shared, or selected by hand. */
export function LinkField({ label, hint, address, text }: LinkFieldProps): JSX.Element {
  const { page, table } = words();
  const id = useId();
  const copyAddress = async () => toast((await copy(address)) ? page.copied : page.copyFailed);
  return (
    <div class="link-field field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="field-input"
        readOnly
        value={address}
        aria-describedby={`${id}-hint`}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p id={`${id}-hint`} class="field-hint">
        {hint}
      </p>
      <div class="link-field-actions">
        <Button kind="primary" icon={copyIcon} onClick={copyAddress}>
          {table.copyLink}
        </Button>
        {canShare() && (
          <Button icon={shareIcon} onClick={() => share({ url: address, text })}>
            {table.shareLink}
          </Button>
        )}
      </div>
    </div>
  );
}
