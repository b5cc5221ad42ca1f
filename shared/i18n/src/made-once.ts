import { locale } from './current-language'

/** Making a formatter costs as much as to write forty numbers or times with it; lists write hundreds. */
const made = new Map<string, unknown>()

/** The formatter of a kind in the page's language, made when it is first asked for. */
export function madeOnce<T>(kind: string, make: (locale: string) => T): T {
  const key = `${locale()} ${kind}`
  const known = made.get(key) as T | undefined
  if (known) return known
  const fresh = make(locale())
  made.set(key, fresh)
  return fresh
}
