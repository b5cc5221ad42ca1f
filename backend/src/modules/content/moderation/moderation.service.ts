import type { Db } from '../../../db/db'
import { Failure } from '../../../kernel/failure'
import type { Kernel } from '../../../kernel/kernel'
import { noticeKinds } from '../../notices/notices.module'
import { circleQueries } from '../circles/circles.queries'
import { mentionedIn, withNames } from '../circles/post-text.rules'
import { postQueries } from '../circles/posts.queries'
import { reviewHeadline } from '../headlines/review.service'
import type { Listeners } from '../interest/interest.port'
import { pageOf } from '../interest/interest.service'
import { asWritten, excerpt } from '../interest/interest.texts'
import { type Found, moderationQueries, type PostFilter } from './moderation.queries'
import { kindOfReport, type PostKind } from './moderation.sources'
import { type Deed, decisionWords, mentionedTitle } from './moderation.texts'

/** Shows in open pages what was kept, and removes the files of what is gone; after the commit. */
type Show = () => void | Promise<void>
const nothing: Show = () => undefined

/** Removes files of what an operator deleted, which its author had uploaded. */
type RemoveFiles = (userId: number, addresses: readonly string[]) => Promise<void>

/** Page where a thing of this kind is read; a comment is read where it stands. */
function addressOf(kind: PostKind, { targetId, userId }: Found): string {
  const of = kind.replace('_comment', '')
  if (of === 'clip') return `/clip?id=${targetId}`
  if (of === 'circle') return `/circle-detail?id=${targetId}`
  const isPersonal = kind === 'dynamic_comment'
  return isPersonal ? '' : pageOf(of as 'headline', { id: targetId, ownerId: userId })
}

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
  async function tell(tx: Db, { kind, id, found, deed, remark }: Told): Promise<Show> {
    if (!listeners || found.userId === 0) return nothing
    return listeners.notices.keep(tx, [found.userId], {
      kind: noticeKinds.publication,
      key: `${kind}-${id}-${deed}-${clock.now()}`,
      ...decisionWords(kind, deed, found.text, remark),
      url:
        deed === 'deleted' || deed === 'hidden' || deed === 'refused' ? ownPageOf(kind, found) : addressOf(kind, found),
    })
  }

  /** Who would hear of it that a post names them: not the author, nor those who sent the author away. */
  async function namedIn(id: number): Promise<number[]> {
    const post = await moderationQueries.circlePost(db, id)
    if (!post || !listeners) return []
    const heard: number[] = []
    for (const named of mentionedIn(post.body))
      if (named !== post.userId && !(await listeners.hasSentAway(named, post.userId))) heard.push(named)
    return heard
  }

  async function tellMentioned(tx: Db, id: number, named: readonly number[]): Promise<Show> {
    const post = named.length > 0 ? await moderationQueries.circlePost(tx, id) : undefined
    if (!post || !listeners) return nothing
    const names = await postQueries.names(tx, mentionedIn(post.body))
    const nameOf = new Map(names.map(({ id: one, nickname }) => [one, nickname]))
    return listeners.notices.keep(tx, named, {
      kind: noticeKinds.mentioned,
      key: `circle-post-mention-${id}`,
      title: mentionedTitle(post.author),
      content: asWritten(excerpt(withNames(post.body, (one) => nameOf.get(one)))),
      url: `/circle-detail?post=${id}`,
    })
  }

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
    await recountCircle(tx, kind, id)
    const deed = deedOf(isShown, isFirst)
    const told = wrote ?? (await tell(tx, { kind, id, found, deed, remark }))
    const others = await tellMentioned(tx, id, named)
    return async () => {
      await told()
      await others()
    }
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
    async arrange(id: number, marks: { isRefined: boolean | undefined; isPinned: boolean | undefined }): Promise<void> {
      const show = await db.transaction(async (tx) => {
        const found = await find(tx, 'circle_post', id)
        const before = await moderationQueries.arrange(tx, id, marks)
        if (!before) throw new Failure('circle-post-gone')
        if (!marks.isRefined || before.wasRefined) return nothing
        return tell(tx, { kind: 'circle_post', id, found, deed: 'refined', remark: '' })
      })
      await show()
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

interface Told {
  kind: PostKind
  id: number
  found: Found
  deed: Deed
  remark: string
}

/** What nobody else sees any more is still on the author's own page, with the reason. */
const ownPageOf = (kind: PostKind, { userId }: Found): string => {
  if (kind === 'video') return '/member?type=32'
  return kind === 'circle_post' ? `/persona?id=${userId}` : ''
}

export type Moderation = ReturnType<typeof createModeration>
