import { hashOfSeed, type Outcome, type Seat } from '@kast/kernel';
import { seatInfos } from '../live/seat-info.ts';
import { invitesToTable, seatInvitedTo } from '../matches/invitation.ts';
import type { Store, StoredMatch } from '../store/store.ts';

/** What a link to a match may say to anybody who has it. */
export interface MatchPreview {
  readonly game: string;
  /** Seat 1 first; undefined where nobody sits, or gave no name. */
  readonly names: readonly (string | undefined)[];
  readonly hasFreeSeat: boolean;
  readonly toDecide: readonly Seat[];
  readonly outcome: Outcome | undefined;
  readonly ply: number;
  /** Of who set the table, where the link is an invitation. */
  readonly host?: string | undefined;
  readonly isInvitation: boolean;
  /** Anybody may look on, and so at its picture. */
  readonly isOpen: boolean;
  /** It stands in the lists of what can be watched. */
  readonly isListed: boolean;
}

/**
 * By what is stored beside the log, so that no stranger's request folds a match. A table that is shut to
 * watchers tells whoever has no invitation nothing, and whoever has one not how it stands.
 */
export async function matchPreview(
  { store, secret }: { readonly store: Store; readonly secret: string },
  id: string,
  token: string | undefined,
): Promise<MatchPreview | undefined> {
  if (!/^[\w-]{1,100}$/.test(id)) return undefined;
  const match = await store.findMatch(id);
  if (!match) return undefined;
  const isInvitation = token !== undefined && isInvitedBy(secret, match, token);
  const isOpen = match.facts.watchers !== 'nobody';
  if (!isOpen && !isInvitation) return undefined;
  const { facts, seats, status } = match;
  const holders = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.holder] : []));
  const names = await store.namesOf([...holders, facts.maker]);
  const told = { seedHash: hashOfSeed(facts.seed), names, isPresent: () => false };
  return {
    game: facts.game,
    names: seatInfos(seats, told).map(({ name }) => name),
    hasFreeSeat: seats.some(({ kind }) => kind === 'open'),
    toDecide: isOpen ? status.toDecide : [],
    outcome: isOpen ? status.outcome : undefined,
    ply: isOpen ? status.ply : 0,
    ...(isInvitation ? { host: names.get(facts.maker) } : {}),
    isInvitation,
    isOpen,
    isListed: facts.watchers === 'anyone',
  };
}

function isInvitedBy(secret: string, { facts, seats }: StoredMatch, token: string): boolean {
  const open = seats.filter(({ kind }) => kind === 'open').map(({ seat }) => seat);
  if (open.length === 0) return false;
  return (
    seatInvitedTo(secret, facts.id, open, token) !== undefined ||
    invitesToTable(secret, facts.id, token)
  );
}
