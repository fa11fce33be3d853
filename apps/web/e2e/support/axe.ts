import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violations = readonly (readonly [rule: string, html: readonly string[]])[];

/** What axe finds wrong with a page; by all of its rules, or by these. */
export async function violationsIn(page: Page, rules?: readonly string[]): Promise<Violations> {
  const axe = new AxeBuilder({ page })
    // The elements with which nothing is wrong are thousands, and nobody reads about them.
    .options({ resultTypes: ['violations'] })
    // No page has a frame of another origin, for whose sake a second page would be opened each time.
    .setLegacyMode();
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
