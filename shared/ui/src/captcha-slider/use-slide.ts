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

/** Moves a piece from 0 to `maxX` by pointer (let go to finish) or by arrows (Enter to finish). `rangePx` is how far the handle can go. */
export function useSlide(
  maxX: number,
  rangePx: (handle: HTMLElement) => number,
  isEnabled: boolean,
  onEnd: (x: number, track: SlideStep[]) => void,
): Slide {
  const [x, setX] = useState(0)
  const [isSliding, setIsSliding] = useState(false)
  const begin = useRef({ pointerX: 0, pointerY: 0, x: 0, ms: 0, range: 1 })
  const track = useRef<SlideStep[]>([])

  const move = (to: number, y: number) => {
    const next = Math.min(maxX, Math.max(0, to))
    if (track.current.length === 0) begin.current.ms = Date.now()
    if (track.current.length < maxSteps)
      track.current.push([Math.round(next), Math.round(y), Date.now() - begin.current.ms])
    setX(next)
    return next
  }
  const reset = () => {
    track.current = []
    setX(0)
    setIsSliding(false)
  }
  const end = () => {
    setIsSliding(false)
    if (track.current.length > 0) onEnd(Math.round(x), track.current)
  }
  const handlers: Slide['handlers'] = {
    onPointerDown: (event) => {
      if (!isEnabled || event.button !== 0) return
      event.currentTarget.setPointerCapture?.(event.pointerId)
      track.current = []
      begin.current = {
        pointerX: event.clientX,
        pointerY: event.clientY,
        x,
        ms: Date.now(),
        range: rangePx(event.currentTarget) || 1,
      }
      setIsSliding(true)
      move(x, 0)
    },
    onPointerMove: (event) => {
      if (!isSliding) return
      const { pointerX, pointerY, x: from, range } = begin.current
      move(from + ((event.clientX - pointerX) / range) * maxX, event.clientY - pointerY)
    },
    onPointerUp: () => {
      if (isSliding) end()
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
      if (step !== undefined) move(x + step, 0)
      else if (event.key === 'Home') move(0, 0)
      else if (event.key === 'End') move(maxX, 0)
      else if (event.key === 'Enter' || event.key === ' ') end()
      else return
      event.preventDefault()
    },
  }
  return { x, isSliding, reset, handlers }
}
