import type { Db } from '../../../db/db'
import type { Kernel } from '../../../kernel/kernel'
import { noticeKinds } from '../../notices/notices.module'
import type { Commented } from '../comments.queries'
import type { MarkName } from '../toggles.queries'
import type { Listeners } from './interest.port'
import { type CommentFacts, interestQueries, type Thing } from './interest.queries'
import { answeredTitle, asWritten, commentedTitle, excerpt, likedTitle } from './interest.texts'

/** Writers hear of what others do with their things. Nothing here may harm what it tells of: that is done already. */
export interface Interest {
  commented(kind: Commented, commentId: number): Promise<void>
  marked(mark: MarkName, id: number, actorId: number, isOn: boolean): Promise<void>
}

const likes: Partial<Record<MarkName, { kind: Commented; isComment: boolean }>> = {
  headlineLike: { kind: 'headline', isComment: false },
  headlineCommentLike: { kind: 'headline', isComment: true },
  videoLike: { kind: 'video', isComment: false },
  videoCommentLike: { kind: 'video', isComment: true },
  dynamicLike: { kind: 'dynamic', isComment: false },
  dynamicCommentLike: { kind: 'dynamic', isComment: true },
  circlePostLike: { kind: 'circle_post', isComment: false },
  circlePostCommentLike: { kind: 'circle_post', isComment: true },
}

/** Page of a thing. */
export function pageOf(kind: Commented, thing: { id: number; ownerId: number }): string {
  if (kind === 'headline') return `/detail?id=${thing.id}`
  if (kind === 'circle_post') return `/circle-detail?post=${thing.id}`
  return kind === 'video' ? `/video-player?id=${thing.id}` : `/persona?id=${thing.ownerId}`
}

/** Page where a comment is read: news have one for each thread. */
function threadOf(kind: Commented, { rootId, targetId, targetOwnerId }: CommentFacts): string {
  if (kind === 'headline') return `/comment?id=${rootId}`
  return pageOf(kind, { id: targetId, ownerId: targetOwnerId }) + (kind === 'dynamic' ? '' : '#comments')
}

/** Nobody listens: for tests of content alone. */
export const noInterest: Interest = { commented: async () => undefined, marked: async () => undefined }

export function createInterest({ db, log }: Pick<Kernel, 'db' | 'log'>, { notices, hasSentAway }: Listeners): Interest {
  const isDeaf = async (ownerId: number, actorId: number) => ownerId === actorId || hasSentAway(ownerId, actorId)

  async function tellOfComment(kind: Commented, commentId: number): Promise<void> {
    const comment = await interestQueries.comment(db, kind, commentId)
    if (!comment) return
    const { answeredId, author, ownerId: actorId, text } = comment
    const userId = answeredId ?? comment.targetOwnerId
    if (await isDeaf(userId, actorId)) return
    await notices.tell([userId], {
      kind: answeredId === null ? noticeKinds.commented : noticeKinds.answered,
      key: `${kind}-comment-${commentId}`,
      title: answeredId === null ? commentedTitle(author, kind) : answeredTitle(author),
      content: asWritten(excerpt(text)),
      url: threadOf(kind, comment),
    })
  }

  async function tellOfLike(mark: MarkName, id: number, actorId: number, isOn: boolean): Promise<void> {
    const liked = likes[mark]
    if (!liked) return
    const { kind, isComment } = liked
    const found = await likedThing(db, kind, isComment, id)
    if (!found || (isOn && (await isDeaf(found.thing.ownerId, actorId)))) return
    const notice = {
      kind: isComment ? noticeKinds.commentLiked : noticeKinds.thingLiked,
      key: `like-${kind}${isComment ? '-comment' : ''}-${id}`,
      title: (group: { count: number; names: string[] }) => likedTitle(group, isComment ? 'comment' : kind),
      content: asWritten(excerpt(found.thing.text)),
      url: found.url,
    }
    if (isOn) await notices.gather(found.thing.ownerId, actorId, notice)
    else await notices.scatter(found.thing.ownerId, actorId, notice)
  }

  const quietly = async (work: Promise<void>): Promise<void> => {
    try {
      await work
    } catch (error) {
      log.error({ err: error }, 'a writer was not told')
    }
  }
  return {
    commented: (kind, commentId) => quietly(tellOfComment(kind, commentId)),
    marked: (mark, id, actorId, isOn) => quietly(tellOfLike(mark, id, actorId, isOn)),
  }
}

async function likedThing(
  db: Db,
  kind: Commented,
  isComment: boolean,
  id: number,
): Promise<{ thing: Thing; url: string } | undefined> {
  if (isComment) {
    const comment = await interestQueries.comment(db, kind, id)
    return comment && { thing: comment, url: threadOf(kind, comment) }
  }
  const thing = await interestQueries.thing(db, kind, id)
  return thing && { thing, url: pageOf(kind, thing) }
}
