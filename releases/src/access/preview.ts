import { openValue, sealValue } from './signing-key'

/** A build of one package, shown among what an environment runs. */
export interface Preview {
  /** Of a branch. */
  label: string
  environment: string
  package: string
  build: string
  audience: 'staff' | 'all'
  /** Epoch ms. */
  until: number
}

const purpose = 'preview'

/** Name of the cookie of who looks at a preview, and first part of its address. */
export const previewCookie = 'release_preview'
export const previewPath = '/_preview/'

/** A preview as the end of an address: whoever has it sees what it says, and can change nothing about it. */
export const issuePreview = (key: Buffer, preview: Preview): string => sealValue(key, purpose, preview)

/** The preview in a text; undefined when it is forged, broken or over. */
export const readPreview = (key: Buffer, text: string | undefined, now: number): Preview | undefined =>
  openValue<Preview>(key, purpose, text, now)
