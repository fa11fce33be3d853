import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isBrowserKey, isPushEndpoint, PUSH_SERVICES } from './push-services.ts';

describe('a push endpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://web.push.apple.com/x',
    'https://db5p.notify.windows.com/w/?token=x',
  ])('is one of the browsers: %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, PUSH_SERVICES)).toBe(true);
  });

  it.each([
    'https://a.push.apple.com:22/x',
    'https://fcm.googleapis.com:8443/x',
    'https://.push.apple.com/',
    'https://xpush.apple.com/',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.com/',
  ])('is nothing else: %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, PUSH_SERVICES)).toBe(false);
  });

  it('may be one that is tried out, with its port', () => {
    expect(isPushEndpoint('http://127.0.0.1:81/x', ['127.0.0.1:81'])).toBe(true);
    expect(isPushEndpoint('http://127.0.0.1:82/x', ['127.0.0.1:81'])).toBe(false);
    expect(isPushEndpoint('http://127.0.0.1:82/x', ['127.0.0.1'])).toBe(true);
  });

  it('comes with a key that something can be encrypted for', () => {
    expect(isBrowserKey(createECDH('prime256v1').generateKeys('base64url'))).toBe(true);
    expect(isBrowserKey('A'.repeat(87))).toBe(false);
    expect(
      isBrowserKey(Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url')),
    ).toBe(false);
  });
});
