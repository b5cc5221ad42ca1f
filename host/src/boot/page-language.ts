import { keepCookie } from '@pitchside/base'
import {
  type Language,
  languageIndexKey,
  languageKey,
  localeOf,
  readLanguage,
  startI18n,
  storeLanguage,
} from '@pitchside/i18n'

const texts = {
  zh: () => import('../i18n/zh.json'),
  en: () => import('../i18n/en.json'),
  vi: () => import('../i18n/vi.json'),
}

/** Tells the server the language, so that the next page preloads the right texts and answers in it. */
function tellServer(language: Language): void {
  keepCookie(`${languageKey}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`)
}

/** A storage that forgets: for browsers that forbid the real one. */
const noStorage: Pick<Storage, 'getItem' | 'setItem'> = { getItem: () => null, setItem: () => undefined }

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    localStorage.getItem(languageIndexKey)
    return localStorage
  } catch (error) {
    console.debug('the language is not kept', error)
    return noStorage
  }
}

/** Start-up: decides the language of this page and loads the shell's texts. */
export async function startLanguage(): Promise<Language> {
  const language = readLanguage(location.search, storage())
  document.documentElement.lang = localeOf[language]
  tellServer(language)
  const loaded = await texts[language]()
  await startI18n(language, loaded.default)
  return language
}

/** Keeps another language and loads the page anew in it, without the `lang` of the address, which would win. */
export function switchLanguage(language: Language): void {
  storeLanguage(language, storage())
  tellServer(language)
  const url = new URL(location.href)
  url.searchParams.delete('lang')
  if (url.href === location.href) location.reload()
  else location.replace(url)
}
