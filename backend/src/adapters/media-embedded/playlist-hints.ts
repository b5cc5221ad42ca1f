/** What we believe of a playlist somebody uploads: our own playlists are written from the segments. */
export interface PlaylistHints {
  /** Renditions a master playlist lists. */
  renditions: number
  /** Name of the last segment, without folders. */
  lastSegment: string | undefined
  /** The publisher says that nothing more comes. */
  isOver: boolean
}

export function readPlaylistHints(bytes: Buffer): PlaylistHints | undefined {
  const lines = bytes.toString('utf8').split(/\r?\n/)
  if (lines[0]?.trim() !== '#EXTM3U') return undefined
  const addresses = lines.filter((line) => line !== '' && !line.startsWith('#'))
  return {
    renditions: lines.filter((line) => line.startsWith('#EXT-X-STREAM-INF')).length,
    lastSegment: addresses.at(-1)?.split('?')[0]?.split('/').at(-1),
    isOver: lines.includes('#EXT-X-ENDLIST'),
  }
}
