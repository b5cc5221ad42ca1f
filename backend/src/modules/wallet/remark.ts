import type { Language } from '../../kernel/messages'

/** What a booking was for: a name in every language, or signs that need none, e.g. the number of an order. */
export type Remark = string | Readonly<Record<Language, string>>

/** A remark as the ledger keeps it. */
export interface Memo {
  remark?: string
  remarks?: Readonly<Record<Language, string>>
}

/** Names with what `write` adds to each. */
export const remarkOf = (write: (language: Language) => string): Readonly<Record<Language, string>> => ({
  zh: write('zh'),
  en: write('en'),
  vi: write('vi'),
})

export function memoOf(remark: Remark | undefined): Memo {
  if (remark === undefined) return {}
  return typeof remark === 'string' ? { remark } : { remarks: remark }
}

/** In the language of the reader. */
export const readMemo = ({ remark, remarks }: Memo, language: Language): string => remarks?.[language] ?? remark ?? ''
