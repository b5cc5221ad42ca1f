import { limits } from '@pitchside/contract'
import sharp, { type Sharp } from 'sharp'
import { Failure } from '../../kernel/failure'
import { createTurns } from '../../kernel/in-turns'
import type { UploadPurpose } from './upload-purposes'

/** More is no photo but an attempt to fill the memory: a few kilobytes can unpack to gigabytes. */
const pixelsMax = 50_000_000
const sideMaxPx = 12_000
const decodeMaxS = 10
/** A cover is 16:9 and never wider than this. */
const coverPx = 1280
const documentPx = 2000
const postPx = 1600

// Pictures come rarely and each only once: nothing to keep, and one thread leaves the other cores to the calls.
sharp.cache(false)
sharp.concurrency(1)
/** A large picture takes 200 MB while it is drawn: never more than two of them, however many come. */
const inTurn = createTurns(2)

interface Size {
  width: number
  height: number
}

async function sizeOf(bytes: Uint8Array): Promise<Size> {
  try {
    // Reads the head only, so that no limit is needed to look at the size.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return { width, height }
  } catch (error) {
    throw new Failure('picture-unreadable', { cause: error })
  }
}

/** A picture we made ourselves, as it is stored. */
export const storedPicture = (bytes: Uint8Array): Promise<Buffer> =>
  inTurn(() => sharp(bytes).webp({ quality: 72 }).toBuffer())

/** Everything but a video, a work or a file of a chat is a picture. */
export type PicturePurpose = Exclude<UploadPurpose, 'video' | 'work' | 'file'>

/** What each kind of picture becomes; none is drawn larger than it came. */
const drawings: Record<PicturePurpose, (picture: Sharp, size: Size) => Sharp> = {
  avatar(picture, { width, height }) {
    const side = Math.min(limits.avatarPx, width, height)
    return picture.resize(side, side, { fit: 'cover' }).webp({ quality: 86 })
  },
  cover(picture, { width, height }) {
    const wide = Math.max(16, Math.min(coverPx, width, Math.floor((height * 16) / 9)))
    return picture.resize(wide, Math.round((wide * 9) / 16), { fit: 'cover' }).webp({ quality: 84 })
  },
  document: (picture) =>
    picture.resize(documentPx, documentPx, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 90 }),
  post: (picture) => picture.resize(postPx, postPx, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 84 }),
}

/**
 * A picture as WebP, drawn anew: whatever else the file carried (place and time of a photo, hidden bytes) stays behind.
 */
export async function drawPicture(bytes: Uint8Array, purpose: PicturePurpose): Promise<Uint8Array> {
  const size = await sizeOf(bytes)
  if (size.width * size.height > pixelsMax || Math.max(size.width, size.height) > sideMaxPx) {
    throw new Failure('picture-too-wide', { params: { pixels: sideMaxPx } })
  }
  try {
    const picture = sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' }).autoOrient()
    return await inTurn(() => drawings[purpose](picture, size).timeout({ seconds: decodeMaxS }).toBuffer())
  } catch (error) {
    throw new Failure('picture-unreadable', { cause: error })
  }
}
