import type { Bars } from '../arena/tally.ts';
import type {
  BotFigures,
  CalibrationFigures,
  GameFigures,
  MeetingFigures,
  OptionFigures,
} from './bot-figures.ts';

/** docs/BOTS.md, from the figures alone. */
export function botsPage({ games }: BotFigures): string {
  return `${[INTRODUCTION, ...games.map(gamePart)].join('\n\n')}\n`;
}

const INTRODUCTION = `# How well the computers play

Written by \`npm run bots\` from [bots.json](bots.json), which the same command measures: change neither by hand.
\`npm run bots -- --game tablut --matches 200\` measures one game anew and keeps the others, \`--minutes 60\` says how long
it may take in all, \`--only "level4 level3"\` measures one line, \`--only speed\` the speeds, and \`--render\` only writes this page.

**Strength.** Every start (deal or opening) is played in every seating, with the options in turn; the start is the unit
from which the 95 % intervals are computed. *Score* is the share of matches that a won, a draw shared by the table;
*equals* is what it would get of players as strong as itself. Elo is the difference in strength, for more than two as
Plackett and Luce have it. \`level5\` thinks by its own number of positions; \`kast arena\` plays any such line again.
\`random\` moves by lot. Where luck decides much, \`against-lot\` says what can be won there at all: it knows that the other
moves by lot, searches for the best answer to that, and thinks longer than any level.

**Estimates.** A level plays against itself; at each decision its estimate of the own chance is put beside what came of
it. The Brier score is the mean square of the error, *no opinion* that of always saying the mean. Of estimates from 70 to
80 % as many should be won.

**Speed** is single-threaded, by processor time, beside a trivial loop on the same machine.`;

function gamePart(figures: GameFigures): string {
  const { game, meetings, calibrations, speed } = figures;
  const parts = [`## ${game}`, meetingsTable(meetings), ...meetings.flatMap(optionsPart)];
  const estimated = calibrations.filter(({ forecasts }) => forecasts > 0);
  if (estimated.length > 0) parts.push(calibrationTable(estimated));
  if (speed) {
    const { purePlayoutsPerSec, fastPlayoutsPerSec, nodesPerSec, loopsPerSec } = speed;
    const fast =
      fastPlayoutsPerSec === null ? '' : `, ${count(fastPlayoutsPerSec)} on the fast position`;
    parts.push(
      `Per second: ${count(purePlayoutsPerSec)} playouts by the rules${fast}; ${count(nodesPerSec)} positions searched; the trivial loop ${count(loopsPerSec)} rounds.`,
    );
  }
  return parts.join('\n\n');
}

function meetingsTable(meetings: readonly MeetingFigures[]): string {
  const rows = meetings.map(({ a, b, seats, matches, expected, score, elo, movesPerMatch }) => [
    a,
    seats === 2 ? b : `${seats - 1} × ${b}`,
    String(matches),
    percent(expected),
    barsText(score),
    `${signed(elo.value, elo.high === null ? '∞' : '−∞')} (${signed(elo.low, '−∞')} to ${signed(elo.high, '∞')})`,
    String(movesPerMatch),
  ]);
  return table(['a', 'b', 'matches', 'equals', 'score of a', 'Elo', 'moves'], rows);
}

/** Whoever plays well should win as much against lot; where it does not, some option may say why. */
const NEARLY_ALWAYS = 0.95;

function optionsPart({ a, b, score, byOption = [] }: MeetingFigures): readonly string[] {
  if (byOption.length === 0 || (score.value ?? 0) >= NEARLY_ALWAYS) return [];
  const options = [...Map.groupBy(byOption, ({ option }) => option)];
  const lines = options.map(([option, values]) => `${option} ${values.map(valueText).join(', ')}`);
  return [`${a} against ${b}, by option: ${lines.join(' · ')}.`];
}

function valueText({ value, matches, score }: OptionFigures): string {
  return `*${value}* ${barsText(score)} of ${matches}`;
}

function barsText({ value, low, high }: Bars): string {
  return `${percent(value)} (${percent(low)}–${percent(high)})`;
}

function calibrationTable(calibrations: readonly CalibrationFigures[]): string {
  const heads = calibrations.map(({ level, seats }) => `level ${level}, ${seats} seats`);
  const row = (name: string, of: (one: CalibrationFigures) => string): readonly string[] => {
    return [name, ...calibrations.map(of)];
  };
  const [first] = calibrations;
  const bins = (first?.bins ?? []).map(({ from }, index) =>
    row(`${percent(from)}–${percent(from + 0.1)}`, ({ bins: found }) => {
      const bin = found[index];
      return bin && bin.forecasts > 0 ? `${percent(bin.gain)} of ${count(bin.forecasts)}` : '–';
    }),
  );
  return table(
    ['estimates', ...heads],
    [
      row('matches', ({ matches }) => String(matches)),
      row('Brier (no opinion)', ({ brier, brierOfMean }) => `${brier} (${brierOfMean})`),
      ...bins,
    ],
  );
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function percent(share: number | null): string {
  return share === null ? '–' : `${Math.round(share * 100)} %`;
}

function signed(elo: number | null, unbounded: string): string {
  if (elo === null) return unbounded;
  const whole = Math.round(elo);
  return whole < 0 ? `−${-whole}` : `+${whole}`;
}

/** Digits in threes, the same on every machine. */
function count(number: number): string {
  return String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
