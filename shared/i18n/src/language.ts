/** Interface languages. Source: specification section 1. */
export type Language = 'zh' | 'en' | 'vi'

export const languages: readonly Language[] = ['zh', 'en', 'vi']

/** BCP 47 tag of a language, for dates, numbers and `<html lang>`. */
export const localeOf: Record<Language, string> = { zh: 'zh-CN', en: 'en-US', vi: 'vi-VN' }

/** Value of local storage `langIndex`: picks the wire's name suffix. Source: wire reference D.9; 3 is ours. */
const indexOf: Record<Language, string> = { zh: '0', en: '2', vi: '3' }

export const languageKey = 'lang'
export const languageIndexKey = 'langIndex'

const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** Language of this page: `?lang=` wins and is kept, then the stored one, then Chinese. */
export function readLanguage(search: string, storage: Pick<Storage, 'getItem' | 'setItem'>): Language {
  const asked = new URLSearchParams(search).get('lang')
  if (isLanguage(asked)) {
    storeLanguage(asked, storage)
    return asked
  }
  const stored = storage.getItem(languageKey)
  return isLanguage(stored) ? stored : 'zh'
}

/** Keeps the language under the specified keys. */
export function storeLanguage(language: Language, storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(languageKey, language)
  storage.setItem(languageIndexKey, indexOf[language])
}
