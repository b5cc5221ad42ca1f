// Texts of the console in the language somebody chose.
import { en } from './texts-en.js'
import { vi } from './texts-vi.js'
import { zh } from './texts-zh.js'

const all = { zh, en, vi }
const order = Object.keys(all)

/** Language of this page: `zh`, `en` or `vi`. */
export const language = order.find((one) => document.documentElement.lang.startsWith(one)) ?? 'zh'
/** The one the button in the header leads to. */
export const nextLanguage = order[(order.indexOf(language) + 1) % order.length]
/** The site's own name, where it has one. */
const siteName = document.querySelector('meta[name="application-name"]')?.content
const texts = siteName ? { ...all[language], siteName } : all[language]

/** What a module is, in words; empty for one nobody described. */
export const described = (name) => texts[`mod.${name}`] ?? ''

/** Why the service refuses, in words; empty for a reason nobody put into words. */
export const reasonText = (reason) => texts[`reason.${reason}`] ?? ''

/** A text in the chosen language, with its values. */
export const t = (key, values = {}) =>
  (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_all, name) => String(values[name] ?? ''))
