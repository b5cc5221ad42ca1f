import { describe, expect, test } from '@jest/globals'
import { aMatch } from '../../testing/a-match'
import { readAddress, writeAddress } from './list-address'
import { countTabs, groupMatches, leagueLetters } from './match-filter'

const league = (id: number, key: string, latinName: string, isHot = true) => ({
  competition: { id, key, name: latinName, latinName, flag: 'un', colour: '#000', isHot },
})
const matches = [
  aMatch({ id: 1, status: 8, kickoffS: 100 }),
  aMatch({ id: 2, status: 4, kickoffS: 300, anchors: [{ id: 101, name: 'A', avatar: '' }] }),
  aMatch({ id: 3, status: 1, kickoffS: 500, isFollowed: true }),
  aMatch({ id: 4, status: 9, kickoffS: 400 }),
  aMatch({ id: 5, status: 4, kickoffS: 200, ...league(567, 'jp.1', 'J1 League', false) }),
  aMatch({ id: 6, status: 1, kickoffS: 600, ...league(120, 'es.1', 'La Liga') }),
]
const all = { leagues: new Set<number>(), sorting: 'league' as const, hidden: new Set<number>(), hasRoomsOnly: false }

describe('the list', () => {
  test('SCORE-01 every tab counts and shows its matches', () => {
    expect(countTabs(matches, all)).toEqual({ all: 6, live: 2, upcoming: 2, finished: 1, followed: 1 })
    const shown = (tab: 'live' | 'followed') => groupMatches(matches, { ...all, tab }).flatMap((group) => group.ids)
    expect(shown('live')).toEqual([2, 5])
    expect(shown('followed')).toEqual([3])
  })

  test('SCORE-01 leagues, hidden matches and broadcasts narrow it', () => {
    expect(countTabs(matches, { ...all, leagues: new Set([120, 567]) }).all).toBe(2)
    expect(countTabs(matches, { ...all, hidden: new Set([1, 2]) }).all).toBe(4)
    expect(countTabs(matches, { ...all, hasRoomsOnly: true }).all).toBe(1)
  })

  test('SCORE-01 by league: running before to come before over, the important leagues first', () => {
    const groups = groupMatches(matches, { ...all, tab: 'all' })
    expect(groups.map((group) => group.competition?.key)).toEqual(['en.1', 'es.1', 'jp.1'])
    expect(groups[0]?.ids).toEqual([2, 3, 1, 4])
    expect(groups[0]?.live).toBe(1)
  })

  test('SCORE-01 by time: one order over all leagues', () => {
    const groups = groupMatches(matches, { ...all, sorting: 'time', tab: 'all' })
    expect(groups.flatMap((group) => group.ids)).toEqual([1, 5, 2, 4, 3, 6])
  })

  test('SCORE-01 leagues stand under their first letters', () => {
    expect(leagueLetters(matches).map(({ letter, leagues }) => [letter, leagues[0]?.count])).toEqual([
      ['J', 1],
      ['L', 1],
      ['P', 4],
    ])
  })
})

describe('the address', () => {
  test('SCORE-01 says everything that was chosen, and reads it again', () => {
    const address = {
      tab: 'live',
      date: '2026-11-22',
      leagues: new Set([82, 120]),
      sorting: 'time',
      market: 'bs',
      companyId: 22,
    } as const
    expect(readAddress(writeAddress(address))).toEqual(address)
  })

  test('defaults leave it empty, and nonsense falls back', () => {
    expect(writeAddress(readAddress(new URLSearchParams())).toString()).toBe('')
    expect(readAddress(new URLSearchParams('tab=x&d=2026-99-99&lg=a,-1&odds=y&co=zz'))).toEqual(
      readAddress(new URLSearchParams()),
    )
  })
})
