import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { startPlayer } from './start-player.fixture'
import { positionOf, TimeShift } from './time-shift'

const now = Date.UTC(2026, 4, 16, 14)
const hour = 3_600
beforeEach(() => void jest.useFakeTimers({ now }))
afterEach(() => void jest.useRealTimers())

const src = '/media/demo/football/3/shift.m3u8'
/** From an hour ago; nothing for a minute in its middle. */
const pieces = [
  { start: 0, duration: 1_800, programDateTime: now - hour * 1_000 },
  { start: 1_800, duration: 1_740, programDateTime: now - 1_740_000 },
]

test('AIR-05 a moment stands in the list where its time says, beside a gap at its edge', () => {
  expect(positionOf(pieces, now - 3_000_000)).toBe(600)
  expect(positionOf(pieces, now - 1_770_000)).toBe(1_800)
  expect(positionOf(pieces, now - 1_000_000)).toBe(2_540)
  expect(positionOf(pieces, now - 2 * hour * 1_000)).toBe(0)
})

test('AIR-05 one can go back two hours, or to where the broadcast began', () => {
  expect(new TimeShift(undefined).reachS(now)).toBe(0)
  expect(new TimeShift({ src, since: now - 600_000 }).reachS(now)).toBe(600)
  const shift = new TimeShift({ src, since: now - 9 * hour * 1_000 })
  expect(shift.reachS(now)).toBe(2 * hour)
  shift.begin(0, now)
  expect([shift.at, shift.startS(now)]).toEqual([now - 2 * hour * 1_000, 0])
})

const withShift = () => startPlayer({ shift: { src, since: now - hour * 1_000 } })

test('AIR-05 going back beyond the stream plays the list of what was, from that moment', async () => {
  const { player, made, video, last, fire } = await withShift()
  fire('timeupdate')
  expect(last().windowS).toBe(hour)
  player.goTo(now - 1_770_000)
  expect(made).toHaveLength(2)
  expect(made[0]!.isDestroyed).toBe(true)
  expect(made[1]!.asked[0]).toBe(`load ${src}`)
  expect(made[1]!.config.startPosition).toBe(1_830)
  expect(last()).toMatchObject({ isFollowing: false, behindS: 1_770 })
  // Its times say it better than the guess.
  made[1]!.emit('level', { details: { fragments: pieces } })
  expect(video.currentTime).toBe(1_800)
  // Within the list nothing is loaded anew; the key for five seconds goes from the picture that is seen.
  made[1]!.playingDate = new Date(now - 1_000_000)
  player.seekBy(-5)
  expect([made.length, video.currentTime]).toEqual([2, 2_535])
  player.goLive()
  expect(made[2]!.asked[0]).toBe('load /media/demo/football/3/master.m3u8')
  expect(last()).toMatchObject({ isFollowing: true })
})

test('AIR-05 steps within the stream stay in it, and steps to near life end the list', async () => {
  const { player, made } = await withShift()
  player.seekBy(-20)
  expect(made).toHaveLength(1)
  player.goTo(now - 600_000)
  expect(made).toHaveLength(2)
  player.goTo(now - 5_000)
  expect(made[2]!.asked[0]).toContain('master.m3u8')
})

test('AIR-05 where the list ends it is loaded anew, and life takes over where it is near', async () => {
  const { player, made, fire } = await withShift()
  player.goTo(now - 600_000)
  made[1]!.emit('level', { details: { fragments: pieces } })
  made[1]!.playingDate = new Date(now - 60_000)
  fire('ended')
  expect([made.length, made[2]!.asked[0]]).toEqual([3, `load ${src}`])
  made[2]!.playingDate = new Date(now - 2_000)
  fire('ended')
  expect(made[3]!.asked[0]).toContain('master.m3u8')
})

test('AIR-05 a list that is not there costs the way back, not the broadcast', async () => {
  const { player, made, last } = await withShift()
  player.goTo(now - 600_000)
  for (let tries = 0; tries < 4 && made.length < 3; tries++) {
    made.at(-1)!.emit('error', { fatal: true, type: 'network', details: 'manifestLoadError' })
    await jest.advanceTimersByTimeAsync(3_000)
  }
  expect(made.at(-1)!.asked[0]).toContain('master.m3u8')
  expect(last().windowS).toBeLessThan(100)
})
