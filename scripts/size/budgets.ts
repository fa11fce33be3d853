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
    opens: ['index.html', 'src/i18n/nl/index.ts'],
    limit: 60,
  },
  {
    name: 'Tablut’s table',
    opens: [
      'src/table/TablePage.tsx',
      `${GAMES}/tablut/rules/index.ts`,
      `${GAMES}/tablut/table/index.ts`,
      `${GAMES}/tablut/texts/nl.ts`,
    ],
    after: 'cupboard',
    limit: 60,
  },
  {
    name: 'Heuchel & Meuchel’s table',
    opens: [
      'src/table/TablePage.tsx',
      `${GAMES}/heuchel-und-meuchel/rules/index.ts`,
      `${GAMES}/heuchel-und-meuchel/table/index.ts`,
      `${GAMES}/heuchel-und-meuchel/texts/nl.ts`,
    ],
    after: 'cupboard',
    limit: 60,
  },
  {
    name: 'Drunter und Drüber’s table',
    opens: [
      'src/table/TablePage.tsx',
      `${GAMES}/drunter-und-drueber/rules/index.ts`,
      `${GAMES}/drunter-und-drueber/table/index.ts`,
      `${GAMES}/drunter-und-drueber/texts/nl.ts`,
    ],
    after: 'cupboard',
    limit: 60,
  },
];
