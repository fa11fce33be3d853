import { describe, expect, it } from 'vitest';
import { readName } from './guest-name.ts';

describe('readName', () => {
  it.each([
    ['Anneke', 'Anneke'],
    ['  Jan   de  Wit ', 'Jan de Wit'],
    ["O'Brien-Łukasz", "O'Brien-Łukasz"],
    ['Zoe\u0308', 'Zoë'],
    ['李小龍', '李小龍'],
    ['שרה', 'שרה'],
    ['เจนจิรา', 'เจนจิรา'],
    ['👩‍🚀 Mia', '👩‍🚀 Mia'],
    ['👨‍👩‍👧‍👦'.repeat(24), '👨‍👩‍👧‍👦'.repeat(24)],
    ['👩🏽‍🚀', '👩🏽‍🚀'],
    ['❤️ Ann', '❤️ Ann'],
    ['🏳️‍🌈', '🏳️‍🌈'],
    ['क्षत्रिय', 'क्षत्रिय'],
    ['\u1112\u1161\u11AB', '한'],
    ['👩🏿‍❤️‍💋‍👩🏻', '👩🏿‍❤️‍💋‍👩🏻'],
    ['7', '7'],
    ['7️⃣', '7️⃣'],
    ['Jan\u2028Piet', 'Jan Piet'],
  ])('takes %j', (text, name) => {
    expect(readName(text)).toEqual({ ok: true, value: name });
  });

  it.each([
    ['', 'empty'],
    [' \t\n ', 'empty'],
    ['...', 'empty'],
    ['x'.repeat(25), 'too-long'],
    ['\u1100'.repeat(25), 'too-long'],
    [`${'क\u094D'.repeat(24)}क`, 'too-long'],
    [Array.from({ length: 25 }, () => '👩').join('\u200D'), 'too-long'],
    ['a\u0000b', 'characters'],
    ['a\u202Eb', 'characters'],
    ['a\u200Bb', 'characters'],
    ['a\u200Db', 'characters'],
    ['\uD800', 'characters'],
    ['Z\u0301\u0302\u0303\u0304', 'characters'],
    ['\uE000', 'characters'],
    ['\u3164', 'characters'],
    ['\uFFA0', 'characters'],
    ['\u115F', 'characters'],
    ['\u1160', 'characters'],
    ['\u2800', 'characters'],
    ['Ann\u3164', 'characters'],
    ['An\u2800n', 'characters'],
    ['An\u034Fn', 'characters'],
    ['Ann\uFE0F', 'characters'],
    ['Ann\u17B4', 'characters'],
    ['Ann\u180E', 'characters'],
    ['\u{1D173}Ann', 'characters'],
    ['Ann\u{E0041}', 'characters'],
    ['Ann\u{E0100}', 'characters'],
    ['\u200D👩', 'characters'],
    ['👩\u200D', 'characters'],
    ['Ann7\uFE0F', 'characters'],
  ])('does not take %j: %s', (text, problem) => {
    expect(readName(text)).toEqual({
      ok: false,
      error: { code: 'bad-name', problem, longest: 24 },
    });
  });
});
