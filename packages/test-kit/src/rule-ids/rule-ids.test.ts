import { describe, expect, it } from 'vitest';
import { ruleIdsOf, statedRuleIdsOf } from './rule-ids.ts';

const rulebook = `
# Tablut
## TB1 The board
- TB1.1 (S) 9×9, columns a–i.
- TB1.2 (S) Light: 8 defenders. See TB9.9.
## TB4 The king
- TB4.3 \`kingCapture: either | hard\`. (S) Both.
- **TB4.10** (R) Ours.
- TB1.1 once more
## Check
- The leaves of the tree.
## T1 Notation
- A move is written.
`;

describe('the ids of a rulebook', () => {
  it('stand at the head of items and headings', () => {
    const ids = ['TB1', 'TB1.1', 'TB1.2', 'TB4', 'TB4.3', 'TB4.10', 'T1'];
    expect(ruleIdsOf(rulebook)).toEqual(ids);
  });

  it('without chapters are those that state something', () => {
    expect(statedRuleIdsOf(rulebook)).toEqual(['TB1.1', 'TB1.2', 'TB4.3', 'TB4.10', 'T1']);
  });
});
