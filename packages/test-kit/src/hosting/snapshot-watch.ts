import { isDeepStrictEqual } from 'node:util';
import {
  append,
  type HostedMatch,
  happeningFor,
  hostPly,
  makeSnapshot,
  must,
  type Playthrough,
  type Ply,
  projectionOf,
  type Random,
  readSnapshot,
  standingFor,
} from '@kast/kernel';
import { short } from '../fault.ts';
import { isPlainJson, throughJson } from '../plain-json.ts';
import type { Found, Watch } from './watch.ts';

/** A snapshot is made now and then, and goes on beside the match for so many plies. */
const PLIES_PLAYED_ON = 24;

/** A host that has read a snapshot tells everybody the same as one that never stopped. */
export function snapshotWatch(random: Random): Watch<[before: Playthrough, after: Playthrough]> {
  let restored: { hosted: HostedMatch; left: number } | undefined;
  return (before, after) => {
    if (!restored || restored.left === 0) {
      if (restored || random.below(4) > 0) {
        restored = undefined;
        return [];
      }
      const snapshot = makeSnapshot(before);
      if (!isPlainJson(snapshot)) {
        return [{ code: 'snapshot-not-plain-json', detail: short(snapshot) }];
      }
      const { game, setup } = before.match;
      const hosted = readSnapshot(game, setup, throughJson(snapshot));
      restored = { hosted, left: PLIES_PLAYED_ON };
    }
    const ply = must(after.plies.at(-1), 'the entry');
    const { hosted, left } = restored;
    const next = append(hosted.match, ply.entry);
    if (!next.ok) return [differs(`${ply.entry.move} is refused: ${JSON.stringify(next.error)}`)];
    const again = hostPly(hosted, next.value);
    restored = { hosted: again, left: left - 1 };
    if (!isDeepStrictEqual(makeSnapshot(again), makeSnapshot(after))) {
      return [differs('it becomes another match')];
    }
    const told = toldTo(before, after, ply);
    const toldAgain = toldTo(hosted, again, next.value.ply);
    return told === toldAgain ? [] : [differs(`${short(toldAgain)} and not ${short(told)}`)];
  };
}

/** What everybody is told of an entry. */
function toldTo(before: HostedMatch, after: HostedMatch, ply: Ply): string {
  const told = [...after.projections.keys()].map((viewer) => {
    const [knew, knows] = [projectionOf(before, viewer), projectionOf(after, viewer)];
    return [happeningFor(knew, knows, after.match, ply), standingFor(after.match, viewer)];
  });
  return JSON.stringify(told);
}

function differs(detail: string): Found {
  return { code: 'snapshot-goes-on-differently', detail };
}
