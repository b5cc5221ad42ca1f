import { expect, test } from '@jest/globals'
import type { SeasonSource } from '../archive/season-source'
import type { Feed } from '../ports/feed.port'
import type { SeasonInfo } from '../ports/season-parts.port'
import { createSeasonDesk } from './season-desk'

const day = 86_400
const season = { id: 7, source: 'feed', start: 0, end: 240 * day } as SeasonInfo

/** A desk whose feed notes until when it was asked to play, and may be broken. */
function deskAt(now: number) {
  const asked: number[] = []
  const feed = { isBroken: false }
  const seasonTable = (_: number, at: number) => {
    if (feed.isBroken) throw new Error('the feed does not answer')
    asked.push(at)
  }
  const desk = createSeasonDesk({
    feed: {} as Feed,
    seasons: { seasonTable } as unknown as SeasonSource,
    now: () => now,
  })
  return { desk, asked, feed }
}

test('SCORE-10 a season is gone through a week at a time, to its last day, once, and whoever else asks is served meanwhile', async () => {
  const { desk, asked } = deskAt(300 * day)
  const served: number[] = []
  const serve = () => void (served.push(asked.length) < 100 && setImmediate(serve))
  setImmediate(serve)
  await Promise.all([desk.prepared(season), desk.prepared(season)])
  expect(asked.at(-1)).toBe(season.end)
  // A table for each day costs more than the matches of the whole season.
  expect(asked).toHaveLength(Math.ceil(240 / 7))
  expect(served).toEqual(expect.arrayContaining([1, 2, 3]))
  await desk.prepared(season)
  expect(asked).toHaveLength(Math.ceil(240 / 7))
})

test('SCORE-10 of a season that runs nothing is played before its time', async () => {
  const { desk, asked } = deskAt(10 * day)
  await desk.prepared(season)
  expect(asked).toEqual([7 * day, 10 * day])
})

test('SCORE-10 a season the feed could not play fails who asked, and is played when the next one asks', async () => {
  const { desk, asked, feed } = deskAt(7 * day)
  feed.isBroken = true
  await expect(desk.prepared(season)).rejects.toThrow('does not answer')
  feed.isBroken = false
  await desk.prepared(season)
  expect(asked).toEqual([7 * day])
})
