import { siteNameOfPage } from '@pitchside/base'
import i18next, { type FormatterModule, type i18n, type TOptions } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { language, speak } from './current-language'
import { groupedNumber } from './format'
import type { Language } from './language'

/** Texts of one namespace: nested keys, `{{name}}` for values, `{{site}}` for the name of the site, `_one`/`_other` for plural forms. */
export type Texts = { readonly [key: string]: string | Texts }

/** Translates a key of the namespace it was made for; `other:key` reaches another one. */
export type Translate = (key: string, values?: TOptions) => string

const instance: i18n = i18next.createInstance()

/** A count in a text is grouped as one beside it; other values stay as they are. */
const countsGrouped: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, _language, { interpolationkey } = {}) =>
    interpolationkey === 'count' && typeof value === 'number' ? groupedNumber(value) : value,
}

/** Starts translation in one language; called once by the shell. A language change reloads the page. */
export async function startI18n(chosen: Language, shell: Texts): Promise<void> {
  speak(chosen)
  translators.clear()
  await instance
    .use(initReactI18next)
    .use(countsGrouped)
    .init({
      lng: chosen,
      fallbackLng: false,
      ns: ['shell'],
      defaultNS: 'shell',
      resources: { [chosen]: { shell } },
      interpolation: { escapeValue: false, alwaysFormat: true, defaultVariables: { site: siteNameOfPage(chosen) } },
      returnNull: false,
      react: { useSuspense: false, bindI18nStore: 'added' },
    })
}

/** Adds or replaces texts of a namespace. Later texts win, so a partial set from a manifest is completed later. */
export function addTexts(namespace: string, texts: Texts): void {
  // Texts of one namespace may be asked for through another one.
  translators.clear()
  instance.addResourceBundle(language(), namespace, texts, true, true)
}

/** Translates outside React. */
export function translate(key: string, values?: TOptions): string {
  return instance.t(key, values ?? {})
}

const translators = new Map<string, Translate>()
const keptCounts = 20

/** Where a text is kept: texts without values, and those that only count a few. */
function placeOf(key: string, values: TOptions | undefined): string | undefined {
  if (values === undefined) return key
  const { count, ...others } = values
  const isFew = count !== undefined && count <= keptCounts && Object.keys(others).length === 0
  return isFew ? `${key} ${count}` : undefined
}

/** The same function until texts are added: lists ask for the same texts in every row, each is looked up once. */
function translatorOf(namespace: string): Translate {
  const known = translators.get(namespace)
  if (known) return known
  const lookUp = instance.getFixedT(language(), namespace) as Translate
  const texts = new Map<string, string>()
  const translator: Translate = (key, values) => {
    const place = placeOf(key, values)
    if (place === undefined) return lookUp(key, values)
    const text = texts.get(place) ?? lookUp(key, values)
    texts.set(place, text)
    return text
  }
  translators.set(namespace, translator)
  return translator
}

/** React: translates keys of a namespace; draws again when its texts come. */
export function useT(namespace: string): Translate {
  useTranslation(namespace, { i18n: instance })
  return translatorOf(namespace)
}
