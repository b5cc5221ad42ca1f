import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  foldReplay,
  keyFrames,
  type Replay,
  type ReplayFrame,
  type ReplayIncident,
  replayStart,
  replayStep,
} from './replay-fold'

const frames = (count: number): ReplayFrame[] =>
  Array.from({ length: count }, (_, i) => ({
    minute: Math.min(i + 1, 90),
    added: Math.max(0, i + 1 - 90),
    status: i + 1 === count ? 8 : i < 45 ? 2 : 4,
    data: [2, i % 9 === 0 ? 1 : 0, i % 11 === 0 ? 1 : 0, 25, 50 + (i % 5), 50 - (i % 5)],
    chances: [0.4, 0.3, 0.3],
  }))

const incident = (
  id: number,
  type: number,
  side: 'home' | 'away',
  frame: number,
  cancelledFrame?: number,
): ReplayIncident => ({
  event: {
    id,
    type,
    side,
    minute: String(Math.min(frame, 90)),
    minuteNumber: Math.min(frame, 90),
    player: `p${id}`,
    other: '',
    score: [0, 0],
    isCancelled: false,
  },
  frame,
  cancelledFrame,
})

const replayOf = (incidents: ReplayIncident[], count = 94): Replay => ({
  frames: frames(count),
  incidents: incidents.toSorted((a, b) => a.frame - b.frame),
  trend: Array.from({ length: count }, (_, i) => (i % 7) * 10 - 30),
  odds: [
    {
      market: 'eu',
      points: [
        [0, 2, 3, 4, 0],
        [30, 1.5, 4, 6, 1],
      ],
    },
  ],
  companyId: 2,
  table: [],
})

const types = fc.constantFrom(1, 8, 17, 3, 4, 15, 9, 28)
const anyIncident = fc.record({
  type: types,
  side: fc.constantFrom('home' as const, 'away' as const),
  frame: fc.integer({ min: 1, max: 94 }),
  lag: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
})
const anyReplay = fc
  .array(anyIncident, { maxLength: 24 })
  .map((list) =>
    replayOf(
      list.map(({ type, side, frame, lag }, id) =>
        incident(id, type, side, frame, type === 1 && lag !== undefined ? Math.min(94, frame + lag) : undefined),
      ),
    ),
  )
const goalTypes = [1, 8, 17]

describe('SCORE-03 replay', () => {
  test('state at t is the fold of the events up to t, and of nothing later', () => {
    fc.assert(
      fc.property(anyReplay, fc.integer({ min: 0, max: 94 }), (replay, t) => {
        const state = foldReplay(replay, t)
        const cut: Replay = {
          ...replay,
          frames: replay.frames.slice(0, t),
          incidents: replay.incidents
            .filter((one) => one.frame <= t)
            .map((one) => ({
              ...one,
              cancelledFrame:
                one.cancelledFrame !== undefined && one.cancelledFrame <= t ? one.cancelledFrame : undefined,
            })),
          trend: replay.trend.slice(0, t),
          odds: replay.odds.map((market) => ({ ...market, points: market.points.filter(([at = 0]) => at <= t) })),
        }
        const known = foldReplay(cut, t)
        expect({ ...known, chances: [] }).toEqual({ ...state, chances: [] })
        const standing = (side: string) =>
          cut.incidents.filter(
            (one) => goalTypes.includes(one.event.type) && one.event.side === side && one.cancelledFrame === undefined,
          ).length
        expect([state.home[0], state.away[0]]).toEqual([standing('home'), standing('away')])
      }),
    )
  })

  test('a step further is the fold of one minute more', () => {
    fc.assert(
      fc.property(anyReplay, fc.integer({ min: 0, max: 93 }), (replay, t) => {
        expect(replayStep(replay, foldReplay(replay, t))).toEqual(foldReplay(replay, t + 1))
      }),
    )
  })

  test('a goal counts until it is taken back, then shows as cancelled', () => {
    const replay = replayOf([incident(1, 1, 'home', 20, 22), incident(2, 1, 'away', 60)])
    expect(foldReplay(replay, 19).events).toEqual([])
    expect(foldReplay(replay, 21).home[0]).toBe(1)
    const after = foldReplay(replay, 22)
    expect(after.home[0]).toBe(0)
    expect(after.events[0]).toMatchObject({ id: 1, isCancelled: true })
    expect(foldReplay(replay, 94)).toMatchObject({ status: 8, minute: '90+4' })
    expect(foldReplay(replay, 94).away[0]).toBe(1)
    expect(keyFrames(replay)).toEqual([20, 60])
  })

  test('before the start there is nothing but the opening price; a price stands until the next', () => {
    const replay = replayOf([])
    expect(replayStart(replay)).toMatchObject({ status: 1, minute: '', events: [], trend: [] })
    expect(foldReplay(replay, 29).prices.eu).toEqual({ values: [2, 3, 4], isSealed: false })
    expect(foldReplay(replay, 60).prices.eu).toEqual({ values: [1.5, 4, 6], isSealed: true })
    expect(foldReplay(replay, 500).frame).toBe(94)
  })

  test('figures add up, shares stand as they are', () => {
    const state = foldReplay(replayOf([]), 20)
    expect(state.figures.get(2)).toEqual([3, 2])
    expect(state.figures.get(25)).toEqual([54, 46])
    expect(state.home[4]).toBe(3)
  })

  test('goals of extra time stand beside those of ninety minutes', () => {
    const base = replayOf([incident(1, 1, 'home', 10)], 96)
    const extra = { ...incident(2, 1, 'home', 95), event: { ...incident(2, 1, 'home', 95).event, minuteNumber: 104 } }
    const replay = {
      ...base,
      incidents: [...base.incidents, extra],
      frames: base.frames.map((frame, i) => (i === 94 ? { ...frame, status: 5, minute: 104, added: 0 } : frame)),
    }
    expect(foldReplay(replay, 94).home).toEqual([1, 1, 0, 0, expect.any(Number), 0, 0])
    expect(foldReplay(replay, 96).home).toEqual([1, 1, 0, 0, expect.any(Number), 2, 0])
  })
})
