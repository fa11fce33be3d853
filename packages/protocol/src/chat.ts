import { type Static, Type } from 'typebox';
import { type Phrase, PHRASES } from './chat-phrases.ts';
import { Moment, PlyCount, SeatNumber } from './fields.ts';
import { IdempotencyKey } from './play.ts';

const strict = { additionalProperties: false };

/** Who sits at the table talks in one room, who looks on in the other. T14 */
export const ChatRoom = Type.Union([Type.Literal('players'), Type.Literal('watchers')]);
export type ChatRoom = Static<typeof ChatRoom>;

const PhraseName = Type.Unsafe<Phrase>(Type.Union(PHRASES.map((phrase) => Type.Literal(phrase))));

const LineNumber = Type.Integer({ minimum: 1, maximum: 1e9 });

export const ChatLine = Type.Object({
  room: ChatRoom,
  number: Type.Integer({ description: 'Its place in the room; later lines have higher ones.' }),
  version: Type.Integer({ description: 'That of the room when the line was last changed.' }),
  author: Type.String({ description: 'The same for all lines of one author in this match.' }),
  seat: Type.Optional(SeatNumber),
  name: Type.Optional(Type.String()),
  phrase: Type.Optional(PhraseName),
  text: Type.Optional(Type.String({ description: 'Plain text, whatever it looks like.' })),
  at: Moment,
  ply: PlyCount,
  removed: Type.Optional(Type.Literal(true, { description: 'A moderator has taken it away.' })),
  muted: Type.Optional(Type.Literal(true, { description: 'You do not want to read this author.' })),
});
export type ChatLine = Static<typeof ChatLine>;

/**
 * `event: chat`, without an id: `Last-Event-ID` is about plies alone. A line that was written or taken away; or,
 * without one, how far the room is: who knows less asks for its last page.
 */
export const ChatEvent = Type.Object({
  room: ChatRoom,
  version: Type.Integer(),
  line: Type.Optional(ChatLine),
});
export type ChatEvent = Static<typeof ChatEvent>;

export const ChatPage = Type.Object({
  lines: Type.Array(ChatLine, { description: 'The earliest first.' }),
  more: Type.Boolean({ description: 'There are earlier ones.' }),
  version: Type.Integer(),
  you: Type.Optional(Type.String({ description: 'The author that you are in this match.' })),
});
export type ChatPage = Static<typeof ChatPage>;

/** Exactly one of `phrase` and `text`. */
export const ChatRequest = Type.Object(
  {
    room: ChatRoom,
    phrase: Type.Optional(PhraseName),
    text: Type.Optional(Type.String({ maxLength: 2000 })),
    key: IdempotencyKey,
  },
  strict,
);
export type ChatRequest = Static<typeof ChatRequest>;

/** Whoever wrote that line. */
export const MuteRequest = Type.Object(
  { room: ChatRoom, number: LineNumber, muted: Type.Boolean() },
  strict,
);
export type MuteRequest = Static<typeof MuteRequest>;

export const MuteAnswer = Type.Object({ author: Type.String(), muted: Type.Boolean() });
export type MuteAnswer = Static<typeof MuteAnswer>;

export const ReportReason = Type.Union([
  Type.Literal('insult'),
  Type.Literal('threat'),
  Type.Literal('spam'),
  Type.Literal('cheating'),
  Type.Literal('other'),
]);
export type ReportReason = Static<typeof ReportReason>;

export const ReportRequest = Type.Object(
  { room: ChatRoom, number: LineNumber, reason: ReportReason },
  strict,
);
export type ReportRequest = Static<typeof ReportRequest>;

export const ReportAnswer = Type.Object({ reported: Type.Literal(true) });
export type ReportAnswer = Static<typeof ReportAnswer>;
