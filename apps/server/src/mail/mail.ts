import { MAIL_PAGE, type Previews } from '@kast/protocol';
import type { Letter } from './letter.ts';
import type { MailConfig } from './mail-config.ts';
import { type MailFate, mailSender } from './mail-sender.ts';
import { type MailWords, mailWords } from './mail-words.ts';

export type MailPurpose = 'confirm' | 'recover' | 'notice';

/** What a page does that a mail leads to. */
export type MailPageTask = 'confirm' | 'recover' | 'stop';

export interface Mail {
  readonly words: MailWords;
  send(purpose: MailPurpose, to: string, letter: Letter): Promise<MailFate>;
  /** After the request was answered, so that nobody sees by its time whether there was something to send. */
  later(work: () => Promise<void>): void;
  addressOf(path: string): string;
  /** The token stands behind the hash: it gets into no log and no other site learns it. */
  pageFor(task: MailPageTask, token: string): string;
  close(): Promise<void>;
}

export interface MailOptions {
  readonly config: MailConfig;
  readonly publicUrl: URL;
  readonly previews: Previews;
  readonly onSent: (purpose: MailPurpose, fate: MailFate) => void;
  readonly onFailure: (code: string) => void;
  readonly onBroken: (reason: unknown) => void;
}

export function openMail(options: MailOptions): Mail {
  const { config, publicUrl, previews, onSent, onFailure, onBroken } = options;
  const sender = mailSender(config, onFailure);
  const underWay = new Set<Promise<void>>();
  const addressOf = (path: string): string => new URL(path, publicUrl).href;
  return {
    words: mailWords(previews),
    async send(purpose, to, letter) {
      const fate = await sender.send(to, letter);
      onSent(purpose, fate);
      return fate;
    },
    later(work) {
      const done = new Promise<void>((resolve) => {
        setImmediate(resolve);
      })
        .then(work)
        .catch(onBroken)
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    addressOf,
    pageFor: (task, token) => addressOf(`${MAIL_PAGE}#${task}=${token}`),
    async close() {
      await Promise.race([Promise.all(underWay), patience()]);
      sender.close();
    },
  };
}

/** In milliseconds: a mail server that does not answer holds nobody up who stops this one. */
const PATIENCE = 3000;

function patience(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE).unref();
  });
}
