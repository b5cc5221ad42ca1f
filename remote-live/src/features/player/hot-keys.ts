import { useEffect, useRef } from 'react'

/** What the keys of the player do. */
export interface HotKeys {
  togglePlay(): void
  toggleMute(): void
  toggleFullscreen(): void
  toggleBarrage(): void
}

const actions: Record<string, keyof HotKeys> = {
  ' ': 'togglePlay',
  k: 'togglePlay',
  m: 'toggleMute',
  f: 'toggleFullscreen',
  d: 'toggleBarrage',
}

/** Action of a key press; undefined while typing, on a control that takes the key itself, or with a modifier. */
export function actionOf(event: KeyboardEvent): keyof HotKeys | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined
  const target = event.target instanceof HTMLElement ? event.target : undefined
  if (target?.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]')) return undefined
  const action = actions[event.key.toLowerCase()]
  const isControl = target?.closest('button, a, [role="tab"], [role="menuitem"]')
  return event.key === ' ' && isControl ? undefined : action
}

/** Space or K, M, F and D anywhere on the page except in fields. */
export function useHotKeys(keys: HotKeys): void {
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const action = actionOf(event)
      if (!action) return
      event.preventDefault()
      current.current[action]()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
