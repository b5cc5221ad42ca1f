/** Calls that `remote-scores` alone makes and that came after the first page was full: it brings them along (ADR 100). */
export const scoresEndpoints = {
  countMatches: 'GET api/hot_match/match_days',
} as const
