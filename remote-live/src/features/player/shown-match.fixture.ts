import { footballState } from '@pitchside/contract'
import type { MatchState } from '../../parts/match-clock/match-clock'

/** A football match at half-time, seven to four. */
export const halfTimeMatch: MatchState = {
  id: 1,
  sport: 'football',
  home: { id: 1, name: 'Rovers', short: 'ROV' },
  away: { id: 2, name: 'United', short: 'UNI' },
  status: footballState.halfTime,
  periodStartS: 0,
  homeScores: [7, 0, 0, 0, 0, 0, 0],
  awayScores: [4, 0, 0, 0, 0, 0, 0],
}
