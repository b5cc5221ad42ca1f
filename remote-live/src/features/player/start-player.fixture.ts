import { jest } from '@jest/globals'
import { fakeHls, fakeVideo, type HlsProbe } from './fake-hls.fixture'
import { LivePlayer, type LivePlayerOptions } from './live-player'
import type { PlayerSnapshot } from './player-snapshot'

/** A player with a stream whose levels are known, under fake timers. */
export async function startPlayer(options: Partial<LivePlayerOptions> = {}, levels?: HlsProbe['levels']) {
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
