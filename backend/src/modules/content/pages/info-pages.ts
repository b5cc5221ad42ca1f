import { infoPagesEn } from './info-pages.en'
import { infoPagesVi } from './info-pages.vi'
import { infoPagesZh } from './info-pages.zh'
import type { InfoSection, InfoTexts } from './info-texts'

const page = (key: keyof InfoTexts) => ({ zh: infoPagesZh[key], en: infoPagesEn[key], vi: infoPagesVi[key] })

/** The agreements here are in short; the page of the site has the words that count. */
function agreement(key: keyof InfoTexts, type: number) {
  const { zh, en, vi } = page(key)
  const full = (title: string, words: string) => ({
    title,
    content: `<p><a href="/about-user?type=${type}">${words}</a></p>`,
  })
  return {
    zh: [...zh, full('全文', '以上为摘要，请阅读全文')],
    en: [...en, full('Full text', 'This is a summary: please read the full text')],
    vi: [...vi, full('Toàn văn', 'Đây là bản tóm tắt: vui lòng đọc toàn văn')],
  }
}

/**
 * Pages by number: 1 to 6 are the tabs of the information page; 22, 26 and 27 are the numbers older clients ask for.
 */
export const infoPages: Readonly<Record<number, Record<'zh' | 'en' | 'vi', InfoSection[]>>> = {
  1: page('about'),
  2: page('help'),
  3: agreement('userAgreement', 3),
  4: agreement('privacy', 4),
  5: agreement('anchorAgreement', 5),
  6: agreement('topUpAgreement', 6),
  22: page('contact'),
  26: agreement('userAgreement', 3),
  27: agreement('anchorAgreement', 5),
}
