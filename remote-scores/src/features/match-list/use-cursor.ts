import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

export interface Cursor {
  /** Key of the item the keyboard stands on. */
  cursor: string | undefined
  setCursor: (key: string) => void
  /** Moves the focus to an item, which may have to be brought into the document first. */
  stand: (key: string) => void
  /** The visitor took the focus elsewhere. */
  leave: () => void
}

/** A new order moves elements, which takes the focus from them; an element may show another match than the one stood on. */
function hasSlipped(box: HTMLElement | null, key: string | undefined): boolean {
  const focused = document.activeElement
  if (key === undefined || focused === null || focused === document.body) return key !== undefined
  const stop = focused.closest('[data-stop]')
  return stop !== null && box?.contains(stop) === true && stop.getAttribute('data-stop') !== key
}

/** Where the keyboard is in the list. */
export function useCursor(box: RefObject<HTMLElement | null>): Cursor {
  const [cursor, setKey] = useState<string | undefined>()
  const [, redraw] = useState(0)
  const current = useRef<string | undefined>(undefined)
  const wanted = useRef<string | undefined>(undefined)
  const isInside = useRef(false)
  useLayoutEffect(() => {
    const key =
      wanted.current ?? (isInside.current && hasSlipped(box.current, current.current) ? current.current : undefined)
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
    isInside.current = true
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
  const leave = useCallback(() => {
    isInside.current = false
  }, [])
  return { cursor, setCursor, stand, leave }
}
