import type { AuditEntry, BlockedName, ModerationAct } from '@kast/protocol';
import type { StoredChatLine } from './chat-store.ts';
import type { GuestId, MatchId } from './ids.ts';

export interface StoredBlock {
  readonly player: GuestId;
  readonly why: string;
  readonly at: number;
  /** For good, where it is undefined. */
  readonly until: number | undefined;
}

export interface StoredReport {
  readonly id: string;
  readonly match: MatchId;
  readonly game: string;
  readonly room: StoredChatLine['room'];
  readonly number: number;
  readonly reporter: GuestId;
  readonly author: GuestId;
  readonly reason: string;
  readonly ply: number;
  readonly at: number;
  /** As it was when it was reported. */
  readonly context: readonly StoredChatLine[];
}

export interface NewAct {
  readonly moderator: GuestId;
  readonly at: number;
  readonly act: ModerationAct;
}

/**
 * What moderators see and do. The role belongs to a player id; it holds as long as the secret is the one that
 * gave it, of which only a hash is stored.
 */
export interface ModerationStore {
  makeModerator(player: GuestId, secretHash: string, at: number): Promise<void>;
  isModerator(player: GuestId, secretHash: string): Promise<boolean>;
  /** Those that are open, the oldest first. */
  openReports(limit: number): Promise<readonly StoredReport[]>;
  /** That holds now. */
  blockOf(player: GuestId, now: number): Promise<StoredBlock | undefined>;
  blocks(now: number, limit: number): Promise<readonly StoredBlock[]>;
  blockedNames(limit: number): Promise<readonly BlockedName[]>;
  /** Does it and writes it down, both or none. `unknown`: there is nothing that it could be done to. */
  act(act: NewAct): Promise<'done' | 'unknown'>;
  /** The latest first. */
  auditLog(limit: number, before?: number): Promise<readonly AuditEntry[]>;
}
