import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { isWatched } from './player-snapshot'
import { startPlayer } from './start-player.fixture'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe('LIVE-01 recovery', () => {
  test('an outage is retried until data comes; then it plays on with the same player', async () => {
    const { hls, made, last, fire } = await startPlayer()
    for (let outage = 0; outage < 3; outage++) {
      hls.emit('error', { fatal: true, type: 'network' })
      expect(last()).toMatchObject({ phase: 'recovering', tries: outage + 1 })
      await jest.advanceTimersByTimeAsync(3_000)
    }
    expect(hls.asked.filter((step) => step === 'start')).toHaveLength(3)
    hls.emit('buffered')
    fire('playing')
    expect(last()).toMatchObject({ phase: 'playing', tries: 0 })
    expect(made).toHaveLength(1)
  })

  test('while the buffer lasts nobody is told; when it is empty they are', async () => {
    const { hls, last, fire } = await startPlayer()
    fire('playing')
    hls.emit('error', { fatal: true, type: 'network' })
    expect(last().phase).toBe('playing')
    fire('waiting')
    expect(last().phase).toBe('recovering')
  })

  test('AIR-06 a room whose stream stalls is still watched; before its first picture, and paused, it is not', async () => {
    const { video, last, fire } = await startPlayer()
    fire('waiting')
    expect(isWatched(last())).toBe(false)
    video.currentTime = 1
    fire('timeupdate', 'playing')
    expect(isWatched(last())).toBe(true)
    fire('waiting')
    expect(last().phase).toBe('stalled')
    expect(isWatched(last())).toBe(true)
    video.pause()
    fire('pause')
    expect(isWatched(last())).toBe(false)
  })

  test('the network is back: no waiting for the next try', async () => {
    const { hls, last } = await startPlayer()
    window.dispatchEvent(new Event('offline'))
    expect(last().isOffline).toBe(true)
    hls.emit('error', { fatal: true, type: 'network' })
    window.dispatchEvent(new Event('online'))
    expect(hls.asked.at(-1)).toBe('start')
    expect(last().isOffline).toBe(false)
  })

  test('three media errors in a row: repaired, repaired otherwise, rebuilt', async () => {
    const { hls, made } = await startPlayer()
    for (let error = 0; error < 3; error++) hls.emit('error', { fatal: true, type: 'media' })
    expect(hls.asked.slice(2)).toEqual(['recover', 'swap', 'recover'])
    await jest.advanceTimersByTimeAsync(0)
    expect(made).toHaveLength(2)
    expect(hls.isDestroyed).toBe(true)
  })

  test.each(['manifestIncompatibleCodecsError', 'bufferIncompatibleCodecsError'])(
    'LOOP-04 without a decoder for the broadcast (%s) it says so and tries no further',
    async (details) => {
      const { hls, made, last } = await startPlayer()
      const before = [...hls.asked]
      hls.emit('error', { fatal: true, type: 'media', details })
      expect(last()).toMatchObject({ phase: 'unsupported', tries: 0 })
      await jest.advanceTimersByTimeAsync(60_000)
      expect([hls.asked, made.length, last().phase]).toEqual([before, 1, 'unsupported'])
    },
  )

  test('errors that are not fatal are left to the library', async () => {
    const { hls, last } = await startPlayer()
    hls.emit('error', { fatal: false, type: 'network' })
    expect(last().phase).not.toBe('recovering')
  })

  test('a picture that stands still for ten seconds is loaded anew; a paused one is not', async () => {
    const { player, video, made, last, fire } = await startPlayer()
    fire('playing', 'timeupdate', 'waiting')
    expect(last().phase).toBe('stalled')
    await jest.advanceTimersByTimeAsync(12_000)
    expect(made).toHaveLength(2)
    video.currentTime = 60
    fire('playing')
    player.togglePlay()
    expect(last().phase).toBe('paused')
    await jest.advanceTimersByTimeAsync(60_000)
    expect(made).toHaveLength(2)
  })

  test('a playlist that ended is looked at again: the anchor may be back', async () => {
    const { made, last, fire } = await startPlayer()
    fire('playing', 'ended')
    expect(last().phase).toBe('ended')
    await jest.advanceTimersByTimeAsync(4_000)
    expect(made).toHaveLength(2)
  })

  test('AIR-04 a broadcast in parts plays close to life; a line that stalls twice falls back by itself', async () => {
    const src = '/media/live/3/master.m3u8'
    const { hls, made, last, fire } = await startPlayer({ src, wantsLow: true })
    expect(hls.asked[0]).toBe(`load ${src}?latency=low`)
    // The stream has no parts.
    expect([last().isLow, hls.targetLatency]).toEqual([false, 4])
    const sessionData = { 'app.pitchside.low-latency': {} }
    hls.emit('manifest', { sessionData })
    expect(last()).toMatchObject({ isLow: true, isLowOffered: true })
    expect(hls.targetLatency).toBe(1.75)
    fire('playing', 'waiting', 'playing', 'waiting', 'playing')
    expect(made).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(10_000)
    fire('waiting')
    const usual = made[1]!
    expect(usual.asked[0]).toBe(`load ${src}`)
    usual.emit('manifest', { sessionData })
    expect(last()).toMatchObject({ isLow: false, isLowOffered: true })
    fire('playing', 'waiting', 'playing', 'waiting')
    expect(made).toHaveLength(2)
  })

  test('AIR-04 over a line that carries hardly more than the stream takes, the first stall is enough', async () => {
    const start = { src: '/media/live/3/master.m3u8', wantsLow: true }
    const { hls, made, fire } = await startPlayer(start, [{ height: 360, bitrate: 1_500_000 }])
    hls.emit('manifest', { sessionData: { 'app.pitchside.low-latency': {} } })
    hls.bandwidthEstimate = 2_000_000
    await jest.advanceTimersByTimeAsync(10_000)
    fire('playing', 'waiting')
    expect(made[1]?.asked[0]).toBe('load /media/live/3/master.m3u8')
  })

  test('AIR-03 a quality that is made no more leaves the menu, and what was chosen with it', async () => {
    const { hls, last, player } = await startPlayer()
    player.setQuality('smooth')
    const gone = {
      fatal: true,
      type: 'network',
      details: 'levelLoadError',
      response: { code: 404 },
      context: { level: 2 },
    }
    hls.emit('error', gone)
    expect(last()).toMatchObject({ heights: [720, 480], tries: 0 })
    expect(hls.asked.at(-1)).toBe('start')
    hls.emit('error', { ...gone, context: { level: 1 } })
    // The last one stays: that is an outage.
    hls.emit('error', { ...gone, context: { level: 0 } })
    expect(last()).toMatchObject({ heights: [720], phase: 'recovering' })
  })
})

test('LIVE-01 a list that stands still says that the host is away, until it goes on; a slow line says nothing of the host', async () => {
  const { hls, last } = await startPlayer()
  const list = (endSN: number) => hls.emit('level', { details: { fragments: [], endSN, lastPartIndex: -1 } })
  list(7)
  await jest.advanceTimersByTimeAsync(6_000)
  list(8)
  await jest.advanceTimersByTimeAsync(7_000)
  list(8)
  expect(last().isAway).toBe(false)
  await jest.advanceTimersByTimeAsync(2_000)
  expect(last().isAway).toBe(true)
  list(9)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(last().isAway).toBe(false)
})
