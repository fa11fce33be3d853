/** Something a person can mend; told without a stack trace. */
export class Stop extends Error {}

/**
 * Runs a script's work and turns a `Stop` into a message and exit code 1.
 * @param {() => void | Promise<void>} work
 */
export async function orStop(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
