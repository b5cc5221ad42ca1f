import type { Kernel } from '../../../kernel/kernel'
import type { VideoFiles } from './video-files.port'
import { publishingQueries } from './video-publishing.queries'

type ConversionKernel = Pick<Kernel, 'db' | 'jobs' | 'log' | 'nodes'>

/**
 * Converts what was sent in, one video after the other, and makes lower qualities when nothing waits to be seen at all; the data
 * base knows what waits, so that a restart loses nothing.
 */
export function createConversionQueue({ db, jobs, log, nodes }: ConversionKernel, files: VideoFiles) {
  const stop = new AbortController()
  let running: Promise<void> | undefined

  async function convert({ id, address }: { id: number; address: string }): Promise<void> {
    const made = await files.conversion.convert(address, stop.signal)
    const kept = await publishingQueries.converted(db, id, address, made)
    if (kept?.cover !== made.poster) await files.release(made.ownerId, [made.poster])
    // Deleted while it was converted: nobody shows the new file. Otherwise nobody shows the old one.
    await files.release(made.ownerId, [kept ? address : made.address])
  }

  async function convertNext(next: { id: number; address: string }): Promise<void> {
    try {
      await convert(next)
    } catch (error) {
      if (stop.signal.aborted) return
      log.warn({ err: error, video: next.id }, 'a video could not be converted: it plays as it was uploaded')
      await publishingQueries.failed(db, next.id)
    }
  }

  async function addParts(film: { id: number; address: string; durationS: number; height: number }): Promise<void> {
    try {
      const made = await files.conversion.parts(film.address, film, stop.signal)
      if (await db.transaction((tx) => publishingQueries.withParts(tx, film.id, made))) return
      await files.release(made.ownerId, [made.stills.address, ...made.qualities.map(({ address }) => address)])
    } catch (error) {
      if (stop.signal.aborted) return
      log.warn({ err: error, video: film.id }, 'a video has no lower qualities: it plays in its own')
      await publishingQueries.withoutParts(db, film.id)
    }
  }

  async function turn(): Promise<void> {
    while (!stop.signal.aborted && jobs.isLeading()) {
      const next = await publishingQueries.nextToConvert(db)
      const film = next ? undefined : await publishingQueries.nextForParts(db)
      if (next) await convertNext(next)
      else if (film) await addParts(film)
      else return
    }
  }

  return {
    /** Something may be waiting. Resolves when nothing is any more; one node converts for all. */
    wake(): Promise<void> {
      if (!jobs.isLeading()) {
        nodes.tell('video-waits', {})
        return Promise.resolve()
      }
      if (!files.conversion.isThere) return Promise.resolve()
      running ??= turn()
        .catch((error) => log.error({ err: error }, 'conversion stopped'))
        .finally(() => {
          running = undefined
        })
      return running
    },
    async close(): Promise<void> {
      stop.abort()
      await running
    },
  }
}

export type ConversionQueue = ReturnType<typeof createConversionQueue>
