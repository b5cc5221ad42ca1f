/** What an engine's playlist lists, as absolute addresses. */
export interface EnginePlaylist {
  /** First rendition of a master playlist. */
  rendition: string | undefined
  header: string | undefined
  segments: string[]
}

/** Reads a playlist; addresses that lead to another origin than the playlist's own are left out. */
export function readEnginePlaylist(text: string, address: string): EnginePlaylist | undefined {
  const lines = text.split(/\r?\n/)
  if (lines[0]?.trim() !== '#EXTM3U') return undefined
  const base = new URL(address)
  const absolute = (uri: string): string[] => {
    if (!URL.canParse(uri, base)) return []
    const url = new URL(uri, base)
    return url.origin === base.origin ? [url.href] : []
  }
  const addresses = lines.filter((line) => line !== '' && !line.startsWith('#')).flatMap(absolute)
  const isMaster = lines.some((line) => line.startsWith('#EXT-X-STREAM-INF'))
  const map = lines.flatMap((line) => /^#EXT-X-MAP:.*URI="([^"]+)"/.exec(line)?.[1] ?? []).at(-1)
  return {
    rendition: isMaster ? addresses[0] : undefined,
    header: map === undefined ? undefined : absolute(map)[0],
    segments: isMaster ? [] : addresses,
  }
}
