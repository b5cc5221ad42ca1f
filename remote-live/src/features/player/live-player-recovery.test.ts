import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
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
})
