import type { OddsOfHand } from './odds.ts';

/** Written by `npm run tune-toss`, from 400 tosses each; level 1 first. */
export const MEASURED: readonly OddsOfHand[] = [
  {
    small: {
      half: { caught: 0.2625, caughtOther: 0, missed: 0.3775, missedOther: 0.2775 },
      full: { caught: 0.07, caughtOther: 0.0475, missed: 0.5575, missedOther: 0.3225 },
    },
    normal: {
      half: { caught: 0.4275, caughtOther: 0.005, missed: 0.28, missedOther: 0.195 },
      full: { caught: 0.1325, caughtOther: 0.1175, missed: 0.4725, missedOther: 0.2775 },
    },
    large: {
      half: { caught: 0.695, caughtOther: 0.025, missed: 0.06, missedOther: 0.1275 },
      full: { caught: 0.3275, caughtOther: 0.255, missed: 0.2175, missedOther: 0.2 },
    },
  },
  {
    small: {
      half: { caught: 0.3575, caughtOther: 0, missed: 0.3475, missedOther: 0.2525 },
      full: { caught: 0.1025, caughtOther: 0.055, missed: 0.5725, missedOther: 0.2675 },
    },
    normal: {
      half: { caught: 0.5125, caughtOther: 0, missed: 0.24, missedOther: 0.2025 },
      full: { caught: 0.185, caughtOther: 0.0875, missed: 0.495, missedOther: 0.2325 },
    },
    large: {
      half: { caught: 0.79, caughtOther: 0.0175, missed: 0.07, missedOther: 0.0775 },
      full: { caught: 0.41, caughtOther: 0.2125, missed: 0.2225, missedOther: 0.155 },
    },
  },
  {
    small: {
      half: { caught: 0.4425, caughtOther: 0, missed: 0.335, missedOther: 0.1975 },
      full: { caught: 0.16, caughtOther: 0.04, missed: 0.5275, missedOther: 0.27 },
    },
    normal: {
      half: { caught: 0.6375, caughtOther: 0.005, missed: 0.175, missedOther: 0.16 },
      full: { caught: 0.2275, caughtOther: 0.06, missed: 0.4875, missedOther: 0.225 },
    },
    large: {
      half: { caught: 0.8825, caughtOther: 0.0075, missed: 0.0475, missedOther: 0.04 },
      full: { caught: 0.5025, caughtOther: 0.1525, missed: 0.2025, missedOther: 0.1425 },
    },
  },
  {
    small: {
      half: { caught: 0.5325, caughtOther: 0, missed: 0.2875, missedOther: 0.175 },
      full: { caught: 0.1875, caughtOther: 0.02, missed: 0.495, missedOther: 0.2975 },
    },
    normal: {
      half: { caught: 0.7325, caughtOther: 0, missed: 0.1425, missedOther: 0.12 },
      full: { caught: 0.32, caughtOther: 0.0425, missed: 0.4325, missedOther: 0.205 },
    },
    large: {
      half: { caught: 0.965, caughtOther: 0, missed: 0.02, missedOther: 0.01 },
      full: { caught: 0.6175, caughtOther: 0.095, missed: 0.16, missedOther: 0.1275 },
    },
  },
  {
    small: {
      half: { caught: 0.62, caughtOther: 0, missed: 0.2275, missedOther: 0.15 },
      full: { caught: 0.23, caughtOther: 0.01, missed: 0.495, missedOther: 0.265 },
    },
    normal: {
      half: { caught: 0.8325, caughtOther: 0, missed: 0.0975, missedOther: 0.07 },
      full: { caught: 0.41, caughtOther: 0.02, missed: 0.4075, missedOther: 0.1625 },
    },
    large: {
      half: { caught: 0.99, caughtOther: 0, missed: 0.005, missedOther: 0.005 },
      full: { caught: 0.7375, caughtOther: 0.04, missed: 0.115, missedOther: 0.1075 },
    },
  },
];
