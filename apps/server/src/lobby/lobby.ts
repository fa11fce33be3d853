import { invitationsTo } from '../friends/friend-list.ts';
import type { MatchServices } from '../matches/services.ts';
import type { GuestId } from '../store/store.ts';
import { lobbyBoard } from './lobby-board.ts';
import { KEPT, LOOK_AGAIN, REMEMBERED } from './lobby-times.ts';
import { pairWishes } from './pair-wishes.ts';
import type { PairableGame } from './pairing.ts';
import { shownWish } from './wish.ts';

export interface LobbyRoom {
  /** The JSON of a LobbyAnswer. Whoever has a wish is there by asking. */
  look(guest: GuestId | undefined): Promise<string>;
  /** Every second. */
  pass(): Promise<void>;
}

export interface LobbyOptions {
  readonly services: MatchServices;
  readonly games: readonly PairableGame[];
  /** Of several processes one pairs. */
  readonly mayPair: () => Promise<boolean>;
  /** Milliseconds of a clock that never runs backwards. */
  readonly monotonicNow: () => number;
}

/** In milliseconds: everybody who looks meanwhile is shown the same bytes. */
const SHOWN_FOR = 1000;

/** In seconds. */
const FORGET_EVERY = 60;

export function openLobby({ services, games, mayPair, monotonicNow }: LobbyOptions): LobbyRoom {
  const { store, now } = services;
  let board: { readonly at: number; readonly encoded: Promise<string> } | undefined;
  let seconds = 0;

  const encodedBoard = (): Promise<string> => {
    const at = monotonicNow();
    if (!board || at - board.at >= SHOWN_FOR) {
      const encoded = lobbyBoard(services).then((lobby) => JSON.stringify(lobby));
      board = { at, encoded };
      // What could not be read is read again by who comes next.
      encoded.catch(() => {
        if (board?.encoded === encoded) board = undefined;
      });
    }
    return board.encoded;
  };

  return {
    async look(guest) {
      const [lobby, wish, invitations = []] = await Promise.all([
        encodedBoard(),
        guest === undefined ? undefined : store.seeWish(guest, now()),
        guest === undefined ? undefined : invitationsTo(services, guest),
      ]);
      const again = wish ? LOOK_AGAIN.wishing : LOOK_AGAIN.looking;
      const own = wish ? `,"wish":${JSON.stringify(shownWish(wish, now()))}` : '';
      const asked = invitations.length > 0 ? `,"invitations":${JSON.stringify(invitations)}` : '';
      return `{"lobby":${lobby}${own}${asked},"again":${again}}`;
    },
    async pass() {
      // Asked of the store: who holds the duty may never meet those who look at another process.
      if (!(await store.hasWishes())) return;
      if (!(await mayPair())) return;
      await pairWishes(services, games);
      if (seconds++ % FORGET_EVERY > 0) return;
      const at = now();
      await store.forgetInLobby({ wishes: at - KEPT, rest: at - REMEMBERED });
    },
  };
}
