import { expect, test } from '@jest/globals'
import type { Feed } from '../ports/feed.port'
import type { SeasonInfo } from '../ports/season-parts.port'
import { createPlayerBook } from './player-book'
import type { SeasonDesk } from './season-desk'

const team = (id: number) => ({ id, names: { zh: '', en: '', vi: '' }, crest: '', strength: 5 })
const matches = [1, 2, 3].map((id) => ({
  fixture: { id, sport: 'football', home: team(1), away: team(2) },
  state: { status: 8, home: [1], away: [0] },
}))
const desk = { results: () => matches, now: () => 0 } as unknown as SeasonDesk
const season = { id: 7, source: 'feed' } as SeasonInfo

test('SCORE-10 a match the feed could not tell fails who asked, and is counted, once, when the next one asks', async () => {
  let isBroken = true
  const playerLines = (id: number) => {
    if (isBroken && id === 2) throw new Error('the feed does not answer')
    return [{ player: { id: 9 }, side: 1, minutes: 90, figures: { goals: 1 } }]
  }
  const book = createPlayerBook({ playerLines } as unknown as Feed, desk)
  await expect(book.season(season)).rejects.toThrow('does not answer')
  isBroken = false
  expect(await book.season(season)).toMatchObject([
    { played: 3, minutes: 270, sums: { goals: 3 }, counted: { goals: 3 } },
  ])
})

test('SCORE-10 a match that is corrected after its end is counted as it stands then, and whoever else asks is served meanwhile', async () => {
  const asked: number[] = []
  let goals = 1
  const playerLines = (id: number) => {
    asked.push(id)
    return [{ player: { id: 9 }, side: 1, minutes: 90, figures: { goals } }]
  }
  const book = createPlayerBook({ playerLines } as unknown as Feed, desk)
  const served: number[] = []
  const serve = () => void (served.push(asked.length) < 20 && setImmediate(serve))
  setImmediate(serve)
  expect(await book.season(season)).toMatchObject([{ sums: { goals: 3 } }])
  // Others had their turn while the first and the second match were counted, and not only after the last.
  expect(served).toEqual(expect.arrayContaining([1, 2]))
  expect(await book.season(season)).toMatchObject([{ sums: { goals: 3 } }])
  expect(asked).toEqual([1, 2, 3])
  matches[1]!.state = { status: 8, home: [2], away: [0] }
  goals = 2
  expect(await book.season(season)).toMatchObject([{ played: 3, sums: { goals: 6 } }])
})

test('SCORE-10 of a season nobody asked for the matches of one team are counted for its players, and those of the other side left out', async () => {
  const asked: number[] = []
  const games = [
    { id: 1, home: team(1), away: team(2) },
    { id: 2, home: team(2), away: team(3) },
    { id: 3, home: team(3), away: team(1) },
  ].map((fixture) => ({ fixture: { ...fixture, sport: 'football' }, state: { status: 8, home: [1], away: [0] } }))
  const ofSide = (side: 1 | 2, id: number) => ({ player: { id }, side, minutes: 90, figures: { goals: 1 } })
  const playerLines = (id: number) => {
    asked.push(id)
    return [ofSide(1, id === 1 ? 9 : 8), ofSide(2, id === 3 ? 9 : 7)]
  }
  const own = { results: () => games, now: () => 0 } as unknown as SeasonDesk
  const book = createPlayerBook({ playerLines } as unknown as Feed, own)
  expect(await book.team(season, 1)).toMatchObject([{ player: { id: 9 }, played: 2, sums: { goals: 2 } }])
  expect(asked).toEqual([1, 3])
  // Once the whole season is counted it answers for its teams too.
  await book.season(season)
  expect(await book.team(season, 1)).toMatchObject([{ player: { id: 9 }, played: 2 }])
  expect(asked).toEqual([1, 3, 1, 2, 3])
})
