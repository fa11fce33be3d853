import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { accountView } from '../account/account-view.ts';
import { words } from '../i18n/language.ts';

/** T16: said before anybody presses anything, with the way to an account. Whoever has one comes back here. */
export function NeedsAccount(): JSX.Element {
  const { ratings: t } = words();
  return (
    <section class="needs-account">
      <p>{t.needsAccount}</p>
      <div class="sheet-actions">
        <Button
          kind="primary"
          size="large"
          onClick={() => {
            accountView.value = { kind: 'make' };
          }}
        >
          {t.makeAccount}
        </Button>
        <Button
          size="large"
          onClick={() => {
            accountView.value = { kind: 'sign-in' };
          }}
        >
          {t.haveAccount}
        </Button>
      </div>
    </section>
  );
}
