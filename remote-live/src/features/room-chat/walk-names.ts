import type { KeyboardEvent } from 'react'

/**
 * Arrows go from line to line of a chat, through what can be pressed there. The names in it are no stops of the Tab key: a
 * busy room says lines faster than anybody presses it. `held`: a line has the focus; `ended`: the focus went on from the
 * last line to the box; undefined: nothing was done.
 */
export function walkNames(event: KeyboardEvent<HTMLElement>): 'held' | 'ended' | undefined {
  const { key, currentTarget: box } = event
  if (event.altKey || event.ctrlKey || event.metaKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return undefined
  const buttons = [...box.querySelectorAll<HTMLElement>('[data-key] button')]
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  const isUp = key === 'ArrowUp'
  // From the box itself the way up begins at the newest line; down from it there is nothing.
  if (at === -1 && !isUp) return undefined
  const next = at === -1 ? buttons.at(-1) : buttons[at + (isUp ? -1 : 1)]
  if (!next && isUp) return undefined
  event.preventDefault()
  ;(next ?? box).focus()
  return next ? 'held' : 'ended'
}
