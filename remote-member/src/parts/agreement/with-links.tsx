import { Link } from '@pitchside/ui'
import type { ReactNode } from 'react'

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
