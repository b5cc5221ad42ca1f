import { leadingSizes, pictureSet } from '@pitchside/base'
import type { ComponentProps } from 'react'

/** Props of {@link Picture}; all an `img` takes. */
export interface PictureProps
  extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading' | 'fetchPriority' | 'decoding'> {
  src: string
  /** The largest picture of a page's first screen: it is fetched before the others, which wait until they come near. */
  isLeading?: boolean
}

/** As wide as a card. Not `auto`: Chromium then keeps the picture, and the page it stood in, after both are gone. */
export const ofCard = '400px'

/** A picture of the site, in the width it is shown with where the server draws it narrower. */
export function Picture({ src, alt = '', isLeading = false, sizes, ...rest }: PictureProps) {
  const shown = sizes ?? (isLeading ? leadingSizes : ofCard)
  return (
    <img
      {...rest}
      // In front of `src`: a browser that saw that first would fetch it.
      sizes={shown}
      srcSet={pictureSet(src)}
      src={src}
      alt={alt}
      loading={isLeading ? 'eager' : 'lazy'}
      fetchPriority={isLeading ? 'high' : 'auto'}
      decoding="async"
    />
  )
}
