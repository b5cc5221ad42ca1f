import type { StageMessage } from './barrage.worker'
import { BarragePainter } from './barrage-painter'
import type { BarrageStage } from './barrage-terms'
import { canvasPicture } from './make-picture'
import type { BarrageColors } from './paint-line'

/** Epoch milliseconds on the clock that page and worker share. */
export const barrageNow = (): number => performance.timeOrigin + performance.now()

/** Sharper than this nobody sees, and each step costs the square. */
export const maxScale = 2

const startTimeoutMs = 5_000

const canUseWorker = (canvas: HTMLCanvasElement): boolean =>
  typeof Worker === 'function' && typeof canvas.transferControlToOffscreen === 'function'

function inWorker(worker: Worker, canvas: HTMLCanvasElement, colors: BarrageColors): BarrageStage {
  const offscreen = canvas.transferControlToOffscreen()
  const post = (message: StageMessage, transfer: Transferable[] = []): void => worker.postMessage(message, transfer)
  post({ type: 'start', canvas: offscreen, colors }, [offscreen])
  return {
    resize: (width, height, scale) => {
      setBox(canvas, width, height)
      post({ type: 'resize', width, height, scale })
    },
    addPicture: (src, picture) => post({ type: 'picture', src, picture }, [picture]),
    add: (lines, counts) => post({ type: 'add', lines, counts }),
    setClock: (clock) => post({ type: 'clock', clock }),
    hold: (ids, at) => post({ type: 'hold', ids, at }),
    letGo: (byMs) => post({ type: 'letGo', byMs }),
    remove: (ids) => post({ type: 'remove', ids }),
    clear: () => post({ type: 'clear' }),
    stop: () => worker.terminate(),
  }
}

/** The canvas is as high as the lanes: what is not drawn on need not be put together with the video. */
function setBox(canvas: HTMLCanvasElement, width: number, height: number): void {
  canvas.style.width = `${width}px`
  canvas.style.height = `${height}px`
}

class PageStage extends BarragePainter {
  readonly #canvas: HTMLCanvasElement

  constructor(canvas: HTMLCanvasElement, colors: BarrageColors) {
    super({
      canvas,
      colors,
      makePicture: canvasPicture,
      now: barrageNow,
      requestFrame: (draw) => requestAnimationFrame(draw),
      cancelFrame: (frame) => cancelAnimationFrame(frame),
    })
    this.#canvas = canvas
  }

  override resize(width: number, height: number, scale: number): void {
    setBox(this.#canvas, width, height)
    super.resize(width, height, scale)
  }
}

/** Resolves when the worker's script runs and can draw; rejects otherwise. */
function readyWorker(start: () => Worker): Promise<Worker> {
  const worker = start()
  return new Promise((resolve, reject) => {
    const fail = (reason: string): void => {
      worker.terminate()
      reject(new Error(reason))
    }
    const timer = setTimeout(() => fail('the worker did not start in time'), startTimeoutMs)
    worker.onmessage = ({ data }: MessageEvent<{ isReady: boolean }>) => {
      clearTimeout(timer)
      worker.onmessage = null
      if (data.isReady) resolve(worker)
      else fail('the worker can not draw')
    }
    worker.onerror = (event) => {
      clearTimeout(timer)
      fail(event.message || 'the worker did not load')
    }
  })
}

/** A stage for a canvas that was never drawn on: a worker where there is one, the page otherwise. */
export async function openBarrageStage(canvas: HTMLCanvasElement, colors: BarrageColors): Promise<BarrageStage> {
  if (canUseWorker(canvas))
    try {
      const { startBarrageWorker } = await import('./start-barrage-worker')
      return inWorker(await readyWorker(startBarrageWorker), canvas, colors)
    } catch (error) {
      console.warn('the barrage is drawn in the page: no worker', error)
    }
  return new PageStage(canvas, colors)
}
