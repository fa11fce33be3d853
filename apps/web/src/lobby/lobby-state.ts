import type { Failure, Lobby, LobbyAnswer, Wish, WishRequest } from '@kast/protocol/client';
import { connectToLobby } from '@kast/protocol/lobby-client';
import { signal } from '@preact/signals';
import { isWishing, setWishing } from './wish-flag.ts';

const client = connectToLobby();

/** In milliseconds: where the server could not be asked. */
const TRY_AGAIN = 10_000;

/** Undefined until it was seen; then as it was last. */
export const lobby = signal<Lobby | undefined>(undefined);
export const isReached = signal(true);
/** What this guest wishes for, as the server knows it. */
export const wish = signal<Wish | undefined>(undefined);

/** T18: to which tables friends ask. */
export const invitations = signal<NonNullable<LobbyAnswer['invitations']>>([]);

let lookers = 0;
let timer: number | undefined;
let isAsking = false;
let isHurried = false;
/** Grows with every wish and withdrawal: an answer that was asked for before says nothing of them. */
let changes = 0;

/** Looks again and again while somebody looks on, or something is wished for. */
export function lookOn(): () => void {
  lookers++;
  if (lookers === 1) document.addEventListener('visibilitychange', hurry);
  hurry();
  return () => {
    lookers--;
    if (lookers === 0) document.removeEventListener('visibilitychange', hurry);
  };
}

export async function makeWish(wished: WishRequest): Promise<Failure | undefined> {
  const answer = await client.wish(wished);
  if (!answer.ok) return answer.error;
  changes++;
  wish.value = answer.value;
  setWishing(true);
  hurry();
  return undefined;
}

/** Whoever was found just before is not left sitting alone: then there is a table to go to. */
export async function withdrawWish(): Promise<void> {
  const change = dropWish();
  const answer = await client.withdraw();
  if (answer.ok && answer.value.wish && change === changes) takeWish(answer.value.wish);
}

/** The table that it has led to is seen. */
export async function noteTable(match: string): Promise<void> {
  dropWish();
  await client.noteTable(match);
}

function dropWish(): number {
  wish.value = undefined;
  setWishing(false);
  return ++changes;
}

function hurry(): void {
  if (!isNeeded()) return;
  if (isAsking) isHurried = true;
  else void look();
}

function isNeeded(): boolean {
  return isWishing.value || (lookers > 0 && !document.hidden);
}

async function look(): Promise<void> {
  clearTimeout(timer);
  isAsking = true;
  isHurried = false;
  const before = changes;
  const answer = await client.look();
  isAsking = false;
  isReached.value = answer.ok;
  if (answer.ok) {
    lobby.value = answer.value.lobby;
    invitations.value = answer.value.invitations ?? [];
    if (before === changes) takeWish(answer.value.wish);
  }
  if (!isNeeded()) return;
  const pause = answer.ok ? answer.value.again : TRY_AGAIN;
  timer = setTimeout(look, isHurried ? 0 : pause);
}

function takeWish(found: Wish | undefined): void {
  wish.value = found;
  setWishing(found !== undefined);
}
