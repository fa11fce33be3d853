import { writeFile } from 'node:fs/promises';
import { type Random, seededRandom } from '@kast/kernel';
import { type Aim, AIMS, type Pan, PANS, type Trace } from '../src/leibkoeche/rules/index.ts';
import { handTrace, UNSTEADINESS } from '../src/leibkoeche/toss/hand.ts';
import { openKitchen } from '../src/leibkoeche/toss/kitchen.ts';
import { measure } from '../src/leibkoeche/toss/measuring.ts';
import type { OddsOfHand, TossOdds } from '../src/leibkoeche/toss/odds.ts';
import { tossByFinger, tossByKey } from './people.ts';
import { moduleOf, tableOf } from './tables.ts';

/**
 * LK8.4, LK8.6: tosses with every pan and both aims, with the hands of all levels, a finger and a key;
 * prints what came of it, and writes the levels down for the bots.
 */
const TOSSES = Number(process.argv[2] ?? 400);
const MEASURED = new URL('../src/leibkoeche/toss/measured.ts', import.meta.url);

type Hand = (aim: Aim, random: Random) => Trace;

const kitchen = await openKitchen();
const began = performance.now();
const levels = UNSTEADINESS.map((much) => oddsOf((aim, random) => handTrace(aim, much, random)));
const tosses = levels.length * PANS.length * AIMS.length * TOSSES;
const each = (performance.now() - began) / tosses;
await writeFile(MEASURED, moduleOf(levels, TOSSES));

const table = tableOf(
  new Map([
    ...levels.map((odds, index) => [`level ${index + 1}`, odds] as const),
    ['a finger', oddsOf(tossByFinger)],
    ['a key', oddsOf(tossByKey)],
  ]),
);
process.stdout.write(`${table}\n\n${each.toFixed(1)} ms a toss\n`);

function oddsOf(hand: Hand): OddsOfHand {
  return {
    small: oddsWith(hand, 'small'),
    normal: oddsWith(hand, 'normal'),
    large: oddsWith(hand, 'large'),
  };
}

function oddsWith(hand: Hand, pan: Pan): OddsOfHand[Pan] {
  const odds = (aim: Aim): TossOdds => {
    const random = seededRandom('toss');
    return measure(kitchen, { pan, aim, tosses: TOSSES, trace: () => hand(aim, random) });
  };
  return { half: odds('half'), full: odds('full') };
}
