import { Button, TextField } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import { useGuestName } from '../account/use-guest-name.ts';
import { client } from '../device/client.ts';
import { failureText } from '../i18n/fault-texts.ts';
import { words } from '../i18n/language.ts';
import { Page } from '../page/Page.tsx';

interface JoinPageProps {
  readonly id: string;
  readonly token: string | undefined;
}

/** Somebody comes in by an invitation: sit down, or just watch. */
export function JoinPage({ id, token = '' }: JoinPageProps): JSX.Element {
  const t = words();
  const { route } = useLocation();
  const problem = useSignal('');
  const { name, save } = useGuestName();
  const sit = async () => {
    const unnamed = await save();
    if (unnamed) {
      problem.value = failureText(t.faults, unnamed);
      return;
    }
    const claimed = await client.claimSeat(id, token);
    if (claimed.ok) route(`/m/${id}`, true);
    else problem.value = failureText(t.faults, claimed.error);
  };
  return (
    <Page title={t.table.joinTitle} room="join">
      <article class="sheet paper lying">
        <h1>{t.table.joinTitle}</h1>
        <p>{t.table.joinText}</p>
        <TextField
          label={t.account.name}
          hint={t.account.nameHint}
          value={name.value}
          maxLength={40}
          autoComplete="nickname"
          onInput={(value) => {
            name.value = value;
          }}
        />
        {problem.value && (
          <p class="problem" role="alert">
            {problem.value}
          </p>
        )}
        <div class="sheet-actions">
          <Button kind="primary" size="large" onClick={sit}>
            {t.table.join}
          </Button>
          <Button kind="quiet" onClick={() => route(`/m/${id}`, true)}>
            {t.table.justWatch}
          </Button>
        </div>
      </article>
    </Page>
  );
}
