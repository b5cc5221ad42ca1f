import { xssCorpus } from '../../backend/src/testing/xss-corpus.fixture'

/** Text as it can be compared: blanks and signs that show nothing are told apart by no page. */
export const squeezed = (text: string): string => text.replace(/[\s\p{Cc}\p{Cf}]+/gu, '')

/** Signs that many fields refuse or drop: they would hide what stands beside them. */
const isPlain = (html: string): boolean => !/[\p{Cc}\p{Cf}\u2028\u2029]/u.test(html)
const plain = xssCorpus.filter(({ html }) => isPlain(html))
/** Long enough to be told from all others. */
const seenChars = 32

/** Writes hostile text for fields, another one each time, and remembers what has to be read later. */
export class HostileTexts {
  /** What has to be found on a page, by field. */
  readonly expected = new Map<string, string>()
  /** How the text of a field begins: its mark, and a blank. */
  readonly begins = new Map<string, string>()
  #next = 0
  #marks = 0

  /** As many vectors as a field of so many characters takes, behind a mark nobody else has. */
  for(field: string, chars: number): string {
    this.#marks += 1
    let text = `Q${this.#marks.toString(36)}`
    for (;;) {
      const { html } = plain[this.#next % plain.length]!
      const left = chars - text.length - 1
      if (html.length > left && text.length > 8) break
      text += ` ${html.slice(0, left)}`
      this.#next += 1
    }
    this.expected.set(field, squeezed(text).slice(0, seenChars))
    this.begins.set(field, text.slice(0, text.indexOf(' ') + 1))
    return text
  }

  /** For a twin: no page of this run shows it. */
  unread(chars: number): string {
    const text = this.for('unread', chars)
    this.expected.delete('unread')
    return text
  }

  /** The whole corpus, a part of it in each text of so many characters; those that are longer are left out. */
  #packed(chars: number): string[] {
    const texts: string[] = []
    for (const { html } of xssCorpus) {
      // No data base keeps a null in a text.
      const vector = html.replaceAll('\u0000', '')
      const last = texts.at(-1)
      if (vector.length > chars - 10) continue
      if (last === undefined || last.length + vector.length + 1 > chars) texts.push(`Q${texts.length}z ${vector}`)
      else texts[texts.length - 1] = `${last} ${vector}`
    }
    return texts
  }

  /** A share of the whole corpus, in texts for a field that somebody may fill as often. */
  share(field: string, chars: number, [from, to]: readonly [number, number]): string[] {
    const texts = this.#packed(chars)
    const chosen = texts.slice(Math.floor(texts.length * from), Math.floor(texts.length * to))
    for (const [index, text] of chosen.entries())
      this.expected.set(`${field} ${index}`, squeezed(text).slice(0, seenChars))
    return chosen
  }

  /** Fields whose text stands in none of these pages. */
  missingIn(pages: readonly string[]): string[] {
    const read = pages.map(squeezed).join('\n')
    return [...this.expected].filter(([, text]) => !read.includes(text)).map(([field, text]) => `${field}: ${text}`)
  }
}
