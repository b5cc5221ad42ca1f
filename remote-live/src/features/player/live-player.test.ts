import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { fakeHls, fakeVideo } from './fake-hls.fixture'
import { LivePlayer, type LivePlayerOptions } from './live-player'
import type { PlayerSnapshot } from './player-snapshot'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

async function startPlayer(options: Partial<LivePlayerOptions> = {}, levels?: { height: number }[]) {
  const { made, loadHls } = fakeHls(levels)
  const video = options.video ?? fakeVideo()
  const snapshots: PlayerSnapshot[] = []
  const player = new LivePlayer({
    src: '/media/demo/football/3/master.m3u8',
    loadHls,
    quality: 'auto',
    volume: 0.4,
    isMuted: false,
    onChange: (snapshot) => void snapshots.push(snapshot),
    random: () => 0.5,
    ...options,
    video,
  })
  await player.start()
  const hls = made[0]!
  hls.emit('manifest')
  await jest.advanceTimersByTimeAsync(0)
  const fire = (...names: string[]): void => names.forEach((name) => void video.dispatchEvent(new Event(name)))
  return { player, video, hls, made, last: () => player.snapshot, snapshots, fire }
}

const blocked = () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'))

describe('LIVE-01 start', () => {
  test('loads, attaches and plays with the remembered volume', async () => {
    const { hls, video, last, fire } = await startPlayer()
    expect(hls.asked).toEqual(['load /media/demo/football/3/master.m3u8', 'attach'])
    expect(video.paused).toBe(false)
    expect(video.volume).toBeCloseTo(0.4)
    fire('playing')
    expect(last()).toMatchObject({ phase: 'playing', heights: [720, 480, 360], isFollowing: true })
  })

  test('a browser that refuses sound plays muted and says so; the visitor turns it on', async () => {
    const video = fakeVideo()
    const play = video.play
    video.play = () => {
      video.play = play
      return blocked()
    }
    const { player, last } = await startPlayer({ video })
    expect(video.muted).toBe(true)
    expect(video.paused).toBe(false)
    expect(last()).toMatchObject({ isSoundBlocked: true, isMuted: false })
    player.setMuted(false)
    expect(video.muted).toBe(false)
    expect(last()).toMatchObject({ isSoundBlocked: false, isMuted: false })
  })

  test('a browser that refuses to play at all shows the button', async () => {
    const video = fakeVideo()
    video.play = blocked
    expect((await startPlayer({ video })).last().phase).toBe('paused')
  })

  test('the poster stays until a frame is on the screen, and comes back with a new start', async () => {
    const { player, video, last, fire } = await startPlayer()
    fire('loadeddata', 'playing')
    expect(last().hasPicture).toBe(false)
    video.currentTime = 51
    fire('timeupdate')
    expect(last().hasPicture).toBe(true)
    player.reload()
    expect(last()).toMatchObject({ hasPicture: false, phase: 'loading' })
  })

  test('fragmented MP4 stays on the main thread, TS goes to the worker', async () => {
    const { hls } = await startPlayer()
    hls.emit('level', { details: { fragments: [{}] } })
    expect(hls.config).toMatchObject({ enableWorker: true, workerPath: '/worker.js' })
    hls.emit('level', { details: { fragments: [{ initSegment: {} }] } })
    expect(hls.config.enableWorker).toBe(false)
  })
})

describe('LIVE-01 quality and sound', () => {
  test('a remembered quality is taken at the start, another one without a rebuild', async () => {
    const { player, hls, made } = await startPlayer({ quality: 'sd' })
    expect([hls.startLevel, hls.nextLevel]).toEqual([2, 2])
    player.setQuality('original')
    expect(hls.nextLevel).toBe(0)
    player.setQuality('auto')
    expect(hls.nextLevel).toBe(-1)
    expect(made).toHaveLength(1)
  })

  test('a chosen quality survives a rebuild and is never lowered', async () => {
    const { player, made } = await startPlayer()
    player.setQuality('original')
    player.reload()
    made[1]!.emit('manifest')
    expect(made[1]!.nextLevel).toBe(0)
  })

  test('a quality the stream does not have plays what there is and stays chosen', async () => {
    const { hls, last } = await startPlayer({ quality: 'smooth' }, [{ height: 720 }])
    expect(hls.nextLevel).toBe(-1)
    expect(last().quality).toBe('smooth')
  })

  test('volume 0 mutes, and a player that speaks over this one leaves the choice alone', async () => {
    const { player, video, last } = await startPlayer()
    player.hush(true)
    expect(video.muted).toBe(true)
    expect(last().isMuted).toBe(false)
    player.hush(false)
    expect(video.muted).toBe(false)
    player.setVolume(0)
    expect(video.muted).toBe(true)
    expect(last()).toMatchObject({ isMuted: true, volume: 0 })
  })
})

describe('LIVE-01 the live edge', () => {
  test('one click goes back to it', async () => {
    const { player, video, hls, last, fire } = await startPlayer()
    hls.latency = 20
    fire('timeupdate')
    expect(last().behindS).toBe(16)
    player.goLive()
    expect(video.currentTime).toBe(100)
    hls.latency = 5
    fire('timeupdate')
    expect(last()).toMatchObject({ behindS: 0, isFollowing: true })
  })

  test('a speed other than one stops following it, one follows again', async () => {
    const { player, hls, video, last } = await startPlayer()
    player.setRate(0.75)
    expect(hls.config.maxLiveSyncPlaybackRate).toBe(1)
    expect(video.playbackRate).toBe(0.75)
    expect(last().isFollowing).toBe(false)
    player.setRate(1)
    expect(hls.config.maxLiveSyncPlaybackRate).toBe(1.1)
    expect(video.currentTime).toBe(100)
    expect(last().isFollowing).toBe(true)
  })

  test('faster than life it arrives, and follows at its speed', async () => {
    const { player, hls, video, last, fire } = await startPlayer()
    hls.latency = 30
    player.setRate(1.5)
    fire('timeupdate')
    expect(video.playbackRate).toBe(1.5)
    hls.latency = 4.5
    fire('timeupdate')
    expect(video.playbackRate).toBe(1)
    expect(last()).toMatchObject({ isFollowing: true, rate: 1 })
  })
})

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

test('LIVE-13 a recording has a length, places and an end', async () => {
  const { player, video, made, last, fire } = await startPlayer({ isPlayback: true })
  Object.defineProperty(video, 'duration', { value: 48 })
  player.seek(12)
  fire('timeupdate')
  expect(last()).toMatchObject({ positionS: 12, durationS: 48 })
  player.seekBy(60)
  expect(last().positionS).toBe(48)
  player.setRate(2)
  expect(video.playbackRate).toBe(2)
  fire('ended')
  expect(last().phase).toBe('ended')
  await jest.advanceTimersByTimeAsync(60_000)
  expect(made).toHaveLength(1)
})

test('LIVE-01 leaving frees the library, the timers and every listener', async () => {
  const counted = [document, window].map((target) => ({
    on: jest.spyOn(target, 'addEventListener'),
    off: jest.spyOn(target, 'removeEventListener'),
  }))
  const { player, hls, made, snapshots, fire } = await startPlayer()
  hls.emit('error', { fatal: true, type: 'network' })
  const count = snapshots.length
  player.destroy()
  player.destroy()
  expect(hls.isDestroyed).toBe(true)
  expect(jest.getTimerCount()).toBe(0)
  await jest.advanceTimersByTimeAsync(60_000)
  fire('playing', 'waiting', 'timeupdate', 'pause', 'ended')
  window.dispatchEvent(new Event('offline'))
  expect(made).toHaveLength(1)
  expect(snapshots).toHaveLength(count)
  for (const { on, off } of counted) expect(off.mock.calls.length).toBe(on.mock.calls.length)
})

test('a player that is left before the library came never starts', async () => {
  const { made, loadHls } = fakeHls()
  const player = new LivePlayer({
    video: fakeVideo(),
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
  expect(jest.getTimerCount()).toBe(0)
})
