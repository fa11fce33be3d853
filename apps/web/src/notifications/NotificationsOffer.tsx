import { notificationsClient } from '@kast/protocol/client';
import { Button, toast, useLoaded } from '@kast/ui';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { failureText } from '../i18n/fault-texts.ts';
import { words } from '../i18n/language.ts';
import { Notice } from '../table/Notice.tsx';
import { noteOffered } from './offer.ts';
import { lookAtPush, turnOn } from './push-subscription.ts';

/** At a table by days: may we tell you when it is your turn? */
export function NotificationsOffer({
  onDone,
}: {
  readonly onDone: () => void;
}): JSX.Element | null {
  const { notifications: t, faults } = words();
  const state = useLoaded(lookAtPush, []);
  const known = state.status === 'here' ? state.value : undefined;
  const isPointless = state.status === 'failed' || (known !== undefined && known !== 'off');
  useLayoutEffect(() => {
    if (isPointless) onDone();
  }, [isPointless]);
  if (known !== 'off') return null;

  const decline = (): void => {
    noteOffered();
    onDone();
  };
  const accept = async (): Promise<void> => {
    const answer = await tellHere();
    // Not before: whoever looks whether to ask would take the question away while it is being answered.
    noteOffered();
    onDone();
    if (answer === 'refused') toast(t.refused);
    else if (answer === 'unable') toast(t.unable);
    else if (answer !== 'off') toast(answer.ok ? t.offerDone : failureText(faults, answer.error));
  };
  return (
    <Notice
      text={t.offer}
      action={<Button onClick={accept}>{t.offerYes}</Button>}
      onClose={decline}
    />
  );
}

async function tellHere(): ReturnType<typeof turnOn> {
  const client = notificationsClient();
  const read = await client.read();
  if (!read.ok) return read;
  const answer = await turnOn(read.value.key);
  if (typeof answer === 'string' || !answer.ok) return answer;
  // Quiet hours are those of where this device is.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return client.set({ ...answer.value.settings, timeZone });
}
