import { type ClockState, timeOf } from './barrage-clock'
import type { BarrageStage } from './barrage-engine'
import type { FlyingLine, LineLook } from './barrage-line'
import type { Context } from './bubble-art'
import { lineGapPx } from './lanes'
import { type BarrageColors, paintCount, paintLine, spritePadPx } from './paint-line'
import { type Sprite, SpriteCache } from './sprite-cache'

export interface PainterOptions {
  canvas: HTMLCanvasElement | OffscreenCanvas
  colors: BarrageColors
  /** A picture of this size in device pixels. */
  makePicture: (width: number, height: number, paint: (context: Context) => void) => CanvasImageSource
  now: () => number
  requestFrame: (draw: () => void) => number
  cancelFrame: (frame: number) => void
}

/** A line and its picture, as they move. */
interface Mover extends FlyingLine {
  sprite: Sprite
  mark: Sprite | undefined
  isHeld: boolean
}

const keyOf = ({ text, look, width }: FlyingLine): string => `${JSON.stringify(look)}|${width}|${text}`

/**
 * Draws flying lines on one canvas. Each text is painted once into a bitmap; a frame only moves bitmaps. The same class
 * runs in a worker and, where that is missing, in the page. Nothing runs while no line is on its way or time stands.
 */
export class BarragePainter implements BarrageStage {
  readonly #options: PainterOptions
  readonly #context: Context
  readonly #sprites = new SpriteCache()
  #movers: Mover[] = []
  #size = { width: 0, height: 0, scale: 1 }
  #clock: ClockState = { lostMs: 0 }
  #heldAt = 0
  #frame: number | undefined
  #frames = 0

  constructor(options: PainterOptions) {
    this.#options = options
    const context = options.canvas.getContext('2d') as Context | null
    if (!context) throw new Error('this browser gives no 2d canvas')
    this.#context = context
  }

  resize(width: number, height: number, scale: number): void {
    const { canvas } = this.#options
    const before = this.#size
    if (before.width === width && before.height === height && before.scale === scale) return
    this.#size = { width, height, scale }
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    if (before.scale !== scale) this.#repaint()
    this.#draw()
  }

  add(lines: readonly FlyingLine[], counts: readonly [number, number][]): void {
    for (const line of lines)
      this.#movers.push({
        ...line,
        sprite: this.#spriteOf(line),
        mark: this.#markOf(line.count, line.look),
        isHeld: false,
      })
    for (const [id, count] of counts) {
      const mover = this.#movers.find((one) => one.id === id)
      if (!mover) continue
      if (mover.mark) this.#sprites.release(mover.mark)
      mover.count = count
      mover.mark = this.#markOf(count, mover.look)
    }
    this.#start()
  }

  setClock(clock: ClockState): void {
    this.#clock = clock
    this.#start()
  }

  hold(ids: readonly number[], at: number): void {
    this.#heldAt = at
    const held = new Set(ids)
    for (const mover of this.#movers) mover.isHeld = held.has(mover.id)
  }

  letGo(byMs: number): void {
    for (const mover of this.#movers) {
      if (!mover.isHeld) continue
      mover.isHeld = false
      mover.startedAt += byMs
      mover.endsAt += byMs
    }
    this.#start()
  }

  remove(ids: readonly number[]): void {
    const gone = new Set(ids)
    for (const mover of this.#movers) if (gone.has(mover.id)) this.#release(mover)
    this.#movers = this.#movers.filter(({ id }) => !gone.has(id))
    this.#draw()
  }

  clear(): void {
    for (const mover of this.#movers) this.#release(mover)
    this.#movers = []
    this.#context.clearRect(0, 0, this.#options.canvas.width, this.#options.canvas.height)
  }

  stop(): void {
    if (this.#frame !== undefined) this.#options.cancelFrame(this.#frame)
    this.#frame = undefined
    this.clear()
    this.#sprites.clear()
  }

  /** Frames drawn since the start. */
  get frames(): number {
    return this.#frames
  }

  #start(): void {
    if (this.#frame !== undefined || this.#movers.length === 0 || this.#clock.frozenAt !== undefined) return
    this.#frame = this.#options.requestFrame(() => {
      this.#frame = undefined
      this.#draw()
      this.#start()
    })
  }

  #draw(): void {
    const context = this.#context
    const { scale } = this.#size
    const now = timeOf(this.#clock, this.#options.now())
    this.#frames++
    context.clearRect(0, 0, this.#options.canvas.width, this.#options.canvas.height)
    let kept = 0
    for (const mover of this.#movers) {
      const at = mover.isHeld ? this.#heldAt : now
      if (mover.endsAt <= at) {
        this.#release(mover)
        continue
      }
      this.#movers[kept++] = mover
      const x = mover.startX - (at - mover.startedAt) * mover.speed
      context.drawImage(mover.sprite.source, (x - spritePadPx) * scale, mover.y * scale)
      if (mover.mark) context.drawImage(mover.mark.source, (x + mover.width) * scale, mover.y * scale)
    }
    this.#movers.length = kept
  }

  #release({ sprite, mark }: Mover): void {
    this.#sprites.release(sprite)
    if (mark) this.#sprites.release(mark)
  }

  /** Another scale: every picture anew, the lines where they are. */
  #repaint(): void {
    for (const mover of this.#movers) this.#release(mover)
    this.#sprites.clear()
    for (const mover of this.#movers) {
      mover.sprite = this.#spriteOf(mover)
      mover.mark = this.#markOf(mover.count, mover.look)
    }
  }

  #spriteOf(line: FlyingLine): Sprite {
    const { colors } = this.#options
    return this.#sprites.take(keyOf(line), () =>
      this.#picture(line.width + spritePadPx * 2, line.look.height, (context) => {
        context.translate(spritePadPx, 0)
        paintLine(context, line, colors)
      }),
    )
  }

  #markOf(count: number, look: LineLook): Sprite | undefined {
    if (count < 2) return undefined
    return this.#sprites.take(`×${Math.min(count, 100)}|${look.fontPx}`, () =>
      this.#picture(lineGapPx, look.height, (context) => paintCount(context, count, look, this.#options.colors)),
    )
  }

  #picture(width: number, height: number, paint: (context: Context) => void): CanvasImageSource {
    const { scale } = this.#size
    return this.#options.makePicture(
      Math.max(1, Math.ceil(width * scale)),
      Math.max(1, Math.ceil(height * scale)),
      (context) => {
        context.scale(scale, scale)
        paint(context)
      },
    )
  }
}
