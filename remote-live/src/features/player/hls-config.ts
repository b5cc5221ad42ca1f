import type { HlsConfig, LoadPolicy } from 'hls.js'
import { usualPace } from './low-latency'

/** Playback that follows the edge runs this much faster until it is there. */
export const catchUpRate = 1.1

/**
 * The library's own retries are few and close together: they end in a fatal error soon, and what comes after that is
 * ours to decide. Its defaults wait up to 8 s between tries, which is longer than an outage should be felt.
 */
const retrying = (tries: number, firstByteMs: number): LoadPolicy => ({
  default: {
    maxTimeToFirstByteMs: firstByteMs,
    maxLoadTimeMs: 20_000,
    timeoutRetry: { maxNumRetry: 2, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: tries, retryDelayMs: 500, maxRetryDelayMs: 2_000 },
  },
})

const common: Partial<HlsConfig> = {
  // The default of half a megabit starts every visit on the worst quality.
  abrEwmaDefaultEstimate: 3_000_000,
  capLevelToPlayerSize: true,
  testBandwidth: false,
  manifestLoadPolicy: retrying(1, 8_000),
  playlistLoadPolicy: retrying(0, 8_000),
  fragLoadPolicy: retrying(1, 8_000),
}

/** Settings for two-second segments, which the pace of a stream in parts changes; each one differs from the default for a measured reason. */
export const liveHlsConfig: Partial<HlsConfig> = {
  ...common,
  // Also the switch for catching up: without it the playback rate below is ignored.
  lowLatencyMode: true,
  liveSyncDuration: usualPace.targetS,
  liveMaxLatencyDuration: usualPace.maxS,
  // The default 1 never catches up.
  maxLiveSyncPlaybackRate: catchUpRate,
  // A minute to go back to; the default keeps everything for hours.
  backBufferLength: 60,
  maxBufferLength: 20,
  startFragPrefetch: true,
  liveDurationInfinity: true,
}

/** A recording: from the start, everything may be kept. */
export const playbackHlsConfig: Partial<HlsConfig> = { ...common, backBufferLength: 90 }
