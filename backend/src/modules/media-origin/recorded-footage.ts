import type { Footage } from '../ports/footage.port'
import type { RecordingStore } from './ports/recording-store.port'
import { lengthOf, renditionsOf, stretchOf } from './recorded-playlist.rules'

const folder = '/media/recordings/'
const nameOf = (source: string): string => source.slice(folder.length)

/** Where the pictures of a recording lie. */
export const recordedSource = (recording: string): string => folder + recording

/** The source of a film, by the address of its playlist. */
export const sourceOfFilm = (address: string): string => address.replace(/\/master\.m3u8$/, '')

/** What was pushed and is kept. */
export function createRecordedFootage(store: Pick<RecordingStore, 'list' | 'read'>): Footage {
  async function stretch(source: string, fromS: number, untilS: number) {
    const [best] = renditionsOf(await store.list(nameOf(source)))
    const found = best && stretchOf(best.segments, fromS, untilS)
    return found && found.segments.length > 0 ? found : undefined
  }
  return {
    has: (source) => source.startsWith(folder),
    async reach(source) {
      const segments = await store.list(nameOf(source))
      return segments.length === 0 ? undefined : { fromS: 0, untilS: lengthOf(segments) }
    },
    async show(source, fromS, untilS) {
      const found = await stretch(source, fromS, untilS)
      if (!found) return undefined
      const { startS, segments } = found
      const lengthS = segments.reduce((sum, { durationS }) => sum + durationS, 0)
      const range = `from=${startS.toFixed(3)}&until=${(startS + lengthS).toFixed(3)}`
      return { src: `${source}/cut.m3u8?${range}`, startS, lengthS }
    },
    async read(source, fromS, untilS) {
      const found = await stretch(source, fromS, untilS)
      const first = found?.segments[0]
      if (!found || !first) return undefined
      if (found.segments.some(({ period, header }) => period !== first.period || header !== first.header))
        return 'interrupted'
      const names = [...(first.header === undefined ? [] : [first.header]), ...found.segments.map(({ file }) => file)]
      const parts: Buffer[] = []
      for (const name of names) {
        const bytes = await store.read(nameOf(source), name)
        if (!bytes) return undefined
        parts.push(bytes)
      }
      return {
        container: first.header === undefined ? 'mpegts' : 'mp4',
        bytes: Buffer.concat(parts),
        startS: found.startS,
      }
    },
  }
}
