/** What happened, in sentences: each event its own, each sentence once, nothing for what says nothing. */
export function tellEach<Event>(
  events: readonly Event[],
  sentence: (event: Event) => string,
): string {
  const sentences = new Set(events.map(sentence));
  return [...sentences].filter((words) => words !== '').join(' ');
}
