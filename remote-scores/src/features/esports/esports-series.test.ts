import { expect, test } from '@jest/globals'
import { applySeriesDelta, countSeries, groupSeries, type Series } from './esports-series'

const aSeries = (id: number, change: Partial<Series> = {}): Series => ({
  id,
  title: 'lol',
  status: 2,
  bestOf: 3,
  competition: { id: 7001, name: 'Dawn League', colour: '#000' },
  home: { id: 1, name: 'Jade Foxes' },
  away: { id: 2, name: 'Iron Bears' },
  kickoffS: 1_000 + id,
  stage: '',
  gameStartS: 1_600,
  gameNo: 1,
  score: [0, 0],
  now: [3, 5],
  isHot: true,
  isFollowed: false,
  prices: { isSealed: false },
  ...change,
})
const all = { titles: new Set<never>(), query: '' }

test('SCORE-01 a frame of the topic patches the row; twice changes nothing more', () => {
  const before = aSeries(5)
  const delta: [number, ...unknown[]] = [5, 2, 9_000, 5, 2, 10, 1, 11, 0, 21, 0]
  const after = applySeriesDelta(before, delta)
  expect(after).toMatchObject({ gameStartS: 9_000, gameNo: 2, score: [1, 0], now: [0, 0], status: 2 })
  expect(applySeriesDelta(after, delta)).toEqual(after)
  expect(applySeriesDelta(before, [5, 99, { a: 1 }, 'x', 4, 1, null])).toBe(before)
})

test('SCORE-01 tabs count and show the same matches', () => {
  const list = [
    aSeries(1, { status: 3 }),
    aSeries(2),
    aSeries(3, { status: 13 }),
    aSeries(4, { status: 12, isFollowed: true }),
    aSeries(5, { status: 1, title: 'cs2', competition: { id: 7005, name: 'Circuit', colour: '#000' }, isHot: false }),
  ]
  expect(countSeries(list, all)).toEqual({ all: 5, live: 1, upcoming: 2, finished: 1, followed: 1 })
  for (const tab of ['all', 'live', 'upcoming', 'finished', 'followed'] as const) {
    const shown = groupSeries(list, { ...all, tab }).flatMap((group) => group.series)
    expect(shown).toHaveLength(countSeries(list, all)[tab])
  }
  const groups = groupSeries(list, { ...all, tab: 'all' })
  expect(groups.map((group) => group.competition.id)).toEqual([7001, 7005])
  expect(groups[0]!.series.map((one) => one.id)).toEqual([2, 3, 1, 4])
})

test('SCORE-01 titles and words choose', () => {
  const list = [aSeries(1), aSeries(2, { title: 'kog', home: { id: 9, name: '翡翠灵狐' } })]
  const ids = (choice: Parameters<typeof groupSeries>[1]) =>
    groupSeries(list, choice).flatMap((group) => group.series.map((one) => one.id))
  expect(ids({ tab: 'all', titles: new Set(['kog'] as const), query: '' })).toEqual([2])
  expect(ids({ tab: 'all', titles: new Set(), query: ' jade ' })).toEqual([1])
  expect(ids({ tab: 'all', titles: new Set(), query: '灵狐' })).toEqual([2])
  expect(ids({ tab: 'all', titles: new Set(), query: 'nobody' })).toEqual([])
})

test('a score that changes never moves its row', () => {
  const list = [aSeries(1), aSeries(2)]
  const order = () => groupSeries(list, { ...all, tab: 'all' })[0]!.series.map((one) => one.id)
  const before = order()
  list[1] = applySeriesDelta(list[1]!, [2, 10, 1, 11, 30])
  expect(order()).toEqual(before)
})
