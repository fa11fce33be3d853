import type { AuditEntry } from '@kast/protocol/client';
import { describe, expect, it } from 'vitest';
import { auditWords } from './audit-words.ts';
import type { Messages } from './texts/messages.generated.ts';

const ID = 'abcdefghijklmnopqrstuv';
const LANGUAGES = ['nl', 'en', 'de', 'fr'] as const;

const ACTS: readonly (readonly [act: string, about: AuditEntry['about'], nl: string])[] = [
  ['become-moderator', {}, 'Mo werd beheerder'],
  ['close-report', { report: ID }, 'Mo sloot een melding af'],
  ['remove-line', { match: ID, room: 'players', number: 3 }, 'Mo haalde een regel weg'],
  ['block-player', { player: ID }, 'Mo blokkeerde Bernd voorgoed'],
  ['block-player', { player: ID, days: 1 }, 'Mo blokkeerde Bernd één dag lang'],
  ['block-player', { player: ID, days: 7 }, 'Mo blokkeerde Bernd 7 dagen lang'],
  ['unblock-player', { player: ID }, 'Mo hief de blokkade van Bernd op'],
  ['remove-name', { player: ID }, 'Mo nam Bernd de naam af'],
  ['block-name', { name: 'X', kind: 'exact' }, 'Mo verbood de naam ‘X’'],
  ['block-name', { name: 'X', kind: 'word' }, 'Mo verbood elke naam met ‘X’'],
  ['unblock-name', { name: 'X', kind: 'word' }, 'Mo stond ‘X’ weer toe als naam'],
  ['burn-books', {}, 'Mo deed iets wat deze pagina niet kent'],
];

async function messagesIn(language: string): Promise<Messages> {
  const { messages } = (await import(`./texts/${language}/index.ftl`)) as { messages: Messages };
  return messages;
}

const entryOf = (act: string, about: AuditEntry['about'], why = ''): AuditEntry => {
  return { number: 1, at: 0, moderator: 'mo', act, why, about };
};

const allSaid = ({ moderation }: Messages): readonly string[] =>
  ACTS.map(([act, about]) =>
    auditWords(moderation, entryOf(act, about), { mo: 'Mo', [ID]: 'Bernd' }),
  );

describe('what moderators did', () => {
  it('is said in words', async () => {
    expect(allSaid(await messagesIn('nl'))).toEqual(ACTS.map(([, , words]) => words));
  });

  it.each(LANGUAGES)('is said act by act, without an id: %s', async (language) => {
    const messages = await messagesIn(language);
    const said = allSaid(messages);
    expect(new Set(said).size).toBe(ACTS.length);
    const nameless = auditWords(messages.moderation, entryOf('remove-name', { player: ID }), {});
    for (const words of [...said, nameless]) {
      expect(words).not.toContain(ID);
      expect(words).not.toContain('undefined');
    }
  });

  it('ends with why', async () => {
    const messages = await messagesIn('nl');
    expect(auditWords(messages.moderation, entryOf('close-report', {}, 'klaar'), {})).toBe(
      'Een beheerder sloot een melding af · klaar',
    );
  });
});
