import { expect, test } from '@jest/globals'
import { type NextCandidate, nextRoom } from './next-room.rules'

const names = (name: string) => ({ zh: name, en: name, vi: name })
const match = (id: number, league: string, sport: 'football' | 'basketball' = 'football') => ({
  id,
  sport,
  competition: names(league),
})
const room = (uid: number, part: Partial<NextCandidate> = {}) => ({ uid, isFollowed: false, match: undefined, ...part })

const watched = match(7, 'Premier League')
const hottest = room(1)
const followed = room(2, { isFollowed: true, match: match(9, 'Serie A') })
const sameLeague = room(3, { match: match(8, 'Premier League') })
const sameMatch = room(4, { match: match(7, 'Premier League') })

test.each([
  ['the same match', [hottest, followed, sameLeague, sameMatch], { room: sameMatch, reason: 'match' }],
  ['the same league', [hottest, followed, sameLeague], { room: sameLeague, reason: 'league' }],
  ['an anchor the visitor follows', [hottest, followed], { room: followed, reason: 'followed' }],
  ['the hottest', [hottest, room(5)], { room: hottest, reason: 'hottest' }],
  ['nothing', [], undefined],
])('AIR-06 after a room goes on with %s', (_name, candidates, next) => {
  expect(nextRoom(candidates, watched)).toEqual(next)
})

test('AIR-06 the number of a match of another sport is another match', () => {
  const basketball = room(6, { match: match(7, 'Premier League', 'basketball') })
  expect(nextRoom([hottest, basketball], watched)?.room).toBe(hottest)
})
