import { describe, expect, it } from 'vitest';
import { missingRules, untestedRules } from './untested-rules.ts';

const rulebook = '- TB1.1 one\n- TB1.2 two\n- TB1.12 twelve\n';

describe('untested rules', () => {
  it('are those that no title names', () => {
    const tests = ["it('TB1.12 twelve', …)", "it('also TB1.1', …) // TB1.2"];
    expect(untestedRules(rulebook, tests)).toEqual(['TB1.2']);
  });

  it('are all of them where there are no tests', () => {
    expect(untestedRules(rulebook, [])).toEqual(['TB1.1', 'TB1.2', 'TB1.12']);
  });
});

describe('missing rules', () => {
  it('are those of the contract that the rulebook lacks', () => {
    expect(missingRules(rulebook, '- TB1.1 one\n- TB1.3 three\n')).toEqual(['TB1.3']);
  });
});
