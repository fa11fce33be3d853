import { writeFile } from 'node:fs/promises';
import { seededRandom } from '@kast/kernel';
import type { Pan } from '../src/leibkoeche/rules/index.ts';
import { type Aim, UNSTEADINESS } from '../src/leibkoeche/toss/hand.ts';
import { openKitchen } from '../src/leibkoeche/toss/kitchen.ts';
import { measure } from '../src/leibkoeche/toss/measuring.ts';
import type { OddsOfHand, TossOdds } from '../src/leibkoeche/toss/odds.ts';

/**
 * LK8.4, LK8.6: tosses with every pan, both aims and the hands of all levels, prints what came of it,
 * and writes it down for the bots.
 */
const PANS = ['small', 'normal', 'large'] as const;
const AIMS = ['half', 'full'] as const;
const TOSSES = Number(process.argv[2] ?? 400);
const MEASURED = new URL('../src/leibkoeche/toss/measured.ts', import.meta.url);

const kitchen = await openKitchen();
const began = performance.now();
const hands = UNSTEADINESS.map((unsteadiness) => ({
  small: oddsWith('small', unsteadiness),
  normal: oddsWith('normal', unsteadiness),
  large: oddsWith('large', unsteadiness),
}));
const tosses = UNSTEADINESS.length * PANS.length * AIMS.length * TOSSES;
const each = (performance.now() - began) / tosses;

await writeFile(MEASURED, moduleOf(hands));
process.stdout.write(`${tableOf(hands).join('\n')}\n\n${each.toFixed(1)} ms a toss\n`);

function oddsWith(pan: Pan, unsteadiness: number): OddsOfHand[Pan] {
  const odds = (aim: Aim): TossOdds =>
    measure(kitchen, { pan, aim, unsteadiness, tosses: TOSSES }, seededRandom('toss'));
  return { half: odds('half'), full: odds('full') };
}

function tableOf(measured: readonly OddsOfHand[]): readonly string[] {
  const rows = measured.flatMap((hand, index) =>
    AIMS.map((aim) => {
      const cells = PANS.map((pan) => outcome(hand[pan][aim]));
      return `| ${index + 1} | ${aim} | ${cells.join(' | ')} |`;
    }),
  );
  const both = measured.map((hand, index) => {
    const cells = PANS.map((pan) => percent((onPan(hand[pan].half) + onPan(hand[pan].full)) / 2));
    return `| ${index + 1} | both | ${cells.join(' | ')} |`;
  });
  return [`| level | aim | ${PANS.join(' | ')} |`, '|---|---|---|---|---|', ...rows, ...both];
}

/** Caught (of these as meant) / missed / invalid, in percent. */
function outcome(odds: TossOdds): string {
  const beside = odds.missed + odds.missedOther;
  const invalid = 1 - onPan(odds) - beside;
  const shares = [`${percent(onPan(odds))} (${percent(odds.caught)})`, percent(beside)];
  return [...shares, percent(invalid)].join(' / ');
}

function onPan({ caught, caughtOther }: TossOdds): number {
  return caught + caughtOther;
}

function percent(share: number): number {
  return Math.round(100 * share);
}

function moduleOf(measured: readonly OddsOfHand[]): string {
  const hand = (odds: OddsOfHand) =>
    PANS.flatMap((pan) => [
      `    ${pan}: {`,
      ...AIMS.map((aim) => `      ${aim}: { ${sharesOf(odds[pan][aim])} },`),
      '    },',
    ]);
  return [
    "import type { OddsOfHand } from './odds.ts';",
    '',
    `/** Written by \`npm run tune-toss\`, from ${TOSSES} tosses each; level 1 first. */`,
    'export const MEASURED: readonly OddsOfHand[] = [',
    ...measured.flatMap((odds) => ['  {', ...hand(odds), '  },']),
    '];',
    '',
  ].join('\n');
}

function sharesOf(odds: TossOdds): string {
  return Object.entries(odds)
    .map(([name, share]: [string, number]) => `${name}: ${Math.round(10_000 * share) / 10_000}`)
    .join(', ');
}
