import type { Fault, Wording } from '../seen'

/** What a page of another language still says in Chinese, names aside: of its first screen, where boxes are. */
export function chineseWords(
  wordings: readonly Wording[],
  names: readonly string[],
  screen: { width: number; height: number },
): Fault[] {
  // The longest first: a name may be a part of another.
  const known = [...names].sort((one, other) => other.length - one.length)
  return wordings.flatMap(({ where, text, box }) => {
    const isOnScreen = box.top < screen.height && box.top + box.height > 0 && box.left < screen.width
    if (!isOnScreen || !/\p{Script=Han}/u.test(text)) return []
    const rest = known.reduce((left, name) => left.replaceAll(name, ''), text)
    return /\p{Script=Han}/u.test(rest) ? [{ judge: 'chinese-words', where, what: `"${text}"`, box }] : []
  })
}
