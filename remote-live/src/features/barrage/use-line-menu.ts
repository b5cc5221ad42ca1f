import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { BarrageEngine } from './barrage-engine'
import type { SaidLine } from './barrage-terms'

/** A line that was clicked, and where its menu belongs, px in the box. */
export interface ChosenLine {
  said: SaidLine
  x: number
  y: number
}

/** The pointer rests this long on a line before the line stops for it: passing over stops nothing. */
const restMs = 120

/** Parts of the picture that are not controls: there a click means the line under it. */
const isPicture = (target: EventTarget | null): boolean => target instanceof Element && target.matches('video, canvas')

/**
 * Lines stop under a resting pointer and open a menu when clicked. The canvas takes no events: the frame around the
 * picture is listened to, and only clicks that hit a line are kept from it.
 */
export function useLineMenu(
  box: RefObject<HTMLElement | null>,
  engine: BarrageEngine | undefined,
): { chosen: ChosenLine | undefined; close: () => void } {
  const [chosen, setChosen] = useState<ChosenLine>()
  const close = useCallback(() => {
    setChosen(undefined)
    engine?.letGo()
  }, [engine])
  useEffect(() => {
    const element = box.current
    const frame = element?.parentElement?.parentElement
    if (!element || !frame || !engine || chosen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let held: SaidLine | undefined
    const lineUnder = (event: MouseEvent): SaidLine | undefined => {
      const { left, top } = element.getBoundingClientRect()
      return isPicture(event.target) ? engine.lineAt(event.clientX - left, event.clientY - top) : undefined
    }
    const letGo = (): void => {
      clearTimeout(timer)
      if (held) engine.letGo()
      held = undefined
      frame.style.cursor = ''
    }
    const onMove = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return
      const line = lineUnder(event)
      if (line?.flying.id === held?.flying.id && held) return
      letGo()
      if (!line) return
      frame.style.cursor = 'pointer'
      timer = setTimeout(() => {
        held = line
        engine.hold(line)
      }, restMs)
    }
    const onClick = (event: MouseEvent): void => {
      const line = held ?? lineUnder(event)
      if (!line || !isPicture(event.target)) return
      event.stopPropagation()
      clearTimeout(timer)
      if (!held) engine.hold(line)
      held = undefined
      frame.style.cursor = ''
      setChosen({ said: line, x: engine.leftOf(line.flying), y: line.flying.y + line.flying.look.height })
    }
    frame.addEventListener('pointermove', onMove)
    frame.addEventListener('pointerleave', letGo)
    frame.addEventListener('click', onClick, { capture: true })
    return () => {
      frame.removeEventListener('pointermove', onMove)
      frame.removeEventListener('pointerleave', letGo)
      frame.removeEventListener('click', onClick, { capture: true })
      clearTimeout(timer)
      frame.style.cursor = ''
      if (held) engine.letGo()
    }
  }, [box, engine, chosen])
  return { chosen, close }
}
