import { setTimeout as pause } from 'node:timers/promises';
import { type AnyGame, type Random, type Seat, type Standing, unreachable } from '@kast/kernel';
import {
  type ActRequest,
  type Answer,
  type EntryAnswer,
  type MoveRequest,
  newKey,
} from '@kast/protocol/client';
import { decideByLot } from './decide-by-lot.ts';
import type { Findings } from './findings.ts';
import { followMatch } from './follow-match.ts';
import type { Guest } from './guest.ts';

export interface SeatToPlay {
  readonly match: string;
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly guest: Guest;
  readonly random: Random;
  readonly findings: Findings;
  readonly stopped: AbortSignal;
}

type Request =
  | { readonly kind: 'move'; readonly body: MoveRequest }
  | { readonly kind: 'act'; readonly body: ActRequest };

/** Between two decisions, in milliseconds. */
const LONGEST_THOUGHT = 150;

/** Decides by lot whenever this seat is asked, over a bad line, until the match is over or all stop. */
export async function playSeat(options: SeatToPlay): Promise<void> {
  const { match, game, guest, random, findings, stopped } = options;
  const look = () => guest.ask((client) => client.snapshot(match));
  const first = await look();
  if (!first.ok) return findings.wrong(`${match}: ${first.error.code} to who sits there`);
  const following = followMatch(guest.client, first.value, findings);
  const wake = (): void => following.wake();
  stopped.addEventListener('abort', wake);
  const isOver = (): boolean => stopped.aborted || following.standing.outcome !== undefined;

  for (let answered: number | undefined; ; ) {
    await following.until(() => isOver() || isNew(following.standing.question, answered));
    if (isOver()) break;
    await pause(random.below(LONGEST_THOUGHT));
    const seen = await look();
    if (!seen.ok) {
      findings.wrong(`${match}: ${seen.error.code} to who sits there`);
      break;
    }
    const { standing } = seen.value;
    if (standing.outcome !== undefined) break;
    if (!isNew(standing.question, answered)) continue;
    const { question } = standing;
    const move = decideByLot(random, game, seen.value);
    const act = actByLot(random, standing);
    if (act) await decide(options, { kind: 'act', body: act });
    const body = { question, move, key: newKey() };
    if (await decide(options, { kind: 'move', body })) answered = question;
  }
  stopped.removeEventListener('abort', wake);
  following.close();
}

function isNew(question: number | undefined, answered: number | undefined): question is number {
  return question !== undefined && question !== answered;
}

/** Now and then something that every table allows. */
function actByLot(random: Random, standing: Standing): ActRequest | undefined {
  const key = newKey();
  const [offer] = standing.offers;
  switch (random.below(100)) {
    case 0:
      return { act: 'resign', key };
    case 1:
    case 2:
      if (!standing.mayDraw) return undefined;
      return offer ? { act: 'accept-draw', offer: offer.ply, key } : { act: 'offer-draw', key };
    case 3:
    case 4:
    case 5:
      return standing.takeBack === undefined
        ? undefined
        : { act: 'undo', ply: standing.takeBack, key };
    default:
      return undefined;
  }
}

/** Over a line that drops, repeats and reorders; whatever becomes of it, one key has one answer. */
async function decide(options: SeatToPlay, request: Request): Promise<boolean> {
  const { match, seat, guest, random, findings } = options;
  const { key } = request.body;
  const send = (): Promise<Answer<EntryAnswer>> => guest.ask(() => post(options, request));
  switch (random.below(8)) {
    case 0:
      // The answer gets lost on the way.
      void post(options, request);
      await pause(random.below(5));
      break;
    case 1:
      void send();
      break;
    default:
      break;
  }
  const answer = await send();
  if (answer.ok) {
    findings.acknowledge({ match, seat, key, ply: answer.value.ply });
    if (random.below(10) === 0) void expectSame(options, request, answer.value);
    return true;
  }
  // Somebody else has taken back, resigned or agreed to a draw meanwhile.
  if (answer.error.code === 'stale' || request.kind === 'act') return false;
  const isAfterTheEnd = answer.error.code === 'refused' && answer.error.rule.startsWith('T');
  if (!isAfterTheEnd) findings.wrong(`${match}: a legal move got ${JSON.stringify(answer.error)}`);
  return false;
}

/** Much later, out of order. */
async function expectSame(
  options: SeatToPlay,
  request: Request,
  first: EntryAnswer,
): Promise<void> {
  const { match, random, guest, findings } = options;
  await pause(random.below(3000));
  if (options.stopped.aborted) return;
  const again = await guest.ask(() => post(options, request));
  if (again.ok && again.value.ply === first.ply) return;
  findings.wrong(`${match}: ${request.body.key} got ${first.ply}, then ${JSON.stringify(again)}`);
}

function post({ match, guest }: SeatToPlay, request: Request): Promise<Answer<EntryAnswer>> {
  switch (request.kind) {
    case 'move':
      return guest.client.move(match, request.body);
    case 'act':
      return guest.client.act(match, request.body);
    default:
      return unreachable(request);
  }
}
