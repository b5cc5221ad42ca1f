import type { ByteSource } from './byte-source'
import { viewOf } from './bytes'

/** Formats of videos that may be uploaded, as their files are called. */
export const videoTypes = ['mov', 'mp4', 'ogg', 'flv', 'avi', 'wmv', 'rmvb', 'webm', 'mkv'] as const
export type VideoType = (typeof videoTypes)[number]
/** Formats that are taken where they can be made into another one, and nowhere else. */
export const convertedTypes: readonly VideoType[] = ['mov', 'webm', 'mkv']

const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes)

/** A part of a file: what it is called, and where the next one begins. */
interface Part {
  name: string
  next: number
}

/** What of a part is read: the longest head of all formats, a page of Ogg with its table. */
const headBytes = 27 + 255

/** Reads the part whose first bytes these are, at a place of so many bytes; undefined: nothing sensible begins there. */
type Step = (head: Uint8Array, at: number, length: number) => Part | undefined

const boxStep: Step = (head, at, total) => {
  if (head.length < 8) return undefined
  const view = viewOf(head)
  const name = textOf(head.subarray(4, 8))
  if (!/^[\x20-\x7e\xa9]{4}$/.test(name)) return undefined
  const length = view.getUint32(0)
  if (length === 0) return { name, next: total }
  if (length === 1) return head.length < 16 ? undefined : { name, next: at + Number(view.getBigUint64(8)) }
  return length < 8 ? undefined : { name, next: at + length }
}

const oggStep: Step = (head, at) => {
  if (head.length < 27 || textOf(head.subarray(0, 4)) !== 'OggS' || head[4] !== 0) return undefined
  const segments = head.subarray(27, 27 + (head[26] as number))
  const body = segments.reduce((sum, length) => sum + length, 0)
  return { name: 'OggS', next: at + 27 + segments.length + body }
}

const flvStep: Step = (head, at) => {
  if (at === 0) return { name: 'FLV', next: 13 }
  const kind = (head[0] as number) & 0x1f
  if (head.length < 11 || ![8, 9, 18].includes(kind)) return undefined
  return { name: String(kind), next: at + 11 + (viewOf(head).getUint32(0) & 0xffffff) + 4 }
}

const riffStep: Step = (head, at) => {
  if (head.length < 12 || textOf(head.subarray(0, 4)) !== 'RIFF') return undefined
  const length = viewOf(head).getUint32(4, true)
  // Chunks begin at even places.
  return { name: textOf(head.subarray(8, 12)), next: at + 8 + length + (length % 2) }
}

const asfNames: Record<string, string> = { '3026b2758e66cf11': 'header', '3626b2758e66cf11': 'data' }
const asfStep: Step = (head, at) => {
  if (head.length < 24) return undefined
  const next = at + Number(viewOf(head).getBigUint64(16, true))
  return { name: asfNames[Buffer.from(head.subarray(0, 8)).toString('hex')] ?? 'other', next }
}

const realStep: Step = (head, at) => {
  const name = textOf(head.subarray(0, 4))
  if (head.length < 8 || !/^[.A-Z]{4}$/.test(name)) return undefined
  return { name, next: at + viewOf(head).getUint32(4) }
}

/** Parts of Matroska by their numbers: those at the top, and those a cluster of pictures has. */
const ebmlNames: Record<string, string> = {
  ...{ '1a45dfa3': 'EBML', '18538067': 'Segment', '114d9b74': 'SeekHead', '1549a966': 'Info', '1654ae6b': 'Tracks' },
  ...{ '1f43b675': 'Cluster', '1c53bb6b': 'Cues', '1043a770': 'Chapters', '1254c367': 'Tags' },
  ...{ '1941a469': 'Attachments', ec: 'Void', bf: 'CRC', e7: 'Timestamp', a7: 'Position', ab: 'PrevSize' },
  ...{ a3: 'SimpleBlock', a0: 'BlockGroup', af: 'EncryptedBlock', '5854': 'SilentTracks' },
}
/** The walk goes into these: a recording that is still written does not say how long they are. */
const ebmlInside = ['Segment', 'Cluster']

/** How many bytes a number of Matroska has: the zero bits it begins with, and one. */
const widthOf = (first: number): number => Math.clz32(first) - 23

const ebmlStep: Step = (head, at, total) => {
  const idWidth = widthOf(head[0] ?? 0)
  if (idWidth > 4 || head.length < idWidth + 1) return undefined
  const name = ebmlNames[Buffer.from(head.subarray(0, idWidth)).toString('hex')]
  const width = widthOf(head[idWidth] as number)
  if (name === undefined || width > 8 || head.length < idWidth + width) return undefined
  // The bit that says how wide the number is goes first: with it eight bytes are more than a number holds exactly.
  const mask = 0xff >> width
  const [first = 0, ...rest] = head.subarray(idWidth, idWidth + width)
  const length = rest.reduce((sum, digit) => sum * 256 + digit, first & mask)
  const begin = at + idWidth + width
  const isOpen = (first & mask) === mask && rest.every((digit) => digit === 0xff)
  if (isOpen && !ebmlInside.includes(name)) return undefined
  const end = isOpen ? total : begin + length
  return { name, next: ebmlInside.includes(name) && end <= total ? begin : end }
}

/** What a file of Matroska says it is. */
function docTypeOf(head: Uint8Array): string {
  if (Buffer.from(head.subarray(0, 4)).toString('hex') !== '1a45dfa3') return ''
  const at = Buffer.from(head.subarray(0, 64)).indexOf(Buffer.of(0x42, 0x82))
  return at < 0 ? '' : textOf(head.subarray(at + 3, at + 3 + ((head[at + 2] ?? 0) & 0x7f)))
}

interface Walk {
  /** What the first bytes are. */
  begins(head: Uint8Array): boolean
  step: Step
  /** More parts than any encoder writes into 50 MB only cost the time of others. */
  partsMax: number
  /** Parts without which it is no video. */
  needed: readonly string[]
  /** The first part. */
  first: string
}

const startsWith =
  (word: string, at = 0) =>
  (head: Uint8Array) =>
    textOf(head.subarray(at, at + word.length)) === word
const asfGuid = '3026b2758e66cf11a6d900aa0062ce6c'

const matroska = { step: ebmlStep, partsMax: 400_000, needed: ['Segment', 'Tracks', 'Cluster'], first: 'EBML' }

const walks: Record<VideoType, Walk> = {
  mov: {
    begins: (head) => startsWith('ftyp', 4)(head) && startsWith('qt  ', 8)(head),
    ...{ step: boxStep, partsMax: 20_000, needed: ['moov', 'mdat'], first: 'ftyp' },
  },
  webm: { begins: (head) => docTypeOf(head) === 'webm', ...matroska },
  mkv: { begins: (head) => docTypeOf(head) === 'matroska', ...matroska },
  mp4: { begins: startsWith('ftyp', 4), step: boxStep, partsMax: 20_000, needed: ['moov', 'mdat'], first: 'ftyp' },
  ogg: { begins: startsWith('OggS'), step: oggStep, partsMax: 100_000, needed: [], first: 'OggS' },
  flv: {
    begins: (head) =>
      startsWith('FLV\x01')(head) &&
      head.length > 13 &&
      viewOf(head).getUint32(5) === 9 &&
      viewOf(head).getUint32(9) === 0,
    step: flvStep,
    // A tag for each picture and each piece of sound: an hour of a small video has a quarter of a million.
    partsMax: 400_000,
    needed: ['9'],
    first: 'FLV',
  },
  avi: {
    begins: (head) => startsWith('RIFF')(head) && startsWith('AVI ', 8)(head),
    step: riffStep,
    partsMax: 1_000,
    needed: [],
    first: 'AVI ',
  },
  wmv: {
    begins: (head) => Buffer.from(head.subarray(0, 16)).toString('hex') === asfGuid,
    step: asfStep,
    partsMax: 1_000,
    needed: ['data'],
    first: 'header',
  },
  rmvb: { begins: startsWith('.RMF'), step: realStep, partsMax: 1_000, needed: ['PROP', 'DATA'], first: '.RMF' },
}

/** What the first bytes say; names of files and what senders call them say nothing. */
export function videoTypeOf(head: Uint8Array): VideoType | undefined {
  return videoTypes.find((type) => walks[type].begins(head))
}

/** How far a last part may say to reach behind the end: a byte of padding; RealMedia of ffmpeg counts a header twice. */
const slack: Partial<Record<VideoType, number>> = { avi: 1, rmvb: 10 }

/** A file of so many tiny parts that looking into it would cost the time of others. */
export class TooManyParts extends Error {
  constructor() {
    super('the file has more parts than a video')
    this.name = 'TooManyParts'
  }
}

/**
 * Visits every part of a file from the first on, with its place, until the visitor says false or nothing sensible begins.
 * Waits for the disk alone: between two windows others have their turn, within one nothing is awaited.
 */
export async function visitParts(
  source: ByteSource,
  type: VideoType,
  visit: (part: Part, at: number) => boolean,
): Promise<void> {
  const { step, partsMax } = walks[type]
  let [at, count] = [0, 0]
  while (at < source.length) {
    if (++count > partsMax) throw new TooManyParts()
    const part = step(source.inMemory(at, headBytes) ?? (await source.at(at, headBytes)), at, source.length)
    if (!part || part.next <= at || !visit(part, at)) return
    at = part.next
  }
}

/**
 * Whether a file is of a type as a whole: part after part from the first byte to the last, those that matter among
 * them. A page or an archive in disguise is none, nor is half a video, nor one with something else behind it. Throws
 * {@link TooManyParts} instead of looking at millions of them.
 */
export async function isWholeVideo(source: ByteSource, type: VideoType): Promise<boolean> {
  const { needed, first } = walks[type]
  const names = new Set<string>()
  let end = 0
  await visitParts(source, type, ({ name, next }, at) => {
    if (next > source.length + (slack[type] ?? 0) || (at === 0 && name !== first)) return false
    names.add(name)
    end = next
    return true
  })
  return end > 0 && end >= source.length && needed.every((name) => names.has(name))
}

/** Parts of an MP4 where anything at all may lie. */
const looseBoxes: readonly string[] = ['free', 'skip', 'wide', 'uuid', 'udta', 'meta']
/** Parts in which that may be, by format; of the others the beginning is looked at. */
const looseParts: Partial<Record<VideoType, readonly string[]>> = {
  mp4: looseBoxes,
  mov: looseBoxes,
  webm: ['EBML', 'Void', 'Attachments', 'Tags', 'Chapters'],
  mkv: ['EBML', 'Void', 'Attachments', 'Tags', 'Chapters'],
}
/** How pages, programs and archives begin, in lower case. */
const foreign = ['<script', '<html', '<svg', '<iframe', '<!doctype', '<?php', '%pdf-', 'pk\x03\x04', 'pk\x05\x06']
const isForeign = (bytes: Uint8Array): boolean => {
  const text = Buffer.from(bytes).toString('latin1').toLowerCase()
  return foreign.some((word) => text.includes(word))
}

/** The end of an archive that reaches to the end of the file: players read the front, unpackers the back. */
async function endsAsArchive(source: ByteSource): Promise<boolean> {
  const tail = Buffer.from(await source.at(Math.max(0, source.length - 65_557), 65_557))
  const at = tail.lastIndexOf('PK\x05\x06')
  return at >= 0 && at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length
}

/** Whether something else hides in a video: a page or an archive in a part that players pass over. */
export async function hidesSomething(source: ByteSource, type: VideoType): Promise<boolean> {
  if (await endsAsArchive(source)) return true
  const places = looseParts[type]
  if (!places) return isForeign(await source.at(0, 1024))
  const loose: { at: number; bytes: number }[] = []
  await visitParts(source, type, ({ name, next }, at) => {
    if (places.includes(name)) loose.push({ at, bytes: Math.min(next - at, 16 * 1024) })
    return true
  })
  for (const { at, bytes } of loose) if (isForeign(await source.at(at, bytes))) return true
  return false
}

/** Where the table of contents of an MP4 begins and ends; undefined: it has none. */
export async function tablePlace(source: ByteSource): Promise<{ at: number; next: number } | undefined> {
  let found: { at: number; next: number } | undefined
  await visitParts(source, 'mp4', ({ name, next }, at) => {
    if (name === 'moov') found = { at, next }
    return found === undefined
  })
  return found
}

/** Length of an MP4 by its own table of contents, seconds; 0 when it does not say. */
export async function mp4LengthS(source: ByteSource): Promise<number> {
  const table = await tablePlace(source)
  // The movie header is the first thing in the table of contents.
  const inner = table ? await source.at(table.at + 8, 48) : new Uint8Array(0)
  if (inner.length < 48 || textOf(inner.subarray(4, 8)) !== 'mvhd') return 0
  const view = viewOf(inner)
  const isLong = inner[8] === 1
  const scale = view.getUint32(isLong ? 28 : 20)
  const length = isLong ? Number(view.getBigUint64(32)) : view.getUint32(24)
  return scale === 0 || length === 0xffffffff ? 0 : Math.round(length / scale)
}
