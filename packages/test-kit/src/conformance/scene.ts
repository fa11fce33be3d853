import {
  type AnyGame,
  type Match,
  type Playthrough,
  type Random,
  type RuleId,
  type Seat,
  seatsOf,
  type Viewer,
} from '@kast/kernel';
import { type Fault, short } from '../fault.ts';

export type ConformanceFault = Fault<
  | 'throws'
  | 'bad-turn'
  | 'bad-outcome'
  | 'unknown-rule'
  | 'trait-not-told'
  | 'no-move'
  | 'move-of-nobody'
  | 'move-twice'
  | 'unstable-order'
  | 'moves-and-check-disagree'
  | 'bad-refusal'
  | 'notation-does-not-read-back'
  | 'notation-of-the-table'
  | 'not-plain-json'
  | 'json-plays-differently'
  | 'changes-its-input'
  | 'not-deterministic'
  | 'bad-sample'
  | 'bad-chance'
  | 'chance-not-verified'
  | 'take-back-not-exact'
  | 'bad-secrecy'
  | 'forgets-what-was-read'
  | 'memory-too-large'
  | 'replay-differs'
  | 'too-long'
>;

/** A moment of a trial, and all that the checks need to judge it. */
export interface Scene extends Playthrough {
  readonly game: AnyGame;
  readonly rules: ReadonlySet<RuleId>;
  readonly random: Random;
  /** The legal moves of every seat, seat 1 first. */
  readonly moves: readonly (readonly unknown[])[];
  /** Notations that were legal for somebody at some time of this match. */
  readonly known: readonly string[];
}

export function fault(
  scene: Scene,
  code: ConformanceFault['code'],
  detail: string,
): ConformanceFault {
  return { code, where: whereIs(scene), detail: short(detail) };
}

export function movesOf(scene: Scene, seat: Seat): readonly unknown[] {
  return scene.moves[seat - 1] ?? [];
}

export function viewersOf(match: Match): readonly Viewer[] {
  return [...seatsOf(match.setup.seats), 'watcher', 'open'];
}

export function whereIs({ match, plies }: Playthrough): string {
  const { game, setup } = match;
  const { seats, options } = setup;
  const log = plies.map(({ entry }) => `${entry.by} ${entry.move}`).join('; ');
  return `${game.info.id} ${JSON.stringify({ seats, options })} after [${log}]`;
}
