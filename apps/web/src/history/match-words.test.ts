import { describe, expect, it } from 'vitest';
import { messagesIn } from '../i18n/language.ts';
import type { Holder } from '../session/holder.ts';
import type { ArchivedMatch } from './archive.ts';
import { matchName, wonWords } from './match-words.ts';

const t = await messagesIn('nl');
const BOT: Holder = { seat: 3, kind: 'bot', level: 2, name: 'Margriet', present: true };

function won(...holders: readonly Holder[]): ArchivedMatch {
  const outcome = { winners: [1], rule: 'NIM', reason: 'last' };
  return { id: 'x', source: 'here', game: 'nim', finished: 1, plies: 9, holders, outcome };
}

describe('a finished match in a list', () => {
  it('speaks to who was alone at the device', () => {
    const match = won({ seat: 1, kind: 'you', present: true }, { ...BOT, seat: 2 });
    expect([matchName(t, match), wonWords(t, match)]).toEqual([
      'Jij – Margriet',
      'Jij hebt gewonnen',
    ]);
  });

  it('has the names of those who shared it, and their seats where they gave none', () => {
    const named = won(
      { seat: 1, kind: 'you', name: 'Ann', present: true },
      { seat: 2, kind: 'device', name: 'Bea', present: true },
      BOT,
    );
    expect([matchName(t, named), wonWords(t, named)]).toEqual(['Ann – Bea – Margriet', 'Ann wint']);
    const nameless = won(
      { seat: 1, kind: 'you', present: true },
      { seat: 2, kind: 'device', present: true },
    );
    expect([matchName(t, nameless), wonWords(t, nameless)]).toEqual([
      'Speler 1 – Speler 2',
      'Speler 1 wint',
    ]);
  });
});
