import type { RuleOutline, RulebookWords as WordsOf } from '../../box/rulebook.ts';
import type { DiagramId } from './diagrams.ts';

export type Chapter = 'DD1' | 'DD2' | 'DD3' | 'DD4' | 'DD5' | 'DD6';
export type RulebookId = (typeof RULES)[number]['id'];

/** What the rulebook holds in every language, in its order. */
export const RULES = [
  { id: 'DD1.1' },
  { id: 'DD1.2', ruling: true },
  { id: 'DD1.3', ruling: true, diagrams: ['printed'] },
  { id: 'DD1.4' },
  { id: 'DD2.1' },
  { id: 'DD2.2', diagrams: ['placing'] },
  { id: 'DD2.3', ruling: true },
  { id: 'DD2.4' },
  { id: 'DD3.1', diagrams: ['moving'] },
  { id: 'DD3.2', ruling: true },
  { id: 'DD3.3', diagrams: ['stack'] },
  { id: 'DD3.4' },
  { id: 'DD3.5', ruling: true },
  { id: 'DD3.6', ruling: true },
  { id: 'DD3.7', ruling: true, diagrams: ['waited'] },
  { id: 'DD4.1', diagrams: ['blocking'] },
  { id: 'DD4.2', diagrams: ['claiming'] },
  { id: 'DD4.3', ruling: true },
  { id: 'DD4.4' },
  { id: 'DD4.5' },
  { id: 'DD4.6', ruling: true },
  { id: 'DD5.1' },
  { id: 'DD5.2', diagrams: ['klaar'] },
  { id: 'DD5.3' },
  { id: 'DD5.4' },
  { id: 'DD5.5', ruling: true },
  { id: 'DD6.1' },
  { id: 'DD6.2' },
  { id: 'DD6.3', ruling: true },
] as const satisfies readonly RuleOutline<`${Chapter}.${number}`, DiagramId>[];

export type RulebookWords = WordsOf<Chapter, RulebookId, DiagramId>;
