import { Button, ButtonLink, downloadIcon } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { saveFile } from '../device/share.ts';
import { failureText } from '../i18n/fault-texts.ts';
import { useLoaded } from '../page/use-loaded.ts';
import { isBrokenMatch, type TableSession } from '../session/table-session.ts';
import { Notice } from './Notice.tsx';
import type { Speech } from './seat-words.ts';

interface ConnectionNoticeProps {
  readonly speech: Speech;
  readonly session: TableSession;
}

/** What is wrong with the connection, and the way to try again at once. */
export function ConnectionNotice({ speech, session }: ConnectionNoticeProps): JSX.Element | null {
  const { t } = speech;
  const connection = session.connection.value;
  const tryAgain = <Button onClick={() => session.retry()}>{t.page.tryAgain}</Button>;
  if (isBrokenMatch(connection)) return <BrokenNotice speech={speech} session={session} />;
  if (connection.kind === 'lost') {
    return <Notice text={failureText(t.faults, connection.failure)} action={tryAgain} />;
  }
  if (connection.kind !== 'waiting') return null;
  return (
    <Countdown key={connection.retryAt} until={connection.retryAt}>
      {(seconds) => (
        <Notice
          text={seconds > 0 ? t.table.reconnectingIn({ seconds }) : t.table.reconnecting}
          action={tryAgain}
        />
      )}
    </Countdown>
  );
}

/** The match cannot be gone on with: what can be had of it, and the way home. */
function BrokenNotice({ speech, session }: ConnectionNoticeProps): JSX.Element {
  const { t } = speech;
  const record = useLoaded(() => session.record(), [session]);
  const kept = record.status === 'here' && record.value.ok ? record.value.value : undefined;
  return (
    <Notice
      text={t.table.broken}
      action={
        <>
          {kept && (
            <Button
              icon={downloadIcon}
              onClick={() => saveFile(`${kept.game}.json`, JSON.stringify(kept, null, 2))}
            >
              {t.replay.download}
            </Button>
          )}
          <ButtonLink href="/">{t.table.leave}</ButtonLink>
        </>
      }
    />
  );
}

interface CountdownProps {
  /** By the clock of the page. */
  readonly until: number;
  readonly children: (seconds: number) => JSX.Element;
}

function Countdown({ until, children }: CountdownProps): JSX.Element {
  const secondsLeft = (): number => Math.max(Math.ceil((until - performance.now()) / 1000), 0);
  const seconds = useSignal(secondsLeft());
  useEffect(() => {
    const timer = setInterval(() => {
      seconds.value = secondsLeft();
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return children(seconds.value);
}
