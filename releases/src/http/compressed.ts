import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ResolvedRelease } from '@pitchside/remote-kit/manifest'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A text as a browser takes it. */
export interface Encoded {
  body: Buffer
  encoding?: 'br' | 'gzip'
}

const encodingFor = (accepted: string): Encoded['encoding'] =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined

/** Compresses a text in the best way a browser says it takes. */
export async function compressed(text: string, accepted: string): Promise<Encoded> {
  const encoding = encodingFor(accepted)
  if (encoding === undefined) return { body: Buffer.from(text) }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
  return { body: await (encoding === 'br' ? brotli(text, { params }) : zip(text)), encoding }
}

const bodies = new WeakMap<ResolvedRelease, Map<string, Promise<Encoded>>>()

/** A release as bytes, made once in each encoding: a promotion has all open tabs ask in the same second. */
export function bodyOf(release: ResolvedRelease, accepted: string): Promise<Encoded> {
  const known = bodies.get(release) ?? new Map<string, Promise<Encoded>>()
  bodies.set(release, known)
  const key = encodingFor(accepted) ?? 'plain'
  const found = known.get(key) ?? compressed(JSON.stringify(release), key)
  known.set(key, found)
  return found
}
