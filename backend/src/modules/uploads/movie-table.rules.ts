import type { ByteSource } from './byte-source'
import { TooManyParts, tablePlace } from './video-walk.rules'

/** The table of contents of an hour has 3 MB. */
const tableBytesMax = 8 * 1024 * 1024
const boxesMax = 5_000
const depthMax = 8
/** No screen has more, and no browser plays it. */
export const videoSidePx = 8_192
/** Boxes that hold boxes, as far as we look. */
const containers = new Set(['moov', 'trak', 'edts', 'mdia', 'minf', 'dinf', 'stbl', 'mvex'])

export type MovieProblem = 'video-too-wide' | 'video-foreign-data'

interface TableBox {
  type: string
  body: number
  end: number
}

interface Spot {
  at: number
  end: number
  depth: number
}

const typeAt = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4)

/** Every box of a table of contents, in order; damage ends the level it is in. */
function* boxesIn(table: Buffer): Generator<TableBox> {
  const open: Spot[] = [{ at: 0, end: table.length, depth: 0 }]
  let count = 0
  for (let spot = open.at(-1); spot; spot = open.at(-1)) {
    const size = spot.at + 8 <= spot.end ? table.readUInt32BE(spot.at) : 0
    const box = { type: typeAt(table, spot.at + 4), body: spot.at + 8, end: spot.at + size }
    if (size < 8 || box.end > spot.end) {
      open.pop()
      continue
    }
    if (++count > boxesMax || spot.depth > depthMax) throw new TooManyParts()
    spot.at = box.end
    yield box
    if (containers.has(box.type)) open.push({ at: box.body, end: box.end, depth: spot.depth + 1 })
  }
}

/** Entries of a box that counts them: of sample descriptions and data references. */
function* entriesOf(table: Buffer, { body, end }: TableBox): Generator<TableBox> {
  for (let at = body + 8; at + 8 <= end; ) {
    const size = table.readUInt32BE(at)
    if (size < 8 || at + size > end) return
    yield { type: typeAt(table, at + 4), body: at + 8, end: at + size }
    at += size
  }
}

/** Flag of a data reference: the samples are in this file. */
const isInside = (table: Buffer, { body, end }: TableBox) => body + 4 <= end && (table.readUInt32BE(body) & 1) === 1
const isTooWide = (table: Buffer, { body, end }: TableBox) =>
  body + 28 <= end && Math.max(table.readUInt16BE(body + 24), table.readUInt16BE(body + 26)) > videoSidePx

async function tableOf(source: ByteSource): Promise<Buffer | undefined> {
  const place = await tablePlace(source)
  if (!place) return undefined
  const bytes = place.next - place.at
  if (bytes > tableBytesMax) throw new TooManyParts()
  return Buffer.from(await source.at(place.at, bytes))
}

/**
 * What is wrong with the movie an MP4 describes: pictures nobody can show, samples at another address. Bounded: throws
 * {@link TooManyParts} for a table that is endless, nests without end or counts thousands of boxes.
 */
export async function movieProblem(source: ByteSource): Promise<MovieProblem | undefined> {
  const table = await tableOf(source)
  if (!table) return undefined
  let handler = ''
  for (const box of boxesIn(table)) {
    if (box.type === 'hdlr') handler = typeAt(table, box.body + 8)
    if (box.type === 'dref')
      for (const entry of entriesOf(table, box)) if (!isInside(table, entry)) return 'video-foreign-data'
    if (box.type === 'stsd' && handler === 'vide')
      for (const entry of entriesOf(table, box)) if (isTooWide(table, entry)) return 'video-too-wide'
  }
  return undefined
}
