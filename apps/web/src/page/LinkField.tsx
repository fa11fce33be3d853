import { Button, copyIcon, shareIcon, toast } from '@kast/ui';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { canShare, copy, share } from '../device/share.ts';
import { words } from '../i18n/language.ts';
import { lazy } from './lazy.tsx';

const QrCode = lazy(() => import('./QrCode.tsx').then((door) => door.QrCode));

interface LinkFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly address: string;
  /** What its picture for phones is called, where one stands beside it. */
  readonly qrLabel?: string | undefined;
  /** What goes along when it is shared. */
  readonly text: string;
}

/** A link to be copied, shared, or selected by hand. */
export function LinkField({ label, hint, address, text, qrLabel }: LinkFieldProps): JSX.Element {
  const { page, table } = words();
  const id = useId();
  const copyAddress = async () => toast((await copy(address)) ? page.copied : page.copyFailed);
  const shareAddress = async () => {
    if (!(await share({ url: address, text }))) await copyAddress();
  };
  return (
    <div class="link-field field" data-qr={qrLabel && ''}>
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
          <Button icon={shareIcon} onClick={shareAddress}>
            {table.shareLink}
          </Button>
        )}
      </div>
      {qrLabel && (
        <div class="link-field-qr">
          <QrCode text={address} label={qrLabel} />
        </div>
      )}
    </div>
  );
}
