import { Button, toast } from '@kast/ui';
import type { JSX } from 'preact';
import { copy, saveText } from '../device/share.ts';
import { accountView } from './account-view.ts';
import type { AccountTexts } from './account-texts.ts';

interface RecoveryCodesProps {
  readonly t: AccountTexts;
  readonly codes: readonly string[];
  /** The account is there since a moment ago. */
  readonly isNew: boolean;
}

/** Once, and never again: the server itself does not know them any more. */
export function RecoveryCodes({ t, codes, isNew }: RecoveryCodesProps): JSX.Element {
  const text = `Spellenkast\n\n${codes.join('\n')}\n`;
  return (
    <div class="account">
      {isNew && <p role="status">{t.made}</p>}
      <p>{t.codesIntro}</p>
      <ul class="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div class="account-acts">
        <Button
          onClick={async () => {
            if (await copy(text)) toast(t.codesCopied);
          }}
        >
          {t.codesCopy}
        </Button>
        <Button onClick={() => saveText('spellenkast-codes.txt', text)}>{t.codesSave}</Button>
        <Button
          kind="primary"
          onClick={() => {
            accountView.value = undefined;
          }}
        >
          {t.codesDone}
        </Button>
      </div>
    </div>
  );
}
