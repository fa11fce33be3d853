import type { Options } from '@kast/kernel';
import type { PlayedUnit } from './play-unit.ts';
import type { Bars, Tally } from './tally.ts';

/** What the last unit brought, a line for each of its matches. */
export function linesOf(played: readonly PlayedUnit[]): readonly string[] {
  const last = played.at(-1);
  if (!last) return [];
  const { unit, matches } = last;
  const before = played.slice(0, -1).flatMap((earlier) => earlier.matches).length;
  return matches.map(({ seats, gain, rule, entries }, index) => {
    const where = `a in seat ${seats.join(' ')} of ${unit.table.seats}`;
    const how = `${rule}, ${entries} entries${optionsText(unit.table.options)}`;
    return `match ${before + index + 1}: ${where} gets ${Math.round(gain * 1000) / 1000} (${how})`;
  });
}

/** How it stands: score, Elo with error bars, and the test where there is one. */
export function standing({ scoreA, expectedA, matches, elo, sprt }: Tally): string {
  const score = `a scores ${percent(scoreA)} of ${matches} (equals: ${percent(expectedA)})`;
  const strength = `Elo ${eloText(elo.value)} [${barsText(elo)}]`;
  if (!sprt) return `${score}, ${strength}`;
  const { llr, lower, upper, elo0, elo1, verdict } = sprt;
  const bounds = `${llr.toFixed(2)} in ${lower.toFixed(2)} to ${upper.toFixed(2)}`;
  const told = verdict === 'undecided' ? 'undecided' : `it is ${sprt[verdict]}`;
  return `${score}, ${strength}, SPRT ${elo0} or ${elo1}: ${told}, LLR ${bounds}`;
}

function barsText({ low, high }: Bars): string {
  return `${low === null ? '−∞' : eloText(low)} to ${high === null ? '+∞' : eloText(high)}`;
}

function eloText(elo: number | null): string {
  if (elo === null) return 'beyond measure';
  return `${elo < 0 ? '−' : '+'}${Math.abs(Math.round(elo))}`;
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}

function optionsText(options: Options): string {
  const told = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return told.length === 0 ? '' : `; ${told.join(' ')}`;
}
