import type { Messages } from '../nl/index.ts';

export const replay: Messages['replay'] = {
  title: (game) => `Looking back: ${game}`,
  heading: 'Looking back',
  toStart: 'To the start',
  stepBack: 'One move back',
  stepForward: 'One move on',
  toEnd: 'To the end',
  play: 'Play',
  pause: 'Pause',
  slider: 'Place in the match',
  at: (ply, count) => `Move ${ply} of ${count}`,
  atStart: 'Opening position',
  eyes: 'Through whose eyes?',
  open: 'All open',
  eyesOf: (seat) => `As ${seat} saw it`,
  estimate: 'Who is doing better?',
  estimateStart: 'Let the computer have a look',
  estimateBusy: (done, count) => `The computer is looking: ${done} of ${count}`,
  estimateText: (name, percent) => `Chance for ${name}: ${percent}%`,
  estimateGraph: 'Chance of winning in the course of the match, as the computer sees it',
  preferred: (move) => `The computer would have played ${move} here.`,
  preferredSame: (move) => `The computer would have played ${move} too.`,
  share: 'Share this position',
  shareText: 'The link opens the match at exactly this move.',
  download: 'Save as a file',
  toTable: 'To the table',
  importTitle: 'Look at a match',
  importText:
    'Choose a file that was saved here, drag it here, or paste what is in it. Every move is checked against the rules first.',
  importFile: 'Choose a file',
  importPaste: 'Or paste its content',
  importButton: 'Look at this match',
  stillRunning:
    'This match is still running and has things to hide. You can look back once it is over.',
  noReplayTitle: 'This match cannot be shown',
  faults: {
    'not-json': 'This is not a readable file of a match: it is not JSON.',
    'broken-link': 'The link was damaged on its way; the match cannot be read from it.',
    'not-judged':
      'The throws of this match could not be checked. Are you offline? Try again in a moment.',
    'not-a-record': (field) =>
      field === ''
        ? 'This is not the file of a match.'
        : `This is not the file of a match: something is wrong at “${field}”.`,
    'unknown-game': (game) => `The game “${game}” is not in this cupboard.`,
    'unknown-rules-version': (version) =>
      `This match was played under version ${version} of the rules, which we do not know.`,
    'bad-setup': (reason) => `The table cannot have been set like this. ${reason}`,
    'masked-entry': (at) => `Move ${at} is hidden: this file is of a match that was still running.`,
    'refused-entry': (at, move, reason) => `Move ${at}, “${move}”, is not allowed. ${reason}`,
    'wrong-spelling': (at, move, expected) =>
      `Move ${at} is written “${move}”, but should be written “${expected}”.`,
    'wrong-verdict': (at, move, expected) =>
      `Move ${at} is “${move}”, but the referee gives “${expected}” for this throw (T7).`,
    'seed-does-not-match-hash': 'The seal of chance does not fit the chance in this file.',
    'wrong-result': 'The result in the file does not follow from the moves.',
  },
};
