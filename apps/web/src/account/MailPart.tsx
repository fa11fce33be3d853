import type { MailInfo } from '@kast/protocol/account-client';
import { Button, toast } from '@kast/ui';
import type { JSX } from 'preact';
import { language } from '../i18n/language.ts';
import { accountClient, fetchAccount } from './account-here.ts';
import type { AccountTexts } from './account-texts.ts';
import { AddressForm } from './AddressForm.tsx';
import { Problem } from '../page/Problem.tsx';
import { withProof } from './proof.ts';
import { useAttempt } from './use-attempt.ts';

interface MailPartProps {
  readonly t: AccountTexts;
  readonly mail: MailInfo;
}

/** The account's address: given, waited for, changed, removed. Only where the server sends mail. */
export function MailPart({ t, mail }: MailPartProps): JSX.Element {
  const { run, isBusy, problem } = useAttempt(t);
  const give = (address: string) =>
    run(
      () => withProof(() => accountClient.giveMailAddress({ address, language: language() })),
      fetchAccount,
    );
  const remove = () =>
    run(
      () => accountClient.removeMailAddress(),
      async () => {
        toast(t.mailRemoved);
        await fetchAccount();
      },
    );
  const { address, pending, isRefused } = mail;
  const form = (
    <AddressForm
      // What was typed has been sent.
      key={`${address} ${pending}`}
      t={t}
      submit={t.mailGive}
      isBusy={isBusy.value}
      onSubmit={(typed) => void give(typed)}
    />
  );
  return (
    <section class="account-section" aria-labelledby="mail-title">
      <h3 id="mail-title">{t.mail}</h3>
      {address !== undefined && (
        <p>{isRefused ? t.mailRefused({ address }) : t.mailIs({ address })}</p>
      )}
      {pending !== undefined && <p role="status">{t.mailPending({ address: pending })}</p>}
      {address === undefined && pending === undefined && <p class="field-hint">{t.mailHint}</p>}
      <Problem of={problem} />
      {address === undefined || isRefused ? (
        form
      ) : (
        <details class="account-more">
          <summary>{t.mailChange}</summary>
          {form}
        </details>
      )}
      {(address !== undefined || pending !== undefined) && (
        <div class="account-acts">
          <Button kind="quiet" disabled={isBusy.value} onClick={() => void remove()}>
            {t.mailRemove}
          </Button>
        </div>
      )}
    </section>
  );
}
