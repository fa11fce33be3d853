/** Whoever signs in, or chooses a new password, is told nothing any more where somebody else may have subscribed. */
export async function subscribeAgain(): Promise<void> {
  try {
    await (await import('../notifications/push-subscription.ts')).subscribeAgain();
  } catch {
    // No service worker, or no line: the settings offer it again.
  }
}
