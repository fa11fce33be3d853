import { describe, expect, it } from 'vitest';
import { move, mustWork, openTestTable, TOYS, watch } from '../../testing.ts';

const MARKUP = '<img src=x onerror=1>';

describe('a name', () => {
  it.each([MARKUP, '"><script>', "'; drop table", '{{7*7}} ${7}', '</title>a', '&lt;b&gt;'])(
    'is text, and comes back as it was given: %s',
    async (name) => {
      const { ann, bob, carol, id, url } = await openTestTable();
      const view = watch(carol, id, 0);
      mustWork(await ann.client.rename(name));
      mustWork(await move(ann, id, '1'));
      await view.until(({ tables }) => tables.at(-1)?.seats[0]?.name === name);
      expect(mustWork(await bob.client.snapshot(id)).seats[0]?.name).toBe(name);
      for (const path of [`matches/${id}`, 'me', 'games/nim/matches']) {
        const response = await ann.fetch(`${url}/api/${path}`);
        expect(response.headers.get('content-type')).toMatch(/^application\/json/);
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        expect(await response.text()).toContain(JSON.stringify(name));
      }
    },
  );

  it.each([
    ['turns the text around it', 'a\u202Eb'],
    ['isolates', 'a\u2066b'],
    ['marks a direction', 'a\u200Fb'],
    ['has no width', 'a\u200Bb'],
    ['joins words', 'a\u2060b'],
    ['is a control', 'a\u009Bb'],
    ['escapes into a terminal', 'a\u001B[31mb'],
    ['is very long', 'a'.repeat(10_000)],
    ['is long in marks', `a${'\u0301'.repeat(100)}`],
  ])('is refused where it %s', async (_what, name) => {
    const { ann, id } = await openTestTable();
    expect(await ann.client.rename(name)).toMatchObject({ ok: false });
    expect(mustWork(await ann.client.snapshot(id)).seats[0]?.name).toBeUndefined();
  });

  it('never becomes part of a page or of the log', async () => {
    const lines: string[] = [];
    const onLog = (line: string) => void lines.push(line);
    const { ann, id, url } = await openTestTable({}, { boxes: TOYS, onLog });
    mustWork(await ann.client.rename(MARKUP));
    for (const path of [`/m/${id}`, `/m/${id}/replay`, `/?name=${encodeURIComponent(MARKUP)}`]) {
      expect(await (await ann.fetch(url + path)).text()).not.toContain('onerror');
    }
    expect(lines.join('')).not.toContain('onerror');
  });
});

describe('a line of the log', () => {
  it.each([
    ['a line break', '\n{"level":60,"msg":"all is lost"}'],
    ['a carriage return', 'a\r\nb'],
    ['a terminal’s escape', '\u001B[2J'],
    ['one that JSON does not escape', '\u009B2J'],
    ['a text turned round', 'a\u202Eb'],
    ['a separator of lines', 'a\u2028b'],
    ['all the letters that an address may have', 'a'.repeat(99)],
  ])('is not written by who asks for a match with %s', async (_what, text) => {
    const lines: string[] = [];
    const onLog = (line: string) => void lines.push(line);
    const { ann, url } = await openTestTable({}, { boxes: TOYS, onLog });
    const before = lines.length;
    const path = encodeURIComponent(text);
    await (await ann.fetch(`${url}/api/matches/${path}`)).text();
    await (
      await ann.fetch(`${url}/api/matches/${path}/moves`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'x'.repeat(900) },
        body: JSON.stringify({ question: 0, move: text.slice(0, 1000), key: 'a-fine-key' }),
      })
    ).text();
    await expect.poll(() => lines.length).toBe(before + 2);
    for (const line of lines.slice(before)) {
      expect(JSON.parse(line)).toMatchObject({ msg: 'answered' });
      expect(line.length).toBeLessThan(500);
      expect(line).toMatch(/^[\x20-\x7E]+\n$/);
    }
  });
});
