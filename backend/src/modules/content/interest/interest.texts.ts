import type { Words } from '../../notices/notices.module'
import type { Commented } from '../comments.queries'

/** What something is called after "your". */
type Noun = Commented | 'comment'

const nouns: Record<Noun, Words> = {
  headline: { zh: '文章', en: 'article', vi: 'bài viết' },
  video: { zh: '视频', en: 'video', vi: 'video' },
  dynamic: { zh: '动态', en: 'post', vi: 'bài đăng' },
  circle_post: { zh: '帖子', en: 'post', vi: 'bài đăng' },
  comment: { zh: '评论', en: 'comment', vi: 'bình luận' },
}

const excerptChars = 60

/** The beginning of a text, on one line. */
export function excerpt(text: string): string {
  const signs = [...text.replace(/\s+/gu, ' ').trim()]
  return signs.length > excerptChars ? `${signs.slice(0, excerptChars).join('')}…` : signs.join('')
}

/** The same words in every language: somebody's own text. */
export const asWritten = (text: string): Words => ({ zh: text, en: text, vi: text })

export function commentedTitle(author: string, kind: Commented): Words {
  const { zh, en, vi } = nouns[kind]
  return {
    zh: `${author} 评论了你的${zh}`,
    en: `${author} commented on your ${en}`,
    vi: `${author} đã bình luận về ${vi} của bạn`,
  }
}

export function answeredTitle(author: string): Words {
  return {
    zh: `${author} 回复了你的评论`,
    en: `${author} replied to your comment`,
    vi: `${author} đã trả lời bình luận của bạn`,
  }
}

/** "Li liked your post", "Li and Bo liked …", "Li, Bo and 3 others liked …". */
export function likedTitle({ count, names }: { count: number; names: readonly string[] }, noun: Noun): Words {
  const [first = '', second = ''] = names
  const others = count - names.length
  const { zh, en, vi } = nouns[noun]
  const who: Words =
    count <= 1
      ? { ...asWritten(first), zh: `${first} ` }
      : others === 0
        ? { zh: `${first}、${second} `, en: `${first} and ${second}`, vi: `${first} và ${second}` }
        : {
            zh: `${first}、${second} 等 ${count} 人`,
            en: `${first}, ${second} and ${others} ${others === 1 ? 'other' : 'others'}`,
            vi: `${first}, ${second} và ${others} người khác`,
          }
  return {
    zh: `${who.zh}赞了你的${zh}`,
    en: `${who.en} liked your ${en}`,
    vi: `${who.vi} đã thích ${vi} của bạn`,
  }
}
