import type { Messages } from '../nl/index.ts';

export const rulebook: Messages['rulebook'] = {
  title: (game) => `Rules of ${game}`,
  heading: 'Rules',
  search: 'Search the rules',
  searchHint: 'A word, or a number',
  found: (count) => (count === 1 ? '1 rule found' : `${count} rules found`),
  nothing: 'Nothing found. Try another word.',
  contents: 'Contents',
  ruling: 'our ruling',
  rulingExplained:
    'Where a rule is marked “our ruling”, the booklet is silent or contradicts itself; this is how we play it.',
  linkTo: (rule) => `Link to rule ${rule}`,
  option: 'There is a choice here: you make it when you set the table.',
  table: {
    id: 'T',
    title: 'At every table',
    rules: [
      {
        id: 'T1',
        text: [
          'A move is written the way its game prescribes. What cannot be read does not count.',
        ],
      },
      { id: 'T2', text: ['When a match is over, nothing is added to it.'] },
      {
        id: 'T3',
        text: [
          'You may resign at any time, also when it is not your turn. If one player is left, that player wins at once; if more are left, they play on.',
        ],
      },
      {
        id: 'T4',
        text: [
          'You may offer a draw at any time. The offer lapses when somebody moves who did not make it. If everybody offers a draw, the match is drawn.',
        ],
      },
      {
        id: 'T5',
        text: [
          'Who runs out of time or stays away too long loses by the table, not by an opponent.',
        ],
      },
      {
        id: 'T6',
        text: [
          'You may take back your last move as long as nobody else has moved, chance has not spoken and nothing was revealed. The computer takes back its answer without a grumble.',
        ],
      },
      {
        id: 'T7',
        text: [
          'Only those whose turn it is decide. What chance decides is drawn from a secret number, sealed from the start.',
        ],
      },
      {
        id: 'T8',
        text: [
          'The number of players and the options of the table are settled before the first move.',
        ],
      },
    ],
  },
};
