export type MatchId = string;
export type GuestId = string;
