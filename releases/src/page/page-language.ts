import type { PageLanguage } from '@pitchside/remote-kit/manifest'

export type { PageLanguage } from '@pitchside/remote-kit/manifest'

export const pageLanguages: readonly PageLanguage[] = ['zh', 'en', 'vi']

export const isPageLanguage = (value: unknown): value is PageLanguage => pageLanguages.some((one) => one === value)

/** For `lang` of the document. */
export const htmlLanguage: Readonly<Record<PageLanguage, string>> = { zh: 'zh-CN', en: 'en-US', vi: 'vi-VN' }

/** For links to the other languages of a page, as the sitemaps have them. */
export const linkLanguage: Readonly<Record<PageLanguage, string>> = { zh: 'zh-CN', en: 'en', vi: 'vi' }
