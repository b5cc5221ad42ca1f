import { escapeHtml } from '../../kernel/escape-html'

/** Characters that no XML document may hold, even as references (XML 1.0, 2.2). */
const forbidden = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu

/** A text as XML takes it. */
export const xmlText = (text: string): string => escapeHtml(text.replace(forbidden, ''))

type Content = string | readonly string[] | undefined

/** One element; without content an empty one. Content is XML already: texts go through {@link xmlText}. */
export function element(name: string, content: Content, attributes: Readonly<Record<string, string>> = {}): string {
  const inside = typeof content === 'string' ? content : (content ?? []).join('')
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`)
  return inside === '' ? `<${name}${named.join('')}/>` : `<${name}${named.join('')}>${inside}</${name}>`
}

/** An element with a text of the world. */
export const textElement = (name: string, text: string, attributes: Readonly<Record<string, string>> = {}): string =>
  element(name, xmlText(text), attributes)

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
