import type { Db } from '../../../db/db'
import { type NewNotice, type Notices, noticeKinds } from '../../notices/notices.module'
import { headlineReview } from './review.queries'
import { correctedText, publishedText, refusedText, takenDownText } from './review.texts'

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
  const isSame = isPublished ? article.isPublished : !article.isPublished && !article.isWaiting
  const isFirst = isPublished && article.isWaiting
  await headlineReview.note(tx, id, { remark: isPublished ? '' : remark, publishedAt: isFirst ? at : undefined })
  if (isSame || !notices) return () => undefined
  const text = isPublished ? publishedText : article.isWaiting ? refusedText : takenDownText
  const notice: NewNotice = {
    kind: noticeKinds.publication,
    key: `headline-${id}-${isPublished ? 'shown' : article.isWaiting ? 'refused' : 'down'}-${at}`,
    ...text(article.title, remark),
    url: isPublished ? `/detail?id=${id}` : `/member?type=30&edit=${id}`,
  }
  return notices.keep(tx, [article.writerId], notice)
}
