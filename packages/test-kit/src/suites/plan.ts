/**
 * How much the suites play. `npm run soak:properties` takes its time; `npm test` is meant to be run again and again.
 */
export const plan = process.env['KAST_SOAK']
  ? { trials: { most: 5000, repeats: 3 }, stride: { open: 3, hidden: 1 } }
  : { trials: { most: 24, repeats: 1 }, stride: { open: 12, hidden: 3 } };

/** A trial takes a moment; a machine that does other things meanwhile takes several. */
export const PATIENCE = { timeout: 120_000 };
