import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fail, ok, type Result } from '@kast/kernel';
import { type MailConfig, readMailConfig } from './mail/mail-config.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** A PostgreSQL database, for several processes; without it the embedded one in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly webDir: string;
  /** Where players find the server, if that is not where it listens. */
  readonly publicUrl: URL | undefined;
  /** Whether, or from which addresses, X-Forwarded-* is believed. */
  readonly trustProxy: boolean | string;
  readonly logLevel: string;
  readonly sessionSecret: string | undefined;
  readonly metricsToken: string | undefined;
  /** Makes whoever knows it a moderator; without it there are none. */
  readonly moderationSecret: string | undefined;
  readonly botThreads: number;
  readonly openTables: number;
  readonly requestsPerMinute: number;
  /** How long a request may take to arrive. */
  readonly requestSeconds: number;
  /** How many running matches one guest may have made. */
  readonly matchesPerGuest: number;
  /** How long a record is judged: tosses by hand are flown again, and a log can hold thousands. */
  readonly recordSeconds: number;
  /** Who is away for so long is told that it is their turn. */
  readonly noticeSeconds: number;
  /** The hosts of push services; those of the browsers unless told. */
  readonly pushServices: readonly string[] | undefined;
  /** How a push service finds who runs this server. */
  readonly contact: string | undefined;
  /** Without it there is no mail at all. */
  readonly mail: MailConfig | undefined;
  /** Enough for a club evening behind one router. */
  readonly streamsPerAddress: number;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const REPOSITORY = resolve(import.meta.dirname, '../../..');

/** Reads the settings (docs/OPERATIONS.md). Everything that is wrong with them is told at once. */
export function readConfig(env: NodeJS.ProcessEnv): Result<Config, readonly string[]> {
  const problems: string[] = [];
  const text = (name: string): string | undefined => {
    const value = env[name]?.trim();
    return value === '' ? undefined : value;
  };

  const whole = (name: string, { min, max, otherwise }: Bounds): number => {
    const value = text(name);
    if (value === undefined) return otherwise;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return number;
    problems.push(`${name} must be a whole number from ${min} to ${max}, not "${value}"`);
    return otherwise;
  };

  const publicUrl = (): URL | undefined => {
    const value = text('PUBLIC_URL');
    if (value === undefined) return undefined;
    const url = URL.parse(value);
    if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url;
    problems.push(`PUBLIC_URL must be an address like https://play.example.org, not "${value}"`);
    return undefined;
  };

  const trustProxy = (): boolean | string => {
    const value = text('TRUST_PROXY') ?? 'false';
    if (value === 'true' || value === 'false') return value === 'true';
    const addresses = value.split(',').map((part) => part.trim().replace(/\/\d+$/, ''));
    if (addresses.every((address) => isIP(address) > 0)) return value;
    problems.push(`TRUST_PROXY must be true, false or addresses of proxies, not "${value}"`);
    return false;
  };

  const logLevel = (): string => {
    const value = text('LOG_LEVEL') ?? 'info';
    if (!LOG_LEVELS.includes(value)) {
      problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${value}"`);
    }
    return value;
  };

  const sessionSecret = (): string | undefined => {
    const value = text('SESSION_SECRET');
    if (value !== undefined && value.length < 32) {
      problems.push('SESSION_SECRET must have at least 32 characters');
    }
    // Each process would make one of its own, and know nobody that another has let in.
    if (value === undefined && text('DATABASE_URL') !== undefined) {
      problems.push('SESSION_SECRET must be set with DATABASE_URL, the same for every process');
    }
    return value;
  };

  const moderationSecret = (): string | undefined => {
    const value = text('MODERATION_SECRET');
    if (value !== undefined && value.length < 24) {
      problems.push('MODERATION_SECRET must have at least 24 characters');
    }
    return value;
  };

  const databaseUrl = (): string | undefined => {
    const value = text('DATABASE_URL');
    if (value === undefined) return undefined;
    if (/^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? '')) return value;
    // Not repeated: it may hold a password.
    problems.push('DATABASE_URL must be an address like postgres://user:password@host/database');
    return undefined;
  };

  const contact = (): string | undefined => {
    const value = text('CONTACT');
    if (value === undefined || /^[^\s@]+@[^\s@]+$/.test(value)) return value;
    problems.push(`CONTACT must be an address of mail, not "${value}"`);
    return undefined;
  };

  const config: Config = {
    port: whole('PORT', { min: 0, max: 65_535, otherwise: 8080 }),
    host: text('HOST') ?? '0.0.0.0',
    dataDir: resolve(text('DATA_DIR') ?? 'data'),
    databaseUrl: databaseUrl(),
    webDir: resolve(text('WEB_DIR') ?? `${REPOSITORY}/apps/web/dist`),
    publicUrl: publicUrl(),
    trustProxy: trustProxy(),
    logLevel: logLevel(),
    sessionSecret: sessionSecret(),
    metricsToken: text('METRICS_TOKEN'),
    moderationSecret: moderationSecret(),
    botThreads: whole('BOT_THREADS', {
      min: 1,
      max: 256,
      otherwise: Math.max(1, availableParallelism() - 1),
    }),
    openTables: whole('OPEN_TABLES', { min: 1, max: 1_000_000, otherwise: 500 }),
    requestsPerMinute: whole('REQUESTS_PER_MINUTE', { min: 1, max: 1e9, otherwise: 3000 }),
    requestSeconds: whole('REQUEST_SECONDS', { min: 1, max: 3600, otherwise: 60 }),
    matchesPerGuest: whole('MATCHES_PER_GUEST', { min: 1, max: 1e6, otherwise: 200 }),
    noticeSeconds: whole('NOTICE_SECONDS', { min: 0, max: 86_400, otherwise: 20 }),
    pushServices: text('PUSH_SERVICES')
      ?.split(',')
      .map((host) => host.trim()),
    contact: contact(),
    mail: readMailConfig(
      {
        url: text('SMTP_URL'),
        from: text('MAIL_FROM'),
        hasPublicUrl: text('PUBLIC_URL') !== undefined,
      },
      problems,
    ),
    recordSeconds: whole('RECORD_SECONDS', { min: 1, max: 600, otherwise: 20 }),
    streamsPerAddress: whole('STREAMS_PER_ADDRESS', { min: 1, max: 1e6, otherwise: 300 }),
  };
  return problems.length > 0 ? fail(problems) : ok(config);
}

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly otherwise: number;
}
