import {
  type Answer,
  type NotificationSettings,
  type NotificationsAnswer,
  notificationsClient,
} from '@kast/protocol/client';
import { Select, Toggle, useLoaded } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
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

/** What this player is told while nobody looks, and whether on this device. */
export function NotificationsPart(): JSX.Element | null {
  const loaded = useLoaded(async () => {
    const [answer] = await Promise.all([client.read(), lookAtPush()]);
    return answer;
  }, []);
  const state = pushHere.value;
  if (loaded.status !== 'here' || !loaded.value.ok || !state) return null;
  return <Switches state={state} known={loaded.value.value} />;
}

interface SwitchesProps {
  readonly state: PushState;
  readonly known: NotificationsAnswer;
}

function Switches(props: SwitchesProps): JSX.Element {
  const { notifications: t, faults } = words();
  const settings = useSignal(props.known.settings);
  const problem = useSignal('');

  const take = (answer: Answer<NotificationsAnswer>): void => {
    problem.value = answer.ok ? '' : failureText(faults, answer.error);
    if (answer.ok) settings.value = answer.value.settings;
  };
  const change = async (next: Partial<NotificationSettings>): Promise<void> => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    settings.value = { ...settings.value, ...next, timeZone };
    take(await client.set(settings.value));
  };
  const toggle = async (on: boolean): Promise<void> => {
    if (!on) return turnOff();
    const answer = await turnOn(props.known.key);
    if (typeof answer === 'string') return;
    take(answer);
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
