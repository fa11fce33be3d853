import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { must, outcomeOf, pick, seededRandom } from '@kast/kernel';
import { playMatch } from '../../apps/cli/src/play-match.ts';
import { thinker } from '../../apps/cli/src/players.ts';
import { seedOf, startMatch } from '../../apps/cli/src/setup.ts';
import { bot } from '../../packages/games/src/drunter-und-drueber/bot/index.ts';
import {
  type DrunterState,
  game,
} from '../../packages/games/src/drunter-und-drueber/rules/index.ts';
import { type OpenTurn, turnBegunIn } from './turns.ts';

/** Matches of the best level with fewer nodes, a line for some of the turns (`turns.ts`). */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'drunter-1' },
    nodes: { type: 'string', default: '400' },
    seconds: { type: 'string', default: '600' },
    out: { type: 'string', default: 'training/drunter-und-drueber/data/turns.jsonl' },
  },
});

const SEATS = [2, 2, 2, 2, 3, 4];
/** One turn after another says little more than one of them. */
const KEPT = 6;
/** So many rounds at first are played by a level that errs, so that odd tables are known as well. */
const MOST_ERRING = 12;

const { seed, out } = values;
const erring = thinker(bot, 3, { nodes: 200 });
const sober = thinker(bot, 5, { nodes: Number(values.nodes) });
mkdirSync(dirname(out), { recursive: true });
writeFileSync(out, '');
const deadline = performance.now() + 1000 * Number(values.seconds);
let matches = 0;
let turns = 0;
for (; performance.now() < deadline; matches++) {
  const lines = await turnsOfMatch(matches);
  turns += lines.length;
  appendFileSync(out, lines.join(''));
}
writeFileSync(`${out}.json`, `${JSON.stringify({ seed, matches, turns }, null, 2)}\n`);

async function turnsOfMatch(number: number): Promise<readonly string[]> {
  const random = seededRandom(`${seed}/${number}`);
  const options = {
    block: pick(random, [5, 5, 3, 'endless'] as const),
    falseClaim: pick(random, ['skip', 'free'] as const),
    rounds: pick(random, [60, 60, 30] as const),
  };
  const matchSeed = seedOf(`${seed}/${number}`);
  const start = startMatch(game, { seats: pick(random, SEATS), options }, matchSeed);
  if (!start.ok) throw new Error(start.error.text);
  const soberFrom = random.below(2) === 0 ? 0 : random.below(MOST_ERRING + 1);
  const kept: OpenTurn[] = [];
  const player: typeof sober = (hosted, seat, decisionSeed) => {
    const state = hosted.match.state as DrunterState;
    if (state.round < soberFrom) return erring(hosted, seat, decisionSeed);
    if (state.phase === 'moving' && random.below(KEPT) === 0) kept.push(turnBegunIn(state));
    return sober(hosted, seat, decisionSeed);
  };
  const players = Array.from({ length: start.value.setup.seats }, () => player);
  const { match } = await playMatch(start.value, { players, seed: matchSeed, referee: undefined });
  const { winners } = must(outcomeOf(match), 'an outcome');
  return kept.map((turn) => `${JSON.stringify({ match: number, ...turn, winners })}\n`);
}
