import { rulesOf } from '@kast/games';
import { fail, logFor, ok, recordOf, type RecordFault, type Result } from '@kast/kernel';
import type { JSX } from 'preact';
import { useRoute } from 'preact-iso';
import { boxOf } from '../cupboard/boxes.ts';
import { client } from '../device/client.ts';
import { matchesHere } from '../device/saved-matches.ts';
import { failureText } from '../i18n/fault-texts.ts';
import { words } from '../i18n/language.ts';
import { NotFound } from '../page/NotFound.tsx';
import { Fetching } from '../page/Page.tsx';
import { useLoaded } from '../page/use-loaded.ts';
import { type Fault, failed } from '../session/fault.ts';
import { isLocalId } from '../session/here/begin-match.ts';
import { holdersHere } from '../session/here/holders.ts';
import { reviveMatch } from '../session/here/saved-match.ts';
import type { Holder } from '../session/holder.ts';
import { holdersFrom } from '../session/online/holders.ts';
import { readFaultWords } from './fault-words.ts';
import { plyFrom } from './ply-from.ts';
import { ReplayRoom } from './ReplayRoom.tsx';
import { type ReadFault, type ReadMatch, readMatch } from './read-match.ts';

interface Found {
  readonly read: ReadMatch;
  readonly holders: readonly Holder[];
}

type Missing =
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'unreadable'; readonly fault: ReadFault };

/** `/m/<id>/replay` */
export function MatchReplay(): JSX.Element {
  const { params, query } = useRoute();
  const id = params['id'] ?? '';
  const found = useLoaded(() => (isLocalId(id) ? findHere(id) : findOnline(id)), [id]);
  if (found.status !== 'here') return <Fetching failed={found.status === 'failed'} />;
  if (!found.value.ok) return <NoReplay missing={found.value.error} />;
  const { read, holders } = found.value.value;
  return <ReplayRoom read={read} holders={holders} matchId={id} startPly={plyFrom(query['ply'])} />;
}

function NoReplay({ missing }: { readonly missing: Missing }): JSX.Element {
  const t = words();
  if (missing.kind === 'elsewhere') {
    return <NotFound title={t.table.otherDeviceTitle} text={t.table.otherDevice} />;
  }
  return <NotFound title={t.replay.noReplayTitle} text={whyMissing(missing)} />;
}

function whyMissing(missing: Exclude<Missing, { kind: 'elsewhere' }>): string {
  const t = words();
  if (missing.kind === 'unreadable') {
    const { fault } = missing;
    const isMasked = fault.code === 'faulty' && fault.fault.code === 'masked-entry';
    return isMasked ? t.replay.stillRunning : readFaultWords(t, undefined, fault);
  }
  const { fault } = missing;
  return fault.kind === 'failed' ? failureText(t.faults, fault.failure) : t.page.notFound;
}

async function findHere(id: string): Promise<Result<Found, Missing>> {
  const saved = matchesHere.get(id);
  const log = saved && matchesHere.logOf(saved);
  const box = saved && boxOf(saved.game);
  if (!saved || !log || !box) return fail({ kind: 'elsewhere' });
  const { rulesVersion, seed } = saved;
  const game = await rulesOf(box, rulesVersion);
  if (!game) return fail(unreadable({ code: 'unknown-rules-version', rulesVersion }));
  const begun = reviveMatch(saved, log, game);
  if (!begun.ok) return fail(unreadable(begun.error));
  const { match, plies } = begun.value;
  const you = saved.seats.findIndex(({ kind }) => kind === 'you') + 1;
  // While it runs, not more than the player may read.
  const read = await readMatch(recordOf(match, logFor(begun.value, plies, you || 'watcher'), seed));
  if (!read.ok) return fail({ kind: 'unreadable', fault: read.error });
  return ok({ read: read.value, holders: holdersHere(saved) });
}

function unreadable(fault: RecordFault): Missing {
  return { kind: 'unreadable', fault: { code: 'faulty', fault, record: undefined } };
}

async function findOnline(id: string): Promise<Result<Found, Missing>> {
  const [snapshot, record] = await Promise.all([client.snapshot(id), client.record(id)]);
  if (!snapshot.ok) return fail({ kind: 'fault', fault: failed(snapshot.error) });
  if (!record.ok) return fail({ kind: 'fault', fault: failed(record.error) });
  const read = await readMatch(record.value);
  if (!read.ok) return fail({ kind: 'unreadable', fault: read.error });
  const { seats, you } = snapshot.value;
  return ok({ read: read.value, holders: holdersFrom(seats, you) });
}
