import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { must, pick, type Seat, seededRandom } from '@kast/kernel';
import { bot } from '../../packages/games/src/leibkoeche/bot/index.ts';
import { game, type LeibkoecheState } from '../../packages/games/src/leibkoeche/rules/index.ts';
import { callReferee } from '../../packages/games/src/leibkoeche/toss/index.ts';
import { type OpenTurn, turnBegunIn, winnerOf } from './turns.ts';

/** Matches of the best level with fewer nodes, a line for each turn (`turns.ts`). */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'leibkoeche-1' },
    seconds: { type: 'string', default: '600' },
    out: { type: 'string', default: 'training/leibkoeche/data/turns.jsonl' },
  },
});

const SEATS = [2, 2, 2, 2, 3, 4];
/** The last order is weighed against every other one: there it needs more. LK7.2 */
const NODES = 300;
const NODES_TO_ORDER = 2_000;
/** So many turns at first are played by a level that errs, so that odd tables are known as well. */
const MOST_ERRING = 6;

const { seed, out } = values;
const referee = await callReferee();
mkdirSync(dirname(out), { recursive: true });
writeFileSync(out, '');
const deadline = performance.now() + 1000 * Number(values.seconds);
let matches = 0;
let turns = 0;
for (; performance.now() < deadline; matches++) {
  const lines = playMatch(matches);
  turns += lines.length;
  appendFileSync(out, lines.join(''));
}
writeFileSync(`${out}.json`, `${JSON.stringify({ seed, matches, turns }, null, 2)}\n`);

function playMatch(match: number): readonly string[] {
  const random = seededRandom(`${seed}/${match}`);
  const toss = pick(random, ['skill', 'chance'] as const);
  const crowns = pick(random, ['one', 'free'] as const);
  let state = game.init({ toss, crowns, assist: 'off' }, pick(random, SEATS));
  let erring = random.below(MOST_ERRING + 1);
  let onTurn = 0;
  const kept: OpenTurn[] = [];
  for (let ply = 0; state.phase !== 'over'; ply++) {
    if (state.onTurn !== onTurn && state.phase !== 'put') {
      onTurn = state.onTurn;
      if (--erring < 0) kept.push(turnBegunIn(state));
    }
    const turn = game.turn(state);
    if (turn.kind === 'seats') {
      const seat = must(turn.seats[0], 'a seat');
      const { seats, options } = state;
      const view = game.view(state, seat);
      const seen = { viewer: seat, seats, options, ply, view, memory: undefined };
      const nodes = state.phase === 'ordering' ? NODES_TO_ORDER : NODES;
      const level = erring >= 0 ? 2 : 5;
      const request = { level, seed: `${seed}/${match}/${ply}`, budget: { nodes } } as const;
      const { move } = bot.choose(seen, { ...request, clock: () => 0 });
      state = game.apply(state, seat, read(state, seat, move));
    } else {
      const isTossed = turn.kind === 'chance' && turn.source === 'referee';
      const drawn = isTossed ? referee.judge(state) : game.chance(state, random);
      state = game.apply(state, 'chance', drawn);
    }
  }
  const winner = winnerOf(state);
  return kept.map((turn) => `${JSON.stringify({ match, toss, ...turn, winner })}\n`);
}

function read(state: LeibkoecheState, seat: Seat, text: string) {
  const move = game.notation.parse(state, seat, text);
  if (!move.ok) throw new Error(`unreadable: ${text}`);
  return move.value;
}
