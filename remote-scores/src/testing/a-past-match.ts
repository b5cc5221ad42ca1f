import type { PastMatch } from '../features/match-detail/match-parts.calls'

/** A match of the past that its home side won against the line; say what differs. */
export const aPastMatch = (change: Partial<PastMatch> = {}): PastMatch => ({
  id: 1,
  competitionId: 82,
  competition: 'Premier League',
  kickoffS: 1_000_000,
  home: { id: 8201, name: 'Arsenal' },
  away: { id: 8207, name: 'Chelsea' },
  score: [2, 1],
  half: '1-0',
  handicap: 0.5,
  handicapResult: 'win',
  total: 2.5,
  totalResult: 'over',
  prices: [],
  isHome: true,
  result: 'win',
  ...change,
})
