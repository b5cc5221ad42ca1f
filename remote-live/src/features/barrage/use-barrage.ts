import { type Disposer, disposeAll } from '@pitchside/base'
import { type RefObject, useEffect } from 'react'
import { BarrageEngine } from './barrage-engine'
import type { BarrageLine } from './barrage-line'
import type { BarrageColors } from './barrage-painter'
import { type BarrageSettings, useBarrageSettings } from './barrage-settings.store'
import { barrageNow, openBarrageStage } from './barrage-stage'

/** Where the lines come from: a room, or anything else that gives them as they happen. */
export type BarrageSource = (listener: (line: BarrageLine) => void) => Disposer

/** Waiting lines are looked at this often. */
const pumpMs = 50

function readColors(element: HTMLElement): BarrageColors {
  const style = getComputedStyle(element)
  const token = (name: string): string => style.getPropertyValue(name).trim()
  return {
    text: token('--on-media') || 'white',
    outline: token('--scrim') || 'black',
    own: token('--volt') || 'yellow',
    ownFill: token('--media-chip') || 'black',
    tiers: [1, 2, 3, 4, 5, 6].map((tier) => token(`--tier-${tier}`) || 'gold'),
  }
}

function measurer(): (text: string, font: string) => number {
  const context = document.createElement('canvas').getContext('2d')
  return (text, font) => {
    if (!context) return text.length * 20
    context.font = font
    return context.measureText(text).width
  }
}

async function run(box: HTMLElement, source: BarrageSource, isEnded: () => boolean): Promise<Disposer> {
  const canvas = document.createElement('canvas')
  box.append(canvas)
  const stage = await openBarrageStage(canvas, readColors(box))
  if (isEnded()) {
    stage.stop()
    canvas.remove()
    return () => undefined
  }
  const settings = (): BarrageSettings => useBarrageSettings.getState()
  const engine = new BarrageEngine({ stage, settings: settings(), measure: measurer(), now: barrageNow })
  const observer = new ResizeObserver(() =>
    engine.resize(box.clientWidth, box.clientHeight, Math.min(2, window.devicePixelRatio)),
  )
  observer.observe(box)
  const timer = setInterval(() => engine.pump(), pumpMs)
  const onVisibility = (): void => engine.clear()
  document.addEventListener('visibilitychange', onVisibility)
  return disposeAll([
    () => canvas.remove(),
    () => stage.stop(),
    () => observer.disconnect(),
    () => clearInterval(timer),
    () => document.removeEventListener('visibilitychange', onVisibility),
    useBarrageSettings.subscribe(() => engine.change(settings())),
    // A hidden page drops lines: nobody wants a minute of them at once.
    source((line) => document.hidden || engine.push(line)),
  ])
}

/** Lets lines of a source fly inside a box while `isOn`; everything ends with the component. */
export function useBarrage(box: RefObject<HTMLElement | null>, source: BarrageSource, isOn: boolean): void {
  useEffect(() => {
    const element = box.current
    if (!element || !isOn) return
    let isEnded = false
    let dispose: Disposer | undefined
    run(element, source, () => isEnded).then(
      (disposer) => {
        if (isEnded) disposer()
        else dispose = disposer
      },
      (error: unknown) => console.warn('the barrage did not start', error),
    )
    return () => {
      isEnded = true
      dispose?.()
    }
  }, [box, source, isOn])
}
