import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { liveTable, type TableLine } from './live-table'

const line = (teamId: number, position: number, points: number, difference = 0, group = ''): TableLine => ({
  teamId,
  name: `team ${teamId}`,
  group,
  position,
  played: 10,
  won: 0,
  drawn: 0,
  lost: 0,
  scored: 20 + difference,
  conceded: 20,
  points,
})
const table = [line(1, 1, 20, 5), line(2, 2, 19, 4), line(3, 3, 19, 2), line(4, 4, 10, -9)]

describe('SCORE-03 live position', () => {
  test('without running matches the official table stands, whatever rule made it', () => {
    const official = [line(2, 1, 19, 1), line(1, 2, 19, 5)]
    expect(liveTable(official, []).map(({ teamId, moved }) => [teamId, moved])).toEqual([
      [2, 0],
      [1, 0],
    ])
  })

  test('a leading side takes three points now and the places move', () => {
    const live = liveTable(table, [{ homeId: 3, awayId: 1, home: 2, away: 0 }])
    expect(live.map(({ teamId, points, moved }) => [teamId, points, moved])).toEqual([
      [3, 22, 2],
      [1, 20, -1],
      [2, 19, -1],
      [4, 10, 0],
    ])
    expect(live[0]).toMatchObject({ played: 11, won: 1, scored: 24, conceded: 20, isPlaying: true })
  })

  test('a draw gives a point each; goal difference tells level teams apart', () => {
    const live = liveTable(table, [{ homeId: 2, awayId: 4, home: 1, away: 1 }])
    expect(live.map(({ teamId }) => teamId)).toEqual([1, 2, 3, 4])
    expect(live[1]).toMatchObject({ points: 20, drawn: 1 })
  })

  test('matches of other tables, other groups or impossible pairs change nothing', () => {
    const groups = [line(1, 1, 3, 0, 'A'), line(2, 1, 3, 0, 'B')]
    expect(liveTable(groups, [{ homeId: 1, awayId: 2, home: 3, away: 0 }])[0]).toMatchObject({ points: 3, moved: 0 })
    expect(liveTable(table, [{ homeId: 99, awayId: 1, home: 3, away: 0 }])[0]).toMatchObject({ teamId: 1, points: 20 })
    expect(liveTable(table, [{ homeId: 1, awayId: 1, home: 3, away: 0 }])).toHaveLength(4)
  })

  test('positions are 1 to n, moves cancel out, every team is there once', () => {
    const scores = fc.array(
      fc.record({
        homeId: fc.integer({ min: 1, max: 4 }),
        awayId: fc.integer({ min: 1, max: 4 }),
        home: fc.nat(6),
        away: fc.nat(6),
      }),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(scores, (running) => {
        const live = liveTable(table, running)
        expect(live.map(({ position }) => position)).toEqual([1, 2, 3, 4])
        expect(live.reduce((sum, { moved }) => sum + moved, 0)).toBe(0)
        expect(new Set(live.map(({ teamId }) => teamId)).size).toBe(4)
      }),
    )
  })
})
