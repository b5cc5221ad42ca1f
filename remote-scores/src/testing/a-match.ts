import type { Match } from '../parts/matches/match'

let nextId = 1

/** A running football match; say what differs. */
export function aMatch(change: Partial<Match> = {}): Match {
  const id = change.id ?? nextId++
  return {
    id,
    sport: 'football',
    status: 4,
    competition: {
      id: 82,
      key: 'en.1',
      name: '英超',
      letter: 'Y',
      flag: 'gb-eng',
      colour: '#3d195b',
      isHot: true,
    },
    home: { id: 8201, name: '阿森纳', rank: 1 },
    away: { id: 8207, name: '切尔西', rank: 5 },
    kickoffS: 1_000_000,
    periodStartS: 1_003_600,
    added: 0,
    clockS: 0,
    clockAtS: 0,
    round: 12,
    stage: '',
    homeScores: [1, 1, 0, 1, 4, 0, 0],
    awayScores: [0, 0, 0, 2, 3, 0, 0],
    prices: {
      asia: { values: [0.9, 0.5, 0.92], trends: ['same', 'same', 'same'], isSealed: false, changedAtMs: 0, moves: 0 },
    },
    companyId: 2,
    isFollowed: false,
    isReserved: false,
    anchors: [],
    changedS: 0,
    ...change,
  }
}
