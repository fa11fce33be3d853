import { LANGUAGES, type Language, registry } from '@kast/games';

/** Scripts and sentences: style sheets, pictures and fonts are not counted (4 to 9 kB of styles for a page). */
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
const GAME_IDS = registry.map(({ info }) => info.id);

/** A page is as large as its longest language: every one of them has to fit. */
export const BUDGETS: readonly Budget[] = LANGUAGES.flatMap((language) => [
  cupboardIn(language),
  ...GAME_IDS.map((game) => tableOf(game, language)),
  ...GAME_IDS.map((game) => textsOf(game, language)),
]);

function cupboardIn(language: Language): Budget {
  return {
    name: `cupboard in ${language}`,
    opens: [
      'index.html',
      `src/i18n/${language}/index.ftl`,
      `${GAMES}/box/texts/languages/${language}.ftl`,
    ],
    limit: 60,
  };
}

/** What a game says. */
function textsOf(game: string, language: Language): Budget {
  return {
    name: `${game} in ${language}`,
    opens: [`${GAMES}/${game}/texts/${language}/index.ftl`],
    after: `cupboard in ${language}`,
    limit: 25,
  };
}

/** What opening a table loads beyond the cupboard. The bot thinks in a worker of its own. */
function tableOf(game: string, language: Language): Budget {
  const doors = [
    'rules/index.ts',
    'table/index.ts',
    'texts/speak.ts',
    `texts/${language}/index.ftl`,
  ];
  return {
    name: `the table of ${game} in ${language}`,
    opens: [
      'src/table/TablePage.tsx',
      `src/i18n/${language}/faults.ftl`,
      ...doors.map((door) => `${GAMES}/${game}/${door}`),
    ],
    after: `cupboard in ${language}`,
    limit: 60,
  };
}
