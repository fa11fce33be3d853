import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

export interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  /** As it came over the line, with its lines put together and its parts decoded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
}

export interface TestMailServer {
  /** What the server of the games is told, with who it comes from. */
  readonly env: { readonly SMTP_URL: string; readonly MAIL_FROM: string };
  readonly mails: readonly ReceivedMail[];
  /** Every line that was said to it, passwords included. */
  readonly lines: readonly string[];
  /** What it answers to a recipient from now on. */
  answer(reply: string): void;
  /** Resolves with the last of so many. */
  until(count: number): Promise<ReceivedMail>;
  /** Resolves when so many recipients were named. */
  untilAsked(count: number): Promise<void>;
}

export interface MailServerOptions {
  readonly login?: { readonly user: string; readonly password: string };
}

/** Speaks as much SMTP (RFC 5321) as is needed to be handed mail over, on a port of its own. */
export async function openMailServer({ login }: MailServerOptions = {}): Promise<TestMailServer> {
  const mails: ReceivedMail[] = [];
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const sockets = new Set<Socket>();
  let recipient = '250 fine';
  let asked = 0;
  const until = async (holds: () => boolean): Promise<void> => {
    while (!holds()) {
      await new Promise<void>((resolve) => {
        waiting.add(resolve);
      });
    }
  };

  const serve = async (socket: Socket): Promise<void> => {
    const say = (reply: string) => void socket.write(`${reply}\r\n`);
    let [from, to] = ['', ''];
    let data: string[] | undefined;
    say('220 test ready');
    for await (const line of createInterface({
      input: socket,
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      if (data) {
        if (line !== '.') data.push(line.replace(/^\.\./, '.'));
        else {
          mails.push({ from, to, ...parse(data) });
          data = undefined;
          say('250 kept');
          for (const wake of waiting) wake();
        }
        continue;
      }
      lines.push(line);
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'EHLO') say(login ? '250-test\r\n250 AUTH PLAIN' : '250 test');
      else if (command === 'AUTH') {
        const given = Buffer.from(line.split(' ')[2] ?? '', 'base64').toString();
        say(given === `\0${login?.user}\0${login?.password}` ? '235 in' : '535 no');
      } else if (command === 'MAIL') {
        from = addressIn(line);
        say('250 fine');
      } else if (command === 'RCPT') {
        to = addressIn(line);
        asked++;
        say(recipient);
        for (const wake of waiting) wake();
      } else if (command === 'DATA') {
        data = [];
        say('354 go on');
      } else say(command === 'QUIT' ? '221 bye' : '250 fine');
    }
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    serve(socket).catch(() => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const who = login ? `${login.user}:${encodeURIComponent(login.password)}@` : '';

  return {
    env: { SMTP_URL: `smtp://${who}127.0.0.1:${port}`, MAIL_FROM: 'Kast <kast@example.org>' },
    mails,
    lines,
    answer(reply) {
      recipient = reply;
    },
    async until(count) {
      await until(() => mails.length >= count);
      const last = mails[count - 1];
      if (!last) throw new Error('no mail');
      return last;
    },
    untilAsked: (count) => until(() => asked >= count),
  };
}

function addressIn(line: string): string {
  return /<(.*?)>/.exec(line)?.[1] ?? '';
}

function parse(data: readonly string[]): Omit<ReceivedMail, 'from' | 'to'> {
  const [headers, body] = split(data);
  const boundary = /boundary="(.*?)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body
    .join('\n')
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.split('\n').slice(1)));
  const partOf = (type: string): string => {
    const found = parts.find(([head]) => head.get('content-type')?.startsWith(type));
    if (!found) return '';
    const [head, lines] = found;
    return decoded(lines.join('\n'), head.get('content-transfer-encoding') ?? '');
  };
  return { headers, text: partOf('text/plain'), html: partOf('text/html') };
}

/** Headers with their continued lines, and what comes after them. */
function split(
  lines: readonly string[],
): readonly [ReadonlyMap<string, string>, readonly string[]] {
  const end = lines.indexOf('');
  const head = lines.slice(0, end).join('\n').replaceAll(/\n\s+/g, ' ').split('\n');
  const headers = new Map(
    head.map((line) => {
      const [, name = '', value = ''] = /^(.*?): ?(.*)$/.exec(line) ?? [];
      return [name.toLowerCase(), value] as const;
    }),
  );
  return [headers, lines.slice(end + 1)];
}

function decoded(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString();
}
