import { normalText, pairsOf, runsOf } from './normal-text'
import { type Sound, soundsOf } from './pinyin.rules'
import { hasName, type SearchDocument, type SearchKind } from './search-document'

/** Signs of a body that are indexed: what stands further down is not what it is about. */
const bodyMax = 600
const titleMax = 120
const nameSoundsMax = 12
const initialsMax = 8
/** Longer ones are no words anybody types. */
const tokenMax = 40

const begins = (text: string): string[] => [`^${text.slice(0, 1)}`, `^${text.slice(0, 2)}`]

/** Tokens of a text: words, neighbours of words, and for scripts without spaces its signs and pairs of them. */
function wordTokens(text: string, withSigns: boolean): string[] {
  const tokens: string[] = []
  let before: string | undefined
  for (const { text: run, isDense } of runsOf(text)) {
    if (isDense) {
      const signs = [...run]
      if (withSigns || signs.length === 1) tokens.push(...signs)
      tokens.push(...pairsOf(run))
    } else {
      tokens.push(run)
      // `hanoi` finds Hà Nội.
      if (withSigns && before) tokens.push(before + run)
    }
    before = isDense ? undefined : run
  }
  return tokens
}

/** Sounds in ones and twos: together with the query's they find any part of a sentence that is typed as it sounds. */
function soundTokens(syllables: readonly string[]): string[] {
  return syllables.flatMap((one, index) => {
    const next = syllables[index + 1]
    return next ? [one, one + next] : [one]
  })
}

/** Sounds in groups that stand side by side: the end of one name and the beginning of the next are no word. */
function spokenTogether(sounds: readonly Sound[]): string[][] {
  const groups: string[][] = []
  let end = -1
  for (const { syllable, at, length } of sounds) {
    if (at === end) groups.at(-1)?.push(syllable)
    else groups.push([syllable])
    end = at + length
  }
  return groups
}

/** First letters, from every sign on: `hjsh`, `jsh`, `sh` for 皇家社会. */
function initialTokens(letters: string): string[] {
  const tokens: string[] = []
  for (let from = 0; from < letters.length - 1; from++) tokens.push(`#${letters.slice(from, from + initialsMax)}`)
  return tokens
}

/** A name is also found by how it begins and, of what is called by them, by its initials. */
function nameTokens(name: string, syllables: readonly string[], hasInitials: boolean): string[] {
  const words = runsOf(name).filter(({ isDense }) => !isDense)
  const tokens = words.flatMap(({ text }) => begins(text))
  const joined = words.map(({ text }) => text).join('')
  if (words.length > 1) tokens.push(joined)
  if (words.length > 1 && hasInitials) tokens.push(...initialTokens(words.map(({ text }) => text.charAt(0)).join('')))
  if (syllables.length > 0 && syllables.length <= nameSoundsMax) {
    const whole = syllables.join('')
    const initials = syllables.map((one) => one.charAt(0)).join('')
    tokens.push(whole, ...begins(whole))
    if (hasInitials) tokens.push(...begins(initials), ...initialTokens(initials))
  }
  return tokens
}

/** Kinds that are offered while somebody types. */
const isSuggested = (kind: SearchKind): boolean => kind !== 'user' && kind !== 'post'
export const suggestedToken = '@suggested'

/** Kinds that are there in the languages of their titles, and in no other. */
const isRead = (kind: SearchKind): boolean => kind === 'news' || kind === 'post'
export const languageToken = (language: string): string => `@in-${language}`

/** How popular, in whole steps: what half of all things have is looked for in the most popular first. */
export const levelOf = (popularity: number): string => `!${Math.floor(popularity)}`

const textsOf = (words: SearchDocument['title']): string[] => [...new Set(Object.values(words))]

/** Words a typo may have been meant as: those of names, and names as they sound. */
export interface Indexed {
  tokens: string[]
  /** Names between bars: `|曼联|man united|manlian|ml|`. Says how well a query fits. */
  keys: string
  spellable: string[]
}

const isAboutOthers: ReadonlySet<SearchKind> = new Set(['match', 'live', 'circle', 'news'])
const spellableWord = /^[a-z]{4,24}$/

/** What the index holds of a document. */
export function indexed(document: SearchDocument): Indexed {
  const isName = hasName(document.kind)
  const tokens = new Set<string>([`@${document.kind}`, levelOf(document.popularity)])
  if (isSuggested(document.kind)) tokens.add(suggestedToken)
  if (isRead(document.kind)) for (const language of Object.keys(document.title)) tokens.add(languageToken(language))
  const keys = new Set<string>()
  const spellable = new Set<string>()
  const add = (some: readonly string[]) => {
    for (const token of some) if (token.length <= tokenMax) tokens.add(token)
  }
  // What something is about is no name of its own: the team itself stands before its matches, rooms, circles and stories.
  const isOwnName = !isAboutOthers.has(document.kind)
  // Thousands of players would stand before the clubs that are called by two letters.
  const hasInitials = document.kind !== 'player'
  const titles = textsOf(document.title)
  for (const [index, source] of [...titles, ...(document.aliases ?? [])].entries()) {
    const text = normalText(source).slice(0, titleMax)
    if (text === '') continue
    const isKey = isOwnName || index < titles.length
    const sounds = soundsOf(source.slice(0, titleMax))
    const syllables = sounds.map(({ syllable }) => syllable)
    add(wordTokens(text, true))
    for (const spoken of spokenTogether(sounds)) add(soundTokens(spoken))
    if (isKey) keys.add(text)
    for (const word of text.split(' ')) if (isName && spellableWord.test(word)) spellable.add(word)
    if (!isName) continue
    add(nameTokens(text, syllables, hasInitials))
    if (syllables.length > 1 && syllables.length <= nameSoundsMax) {
      const whole = syllables.join('')
      if (isKey) keys.add(whole)
      if (isKey && hasInitials) keys.add(syllables.map((one) => one.charAt(0)).join(''))
      if (spellableWord.test(whole)) spellable.add(whole)
    }
  }
  if (isName) add([...keys].map((key) => `=${key}`))
  for (const body of textsOf(document.body ?? {})) add(wordTokens(normalText(body.slice(0, bodyMax)), false))
  return { tokens: [...tokens], keys: `|${[...keys].join('|')}|`, spellable: [...spellable] }
}
