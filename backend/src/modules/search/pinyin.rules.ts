import { pinyin } from 'pinyin-pro'
import { hasHan } from '../../kernel/han'
import { normalText } from './normal-text'
import { syllables } from './syllables'

/** Sounds of a text: one for each Han sign, and where that sign stands (UTF-16 units). */
export interface Sound {
  syllable: string
  at: number
  length: number
}

const hanSign = /\p{Script=Han}/u

/** How a text is said, without tones; `lü` is `lv`. Signs of other scripts are silent. */
export function soundsOf(text: string): Sound[] {
  if (!hasHan(text)) return []
  const said = pinyin(text, { toneType: 'none', type: 'all', v: true })
  const sounds: Sound[] = []
  let at = 0
  for (const { origin, pinyin: syllable } of said) {
    if (hanSign.test(origin) && /^[a-z]+$/.test(syllable)) sounds.push({ syllable, at, length: origin.length })
    at += origin.length
  }
  return sounds
}

/** The part of a name that is said like a word. */
function saidAs(word: string, name: string): string | undefined {
  const sounds = soundsOf(name)
  for (const [first, { at }] of sounds.entries()) {
    let said = ''
    for (const { syllable, at: last, length } of sounds.slice(first)) {
      said += syllable
      if (said === word) return name.slice(at, last + length)
      if (!word.startsWith(said)) break
    }
  }
  return undefined
}

/** How a word is written in these names; undefined: none of them is written or said like it. */
export function writtenAs(word: string, names: readonly string[]): string | undefined {
  if (names.some((name) => normalText(name).split(' ').includes(word))) return word
  for (const name of names) {
    const said = saidAs(word, name)
    if (said) return said
  }
  return undefined
}

export interface Spelling {
  syllables: string[]
  /** The last one is the beginning of a syllable: somebody is still typing. */
  isOpen: boolean
}

const longest = 6
const spellingsMax = 3

const beginnings = new Set([...syllables].flatMap((one) => [...one].map((_, end) => one.slice(0, end + 1))))

/**
 * Ways to read letters as syllables: `xian` is 西安 or 先. Longer syllables first, because that is how people mean it;
 * whole ones before those that end in the middle.
 */
export function spellingsOf(letters: string): Spelling[] {
  const found: Spelling[] = []
  let looks = 0
  const read = (from: number, before: string[]): void => {
    looks += 1
    if (found.length >= spellingsMax * 2 || looks > 400) return
    if (from === letters.length) {
      found.push({ syllables: before, isOpen: false })
      return
    }
    const rest = letters.slice(from)
    for (let size = Math.min(longest, rest.length); size > 0; size--) {
      const piece = rest.slice(0, size)
      if (syllables.has(piece)) read(from + size, [...before, piece])
    }
    if (rest.length < longest && beginnings.has(rest) && !syllables.has(rest))
      found.push({ syllables: [...before, rest], isOpen: true })
  }
  read(0, [])
  return found
    .sort((a, b) => Number(a.isOpen) - Number(b.isOpen) || a.syllables.length - b.syllables.length)
    .slice(0, spellingsMax)
}
