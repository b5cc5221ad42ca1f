/** Keys of the list and what they do; the numbers choose tabs. The help shows them in this order. */
export const listKeys: Readonly<Record<string, readonly string[]>> = {
  next: ['j', 'ArrowDown'],
  previous: ['k', 'ArrowUp'],
  follow: ['f'],
  hide: ['h'],
  undo: ['u'],
  pin: ['p'],
  fold: ['c'],
  search: ['/'],
  earlier: ['['],
  later: [']'],
  help: ['?'],
}

export const isDigit = (key: string): boolean => /^[1-5]$/.test(key)

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.closest('[role="listbox"]'))
const isInBox = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null
const isInList = (target: EventTarget | null) => target instanceof Element && target.closest('[data-stop]') !== null

/** What a key means to the list; undefined when it belongs to somebody else. */
export function listKeyOf(
  event: Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'>,
): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return undefined
  if (isTyping(event.target) || isInBox(event.target)) return undefined
  if (isDigit(event.key)) return event.key
  // Elsewhere the arrows scroll the page.
  if (event.key.startsWith('Arrow') && !isInList(event.target)) return undefined
  return Object.keys(listKeys).find((name) => listKeys[name]?.includes(event.key))
}
