import { describe, expect, it } from 'vitest';
import type { Course } from './course.ts';
import { courseWords } from './course-words.ts';
import type { Messages } from './texts/messages.generated.ts';

const language = 'en';
const { messages } = (await import(`./texts/${language}/index.ftl`)) as {
  readonly messages: Messages;
};
const BEN_WINS = { winners: [2], rule: 'X1' };

function told(names: readonly string[], chance: number): string {
  const players = names.map((name) => ({ name, isYou: false }));
  const course: Course = {
    leader: 2,
    share: 0.5,
    changes: 0,
    decidedAt: undefined,
    low: { ply: 7, chance },
  };
  return courseWords({ players, texts: messages.story }, course, BEN_WINS).join(' ');
}

describe('how a match went, in words', () => {
  it.each([
    [['Ada', 'Ben'], 0.34, 0.36],
    [['Ada', 'Ben', 'Cas', 'Dot'], 0.17, 0.18],
  ])('tells of a comeback from well below an even share among %s', (names, low, higher) => {
    expect(told(names, low)).toContain(`${Math.round(low * 100)}%`);
    expect(told(names, higher)).not.toContain(`${Math.round(higher * 100)}%`);
  });
});
