const LONGEST = 3;

/** For `Retry-After`, in whole seconds: those who were sent away together do not come back together. */
export function scatteredSeconds(): string {
  return String(1 + Math.floor(Math.random() * LONGEST));
}
