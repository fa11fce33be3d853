import type { RuleOutline, RulebookWords as WordsOf } from '../../box/rulebook.ts';
import type { DiagramId } from './diagrams.ts';

export type Chapter =
  | 'LK1'
  | 'LK2'
  | 'LK3'
  | 'LK4'
  | 'LK5'
  | 'LK6'
  | 'LK7'
  | 'LK8'
  | 'LK9'
  | 'LK10';
export type RulebookId = (typeof RULES)[number]['id'];

/** What the rulebook holds in every language, in its order. */
export const RULES = [
  { id: 'LK1.1', diagrams: ['kitchen'] },
  { id: 'LK1.2' },
  { id: 'LK1.3' },
  { id: 'LK1.4' },
  { id: 'LK1.5' },
  { id: 'LK1.6' },
  { id: 'LK1.7', ruling: true },
  { id: 'LK2.1' },
  { id: 'LK2.2', ruling: true },
  { id: 'LK2.3', ruling: true },
  { id: 'LK3.1' },
  { id: 'LK3.2' },
  { id: 'LK3.3' },
  { id: 'LK3.4' },
  { id: 'LK3.5' },
  { id: 'LK3.6' },
  { id: 'LK3.7' },
  { id: 'LK3.8', ruling: true },
  { id: 'LK4.1', diagrams: ['walking'] },
  { id: 'LK4.2' },
  { id: 'LK4.3', diagrams: ['blocked'] },
  { id: 'LK4.4' },
  { id: 'LK4.5' },
  { id: 'LK4.6', diagrams: ['door'] },
  { id: 'LK4.7', ruling: true },
  { id: 'LK5.1', diagrams: ['laying'] },
  { id: 'LK5.2' },
  { id: 'LK5.3' },
  { id: 'LK6.1', diagrams: ['collecting'] },
  { id: 'LK6.2' },
  { id: 'LK6.3', diagrams: ['peeking'] },
  { id: 'LK6.4' },
  { id: 'LK6.5' },
  { id: 'LK7.1', diagrams: ['arriving'] },
  { id: 'LK7.2' },
  { id: 'LK7.3', diagrams: ['matching'] },
  { id: 'LK7.4', diagrams: ['shifting'] },
  { id: 'LK7.5' },
  { id: 'LK8.1', ruling: true },
  { id: 'LK8.2', ruling: true },
  { id: 'LK8.3', ruling: true },
  { id: 'LK8.4', ruling: true },
  { id: 'LK8.5', ruling: true },
  { id: 'LK8.6', ruling: true },
  { id: 'LK9.1', ruling: true },
  { id: 'LK9.2', ruling: true },
  { id: 'LK10.1' },
  { id: 'LK10.2' },
  { id: 'LK10.3' },
] as const satisfies readonly RuleOutline<`${Chapter}.${number}`, DiagramId>[];

export type RulebookWords = WordsOf<Chapter, RulebookId, DiagramId>;
