import { escapeHtml } from '../../../kernel/escape-html'
import { cleanArticle } from '../article-html.rules'

/** A section of an information page. */
export interface InfoSection {
  /** The same in all languages: its address within the page. Empty: what stands above the first section. */
  id: string
  title: string
  /** HTML that may be shown as it is. */
  html: string
}

const entry = /^- +/
const link = /\[([^\]]+)\]\(([^)\s]+)\)/g

function words(line: string): string {
  // The line is escaped before its links are made, so that no mark-up but ours comes out.
  return escapeHtml(line).replace(link, '<a href="$2">$1</a>')
}

/** Neighbouring entries are one list; any other line is a paragraph. */
function htmlOf(lines: readonly string[]): string {
  const html = lines
    .map((line) => (entry.test(line) ? `<li>${words(line.replace(entry, ''))}</li>` : `<p>${words(line)}</p>`))
    .join('')
  return cleanArticle(html.replace(/(?:<li>.*?<\/li>)+/g, '<ul>$&</ul>'))
}

/**
 * Reads a text as people write it: `# Title`, what it is about, then sections `## Title {#id}` of paragraphs, `- entries`
 * and `[links](/path)`. Undefined: a title, the words below it or of a section are missing, or two sections have one id.
 */
export function readInfoText(source: string): InfoSection[] | undefined {
  const found: { id: string; title: string; lines: string[] }[] = []
  const lines = source
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  for (const line of lines) {
    const [, title, id] = /^## +(.+?) *\{#([a-z][a-z0-9-]*)\}$/.exec(line) ?? []
    if (found.length === 0) {
      if (!/^# +\S/.test(line)) return undefined
      found.push({ id: '', title: line.slice(1).trim(), lines: [] })
    } else if (title && id) found.push({ id, title, lines: [] })
    else if (line.startsWith('#')) return undefined
    else found.at(-1)?.lines.push(line)
  }
  const isWhole = found.length > 1 && found.every((section) => section.lines.length > 0)
  if (!isWhole || new Set(found.map(({ id }) => id)).size !== found.length) return undefined
  return found.map(({ id, title, lines: body }) => ({ id, title, html: htmlOf(body) }))
}
