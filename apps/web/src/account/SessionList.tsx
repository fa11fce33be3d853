import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { type Account, accountClient, fetchAccount } from './account-here.ts';
import { type AccountTexts, momentText } from './account-texts.ts';
import type { Attempt } from './use-attempt.ts';

interface SessionListProps {
  readonly t: AccountTexts;
  readonly account: Account;
  readonly attempt: Attempt;
}

export function SessionList({ t, account, attempt }: SessionListProps): JSX.Element {
  const { run, isBusy } = attempt;
  const end = (id: string) => run(() => accountClient.endSession(id), fetchAccount);
  return (
    <ul class="account-list">
      {account.sessions.map(({ id, device, seenAt, isThis }) => {
        const name = device === '' ? t.unknownDevice : device;
        return (
          <li key={id}>
            <span>
              {name}
              <span class="field-hint">
                {isThis ? t.thisDevice : t.lastSeen({ date: momentText(seenAt) })}
              </span>
            </span>
            {!isThis && (
              <Button
                kind="quiet"
                size="small"
                aria-label={t.endSessionOf({ device: name })}
                disabled={isBusy.value}
                onClick={() => void end(id)}
              >
                {t.endSession}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
