import { expect, test } from '@jest/globals'
import type { Feed } from '../ports/feed.port'
import type { SeasonInfo } from '../ports/season-parts.port'
import { createPlayerBook } from './player-book'
import type { SeasonDesk } from './season-desk'

const team = (id: number) => ({ id, names: { zh: '', en: '', vi: '' }, crest: '', strength: 5 })
const matches = [1, 2, 3].map((id) => ({
  fixture: { id, sport: 'football', home: team(1), away: team(2) },
  state: { status: 8 },
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
