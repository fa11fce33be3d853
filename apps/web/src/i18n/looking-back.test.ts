import { LANGUAGES } from '@kast/games';
import { expect, it } from 'vitest';
import type { Messages as HistoryMessages } from '../history/texts/messages.generated.ts';
import type { Messages as ProfileMessages } from '../profile/texts/messages.generated.ts';
import { messagesIn } from './language.ts';

it.each(LANGUAGES)(
  'looking back at a match is called the same everywhere, in %s',
  async (language) => {
    const { table, replay, gamePage } = await messagesIn(language);
    const [history, profile] = (await Promise.all([
      import(`../history/texts/${language}/index.ftl`),
      import(`../profile/texts/${language}/index.ftl`),
    ])) as [{ readonly messages: HistoryMessages }, { readonly messages: ProfileMessages }];
    const game = 'Tablut';
    const called = [
      table.replay,
      replay.heading,
      replay.title({ game }),
      history.messages.history.replay,
      history.messages.history.replayOf({ match: game }),
      profile.messages.profile.replay,
      profile.messages.profile.replayOf({ game, date: '1-2-2026' }),
    ];
    expect(called.filter((name) => !name.startsWith(gamePage.lookBack))).toEqual([]);
  },
);
