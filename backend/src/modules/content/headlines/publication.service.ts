import { hourMs } from '@pitchside/base'
import type { Db } from '../../../db/db'
import { Failure } from '../../../kernel/failure'
import type { UserId } from '../../../kernel/ids'
import type { Kernel } from '../../../kernel/kernel'
import type { Notices } from '../../notices/notices.module'
import { publicationQueries } from './publication.queries'
import { requireMoment } from './publication.rules'
import { publicationNotice } from './review.texts'

const scheduleRate = { count: 60, windowMs: hourMs }
/** Published in one transaction. */
const atOnce = 50

type Show = () => void | Promise<void>

/** Publishes articles at the moment their writers named, once they are accepted. */
export function createPublication(
  { db, clock, limiter }: Pick<Kernel, 'db' | 'clock' | 'limiter'>,
  notices: Pick<Notices, 'keep'> | undefined,
) {
  async function publish(tx: Db, id?: number): Promise<Show[]> {
    const at = clock.now()
    const published = await publicationQueries.publish(tx, { at, most: atOnce, ...(id === undefined ? {} : { id }) })
    const shows: Show[] = []
    for (const article of published)
      if (notices)
        shows.push(await notices.keep(tx, [article.writerId], publicationNotice(article.id, article.title, at)))
      else shows.push(() => undefined)
    return shows
  }

  return {
    /** Sets another moment, or none: then it is published as soon as it is accepted, at once where it was. */
    async schedule(id: number, writerId: UserId, publishAt: number | null): Promise<void> {
      requireMoment(publishAt, clock.now())
      await limiter.require(`schedule:${writerId}`, scheduleRate)
      const shows = await db.transaction(async (tx) => {
        const article = await publicationQueries.lock(tx, id, writerId)
        if (!article) throw new Failure('not-found')
        const isAhead = article.corrects === null && (article.status === 0 || article.status === 3)
        if (!isAhead) throw new Failure('article-moment-late')
        await publicationQueries.schedule(tx, id, publishAt)
        return publishAt === null ? publish(tx, id) : []
      })
      for (const show of shows) await show()
    },

    /** On the leading node: what it writes is undone when another one leads by then. */
    async publishDue(): Promise<void> {
      let count: number
      do {
        const shows = await db.transaction((tx) => publish(tx))
        for (const show of shows) await show()
        count = shows.length
      } while (count === atOnce)
    },
  }
}

export type Publication = ReturnType<typeof createPublication>
