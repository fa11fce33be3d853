import { describe, expect, it } from 'vitest';
import { LONGEST_CHAT } from './chat-phrases.ts';
import { readChatText } from './chat-text.ts';

describe('what is written at a table (T14)', () => {
  it.each([
    ['as it is', 'Goed gespeeld!'],
    ['in Arabic', 'لعبة جميلة'],
    ['in Persian, with the joiner that its spelling needs', 'می\u200Cخواهم'],
    ['in Hindi, with the joiner that its spelling needs', 'क्\u200Dष'],
    ['with a family as one picture', '👨\u200D👩\u200D👧'],
    ['with a coloured heart', '❤\uFE0F'],
    ['as text where it looks like markup', '<b>1 < 2 & "3"</b>'],
    ['as text where it looks like a link', 'https://example.org'],
  ])('is kept %s', (_what, text) => {
    expect(readChatText(text)).toEqual({ ok: true, value: text });
  });

  it.each([
    ['line breaks', 'a\r\n\tb', 'a b'],
    ['what turns the text around', 'a\u202Eb\u2066c\u200F', 'abc'],
    ['what has no width', 'a\u200Bb\u2060\uFEFF', 'ab'],
    ['a joiner that joins nothing', '\u200Da \u200C', 'a'],
    ['controls and escapes of a terminal', 'a\u0000\u001B[2Jb\u009B', 'a[2Jb'],
    ['half of a pair', 'a\uD800b', 'a\uFFFDb'],
    ['marks that pile up', `a${'\u0330'.repeat(50)}`, `a${'\u0330'.repeat(4)}`],
    ['tags that nobody sees', 'a\u{E0041}b', 'ab'],
  ])('loses %s', (_what, text, left) => {
    expect(readChatText(text)).toEqual({ ok: true, value: left });
  });

  it.each(['', '   ', '\u200B\u202E', '\u2800'])('is refused where nothing is left: %j', (text) => {
    expect(readChatText(text)).toMatchObject({ error: { code: 'chat-refused', problem: 'empty' } });
  });

  it('is bounded in letters, as readers count them', () => {
    const letters = '👍🏽'.repeat(LONGEST_CHAT);
    expect(readChatText(letters)).toMatchObject({ ok: true });
    const problem = 'too-long';
    expect(readChatText(`${letters}a`)).toMatchObject({ error: { problem } });
    expect(readChatText(`क${'्क'.repeat(LONGEST_CHAT * 3)}`)).toMatchObject({ error: { problem } });
  });
});
