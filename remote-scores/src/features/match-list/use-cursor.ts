import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

export interface Cursor {
  /** Key of the item the keyboard stands on. */
  cursor: string | undefined
  setCursor: (key: string) => void
  /** Moves the focus to an item, which may have to be brought into the document first. */
  stand: (key: string) => void
}

/** Where the keyboard is in the list. */
export function useCursor(box: RefObject<HTMLElement | null>): Cursor {
  const [cursor, setCursor] = useState<string | undefined>()
  const [, redraw] = useState(0)
  const wanted = useRef<string | undefined>(undefined)
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    const item = box.current?.querySelector<HTMLElement>(`[data-stop="${CSS.escape(wanted.current)}"]`)
    if (!item) return
    wanted.current = undefined
    item.focus({ preventScroll: true })
    item.scrollIntoView({ block: 'nearest' })
  })
  const stand = useCallback((key: string) => {
    wanted.current = key
    setCursor(key)
    redraw((count) => count + 1)
  }, [])
  return { cursor, setCursor, stand }
}
