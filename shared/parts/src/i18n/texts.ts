import { language } from '@pitchside/i18n'
import en from './en.json'
import vi from './vi.json'
import zh from './zh.json'

const texts = { zh, en, vi }

/** What parts say themselves, in the language of the page: a few words, so that no remote has to bring them. */
export const textOf = (key: keyof typeof zh, values: Readonly<Record<string, string | number>> = {}): string =>
  texts[language()][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
