import type { Language } from '../../../kernel/messages'
import type { PublicCircle } from '../public-pages.queries'
import { iconCrest } from './crest.rules'
import { crestPlace, profilePicture } from './profile-picture.rules'

const words: Readonly<Record<'members' | 'posts', Readonly<Record<Language, string>>>> = {
  members: { zh: '成员', en: 'Members', vi: 'Thành viên' },
  posts: { zh: '帖子', en: 'Posts', vi: 'Bài đăng' },
}

/** The picture of a circle as SVG: the crest it has on its pages, what it is about, and how many are in it. */
export function circlePicture(
  { icon, name, about, ...counts }: PublicCircle,
  lang: Language,
  siteName: string,
): string {
  const short = new Intl.NumberFormat(lang, { notation: 'compact', maximumFractionDigits: 1 })
  const figures = (['members', 'posts'] as const).map((what) => ({
    value: short.format(counts[what]),
    label: words[what][lang],
  }))
  return profilePicture({ emblem: [iconCrest(icon, crestPlace)], name, about, figures }, lang, siteName)
}
