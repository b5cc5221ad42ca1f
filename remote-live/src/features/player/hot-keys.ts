import { type RefObject, useEffect, useRef } from 'react'

/** What the keys of the player do. */
export interface HotKeys {
  togglePlay(): void
  toggleMute(): void
  toggleFullscreen(): void
  toggleWindow(): void
  toggleTheatre(): void
  /** In the theatre: the column of the chat, the bar of gifts. */
  toggleChat(): void
  toggleGifts(): void
  togglePictureInPicture(): void
  toggleBarrage(): void
  clip(): void
  toggleStatistics(): void
  toggleHelp(): void
  goLive(): void
  reload(): void
  back(): void
  forward(): void
  louder(): void
  quieter(): void
}

export type HotKey = keyof HotKeys

const anywhere: Record<string, HotKey> = {
  ' ': 'togglePlay',
  k: 'togglePlay',
  m: 'toggleMute',
  f: 'toggleFullscreen',
  w: 'toggleWindow',
  t: 'toggleTheatre',
  c: 'toggleChat',
  g: 'toggleGifts',
  p: 'togglePictureInPicture',
  d: 'toggleBarrage',
  x: 'clip',
  i: 'toggleStatistics',
  '?': 'toggleHelp',
  l: 'goLive',
  r: 'reload',
}

/** Keys the page scrolls with: the player's only while it has the focus or fills the window. */
const inside: Record<string, HotKey> = {
  arrowleft: 'back',
  arrowright: 'forward',
  arrowup: 'louder',
  arrowdown: 'quieter',
}

/** Keys in the order of the help, with what they do. */
export const helpOfKeys: readonly { keys: readonly string[]; action: HotKey }[] = [
  { keys: ['Space', 'K'], action: 'togglePlay' },
  { keys: ['M'], action: 'toggleMute' },
  { keys: ['↑'], action: 'louder' },
  { keys: ['↓'], action: 'quieter' },
  { keys: ['←'], action: 'back' },
  { keys: ['→'], action: 'forward' },
  { keys: ['L'], action: 'goLive' },
  { keys: ['F'], action: 'toggleFullscreen' },
  { keys: ['W'], action: 'toggleWindow' },
  { keys: ['T'], action: 'toggleTheatre' },
  { keys: ['C'], action: 'toggleChat' },
  { keys: ['G'], action: 'toggleGifts' },
  { keys: ['P'], action: 'togglePictureInPicture' },
  { keys: ['D'], action: 'toggleBarrage' },
  { keys: ['X'], action: 'clip' },
  { keys: ['R'], action: 'reload' },
  { keys: ['I'], action: 'toggleStatistics' },
  { keys: ['?'], action: 'toggleHelp' },
]

/** Where a key was pressed, seen from a player. */
export interface KeyScope {
  /** The focus is in the player, or the player is all there is to see. */
  isInside: boolean
}

const fields = 'input:not([type="range"]), textarea, select, [contenteditable="true"], [role="menu"]'
const ownSpace = 'button, a, [role="tab"], [role="menuitem"]'
const ownArrows = 'input, [role="tab"], [role="tablist"], [role="radiogroup"], [role="menuitem"]'

/** Action of a key press; undefined while typing, on a control that takes the key itself, or with a modifier. */
export function actionOf(event: KeyboardEvent, scope: KeyScope = { isInside: false }): HotKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined
  const target = event.target instanceof HTMLElement ? event.target : undefined
  if (target?.closest(fields)) return undefined
  const key = event.key.toLowerCase()
  if (key === ' ' && target?.closest(ownSpace)) return undefined
  if (key in inside) return scope.isInside && !target?.closest(ownArrows) ? inside[key] : undefined
  return anywhere[key]
}

const dialogOf = (element: Element | null): Element | null =>
  element?.closest('[role="dialog"], [role="alertdialog"]') ?? null

/** Keys of the player in `box`, anywhere on the page but in fields; a player under a dialog does not hear them. */
export function useHotKeys(box: RefObject<HTMLElement | null>, isFilling: boolean, keys: HotKeys): void {
  const current = useRef(keys)
  const filling = useRef(isFilling)
  useEffect(() => {
    current.current = keys
    filling.current = isFilling
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null
      const openDialog = dialogOf(target) ?? document.querySelector('[role="dialog"][data-open], [role="alertdialog"]')
      if (openDialog !== null && openDialog !== dialogOf(box.current)) return
      const action = actionOf(event, { isInside: filling.current || box.current?.contains(target) === true })
      if (!action) return
      event.preventDefault()
      current.current[action]()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [box])
}
