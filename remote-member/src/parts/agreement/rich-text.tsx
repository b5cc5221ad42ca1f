import { Link } from '@pitchside/ui'
import { Fragment, type ReactNode } from 'react'

const link = /\[([^\]]+)\]\((\/[^)\s]*)\)/g

/** Words with `[links](/path)` in them. Only addresses within the site become links. */
export function withLinks(words: string): ReactNode[] {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of words.matchAll(link)) {
    const [all, label, path] = match
    parts.push(words.slice(end, match.index))
    parts.push(
      <Link key={match.index} href={path ?? '/'}>
        {label}
      </Link>,
    )
    end = match.index + all.length
  }
  return [...parts, words.slice(end)]
}

const entryMark = '- '

/** Neighbouring entries of a list belong together. */
function blocksOf(body: readonly string[]): readonly (string | string[])[] {
  const blocks: (string | string[])[] = []
  for (const line of body) {
    const last = blocks.at(-1)
    if (!line.startsWith(entryMark)) blocks.push(line)
    else if (Array.isArray(last)) last.push(line.slice(entryMark.length))
    else blocks.push([line.slice(entryMark.length)])
  }
  return blocks
}

/** Paragraphs and lists of a section. */
export function RichText({ body }: { body: readonly string[] }) {
  return blocksOf(body).map((block, index) => (
    <Fragment key={index}>
      {typeof block === 'string' ? (
        <p>{withLinks(block)}</p>
      ) : (
        <ul>
          {block.map((entry) => (
            <li key={entry}>{withLinks(entry)}</li>
          ))}
        </ul>
      )}
    </Fragment>
  ))
}
