import { createTransport, type NodemailerError } from 'nodemailer';
import { someAtOnce } from '../scheduler/some-at-once.ts';
import type { MailConfig } from './mail-config.ts';
import type { Letter } from './letter.ts';

/** `gone`: nobody is at this address, and nobody will be; `dropped`: too much was to be sent. */
export type MailFate = 'sent' | 'gone' | 'failed' | 'dropped';

export interface MailSender {
  send(to: string, letter: Letter): Promise<MailFate>;
  close(): void;
}

const SENT_AT_ONCE = 3;
const MOST_WAITING = 1000;
/** In milliseconds. */
const PATIENCE = 20_000;

/**
 * Hands mail over to one server, which delivers it and tries again where it must. What goes wrong is told by its
 * code alone: the rest of it may hold the address, or the password.
 */
export function mailSender(
  { host, port, isTls, needsTls, login, from }: MailConfig,
  onFailure: (code: string) => void,
): MailSender {
  const transport = createTransport({
    pool: true,
    maxConnections: SENT_AT_ONCE,
    host,
    port,
    secure: isTls,
    requireTLS: needsTls,
    // A server on this machine has a certificate that nobody has signed, and no line that others can read.
    ignoreTLS: !isTls && isHere(host),
    ...(login ? { auth: { user: login.user, pass: login.password } } : {}),
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const turns = someAtOnce(SENT_AT_ONCE, MOST_WAITING);

  const post = async (to: string, letter: Letter): Promise<MailFate> => {
    try {
      await transport.sendMail({ from, to: { name: '', address: to }, ...letter });
      return 'sent';
    } catch (reason) {
      const { code, command, responseCode } = reason as NodemailerError;
      if (command === 'RCPT TO' && isPermanent(responseCode)) return 'gone';
      onFailure([code, command, responseCode].filter((part) => part !== undefined).join(' '));
      return 'failed';
    }
  };

  return {
    send: async (to, letter) => (await turns(() => post(to, letter))) ?? 'dropped',
    close: () => transport.close(),
  };
}

function isPermanent(responseCode: number | undefined): boolean {
  return responseCode !== undefined && responseCode >= 500 && responseCode < 600;
}

function isHere(host: string): boolean {
  return /^(?:localhost|127\.[\d.]+|::1)$/.test(host);
}
