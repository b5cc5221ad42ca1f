import type { Words } from '../../notices/notices.module'
import { excerpt } from '../interest/interest.texts'
import type { PostKind } from './moderation.sources'

/** What an operator did. */
export type Deed = 'approved' | 'refused' | 'hidden' | 'restored' | 'deleted' | 'refined'

const comment: Words = { zh: '评论', en: 'comment', vi: 'bình luận' }
const nouns: Record<PostKind, Words> = {
  dynamic: { zh: '动态', en: 'post', vi: 'bài đăng' },
  headline: { zh: '文章', en: 'article', vi: 'bài viết' },
  video: { zh: '视频', en: 'video', vi: 'video' },
  clip: { zh: '片段', en: 'clip', vi: 'đoạn clip' },
  circle_post: { zh: '帖子', en: 'post', vi: 'bài đăng' },
  circle: { zh: '圈子', en: 'circle', vi: 'cộng đồng' },
  dynamic_comment: comment,
  headline_comment: comment,
  video_comment: comment,
  circle_post_comment: comment,
}

const titles: Record<Deed, (noun: Words) => Words> = {
  approved: ({ zh, en, vi }) => ({
    zh: `你的${zh}已通过审核`,
    en: `Your ${en} was approved`,
    vi: `${vi} của bạn đã được duyệt`,
  }),
  refused: ({ zh, en, vi }) => ({
    zh: `你的${zh}未通过审核`,
    en: `Your ${en} was not approved`,
    vi: `${vi} của bạn không được duyệt`,
  }),
  hidden: ({ zh, en, vi }) => ({
    zh: `你的${zh}已被隐藏`,
    en: `Your ${en} was hidden`,
    vi: `${vi} của bạn đã bị ẩn`,
  }),
  restored: ({ zh, en, vi }) => ({
    zh: `你的${zh}已恢复显示`,
    en: `Your ${en} is shown again`,
    vi: `${vi} của bạn đã được hiển thị lại`,
  }),
  deleted: ({ zh, en, vi }) => ({
    zh: `你的${zh}已被删除`,
    en: `Your ${en} was deleted`,
    vi: `${vi} của bạn đã bị xóa`,
  }),
  refined: ({ zh, en, vi }) => ({
    zh: `你的${zh}被选为精华`,
    en: `Your ${en} was picked as one of the best`,
    vi: `${vi} của bạn được chọn là bài hay`,
  }),
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Title and content of the notice to an author. */
export function decisionWords(
  kind: PostKind,
  deed: Deed,
  text: string,
  remark: string,
): { title: Words; content: Words } {
  const { zh, en, vi } = titles[deed](nouns[kind])
  const what = excerpt(text)
  const because = (word: string) => (remark ? `${what} · ${word}${remark}` : what)
  return {
    title: { zh, en, vi: upperFirst(vi) },
    content: { zh: because('原因：'), en: because('Reason: '), vi: because('Lý do: ') },
  }
}

export const mentionedTitle = (author: string): Words => ({
  zh: `${author} 在帖子里提到了你`,
  en: `${author} mentioned you in a post`,
  vi: `${author} đã nhắc đến bạn trong một bài đăng`,
})
