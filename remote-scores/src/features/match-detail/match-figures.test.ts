import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { gradeOf } from '../../parts/matches/rating-grade'
import { pitch } from '../../parts/pitch/pitch'
import { compareParams, comparePath, panelsOf } from './compare-address'
import { expectedGoals, playerLines, shotLines, shotsOfScope, statisticLines } from './figures'
import { colourDistance, kitOf } from './kit'
import { placeOf } from './lineup-places'
import type { Lineup, PriceChange, Shot } from './match-parts.calls'
import { momentumLayout } from './momentum-path'
import { priceLines } from './price-lines'

const shot = (minuteNumber: number, side: 'home' | 'away', xg: number) => ({ minuteNumber, side, xg }) as Shot

describe('statistics of a match', () => {
  test('SCORE-03 chances of a side are the sum of its shots, to two digits', () => {
    const shots = [shot(10, 'home', 0.1), shot(12, 'home', 0.2), shot(50, 'away', 0.756)]
    expect(expectedGoals(shots)).toEqual({ home: 0.3, away: 0.76 })
    expect(expectedGoals([])).toEqual({ home: 0, away: 0 })
  })

  test('SCORE-03 the halves together have every shot once; added time of the first is of the first', () => {
    const shots = [shot(1, 'home', 0), shot(45, 'home', 0), shot(46, 'away', 0), shot(90, 'away', 0)]
    expect(shotsOfScope(shots, 'first').map((one) => one.minuteNumber)).toEqual([1, 45])
    expect(shotsOfScope(shots, 'second').map((one) => one.minuteNumber)).toEqual([46, 90])
    expect(shotsOfScope(shots, 'full')).toBe(shots)
  })

  test('SCORE-03 possession first, then chances and shots; codes nobody can name are left out', () => {
    const figure = (type: number, home: number, away: number) => ({ type, home, away })
    const figures = [figure(999, 1, 1), figure(2, 4, 3), figure(21, 5, 2), figure(22, 3, 3), figure(25, 55, 45)]
    const lines = statisticLines(figures, { home: 1.2, away: 0.4 })
    expect(lines.map(({ key }) => key)).toEqual(['possession', 'xg', 'shots', 'shotsOn', 'shotsOff', 'corners'])
    expect(lines[2]).toMatchObject({ home: 8, away: 5 })
    expect(statisticLines([figure(2, 4, 3)], { home: 0, away: 0 }).map(({ key }) => key)).toEqual(['corners'])
  })

  test('SCORE-03 big chances and saves follow from the shots: a shot that is held is a save of the other side', () => {
    const of = (side: 'home' | 'away', xg: number, outcome: string) => ({ minuteNumber: 1, side, xg, outcome }) as Shot
    const shots = [
      of('home', 0.31, 'saved'),
      of('home', 0.29, 'off'),
      of('home', 0.5, 'goal'),
      of('away', 0.1, 'saved'),
    ]
    expect(shotLines(shots)).toEqual([
      { key: 'bigChances', home: 2, away: 0 },
      { key: 'saves', home: 1, away: 1 },
    ])
    expect(shotLines([])).toEqual([])
  })

  test('SCORE-03 passes, duels and tackles of a side are those of its players; what a side was not counted by has no line', () => {
    const person = (entries: Record<string, number>) => ({
      figures: Object.entries(entries).map(([key, value]) => ({ key, value })),
    })
    const side = (...players: object[]) => ({ first: players.slice(0, 1), bench: players.slice(1) })
    const passer = person({ passes: 30, accuratePasses: 27, duelsWon: 3, tackles: 2 })
    const lineup = (away: object) =>
      ({ home: side(passer, person({ passes: 10, accuratePasses: 9 }), person({})), away }) as unknown as Lineup
    expect(playerLines(lineup(side(passer)))).toEqual([
      { key: 'passes', home: 40, away: 30 },
      { key: 'passAccuracy', home: 90, away: 90, isShare: true },
      { key: 'duelsWon', home: 3, away: 3 },
      { key: 'tackles', home: 2, away: 2 },
    ])
    expect(playerLines(lineup(side(person({ passes: 5 }))))).toEqual([{ key: 'passes', home: 40, away: 5 }])
    expect([playerLines(lineup(side(person({ goals: 1 })))), playerLines(null), playerLines(undefined)]).toEqual([
      ...[[], [], []],
    ])
  })

  test('SCORE-03 where the feed tells no figures there are none, whatever follows from shots', () => {
    expect(statisticLines([], { home: 1, away: 0 }, [{ key: 'saves', home: 1, away: 1 }])).toEqual([])
  })
})

describe('the compare board', () => {
  const read = (text: string) => panelsOf(new URLSearchParams(text))

  test('SCORE-03 views stay with their match when others of the address make no sense', () => {
    expect(read('compare=7,x,7,9,-1&tabs=stats,odds,odds,lineup')).toEqual([
      { id: 7, tab: 'stats' },
      { id: 9, tab: 'lineup' },
    ])
    expect(read('compare=1,2,3,4,5,6,7,8')).toHaveLength(6)
    expect(read('')).toEqual([])
    expect(read('compare=7&tabs=table')).toEqual([{ id: 7, tab: 'events' }])
  })

  test('SCORE-03 a board that is passed on opens as it was', () => {
    const panel = fc.record({
      id: fc.integer({ min: 1, max: 1e9 }),
      tab: fc.constantFrom('events' as const, 'stats' as const, 'odds' as const),
    })
    const boards = fc.uniqueArray(panel, { maxLength: 6, selector: ({ id }) => id })
    fc.assert(fc.property(boards, (panels) => expect(panelsOf(compareParams(panels))).toEqual(panels)))
    expect(comparePath([3, 4])).toBe('/score-detail?compare=3%2C4')
  })
})

describe('line-ups', () => {
  test('SCORE-03 wherever the feed puts somebody, he stands on his own half of the pitch', () => {
    const anywhere = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) })
    fc.assert(
      fc.property(anywhere, (at) => {
        const [home, away] = [placeOf(at, false), placeOf(at, true)]
        expect(home.x).toBeLessThan(pitch.width / 2)
        expect(away.x).toBeGreaterThan(pitch.width / 2)
        for (const { x, y } of [home, away]) {
          expect(x > 0 && x < pitch.width).toBe(true)
          expect(y > 0 && y < pitch.height).toBe(true)
        }
      }),
    )
  })

  test('SCORE-03 the away side is the mirror image: its keeper stands at the other goal, its left on its own left', () => {
    const keeper = { x: 50, y: 0 }
    expect(placeOf(keeper, false).x + placeOf(keeper, true).x).toBe(pitch.width)
    expect(placeOf({ x: 10, y: 50 }, false).y).toBeLessThan(placeOf({ x: 90, y: 50 }, false).y)
    expect(placeOf({ x: 10, y: 50 }, true).y).toBeGreaterThan(placeOf({ x: 90, y: 50 }, true).y)
  })

  test.each([
    [10, 'best'],
    [8, 'best'],
    [7.9, 'good'],
    [6.5, 'fair'],
    [6.4, 'low'],
    [5.9, 'poor'],
    [0, 'poor'],
  ])('SCORE-03 a rating of %f is %s', (rating, grade) => expect(gradeOf(rating)).toBe(grade))

  test('SCORE-03 nobody can take one side for the other, not even when both are the same club', () => {
    for (const id of [8201, 8207, 1, 42, 99_999]) {
      const home = kitOf({ id, name: 'Home' })
      const away = kitOf({ id, name: 'Home' }, home)
      expect(colourDistance(home.shirt, away.shirt)).toBeGreaterThan(100)
      expect(away.ink).not.toBe(away.shirt)
    }
  })
})

describe('momentum', () => {
  const size = { width: 950, middle: 50, reach: 40 }

  test('SCORE-03 no bar leaves the chart, whatever the feed says', () => {
    const values = fc.array(fc.oneof(fc.integer({ min: -1e6, max: 1e6 }), fc.constant(Number.NaN)), { maxLength: 130 })
    fc.assert(
      fc.property(values, (trend) => {
        for (const bar of momentumLayout(trend, size).bars) {
          expect(bar.y >= 10 && bar.y + bar.height <= 91).toBe(true)
          expect(bar.x >= 0 && bar.x <= size.width).toBe(true)
        }
      }),
    )
  })

  test('SCORE-03 home goes up, away goes down; extra time makes the axis longer', () => {
    const { bars, minutes, nowX } = momentumLayout([50, -50], size)
    expect(bars.map((bar) => [bar.isHome, bar.y < size.middle])).toEqual([
      [true, true],
      [false, false],
    ])
    expect([minutes, nowX]).toEqual([95, 20])
    expect(momentumLayout(Array(120).fill(1), size).minutes).toBe(120)
  })
})

describe('price history', () => {
  const change = (minute: number, first: number, isSealed = false) =>
    ({ minute, values: [first, 3, 4], isSealed }) as unknown as PriceChange

  test('SCORE-03 what came before the start lies before it; the last price of a minute speaks for it', () => {
    const { xs, lines, labels, kickoffX } = priceLines([change(0, 1), change(0, 2), change(5, 3), change(5, 9)], 'eu')
    expect(xs).toEqual([-22, -11, 5])
    expect(lines[0]).toEqual([1, 2, 9])
    expect(lines).toHaveLength(3)
    expect(labels).toEqual(['', '', '5′'])
    expect(kickoffX).toBe(0)
  })

  test('SCORE-03 a closed market is a gap; before the kick-off there is none to mark', () => {
    const { lines, kickoffX } = priceLines([change(0, 1), change(0, 2, true)], 'asia')
    expect(lines).toEqual([
      [1, null],
      [4, null],
    ])
    expect(kickoffX).toBeUndefined()
  })

  test('SCORE-03 of a long time before the start the first and the latest are kept', () => {
    const { xs, lines } = priceLines(
      Array.from({ length: 500 }, (_, index) => change(0, index)),
      'bs',
    )
    expect(xs).toHaveLength(60)
    expect([lines[0]?.[0], lines[0]?.at(-1)]).toEqual([0, 499])
    expect(xs.every((x, index) => index === 0 || x > (xs[index - 1] ?? 0))).toBe(true)
  })
})
