import { readFileSync } from 'node:fs';
import {
  append,
  type AnyGame,
  type MatchRecord,
  must,
  newMatch,
  type Seat,
  standingFor,
} from '@kast/kernel';
import type { FirstMatch, FirstNote, ToldPly } from './first-match.ts';
import type { GameBox } from './game-box.ts';
import { rulesOf } from './rules-of.ts';

type Told = ToldPly<unknown, unknown>;

/** In Dutch. */
export function companionOf({ firstMatch }: GameBox): Promise<FirstMatch> {
  return must(firstMatch, 'somebody who accompanies')('nl');
}

/** A golden match as one seat is told of it, ply by ply. */
export async function toldTo(
  box: GameBox,
  name: string,
  seat: Seat,
): Promise<readonly (Told & { readonly by: Seat | 'chance' })[]> {
  const file = new URL(`../${box.info.id}/golden/${name}.json`, import.meta.url);
  const record = JSON.parse(readFileSync(file, 'utf8')) as MatchRecord;
  const game: AnyGame = must(await rulesOf(box, record.rulesVersion), 'its rules');
  const begun = newMatch(game, record);
  if (!begun.ok) throw new Error(begun.error.reason);
  let match = begun.value;
  return record.log.flatMap((entry) => {
    const before = standingFor(match, seat).view;
    const next = append(match, entry);
    if (!next.ok) throw new Error(next.error.reason);
    match = next.value.match;
    const { step } = next.value.ply;
    if (!step) return [];
    const events = game.events(step, seat);
    return [{ by: step.by, events, before, view: standingFor(match, seat).view, seat }];
  });
}

/** What would be explained to a seat in a golden match, each thing where it comes first. */
export async function explainedTo(
  box: GameBox,
  guide: FirstMatch,
  name: string,
  seat: Seat,
): Promise<ReadonlyMap<string, FirstNote>> {
  const notes = (await toldTo(box, name, seat)).flatMap((told) => guide.notes(told));
  return new Map(notes.toReversed().map((note) => [note.id, note]));
}
