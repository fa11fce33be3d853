import { useLoaded } from '@kast/ui';
import type { JSX } from 'preact';
import { language } from '../i18n/language.ts';
import { NotificationsPart, readNotifications } from '../notifications/NotificationsPart.tsx';
import { Missed } from '../page/Missed.tsx';
import { tokenTextsIn } from '../tokens/token-texts.ts';
import { TokensPart } from '../tokens/TokensPart.tsx';

/** The settings that ask first. Last of all, and drawn at once: nothing moves away from under a finger. */
export function AskedParts(): JSX.Element | null {
  const spoken = language();
  const asked = useLoaded(() => Promise.all([readNotifications(), tokenTextsIn(spoken)]), [spoken]);
  if (asked.status === 'failed') return <Missed onRetry={asked.retry} />;
  if (asked.status !== 'here') return null;
  const [notifications, texts] = asked.value;
  return (
    <>
      {notifications.ok && <NotificationsPart known={notifications.value} />}
      <TokensPart texts={texts} />
    </>
  );
}
