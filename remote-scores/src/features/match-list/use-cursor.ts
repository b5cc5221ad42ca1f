import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

export interface Cursor {
  /** Key of the item the keyboard stands on. */
  cursor: string | undefined
  setCursor: (key: string) => void
  /** Moves the focus to an item, which may have to be brought into the document first. */
  stand: (key: string) => void
}

/** Elements belong to places: after a new order the one with the focus may show another match than the one stood on. */
function hasSlipped(box: HTMLElement | null, key: string | undefined): boolean {
  const stop = document.activeElement?.closest('[data-stop]')
  return key !== undefined && stop != null && box?.contains(stop) === true && stop.getAttribute('data-stop') !== key
}

/** Where the keyboard is in the list. */
export function useCursor(box: RefObject<HTMLElement | null>): Cursor {
  const [cursor, setKey] = useState<string | undefined>()
  const [, redraw] = useState(0)
  const current = useRef<string | undefined>(undefined)
  const wanted = useRef<string | undefined>(undefined)
  useLayoutEffect(() => {
    const key = wanted.current ?? (hasSlipped(box.current, current.current) ? current.current : undefined)
    if (key === undefined) return
    const stops = box.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? []
    const item = [...stops].find((stop) => stop.dataset.stop === key)
    if (!item) return
    wanted.current = undefined
    item.focus({ preventScroll: true })
    item.scrollIntoView({ block: 'nearest' })
  })
  const setCursor = useCallback((key: string) => {
    current.current = key
    setKey(key)
  }, [])
  const stand = useCallback(
    (key: string) => {
      wanted.current = key
      setCursor(key)
      redraw((count) => count + 1)
    },
    [setCursor],
  )
  return { cursor, setCursor, stand }
}
