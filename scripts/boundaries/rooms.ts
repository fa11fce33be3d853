/**
 * Who may import whom. A room is a set of files; `ours` lists the rooms it may reach besides itself,
 * `others` what it may use from outside. `GAME` stands for one game's folder: the same one on both sides.
 * An example is a game that is not in the cupboard: its folder has the same rooms.
 * Every folder of the server is a room; only what lies beside them may put them all together.
 * Tests beside the code are not bound by `ours` and `others`, except that games never meet.
 */
export interface Room {
  readonly path: string;
  readonly ours: readonly string[];
  readonly others: readonly string[] | 'anything';
}

export const GAME = '<game>';

const KERNEL = 'packages/kernel';
const BOTS = 'packages/bots';
const UI = 'packages/ui';
const PROTOCOL = 'packages/protocol';
const GAMES = 'packages/games';
const TEST_KIT = 'packages/test-kit';
const BOX = 'packages/games/src/box';
const SERVER = 'apps/server/src';
const STORE = `${SERVER}/store`;
const SESSIONS = `${SERVER}/sessions`;
const ACCOUNTS = `${SERVER}/accounts`;
const MAIL = `${SERVER}/mail`;
const RATINGS = `${SERVER}/ratings`;
const RESULTS = `${SERVER}/results`;
const PROFILES = `${SERVER}/profiles`;
const LIVE = `${SERVER}/live`;
const MATCHES = `${SERVER}/matches`;
const STREAMS = `${SERVER}/streams`;
const CLUB = `${SERVER}/club`;
const SCHEDULER = `${SERVER}/scheduler`;
const WORKERS = `${SERVER}/workers`;
const BOT_PLAYERS = `${SERVER}/bots`;
const CLUSTER = `${SERVER}/cluster`;
const LOBBY = `${SERVER}/lobby`;
const FRIENDS = `${SERVER}/friends`;
const MODERATION = `${SERVER}/moderation`;
const PLANS = `${SERVER}/plans`;
const LINK_PREVIEWS = `${SERVER}/link-previews`;
const NOTIFICATIONS = `${SERVER}/notifications`;
const OBSERVABILITY = `${SERVER}/observability`;
const DRAWING = ['preact', '@preact/signals'];

export const ROOMS: readonly Room[] = [
  { path: KERNEL, ours: [], others: [] },
  { path: BOTS, ours: [KERNEL], others: [] },
  { path: PROTOCOL, ours: [KERNEL], others: ['typebox'] },
  { path: UI, ours: [], others: [...DRAWING, '@fontsource-variable'] },

  { path: BOX, ours: [KERNEL, BOTS, UI], others: DRAWING },
  { path: 'packages/games/src/registry.ts', ours: [GAMES], others: [] },
  { path: 'packages/games/src/paper.ts', ours: [GAMES], others: [] },
  { path: 'packages/games/src/openings.ts', ours: [GAMES], others: [] },
  ...roomsOfGames(`packages/games/src/${GAME}`),
  ...roomsOfGames(`examples/${GAME}`),

  { path: 'packages/games/tuning', ours: [KERNEL, GAMES], others: 'anything' },
  { path: 'training', ours: [KERNEL, BOTS, GAMES, 'apps/cli'], others: 'anything' },
  { path: TEST_KIT, ours: [KERNEL, BOTS, GAMES], others: 'anything' },
  { path: 'apps/server', ours: [KERNEL, BOTS, GAMES, PROTOCOL], others: 'anything' },
  { path: OBSERVABILITY, ours: [SCHEDULER], others: 'anything' },
  { path: STORE, ours: [KERNEL, BOTS, PROTOCOL], others: 'anything' },
  { path: SESSIONS, ours: [KERNEL, PROTOCOL, STORE, SCHEDULER], others: 'anything' },
  {
    path: ACCOUNTS,
    ours: [KERNEL, PROTOCOL, STORE, SESSIONS, LIVE, MATCHES, RESULTS, MODERATION, MAIL, SCHEDULER],
    others: 'anything',
  },
  { path: MAIL, ours: [KERNEL, PROTOCOL, SCHEDULER], others: 'anything' },
  { path: RATINGS, ours: [KERNEL, BOTS, PROTOCOL, STORE], others: 'anything' },
  {
    path: RESULTS,
    ours: [KERNEL, GAMES, STORE, LIVE, MATCHES, RATINGS],
    others: 'anything',
  },
  { path: CLUSTER, ours: [KERNEL, STORE, SCHEDULER, LIVE, BOT_PLAYERS], others: 'anything' },
  { path: SCHEDULER, ours: [KERNEL], others: 'anything' },
  { path: WORKERS, ours: [KERNEL, BOTS, GAMES, PROTOCOL, SCHEDULER], others: 'anything' },
  { path: BOT_PLAYERS, ours: [KERNEL, BOTS, SCHEDULER, WORKERS], others: 'anything' },
  {
    path: `${SERVER}/referees`,
    ours: [KERNEL, PROTOCOL, SCHEDULER, WORKERS],
    others: 'anything',
  },
  { path: LIVE, ours: [KERNEL, BOTS, GAMES, PROTOCOL, STORE, SCHEDULER], others: 'anything' },
  {
    path: MATCHES,
    ours: [
      KERNEL,
      `${BOTS}/src/computer.ts`,
      PROTOCOL,
      STORE,
      LIVE,
      RATINGS,
      BOT_PLAYERS,
      OBSERVABILITY,
    ],
    others: 'anything',
  },
  {
    path: STREAMS,
    ours: [KERNEL, PROTOCOL, STORE, LIVE, MATCHES, CLUSTER],
    others: 'anything',
  },
  { path: PLANS, ours: [KERNEL, PROTOCOL, STORE, LIVE, MATCHES], others: 'anything' },
  {
    path: PROFILES,
    ours: [KERNEL, PROTOCOL, STORE, LIVE, MATCHES, RATINGS, FRIENDS],
    others: 'anything',
  },
  { path: FRIENDS, ours: [KERNEL, PROTOCOL, STORE, LIVE, MATCHES], others: 'anything' },
  {
    path: LOBBY,
    ours: [KERNEL, PROTOCOL, STORE, LIVE, MATCHES, FRIENDS, PROFILES],
    others: 'anything',
  },
  {
    path: NOTIFICATIONS,
    ours: [KERNEL, PROTOCOL, STORE, LIVE, SCHEDULER, MAIL],
    others: 'anything',
  },
  {
    path: CLUB,
    ours: [KERNEL, PROTOCOL, STORE, LIVE, MATCHES, STREAMS, SCHEDULER, MODERATION],
    others: 'anything',
  },
  { path: `${CLUB}/pairing`, ours: [], others: [] },
  {
    path: MODERATION,
    ours: [KERNEL, PROTOCOL, STORE, `${SERVER}/config.ts`],
    others: 'anything',
  },
  {
    path: LINK_PREVIEWS,
    ours: [KERNEL, GAMES, PROTOCOL, STORE, LIVE, MATCHES, SCHEDULER, WORKERS],
    others: 'anything',
  },
  {
    path: `${SERVER}/http`,
    ours: [
      LINK_PREVIEWS,
      MODERATION,
      NOTIFICATIONS,
      MAIL,
      LOBBY,
      FRIENDS,
      PROFILES,
      PLANS,
      KERNEL,
      PROTOCOL,
      STORE,
      SESSIONS,
      ACCOUNTS,
      RATINGS,
      LIVE,
      MATCHES,
      STREAMS,
      CLUB,
      CLUSTER,
      SCHEDULER,
      WORKERS,
      OBSERVABILITY,
      `${SERVER}/config.ts`,
    ],
    others: 'anything',
  },
  {
    path: `${SERVER}/audit`,
    ours: [KERNEL, GAMES, STORE, LIVE, `${SERVER}/config.ts`],
    others: 'anything',
  },
  { path: `${SERVER}/backup`, ours: [STORE, SESSIONS, `${SERVER}/config.ts`], others: 'anything' },
  {
    path: `${SERVER}/soak`,
    ours: [KERNEL, GAMES, PROTOCOL, STORE, LIVE, `${SERVER}/audit`],
    others: 'anything',
  },
  { path: 'apps/cli', ours: [KERNEL, BOTS, GAMES], others: 'anything' },
  { path: 'apps/cli/src/statistics', ours: [], others: [] },
  { path: 'apps/paper', ours: [KERNEL, GAMES, UI], others: 'anything' },
  { path: 'apps/web', ours: [KERNEL, BOTS, GAMES, PROTOCOL, UI], others: 'anything' },
  { path: 'scripts', ours: [GAMES, PROTOCOL], others: 'anything' },
];

function roomsOfGames(game: string): readonly Room[] {
  const info = `${game}/info.ts`;
  const rules = `${game}/rules`;
  /** What the rules export for others. A bot may look behind it: it plays them faster than by asking. */
  const exported = `${rules}/index.ts`;
  const toss = `${game}/toss`;
  const texts = `${game}/texts`;
  return [
    { path: info, ours: [KERNEL], others: [] },
    { path: rules, ours: [KERNEL, info], others: [] },
    { path: `${game}/frozen`, ours: [KERNEL, info, rules], others: [] },
    {
      path: toss,
      ours: [KERNEL, info, exported],
      others: ['@dimforge/rapier2d-deterministic-compat'],
    },
    { path: `${game}/bot`, ours: [KERNEL, BOTS, info, rules, toss], others: [] },
    {
      path: `${game}/reference-players`,
      ours: [KERNEL, BOTS, info, rules, `${game}/bot`],
      others: [],
    },
    { path: texts, ours: [KERNEL, BOX, info, exported], others: [] },
    { path: `${game}/picture.ts`, ours: [KERNEL, BOX, info, exported], others: [] },
    // A profile shows signs alone, and loads no rules for them.
    { path: `${game}/openings.ts`, ours: [KERNEL, BOX, info, rules], others: [] },
    { path: `${game}/lessons`, ours: [KERNEL, BOX, info, exported], others: [] },
    {
      path: `${game}/table`,
      ours: [KERNEL, UI, BOX, info, exported, toss, texts],
      others: DRAWING,
    },
    {
      path: `${game}/real-table`,
      ours: [KERNEL, UI, BOX, info, exported, texts, `${game}/table`],
      others: DRAWING,
    },
    {
      path: `${game}/paper`,
      ours: [KERNEL, UI, BOX, info, exported, `${game}/table`],
      others: DRAWING,
    },
    { path: `${game}/index.ts`, ours: [KERNEL, BOX, game], others: [] },
  ];
}
