import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, encodingsTaken } from '@pitchside/base'
import type { ResolvedRelease } from '@pitchside/remote-kit/manifest'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A text as a browser takes it. */
export interface Encoded {
  body: Buffer
  encoding?: Encoding
}

async function encoded(text: string, encoding: Encoding | undefined): Promise<Encoded> {
  if (encoding === undefined) return { body: Buffer.from(text) }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
  return { body: await (encoding === 'br' ? brotli(text, { params }) : zip(text)), encoding }
}

/** Compresses a text in the best way a browser says it takes. */
export const compressed = (text: string, accepted: string | undefined): Promise<Encoded> =>
  encoded(text, encodingsTaken(accepted)[0])

const bodies = new WeakMap<ResolvedRelease, Map<Encoding | undefined, Promise<Encoded>>>()

/** A release as bytes, made once in each encoding: a promotion has all open tabs ask in the same second. */
export function bodyOf(release: ResolvedRelease, accepted: string | undefined): Promise<Encoded> {
  const known = bodies.get(release) ?? new Map<Encoding | undefined, Promise<Encoded>>()
  bodies.set(release, known)
  const [encoding] = encodingsTaken(accepted)
  const found = known.get(encoding) ?? encoded(JSON.stringify(release), encoding)
  known.set(encoding, found)
  return found
}
