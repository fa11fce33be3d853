import type { NotificationSettings, NotificationsAnswer } from '@kast/protocol/client';
import { Toggle } from '@kast/ui';
import type { JSX } from 'preact';
import { language } from '../i18n/language.ts';
import type { Messages } from '../i18n/messages.generated.ts';

type MailSettings = NonNullable<NotificationSettings['mail']>;

interface MailSwitchesProps {
  readonly t: Messages['notifications'];
  readonly known: NonNullable<NotificationsAnswer['mail']>;
  readonly settings: NotificationSettings;
  readonly onChange: (mail: MailSettings) => void;
}

const KINDS = ['yourTurn', 'timeShort', 'digest'] as const;
const NONE = { yourTurn: false, timeShort: false, digest: false };

/** The same kinds by mail, in the language that is spoken when they are switched. */
export function MailSwitches({ t, known, settings, onChange }: MailSwitchesProps): JSX.Element {
  const mail: MailSettings = { ...NONE, ...settings.mail, language: language() };
  const { address } = known;
  return (
    <fieldset class="notifications">
      <legend>{t.mail({ address })}</legend>
      {known.isRefused ? (
        <p class="field-hint">{t.mailRefused}</p>
      ) : (
        KINDS.map((kind) => (
          <Toggle
            key={kind}
            label={t[kind]}
            checked={mail[kind]}
            onChange={(value) => onChange({ ...mail, [kind]: value })}
          />
        ))
      )}
    </fieldset>
  );
}
