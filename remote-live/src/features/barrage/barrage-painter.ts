import type { FlyingLine, LineLook } from '../../parts/barrage-line/barrage-line'
import { type ClockState, timeOf } from './barrage-clock'
import type { BarrageStage } from './barrage-terms'
import type { Context } from './bubble-art'
import { lineGapPx } from './lanes'
import type { MakePicture } from './make-picture'
import { type BarrageColors, type PictureOf, paintCount, paintLine, spritePadPx } from './paint-line'
import { freePicture, type Sprite, SpriteCache } from './sprite-cache'

export interface PainterOptions {
  canvas: HTMLCanvasElement | OffscreenCanvas
  colors: BarrageColors
  makePicture: MakePicture
  now: () => number
  requestFrame: (draw: () => void) => number
  cancelFrame: (frame: number) => void
}

/**
 * Positions between two device pixels, painted as pictures of their own. Letting the canvas interpolate instead costs
 * three times as much a frame and blurs; on sharp displays whole pixels are fine enough.
 */
const stepsAt = (scale: number): number => (scale < 2 ? 2 : 1)

/** A line and its picture, as they move. */
interface Mover extends FlyingLine {
  sprite: Sprite
  mark: Sprite | undefined
  isHeld: boolean
}

type Paint = (context: Context, mover: Mover, colors: BarrageColors, pictureOf: PictureOf) => void

const paintText: Paint = (context, mover, colors, pictureOf) => {
  context.translate(spritePadPx, 0)
  paintLine(context, mover, colors, pictureOf)
}

const paintMark: Paint = (context, mover, colors) => paintCount(context, mover.count, mover.look, colors)

const keyOf = ({ text, parts, look, width }: FlyingLine): string =>
  `${JSON.stringify(look)}|${width}|${parts ? JSON.stringify(parts) : text}`

/**
 * Draws flying lines on one canvas. Each text is painted once into a bitmap; a frame only moves bitmaps. The same class
 * runs in a worker and, where that is missing, in the page. Nothing runs while no line is on its way or time stands.
 */
export class BarragePainter implements BarrageStage {
  readonly #options: PainterOptions
  readonly #context: Context
  readonly #sprites = new SpriteCache()
  readonly #pictures = new Map<string, ImageBitmap>()
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

  addPicture(src: string, picture: ImageBitmap): void {
    this.#pictures.set(src, picture)
  }

  add(lines: readonly FlyingLine[], counts: readonly [number, number][]): void {
    for (const line of lines)
      this.#movers.push({
        ...line,
        sprite: this.#sprites.take(keyOf(line)),
        mark: this.#markOf(line.count, line.look),
        isHeld: false,
      })
    // What stands is read over what rolls by.
    if (this.#movers.some(({ speed }) => speed === 0))
      this.#movers.sort((a, b) => Number(a.speed === 0) - Number(b.speed === 0))
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
    for (const picture of this.#pictures.values()) freePicture(picture)
    this.#pictures.clear()
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
      this.#drawSprite(mover, mover.sprite, (x - spritePadPx) * scale, paintText)
      if (mover.mark) this.#drawSprite(mover, mover.mark, (x + mover.width) * scale, paintMark)
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
      mover.sprite = this.#sprites.take(keyOf(mover))
      mover.mark = this.#markOf(mover.count, mover.look)
    }
  }

  #drawSprite(mover: Mover, sprite: Sprite, x: number, paint: Paint): void {
    const steps = stepsAt(this.#size.scale)
    const at = Math.round(x * steps)
    const left = Math.floor(at / steps)
    const step = at - left * steps
    if (sprite.steps[step] === undefined) this.#make(mover, sprite, step, paint)
    // While it is being made, the neighbour is close enough.
    const picture = sprite.steps[step] ?? sprite.steps[1 - step]
    if (picture) this.#context.drawImage(picture, left, Math.round(mover.y * this.#size.scale))
  }

  #markOf(count: number, { fontPx }: LineLook): Sprite | undefined {
    return count < 2 ? undefined : this.#sprites.take(`×${Math.min(count, 100)}|${fontPx}`)
  }

  /** Paints a line, or the mark behind it, moved to the right by a part of a device pixel. */
  #make(mover: Mover, sprite: Sprite, step: number, paint: Paint): void {
    const { scale } = this.#size
    const shift = step / stepsAt(scale)
    const width = Math.ceil((paint === paintText ? mover.width + spritePadPx * 2 : lineGapPx) * scale) + 1
    const height = Math.max(1, Math.ceil(mover.look.height * scale))
    const made = this.#options.makePicture(width, height, (context) => {
      context.translate(shift, 0)
      context.scale(scale, scale)
      paint(context, mover, this.#options.colors, (src) => this.#pictures.get(src))
    })
    if (!(made instanceof Promise)) {
      sprite.steps[step] = made
      return
    }
    sprite.steps[step] = null
    made.then(
      (picture) => {
        if (sprite.isFreed) freePicture(picture)
        else sprite.steps[step] = picture
      },
      (error: unknown) => console.warn('a line of the barrage could not be painted', error),
    )
  }
}
