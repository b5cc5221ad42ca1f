import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { fakeHls } from './fake-hls.fixture'
import { LivePlayer, type PlayerSnapshot } from './live-player'
import type { Quality } from './quality'

let play: jest.Mock<() => Promise<void>>

beforeEach(() => {
  jest.useFakeTimers()
  play = jest.fn(async () => undefined)
  Object.assign(HTMLMediaElement.prototype, { play, pause: jest.fn(), load: jest.fn() })
})
afterEach(() => {
  jest.useRealTimers()
})

async function startPlayer(quality: Quality = 'auto') {
  const { made, loadHls } = fakeHls()
  const video = document.createElement('video')
  const snapshots: PlayerSnapshot[] = []
  const player = new LivePlayer({
    video,
    src: '/media/demo/football/3/master.m3u8',
    loadHls,
    quality,
    volume: 0.4,
    isMuted: false,
    onChange: (snapshot) => void snapshots.push(snapshot),
    random: () => 0.5,
  })
  await player.start()
  const hls = made[0]!
  hls.emit('manifest')
  return { player, video, hls, made, last: () => player.snapshot, snapshots }
}

const blocked = () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'))

describe('LIVE-01 start', () => {
  test('loads, attaches and plays with the remembered volume', async () => {
    const { hls, video, last } = await startPlayer()
    expect(hls.asked).toEqual(['load /media/demo/football/3/master.m3u8', 'attach'])
    expect(play).toHaveBeenCalledTimes(1)
    expect(video.volume).toBeCloseTo(0.4)
    video.dispatchEvent(new Event('playing'))
    expect(last()).toMatchObject({ phase: 'playing', heights: [720, 480, 360] })
  })

  test('a browser that refuses sound plays muted and says so; the visitor turns it on', async () => {
    play.mockImplementationOnce(blocked)
    const { player, video, last } = await startPlayer()
    await jest.advanceTimersByTimeAsync(0)
    expect(video.muted).toBe(true)
    expect(last()).toMatchObject({ isSoundBlocked: true })
    player.setMuted(false)
    expect(video.muted).toBe(false)
    expect(last()).toMatchObject({ isSoundBlocked: false, isMuted: false })
  })
})

describe('LIVE-01 quality and place', () => {
  test('a remembered quality is taken at the start, another one without a rebuild', async () => {
    const { player, hls, made } = await startPlayer('sd')
    expect(hls.nextLevel).toBe(2)
    player.setQuality('original')
    expect(hls.nextLevel).toBe(0)
    player.setQuality('auto')
    expect(hls.nextLevel).toBe(-1)
    expect(made).toHaveLength(1)
  })

  test('seconds behind are told, and one click goes back to the live edge', async () => {
    const { player, video, hls, last } = await startPlayer()
    hls.latency = 20
    video.dispatchEvent(new Event('timeupdate'))
    expect(last().behindS).toBe(16)
    player.goLive()
    expect(video.currentTime).toBe(100)
    hls.latency = 5
    video.dispatchEvent(new Event('timeupdate'))
    expect(last().behindS).toBe(0)
  })

  test('a speed other than one stops following the edge, one follows again', async () => {
    const { player, hls, video } = await startPlayer()
    player.setRate(0.75)
    expect(hls.config.maxLiveSyncPlaybackRate).toBe(1)
    expect(video.playbackRate).toBe(0.75)
    player.setRate(1)
    expect(hls.config.maxLiveSyncPlaybackRate).toBe(1.1)
    expect(video.currentTime).toBe(100)
  })
})

describe('LIVE-01 recovery', () => {
  test('an outage is retried until data comes; then it plays on with the same player', async () => {
    const { hls, made, last, video } = await startPlayer()
    for (let outage = 0; outage < 3; outage++) {
      hls.emit('error', { fatal: true, type: 'network' })
      expect(last().phase).toBe('recovering')
      await jest.advanceTimersByTimeAsync(10_000)
    }
    expect(hls.asked.filter((step) => step === 'start')).toHaveLength(3)
    hls.emit('buffered')
    video.dispatchEvent(new Event('playing'))
    expect(last().phase).toBe('playing')
    expect(made).toHaveLength(1)
  })

  test('three media errors in a row: repaired, repaired otherwise, rebuilt', async () => {
    const { hls, made } = await startPlayer()
    for (let error = 0; error < 3; error++) hls.emit('error', { fatal: true, type: 'media' })
    expect(hls.asked.slice(2)).toEqual(['recover', 'swap', 'recover'])
    expect(made).toHaveLength(2)
    expect(hls.isDestroyed).toBe(true)
  })

  test('errors that are not fatal are left to the library', async () => {
    const { hls, last } = await startPlayer()
    hls.emit('error', { fatal: false, type: 'network' })
    expect(last().phase).not.toBe('recovering')
  })

  test('a picture that stands still for ten seconds is loaded anew', async () => {
    const { video, made, last } = await startPlayer()
    video.dispatchEvent(new Event('playing'))
    video.dispatchEvent(new Event('waiting'))
    expect(last().phase).toBe('stalled')
    await jest.advanceTimersByTimeAsync(10_001)
    expect(made).toHaveLength(2)
  })
})

test('LIVE-01 leaving frees the library, the timers and every listener', async () => {
  const onDocument = jest.spyOn(document, 'addEventListener')
  const offDocument = jest.spyOn(document, 'removeEventListener')
  const { player, video, hls, made, snapshots } = await startPlayer()
  hls.emit('error', { fatal: true, type: 'network' })
  const count = snapshots.length
  player.destroy()
  player.destroy()
  expect(hls.isDestroyed).toBe(true)
  expect(jest.getTimerCount()).toBe(0)
  await jest.advanceTimersByTimeAsync(60_000)
  for (const name of ['playing', 'waiting', 'timeupdate', 'pause']) video.dispatchEvent(new Event(name))
  expect(made).toHaveLength(1)
  expect(snapshots).toHaveLength(count)
  expect(offDocument.mock.calls.length).toBe(onDocument.mock.calls.length)
})

test('a player that is left before the library came never starts', async () => {
  const { made, loadHls } = fakeHls()
  const video = document.createElement('video')
  const player = new LivePlayer({
    video,
    src: 'x',
    loadHls,
    quality: 'auto',
    volume: 1,
    isMuted: false,
    onChange: () => undefined,
  })
  const starting = player.start()
  player.destroy()
  await starting
  expect(made).toHaveLength(0)
})
