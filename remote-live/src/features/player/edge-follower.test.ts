import { expect, test } from '@jest/globals'
import type Hls from 'hls.js'
import { EdgeFollower } from './edge-follower'
import { lowPace } from './low-latency'

function follow() {
  const stream = {
    latency: 4,
    targetLatency: 4,
    liveSyncPosition: 100,
    latestLevelDetails: { live: true, fragmentStart: 44 },
    config: { maxLiveSyncPlaybackRate: 1.1, liveMaxLatencyDuration: 12 },
  }
  const video = { currentTime: 100, playbackRate: 1 }
  const clock = { now: 0 }
  const edge = new EdgeFollower(video as HTMLVideoElement, () => clock.now)
  edge.use(stream as unknown as Hls)
  return { edge, stream, video, clock }
}

test('LIVE-01 after a pause nothing pulls playback to the edge: the last minute can be seen', () => {
  const { edge, stream, video } = follow()
  edge.letGo()
  expect(stream.config).toMatchObject({ maxLiveSyncPlaybackRate: 1, liveMaxLatencyDuration: Number.POSITIVE_INFINITY })
  stream.latency = 34
  video.currentTime = 70
  edge.resume()
  expect(edge.isFollowing).toBe(false)
  expect(video.currentTime).toBe(70)
})

test('LIVE-01 a short pause catches up by speed, one longer than the window goes to the edge', () => {
  const { edge, stream, video } = follow()
  edge.letGo()
  stream.latency = 9
  edge.resume()
  expect(edge.isFollowing).toBe(true)
  expect(stream.config.maxLiveSyncPlaybackRate).toBe(1.1)
  edge.letGo()
  stream.latency = 74
  video.currentTime = 30
  edge.resume()
  expect(video.currentTime).toBe(100)
  expect(edge.isFollowing).toBe(true)
})

test.each([
  ['back within the window', -20, 80, false],
  ['back beyond the window', -90, 46, false],
  ['forward past the edge', 5, 100, true],
])('LIVE-01 a step %s', (_name, step, place, isFollowing) => {
  const { edge, video } = follow()
  edge.seekBy(step)
  expect(video.currentTime).toBe(place)
  expect(edge.isFollowing).toBe(isFollowing)
})

test('LIVE-01 a page that was hidden returns to the edge, unless the visitor had left it', () => {
  const { edge, stream, video } = follow()
  stream.latency = 20
  video.currentTime = 84
  edge.letGo()
  edge.wake()
  expect(video.currentTime).toBe(84)
  edge.follow()
  edge.wake()
  expect(video.currentTime).toBe(100)
})

test('LIVE-01 what stalls added to the distance is taken back after a calm minute', () => {
  const { edge, stream, clock } = follow()
  stream.targetLatency = 6
  clock.now = 10_000
  edge.stalled()
  clock.now = 69_000
  edge.settle()
  expect(stream.targetLatency).toBe(6)
  clock.now = 70_000
  edge.settle()
  expect(stream.targetLatency).toBe(4)
})

test('AIR-04 close to life a stall costs more, for longer: what stalls there does so again', () => {
  const { edge, stream, clock } = follow()
  expect(stream.config).toMatchObject({ liveSyncOnStallIncrease: 1 })
  edge.use(stream as unknown as Hls, lowPace)
  expect(stream.config).toMatchObject({ liveSyncOnStallIncrease: 2 })
  stream.targetLatency = 3.4
  clock.now = 20_000
  edge.stalled()
  clock.now = 319_000
  edge.settle()
  expect(stream.targetLatency).toBe(3.4)
  clock.now = 320_000
  edge.settle()
  expect(stream.targetLatency).toBe(1.75)
})

test('AIR-04 what stalled while the page started is taken back sooner', () => {
  const { edge, stream, clock } = follow()
  stream.targetLatency = 6
  clock.now = 9_000
  edge.stalled()
  clock.now = 18_000
  edge.settle()
  expect(stream.targetLatency).toBe(6)
  clock.now = 19_000
  edge.settle()
  expect(stream.targetLatency).toBe(4)
})

test('a playlist that ended is played from where it is', () => {
  const { edge, stream, video } = follow()
  stream.latestLevelDetails.live = false
  video.currentTime = 0
  edge.resume()
  edge.seekBy(-5)
  expect(video.currentTime).toBe(0)
})

test('AIR-04 close to life it aims nearer, and jumps sooner', () => {
  const { edge, stream, video } = follow()
  edge.use(stream as unknown as Hls, lowPace)
  expect(stream).toMatchObject({ targetLatency: 1.75, config: { liveMaxLatencyDuration: 6 } })
  stream.latency = 7
  video.currentTime = 90
  edge.wake()
  expect(video.currentTime).toBe(100)
})
