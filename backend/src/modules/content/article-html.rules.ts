import { isForeignAddress, isOwnFile, isOwnPath } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import { embedAddress, embedAt } from '@pitchside/contract/embeds'
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html'

function cleanLink(tagName: string, { href = '' }: Attributes): Tag {
  if (isOwnPath(href)) return { tagName, attribs: { href } }
  if (!isForeignAddress(href)) return { tagName, attribs: {} }
  return { tagName, attribs: { href, rel: 'noopener nofollow ugc', target: '_blank' } }
}

const shortened = (words: string): string => [...words].slice(0, limits.pictureTextChars).join('')
const isSize = (value: string): boolean => /^\d{1,4}$/.test(value)

function cleanPicture(tagName: string, { src = '', alt = '', width = '', height = '' }: Attributes): Tag {
  if (!isOwnFile(src)) return { tagName, attribs: {} }
  const size: Attributes = isSize(width) && isSize(height) ? { width, height } : {}
  return { tagName, attribs: { src, alt: shortened(alt), ...size, loading: 'lazy' } }
}

/** Tags of an article. Headings start at level 2: the title is level 1. */
const allowedTags = 'p br h2 h3 ul ol li blockquote strong em a img figure figcaption table thead tbody tr th td'.split(
  ' ',
)

/** Cells of a pasted table may reach over others; not over more than a table has. */
function cleanCell(tagName: string, { colspan = '', rowspan = '' }: Attributes): Tag {
  const spans = Object.entries({ colspan, rowspan }).filter(([, value]) => /^([2-9]|1[0-2])$/.test(value))
  return { tagName, attribs: Object.fromEntries(spans) }
}

/** A figure that shall be a card; {@link withCards} says whether it is one. */
const asked = 'data-embed="asked"'
const askCard = (tagName: string, attribs: Attributes): Tag => ({
  tagName,
  attribs: 'data-embed' in attribs ? { 'data-embed': 'asked' } : {},
})

const card = new RegExp(`<figure ${asked}><a href="([^"]*)">([^<]*)</a></figure>`, 'g')

/** A card is a figure with one link to a thing of the site, by the one address it is stored under. */
function withCards(html: string): string {
  if (!html.includes(asked)) return html
  return html
    .replace(card, (whole, href: string, words: string) => {
      const embed = embedAt(href.replaceAll('&amp;', '&'))
      if (!embed) return whole
      const address = embedAddress(embed).replaceAll('&', '&amp;')
      return `<figure data-embed="${embed.kind}"><a href="${address}">${words}</a></figure>`
    })
    .replaceAll(` ${asked}`, '')
}

const options: IOptions = {
  allowedTags,
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    figure: ['data-embed'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 24,
  // A link or picture whose address was refused goes; the words of the link stay.
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'a' && !attribs.href) || (tag === 'img' && !attribs.src) ? 'excludeTag' : false,
  transformTags: {
    a: cleanLink,
    img: cleanPicture,
    figure: askCard,
    th: cleanCell,
    td: cleanCell,
    h1: 'h2',
    h4: 'h3',
    b: 'strong',
    i: 'em',
  },
}

/**
 * Article text that may be shown as it is. Headings start at level 2, links are https or inside the site, pictures are
 * files of the site, and nothing that runs or styles survives.
 */
export function cleanArticle(html: string): string {
  return withCards(sanitizeHtml(html, options)).trim()
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Text of an article without its markup: plain text, not HTML. */
export function plainText(html: string): string {
  // Tags become spaces first, so that the words of two paragraphs do not run together.
  const spaced = html.replace(/<\/(p|h2|h3|li|blockquote|th|td|figure)>|<br\s*\/?>/g, ' ')
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

/** The beginning of an article's text, cut at a sentence or at `maxLength`. */
export function summaryOf(html: string, maxLength: number): string {
  const text = plainText(html)
  if (text.length <= maxLength) return text
  const end = Math.max(text.lastIndexOf('。', maxLength - 1), text.lastIndexOf('. ', maxLength - 1))
  return end > 0 ? text.slice(0, end + 1) : `${text.slice(0, maxLength - 1)}…`
}
