import type { Messages } from '../nl/index.ts';
import { counted, span } from '../plural.ts';

export const cupboard: Messages['cupboard'] = {
  title: 'Spellenkast',
  welcome: 'A cupboard of five board games that are out of print, back on the table.',
  running: 'Matches in progress',
  yourTurn: 'Your turn',
  waiting: 'Waiting for the others',
  here: 'on this device',
  online: 'online',
  versus: (players) => `against ${players}`,
  watching: 'Computers playing each other',
  moves: (count) => counted(count, 'move', 'moves'),
  remove: 'Throw this match away',
  removeQuestion: 'This match is kept on this device alone, and will be gone.',
  removeYes: 'Throw away',
  keep: 'Keep',
  games: 'The games',
  players: (seats) => `${span(seats)} ${seats.max === 1 ? 'player' : 'players'}`,
  minutes: (minutes) => `${span(minutes)} min`,
  play: 'Play now',
  playHint: 'Against the computer',
  look: (name) => `Look at ${name}`,
  importRecord: 'Look at a match from a file',
  footer: 'Made for those who own, remember or discover these games.',
};
