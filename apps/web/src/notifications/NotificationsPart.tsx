import {
  type Answer,
  type NotificationSettings,
  type NotificationsAnswer,
  notificationsClient,
} from '@kast/protocol/client';
import { Select, Toggle } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { oneByOne } from '../device/one-by-one.ts';
import { failureText } from '../i18n/fault-texts.ts';
import { words } from '../i18n/language.ts';
import { MailSwitches } from './MailSwitches.tsx';
import { lookAtPush, type PushState, pushHere, turnOff, turnOn } from './push-subscription.ts';
import { Problem } from '../page/Problem.tsx';
import './notifications.css';

const client = notificationsClient();
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: hour * 60,
  label: `${String(hour).padStart(2, '0')}:00`,
}));
const NIGHT = { from: 22 * 60, to: 8 * 60 };

/** What the server and this browser know of it. */
export async function readNotifications(): Promise<Answer<NotificationsAnswer>> {
  const [answer] = await Promise.all([client.read(), lookAtPush()]);
  return answer;
}

interface PartProps {
  readonly known: NotificationsAnswer;
}

/** What this player is told while nobody looks, and whether on this device. */
export function NotificationsPart({ known }: PartProps): JSX.Element | null {
  const state = pushHere.value;
  return state ? <Switches state={state} known={known} /> : null;
}

interface SwitchesProps extends PartProps {
  readonly state: PushState;
}

function Switches(props: SwitchesProps): JSX.Element {
  const { notifications: t, faults } = words();
  const settings = useSignal(props.known.settings);
  const problem = useSignal('');
  const [inTurn] = useState(oneByOne);

  /** Whatever was wished since is on its way. */
  const take = (answer: Answer<NotificationsAnswer>, wished: NotificationSettings): void => {
    problem.value = answer.ok ? '' : failureText(faults, answer.error);
    if (answer.ok && settings.value === wished) settings.value = answer.value.settings;
  };
  const change = async (next: Partial<NotificationSettings>): Promise<void> => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const wished = { ...settings.value, ...next, timeZone };
    settings.value = wished;
    take(await inTurn(() => client.set(wished)), wished);
  };
  const toggle = async (on: boolean): Promise<void> => {
    if (!on) return turnOff();
    const before = settings.value;
    const answer = await turnOn(props.known.key);
    if (typeof answer === 'string') return;
    take(answer, before);
    // From now on the hours are those of this device.
    if (answer.ok) await change({});
  };

  const isOn = props.state === 'on';
  const { yourTurn, timeShort, digest, quiet } = settings.value;
  return (
    <fieldset class="notifications">
      <legend>{t.title}</legend>
      <Toggle
        label={t.onThisDevice}
        hint={hintOf(props.state)}
        checked={isOn}
        disabled={props.state === 'unable' || props.state === 'refused'}
        onChange={toggle}
      />
      {isOn && (
        <>
          <Toggle
            label={t.yourTurn}
            checked={yourTurn}
            onChange={(value) => change({ yourTurn: value })}
          />
          <Toggle
            label={t.timeShort}
            hint={t.timeShortHint}
            checked={timeShort}
            onChange={(value) => change({ timeShort: value })}
          />
          <Toggle
            label={t.digest}
            hint={t.digestHint}
            checked={digest}
            onChange={(value) => change({ digest: value })}
          />
        </>
      )}
      {props.known.mail && (
        <MailSwitches
          t={t}
          known={props.known.mail}
          settings={settings.value}
          onChange={(mail) => change({ mail })}
        />
      )}
      {(isOn || props.known.mail) && (
        <>
          <Toggle
            label={t.quiet}
            hint={t.quietHint}
            checked={quiet !== undefined}
            onChange={(value) => changeQuiet(value ? NIGHT : undefined)}
          />
          {quiet && (
            <div class="notifications-hours">
              <Select
                label={t.quietFrom}
                choices={HOURS}
                value={quiet.from}
                onChange={(from) => change({ quiet: { ...quiet, from } })}
              />
              <Select
                label={t.quietTo}
                choices={HOURS}
                value={quiet.to}
                onChange={(to) => change({ quiet: { ...quiet, to } })}
              />
            </div>
          )}
        </>
      )}
      <Problem of={problem} />
    </fieldset>
  );

  function changeQuiet(next: NotificationSettings['quiet']): Promise<void> {
    const { quiet: _, ...rest } = settings.value;
    settings.value = rest;
    return change(next ? { quiet: next } : {});
  }

  function hintOf(now: PushState): string {
    if (now === 'unable') return t.unable;
    return now === 'refused' ? t.refused : t.onThisDeviceHint;
  }
}
