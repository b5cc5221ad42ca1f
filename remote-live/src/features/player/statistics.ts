import type { StallWatch } from './stall-watch'
import type { Stream } from './stream'

/** What the statistics panel shows. Undefined where the stream or the browser does not say. */
export interface PlayerStatistics {
  stalls: number
  stalledMs: number
  /** Fatal errors it came back from. */
  recoveries: number
  /** From the start to the first frame on the screen. */
  firstPictureMs: number | undefined
  /** Age of the picture by the server's clock. */
  latencyS: number | undefined
  targetS: number | undefined
  bufferS: number
  width: number
  height: number
  /** Of the level that plays, bit/s. */
  bitrate: number | undefined
  /** Estimated, bit/s. */
  bandwidth: number | undefined
  droppedFrames: number
  frames: number
  rate: number
}

/** Seconds that can be played without another byte. */
export function bufferedAheadS(video: HTMLVideoElement): number {
  const { buffered, currentTime } = video
  for (let at = 0; at < buffered.length; at++)
    if (buffered.start(at) <= currentTime + 0.1 && buffered.end(at) >= currentTime)
      return buffered.end(at) - currentTime
  return 0
}

/** Reads everything at this moment. */
export function readStatistics(
  video: HTMLVideoElement,
  stream: Stream | undefined,
  stalls: StallWatch,
  firstPictureMs: number | undefined,
): PlayerStatistics {
  const hls = stream?.hls
  const serverNow = Date.now() + (stream?.clock.offsetMs ?? 0)
  const { totalVideoFrames, droppedVideoFrames } = video.getVideoPlaybackQuality()
  const playing = hls?.playingDate?.getTime()
  const level = hls && hls.currentLevel >= 0 ? hls.levels[hls.currentLevel] : undefined
  return {
    stalls: stalls.stalls,
    stalledMs: stalls.stalledMs(performance.now()),
    recoveries: stream?.recoveries ?? 0,
    firstPictureMs,
    latencyS: playing === undefined ? undefined : (serverNow - playing) / 1_000,
    targetS: hls?.targetLatency ?? undefined,
    bufferS: bufferedAheadS(video),
    width: video.videoWidth,
    height: video.videoHeight,
    bitrate: level?.bitrate,
    bandwidth: hls?.bandwidthEstimate,
    droppedFrames: droppedVideoFrames,
    frames: totalVideoFrames,
    rate: video.playbackRate,
  }
}
