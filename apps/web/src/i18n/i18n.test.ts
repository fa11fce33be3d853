import { type GameTexts, type Language, LANGUAGES, preferredLanguage } from '@kast/games';
import { ERROR_CODES } from '@kast/protocol';
import { describe, expect, it } from 'vitest';
import type { Messages as AccountMessages } from '../account/texts/messages.generated.ts';
import type { Messages as FriendMessages } from '../friends/texts/messages.generated.ts';
import { refused } from '../session/fault.ts';
import { faultText } from './fault-texts.ts';
import { messagesIn } from './language.ts';

const messages = await Promise.all(
  LANGUAGES.map(
    async (language) =>
      [language, await messagesIn(language), await textsOfRooms(language)] as const,
  ),
);

/** What goes wrong only in some rooms is said there. */
async function textsOfRooms(language: Language): Promise<AccountMessages & FriendMessages> {
  const [account, friends] = (await Promise.all([
    import(`../account/texts/${language}/index.ftl`),
    import(`../friends/texts/${language}/index.ftl`),
  ])) as [{ readonly messages: AccountMessages }, { readonly messages: FriendMessages }];
  return { ...account.messages, ...friends.messages };
}

describe('the language', () => {
  it.each([
    [['nl-BE', 'en'], 'nl'],
    [['ja', 'en-US', 'nl'], 'en'],
    [['ja', 'NL'], 'nl'],
    [['de-AT', 'nl'], 'de'],
    [['ja'], 'en'],
    [[], 'en'],
  ])('for a reader of %j is %s', (preferred, expected) => {
    expect(preferredLanguage(preferred)).toBe(expected);
  });
});

describe.each(messages)('the messages in %s', (_, messages, rooms) => {
  it('have no empty text', () => {
    expect(JSON.stringify(messages)).not.toMatch(/:\s*""/);
  });

  it('have a text for every failure of the server, and for no other', () => {
    const { account, friends } = rooms;
    const known = [messages.faults, account, friends].flatMap(({ wire }) => Object.keys(wire));
    expect(known.toSorted()).toEqual([...ERROR_CODES, 'unreachable'].toSorted());
  });

  it('say a refusal of the table themselves, and ask the game for its own', () => {
    const game = { refusal: ({ reason }) => `game: ${reason}` } as GameTexts;
    const own = refused({ rule: 'T2', reason: 'match-over', facts: {} });
    expect(faultText(messages.faults, game, own)).toBe(messages.faults.table['match-over']);
    const other = refused({ rule: 'TB2.1', reason: 'blocked', facts: {} });
    expect(faultText(messages.faults, game, other)).toBe('game: blocked');
  });

  it('say one number of players where there is but one', () => {
    const toldFor = (min: number, max: number): string => {
      const facts = { seats: 9, min, max };
      const fault = refused({ rule: 'T8', reason: 'bad-seat-count', facts });
      return faultText(messages.faults, undefined, fault);
    };
    expect(toldFor(2, 2).match(/\d/gu)).toEqual(['2']);
    expect(toldFor(2, 6)).toContain('2–6');
  });
});
