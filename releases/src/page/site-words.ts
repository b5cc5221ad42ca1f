import type { PageLanguage } from './page-language'

/** What the site is, for who has not seen it. */
export const siteDescription: Readonly<Record<PageLanguage, (siteName: string) => string>> = {
  zh: (siteName) => `${siteName}：足球、篮球赛事直播，即时比分，资讯与社区。`,
  en: (siteName) => `${siteName}: live football and basketball, scores, news and community.`,
  vi: (siteName) => `${siteName}: trực tiếp bóng đá, bóng rổ, tỷ số, tin tức và cộng đồng.`,
}
