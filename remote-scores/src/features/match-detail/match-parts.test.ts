import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { gradeOf } from '../../parts/matches/rating-grade'
import { pitch } from '../../parts/pitch/pitch'
import { aPastMatch } from '../../testing/a-past-match'
import { shownLines } from './commentary-lines'
import { compareParams, panelsOf } from './compare-address'
import { expectedGoals, shotsOfScope, statisticLines } from './figures'
import { placeOf } from './lineup-places'
import type { CommentaryLine, PriceChange, Shot } from './match-parts.calls'
import { tabOf } from './match-tab'
import { momentumLayout } from './momentum-path'
import { filteredPast, summaryOf } from './past-filter'
import { priceLines } from './price-lines'

const size = { width: 760, middle: 50, reach: 38 }

describe('SCORE-03 momentum', () => {
  test('home stands above the middle, away below, nothing leaves the chart', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -500, max: 500, noNaN: false }), { maxLength: 140 }), (trend) => {
        const { bars, nowX, minutes } = momentumLayout(trend, size)
        expect(bars).toHaveLength(trend.length)
        expect(minutes).toBeGreaterThanOrEqual(95)
        expect(nowX).toBeLessThanOrEqual(size.width)
        for (const bar of bars) {
          expect(bar.y).toBeGreaterThanOrEqual(size.middle - size.reach)
          expect(bar.y + bar.height).toBeLessThanOrEqual(size.middle + size.reach + 0.5)
          if (bar.isHome) expect(bar.y + bar.height).toBeCloseTo(size.middle)
        }
      }),
    )
  })

  test('a longer match makes the axis longer', () => {
    expect(momentumLayout(new Array(128).fill(1), size).minutes).toBe(128)
    expect(momentumLayout([], size)).toMatchObject({ bars: [], nowX: 0 })
  })
})

const line = (seq: number, isMain: boolean): CommentaryLine => ({
  seq,
  minute: String(seq),
  side: 'home',
  isMain,
  incident: 0,
  text: `line ${seq}`,
})

describe('SCORE-03 text commentary', () => {
  const lines = [line(1, true), line(2, false), line(3, true), line(4, false)]
  test('follows with the newest line first, or only the main ones', () => {
    expect(shownLines(lines, false, undefined).lines.map(({ seq }) => seq)).toEqual([4, 3, 2, 1])
    expect(shownLines(lines, true, undefined)).toMatchObject({ lines: [{ seq: 3 }, { seq: 1 }], waiting: 0 })
  })
  test('new lines wait while the reader is further down, and are counted', () => {
    expect(shownLines(lines, false, 2)).toMatchObject({ lines: [{ seq: 2 }, { seq: 1 }], waiting: 2 })
    expect(shownLines(lines, true, 2).waiting).toBe(1)
  })
})

describe('SCORE-03 statistics', () => {
  test('codes become lines in their order; unknown codes are left out; shots are the sum of their kinds', () => {
    const lines = statisticLines(
      [
        { type: 22, home: 3, away: 2 },
        { type: 999, home: 9, away: 9 },
        { type: 21, home: 4, away: 1 },
        { type: 25, home: 58, away: 42 },
      ],
      { home: 1.5, away: 0.2 },
    )
    expect(lines.map(({ key }) => key)).toEqual(['possession', 'xg', 'shots', 'shotsOn', 'shotsOff'])
    expect(lines[2]).toMatchObject({ home: 7, away: 3 })
  })
  test('expected goals add up by side and half', () => {
    const shot = (side: 'home' | 'away', minuteNumber: number, xg: number): Shot => ({
      key: `${side}${minuteNumber}`,
      minute: '',
      minuteNumber,
      side,
      player: '',
      x: 90,
      y: 50,
      xg,
      outcome: 'off',
    })
    const shots = [shot('home', 12, 0.1), shot('home', 45.02, 0.2), shot('away', 70, 0.35)]
    expect(expectedGoals(shots)).toEqual({ home: 0.3, away: 0.35 })
    expect(shotsOfScope(shots, 'first')).toHaveLength(2)
    expect(shotsOfScope(shots, 'second')).toHaveLength(1)
  })
})

describe('SCORE-03 line-ups', () => {
  test('every place is on its own half of the pitch; away is the mirror of home', () => {
    const share = fc.double({ min: -20, max: 120, noNaN: true })
    fc.assert(
      fc.property(share, share, (x, y) => {
        const home = placeOf({ x, y }, false)
        const away = placeOf({ x, y }, true)
        expect(home.x).toBeLessThan(pitch.width / 2)
        expect(away.x).toBeCloseTo(pitch.width - home.x)
        for (const place of [home, away]) {
          expect(place.y).toBeGreaterThan(30)
          expect(place.y).toBeLessThan(pitch.height - 30)
        }
      }),
    )
  })
  test.each([
    [8.2, 'best'],
    [7, 'good'],
    [6.5, 'fair'],
    [6.1, 'low'],
    [4, 'poor'],
  ])('a rating of %d is %s', (rating, grade) => expect(gradeOf(rating)).toBe(grade))
})

describe('SCORE-03 head to head', () => {
  const matches = [
    aPastMatch({ id: 1 }),
    aPastMatch({ id: 2, isHome: false, result: 'loss', handicapResult: 'lose' }),
    aPastMatch({ id: 3, competitionId: 7, result: 'draw', score: [1, 1], handicapResult: '', totalResult: 'under' }),
  ]
  test('filters by venue, league and number', () => {
    const now = { isHome: true, competitionId: 82 }
    const ids = (filter: Partial<Parameters<typeof filteredPast>[1]>) =>
      filteredPast(matches, { isSameVenue: false, isSameLeague: false, last: 20, ...filter }, now).map(({ id }) => id)
    expect(ids({})).toEqual([1, 2, 3])
    expect(ids({ isSameVenue: true })).toEqual([1, 3])
    expect(ids({ isSameLeague: true })).toEqual([1, 2])
    expect(ids({ last: 1 })).toEqual([1])
    // The number counts what passed the other two.
    expect(ids({ isSameLeague: true, last: 2 })).toEqual([1, 2])
    expect(
      filteredPast(matches, { isSameVenue: true, isSameLeague: false, last: 1 }, { ...now, isHome: false }),
    ).toEqual([matches[1]])
  })
  test('counts from the view of the side; shares leave out what had no line', () => {
    expect(summaryOf(matches)).toEqual({
      played: 3,
      won: 1,
      drawn: 1,
      lost: 1,
      scored: 4,
      conceded: 4,
      handicapWon: 50,
      over: 67,
    })
    expect(summaryOf([])).toMatchObject({ played: 0, handicapWon: undefined, over: undefined })
  })
})

describe('SCORE-03 price history', () => {
  const change = (minute: number, first: number, isSealed = false): PriceChange => ({
    atS: minute,
    minute,
    values: [first, 3, 4],
    isSealed,
    score: '0-0',
  })
  test('the time before the start is squeezed, a closed market is a gap, positions grow', () => {
    const chart = priceLines(
      [change(0, 2), change(0, 2.1), change(10, 1.9), change(10, 1.8), change(30, 1.5, true)],
      'eu',
    )
    expect(chart.xs.every((x, i) => i === 0 || x > chart.xs[i - 1]!)).toBe(true)
    expect(chart.lines[0]).toEqual([2, 2.1, 1.8, null])
    expect(chart.kickoffX).toBe(0)
    expect(priceLines([change(0, 2)], 'asia').lines).toHaveLength(2)
  })
})

describe('SCORE-03 addresses', () => {
  test('a board keeps its matches and their views', () => {
    const panels = panelsOf(new URLSearchParams('compare=3,1,2&tabs=stats,,odds'))
    expect(panels).toEqual([
      { id: 3, tab: 'stats' },
      { id: 1, tab: 'events' },
      { id: 2, tab: 'odds' },
    ])
    expect(panelsOf(compareParams(panels))).toEqual(panels)
  })
  test('nonsense is left out and six is the most', () => {
    expect(panelsOf(new URLSearchParams('compare=a,-1,5,5,1.5'))).toEqual([{ id: 5, tab: 'events' }])
    expect(panelsOf(new URLSearchParams('compare=1,2,3,4,5,6,7,8'))).toHaveLength(6)
    expect(tabOf('nothing')).toBe('events')
    expect(tabOf('odds')).toBe('odds')
  })
})
