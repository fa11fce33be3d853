import type { Choice } from '@kast/bots';
import { type AnyGame, must } from '@kast/kernel';
import { nim, type QuoitsState, quoitsReferee } from '@kast/test-kit';
import { effect } from '@preact/signals';
import { memoryStore } from '../../device/key-value.ts';
import type { LocalSeat } from '../../setup/table-setup.ts';
import type { Question, Thinker } from '../bots/thinker.ts';
import type { RefereeDesk } from '../referee/referee-desk.ts';
import type { TableSession } from '../table-session.ts';
import { beginMatch } from './begin-match.ts';
import { openLocalSession } from './local-session.ts';
import { matchShelf } from './match-shelf.ts';
import { reviveMatch } from './saved-match.ts';

export const YOU: LocalSeat = { kind: 'you' };
export const BOT: LocalSeat = { kind: 'bot', level: 1 };
export const DEVICE: LocalSeat = { kind: 'device' };

/** Takes one stone, always, and thinks as highly of itself as it is told to. */
export function modestThinker(estimate = [0.5, 0.5]): Thinker & { readonly asked: Question[] } {
  const asked: Question[] = [];
  return {
    asked,
    async think(question): Promise<Choice> {
      asked.push(question);
      return { move: 'take 1', estimate, nodes: 1, line: ['take 1'] };
    },
    drop: () => undefined,
    close: () => undefined,
  };
}

export const QUOITS_REFEREE: RefereeDesk = {
  judge: async ({ state }) => quoitsReferee.judge(state as QuoitsState),
};

interface Sitting {
  readonly game?: AnyGame;
  readonly seats: readonly LocalSeat[];
  readonly thinker?: Thinker;
  readonly referee?: RefereeDesk;
}

export function sitDown({ game = nim, seats, thinker, referee = QUOITS_REFEREE }: Sitting) {
  const shelf = matchShelf(memoryStore());
  const { id } = beginMatch(shelf, game.info, { seats, options: {} });
  /** As another page would open it, with another referee where one is given. */
  const open = (asked: RefereeDesk = referee): TableSession => {
    const saved = must(shelf.get(id), 'the match on the shelf');
    const match = reviveMatch(saved, game);
    if (!match.ok) throw new Error(match.error.code);
    return openLocalSession({
      game,
      saved,
      match: match.value,
      shelf,
      thinker: thinker ?? modestThinker(),
      referee: asked,
      pause: async () => undefined,
    });
  };
  return { shelf, id, open };
}

export function untilTrouble(session: TableSession): Promise<void> {
  return new Promise((resolve) => {
    effect(() => {
      if (session.trouble.value) resolve();
    });
  });
}

/** Until the match has come so far. */
export function untilPly(session: TableSession, ply: number): Promise<void> {
  return new Promise((resolve) => {
    effect(() => {
      if (session.position.value.standing.ply >= ply) resolve();
    });
  });
}

export function movesOf(session: TableSession): string[] {
  return session.position.value.log.map(({ by, move }) => `${by} ${move}`);
}
