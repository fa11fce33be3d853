/** What requests cost (docs/OPERATIONS.md). The budget of an address is REQUESTS_PER_MINUTE of these. */
export const PRICES = {
  look: 1,
  /** It is written durably, and told to all who look. */
  act: 3,
  /** Told at every table where the guest sits. */
  rename: 10,
  /** By whatever way: a table is kept for ever, and its bots think. */
  newMatch: 25,
  judgeRecord: 25,
  /** Its bot thinks for as long as the match lasts. */
  addComputer: 10,
  /** Some thirty milliseconds of a thread, where it was not drawn before. */
  picture: 10,
  /** Written, told, and read by people; a table has a pace of its own beside it. */
  say: 10,
  /** Somebody has to look at it. */
  report: 25,
  /** So that nobody finds a seat's code by trying. */
  tryCode: 50,
  /** A password is hashed: memory, and a part of a second of a thread. */
  signIn: 20,
  makeAccount: 50,
  /** To whoever is named: dear, beside the bounds that mails have by themselves. */
  sendMail: 50,
  /** All matches of a player are read, or changed. */
  ownData: 50,
  /** The rules list them, from what the seat has seen. */
  legalMoves: 3,
  /** Beyond the price of the request: for each ply of the past that is sent. */
  sentPly: 0.1,
  /** Likewise: for each table of all rounds of a club evening, which standings are reckoned from. */
  clubTable: 0.01,
  /** Likewise: for each person whom a round is drawn for. */
  pairedPerson: 0.2,
} as const;

/** Of the budget of an address: several guests of one household or club share it. */
export const GUEST_SHARE = 0.4;

/** A program has a budget of its own, beside that of its owner. */
export const TOKEN_SHARE = 0.3;
