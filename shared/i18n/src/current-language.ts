import { type Language, localeOf } from './language'

let current: Language = 'zh'

/** From now on texts, numbers and dates are in this language. */
export function speak(language: Language): void {
  current = language
}

/** Language of this page. */
export function language(): Language {
  return current
}

/** BCP 47 tag of the page's language. */
export function locale(): string {
  return localeOf[current]
}
