import type { Previews, PreviewWords } from '@kast/protocol';
import { type Letter, letterOf } from './letter.ts';

/** What is said in mails, from the sentences that the build hands to the server. */
export interface MailWords {
  /** Says nothing that the account has written: whoever gets it may have nothing to do with it. */
  confirm(language: string, href: string): Letter;
  /** One link for each account of the address. */
  recover(language: string, accounts: readonly RecoverableAccount[]): Letter;
  notice(language: string, notice: MailedNotice): Letter;
}

export interface RecoverableAccount {
  readonly name: string | undefined;
  readonly href: string;
}

export interface MailedNotice {
  readonly title: string;
  readonly body: string;
  readonly href: string;
  /** A page where this kind of mail is ended. */
  readonly stopPage: string;
  /** Where mail programs do it by themselves. */
  readonly unsubscribe: string;
}

export function mailWords(previews: Previews): MailWords {
  const wordsIn = (language: string): Partial<PreviewWords> =>
    (previews[language] ?? previews['en'])?.words ?? {};
  return {
    confirm(language, href) {
      const t = wordsIn(language);
      return letterOf({
        language,
        subject: t.mailConfirmSubject ?? NAME,
        body: [t.mailConfirm ?? '', { label: t.mailConfirmLink ?? '', href }],
        foot: [t.mailConfirmIgnore ?? ''],
      });
    },
    recover(language, accounts) {
      const t = wordsIn(language);
      const link = t.mailRecoverLink ?? '';
      return letterOf({
        language,
        subject: t.mailRecoverSubject ?? NAME,
        body: [
          t.mailRecover ?? '',
          ...accounts.map(({ name, href }) => ({
            label: name === undefined ? link : `${link}: ${name}`,
            href,
          })),
        ],
        foot: [t.mailRecoverIgnore ?? ''],
      });
    },
    notice(language, { title, body, href, stopPage, unsubscribe }) {
      const t = wordsIn(language);
      return letterOf({
        language,
        subject: `${title}: ${body}`,
        body: [body, { label: t.mailOpen ?? '', href }],
        foot: [{ label: t.mailStop ?? '', href: stopPage }],
        unsubscribe,
      });
    },
  };
}

const NAME = 'Spellenkast';
