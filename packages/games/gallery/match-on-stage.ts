import {
  type AnyGame,
  append,
  drawChance,
  type Entry,
  hashOfSeed,
  type Match,
  newMatch,
  type Played,
  type Ply,
  type Refusal,
  type Seat,
  standingFor,
  type Standing,
  type Viewer,
} from '@kast/kernel';
import { createStage, type Stage } from '@kast/ui/stage';
import type { PlayOutcome } from '@kast/ui';

export interface Shown {
  readonly standing: Standing;
  readonly last: { readonly by: Entry['by']; readonly events: readonly unknown[] } | undefined;
}

/** A match that is played here by everybody in turn, told by a stage: a table without anything around it. */
export interface MatchOnStage {
  readonly stage: Stage<Shown>;
  readonly match: () => Match;
  /** The next entry of the record, told. */
  readonly step: () => boolean;
  /** So many entries at once, without being told. */
  readonly jumpTo: (ply: number) => void;
  readonly play: (seat: Seat, move: unknown) => PlayOutcome;
  readonly refusalOf: (seat: Seat, move: unknown) => Refusal | undefined;
}

export interface Beginning {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly viewer: Viewer;
  readonly entries: readonly Entry[];
}

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

export function putOnStage({ game, seats, options, viewer, entries }: Beginning): MatchOnStage {
  const begun = newMatch(game, { seats, options, seedHash: hashOfSeed(SEED) });
  if (!begun.ok) throw new Error(`not a set-up: ${JSON.stringify(begun.error)}`);
  let match: Match = begun.value;
  let read = 0;
  const stage = createStage<Shown>({ standing: standingFor(match, viewer), last: undefined });

  function tell({ match: next, ply }: Played): void {
    match = next;
    const events = eventsOf(game, ply, viewer);
    const last = ply.step ? { by: ply.entry.by, events } : stage.scene.peek().position.last;
    stage.arrive({ position: { standing: standingFor(match, viewer), last }, events });
  }

  function take(entry: Entry): Played {
    const next = append(match, entry);
    if (!next.ok) throw new Error(`refused: ${entry.move}`);
    return next.value;
  }

  function step(): boolean {
    const entry = entries[read];
    if (!entry) return false;
    read += 1;
    tell(take(entry));
    return true;
  }

  if (entries.length === 0) drawChance(match, SEED).forEach(tell);
  return {
    stage,
    match: () => match,
    step,
    jumpTo(ply) {
      let last: Shown['last'];
      while (read < ply) {
        const entry = entries[read];
        if (!entry) break;
        read += 1;
        const played = take(entry);
        match = played.match;
        if (played.ply.step) last = { by: entry.by, events: eventsOf(game, played.ply, viewer) };
      }
      stage.jump({ standing: standingFor(match, viewer), last });
    },
    play(seat, move) {
      if (game.check(match.state, seat, move)) return 'refused';
      tell(take({ by: seat, move: game.notation.make(match.state, move) }));
      drawChance(match, SEED).forEach(tell);
      return 'confirmed';
    },
    refusalOf: (seat, move) => game.check(match.state, seat, move),
  };
}

function eventsOf(game: AnyGame, { step }: Ply, viewer: Viewer): readonly unknown[] {
  return step ? game.events(step, viewer) : [];
}
