import { minuteMs } from '@pitchside/base'
import { errorCodeOf } from '../../kernel/error-code'
import type { Kernel } from '../../kernel/kernel'
import type { Footage } from '../ports/footage.port'
import type { Conversion } from '../uploads/uploads.module'
import type { ClipQueries, CutRow } from './clips.queries'
import type { ClipCutter } from './ports/clip-cutter.port'

/** Longer than any cut takes: whoever began so long ago is gone. */
const cutMs = 6 * minuteMs
/** Longer than a node takes to start: pictures of which nobody said in so long a time that they are there are lost. */
const unheldMs = minuteMs
const triesMost = 2
const lookedAt = 20

interface Deps extends Pick<Kernel, 'clock' | 'log'> {
  queries: ClipQueries
  footage: Footage
  cutter: () => ClipCutter | undefined
  keeper: Pick<Conversion, 'make'>
  release: (userId: number, addresses: readonly string[]) => Promise<void>
}

const isDiskFull = (error: unknown): boolean =>
  errorCodeOf(error) === 'ENOSPC' || /No space left on device/i.test(error instanceof Error ? error.message : '')

/**
 * Cuts what was asked for, one clip after the other on each node that has the pictures. The data base knows what waits: a
 * restart loses nothing.
 */
export function createCutting({ clock, log, queries, footage, cutter, keeper, release }: Deps) {
  const stop = new AbortController()
  let running: Promise<void> | undefined

  async function cut(by: ClipCutter, { id, authorId, source, fromS, lengthS }: CutRow): Promise<string | undefined> {
    const found = await footage.read(source, fromS, fromS + lengthS)
    if (!found) return 'clip-gone'
    if (found === 'interrupted') return 'clip-interrupted'
    const made = await keeper.make(authorId, ({ video, poster }) =>
      by.cut({ footage: found, fromS, lengthS, video, poster, signal: stop.signal }),
    )
    const kept = await queries.cut(id, { video: made.address, cover: made.poster })
    // Deleted while it was cut: nobody shows the files.
    if (!kept) await release(authorId, [made.address, made.poster])
    return undefined
  }

  async function turn(by: ClipCutter): Promise<void> {
    for (const clip of await queries.waiting(lookedAt)) {
      if (stop.signal.aborted) return
      if (!(await footage.reach(clip.source)) || !(await queries.take(clip.id, clock.now()))) continue
      try {
        const problem = await cut(by, clip)
        if (problem !== undefined) await queries.fail(clip.id, problem)
      } catch (error) {
        // Taken again after the start.
        if (stop.signal.aborted) return
        log.warn({ err: error, clip: clip.id }, 'a clip could not be cut')
        await queries.fail(clip.id, isDiskFull(error) ? 'clip-no-room' : 'clip-failed')
      }
    }
  }

  return {
    /** Something may be waiting. Resolves when what waited is done with. */
    wake(): Promise<void> {
      const by = cutter()
      if (!by || stop.signal.aborted) return Promise.resolve()
      running ??= turn(by)
        .catch((error) => log.error({ err: error }, 'clips are not cut'))
        .finally(() => {
          running = undefined
        })
      return running
    },
    /** Says of what waits that its pictures are here, however long it waits for its turn. */
    async hold(): Promise<void> {
      if (!cutter()) return
      const own: string[] = []
      for (const source of await queries.waitingSources()) if (await footage.reach(source)) own.push(source)
      if (own.length > 0) await queries.hold(own, clock.now())
    },
    /** What somebody left half done is done again, and what nobody can do says so. */
    recover: async (): Promise<void> => {
      const now = clock.now()
      await queries.recover({ now, takenBefore: now - cutMs, heldBefore: now - unheldMs, triesMost })
    },
    async close(): Promise<void> {
      stop.abort()
      await running
    },
  }
}

export type Cutting = ReturnType<typeof createCutting>
