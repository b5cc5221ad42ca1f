import type { Db } from '../../../db/db'
import { type NewNotice, type Notices, noticeKinds } from '../../notices/notices.module'
import { headlineReview } from './review.queries'
import { correctedText, publicationNotice, refusedText, takenDownText, waitingText } from './review.texts'

type Told = Pick<Notices, 'keep'>

/** What an operator decided about an article. */
export interface HeadlineDecision {
  id: number
  isPublished: boolean
  /** Why not; for the writer. */
  remark: string
  at: number
}

/**
 * Notes a decision with the article and tells its writer; the state itself is set by whoever calls this, afterwards and in
 * the same transaction. Call what comes back after the commit.
 */
export async function reviewHeadline(
  tx: Db,
  notices: Told | undefined,
  { id, isPublished, remark, at }: HeadlineDecision,
): Promise<() => void> {
  const article = await headlineReview.lock(tx, id)
  if (!article) return () => undefined
  if (isPublished && article.corrects !== null) {
    await headlineReview.correct(tx, id, at)
    if (!notices) return () => undefined
    return notices.keep(tx, [article.writerId], {
      kind: noticeKinds.publication,
      key: `headline-${article.corrects}-corrected-${at}`,
      ...correctedText(article.title),
      url: `/detail?id=${article.corrects}`,
    })
  }
  const { status, publishAt, title } = article
  const isWaiting = status === 0
  const waits = isPublished && publishAt !== null && publishAt > at
  const isSame = isPublished ? status === (waits ? 3 : 1) : status === 2
  // Whoever named a moment was never published.
  const isFirst = isPublished && !waits && (isWaiting || publishAt !== null)
  await headlineReview.note(tx, id, { remark: isPublished ? '' : remark, publishedAt: isFirst ? at : undefined })
  if (isSame || !notices) return () => undefined
  if (waits)
    return notices.keep(tx, [article.writerId], {
      kind: noticeKinds.publication,
      key: `headline-${id}-waits-${at}`,
      ...waitingText(title, publishAt),
      url: '/member?type=30',
    })
  if (isPublished) return notices.keep(tx, [article.writerId], publicationNotice(id, title, at))
  const notice: NewNotice = {
    kind: noticeKinds.publication,
    key: `headline-${id}-${isWaiting ? 'refused' : 'down'}-${at}`,
    ...(isWaiting ? refusedText : takenDownText)(title, remark),
    url: `/member?type=30&edit=${id}`,
  }
  return notices.keep(tx, [article.writerId], notice)
}
