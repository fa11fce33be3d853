import { unreachable } from '@kast/kernel';
import { Dialog } from '@kast/ui';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from '../i18n/language.ts';
import { begin } from './account-here.ts';
import { type AccountView, accountView } from './account-view.ts';
import { type AccountTexts, useAccountTexts } from './account-texts.ts';
import { MakeAccount } from './MakeAccount.tsx';
import { ManageAccount } from './ManageAccount.tsx';
import { NewPassword } from './NewPassword.tsx';
import { OwnData } from './OwnData.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SignIn } from './SignIn.tsx';

export function AccountDialog(): JSX.Element | null {
  const texts = useAccountTexts();
  const { page } = words();
  const view = accountView.value;
  // What was lost on the way is asked for again by the next press.
  useEffect(() => {
    if (view && texts.status === 'failed') texts.retry();
  }, [view]);
  if (texts.status !== 'here') return null;
  return (
    <Dialog
      open={view !== undefined}
      onClose={() => void close(view)}
      title={view ? titleOf(texts.value, view) : ''}
      closeLabel={page.close}
    >
      {view && <View t={texts.value} view={view} />}
    </Dialog>
  );
}

/** Whoever came in by a code is somebody else here already. */
async function close(view: AccountView | undefined): Promise<void> {
  accountView.value = undefined;
  if (view?.kind === 'new-password') await begin(view.settings);
}

interface ViewProps {
  readonly t: AccountTexts;
  readonly view: AccountView;
}

function View({ t, view }: ViewProps): JSX.Element {
  switch (view.kind) {
    case 'make':
      return <MakeAccount t={t} />;
    case 'sign-in':
      return <SignIn t={t} />;
    case 'manage':
      return <ManageAccount t={t} />;
    case 'data':
      return <OwnData t={t} />;
    case 'new-password':
      return <NewPassword t={t} settings={view.settings} />;
    case 'codes':
      return <RecoveryCodes t={t} codes={view.codes} isNew={view.isNew} />;
    default:
      return unreachable(view);
  }
}

function titleOf(t: AccountTexts, { kind }: AccountView): string {
  switch (kind) {
    case 'make':
      return t.makeTitle;
    case 'sign-in':
      return t.signInTitle;
    case 'manage':
      return t.manageTitle;
    case 'data':
      return t.data;
    case 'new-password':
      return t.newPasswordTitle;
    case 'codes':
      return t.codesTitle;
    default:
      return unreachable(kind);
  }
}
