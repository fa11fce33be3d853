import { registry } from '@kast/games';
import { type AnyGame, append, type Match, must, newMatch, pick, seededRandom } from '@kast/kernel';

/** The moves of one long match of Tablut, in turns: chosen before anything is measured. */
export type Script = readonly string[];

/** Later than this a capture is looked for: a hundred plies without one are a draw. */
const LOOKS_FOR_CAPTURE = 40;

/** Quiet by lot for as long as it can be, so that no match has to be begun anew while it is measured. */
export async function longScripts(count: number, length: number): Promise<readonly Script[]> {
  const game = await must(
    registry.find(({ info }) => info.id === 'tablut'),
    'Tablut',
  ).rules();
  const scripts: Script[] = [];
  for (let seed = 0; scripts.length < count; seed++) {
    const script = scriptFrom(game, seed, length);
    if (script.length === length) scripts.push(script);
  }
  return scripts;
}

function scriptFrom(game: AnyGame, seed: number, length: number): Script {
  const begun = newMatch(game, { seats: 2, options: {}, seedHash: '' });
  if (!begun.ok) throw new Error('no match');
  const random = seededRandom(seed);
  const script: string[] = [];
  let match: Match = begun.value;
  let quiet = 0;
  while (script.length < length) {
    const texts = game
      .moves(match.state, seatAt(match.ply))
      .map((move) => game.notation.make(match.state, move));
    const wanted = texts.filter((text) => isCapture(text) === quiet > LOOKS_FOR_CAPTURE);
    const next = goOn(match, wanted, random) ?? goOn(match, texts, random);
    if (!next) return script;
    match = next.match;
    script.push(next.text);
    quiet = isCapture(next.text) ? 0 : quiet + 1;
  }
  return script;
}

const TRIES = 12;

/** By one that does not end it, if such a one is soon found. */
function goOn(match: Match, texts: readonly string[], random: ReturnType<typeof seededRandom>) {
  for (let tried = 0; tried < TRIES && texts.length > 0; tried++) {
    const text = pick(random, texts);
    const played = append(match, { by: seatAt(match.ply), move: text });
    if (played.ok && played.value.match.questions.length > 0) {
      return { match: played.value.match, text };
    }
  }
  return undefined;
}

export function seatAt(ply: number): 1 | 2 {
  return ply % 2 === 0 ? 1 : 2;
}

function isCapture(text: string): boolean {
  return text.includes('x');
}
