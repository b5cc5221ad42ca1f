/** A picture to look at. `alt` says what it is, and is empty where nobody knows. */
export interface Photo {
  src: string
  alt: string
}

/** Words of the viewer. */
export interface PhotoLabels {
  close: string
  previous: string
  next: string
  /** Name of a picture by its place, from 0: "Photo 2 of 4". */
  of: (place: number) => string
}

const pictures = {
  ArrowLeft: (place: number) => place - 1,
  ArrowRight: (place: number) => place + 1,
  Home: () => 0,
  End: (_place: number, last: number) => last,
}

/** Where a key leads among `count` pictures: round at the ends; undefined for other keys. */
export function placeAfter(key: string, place: number, count: number): number | undefined {
  if (!Object.hasOwn(pictures, key) || count === 0) return undefined
  return (pictures[key as keyof typeof pictures](place, count - 1) + count) % count
}
