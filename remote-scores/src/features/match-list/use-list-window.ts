import type { Disposer } from '@pitchside/base'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { inFrameOfItsOwn } from './frame-turns'
import type { FlatList } from './list-items'
import { type ListWindow, nextWindow, pace, paceAfter, visibleItems } from './list-window'

interface WindowState {
  list: FlatList
  choice: string
  window: ListWindow
}

const nothing: ListWindow = { from: 0, to: 0 }

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
  const [state, setState] = useState<WindowState>(() => ({
    list,
    choice,
    window: nextWindow(nothing, visibleIn(null, list), list.items.length),
  }))
  const latest = useRef({ list, choice })
  latest.current = { list, choice }

  function look(): ListWindow {
    if (state.list === list) return state.window
    const visible = visibleIn(box.current, list)
    // A choice of the visitor fills the screen at once: half a list for a moment would flicker. The first list may grow.
    const isFilled = state.choice !== choice && state.list.items.length > 0
    return isFilled ? visible : nextWindow(state.window, visible, list.items.length)
  }
  const shown = look()

  const waits = useRef<Disposer>(undefined)
  const step = useRef<number>(pace.least)
  const drawnAt = useRef(0)
  const move = useRef(() => {
    const now = latest.current
    const began = performance.now()
    step.current = paceAfter(step.current, began - drawnAt.current)
    const visible = visibleIn(box.current, now.list)
    drawnAt.current = began
    setState((before) => {
      const window = nextWindow(before.window, visible, now.list.items.length, step.current)
      return before.list === now.list && before.window === window ? before : { ...now, window }
    })
  }).current
  const moveSoon = useRef(() => {
    waits.current?.()
    waits.current = inFrameOfItsOwn(move)
  }).current

  // After each step the next frame looks whether the edges are far enough by now.
  useLayoutEffect(() => {
    setState((before) => (before.list === list ? before : { list, choice, window: shown }))
    moveSoon()
  }, [list, choice, state.window])

  useEffect(() => {
    window.addEventListener('scroll', moveSoon, { passive: true })
    window.addEventListener('resize', moveSoon)
    return () => {
      waits.current?.()
      window.removeEventListener('scroll', moveSoon)
      window.removeEventListener('resize', moveSoon)
    }
  }, [moveSoon])

  return shown
}
