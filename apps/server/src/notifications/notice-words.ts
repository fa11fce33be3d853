import type { Previews, PushedNotice } from '@kast/protocol';

/** What is said in a language, from the sentences that the build hands to the server. */
export interface NoticeWords {
  yourTurn(language: string, match: { readonly id: string; readonly game: string }): PushedNotice;
  timeShort(language: string, match: { readonly id: string; readonly game: string }): PushedNotice;
  waiting(language: string, count: number, first: string): PushedNotice;
}

export function noticeWords(previews: Previews): NoticeWords {
  const textsIn = (language: string) => previews[language] ?? previews['en'];
  const ofMatch = (
    language: string,
    { id, game }: { readonly id: string; readonly game: string },
    said: 'yourTurn' | 'timeShort',
  ): PushedNotice => {
    const texts = textsIn(language);
    return {
      title: texts?.games[game]?.name ?? NAME,
      body: texts?.words[said] ?? '',
      path: `/m/${id}`,
      tag: id,
    };
  };
  return {
    yourTurn: (language, match) => ofMatch(language, match, 'yourTurn'),
    timeShort: (language, match) => ofMatch(language, match, 'timeShort'),
    waiting(language, count, first) {
      const words = textsIn(language)?.words;
      return {
        title: NAME,
        body: `${words?.matchesWaiting ?? ''} ${count}`.trim(),
        path: count === 1 ? `/m/${first}` : '/',
        tag: 'waiting',
      };
    },
  };
}

const NAME = 'Spellenkast';
