import { readUploadName } from './upload-name'

/** What we believe of a playlist somebody uploads: our own playlists are written from the segments. */
export interface PlaylistHints {
  /** Renditions a master playlist lists. */
  renditions: number
  /** Name of the last segment. */
  lastSegment: string | undefined
  /** The publisher says that nothing more comes. */
  isOver: boolean
}

/** A playlist that leads somewhere else than to the files that are uploaded beside it. */
export class ForeignAddress extends Error {
  constructor(what: string) {
    super(`a playlist names only files that are uploaded beside it, not ${JSON.stringify(what.slice(0, 80))}`)
    this.name = 'ForeignAddress'
  }
}

/** Tags that name something else to load: keys, headers, other renditions, parts, reports, advertisements. */
const namesSomething = /(?:^|[:,])[A-Z0-9-]*(?:URI|ASSET-LIST)\s*=\s*("[^"]*"|[^,]*)/g
/** Keys, values that are put into addresses, and lists of other servers: no push needs them. */
const notTaken = /^#EXT-X-(?:KEY|SESSION-KEY|DEFINE|CONTENT-STEERING)\b/

/** What a line of a playlist names: an address of its own, or those in its tag. */
function namedIn(line: string): string[] {
  if (!line.startsWith('#')) return [line]
  if (!line.startsWith('#EXT')) return []
  return [...line.matchAll(namesSomething)].map(([, value = '']) => value.replaceAll('"', ''))
}

/** Fails unless a line names plain files beside the playlist: no scheme, no server, no folder, nothing encoded. */
function requireOwnNames(line: string): void {
  if (notTaken.test(line) && !/^#EXT-X-KEY:METHOD=NONE$/.test(line)) throw new ForeignAddress(line)
  for (const address of namedIn(line))
    if (!readUploadName(address.replace(/\?[\w=&.-]*$/, ''))) throw new ForeignAddress(address)
}

/** Reads an uploaded playlist; undefined: it is none. Throws for one that leads elsewhere. */
export function readPlaylistHints(bytes: Buffer): PlaylistHints | undefined {
  const lines = bytes
    .toString('utf8')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
  if (lines[0] !== '#EXTM3U') return undefined
  for (const line of lines) requireOwnNames(line)
  return {
    renditions: lines.filter((line) => line.startsWith('#EXT-X-STREAM-INF')).length,
    lastSegment: lines.findLast((line) => !line.startsWith('#'))?.split('?')[0],
    isOver: lines.includes('#EXT-X-ENDLIST'),
  }
}
