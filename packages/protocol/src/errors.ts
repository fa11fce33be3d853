import type { Fact, RecordFault } from '@kast/kernel';
import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { PlyCount, SeatNumber, WireStanding } from './fields.ts';
import { LONGEST_CHAT } from './chat-phrases.ts';
import { LONGEST_NAME, SHORTEST_PASSWORD } from './longest-name.ts';
import { ClubProblem } from './club.ts';
import { PlyEvent } from './live.ts';

interface ErrorSpec<Facts extends TSchema> {
  readonly status: number;
  /** For people who write programs; what players read is in the texts of the web app. */
  readonly text: string;
  readonly facts: Facts;
}

/** Every failure that the server answers with: `{ code, text, …facts }`. */
export const ERRORS = {
  'malformed-json': error(400, 'The body is not JSON.'),
  'bad-request': error(400, 'The request does not have the right shape.', {
    field: Type.String(),
    problem: Type.String(),
  }),
  'bad-event-id': error(400, 'Last-Event-ID is no ply of this match.', { ply: PlyCount }),
  'bad-session': error(401, 'The session cookie is not ours. It has been taken away: try again.'),
  'not-signed-in': error(401, 'You are a guest here: this is for who has an account.'),
  'bad-sign-in': error(403, 'Nobody can be signed in by that: it is wrong, used or too old.'),
  'proof-needed': error(403, 'Show again that it is you: by your password, or by a passkey.'),
  'bad-token': error(401, 'There is no such token (any more).'),
  'cross-site': error(403, 'Another site may not act for its visitors.'),
  'not-for-tokens': error(403, 'A token is for playing, and for nothing else.'),
  'no-seat': error(403, 'You hold no seat at this table.'),
  'not-welcome': error(403, 'This table is not open to watchers.'),
  'not-the-maker': error(403, 'Only who set this table hands out its invitations.'),
  'bad-invitation': error(403, 'The invitation is not one of this table.'),
  'bad-code': error(403, 'This code leads nowhere: it is wrong, used or too old.'),
  'bad-mail-link': error(403, 'This link of a mail leads nowhere (any more).', {
    problem: Type.Union([Type.Literal('unknown'), Type.Literal('used'), Type.Literal('expired')], {
      description: 'No such link, or a later one was sent; used before; too old.',
    }),
  }),
  'not-the-host': error(403, 'Only a host of this evening may do that.'),
  'not-a-moderator': error(403, 'This is for who runs this server.'),
  blocked: error(403, 'Who runs this server does not let you do this for the time being.'),
  'not-found': error(404, 'There is nothing at this address.'),
  'unknown-game': error(404, 'There is no such game in the cupboard.', { game: Type.String() }),
  'unknown-match': error(404, 'There is no such match.'),
  'unknown-club': error(404, 'There is no such club evening.'),
  'unknown-player': error(404, 'There is no such player, or they show nothing of themselves.'),
  'unknown-friend': error(404, 'You have no such friend.'),
  'unknown-token': error(404, 'You have no such token.'),
  'request-timeout': error(408, 'The request did not arrive in time.'),
  'name-taken': error(409, 'Somebody else signs in by this name.'),
  'has-account': error(409, 'You have an account already.'),
  'last-way-in': error(409, 'Nobody could sign in to this account any more.'),
  'too-many-passkeys': error(409, 'This account has as many passkeys as it may.', {
    limit: Type.Integer(),
  }),
  'seat-taken': error(409, 'Somebody else has taken this seat.', { seat: SeatNumber }),
  'already-seated': error(409, 'You have another seat at this table.', { seat: SeatNumber }),
  stale: error(409, 'What you answer is not asked any more. `missed` is what happened since.', {
    standing: WireStanding,
    missed: Type.Optional(
      Type.Array(PlyEvent, { description: 'Absent where it is too much: ask for a snapshot.' }),
    ),
  }),
  'not-over': error(409, 'The match is not over yet.'),
  'too-many-matches': error(409, 'Who set this table has too many running matches already.', {
    limit: Type.Integer(),
  }),
  'too-many-wishes': error(409, 'Too many are looking for somebody from this network already.', {
    limit: Type.Integer(),
  }),
  'club-refused': error(409, 'The evening does not allow it (T17).', { problem: ClubProblem }),
  'too-many-tokens': error(409, 'You have as many tokens as one may have.', {
    limit: Type.Integer(),
  }),
  'too-many-friends': error(409, 'One of you has as many friends as one may have.', {
    limit: Type.Integer(),
  }),
  'too-many-friend-links': error(409, 'You have as many links as one may have at a time.', {
    limit: Type.Integer(),
  }),
  'too-many-invitations': error(409, 'You have asked friends to as many tables as one may.', {
    limit: Type.Integer(),
  }),
  'bad-friend-link': error(410, 'Nobody becomes a friend by this link.', {
    problem: Type.Union(
      [Type.Literal('unknown'), Type.Literal('expired'), Type.Literal('used'), Type.Literal('own')],
      {
        description:
          'There is none, or who made it is not here any more; too old; used by somebody; made by yourself.',
      },
    ),
  }),
  'body-too-large': error(413, 'The body is too large.', { limit: Type.Integer() }),
  'wrong-content-type': error(415, 'The body must be application/json.'),
  refused: error(422, 'A rule forbids it.', {
    rule: Type.String(),
    reason: Type.String(),
    facts: Type.Unsafe<Readonly<Record<string, Fact>>>(Type.Object({})),
  }),
  'bad-seats': error(422, 'These seats cannot be set.', {
    problem: Type.Union([Type.Literal('two-for-me'), Type.Literal('only-bots')]),
  }),
  'bad-clock': error(422, 'Such a clock cannot be set.', {
    problem: Type.Union(
      [Type.Literal('zone'), Type.Literal('not-by-days'), Type.Literal('no-holiday')],
      {
        description:
          'No such time zone; a holiday where no clock by days runs; more days than are left.',
      },
    ),
  }),
  'bad-plan': error(422, 'This cannot be planned.', {
    problem: Type.Union(
      [
        Type.Literal('no-plans'),
        Type.Literal('gone-on'),
        Type.Literal('your-turn'),
        Type.Literal('no-answer'),
        Type.Literal('contradiction'),
        Type.Literal('over'),
      ],
      {
        description:
          'Not in this game; the match has gone on; you are asked already; a line does not end with your move; two lines answer the same differently; a line goes on after the end.',
      },
    ),
  }),
  'bad-wish': error(422, 'None of these games can be played by so many.'),
  'bad-name': error(422, 'The name cannot be used.', {
    problem: Type.Union([
      Type.Literal('empty'),
      Type.Literal('too-long'),
      Type.Literal('characters'),
      Type.Literal('not-allowed'),
    ]),
    longest: Type.Literal(LONGEST_NAME),
  }),
  'bad-time-zone': error(422, 'There is no such time zone.', {
    timeZone: Type.String({ description: 'As in Europe/Amsterdam.' }),
  }),
  'bad-mail-address': error(422, 'This is no address of mail that can be written to.'),
  'bad-push-endpoint': error(422, 'The endpoint is not one of a push service that is known here.'),
  'chat-refused': error(422, 'This cannot be said or read here.', {
    problem: Type.Union(
      [
        Type.Literal('other-room'),
        Type.Literal('closed'),
        Type.Literal('not-one'),
        Type.Literal('empty'),
        Type.Literal('too-long'),
      ],
      {
        description:
          'Players and watchers talk in rooms of their own; the match ended long ago; not exactly one of phrase and text; nothing is left of it; more letters than `longest`.',
      },
    ),
    longest: Type.Literal(LONGEST_CHAT),
  }),
  'bad-password': error(422, 'The password cannot be used.', {
    problem: Type.Union([
      Type.Literal('too-short'),
      Type.Literal('too-long'),
      Type.Literal('too-easy'),
    ]),
    shortest: Type.Literal(SHORTEST_PASSWORD),
  }),
  'bad-rated': error(422, 'Such a table cannot be rated.', {
    problem: Type.Union([
      Type.Literal('needs-account'),
      Type.Literal('needs-clock'),
      Type.Literal('only-people'),
    ]),
  }),
  'bad-nonce': error(422, 'The nonce cannot be taken.', {
    problem: Type.Union(
      [
        Type.Literal('not-one'),
        Type.Literal('not-asked'),
        Type.Literal('resigned'),
        Type.Literal('too-early'),
        Type.Literal('other-hash'),
      ],
      {
        description:
          'Not exactly one field; nothing is asked of this seat (any more); this seat has resigned; not everybody is bound yet; not what this seat is bound to.',
      },
    ),
  }),
  'bad-record': error(422, 'The record is not that of a match.', {
    fault: Type.Unsafe<RecordFault>(Type.Object({ code: Type.String() })),
  }),
  'too-many-requests': error(429, 'Too many requests.', {
    seconds: Type.Integer({
      description: 'Until this request could be paid; also in Retry-After.',
    }),
    key: Type.Union(
      [
        Type.Literal('player'),
        Type.Literal('token'),
        Type.Literal('network'),
        Type.Literal('name'),
      ],
      {
        description:
          'Whose budget is spent: that of a player, of a token, of the network that one asks from, or of the name that one signs in by.',
      },
    ),
  }),
  'too-many-mails': error(429, 'So many mails were asked for that no more are sent for a while.', {
    seconds: Type.Integer({ description: 'When to try again; also in Retry-After.' }),
  }),
  'too-many-streams': error(429, 'Too many streams are open.', {
    seconds: Type.Integer({ description: 'When to try again; also in Retry-After.' }),
    key: Type.Union([Type.Literal('player'), Type.Literal('network')]),
  }),
  'headers-too-large': error(431, 'The head of the request is too large.'),
  internal: error(500, 'Something broke on our side.'),
  'broken-match': error(
    500,
    'This match cannot be read. It was reported; others are not affected.',
  ),
  'no-verdict': error(503, 'The referee could not judge it. Nothing was stored: do it again.'),
  busy: error(503, 'Too much to do at the moment. Try again.'),
  unavailable: error(
    503,
    'What is stored cannot be reached or written for the moment. Try again, with the same key.',
  ),
  'shutting-down': error(503, 'The server is going down. Try again in a moment.'),
} as const;

export type ErrorCode = keyof typeof ERRORS;

export const ERROR_CODES = Object.keys(ERRORS) as readonly ErrorCode[];

export type ErrorFacts<Code extends ErrorCode> = Static<(typeof ERRORS)[Code]['facts']>;

export type WireError<Code extends ErrorCode = ErrorCode> = {
  [Each in Code]: { readonly code: Each; readonly text?: string } & ErrorFacts<Each>;
}[Code];

/** The schema of the answers that a route may fail with, by status. */
export function failures(...codes: readonly ErrorCode[]): Record<number, TSchema> {
  const byStatus = Object.groupBy(codes, (code) => ERRORS[code].status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, some = []]) => [
      status,
      Type.Union(some.map(errorSchema)),
    ]),
  );
}

function errorSchema(code: ErrorCode): TSchema {
  const { text, facts } = ERRORS[code];
  return Type.Object(
    { code: Type.Literal(code), text: Type.Optional(Type.String()), ...facts.properties },
    { description: text },
  );
}

function error<Facts extends TProperties = Record<never, never>>(
  status: number,
  text: string,
  facts?: Facts,
): ErrorSpec<TObject<Facts>> {
  return { status, text, facts: Type.Object(facts ?? ({} as Facts)) };
}
