/** What stands in a game's `balance.json` or `puzzles.json`; that it is so is tested. */
export async function jsonIn<Data>(file: Promise<{ readonly default: unknown }>): Promise<Data> {
  const { default: data } = await file;
  return data as Data;
}
