import { limits } from '@pitchside/contract'
import sharp from 'sharp'
import { Failure } from '../../kernel/failure'

/** More is no photo of a person but an attempt to fill the memory: a few kilobytes can unpack to gigabytes. */
const pixelsMax = 50_000_000
const sideMaxPx = 12_000
const decodeMaxS = 10

// Pictures come rarely and each only once: nothing to keep, and one thread leaves the other cores to the calls.
sharp.cache(false)
sharp.concurrency(1)

async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  try {
    // Reads the head only, so that no limit is needed to look at the size.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return { width, height }
  } catch (error) {
    throw new Failure('picture-unreadable', { cause: error })
  }
}

/**
 * The middle square of a picture as WebP, at most 512 px wide, drawn anew: whatever else the file carried (place and
 * time of a photo, hidden bytes) stays behind.
 */
export async function drawAvatar(bytes: Uint8Array): Promise<Uint8Array> {
  const { width, height } = await sizeOf(bytes)
  if (width * height > pixelsMax || Math.max(width, height) > sideMaxPx) {
    throw new Failure('picture-too-wide', { params: { pixels: sideMaxPx } })
  }
  const side = Math.min(limits.avatarPx, width, height)
  try {
    return await sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 86 })
      .timeout({ seconds: decodeMaxS })
      .toBuffer()
  } catch (error) {
    throw new Failure('picture-unreadable', { cause: error })
  }
}
