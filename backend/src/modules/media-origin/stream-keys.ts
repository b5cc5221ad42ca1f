import { createHmac } from 'node:crypto'
import type { Clock } from '../../kernel/clock'
import { digest } from '../../kernel/digest'
import type { StreamKeyQueries } from './stream-keys.queries'

interface Deps {
  queries: StreamKeyQueries
  clock: Clock
  /** Lies outside the data base: who reads a dump of it has no keys. */
  secret: () => Promise<string>
}

/** 32 bytes in base64url. */
const isKey = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** Stream keys: made anew from a secret whenever they are shown, recognised by their digest. */
export function createStreamKeys({ queries, clock, secret }: Deps) {
  const keyOf = async (uid: number, generation: number): Promise<string> =>
    createHmac('sha256', await secret())
      .update(`stream key\n${uid}\n${generation}`)
      .digest('base64url')

  async function stored(uid: number): Promise<{ generation: number; digest: string }> {
    const known = await queries.of(uid)
    if (known) return known
    await queries.insert(uid, digest(await keyOf(uid, 1)), clock.now())
    return (await queries.of(uid)) ?? { generation: 1, digest: '' }
  }

  return {
    /** The anchor's present key. */
    async keyFor(uid: number): Promise<string> {
      const { generation, digest: known } = await stored(uid)
      const key = await keyOf(uid, generation)
      // Another secret than before, e.g. after a restore: what is shown is what works.
      if (digest(key) !== known)
        await queries.replace(uid, generation, { generation, digest: digest(key) }, clock.now())
      return key
    },
    /** A new key; the old one is nobody's from now on. */
    async rotate(uid: number): Promise<string> {
      const { generation } = await stored(uid)
      const key = await keyOf(uid, generation + 1)
      const isOurs = await queries.replace(
        uid,
        generation,
        { generation: generation + 1, digest: digest(key) },
        clock.now(),
      )
      return isOurs ? key : this.keyFor(uid)
    },
    /** Whose key this is. */
    async ownerOf(key: string): Promise<{ uid: number } | undefined> {
      return isKey(key) ? queries.owner(digest(key)) : undefined
    },
  }
}

export type StreamKeys = ReturnType<typeof createStreamKeys>
