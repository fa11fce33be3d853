/** Where mail is handed over to be delivered, and in whose name. */
export interface MailConfig {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise it begins in the clear and is turned on (STARTTLS) where it can be. */
  readonly isTls: boolean;
  /** A password goes over no line that others can read. */
  readonly needsTls: boolean;
  readonly login: { readonly user: string; readonly password: string } | undefined;
  readonly from: { readonly name: string; readonly address: string };
}

export interface MailSettings {
  readonly url: string | undefined;
  readonly from: string | undefined;
  readonly hasPublicUrl: boolean;
}

/** Undefined where no mail is to be sent. Nothing of the address of the server is repeated: it holds a password. */
export function readMailConfig(
  { url, from, hasPublicUrl }: MailSettings,
  problems: string[],
): MailConfig | undefined {
  if (url === undefined) {
    if (from !== undefined) problems.push('MAIL_FROM is of no use without SMTP_URL');
    return undefined;
  }
  const server = readServer(url);
  if (!server) {
    problems.push('SMTP_URL must be an address like smtps://user:password@mail.example.org:465');
  }
  const sender = from === undefined ? undefined : readSender(from);
  if (!sender) {
    problems.push('MAIL_FROM must be set with SMTP_URL, like Spellenkast <kast@example.org>');
  }
  // A request says itself where it was sent to: a stranger could have links lead elsewhere.
  if (!hasPublicUrl)
    problems.push('PUBLIC_URL must be set with SMTP_URL: links in mails lead there');
  return server && sender && { ...server, from: sender };
}

const SENDER = /^(?:([^<>"@]*)<([^<>]+)>|([^<>]+))$/u;
const ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/u;

function readSender(text: string): MailConfig['from'] | undefined {
  const [, name = '', bracketed, plain] = SENDER.exec(text) ?? [];
  const address = (bracketed ?? plain ?? '').trim();
  const isOne = ADDRESS.test(address) && !/\p{Cc}/u.test(text);
  return isOne ? { name: name.trim(), address } : undefined;
}

function readServer(text: string): Omit<MailConfig, 'from'> | undefined {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return undefined;
  if (!/^\/?$/.test(url.pathname) || url.search !== '' || url.hash !== '') return undefined;
  const isTls = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const login = loginIn(url);
  if (login === 'unreadable') return undefined;
  return {
    host,
    port: Number(url.port || (isTls ? 465 : 587)),
    isTls,
    needsTls: !isTls && login !== undefined && !LOOPBACK.test(host),
    login,
  };
}

const LOOPBACK = /^(?:localhost|127\.[\d.]+|::1)$/;

function loginIn({ username, password }: URL): MailConfig['login'] | 'unreadable' {
  if (username === '' && password === '') return undefined;
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return 'unreadable';
  }
}
