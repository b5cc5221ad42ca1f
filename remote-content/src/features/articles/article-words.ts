import { dayMs, signsOf } from '@pitchside/base'
import { limits } from '@pitchside/contract'

/** What a writer fills in. */
export interface ArticleWords {
  title: string
  /** 0: none chosen yet. */
  categoryId: number
  /** Address of an uploaded picture, or empty. */
  cover: string
  summary: string
  tags: string[]
  html: string
  /** Epoch ms; undefined: as soon as it is accepted. */
  publishAtMs: number | undefined
}

export const noWords: ArticleWords = {
  title: '',
  categoryId: 0,
  cover: '',
  summary: '',
  tags: [],
  html: '',
  publishAtMs: undefined,
}

/** What is wrong with a field; each has a text of this name. */
export type WordsProblem = 'title' | 'category' | 'short' | 'long' | 'moment'

/** Text of the markup, without it. */
export function textOf(html: string): string {
  const page = new DOMParser().parseFromString(html.replace(/<\/(p|h2|h3|li|blockquote)>|<br>/g, ' $&'), 'text/html')
  return (page.body.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** Chinese counts by character, everything else by word. */
export function wordsIn(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0
  return han + words
}

export const isBlank = ({ title, cover, summary, tags, html }: ArticleWords): boolean =>
  !title.trim() && !cover && !summary.trim() && tags.length === 0 && !textOf(html) && !/<img|data-embed/.test(html)

/** A moment of publication lies ahead, and not too far. */
export const isMoment = (atMs: number, now: number): boolean =>
  atMs > now && atMs <= now + limits.headlineAheadDays * dayMs

/** The server checks the same; what is wrong here need not be asked. */
export function problemsOf({ title, categoryId, html, publishAtMs }: ArticleWords, now: number): WordsProblem[] {
  const text = textOf(html)
  return [
    ...(title.trim() ? [] : (['title'] as const)),
    ...(categoryId > 0 ? [] : (['category'] as const)),
    ...([...text].length < limits.headlineTextMinChars ? (['short'] as const) : []),
    ...(signsOf(html) > limits.headlineContentChars ? (['long'] as const) : []),
    ...(publishAtMs === undefined || isMoment(publishAtMs, now) ? [] : (['moment'] as const)),
  ]
}

/** The tags with those of a typed line: each once, none too long, not too many. */
export function withTags(tags: readonly string[], line: string): string[] {
  const typed = line
    .split(/[,，、\s#]+/)
    .map((tag) => [...tag.trim()].slice(0, limits.headlineTagChars).join(''))
    .filter(Boolean)
  return [...new Set([...tags, ...typed])].slice(0, limits.headlineTags)
}
