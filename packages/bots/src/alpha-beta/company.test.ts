import { must } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { type Company, leave, sharedMemory } from './company.ts';
import { findBestMove } from './deepen.ts';
import { NimHeaps } from './toys/nim-heaps.ts';

const HEAPS = [3, 4, 5];

function companyOf(count: number): readonly Company[] {
  const memory = must(sharedMemory(), 'memory');
  return Array.from({ length: count }, (_, worker) => ({ worker, memory }));
}

function search(company?: Company, clock = () => 0) {
  const limits = { budget: { milliseconds: 1 }, clock, deepest: 8, ...(company && { company }) };
  return findBestMove(new NimHeaps(HEAPS), limits);
}

describe('those who search the same position', () => {
  it('find what others have found out, and need not search it again', () => {
    const [first, second] = companyOf(2);
    const helper = search(second);
    const helped = search(first);
    expect(helper.depth).toBe(8);
    expect(helped.best.value).toBe(search().best.value);
    expect(helped.nodes).toBeLessThan(search().nodes);
  });

  it('stop when the first of them is done', () => {
    const [first, second] = companyOf(2);
    search(first);
    expect(search(second).nodes).toBeLessThanOrEqual(512);
  });

  it('go on when another one stops', () => {
    const [first, second] = companyOf(2);
    leave(must(second, 'the second'));
    expect(search(first).depth).toBe(8);
  });

  it('search nothing of what nobody waits for', () => {
    const [first] = companyOf(1);
    expect(search(first, () => Number.POSITIVE_INFINITY).nodes).toBeLessThanOrEqual(512);
  });
});
