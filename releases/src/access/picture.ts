import { openValue, sealValue } from './signing-key'

/** The picture a look in a browser left of a page of a build. */
export interface Picture {
  package: string
  build: string
  /** Name of the picture among those of the build. */
  name: string
  /** Epoch ms. */
  until: number
}

const purpose = 'picture'

/** First part of its address: what follows is signed, so that whoever was told it may look. */
export const picturePath = '/_look/'

export const issuePicture = (key: Buffer, picture: Picture): string => sealValue(key, purpose, picture)

/** The picture in a text; undefined when it is forged, broken or over. */
export const readPicture = (key: Buffer, text: string, now: number): Picture | undefined =>
  openValue<Picture>(key, purpose, text, now)
