import type { ReactNode } from 'react'
import classes from './marked.module.css'
import type { Ranges } from './search.calls'

/** A text with what answers the query marked. Text stays text: nothing in it is ever read as markup. */
export function Marked({ text, ranges }: { text: string; ranges: Ranges }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const [from = 0, to = 0] of ranges) {
    if (from < at || to > text.length || to <= from) continue
    parts.push(
      text.slice(at, from),
      <mark key={from} className={classes.mark}>
        {text.slice(from, to)}
      </mark>,
    )
    at = to
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  )
}
