import { type Disposer, disposeAll } from '@pitchside/base'
import type { BarrageLine } from '../../parts/barrage-line/barrage-line'
import { BarrageEngine } from './barrage-engine'
import type { BarrageRules } from './barrage-rules'
import { barrageNow, maxScale, openBarrageStage } from './barrage-stage'
import { LinePictures } from './line-pictures'
import { textMeasurer } from './measure-text'
import type { BarrageColors } from './paint-line'
import { Pulse } from './pulse'
import type { Rect } from './stage-bands'

/** Batches to the stage come no faster than this. */
const batchMs = 50

/** Elements over the video that no line may cross carry this attribute. */
const clearAttribute = 'data-barrage-clear'

function readColors(element: HTMLElement): BarrageColors {
  const style = getComputedStyle(element)
  const token = (name: string, otherwise: string): string => style.getPropertyValue(name).trim() || otherwise
  return {
    text: token('--on-media', 'white'),
    outline: 'rgb(0 0 0 / 0.82)',
    own: token('--volt', 'yellow'),
    ownFill: token('--media-chip', 'rgb(8 10 12 / 0.62)'),
    ink: token('--ink', 'black'),
    tiers: [1, 2, 3, 4, 5, 6].map((tier) => token(`--tier-${tier}`, 'gold')),
  }
}

/** Where the elements that must stay readable are, in the stage's pixels. */
function clearRects(frame: HTMLElement, box: HTMLElement): Rect[] {
  const stage = box.getBoundingClientRect()
  return [...frame.querySelectorAll(`[${clearAttribute}]`)].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left - stage.left, y: top - stage.top, width, height }
  })
}

export interface RunningBarrage {
  engine: BarrageEngine
  /** Lets a line fly, as soon as its pictures are there. */
  push(line: BarrageLine): void
  stop: Disposer
}

/** Follows the size of the box and what stands over the video. */
function followBox(frame: HTMLElement, box: HTMLElement, engine: BarrageEngine): Disposer {
  const fit = (): void => {
    engine.keepClear(clearRects(frame, box))
    engine.resize(box.clientWidth, box.clientHeight, Math.min(maxScale, window.devicePixelRatio || 1))
  }
  const sizes = new ResizeObserver(fit)
  sizes.observe(box)
  const comings = new MutationObserver(() => engine.keepClear(clearRects(frame, box)))
  comings.observe(frame, { childList: true })
  return () => {
    sizes.disconnect()
    comings.disconnect()
  }
}

/** Opens a stage in the box over a picture and an engine for it. Resolves with undefined when `isEnded` by then. */
export async function runBarrage(
  frame: HTMLElement,
  box: HTMLElement,
  rules: BarrageRules,
  isEnded: () => boolean,
): Promise<RunningBarrage | undefined> {
  const canvas = document.createElement('canvas')
  box.append(canvas)
  const stage = await openBarrageStage(canvas, readColors(box))
  if (isEnded()) {
    stage.stop()
    canvas.remove()
    return undefined
  }
  const pulse = new Pulse(() => {
    if (engine.pump()) pulse.ask()
  }, batchMs)
  const engine = new BarrageEngine({
    stage,
    rules,
    measure: textMeasurer(),
    now: barrageNow,
    onWork: () => pulse.ask(),
  })
  // A hidden page drops lines: nobody wants a minute of them at once.
  const onVisibility = (): void => engine.clear()
  document.addEventListener('visibilitychange', onVisibility)
  const stop = disposeAll([
    () => canvas.remove(),
    () => stage.stop(),
    () => pulse.stop(),
    () => document.removeEventListener('visibilitychange', onVisibility),
    followBox(frame, box, engine),
  ])
  const pictures = new LinePictures(stage)
  const push = (line: BarrageLine): void => {
    const coming = pictures.bring(line.parts)
    if (coming) void coming.then(() => isEnded() || engine.push(line))
    else engine.push(line)
  }
  return { engine, push, stop }
}
