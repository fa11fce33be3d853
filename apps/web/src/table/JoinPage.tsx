import { Button, TextField } from '@kast/ui';
import { hashOfNonce } from '@kast/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import { useGuestName } from '../account/use-guest-name.ts';
import { client } from '../device/client.ts';
import { deviceStore } from '../device/device-store.ts';
import { failureText } from '../i18n/fault-texts.ts';
import { introOf, words } from '../i18n/language.ts';
import { Page } from '../page/Page.tsx';
import { useGameTexts } from '../page/use-game-texts.ts';
import { keptNonces, newNonce } from '../session/online/kept-nonces.ts';
import { joinWords } from './join-words.ts';
import type { OpenTable } from './open-table.ts';

interface JoinPageProps {
  readonly id: string;
  readonly token: string | undefined;
  /** What may be read of it without a seat: nothing where it is shut to watchers. */
  readonly table: OpenTable | undefined;
}

/** Somebody comes in by an invitation: sit down, or just watch. */
export function JoinPage({ id, token = '', table }: JoinPageProps): JSX.Element {
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
    const claimed = await client.claimSeat(id, token, hashToBindTo(id));
    if (claimed.ok) route(`/m/${id}`, true);
    else problem.value = failureText(t.faults, claimed.error);
  };
  return (
    <Page title={t.table.joinTitle} room="join">
      <article class="sheet paper lying">
        <h1>{t.table.joinTitle}</h1>
        <p>{table ? <InvitedTo table={table} /> : t.table.joinMatch}</p>
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

/** The same when it is tried again: the answer may have got lost, and the server keeps the first. */
function hashToBindTo(id: string): string | undefined {
  const kept = keptNonces(deviceStore);
  const known = kept.get(id);
  if (known) return hashOfNonce(known.nonce);
  const { nonce, hash } = newNonce();
  return kept.set(id, { nonce }) ? hash : undefined;
}

function InvitedTo({ table: { box, session } }: { readonly table: OpenTable }): JSX.Element {
  const t = words();
  const texts = useGameTexts(box);
  if (texts.status !== 'here') return <>{t.table.joinGame({ game: introOf(box).name })}</>;
  return <>{joinWords({ t, texts: texts.value }, session.holders.value)}</>;
}
