import type { FaultTexts } from '../fault-texts.ts';
import { counted } from '../plural.ts';

export const faults: FaultTexts = {
  table: {
    'not-your-turn': () => 'It is not your turn.',
    notation: ({ text }) => `“${text}” is not a move the way moves are written here.`,
    'match-over': () => 'The match is over; nothing can be added.',
    'no-such-seat': ({ seat }) => `There is no seat ${seat} at this table.`,
    'chance-not-due': () => 'It is not for chance to decide now.',
    'seat-resigned': () => 'Who has resigned is no longer playing.',
    'draw-already-offered': () => 'You have already offered a draw; wait for the answer.',
    'too-many-draw-offers': ({ most }) =>
      `You have already offered a draw ${counted(most, 'time', 'times')} in this match.`,
    'too-many-undos': ({ most }) =>
      `You have already taken back ${counted(most, 'move', 'moves')} in this match.`,
    'log-full': () => 'This match has grown too long: only resigning and a draw are left.',
    'nothing-to-take-back': () =>
      'There is no move of yours to take back: it has been taken back, or the other side has moved.',
    'take-back-not-in-this-game': () => 'In this game a move stands.',
    'not-by-a-seat': () => 'Only the table itself can do that, not a player.',
    'bad-seat-count': ({ min, max }) => `This game is for ${min} to ${max} players.`,
    'unknown-option': ({ option }) => `This game has no option “${option}”.`,
    'bad-option-value': ({ option, allowed }) =>
      `For “${option}” the choice is: ${allowed.join(', ')}.`,
  },
  wire: {
    'malformed-json': () => 'The server could not read the message.',
    'bad-request': () => 'The server did not understand the request.',
    'bad-event-id': () => 'We lost the thread. Please reload the table.',
    'bad-session': () => 'We did not recognise you for a moment. Please try again.',
    'cross-site': () => 'This can only be done from the Spellenkast itself.',
    'no-seat': () => 'You do not sit at this table.',
    'not-welcome': () => 'Nobody may watch at this table.',
    'not-the-maker': () => 'Only who set the table hands out invitations.',
    'bad-invitation': () => 'This invitation is not one of this table.',
    'not-found': () => 'There is nothing to be found here.',
    'unknown-game': ({ game }) => `The game “${game}” is not in this cupboard.`,
    'unknown-match': () => 'There is no such match (any more).',
    'request-timeout': () =>
      'The request took too long to get to the server. Check your connection.',
    'seat-taken': () => 'Somebody else has taken this seat.',
    'already-seated': () => 'You already sit at this table, in another seat.',
    stale: () => 'That was not asked any more. Have a look at what has happened.',
    'not-over': () => 'The match is not over yet.',
    'too-many-matches': ({ limit }) =>
      `At most ${limit} matches can be running that one player has set up. Finish some first.`,
    'body-too-large': () => 'This is too large to be sent.',
    'wrong-content-type': () => 'The server could not read the message.',
    refused: ({ rule }) => `Rule ${rule} forbids it.`,
    'bad-seats': ({ problem }) =>
      problem === 'two-for-me'
        ? 'You can sit in one seat only.'
        : 'At least one person must sit at the table.',
    'bad-name': ({ problem, longest }) => {
      if (problem === 'empty') return 'Please fill in a name.';
      if (problem === 'too-long') return `A name has at most ${longest} letters.`;
      return 'It has characters that cannot be in a name.';
    },
    'bad-record': () => 'This is not the file of a match.',
    'too-many-requests': ({ seconds }) =>
      `That is a little fast. Wait ${counted(seconds, 'second', 'seconds')} and try again.`,
    'too-many-streams': () => 'Too many tables are open here. Close one first.',
    'headers-too-large': () =>
      'The request was too large for the server. Clearing this site’s cookies may help.',
    'broken-match': () =>
      'This match cannot be read any more. It was reported; other matches are not affected.',
    internal: () => 'Something went wrong on the server. Nothing was changed.',
    'no-verdict': () =>
      'The referee could not judge this throw. It does not count: feel free to throw again.',
    busy: () => 'It is busy for a moment. Please try again shortly.',
    'shutting-down': () => 'The server is restarting. Please try again shortly.',
    unreachable: () => 'The server cannot be reached. Check your connection.',
  },
  trouble: {
    'bot-failed': 'The computer has lost the thread.',
    'referee-failed':
      'The throw has been noted, but could not be judged. Are you offline? Try again in a moment.',
    'not-kept': 'This device will not keep the match. Leave this page open, or download the match.',
  },
};
