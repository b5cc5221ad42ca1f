import type { LiveWindow } from './live-window'

/** Media playlist of one rendition as it stands. `isOver` adds the end, so that players stop asking. */
export function liveMediaPlaylist(window: LiveWindow, isOver: boolean): string {
  const [first] = window.segments
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${window.targetS}`,
    `#EXT-X-MEDIA-SEQUENCE:${window.sequence}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${first?.period ?? 0}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ]
  let period = first?.period
  let header: string | undefined
  for (const segment of window.segments) {
    // One break per step, so that the numbers of all renditions meet again.
    for (; period !== undefined && period < segment.period; period++) lines.push('#EXT-X-DISCONTINUITY')
    if (segment.header && segment.header.name !== header) lines.push(`#EXT-X-MAP:URI="${segment.header.name}"`)
    header = segment.header?.name
    lines.push(
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(segment.dateMs).toISOString()}`,
      `#EXTINF:${segment.durationS.toFixed(5)},`,
      segment.name,
    )
  }
  if (isOver) lines.push('#EXT-X-ENDLIST')
  return `${lines.join('\n')}\n`
}
