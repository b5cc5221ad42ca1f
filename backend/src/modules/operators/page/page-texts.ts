import type { Language } from '../../../kernel/messages'
import { enTexts } from './texts.en'
import { viTexts } from './texts.vi'
import { zhTexts } from './texts.zh'

export type OperatorTexts = Record<keyof typeof zhTexts, string>

/** Every text of the operators' page, by language. */
export const operatorTexts: Record<Language, OperatorTexts> = { zh: zhTexts, en: enTexts, vi: viTexts }
