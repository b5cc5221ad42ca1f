import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ThreadMessage } from '../../parts/session/chat.store'
import { isAtEnd, keepWindow, shiftDown, shiftUp, type ThreadWindow, windowAtEnd } from './thread-window'

/** Distance from an edge, px, at which more rows are drawn; from the bottom, that still counts as at the end. */
const nearPx = 60

interface Place {
  window: ThreadWindow
  count: number
  firstKey: string
  lastKey: string
}

/** Row that stands at the top of what the reader sees, and how far it is from there. Rows stand in order: few are measured. */
function anchorOf(box: HTMLElement): { key: string; top: number } | undefined {
  const top = box.getBoundingClientRect().top
  const rows = box.querySelectorAll<HTMLElement>('[data-row]')
  let [first, last] = [0, rows.length - 1]
  while (first < last) {
    const middle = (first + last) >> 1
    if ((rows[middle]?.getBoundingClientRect().bottom ?? 0) > top) last = middle
    else first = middle + 1
  }
  const row = rows[first]
  return row && { key: row.dataset.row ?? '', top: row.getBoundingClientRect().top - top }
}

/** Where the thread's first known row stands now; -1: it is not there any more. */
const placeOf = (messages: readonly ThreadMessage[], key: string) => messages.findIndex((row) => row.key === key)

function follow(place: Place, messages: readonly ThreadMessage[], isFollowing: boolean): Place {
  const firstKey = messages[0]?.key ?? ''
  const lastKey = messages.at(-1)?.key ?? ''
  if (place.firstKey === firstKey && place.lastKey === lastKey && place.count === messages.length) return place
  const added = place.firstKey === '' ? 0 : Math.max(0, placeOf(messages, place.firstKey))
  // One's own new message is always followed.
  const isOwnNew = lastKey !== place.lastKey && messages.at(-1)?.message.status === 'unSend'
  const window =
    place.firstKey === '' || isOwnNew
      ? windowAtEnd(messages.length)
      : keepWindow(place.window, added, place.count, messages.length, isFollowing)
  return { window, count: messages.length, firstKey, lastKey }
}

/**
 * The part of a thread that is in the page. At the end new messages pull down; when rows come or go in front, what the
 * reader sees stays where it was.
 */
export function useThreadWindow(messages: readonly ThreadMessage[], onTop: () => void) {
  const box = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const anchor = useRef<{ key: string; top: number } | undefined>(undefined)
  const [kept, setKept] = useState<Place>(() =>
    follow({ window: { from: 0, to: 0 }, count: 0, firstKey: '', lastKey: '' }, messages, true),
  )
  const place = follow(kept, messages, isFollowing.current)
  if (place !== kept) {
    const isOwnNew = place.lastKey !== kept.lastKey && messages.at(-1)?.message.status === 'unSend'
    if (isOwnNew) isFollowing.current = true
    setKept(place)
  }
  const { window } = place

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    if (isFollowing.current && isAtEnd(window, messages.length)) {
      element.scrollTop = element.scrollHeight
      return
    }
    const wanted = anchor.current
    const row = wanted && element.querySelector<HTMLElement>(`[data-row="${wanted.key.replace(/["\\]/g, '\\$&')}"]`)
    if (wanted && row)
      element.scrollTop += row.getBoundingClientRect().top - element.getBoundingClientRect().top - wanted.top
  }, [window, messages])

  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    // A smaller window or a note over the field leaves less room: a reader at the end stays there.
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const move = (next: ThreadWindow) => {
    if (next.from !== window.from || next.to !== window.to) setKept({ ...place, window: next })
  }
  const onScroll = () => {
    const element = box.current
    if (!element) return
    const below = element.scrollHeight - element.scrollTop - element.clientHeight
    isFollowing.current = isAtEnd(window, messages.length) && below < nearPx
    // At the end nothing has to be kept in its place.
    anchor.current = isFollowing.current ? undefined : anchorOf(element)
    if (element.scrollTop < nearPx) {
      if (window.from > 0) move(shiftUp(window, messages.length))
      else onTop()
    } else if (below < nearPx && !isAtEnd(window, messages.length)) move(shiftDown(window, messages.length))
  }
  return {
    box: box as RefObject<HTMLDivElement | null>,
    window,
    onScroll,
    /** Pictures that load make rows taller: a reader at the end stays there. */
    onGrown: () => {
      const element = box.current
      if (element && isFollowing.current) element.scrollTop = element.scrollHeight
    },
    toEnd: () => {
      isFollowing.current = true
      setKept({ ...place, window: windowAtEnd(messages.length) })
      const element = box.current
      if (element) element.scrollTop = element.scrollHeight
    },
    hasNewer: !isAtEnd(window, messages.length),
  }
}
