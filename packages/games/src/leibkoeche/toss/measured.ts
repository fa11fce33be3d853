import type { OddsOfHand } from './odds.ts';

/** Written by `npm run tune-toss`, from 500 tosses each; level 1 first. */
export const MEASURED: readonly OddsOfHand[] = [
  {
    small: {
      half: { caught: 0.272, caughtOther: 0, missed: 0.36, missedOther: 0.28 },
      full: { caught: 0.066, caughtOther: 0.062, missed: 0.546, missedOther: 0.326 },
    },
    normal: {
      half: { caught: 0.452, caughtOther: 0.004, missed: 0.258, missedOther: 0.194 },
      full: { caught: 0.13, caughtOther: 0.126, missed: 0.462, missedOther: 0.28 },
    },
    large: {
      half: { caught: 0.702, caughtOther: 0.02, missed: 0.06, missedOther: 0.122 },
      full: { caught: 0.314, caughtOther: 0.264, missed: 0.204, missedOther: 0.214 },
    },
  },
  {
    small: {
      half: { caught: 0.364, caughtOther: 0, missed: 0.338, missedOther: 0.246 },
      full: { caught: 0.092, caughtOther: 0.05, missed: 0.568, missedOther: 0.288 },
    },
    normal: {
      half: { caught: 0.522, caughtOther: 0, missed: 0.232, missedOther: 0.194 },
      full: { caught: 0.178, caughtOther: 0.094, missed: 0.478, missedOther: 0.246 },
    },
    large: {
      half: { caught: 0.788, caughtOther: 0.01, missed: 0.068, missedOther: 0.082 },
      full: { caught: 0.42, caughtOther: 0.206, missed: 0.208, missedOther: 0.158 },
    },
  },
  {
    small: {
      half: { caught: 0.45, caughtOther: 0, missed: 0.326, missedOther: 0.2 },
      full: { caught: 0.148, caughtOther: 0.044, missed: 0.518, missedOther: 0.288 },
    },
    normal: {
      half: { caught: 0.64, caughtOther: 0.004, missed: 0.178, missedOther: 0.156 },
      full: { caught: 0.222, caughtOther: 0.062, missed: 0.462, missedOther: 0.25 },
    },
    large: {
      half: { caught: 0.882, caughtOther: 0.008, missed: 0.042, missedOther: 0.046 },
      full: { caught: 0.512, caughtOther: 0.16, missed: 0.184, missedOther: 0.138 },
    },
  },
  {
    small: {
      half: { caught: 0.536, caughtOther: 0, missed: 0.276, missedOther: 0.178 },
      full: { caught: 0.19, caughtOther: 0.024, missed: 0.488, missedOther: 0.296 },
    },
    normal: {
      half: { caught: 0.728, caughtOther: 0, missed: 0.144, missedOther: 0.118 },
      full: { caught: 0.336, caughtOther: 0.042, missed: 0.408, missedOther: 0.214 },
    },
    large: {
      half: { caught: 0.958, caughtOther: 0, missed: 0.022, missedOther: 0.01 },
      full: { caught: 0.638, caughtOther: 0.09, missed: 0.144, missedOther: 0.122 },
    },
  },
  {
    small: {
      half: { caught: 0.634, caughtOther: 0, missed: 0.218, missedOther: 0.146 },
      full: { caught: 0.238, caughtOther: 0.012, missed: 0.482, missedOther: 0.268 },
    },
    normal: {
      half: { caught: 0.83, caughtOther: 0, missed: 0.1, missedOther: 0.07 },
      full: { caught: 0.434, caughtOther: 0.02, missed: 0.382, missedOther: 0.164 },
    },
    large: {
      half: { caught: 0.99, caughtOther: 0, missed: 0.006, missedOther: 0.004 },
      full: { caught: 0.746, caughtOther: 0.038, missed: 0.104, missedOther: 0.112 },
    },
  },
];
