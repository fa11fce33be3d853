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
import type { AdvisedMove, HintReasons } from './hint-reasons.ts';
import { rulesOf } from './rules-of.ts';
import type { Language } from './texts/languages.ts';

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
  const { record, game, begun } = await goldenMatch(box, name);
  let match = begun;
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

/** Every decision of a golden match, as a hint to whoever made it. */
export async function advisedIn(
  box: GameBox,
  name: string,
): Promise<readonly AdvisedMove<unknown, unknown>[]> {
  const { record, begun } = await goldenMatch(box, name);
  let match = begun;
  return record.log.flatMap((entry) => {
    const before = match;
    const next = append(match, entry);
    if (!next.ok) throw new Error(next.error.reason);
    match = next.value.match;
    const { step } = next.value.ply;
    if (!step || step.by === 'chance') return [];
    const { by: seat, move } = step;
    return [{ move, seat, view: standingFor(before, seat).view, players: [] }];
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

/** After how many plies each note of a golden match, where it comes first, is true no more. */
export async function lastingOf(
  box: GameBox,
  guide: FirstMatch,
  name: string,
  seat: Seat,
): Promise<ReadonlyMap<string, number>> {
  const told = await toldTo(box, name, seat);
  const lasting = told.flatMap((ply, at) =>
    guide.notes(ply).map((note): [string, number] => {
      const over = told.slice(at + 1).findIndex(({ view }) => note.isOver?.(view));
      return [note.id, over < 0 ? Infinity : over + 1];
    }),
  );
  return new Map(lasting.toReversed());
}

export async function reasonsOf(box: GameBox, language: Language = 'nl'): Promise<HintReasons> {
  const { hintReasons } = await box.table();
  return must(hintReasons, 'reasons for hints')(language);
}

async function goldenMatch(box: GameBox, name: string) {
  const file = new URL(`../${box.info.id}/golden/${name}.json`, import.meta.url);
  const record = JSON.parse(readFileSync(file, 'utf8')) as MatchRecord;
  const game: AnyGame = must(await rulesOf(box, record.rulesVersion), 'its rules');
  const begun = newMatch(game, record);
  if (!begun.ok) throw new Error(begun.error.reason);
  return { record, game, begun: begun.value };
}
