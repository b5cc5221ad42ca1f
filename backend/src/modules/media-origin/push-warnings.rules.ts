import type { PushHealth } from './ports/media.port'

export type PushWarning =
  | 'no-push'
  | 'not-open'
  | 'silent'
  | 'slow'
  | 'key-frames-far'
  | 'bitrate-high'
  | 'no-sound'
  | 'uploads-refused'
  | 'qualities-wait'

/** Key frames further apart make long segments, and long segments make viewers wait. */
const keyFrameS = 4
const bitrateMax = 8_000_000
const silentMs = 10_000

/** What an anchor should know of the push. */
export function warningsOf(health: PushHealth | undefined, isOpen: boolean): PushWarning[] {
  if (!health) return ['no-push']
  const age = health.segmentAgeMs ?? 0
  const isSilent = age > Math.max(silentMs, health.segmentS * 3_000)
  const found: [PushWarning, boolean][] = [
    ['not-open', !isOpen],
    ['silent', isSilent],
    ['slow', !isSilent && health.segmentS > 0 && age > health.segmentS * 2_000],
    ['key-frames-far', health.keyFrameS > keyFrameS],
    ['bitrate-high', health.bitrate > bitrateMax],
    ['no-sound', health.segmentAgeMs !== undefined && !health.hasAudio],
    ['uploads-refused', health.refused > 0],
    ['qualities-wait', isOpen && health.lower === 'waiting'],
  ]
  return found.filter(([, applies]) => applies).map(([warning]) => warning)
}
