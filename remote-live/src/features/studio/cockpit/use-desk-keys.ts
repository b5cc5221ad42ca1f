import { useEffect, useRef } from 'react'

/** Who asks something takes the keys. */
const isAsked = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null

/** Keys of the cockpit, held with Alt: a letter alone is something to write. By `KeyboardEvent.code`, as Alt changes `key`. */
export function useDeskKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.repeat) return
      const act = latest.current[event.code]
      if (!act || isAsked(event.target)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
