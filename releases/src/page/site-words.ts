import type { PageLanguage } from './page-language'

/** Name of the product in each language. */
const productName: Readonly<Record<PageLanguage, string>> = { zh: '场边直播', en: 'Pitchside', vi: 'Sát Sân' }

export const siteDescription: Readonly<Record<PageLanguage, string>> = {
  zh: '场边直播：足球、篮球赛事直播，即时比分，资讯与社区。',
  en: 'Pitchside: live football and basketball, scores, news and community.',
  vi: 'Sát Sân: trực tiếp bóng đá, bóng rổ, tỷ số, tin tức và cộng đồng.',
}

/** Name of the site as pages have it: the operator's, else the product's in the reader's language. */
export function siteNameIn(language: PageLanguage, configured = ''): string {
  return configured === '' || configured === productName.zh ? productName[language] : configured
}
