/** Widths that pictures of the site come in beside their own, px: `?w=` in the address of one. */
export const pictureWidths: readonly number[] = [320, 480, 640, 960]

/** Pictures that the backend draws narrower: demo covers and what was uploaded to the site itself. */
const narrowed = /^\/media\/(covers|uploads)\/[\w-]+\.webp$/
/** Uploads are drawn as wide as this at most, px; what a narrower one is called does no harm. */
const widest = 1280

/** What `srcset` says of a picture; undefined for one that comes in no other width. */
export const pictureSet = (src: string): string | undefined =>
  narrowed.test(src)
    ? [...pictureWidths.map((width) => `${src}?w=${width} ${width}w`), `${src} ${widest}w`].join()
    : undefined

/** How wide a page's leading picture is shown, for `sizes`: the page and the document that preloads it must say the same. */
export const leadingSizes = '(min-width: 1600px) 1280px, 960px'

const ofPoster = 960

/** A picture for the `poster` of a video, which takes one address alone. */
export const posterOf = (src: string): string => (narrowed.test(src) ? `${src}?w=${ofPoster}` : src)
