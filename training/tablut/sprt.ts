export interface Score {
  wins: number;
  draws: number;
  losses: number;
}

/** Wald's sequential test, normal approximation: better by `elo` against equal. Above 0 speaks for better. */
export function logLikelihoodRatio(score: Score, elo: number): number {
  const { matches, mean, variance } = summary(score);
  if (variance === 0) return 0;
  const better = expectedScore(elo);
  return (matches * (better - 0.5) * (2 * mean - 0.5 - better)) / (2 * variance);
}

export function told(score: Score, elo: number): string {
  const { matches, mean, variance } = summary(score);
  const error = 1.96 * Math.sqrt(variance / matches);
  const percent = `${(100 * mean).toFixed(1)} % ± ${(100 * error).toFixed(1)}`;
  const ratio = logLikelihoodRatio(score, elo).toFixed(2);
  return `+${score.wins} =${score.draws} -${score.losses}: ${percent}, log-likelihood ratio ${ratio}`;
}

function summary({ wins, draws, losses }: Score) {
  const matches = wins + draws + losses;
  const mean = (wins + draws / 2) / matches;
  const squares = wins * (1 - mean) ** 2 + draws * (0.5 - mean) ** 2 + losses * mean ** 2;
  return { matches, mean, variance: squares / matches };
}

function expectedScore(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}
