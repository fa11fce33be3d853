import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs nothing to be set', () => {
    expect(readConfig({})).toMatchObject({
      ok: true,
      value: { port: 8080, host: '0.0.0.0', trustProxy: false, logLevel: 'info' },
    });
  });

  it('reads every setting', () => {
    const env = {
      PORT: '0',
      HOST: '::1',
      DATA_DIR: '/srv/kast',
      WEB_DIR: '/srv/web',
      PUBLIC_URL: 'https://kast.example',
      TRUST_PROXY: '10.0.0.1',
      LOG_LEVEL: 'warn',
      SESSION_SECRET: 's'.repeat(32),
      METRICS_TOKEN: 'm',
      BOT_THREADS: '3',
      OPEN_TABLES: '7',
      REQUESTS_PER_MINUTE: '60',
      REQUEST_SECONDS: '8',
      MATCHES_PER_GUEST: '4',
      RECORD_SECONDS: '9',
      NOTICE_SECONDS: '60',
      PUSH_SERVICES: 'push.example.org, *.example.net',
      CONTACT: 'kast@example.org',
      SMTP_URL: 'smtp://kast:p%40ss@mail.example.org',
      MAIL_FROM: 'Spellenkast <kast@example.org>',
      STREAMS_PER_ADDRESS: '5',
    };
    expect(readConfig(env)).toEqual({
      ok: true,
      value: {
        port: 0,
        host: '::1',
        dataDir: '/srv/kast',
        webDir: '/srv/web',
        publicUrl: new URL('https://kast.example'),
        trustProxy: '10.0.0.1',
        logLevel: 'warn',
        sessionSecret: 's'.repeat(32),
        metricsToken: 'm',
        botThreads: 3,
        openTables: 7,
        requestsPerMinute: 60,
        requestSeconds: 8,
        matchesPerGuest: 4,
        recordSeconds: 9,
        noticeSeconds: 60,
        pushServices: ['push.example.org', '*.example.net'],
        contact: 'kast@example.org',
        mail: {
          host: 'mail.example.org',
          port: 587,
          isTls: false,
          needsTls: true,
          login: { user: 'kast', password: 'p@ss' },
          from: { name: 'Spellenkast', address: 'kast@example.org' },
        },
        streamsPerAddress: 5,
      },
    });
  });

  it('tells everything that is wrong at once', () => {
    const env = {
      PORT: '80a',
      PUBLIC_URL: 'kast',
      TRUST_PROXY: '2',
      LOG_LEVEL: 'loud',
      SESSION_SECRET: 'short',
    };
    const config = readConfig(env);
    expect(config.ok ? [] : config.error).toEqual([
      'PORT must be a whole number from 0 to 65535, not "80a"',
      'PUBLIC_URL must be an address like https://play.example.org, not "kast"',
      'TRUST_PROXY must be true, false or addresses of proxies, not "2"',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"',
      'SESSION_SECRET must have at least 32 characters',
    ]);
  });

  it.each([
    ['true', true],
    ['false', false],
    ['10.0.0.0/8, 127.0.0.1', '10.0.0.0/8, 127.0.0.1'],
  ])('reads TRUST_PROXY=%s', (text, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: text })).toMatchObject({ ok: true, value: { trustProxy } });
  });

  it('knows how mail is sent, and whom it comes from', () => {
    const mailOf = (env: NodeJS.ProcessEnv) => {
      const read = readConfig({ PUBLIC_URL: 'https://kast.example', ...env });
      return read.ok ? read.value.mail : read.error;
    };
    const from = 'kast@example.org';
    expect(mailOf({})).toBeUndefined();
    expect(mailOf({ SMTP_URL: 'smtps://mail.example.org', MAIL_FROM: from })).toEqual({
      host: 'mail.example.org',
      port: 465,
      isTls: true,
      needsTls: false,
      login: undefined,
      from: { name: '', address: from },
    });
    expect(mailOf({ SMTP_URL: 'smtp://a:b@[::1]:2525', MAIL_FROM: from })).toMatchObject({
      host: '::1',
      port: 2525,
      needsTls: false,
    });
  });

  it.each([
    ['a server by another protocol', { SMTP_URL: 'https://u:hush@mail.example.org' }],
    ['a server that cannot be read', { SMTP_URL: 'mail.example.org:25 hush' }],
    ['a server with more than an address', { SMTP_URL: 'smtp://u:hush@mail.example.org/box' }],
    ['a login that cannot be read', { SMTP_URL: 'smtp://u:hush%E0@mail.example.org' }],
    ['nobody who sends', { MAIL_FROM: '' }],
    ['a sender that is none', { MAIL_FROM: 'Kast' }],
    [
      'a sender with another header',
      { MAIL_FROM: 'Kast <kast@example.org>\nBcc: all@example.org' },
    ],
    ['nowhere for links to lead', { PUBLIC_URL: '' }],
    ['a sender without a server', { SMTP_URL: '' }],
  ])('refuses to send mail with %s, and repeats no secret', (_what, env) => {
    const good = {
      PUBLIC_URL: 'https://kast.example',
      SMTP_URL: 'smtp://u:hush@mail.example.org',
      MAIL_FROM: 'Kast <kast@example.org>',
    };
    expect(readConfig(good)).toMatchObject({ ok: true });
    const read = readConfig({ ...good, ...env });
    expect(read).toMatchObject({ ok: false, error: [expect.stringMatching(/SMTP_URL|MAIL_FROM/)] });
    expect(JSON.stringify(read)).not.toContain('hush');
  });
});
