import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

/** One step of a slide: x of the piece in px of the picture, y of the pointer from where it began, ms since the begin. */
export type SlideStep = [x: number, y: number, ms: number]

interface Slide {
  x: number
  isSliding: boolean
  reset: () => void
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: (event: PointerEvent<HTMLElement>) => void
    onPointerCancel: () => void
    onKeyDown: (event: KeyboardEvent) => void
  }
}

const keyStepPx = 4
const maxSteps = 2000

/** All places the pointer was at since the last event: a slow page hears of them at once, one event per picture it draws. */
function placesOf({ nativeEvent }: PointerEvent): globalThis.PointerEvent[] {
  const places = nativeEvent.getCoalescedEvents?.() ?? []
  return places.length > 0 ? places : [nativeEvent]
}

/** Moves a piece from 0 to `maxX` by pointer (let go to finish) or by arrows (Enter to finish). `rangePx` is how far the handle can go. */
export function useSlide(
  maxX: number,
  rangePx: (handle: HTMLElement) => number,
  isEnabled: boolean,
  onEnd: (x: number, track: SlideStep[]) => void,
): Slide {
  const [x, setX] = useState(0)
  const [isSliding, setIsSliding] = useState(false)
  /** Where the piece is and whether it is held: what is drawn may be behind when it is let go. */
  const piece = useRef({ x: 0, isHeld: false })
  const begin = useRef({ pointerX: 0, pointerY: 0, x: 0, ms: 0, range: 1 })
  const track = useRef<SlideStep[]>([])

  const move = (to: number, y: number, ms: number) => {
    const next = Math.min(maxX, Math.max(0, to))
    if (track.current.length === 0) begin.current.ms = ms
    if (track.current.length < maxSteps)
      track.current.push([Math.round(next), Math.round(y), Math.round(ms - begin.current.ms)])
    piece.current.x = next
    setX(next)
  }
  const follow = (at: globalThis.PointerEvent) => {
    const { pointerX, pointerY, x: from, range } = begin.current
    move(from + ((at.clientX - pointerX) / range) * maxX, at.clientY - pointerY, at.timeStamp)
  }
  const hold = (isHeld: boolean) => {
    piece.current.isHeld = isHeld
    setIsSliding(isHeld)
  }
  const reset = () => {
    track.current = []
    piece.current.x = 0
    setX(0)
    hold(false)
  }
  const end = () => {
    hold(false)
    if (track.current.length > 0) onEnd(Math.round(piece.current.x), track.current)
  }
  const handlers: Slide['handlers'] = {
    onPointerDown: (event) => {
      if (!isEnabled || event.button !== 0) return
      event.currentTarget.setPointerCapture?.(event.pointerId)
      track.current = []
      const { x: from } = piece.current
      begin.current = {
        pointerX: event.clientX,
        pointerY: event.clientY,
        x: from,
        ms: event.timeStamp,
        range: rangePx(event.currentTarget) || 1,
      }
      hold(true)
      move(from, 0, event.timeStamp)
    },
    onPointerMove: (event) => {
      if (piece.current.isHeld) placesOf(event).forEach(follow)
    },
    onPointerUp: (event) => {
      if (!piece.current.isHeld) return
      follow(event.nativeEvent)
      end()
    },
    onPointerCancel: reset,
    onKeyDown: (event) => {
      if (!isEnabled) return
      const by: Record<string, number> = {
        ArrowRight: keyStepPx,
        ArrowUp: keyStepPx,
        ArrowLeft: -keyStepPx,
        ArrowDown: -keyStepPx,
      }
      const step = by[event.key]
      const go = (to: number) => move(to, 0, event.timeStamp)
      if (step !== undefined) go(piece.current.x + step)
      else if (event.key === 'Home') go(0)
      else if (event.key === 'End') go(maxX)
      else if (event.key === 'Enter' || event.key === ' ') end()
      else return
      event.preventDefault()
    },
  }
  return { x, isSliding, reset, handlers }
}
