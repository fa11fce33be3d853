import { LANGUAGES, registry } from '@kast/games';
import { defaultOptions, must } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../i18n/language.ts';
import { recordOfSaved, type SavedMatch } from '../session/here/saved-match.ts';
import { readFaultWords } from './fault-words.ts';
import { readMatch } from './read-match.ts';

const tablut = must(
  registry.find(({ info }) => info.id === 'tablut'),
  'Tablut',
);
const SAVED: SavedMatch = {
  version: 2,
  id: 'local-a',
  game: 'tablut',
  rulesVersion: tablut.info.rulesVersion,
  seats: [{ kind: 'you' }, { kind: 'bot', level: 1 }],
  options: defaultOptions(tablut.info.options),
  seed: '0'.repeat(64),
  plies: 1,
  yourTurn: true,
  changed: 0,
};

describe('an entry that the rules refuse', () => {
  it('is cited', async () => {
    expect(await faultOf('e6-z9', 'nl')).toMatch(/^Zet 1, “e6-z9”, mag niet\./);
  });

  it.each(LANGUAGES)('is said to be empty where nothing stands there, in %s', async (language) => {
    for (const nothing of ['', '  ']) {
      expect(await faultOf(nothing, language)).not.toMatch(/[“„«]\s*[”“»]/);
    }
    expect(await faultOf('', 'nl')).toMatch(/^Zet 1 mag niet: er staat niets\. \(Regel T1\)$/);
  });
});

async function faultOf(move: string, language: (typeof LANGUAGES)[number]): Promise<string> {
  const read = await readMatch(recordOfSaved(SAVED, [{ by: 1, move }]));
  if (read.ok) throw new Error('it was allowed');
  return readFaultWords(await messagesIn(language), undefined, read.error);
}
