import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import {
  type Account,
  accountClient,
  accountHere,
  fetchAccount,
  leave,
  settingsToKeep,
} from './account-here.ts';
import { type AccountView, accountView } from './account-view.ts';
import { type AccountTexts, useAccountTexts } from './account-texts.ts';
import { closeSettings } from './settings-dialog.ts';
import { wasSignedIn } from './signed-in-flag.ts';
import './account.css';

/** Who one is here, in the settings: a guest who may become more, or somebody who is signed in. */
export function AccountPart(): JSX.Element {
  const texts = useAccountTexts();
  useEffect(() => void fetchAccount(), []);
  useKeptSettings();
  const wasGuest = !wasSignedIn();
  // A guest is one until the server says otherwise.
  const isKnown = accountHere.value !== undefined || wasGuest;
  if (texts.status !== 'here' || !isKnown) {
    return <section class="account-part" aria-busy="true" data-guest={wasGuest ? '' : undefined} />;
  }
  const account = accountHere.value?.account;
  const { value: t } = texts;
  return (
    <section class="account-part" aria-labelledby="account-title">
      <h3 id="account-title">{t.title}</h3>
      {account ? <SignedIn t={t} account={account} /> : <Guest t={t} />}
      <p class="account-links">
        <a href="/player/me" onClick={closeSettings}>
          {t.ownPage}
        </a>
        <a href="/friends" onClick={closeSettings}>
          {t.friends}
        </a>
      </p>
    </section>
  );
}

function Guest({ t }: { readonly t: AccountTexts }): JSX.Element {
  return (
    <>
      <p>{t.guest}</p>
      <div class="account-acts">
        <Button onClick={() => open({ kind: 'make' })}>{t.make}</Button>
        <Button onClick={() => open({ kind: 'sign-in' })}>{t.signIn}</Button>
        <Button kind="quiet" onClick={() => open({ kind: 'data' })}>
          {t.data}
        </Button>
      </div>
    </>
  );
}

interface SignedInProps {
  readonly t: AccountTexts;
  readonly account: Account;
}

function SignedIn({ t, account }: SignedInProps): JSX.Element {
  const { name, hasPassword, passkeys } = account;
  const signOut = async () => {
    await forgetPush();
    await accountClient.signOut();
    leave();
  };
  return (
    <>
      <p>{name === undefined ? t.signedIn : t.signedInAs({ name })}</p>
      {!hasPassword && passkeys.length === 0 && <p class="problem">{t.noWayIn}</p>}
      <div class="account-acts">
        <Button onClick={() => open({ kind: 'manage' })}>{t.manage}</Button>
        <Button onClick={signOut}>{t.signOut}</Button>
      </div>
    </>
  );
}

/** The server ends it with the session; without this the browser would still believe to be reached. */
async function forgetPush(): Promise<void> {
  try {
    await (await import('../notifications/push-subscription.ts')).turnOff();
  } catch {
    // No service worker, or no line: whoever is signed out is not told anything, anyway.
  }
}

/** One sheet of paper at a time. */
function open(view: AccountView): void {
  closeSettings();
  accountView.value = view;
}

/** What was changed while the settings were open goes along to the next device. */
function useKeptSettings(): void {
  useLayoutEffect(() => {
    const before = settingsToKeep();
    return () => {
      const after = settingsToKeep();
      if (accountHere.value?.account && after !== before) void accountClient.keepSettings(after);
    };
  }, []);
}
