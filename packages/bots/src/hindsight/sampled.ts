/** The mean of many samples, number by number. */
interface Sampled {
  readonly mean: readonly number[];
  readonly varianceOfMean: readonly number[];
}

export function sampled(count: number, sample: () => readonly number[]): Sampled {
  const sums: number[] = [];
  const squares: number[] = [];
  for (let taken = 0; taken < count; taken++) {
    sample().forEach((value, index) => {
      sums[index] = (sums[index] ?? 0) + value;
      squares[index] = (squares[index] ?? 0) + value * value;
    });
  }
  const mean = sums.map((sum) => sum / count);
  const varianceOfMean = squares.map((square, index) => {
    const average = mean[index] as number;
    const spread = Math.max(square / count - average * average, 0);
    return count > 1 ? spread / (count - 1) : 0;
  });
  return { mean, varianceOfMean };
}
