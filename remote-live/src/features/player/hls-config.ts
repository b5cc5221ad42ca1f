import type { HlsConfig } from 'hls.js'

/** Seconds behind the newest segment that playback aims for. */
export const targetLatencyS = 4
/** Further behind than this, playback jumps to the live edge. */
export const maxLatencyS = 12

/** Settings for two-second segments; each one differs from the default for a measured reason. */
export const liveHlsConfig: Partial<HlsConfig> = {
  // Also the switch for catching up: without it the playback rate below is ignored.
  lowLatencyMode: true,
  liveSyncDuration: targetLatencyS,
  liveMaxLatencyDuration: maxLatencyS,
  // The default 1 never catches up.
  maxLiveSyncPlaybackRate: 1.1,
  // A minute to go back to; the default keeps everything for hours.
  backBufferLength: 60,
  maxBufferLength: 20,
  startFragPrefetch: true,
  testBandwidth: false,
  // The default of half a megabit starts every visit on the worst quality.
  abrEwmaDefaultEstimate: 3_000_000,
  capLevelToPlayerSize: true,
  liveDurationInfinity: true,
  // Fragmented MP4 is passed through: a worker would only cost a start.
  enableWorker: false,
}

/** A recording: from the start, everything may be kept. */
export const playbackHlsConfig: Partial<HlsConfig> = {
  backBufferLength: 90,
  abrEwmaDefaultEstimate: 3_000_000,
  capLevelToPlayerSize: true,
  enableWorker: false,
}
