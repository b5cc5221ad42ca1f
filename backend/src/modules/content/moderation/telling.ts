import type { Db } from '../../../db/db'
import type { Kernel } from '../../../kernel/kernel'
import { noticeKinds } from '../../notices/notices.module'
import { mentionedIn, withNames } from '../circles/post-text.rules'
import { postQueries } from '../circles/posts.queries'
import type { Listeners } from '../interest/interest.port'
import { pageOf } from '../interest/interest.service'
import { asWritten, excerpt } from '../interest/interest.texts'
import { type Found, moderationQueries } from './moderation.queries'
import type { PostKind } from './moderation.sources'
import { type Deed, decisionWords, mentionedTitle } from './moderation.texts'

/** Shows in open pages what was kept, and removes the files of what is gone; after the commit. */
export type Show = () => void | Promise<void>
export const nothing: Show = () => undefined

interface Told {
  kind: PostKind
  id: number
  found: Found
  deed: Deed
  remark: string
}

/** Page where a thing of this kind is read; a comment is read where it stands. */
function addressOf(kind: PostKind, { targetId, userId }: Found): string {
  const of = kind.replace('_comment', '')
  if (of === 'clip') return `/clip?id=${targetId}`
  if (of === 'circle') return `/circle-detail?id=${targetId}`
  const isPersonal = kind === 'dynamic_comment'
  return isPersonal ? '' : pageOf(of as 'headline', { id: targetId, ownerId: userId })
}

/** What nobody else sees any more is still on the author's own page, with the reason. */
const ownPageOf = (kind: PostKind, { userId }: Found): string => {
  if (kind === 'video') return '/member?type=32'
  return kind === 'circle_post' ? `/persona?id=${userId}` : ''
}

/** Who hears of a decision: its author, and those a post of a circle names once it is shown. */
export function createTelling({ db, clock }: Pick<Kernel, 'db' | 'clock'>, listeners?: Listeners) {
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

  return { tell, namedIn, tellMentioned }
}
