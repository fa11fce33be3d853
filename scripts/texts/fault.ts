/** Something in a file of sentences that must be mended. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly problem: string;
}

export function makeFault({ file, line, problem }: Fault): string {
  return `${file}:${line} ${problem}`;
}
