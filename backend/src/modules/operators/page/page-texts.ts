import type { Language } from '../../../kernel/messages'
import { type CodeWords, codeWords } from './code-words'
import { enTexts } from './texts.en'
import { viTexts } from './texts.vi'
import { zhTexts } from './texts.zh'

export type OperatorTexts = Record<keyof typeof zhTexts, string> & CodeWords

/** Every text of the operators' page, by language. */
export const operatorTexts: Record<Language, OperatorTexts> = {
  zh: { ...zhTexts, ...codeWords('zh') },
  en: { ...enTexts, ...codeWords('en') },
  vi: { ...viTexts, ...codeWords('vi') },
}
