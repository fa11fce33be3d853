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
});
