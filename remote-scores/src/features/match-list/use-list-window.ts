import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FlatList } from './list-items'
import { type ListWindow, nextWindow, visibleItems } from './list-window'

interface WindowState {
  list: FlatList
  choice: string
  window: ListWindow
}

/** Part of the list that is on the screen, by the place of its box in the page. */
function visibleIn(box: HTMLElement | null, list: FlatList): ListWindow {
  const top = box ? -box.getBoundingClientRect().top : 0
  return visibleItems(list, Math.max(0, top), top + window.innerHeight)
}

/**
 * Which items of a long list are in the document. Another choice draws what the screen shows at once, and what lies
 * beyond its edges in the next frame: a key stroke in the search waits for nothing nobody sees. News of the feed keep
 * what is drawn.
 */
export function useListWindow(box: RefObject<HTMLElement | null>, list: FlatList, choice: string): ListWindow {
  const [state, setState] = useState<WindowState>(() => ({ list, choice, window: visibleIn(null, list) }))
  const latest = useRef({ list, choice })
  latest.current = { list, choice }

  function look(): ListWindow {
    if (state.list === list) return state.window
    const visible = visibleIn(box.current, list)
    return state.choice === choice ? nextWindow(state.window, visible, list.items.length) : visible
  }
  const shown = look()

  const move = useRef(() => {
    const now = latest.current
    setState((before) => {
      const visible = visibleIn(box.current, now.list)
      const window = nextWindow(before.window, visible, now.list.items.length)
      return before.list === now.list && before.window === window ? before : { ...now, window }
    })
  }).current

  useLayoutEffect(() => {
    setState((before) => (before.list === list ? before : { list, choice, window: shown }))
    const frame = requestAnimationFrame(move)
    return () => cancelAnimationFrame(frame)
  }, [list, choice])

  useEffect(() => {
    let frame = 0
    const onMove = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(move)
    }
    window.addEventListener('scroll', onMove, { passive: true })
    window.addEventListener('resize', onMove)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onMove)
      window.removeEventListener('resize', onMove)
    }
  }, [move])

  return shown
}
