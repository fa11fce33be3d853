import type { Entry } from '@kast/kernel';
import type { LeibkoecheEvent } from '../rules/index.ts';
import { turnMeant } from './toss/strength.ts';

const TURNS: Readonly<Record<'half' | 'full', string>> = { half: '½', full: '1' };
const FALLS: Readonly<Record<string, string>> = { caught: '✓', missed: '↘', invalid: '✗' };
const ENDS: Readonly<Record<string, string>> = { left: '←', right: '→' };

/** The entry in signs that need no language; a toss by hand by its strength, not by its hundred numbers. */
export function entryLabel({ move }: Entry, events: readonly LeibkoecheEvent[]): string {
  const [word = '', rest = '', more = ''] = move.split(/[ :]/);
  switch (word) {
    case 'toss':
      return `↻ ${TURNS[turnOf(rest)]}`;
    case 'fall':
      return `${FALLS[rest] ?? ''} ${more}`;
    case 'walk':
      return `${(rest.match(/../g) ?? []).join('–')}${pickedUp(events)}`;
    case 'lay':
      return `↓ ${rest}:${more}`;
    case 'swap':
      return `⇄ ${rest}`;
    case 'from':
      return `↑ ${rest}`;
    case 'keep':
      return `↻ ${rest}`;
    case 'shift':
      return `${ENDS[more] ?? ''} ${rest}`;
    case 'put':
      return `⇢ ${rest}`;
    case 'take':
      return pickedUp(events).trim() || move;
    case 'skip':
      return '–';
    case 'peek':
      return `? ${rest === 'none' ? '–' : rest}`;
    case 'tray':
    case 'first':
      return `№ ${rest}`;
    case 'order':
    case 'king':
    case 'stack':
      return rest.split('').join(' ');
    case 'piles':
      return (move.match(/[A-F]:[a-f][2-7]/g) ?? []).join(' ');
    default:
      return move;
  }
}

function turnOf(toss: string): 'half' | 'full' {
  return turnMeant(toss === 'half' || toss === 'full' ? toss : toss.split(',').map(Number));
}

function pickedUp(events: readonly LeibkoecheEvent[]): string {
  return events
    .map((event) =>
      event.kind === 'collected'
        ? ` +${event.garnished.kind}${event.garnished.crowned ? '*' : ''}`
        : '',
    )
    .join('');
}
