import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { lineAt, offsetsOf, rangeOf } from './line-window'

/** Closer to the end than this counts as reading the newest line. */
const nearEndPx = 40
/** Closer to the beginning than this asks for older lines. */
const nearStartPx = 160
const sparePx = 400
/** Height of a view that has not been laid out yet. */
const assumedViewPx = 600

interface Options {
  /** The scrolling box, all that scrolls in it, and the list in there that holds the drawn lines. */
  box: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  list: RefObject<HTMLDivElement | null>
  keys: readonly string[]
  onNearStart: () => void
  onPinnedChange: (isPinned: boolean) => void
}

/** The line the reader's view hangs on, and how far below its top the view begins. */
interface Hold {
  key: string
  delta: number
}

/** Scrolling of the box: pinned to the end, or held at the line the visitor reads while lines come and go around it. */
function useHold({ box, list, keys, onNearStart, onPinnedChange }: Options, offsets: Float64Array) {
  const isPinned = useRef(true)
  const hold = useRef<Hold>(undefined)
  const seen = useRef({ keys, offsets, onNearStart, onPinnedChange })
  seen.current = { keys, offsets, onNearStart, onPinnedChange }
  const [scrolls, setScrolled] = useReducer((count: number) => count + 1, 0)
  const topOf = useCallback(() => {
    const scrolled = box.current?.scrollTop ?? 0
    return scrolled - (list.current?.offsetTop ?? 0)
  }, [box, list])
  const pin = useCallback((next: boolean) => {
    if (isPinned.current === next) return
    isPinned.current = next
    seen.current.onPinnedChange(next)
  }, [])
  const stay = useCallback(() => pin(false), [pin])
  const toEnd = useCallback(() => {
    pin(true)
    box.current?.scrollTo({ top: box.current.scrollHeight })
    setScrolled()
  }, [box, pin])
  useEffect(() => {
    const element = box.current
    if (!element) return
    let lastTop = element.scrollTop
    const onScroll = (): void => {
      const isNearEnd = element.scrollHeight - element.scrollTop - element.clientHeight < nearEndPx
      // Only a move upwards is the reader's: everything else is the column growing or shrinking.
      if (isNearEnd) pin(true)
      else if (element.scrollTop < lastTop - 2) pin(false)
      lastTop = element.scrollTop
      const { keys: now, offsets: tops } = seen.current
      const place = lineAt(tops, topOf())
      const key = now[place]
      hold.current = key === undefined ? undefined : { key, delta: topOf() - (tops[place] as number) }
      if (!isPinned.current && element.scrollTop < nearStartPx) seen.current.onNearStart()
      setScrolled()
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [box, topOf, pin])
  return { isPinned, hold, topOf, toEnd, stay, scrolls }
}

/** Which lines of a long list are drawn. Heights are measured once drawn; what is above the view never moves it. */
export function useLineWindow(options: Options) {
  const { box, content, list, keys } = options
  const heights = useRef(new Map<string, number>())
  const [measured, setMeasured] = useState(0)
  const offsets = useMemo(() => offsetsOf(keys, heights.current), [keys, measured])
  const { isPinned, hold, topOf, toEnd, stay } = useHold(options, offsets)
  const end = offsets.at(-1) as number
  const viewPx = box.current?.clientHeight || assumedViewPx
  const range = rangeOf(offsets, isPinned.current ? end - viewPx : topOf(), viewPx, sparePx)

  useLayoutEffect(() => {
    let hasChanged = false
    for (const row of list.current?.children ?? []) {
      const { key } = (row as HTMLElement).dataset
      const height = (row as HTMLElement).getBoundingClientRect().height
      if (key === undefined || height === 0 || heights.current.get(key) === height) continue
      heights.current.set(key, height)
      hasChanged = true
    }
    // Before the picture is painted: nobody sees the guessed heights.
    if (hasChanged) setMeasured((count) => count + 1)
  })
  const toPlace = () => {
    const element = box.current
    if (!element) return
    if (isPinned.current) {
      element.scrollTop = element.scrollHeight
      return
    }
    const held = hold.current
    const place = held ? keys.indexOf(held.key) : -1
    if (!held || place < 0) return
    const top = (list.current?.offsetTop ?? 0) + (offsets[place] as number) + held.delta
    if (Math.abs(element.scrollTop - top) > 1) element.scrollTop = top
  }
  useLayoutEffect(toPlace, [keys, offsets, box, list, isPinned, hold])
  const latestToPlace = useRef(toPlace)
  latestToPlace.current = toPlace
  useEffect(() => {
    const element = box.current
    if (!element || !content.current) return
    let width = element.clientWidth
    const observer = new ResizeObserver(() => {
      // What stands above the lines, or beside the box, took more or less: mended before that is painted.
      latestToPlace.current()
      if (element.clientWidth !== width) heights.current.clear()
      width = element.clientWidth
      setMeasured((count) => count + 1)
    })
    observer.observe(element)
    observer.observe(content.current)
    return () => observer.disconnect()
  }, [box, content])
  useEffect(() => {
    // Heights of lines that are gone.
    if (heights.current.size < keys.length * 2 + 200) return
    const alive = new Set(keys)
    for (const key of heights.current.keys()) if (!alive.has(key)) heights.current.delete(key)
  }, [keys])
  return { range, before: offsets[range.from] as number, after: end - (offsets[range.to] as number), toEnd, stay }
}
