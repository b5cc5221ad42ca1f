import { pinyin } from 'pinyin-pro'
import { hasHan } from '../../kernel/han'
import type { Names } from './ports/feed.port'
import { searchAliases } from './search-aliases'

/** Teams of a season, with room; what is forgotten is made again. */
const kept = 5_000
const known = new Map<string, string>()

/** `manlian ml` for 曼联: the whole sound, and the first letters. Only Chinese characters sound. */
function sounds(text: string): string[] {
  if (!hasHan(text)) return []
  const syllables = pinyin(text, { toneType: 'none', type: 'array', nonZh: 'removed', v: true })
  return [syllables.join(''), syllables.map((syllable) => syllable.charAt(0)).join('')]
}

/**
 * What a team or league is found by beside its names, between spaces: pinyin of the Chinese name first, lists sort by its
 * letter; then initials and aliases with theirs.
 */
export function searchWords(names: Names): string {
  const key = `${names.zh}|${names.en}`
  const before = known.get(key)
  if (before !== undefined) return before
  const aliases = searchAliases[names.en] ?? []
  const words = new Set([...sounds(names.zh), ...aliases, ...aliases.flatMap(sounds)])
  const text = [...words].join(' ').toLowerCase()
  if (known.size >= kept) known.clear()
  known.set(key, text)
  return text
}

/** The letter a name stands under in its language, a Chinese one by its pinyin; `#` for the rest. */
export function letterOf(names: Names, language: keyof Names): string {
  const shown = hasHan(names[language].charAt(0)) ? searchWords(names) : names[language]
  const letter = shown.normalize('NFD').charAt(0).replace('Đ', 'D').toUpperCase()
  return /^[A-Z]$/.test(letter) ? letter : '#'
}
