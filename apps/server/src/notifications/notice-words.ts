import type { Previews, PushedNotice } from '@kast/protocol';

/** What is said in a language, from the sentences that the build hands to the server. */
export interface NoticeWords {
  yourTurn(language: string, match: { readonly id: string; readonly game: string }): PushedNotice;
  waiting(language: string, count: number, first: string): PushedNotice;
}

export function noticeWords(previews: Previews): NoticeWords {
  const textsIn = (language: string) => previews[language] ?? previews['en'];
  return {
    yourTurn(language, { id, game }) {
      const texts = textsIn(language);
      return {
        title: texts?.games[game]?.name ?? NAME,
        body: texts?.words.yourTurn ?? '',
        path: `/m/${id}`,
        tag: id,
      };
    },
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
