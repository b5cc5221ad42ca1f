import sanitizeHtml from 'sanitize-html'

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    'a',
    'img',
    'figure',
    'figcaption',
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'], img: ['src', 'alt', 'width', 'height', 'loading'] },
  allowedSchemes: ['https'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow ugc', target: '_blank' }),
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
  },
}

/**
 * Article text that may be shown as it is. Headings start at level 2, addresses are https or inside the site, and
 * nothing that runs or styles survives.
 */
export function cleanArticle(html: string): string {
  return sanitizeHtml(html, options).trim()
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Text of an article without its markup (plain text, not HTML), cut at a sentence or at `maxLength`. */
export function summaryOf(html: string, maxLength: number): string {
  // Tags become spaces first, so that the words of two paragraphs do not run together.
  const spaced = html.replace(/<\/(p|h2|h3|li|blockquote)>/g, ' ')
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= maxLength) return text
  const end = Math.max(text.lastIndexOf('。', maxLength - 1), text.lastIndexOf('. ', maxLength - 1))
  return end > 0 ? text.slice(0, end + 1) : `${text.slice(0, maxLength - 1)}…`
}
