/**
 * What a browser talks to the server with. Of the schemas only the types come along: at run time
 * nothing of TypeBox is needed here.
 */
export type { AbsenceRule, AwayInfo, SubstitutedStretch, SubstituteInfo } from '../absence.ts';
export type { ClockInfo, ClockTerms, SeatClockInfo } from '../clock.ts';
export type {
  ChatEvent,
  ChatLine,
  ChatPage,
  ChatRequest,
  ChatRoom,
  MuteRequest,
  ReportReason,
  ReportRequest,
} from '../chat.ts';
export { LONGEST_CHAT, type Phrase, PHRASES } from '../chat-phrases.ts';
export type {
  ClubPerson,
  ClubProblem,
  ClubRound,
  ClubRoundWish,
  ClubSettings,
  ClubSummary,
  ClubTable,
  ClubView,
} from '../club.ts';
export type { ErrorCode, ErrorFacts, WireError } from '../errors.ts';
export type { Me, NameAnswer } from '../guest.ts';
export { readName } from '../guest-name.ts';
export type { ComputerSeat, InvitationInfo, Reach } from '../invitation.ts';
export type { PlyEvent, TableEvent } from '../live.ts';
export type {
  Lobby,
  LobbyAnswer,
  OpenTable,
  Pace,
  UsualWait,
  WatchableMatch,
  Wish,
  WishRequest,
} from '../lobby.ts';
export type {
  HistoryPage,
  Invite,
  Invites,
  MatchList,
  MatchMade,
  MatchSummary,
  NewMatch,
  NonceRequest,
  Rematch,
  SeatClaimed,
  SeatInfo,
  SeatNonceInfo,
  SeatWish,
  Snapshot,
} from '../match.ts';
export type {
  AuditEntry,
  AuditLog,
  Block,
  BlockList,
  ModerationAct,
  Report,
  ReportedLine,
} from '../moderation.ts';
export { bindingOf, isEverybodyBound } from '../nonce-binding.ts';
export type {
  NotificationSettings,
  NotificationsAnswer,
  PushedNotice,
  QuietHours,
} from '../notifications.ts';
export { notificationsClient } from './notifications-client.ts';
export { ANY_GAME, LANGUAGE_COOKIE, PAGE_ADDRESSES } from '../page-addresses.ts';
export type { ActRequest, EntryAnswer, MoveRequest, TableAct } from '../play.ts';
export type { Ladder, LadderEntry } from '../rating.ts';
export type { RecordJudged } from '../record.ts';
export type { LegalMoves, TokenInfo, TokenMade } from '../token.ts';
export type { SeatCode, SeatCodeUsed } from '../seat-code.ts';
export { type Client, connectTo, newKey } from './client.ts';
export { isPassing } from './passing-failures.ts';
export type { Answer, Failure, FailureCode, Transport } from './request.ts';
export type { StreamState, TableListener, TableStream } from './table-stream.ts';
