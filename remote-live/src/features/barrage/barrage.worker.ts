import type { FlyingLine } from '../../parts/barrage-line/barrage-line'
import type { ClockState } from './barrage-clock'
import { BarragePainter } from './barrage-painter'
import { bitmapMaker } from './make-picture'
import type { BarrageColors } from './paint-line'

/** What the page tells the worker that draws the barrage. */
export type StageMessage =
  | { type: 'start'; canvas: OffscreenCanvas; colors: BarrageColors }
  | { type: 'resize'; width: number; height: number; scale: number }
  | { type: 'picture'; src: string; picture: ImageBitmap }
  | { type: 'add'; lines: readonly FlyingLine[]; counts: readonly [number, number][] }
  | { type: 'clock'; clock: ClockState }
  | { type: 'hold'; ids: readonly number[]; at: number }
  | { type: 'letGo'; byMs: number }
  | { type: 'remove'; ids: readonly number[] }
  | { type: 'clear' }
  | { type: 'count' }

let painter: BarragePainter | undefined

function start(canvas: OffscreenCanvas, colors: BarrageColors): BarragePainter {
  return new BarragePainter({
    canvas,
    colors,
    makePicture: bitmapMaker(),
    // Page and worker have their own performance clocks; the epoch is what they share.
    now: () => performance.timeOrigin + performance.now(),
    requestFrame: (draw) => requestAnimationFrame(draw),
    cancelFrame: (frame) => cancelAnimationFrame(frame),
  })
}

/** Obeys a message on a stage that stands. */
function obey(stage: BarragePainter, data: StageMessage): void {
  if (data.type === 'resize') stage.resize(data.width, data.height, data.scale)
  else if (data.type === 'picture') stage.addPicture(data.src, data.picture)
  else if (data.type === 'add') stage.add(data.lines, data.counts)
  else if (data.type === 'clock') stage.setClock(data.clock)
  else if (data.type === 'hold') stage.hold(data.ids, data.at)
  else if (data.type === 'letGo') stage.letGo(data.byMs)
  else if (data.type === 'remove') stage.remove(data.ids)
  else if (data.type === 'clear') stage.clear()
  else if (data.type === 'count') postMessage({ frames: stage.frames })
}

addEventListener('message', ({ data }: MessageEvent<StageMessage>) => {
  if (data.type === 'start') painter = start(data.canvas, data.colors)
  else if (painter) obey(painter, data)
})

/** Some engines have the canvas and not the rest of what is drawn with; the page has all of it. */
const canDraw = (): boolean =>
  typeof requestAnimationFrame === 'function' &&
  typeof createImageBitmap === 'function' &&
  typeof new OffscreenCanvas(1, 1).getContext('2d')?.reset === 'function'

// The page hands its canvas over only to a worker that runs and can draw: it would never get it back.
postMessage({ isReady: canDraw() })
