import type { Choice, ThinkTask } from '@kast/bots';
import { type AnyGame, defaultOptions, must } from '@kast/kernel';
import { nim, type QuoitsState, quoitsReferee } from '@kast/test-kit';
import { effect } from '@preact/signals';
import { type KeyValue, memoryStore } from '../../device/key-value.ts';
import type { LocalSeat } from '../../setup/table-setup.ts';
import type { Thinker } from '../bots/thinker.ts';
import type { RefereeDesk } from '../referee/referee-desk.ts';
import type { TableSession } from '../table-session.ts';
import { beginMatch } from './begin-match.ts';
import { SOLE_LEAD } from './lead.ts';
import { type LocalSession, type LocalTable, openLocalSession } from './local-session.ts';
import { reviveMatch } from './saved-match.ts';
import { savedMatches } from './saved-matches.ts';

export const YOU: LocalSeat = { kind: 'you' };
export const BOT: LocalSeat = { kind: 'bot', level: 1 };
export const DEVICE: LocalSeat = { kind: 'device' };

/** Takes one stone, always, and thinks as highly of itself as it is told to. */
export function modestThinker(
  estimate = [0.5, 0.5],
): Thinker & { readonly asked: ThinkTask[]; readonly closed: number } {
  const asked: ThinkTask[] = [];
  let closed = 0;
  return {
    asked,
    get closed() {
      return closed;
    },
    async think(question): Promise<Choice> {
      asked.push(question);
      return { move: 'take 1', estimate, nodes: 1, line: ['take 1'] };
    },
    drop: () => undefined,
    close() {
      closed += 1;
    },
  };
}

/** Never comes to an end with its thought. */
export function slowThinker(): Thinker & { readonly asked: ThinkTask[]; readonly drops: number } {
  const asked: ThinkTask[] = [];
  let drops = 0;
  return {
    asked,
    get drops() {
      return drops;
    },
    think(question) {
      asked.push(question);
      return Promise.withResolvers<Choice>().promise;
    },
    drop() {
      drops += 1;
    },
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
  readonly store?: KeyValue;
  /** What others at the device must not see; all of it, where nothing is said. */
  readonly hides?: LocalTable['hides'];
}

interface Opening {
  readonly referee?: RefereeDesk;
  readonly isForRoom?: boolean;
  readonly hasRead?: () => Promise<void>;
  readonly thinker?: Thinker;
  readonly lead?: LocalTable['lead'];
}

export function sitDown(sitting: Sitting) {
  const { game = nim, seats, thinker, referee = QUOITS_REFEREE, hides = () => true } = sitting;
  const kept = savedMatches(sitting.store ?? memoryStore());
  const { id } = beginMatch(kept, game.info, {
    seats,
    options: defaultOptions(game.info.options),
  });
  const logKept = () => must(kept.logOf(must(kept.get(id), 'the match')), 'its log');
  /** As another page would open it, with another referee where one is given. */
  const open = (asked: Opening = {}): LocalSession => {
    const session = openUnseen(asked);
    session.curtain.open();
    // As a table does: behind a curtain there is none.
    effect(() =>
      session.curtain.isClosed.value ? undefined : session.stage.attach(async () => undefined),
    );
    return session;
  };
  /** Nobody looks at its table yet: something else is read first. */
  const openUnseen = (asked: Opening = {}): LocalSession => {
    const saved = must(kept.get(id), 'the match that was kept');
    const begun = reviveMatch(saved, logKept(), game);
    if (!begun.ok) throw new Error(begun.error.code);
    return openLocalSession({
      game,
      saved,
      begun: begun.value,
      kept,
      thinker: asked.thinker ?? thinker ?? modestThinker(),
      referee: asked.referee ?? referee,
      pause: async () => undefined,
      hides,
      hasRead: asked.hasRead ?? (async () => undefined),
      isForRoom: asked.isForRoom ?? false,
      lead: asked.lead ?? (() => SOLE_LEAD),
    });
  };
  return { kept, logKept, id, open, openUnseen };
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
      if (session.position.value.ply >= ply) resolve();
    });
  });
}

export function movesOf(session: TableSession): string[] {
  const { ply } = session.position.value;
  return session.log.value.read(0, ply).map(({ entry }) => `${entry.by} ${entry.move}`);
}
