import { describe, expect, test } from '@jest/globals'
import { nothingCollected } from '../../parts/collected/collected'
import { letterOf } from '../../parts/matches/search-names'
import { aMatch } from '../../testing/a-match'
import { leagueCountries, leagueLetters, leaguesOf } from './league-choice'
import { type ListChoice, viewOf } from './match-filter'

const league = (id: number, key: string, name: string, isHot = true) => ({
  competition: { id, key, name, letter: letterOf(name, ''), flag: key.slice(0, 2), colour: '#000', isHot },
})
const matches = [
  aMatch({ id: 1, status: 8, kickoffS: 100, searchNames: ['曼联', 'Man United', 'manlian ml'] }),
  aMatch({ id: 2, status: 4, kickoffS: 300, anchors: [{ id: 101, name: 'A', avatar: '' }] }),
  aMatch({ id: 3, status: 1, kickoffS: 500, isFollowed: true }),
  aMatch({ id: 4, status: 9, kickoffS: 400 }),
  aMatch({ id: 5, status: 4, kickoffS: 200, ...league(567, 'jp.1', 'J1 League', false) }),
  aMatch({ id: 6, status: 1, kickoffS: 600, ...league(120, 'es.1', 'La Liga') }),
]
const all: ListChoice = {
  tab: 'all',
  leagues: new Set(),
  sorting: 'league',
  hidden: new Set(),
  showsHidden: false,
  hasRoomsOnly: false,
  pinned: new Set(),
  search: '',
  collected: nothingCollected,
}
const view = (change: Partial<ListChoice> = {}) => viewOf(matches, { ...all, ...change })
const ids = (change: Partial<ListChoice> = {}) => view(change).groups.flatMap((group) => group.ids)

describe('the list', () => {
  test('SCORE-01 every tab counts and shows its matches', () => {
    expect(view().counts).toEqual({ all: 6, live: 2, upcoming: 2, finished: 1, followed: 1 })
    expect(ids({ tab: 'live' })).toEqual([2, 5])
    expect(ids({ tab: 'followed' })).toEqual([3])
    const collected = { league: new Set([567]), team: new Set<number>() }
    expect(ids({ tab: 'followed', collected })).toEqual([3, 5])
    expect(view({ collected }).counts.followed).toBe(2)
    expect(view({ tab: 'live' }).counts).toEqual(view().counts)
  })

  test('SCORE-01 leagues, search and broadcasts narrow it, and the tabs count what is left', () => {
    expect(view({ leagues: new Set(['es.1', 'jp.1']) }).counts.all).toBe(2)
    expect(view({ leagues: new Set(['120']) }).counts.all).toBe(1)
    expect(view({ hasRoomsOnly: true }).counts.all).toBe(1)
    expect(ids({ search: 'ml' })).toEqual([1])
  })

  test('SCORE-01 hidden matches are counted where they would stand, and shown when asked', () => {
    const hidden = new Set([1, 2])
    expect(view({ hidden })).toMatchObject({ counts: { all: 4 }, hidden: 2 })
    expect(view({ hidden, tab: 'live' }).hidden).toBe(1)
    expect(ids({ hidden, showsHidden: true })).toEqual(ids())
  })

  test('SCORE-01 by league: running before to come before over, the important leagues first', () => {
    const { groups } = view()
    expect(groups.map((group) => group.key)).toEqual(['en.1', 'es.1', 'jp.1'])
    expect(groups[0]?.ids).toEqual([2, 3, 1, 4])
    expect(groups[0]?.live).toBe(1)
  })

  test('SCORE-01 first teams come before youth and second teams, also while only the youth plays', () => {
    const youth = aMatch({ id: 11, status: 2, ...league(9, 'ae.1.u21', 'Gulf U21', false) })
    const first = aMatch({ id: 12, status: 1, ...league(10, 'sa.1', 'Saudi League', false) })
    expect(viewOf([youth, first], all).groups.map(({ key }) => key)).toEqual(['sa.1', 'ae.1.u21'])
  })

  test('SCORE-01 the order does not hang on the order of the feed', () => {
    const backwards = viewOf([...matches].reverse(), all).groups
    expect(backwards).toEqual(view().groups)
  })

  test('SCORE-01 by time: one order over all leagues; pinned matches stand on top of both', () => {
    expect(ids({ sorting: 'time' })).toEqual([1, 5, 2, 4, 3, 6])
    expect(ids({ sorting: 'time', pinned: new Set([6, 3]) })).toEqual([3, 6, 1, 5, 2, 4])
    expect(view({ pinned: new Set([6]) }).groups[0]).toMatchObject({ key: 'pinned', ids: [6] })
  })

  test.each([
    ['德乙', 'deyi dy', 'D'],
    ['英冠', 'yingguan yg', 'Y'],
    ['NBA', '', 'N'],
    ['2. Bundesliga', 'deyi dy', '#'],
    ['Championship', 'yingguan yg', 'C'],
    ['Đức 2', 'deyi dy', 'D'],
  ])('SCORE-01 %s (%s) stands under the letter %s', (name, search, letter) => {
    expect(letterOf(name, search)).toBe(letter)
  })

  test('SCORE-01 leagues stand under their first letters and their countries', () => {
    const leagues = leaguesOf(matches)
    const counted = (bundles: ReturnType<typeof leagueLetters>) =>
      bundles.map(({ key, leagues: members }) => [key, members[0]?.count])
    expect(counted(leagueLetters(leagues))).toEqual([
      ['J', 1],
      ['L', 1],
      ['Y', 4],
    ])
    expect(leagueCountries(leagues).map(({ key }) => key)).toEqual(['es', 'gb-eng', 'jp'])
  })
})
