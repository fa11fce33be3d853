import { botOf, type GameBox } from '@kast/games';
import {
  hostMatch,
  hostPly,
  type Match,
  must,
  pick,
  play,
  seededRandom,
  seenBy,
  turnOf,
} from '@kast/kernel';

/** Whoever gives away no more than this still plays sensibly. */
const SENSIBLE = 0.06;
const NODES = 3_000;

/**
 * So many moves by lot, each as good as the best or nearly: where nothing is left to chance, matches would
 * otherwise begin alike. Shorter where the match is over before.
 */
export async function openingOf(
  box: GameBox,
  start: Match,
  plies: number,
  seed: string,
): Promise<readonly string[]> {
  const moves: string[] = [];
  if (plies === 0) return moves;
  const bot = must(await botOf(box, start.game.info.rulesVersion), 'a bot');
  let hosted = hostMatch(start);
  for (let turn = turnOf(start); turn.kind === 'seats'; turn = turnOf(hosted.match)) {
    if (moves.length === plies) break;
    const seat = must(turn.seats[0], 'a seat that must decide');
    const thought = `${seed} opening ${moves.length}`;
    const request = { level: 5, seed: thought, budget: { nodes: NODES }, clock: () => 0 } as const;
    const weighed = bot.weigh(seenBy(hosted, seat), request);
    const best = must(weighed[0], 'a move').chance;
    const sensible = weighed.filter(({ chance }) => chance >= best - SENSIBLE);
    const { move } = pick(seededRandom(thought), sensible);
    const played = play(hosted.match, seat, move);
    if (!played.ok) throw new Error(`${move} was refused: ${JSON.stringify(played.error)}`);
    moves.push(move);
    hosted = hostPly(hosted, played.value);
  }
  return moves;
}
