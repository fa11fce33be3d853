import { LANGUAGES, registry } from '@kast/games';

export interface Budget {
  readonly name: string;
  /** What the page opens: keys of Vite's manifest. */
  readonly opens: readonly string[];
  /** The budget whose files are there already. */
  readonly after?: string;
  /** In thousands of bytes, compressed. */
  readonly limit: number;
}

const GAMES = '../../packages/games/src';

export const BUDGETS: readonly Budget[] = [
  {
    name: 'cupboard',
    opens: ['index.html', 'src/i18n/nl/index.ftl', `${GAMES}/box/texts/languages/nl.ftl`],
    limit: 60,
  },
  ...registry.map(({ info }) => tableOf(info.id)),
  ...registry.flatMap(({ info }) => LANGUAGES.map((language) => textsOf(info.id, language))),
];

/** What a game says, in one language. */
function textsOf(game: string, language: string): Budget {
  return {
    name: `${game} in ${language}`,
    opens: [`${GAMES}/${game}/texts/${language}/index.ftl`],
    after: 'cupboard',
    limit: 25,
  };
}

/** What opening a table loads beyond the cupboard. The bot thinks in a worker of its own. */
function tableOf(game: string): Budget {
  const doors = ['rules/index.ts', 'table/index.ts', 'texts/speak.ts', 'texts/nl/index.ftl'];
  return {
    name: `the table of ${game}`,
    opens: [
      'src/table/TablePage.tsx',
      'src/i18n/nl/faults.ftl',
      ...doors.map((door) => `${GAMES}/${game}/${door}`),
    ],
    after: 'cupboard',
    limit: 60,
  };
}
