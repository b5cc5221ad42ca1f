import { searchable } from '@pitchside/contract'
import { normalText, pairsOf, type Run, runsOf } from './normal-text'
import { soundsOf, spellingsOf } from './pinyin.rules'

/** A query as the data base understands it. */
export interface SearchQuery {
  /** The normal form; empty: there is nothing to look for. */
  text: string
  runs: Run[]
  /** Ready for `::tsquery`: made of quoted words only. */
  expression: string
}

const runsMax = 8
const initialsMax = 8

/** Whatever the word holds, it is a word: quotes and backslashes mean themselves. */
const word = (text: string): string => `'${text.replace(/['\\]/g, (sign) => sign + sign)}'`
const start = (text: string): string => `${word(text)}:*`
const all = (parts: readonly string[]): string => `(${parts.join(' & ')})`
const any = (parts: readonly string[]): string => (parts.length === 1 ? (parts[0] as string) : `(${parts.join(' | ')})`)

/** Sounds in twos, the last of them as far as it was typed. */
function soundExpression(syllables: readonly string[]): string {
  const pairs = syllables.slice(1).map((one, index) => `${syllables[index]}${one}`)
  return all(pairs.map((pair, index) => (index === pairs.length - 1 ? start(pair) : word(pair))))
}

function letterExpression(letters: string): string {
  if (letters.length === 1) return any([word(`^${letters}`), word(letters)])
  if (letters.length === 2) return any([word(`^${letters}`), word(letters), start(`#${letters}`)])
  const ways = [start(letters)]
  if (letters.length <= initialsMax) ways.push(start(`#${letters}`))
  if (/^[a-z]+$/.test(letters))
    for (const { syllables } of spellingsOf(letters)) if (syllables.length > 2) ways.push(soundExpression(syllables))
  return any(ways)
}

function denseExpression(text: string): string {
  const pairs = pairsOf(text)
  return pairs.length === 0 ? word(text) : all(pairs.map(word))
}

function expressionOf(runs: readonly Run[]): string {
  const parts = runs.map(({ text, isDense }) => (isDense ? denseExpression(text) : letterExpression(text)))
  if (parts.length === 2 && runs.every(({ isDense }) => !isDense)) {
    // `ha noi` finds Hanoi.
    const joined = runs.map(({ text }) => text).join('')
    return any([all(parts), start(joined)])
  }
  return all(parts)
}

/** Reads what a visitor typed; anything may be in it. */
export function readQuery(typed: string): SearchQuery {
  const text = normalText(searchable(typed))
  const runs = runsOf(text).slice(0, runsMax)
  return { text, runs, expression: runs.length === 0 ? '' : expressionOf(runs) }
}

/**
 * The query as it sounds: 阿森那 and 曼聯 are said like 阿森纳 and 曼联, so letters find what signs do not. undefined: it has no
 * run of signs that is a word.
 */
export function said({ runs }: SearchQuery): SearchQuery | undefined {
  const words = runs.map(({ text, isDense }) => {
    const sounds = isDense ? soundsOf(text).map(({ syllable }) => syllable) : []
    return sounds.length > 1 ? sounds.join('') : text
  })
  return words.some((one, at) => one !== runs[at]?.text) ? readQuery(words.join(' ')) : undefined
}

/**
 * Three words and more of an alphabet are meant side by side: scattered over a text they are common words. First all of
 * them, two at least in a row, then all but one in a row.
 */
export function sideBySide(query: SearchQuery): SearchQuery[] {
  const joined = ({ runs }: SearchQuery) => runs.slice(1).map(({ text }, index) => start(`${runs[index]?.text}${text}`))
  if (query.runs.length < 3 || query.runs.some(({ isDense }) => isDense)) return []
  return [
    { ...query, expression: all([query.expression, any(joined(query))]) },
    ...withoutEach(query).map((fewer) => ({ ...fewer, expression: all(joined(fewer)) })),
  ]
}

/** The query with one word less, for each of its words: the first of them is what people misremember. */
export function withoutEach({ text }: SearchQuery): SearchQuery[] {
  const words = text.split(' ')
  if (words.length < 2 || words.length > runsMax) return []
  return words.map((_, place) => readQuery(words.toSpliced(place, 1).join(' ')))
}

/** From the most popular things downwards; each step holds those before it. */
export const steps = [9, 7, 5, 0] as const
const levelMax = 10

/** Of what answers a query: whole names, and what is at least so popular. */
export function popularOnly({ expression, text }: SearchQuery, least: number): string {
  const levels = Array.from({ length: levelMax - least + 1 }, (_, index) => word(`!${least + index}`))
  return `(${word(`=${text}`)} | (${expression} & ${any(levels)}))`
}

/** The same query with some words put right; `corrections` by the word as it was typed. */
export function corrected(query: SearchQuery, corrections: ReadonlyMap<string, string>): SearchQuery {
  const text = query.text
    .split(' ')
    .map((one) => corrections.get(one) ?? one)
    .join(' ')
  return readQuery(text)
}
