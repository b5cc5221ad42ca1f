import { leadingSizes, pictureSet } from '@pitchside/base'

/**
 * Widths of a picture as the page says them, in the attributes of an `img` or of its preload: all that ask for it ask for
 * one file. A whole one beside would be taken by the browser for every narrower one.
 */
export function widthsOf(picture: string, of: '' | 'image'): string {
  const widths = pictureSet(picture)
  return widths ? ` ${of}srcset="${widths}" ${of}sizes="${leadingSizes}"` : ''
}
