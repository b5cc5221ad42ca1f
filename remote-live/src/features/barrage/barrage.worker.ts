import type { FlyingLine } from './barrage-line'
import { type BarrageColors, BarragePainter } from './barrage-painter'

/** What the page tells the worker that draws the barrage. */
export type StageMessage =
  | { type: 'start'; canvas: OffscreenCanvas; colors: BarrageColors }
  | { type: 'resize'; width: number; height: number; scale: number }
  | { type: 'add'; lines: readonly FlyingLine[] }
  | { type: 'clear' }

let painter: BarragePainter | undefined

function start(canvas: OffscreenCanvas, colors: BarrageColors): BarragePainter {
  return new BarragePainter({
    canvas,
    colors,
    makeCanvas: (width, height) => new OffscreenCanvas(width, height),
    // Page and worker have their own performance clocks; the epoch is what they share.
    now: () => performance.timeOrigin + performance.now(),
    requestFrame: (draw) => requestAnimationFrame(draw),
    cancelFrame: (frame) => cancelAnimationFrame(frame),
  })
}

addEventListener('message', ({ data }: MessageEvent<StageMessage>) => {
  switch (data.type) {
    case 'start':
      painter = start(data.canvas, data.colors)
      return
    case 'resize':
      painter?.resize(data.width, data.height, data.scale)
      return
    case 'add':
      painter?.add(data.lines)
      return
    case 'clear':
      painter?.clear()
  }
})
