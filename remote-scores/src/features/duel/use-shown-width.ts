import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * A drawing and how wide it is shown, px. Drawn in so many units, its words are as large as those beside it; scaled as a
 * picture they would grow with the window.
 */
export function useShownWidth(usual: number): [drawing: RefObject<SVGSVGElement | null>, width: number] {
  const drawing = useRef<SVGSVGElement>(null)
  const [width, setWidth] = useState(usual)
  useLayoutEffect(() => {
    const element = drawing.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const measure = () => setWidth(element.clientWidth || usual)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [usual])
  return [drawing, width]
}
