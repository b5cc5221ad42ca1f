import type { StageMessage } from './barrage.worker'
import type { BarrageStage } from './barrage-engine'
import { type BarrageColors, BarragePainter } from './barrage-painter'

/** Epoch milliseconds on the clock that page and worker share. */
export const barrageNow = (): number => performance.timeOrigin + performance.now()

const canUseWorker = (canvas: HTMLCanvasElement): boolean =>
  typeof Worker === 'function' && typeof canvas.transferControlToOffscreen === 'function'

function inWorker(worker: Worker, canvas: HTMLCanvasElement, colors: BarrageColors): BarrageStage {
  const offscreen = canvas.transferControlToOffscreen()
  const post = (message: StageMessage, transfer: Transferable[] = []): void => worker.postMessage(message, transfer)
  post({ type: 'start', canvas: offscreen, colors }, [offscreen])
  return {
    resize: (width, height, scale) => post({ type: 'resize', width, height, scale }),
    add: (lines) => post({ type: 'add', lines }),
    clear: () => post({ type: 'clear' }),
    stop: () => worker.terminate(),
  }
}

function inPage(canvas: HTMLCanvasElement, colors: BarrageColors): BarrageStage {
  return new BarragePainter({
    canvas,
    colors,
    makeCanvas: (width, height) => Object.assign(document.createElement('canvas'), { width, height }),
    now: barrageNow,
    requestFrame: (draw) => requestAnimationFrame(draw),
    cancelFrame: (frame) => cancelAnimationFrame(frame),
  })
}

/** A stage for a canvas that was never drawn on: a worker where there is one, the page otherwise. */
export async function openBarrageStage(canvas: HTMLCanvasElement, colors: BarrageColors): Promise<BarrageStage> {
  if (!canUseWorker(canvas)) return inPage(canvas, colors)
  try {
    const { startBarrageWorker } = await import('./start-barrage-worker')
    return inWorker(startBarrageWorker(), canvas, colors)
  } catch (error) {
    console.warn('the barrage is drawn in the page: no worker', error)
    return inPage(canvas, colors)
  }
}
