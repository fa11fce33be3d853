import type { RuleOutline, RulebookWords as WordsOf } from '../../box/rulebook.ts';
import type { DiagramId } from './diagrams.ts';

export type Chapter = 'TB1' | 'TB2' | 'TB3' | 'TB4' | 'TB5';
export type RulebookId = (typeof RULES)[number]['id'];

/** What the rulebook holds in every language, in its order. */
export const RULES = [
  { id: 'TB1.1' },
  { id: 'TB1.2' },
  { id: 'TB1.3', diagrams: ['start'] },
  { id: 'TB1.4' },
  { id: 'TB2.1', diagrams: ['moving'] },
  { id: 'TB2.2', diagrams: ['empty-palace'] },
  { id: 'TB2.3', diagrams: ['corner'] },
  { id: 'TB3.1', diagrams: ['enclosing'] },
  { id: 'TB3.2', diagrams: ['stepping-between'] },
  { id: 'TB3.3', diagrams: ['not-diagonally'] },
  { id: 'TB3.4', diagrams: ['corner-helps', 'corner-is-dark'] },
  { id: 'TB3.5', ruling: true, diagrams: ['armed-king'] },
  { id: 'TB3.6', ruling: true, diagrams: ['palace-helps-nobody'] },
  { id: 'TB3.7', ruling: true, diagrams: ['three-at-once'] },
  { id: 'TB4.1', diagrams: ['easy-way'] },
  {
    id: 'TB4.2',
    diagrams: ['hard-in-palace', 'hard-at-edge', 'hard-beside-palace', 'hard-beside-corner'],
  },
  { id: 'TB4.3' },
  { id: 'TB4.4' },
  { id: 'TB4.5', diagrams: ['escape'] },
  { id: 'TB5.1' },
  { id: 'TB5.2', ruling: true, diagrams: ['threat'] },
  { id: 'TB5.3', ruling: true },
  { id: 'TB5.4', ruling: true },
  { id: 'TB5.5', ruling: true },
  { id: 'TB5.6', ruling: true, diagrams: ['walled-in'] },
  { id: 'TB5.7', ruling: true },
  { id: 'TB5.8', ruling: true },
] as const satisfies readonly RuleOutline<`${Chapter}.${number}`, DiagramId>[];

export type RulebookWords = WordsOf<Chapter, RulebookId, DiagramId>;
