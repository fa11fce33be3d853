// Written by `npm run texts` from the sentences in nl/.

export interface Messages {
  readonly rulebook: {
    readonly table: {
      readonly '': string;
      readonly T1: string;
      readonly T2: string;
      readonly T3: string;
      readonly T4: string;
      readonly T5: string;
      readonly T6: string;
      readonly T7: string;
      readonly T8: string;
      readonly T9: string;
      readonly T11: string;
    };
  };
}
