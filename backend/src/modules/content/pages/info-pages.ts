import { infoPagesEn } from './info-pages.en'
import { infoPagesVi } from './info-pages.vi'
import { infoPagesZh } from './info-pages.zh'
import type { InfoSection, InfoTexts } from './info-texts'

const page = (key: keyof InfoTexts) => ({ zh: infoPagesZh[key], en: infoPagesEn[key], vi: infoPagesVi[key] })

/**
 * Pages by number: 1 to 6 are the tabs of the information page; 22, 26 and 27 are the numbers older clients ask for.
 */
export const infoPages: Readonly<Record<number, Record<'zh' | 'en' | 'vi', InfoSection[]>>> = {
  1: page('about'),
  2: page('help'),
  3: page('userAgreement'),
  4: page('privacy'),
  5: page('anchorAgreement'),
  6: page('topUpAgreement'),
  22: page('contact'),
  26: page('userAgreement'),
  27: page('anchorAgreement'),
}
