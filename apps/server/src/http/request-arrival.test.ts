import { describe, expect, it } from 'vitest';
import { move, mustWork, openTestTable, sendBytes, TOYS, watch } from '../testing.ts';

const IMPATIENT = { boxes: TOYS, env: { REQUEST_SECONDS: '1' } };
const HEAD = 'POST /api/matches HTTP/1.1\r\nhost: kast\r\ncontent-type: application/json\r\n';

describe('a request that does not arrive', () => {
  it.each([
    ['with half a head', HEAD],
    ['with half a body', `${HEAD}content-length: 100\r\n\r\n{"game":`],
    ['with half a body in pieces', `${HEAD}transfer-encoding: chunked\r\n\r\n5\r\n{"a":\r\n`],
  ])('is closed in the end, and streams stay open: %s', async (_what, bytes) => {
    const { url, ann, carol, id } = await openTestTable({}, IMPATIENT);
    const view = watch(carol, id, 0);
    await view.until(({ tables }) => tables.length > 0);
    const answer = await sendBytes(url, bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toContain('"code":"request-timeout"');
    mustWork(await move(ann, id, '1'));
    await view.until(({ plies }) => plies.length === 1);
    expect(view.lost).toEqual([]);
  });
});

describe('what is no request', () => {
  it.each([
    ['not HTTP', 'HELO kast\r\n\r\n', 400, 'bad-request'],
    ['two lengths', `${HEAD}content-length: 1\r\ncontent-length: 2\r\n\r\n`, 400, 'bad-request'],
    ['an endless head', `${HEAD}cookie: ${'x'.repeat(20_000)}\r\n`, 431, 'headers-too-large'],
  ])('is answered and closed: %s', async (_what, bytes, status, code) => {
    const { url } = await openTestTable();
    const answer = await sendBytes(url, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain(`"code":"${code}"`);
  });
});
