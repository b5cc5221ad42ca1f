import i18next, { type i18n, type TOptions } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { type Language, localeOf } from './language'

/** Texts of one namespace: nested keys, `{{name}}` for values, `_one`/`_other` for plural forms. */
export type Texts = { readonly [key: string]: string | Texts }

/** Translates a key of the namespace it was made for; `other:key` reaches another one. */
export type Translate = (key: string, values?: TOptions) => string

const instance: i18n = i18next.createInstance()
let current: Language = 'zh'

/** Starts translation in one language; called once by the shell. A language change reloads the page. */
export async function startI18n(language: Language, shell: Texts): Promise<void> {
  current = language
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: ['shell'],
    defaultNS: 'shell',
    resources: { [language]: { shell } },
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
}

/** Adds or replaces texts of a namespace. Later texts win, so a partial set from a manifest is completed later. */
export function addTexts(namespace: string, texts: Texts): void {
  instance.addResourceBundle(current, namespace, texts, true, true)
}

/** Language of this page. */
export function language(): Language {
  return current
}

/** BCP 47 tag of the page's language. */
export function locale(): string {
  return localeOf[current]
}

/** Translates outside React. */
export function translate(key: string, values?: TOptions): string {
  return instance.t(key, values ?? {})
}

/** React: translates keys of a namespace. */
export function useT(namespace: string): Translate {
  const { t } = useTranslation(namespace, { i18n: instance })
  return t as Translate
}
