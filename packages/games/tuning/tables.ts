import { AIMS, type Pan, PANS } from '../src/leibkoeche/rules/index.ts';
import type { OddsOfHand, TossOdds } from '../src/leibkoeche/toss/odds.ts';

/** One line for each hand and aim, as Markdown. */
export function tableOf(hands: ReadonlyMap<string, OddsOfHand>): string {
  const rows = [...hands].flatMap(([name, odds]) => [
    ...AIMS.map((aim) => rowOf(name, aim, (pan) => outcome(odds[pan][aim]))),
    rowOf(name, 'both', (pan) => `${percent((onPan(odds[pan].half) + onPan(odds[pan].full)) / 2)}`),
  ]);
  return [`| hand | aim | ${PANS.join(' | ')} |`, '|---|---|---|---|---|', ...rows].join('\n');
}

function rowOf(name: string, aim: string, cell: (pan: Pan) => string): string {
  return `| ${name} | ${aim} | ${PANS.map(cell).join(' | ')} |`;
}

/** Caught (of these as meant) / missed / invalid, in percent. */
function outcome(odds: TossOdds): string {
  const beside = odds.missed + odds.missedOther;
  const caught = `${percent(onPan(odds))} (${percent(odds.caught)})`;
  return [caught, percent(beside), percent(1 - onPan(odds) - beside)].join(' / ');
}

function onPan({ caught, caughtOther }: TossOdds): number {
  return caught + caughtOther;
}

function percent(share: number): number {
  return Math.round(100 * share);
}

/** The module that keeps what was measured. */
export function moduleOf(hands: readonly OddsOfHand[], tosses: number): string {
  return [
    "import type { OddsOfHand } from './odds.ts';",
    '',
    `/** Written by \`npm run tune-toss\`, from ${tosses} tosses each; level 1 first. */`,
    'export const MEASURED: readonly OddsOfHand[] = [',
    ...hands.flatMap((odds) => ['  {', ...PANS.flatMap((pan) => panLines(odds, pan)), '  },']),
    '];',
    '',
  ].join('\n');
}

function panLines(odds: OddsOfHand, pan: Pan): readonly string[] {
  const lines = AIMS.map((aim) => `      ${aim}: { ${sharesOf(odds[pan][aim])} },`);
  return [`    ${pan}: {`, ...lines, '    },'];
}

function sharesOf(odds: TossOdds): string {
  return Object.entries(odds)
    .map(([name, share]: [string, number]) => `${name}: ${Math.round(10_000 * share) / 10_000}`)
    .join(', ');
}
