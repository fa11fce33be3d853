import type { RuleOutline, RulebookWords as WordsOf } from '../../box/rulebook.ts';
import type { DiagramId } from './diagrams.ts';

export type Chapter = `HM${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
export type RulebookId = (typeof RULES)[number]['id'];

/** What the rulebook holds in every language, in its order. */
export const RULES = [
  { id: 'HM1.1' },
  { id: 'HM1.2' },
  { id: 'HM1.3', ruling: true },
  { id: 'HM1.4', diagrams: ['house'] },
  { id: 'HM1.5', ruling: true },
  { id: 'HM2.1' },
  { id: 'HM2.2' },
  { id: 'HM2.3', diagrams: ['order'] },
  { id: 'HM2.4', ruling: true },
  { id: 'HM2.5' },
  { id: 'HM2.6', ruling: true },
  { id: 'HM3.1' },
  { id: 'HM3.2' },
  { id: 'HM3.3', diagrams: ['jumping'] },
  { id: 'HM3.4', diagrams: ['jumping-on'] },
  { id: 'HM3.5', diagrams: ['splitting'] },
  { id: 'HM3.6', diagrams: ['protection'] },
  { id: 'HM3.7', diagrams: ['open-door'] },
  { id: 'HM3.8', ruling: true },
  { id: 'HM4.1', diagrams: ['reach'] },
  { id: 'HM4.2' },
  { id: 'HM4.3', diagrams: ['under'] },
  { id: 'HM4.4' },
  { id: 'HM4.5' },
  { id: 'HM4.6', diagrams: ['lapsing'] },
  { id: 'HM4.7', ruling: true, diagrams: ['coming-home'] },
  { id: 'HM5.1' },
  { id: 'HM5.2', ruling: true },
  { id: 'HM6.1' },
  { id: 'HM6.2' },
  { id: 'HM6.3' },
  { id: 'HM6.4', ruling: true, diagrams: ['counting'] },
  { id: 'HM6.5' },
  { id: 'HM7.1', diagrams: ['die'] },
  { id: 'HM7.2', ruling: true },
  { id: 'HM7.3', ruling: true },
  { id: 'HM7.4' },
  { id: 'HM7.5' },
  { id: 'HM7.6' },
  { id: 'HM8.1' },
  { id: 'HM8.2' },
  { id: 'HM8.3', ruling: true },
  { id: 'HM8.4', ruling: true },
] as const satisfies readonly RuleOutline<`${Chapter}.${number}`, DiagramId>[];

export type RulebookWords = WordsOf<Chapter, RulebookId, DiagramId>;
