import type { PageLanguage } from './page-language'

export const siteDescription: Readonly<Record<PageLanguage, string>> = {
  zh: '场边直播：足球、篮球赛事直播，即时比分，资讯与社区。',
  en: 'Pitchside: live football and basketball, scores, news and community.',
  vi: 'Sát Sân: trực tiếp bóng đá, bóng rổ, tỷ số, tin tức và cộng đồng.',
}
