import type { Db } from '../../db/db'
import { dynamicQueries } from './dynamics/dynamics.queries'
import { moderationQueries, type PostKind } from './moderation/moderation.queries'

/** What is reported beside rooms and members: the number on the wire. */
const kinds: ReadonlyMap<number, PostKind> = new Map([
  [2, 'dynamic'],
  [4, 'headline'],
  [5, 'video'],
  [6, 'headline_comment'],
  [7, 'video_comment'],
  [8, 'dynamic_comment'],
])

/** Whose it is, and what it says. */
export interface ReportedThing {
  authorId: number
  words: string
}

/** Finds what was reported and takes it away. */
export const reportedThings = {
  async find(db: Db, kind: number, id: number): Promise<ReportedThing | undefined> {
    const what = kinds.get(kind)
    return what && moderationQueries.one(db, what, id)
  },
  /** Posts of anchors are deleted, everything else is hidden, as operators do it on their page. */
  async remove(tx: Db, kind: number, id: number): Promise<void> {
    const what = kinds.get(kind)
    if (what === 'dynamic') await dynamicQueries.removeAny(tx, id)
    else if (what) await moderationQueries.set(tx, what, id, false)
  },
}
