import { pictureWidths } from '@pitchside/base'
import sharp from 'sharp'
import { createDrawnPictures } from './drawn-pictures'

/** Ten to twenty kilobytes each. */
const mostKept = 800

/** Width that `?w=` of a picture's address asks for, px; undefined: as it is. Other widths than ours are no widths. */
export function widthAsked(query: unknown): number | undefined {
  const { w } = Object(query) as { w?: unknown }
  return pictureWidths.find((width) => String(width) === w)
}

export interface NarrowPictures {
  /**
   * The picture of this name at most `width` px wide, as WebP. `read` gives the original, whose bytes never change under a
   * name; it is asked, and the picture drawn, only when nobody wanted the same lately.
   */
  of(name: string, width: number, read: () => Promise<Uint8Array>): Promise<Buffer>
}

/** Pictures as narrow as pages show them. */
export function createNarrowPictures(): NarrowPictures {
  const drawn = createDrawnPictures(mostKept)
  const draw = async (read: () => Promise<Uint8Array>, width: number) =>
    sharp(await read(), { failOn: 'error' })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  return { of: (name, width, read) => drawn.get(`${width} ${name}`, () => draw(read, width)) }
}
