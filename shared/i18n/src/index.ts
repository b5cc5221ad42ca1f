export { language, locale } from './current-language'
export { clockTime, compactNumber, type DateStyle, formatDate, groupedNumber } from './format'
export { addTexts, startI18n, type Texts, type Translate, translate, useT } from './i18n'
export {
  type Language,
  languageIndexKey,
  languageKey,
  languages,
  localeOf,
  readLanguage,
  storeLanguage,
} from './language'
export { ageLabel, timeLabel } from './time-label'
