import { cupboard, tableFolderSuite } from '@kast/test-kit/suites';

/** Games whose table stands on the stage and the kit; every game belongs here. */
const GAMES = ['tablut', 'drunter-und-drueber', 'heuchel-und-meuchel', 'la-courte-paille'];

tableFolderSuite(GAMES.flatMap((game) => cupboard.filter(({ id }) => id === game)));
