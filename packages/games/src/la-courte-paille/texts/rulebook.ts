import type { RuleOutline, RulebookWords as WordsOf } from '../../box/rulebook.ts';
import type { DiagramId } from './diagrams.ts';

export type Chapter = 'CP1' | 'CP2' | 'CP3' | 'CP4' | 'CP5' | 'CP6' | 'CP7';
export type RulebookId = (typeof RULES)[number]['id'];

/** What the rulebook holds in every language, in its order. */
export const RULES = [
  { id: 'CP1.1' },
  { id: 'CP1.2' },
  { id: 'CP2.1' },
  { id: 'CP2.2' },
  { id: 'CP2.3' },
  { id: 'CP2.4', diagrams: ['start'] },
  { id: 'CP2.5' },
  { id: 'CP3.1' },
  { id: 'CP3.2' },
  { id: 'CP3.3', diagrams: ['order'] },
  { id: 'CP3.4', diagrams: ['new-turn'] },
  { id: 'CP3.5' },
  { id: 'CP3.6', ruling: true },
  { id: 'CP4.1' },
  { id: 'CP4.2', diagrams: ['coco'] },
  { id: 'CP4.3' },
  { id: 'CP4.4', diagrams: ['landed'] },
  { id: 'CP4.5' },
  { id: 'CP4.6', diagrams: ['looked'] },
  { id: 'CP4.7' },
  { id: 'CP4.8' },
  { id: 'CP4.9', ruling: true },
  { id: 'CP5.1' },
  { id: 'CP5.2', diagrams: ['short-straw'] },
  { id: 'CP5.3' },
  { id: 'CP5.4' },
  { id: 'CP5.5', ruling: true },
  { id: 'CP5.6', diagrams: ['tie'] },
  { id: 'CP6.1' },
  { id: 'CP6.2', ruling: true },
  { id: 'CP6.3', diagrams: ['naming'] },
  { id: 'CP6.4' },
  { id: 'CP6.5' },
  { id: 'CP6.6' },
  { id: 'CP6.7' },
  { id: 'CP7.1' },
  { id: 'CP7.2' },
  { id: 'CP7.3' },
  { id: 'CP7.4', ruling: true },
] as const satisfies readonly RuleOutline<`${Chapter}.${number}`, DiagramId>[];

export type RulebookWords = WordsOf<Chapter, RulebookId, DiagramId>;
