import { circleLimits } from '@pitchside/contract/circles'
import type { Db } from '../../../db/db'
import { Failure } from '../../../kernel/failure'
import type { Kernel } from '../../../kernel/kernel'
import { createPollQueries } from '../../polls/polls.module'
import { circleQueries } from '../circles/circles.queries'
import { reviewHeadline } from '../headlines/review.service'
import type { Listeners } from '../interest/interest.port'
import { type Found, moderationQueries, type PostFilter } from './moderation.queries'
import { kindOfReport, type PostKind } from './moderation.sources'
import { createTelling, nothing, type Show } from './telling'

/** Removes files of what an operator deleted, which its author had uploaded. */
type RemoveFiles = (userId: number, addresses: readonly string[]) => Promise<void>

/** What a decision is called: the first one about something is another than later ones. */
function deedOf(isShown: boolean, isFirst: boolean): 'approved' | 'refused' | 'restored' | 'hidden' {
  if (isFirst) return isShown ? 'approved' : 'refused'
  return isShown ? 'restored' : 'hidden'
}

/** Operators publish, refuse, hide, delete and pick what members wrote. Every author hears of it, with the reason. */
export function createModeration(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  removeFiles: RemoveFiles,
  listeners?: Listeners,
) {
  const { tell, namedIn, tellMentioned } = createTelling({ db, clock }, listeners)

  async function find(tx: Db, kind: PostKind, id: number): Promise<Found> {
    const found = await moderationQueries.find(tx, kind, id)
    if (!found) throw new Failure('not-found')
    return found
  }

  async function recountCircle(tx: Db, kind: PostKind, id: number): Promise<void> {
    const post = kind === 'circle_post' ? await moderationQueries.circlePost(tx, id) : undefined
    if (post) await circleQueries.recount(tx, post.circleId)
  }

  async function removeIn(tx: Db, kind: PostKind, id: number, remark: string): Promise<Show> {
    const found = await find(tx, kind, id)
    const post = kind === 'circle_post' ? await moderationQueries.circlePost(tx, id) : undefined
    await moderationQueries.remove(tx, kind, id)
    if (post) await circleQueries.recount(tx, post.circleId)
    const told = await tell(tx, { kind, id, found, deed: 'deleted', remark })
    return async () => {
      await told()
      await removeFiles(found.userId, found.files)
    }
  }

  /** `named` hear of a post of a circle that names them. */
  async function setIn(tx: Db, { kind, id, isShown, remark }: Decision, named: readonly number[]): Promise<Show> {
    const found = await find(tx, kind, id)
    const isFirst = found.status === 0
    const at = clock.now()
    // Articles keep the decision with them, and tell their writers in words of their own.
    const article = { id, isPublished: isShown, remark, at }
    const wrote = kind === 'headline' ? await reviewHeadline(tx, listeners?.notices, article) : undefined
    await moderationQueries.set(tx, kind, id, { isShown, remark, at, isFirst: isFirst && isShown })
    if (found.status === (isShown ? 1 : 2)) return nothing
    if (kind === 'circle_post')
      await (isShown ? createPollQueries(tx).startOfPost(id, at) : moderationQueries.unpin(tx, id))
    await recountCircle(tx, kind, id)
    const deed = deedOf(isShown, isFirst)
    const told = wrote ?? (await tell(tx, { kind, id, found, deed, remark }))
    const others = await tellMentioned(tx, id, named)
    return async () => {
      await told()
      await others()
    }
  }

  /** Picks or pins a post of a circle. The circle is held meanwhile: of two pins at once both are counted. */
  async function arrangeIn(tx: Db, id: number, marks: Marks): Promise<{ wasPinned: boolean; show: Show }> {
    const found = await find(tx, 'circle_post', id)
    const { circleId } = (await moderationQueries.circlePost(tx, id))!
    if (marks.isPinned) await circleQueries.hold(tx, circleId)
    const before = await moderationQueries.arrange(tx, id, marks)
    if (!before) throw new Failure('circle-post-gone')
    const { wasRefined, wasPinned } = before
    if (marks.isPinned && !wasPinned && (await moderationQueries.pinnedWith(tx, id)) > circleLimits.pinned)
      throw new Failure('circle-pins-full', { params: { most: circleLimits.pinned } })
    const isPicked = marks.isRefined && !wasRefined
    const show = isPicked ? await tell(tx, { kind: 'circle_post', id, found, deed: 'refined', remark: '' }) : nothing
    return { wasPinned, show }
  }

  return {
    list: (filter: PostFilter) => moderationQueries.list(db, filter),

    /** Shows or hides. What awaits review is approved, or refused for a reason. Resolves with what it was. */
    async decide({ kind, id, isShown, remark }: Decision): Promise<ReturnType<typeof deedOf>> {
      // Asked before the transaction: other modules answer.
      const named = isShown && kind === 'circle_post' ? await namedIn(id) : []
      const { show, isFirst } = await db.transaction(async (tx) => {
        const { status } = await find(tx, kind, id)
        if (status === 0 && !isShown && remark === '') throw new Failure('remark-needed')
        return { show: await setIn(tx, { kind, id, isShown, remark }, named), isFirst: status === 0 }
      })
      await show()
      return deedOf(isShown, isFirst)
    },

    /** Circles are closed, not deleted: their posts would go with them. */
    async remove({ kind, id, remark }: { kind: PostKind; id: number; remark: string }): Promise<void> {
      if (kind === 'circle') throw new Failure('input-invalid')
      const show = await db.transaction((tx) => removeIn(tx, kind, id, remark))
      await show()
    },

    /** Picks a post of a circle as one of the best, or pins it to the top of its circle; undefined leaves it as it is. */
    async arrange(id: number, marks: Marks): Promise<void> {
      const { show } = await db.transaction((tx) => arrangeIn(tx, id, marks))
      await show()
    },

    /** For the moderators of a circle, within their own transaction. What comes back is called after the commit. */
    inside: {
      hide: (tx: Db, kind: PostKind, id: number, remark: string): Promise<Show> =>
        setIn(tx, { kind, id, isShown: false, remark }, []),
      arrange: arrangeIn,
    },

    /** What members report, by the number of the report's kind. */
    reported: {
      async find(reportKind: number, id: number): Promise<{ authorId: number; words: string } | undefined> {
        const kind = kindOfReport(reportKind)
        return kind && moderationQueries.one(db, kind, id)
      },
      /**
       * Posts are deleted, everything else is hidden; inside the transaction of the decision. What comes back is called
       * after the commit.
       */
      async remove(tx: Db, reportKind: number, id: number, remark: string): Promise<Show> {
        const kind = kindOfReport(reportKind)
        const found = kind && (await moderationQueries.find(tx, kind, id))
        if (!kind || !found) return nothing
        if (kind === 'dynamic' || kind === 'circle_post') return removeIn(tx, kind, id, remark)
        return setIn(tx, { kind, id, isShown: false, remark }, [])
      },
    },
  }
}

/** What an operator decides about something that was published. */
export interface Decision {
  kind: PostKind
  id: number
  isShown: boolean
  /** For the author. */
  remark: string
}

/** undefined leaves it as it is. */
interface Marks {
  isRefined: boolean | undefined
  isPinned: boolean | undefined
}

export type Moderation = ReturnType<typeof createModeration>
