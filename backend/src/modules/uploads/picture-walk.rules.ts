import type { PictureType } from '@pitchside/contract'
import { viewOf } from './bytes'

/**
 * More parts than any program writes into a picture; each costs its reader time before the first pixel is drawn. What stands
 * behind the end of a picture is nobody's to read.
 */
const partsMax: Record<PictureType, number> = { png: 10_000, jpeg: 1_000, webp: 2_000 }
/** Scans of a progressive JPEG: a decoder goes over the whole picture for each, whatever little it holds. */
const scansMax = 64

const iend = 0x49454e44

function pngChunks(bytes: Uint8Array): number {
  const view = viewOf(bytes)
  let count = 0
  for (let at = 8; at + 12 <= bytes.length && count <= partsMax.png; at += 12 + view.getUint32(at)) {
    count += 1
    if (view.getUint32(at + 4) === iend) break
  }
  return count
}

function webpChunks(bytes: Uint8Array): number {
  const view = viewOf(bytes)
  let count = 0
  const end = Math.min(bytes.length, 8 + view.getUint32(4, true))
  for (let at = 12; at + 8 <= end && count <= partsMax.webp; count += 1) {
    const length = view.getUint32(at + 4, true)
    at += 8 + length + (length % 2)
  }
  return count
}

/** Markers of a JPEG. In its data a byte of 255 is followed by 0 or a restart: everything else begins a part. */
function jpegParts(bytes: Buffer): { parts: number; scans: number } {
  let [parts, scans] = [0, 0]
  for (let at = bytes.indexOf(0xff); at >= 0 && parts <= partsMax.jpeg; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)) continue
    // Phones put a film behind the picture: no reader of pictures goes on there.
    if (marker === 0xd9) break
    parts += 1
    if (marker === 0xda) scans += 1
    // What a part says of its own length is passed over: thumbnails inside of it have markers of their own.
    const isAlone = marker === 0xd8 || marker === 0x01
    if (!isAlone && at + 4 <= bytes.length) at += 1 + bytes.readUInt16BE(at + 2)
  }
  return { parts, scans }
}

/** Whether a picture has so many parts that reading it would cost the time of others. */
export function hasTooManyParts(bytes: Uint8Array, type: PictureType): boolean {
  if (type === 'png') return pngChunks(bytes) > partsMax.png
  if (type === 'webp') return webpChunks(bytes) > partsMax.webp
  const { parts, scans } = jpegParts(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return parts > partsMax.jpeg || scans > scansMax
}
