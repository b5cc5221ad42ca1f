import { type RefObject, useEffect, useRef } from 'react'

/** What keys and buttons of a player do. */
export interface WatchActions {
  togglePlay(): void
  toggleMute(): void
  toggleFullscreen(): void
  toggleWindow(): void
  togglePictureInPicture(): void
  toggleBarrage(): void
  toggleSubtitles(): void
  toggleHelp(): void
  back(): void
  forward(): void
  louder(): void
  quieter(): void
}

export type WatchAction = keyof WatchActions

/** The same keys as in a live room, as far as a video has what they do. */
const anywhere: Record<string, WatchAction> = {
  ' ': 'togglePlay',
  k: 'togglePlay',
  m: 'toggleMute',
  f: 'toggleFullscreen',
  w: 'toggleWindow',
  p: 'togglePictureInPicture',
  d: 'toggleBarrage',
  c: 'toggleSubtitles',
  '?': 'toggleHelp',
}

/** Keys the page scrolls with: the player's only while it has the focus or fills the window. */
const inside: Record<string, WatchAction> = {
  arrowleft: 'back',
  arrowright: 'forward',
  arrowup: 'louder',
  arrowdown: 'quieter',
}

/** Keys in the order of the help. */
export const helpOfKeys: readonly { keys: readonly string[]; action: WatchAction }[] = [
  { keys: ['Space', 'K'], action: 'togglePlay' },
  { keys: ['←'], action: 'back' },
  { keys: ['→'], action: 'forward' },
  { keys: ['↑'], action: 'louder' },
  { keys: ['↓'], action: 'quieter' },
  { keys: ['M'], action: 'toggleMute' },
  { keys: ['F'], action: 'toggleFullscreen' },
  { keys: ['W'], action: 'toggleWindow' },
  { keys: ['P'], action: 'togglePictureInPicture' },
  { keys: ['D'], action: 'toggleBarrage' },
  { keys: ['C'], action: 'toggleSubtitles' },
  { keys: ['?'], action: 'toggleHelp' },
]

const fields = 'input:not([type="range"]), textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"]'
const ownSpace = 'button, a, [role="tab"], [role="menuitem"]'
const ownArrows = 'input, [role="tab"], [role="tablist"], [role="radiogroup"], [role="menuitem"]'

/** Action of a key press; undefined while typing, on a control that takes the key itself, or with a modifier. */
export function actionOf(event: KeyboardEvent, isInside: boolean): WatchAction | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined
  const target = event.target instanceof HTMLElement ? event.target : undefined
  if (target?.closest(fields)) return undefined
  const key = event.key.toLowerCase()
  if (key === ' ' && target?.closest(ownSpace)) return undefined
  if (key in inside) return isInside && !target?.closest(ownArrows) ? inside[key] : undefined
  return anywhere[key]
}

/** Keys of the player in `box`, anywhere on the page but in fields; a player under a dialog does not hear them. */
export function useWatchKeys(box: RefObject<HTMLElement | null>, isFilling: boolean, actions: WatchActions): void {
  const current = useRef({ actions, isFilling })
  useEffect(() => {
    current.current = { actions, isFilling }
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (document.querySelector('[role="dialog"][data-open], [role="alertdialog"]')) return
      const target = event.target instanceof Node ? event.target : null
      const action = actionOf(event, current.current.isFilling || box.current?.contains(target) === true)
      if (!action) return
      event.preventDefault()
      current.current.actions[action]()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [box])
}
