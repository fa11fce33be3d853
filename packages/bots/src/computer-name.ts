import { must, type Seat, seededRandom, shuffled } from '@kast/kernel';

/**
 * What the computer in a seat is called: the same for everybody who looks at the match, on the server, in a
 * browser or in a record, and another name for each seat. By the hash of the seed, which all of them have, passing
 * over the names that computers have kept from the match before.
 */
export function computerName(seedHash: string, seat: Seat, kept: readonly string[] = []): string {
  const order = shuffled(seededRandom(`names ${seedHash}`), NAMES);
  const names = order.filter((name) => !kept.includes(name));
  return must(names[(seat - 1) % names.length], `a name for seat ${seat}`);
}

/** Given names that are at home in all our languages. Matches that are kept go by their order. */
const NAMES: readonly string[] = [
  'Agnes',
  'Albert',
  'Amalia',
  'Anselm',
  'Barbara',
  'Bastian',
  'Beatrix',
  'Bruno',
  'Cecilia',
  'Clemens',
  'Cornelia',
  'Dorothea',
  'Edmund',
  'Elias',
  'Felix',
  'Flora',
  'Gertrud',
  'Gregor',
  'Hedwig',
  'Helena',
  'Hubert',
  'Ida',
  'Isolde',
  'Jacob',
  'Judith',
  'Julius',
  'Konrad',
  'Leonora',
  'Leopold',
  'Lucia',
  'Margriet',
  'Martha',
  'Matthias',
  'Odilia',
  'Otto',
  'Roland',
  'Rosalie',
  'Silvester',
  'Theodora',
  'Ursula',
  'Valentin',
  'Wenzel',
];
