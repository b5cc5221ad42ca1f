import { signsOf } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import { Failure } from '../../../kernel/failure'
import { isUploaded } from '../../uploads/uploads.module'
import { cleanArticle, plainText, summaryOf } from '../article-html.rules'
import type { HeadlineWords } from './own-headlines.queries'

const summaryChars = 120

/** A cover is a file of ours: uploaded by a member, or one of those the site brings. */
const isCover = (address: string): boolean =>
  address === '' ||
  (isUploaded(address) && address.endsWith('.webp')) ||
  /^\/media\/covers\/[\w-]+\.webp$/.test(address)

export function requireCover(address: string): void {
  if (!isCover(address)) throw new Failure('article-cover')
}

/** "a, b，a" becomes "a,b": each once, none too long. Undefined: too many. */
export function tagsOf(text: string): string | undefined {
  const tags = [...new Set(text.split(/[,，、]/).map((tag) => tag.replace(/\s+/g, ' ').trim()))].filter(Boolean)
  if (tags.length > limits.headlineTags || tags.some((tag) => [...tag].length > limits.headlineTagChars))
    return undefined
  return tags.join(',')
}

const embedsOf = (content: string): number => content.split('<figure data-embed=').length - 1
const picturesOf = (content: string): number => content.split('<img ').length - 1

/** What is stored of an article that is handed in: cleaned, with a summary; fails with the first thing that is wrong. */
export function articleOf(words: HeadlineWords): HeadlineWords {
  const title = words.title.replace(/\s+/g, ' ').trim()
  const content = cleanArticle(words.content)
  const text = plainText(content)
  if (!title || !text) throw new Failure('article-empty')
  if ([...text].length < limits.headlineTextMinChars)
    throw new Failure('article-short', { params: { least: limits.headlineTextMinChars } })
  if (signsOf(content) > limits.headlineContentChars) throw new Failure('article-long')
  if (picturesOf(content) > limits.headlinePictures)
    throw new Failure('article-pictures', { params: { most: limits.headlinePictures } })
  if (embedsOf(content) > limits.headlineEmbeds)
    throw new Failure('article-embeds', { params: { most: limits.headlineEmbeds } })
  requireCover(words.cover)
  const tags = tagsOf(words.tags)
  if (tags === undefined)
    throw new Failure('article-tags', { params: { most: limits.headlineTags, chars: limits.headlineTagChars } })
  return { ...words, title, content, tags, summary: words.summary.trim() || summaryOf(content, summaryChars) }
}
