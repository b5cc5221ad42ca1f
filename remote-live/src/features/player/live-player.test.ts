import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { fakeHls, fakeVideo } from './fake-hls.fixture'
import { LivePlayer } from './live-player'
import { startPlayer } from './start-player.fixture'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

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
    player.sound.setMuted(false)
    expect(video.muted).toBe(false)
    expect(last()).toMatchObject({ isSoundBlocked: false, isMuted: false })
  })

  test('LOOP-04 a browser that takes the silence away by itself, and pauses for the noise, plays on silently', async () => {
    const video = fakeVideo()
    const play = video.play
    video.play = () => {
      video.play = play
      return blocked()
    }
    const { player, fire, last } = await startPlayer({ video })
    fire('playing')
    const makesNoise = async (first: 'pause' | 'volumechange') => {
      if (first === 'pause') video.pause()
      video.muted = false
      if (first === 'volumechange') video.pause()
      await jest.advanceTimersByTimeAsync(0)
    }
    for (const first of ['pause', 'volumechange'] as const) {
      await makesNoise(first)
      expect([video.muted, video.paused]).toEqual([true, false])
      fire('playing')
      expect(last()).toMatchObject({ phase: 'playing', isSoundBlocked: true })
    }

    player.togglePlay()
    await makesNoise('pause')
    expect([video.muted, video.paused]).toEqual([true, true])
    player.sound.setMuted(false)
    fire('volumechange')
    expect(video.muted).toBe(false)
  })

  test('LOOP-04 the same for a picture that is silent by itself', async () => {
    const { video, fire, last } = await startPlayer({ isMuted: true })
    fire('playing')
    video.pause()
    video.muted = false
    await jest.advanceTimersByTimeAsync(0)
    fire('playing')
    expect([video.muted, video.paused, last().phase]).toEqual([true, false, 'playing'])
  })

  test('LOOP-04 the same once the visitor has touched the page, whose own pause stands', async () => {
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true })
    const { video, fire, last } = await startPlayer({ isMuted: true })
    fire('playing')
    video.muted = false
    await jest.advanceTimersByTimeAsync(0)
    video.pause()
    await jest.advanceTimersByTimeAsync(0)
    expect([video.muted, video.paused]).toEqual([true, false])
    fire('playing')
    // A key of the keyboard's own, or headphones that are pulled out.
    await jest.advanceTimersByTimeAsync(3_000)
    video.pause()
    await jest.advanceTimersByTimeAsync(0)
    expect([video.paused, last().phase]).toEqual([true, 'paused'])
    Reflect.deleteProperty(navigator, 'userActivation')
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
    const { player, hls, made } = await startPlayer({ quality: 'smooth' })
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

  test('who follows the line is told what plays, also when that changes on the way', async () => {
    const { video, fire, last } = await startPlayer()
    let height = 480
    Object.defineProperty(video, 'videoHeight', { get: () => height })
    fire('playing')
    expect(last().height).toBe(480)
    height = 720
    await jest.advanceTimersByTimeAsync(1_000)
    expect(last().height).toBe(720)
  })

  test('a quality the stream does not have plays what there is and stays chosen', async () => {
    const { hls, last } = await startPlayer({ quality: 'smooth' }, [{ height: 720 }])
    expect(hls.nextLevel).toBe(-1)
    expect(last().quality).toBe('smooth')
  })

  test('volume 0 mutes, and a player that speaks over this one leaves the choice alone', async () => {
    const { player, video, last } = await startPlayer()
    player.sound.hush(true)
    expect(video.muted).toBe(true)
    expect(last().isMuted).toBe(false)
    player.sound.hush(false)
    expect(video.muted).toBe(false)
    player.sound.setVolume(0)
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

test('LIVE-13 a recording has a length, places and an end', async () => {
  const { player, video, made, last, fire } = await startPlayer({ isPlayback: true })
  Object.defineProperty(video, 'duration', { value: 48 })
  player.seekBy(-38)
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
