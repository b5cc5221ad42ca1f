import { barrageFont, type FlyingLine, framePx, isFramed } from './barrage-line'

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
type Canvas = HTMLCanvasElement | OffscreenCanvas

/** Colours the painter needs, read from the page's tokens. */
export interface BarrageColors {
  text: string
  outline: string
  own: string
  ownFill: string
  tiers: readonly string[]
}

export interface PainterOptions {
  canvas: Canvas
  colors: BarrageColors
  makeCanvas: (width: number, height: number) => Canvas
  now: () => number
  requestFrame: (draw: () => void) => number
  cancelFrame: (frame: number) => void
}

/** Pictures of texts that are kept; repeated shouts are drawn once. */
const spriteLimit = 400
const spritePadPx = 4

/**
 * Draws flying lines on one canvas. Each text is painted once into a bitmap; a frame only moves bitmaps. The same class
 * runs in a worker and, where that is missing, in the page. Nothing runs while no line is on its way.
 */
export class BarragePainter {
  readonly #options: PainterOptions
  readonly #context: Context
  readonly #sprites = new Map<string, Canvas>()
  #lines: FlyingLine[] = []
  #scale = 1
  #frame: number | undefined

  constructor(options: PainterOptions) {
    this.#options = options
    const context = options.canvas.getContext('2d') as Context | null
    if (!context) throw new Error('this browser gives no 2d canvas')
    this.#context = context
  }

  resize(width: number, height: number, scale: number): void {
    const { canvas } = this.#options
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    if (scale !== this.#scale) this.#sprites.clear()
    this.#scale = scale
    this.#draw()
  }

  add(lines: readonly FlyingLine[]): void {
    this.#lines.push(...lines)
    this.#start()
  }

  clear(): void {
    this.#lines = []
    this.#context.clearRect(0, 0, this.#options.canvas.width, this.#options.canvas.height)
  }

  stop(): void {
    if (this.#frame !== undefined) this.#options.cancelFrame(this.#frame)
    this.#frame = undefined
    this.#lines = []
    this.#sprites.clear()
  }

  /** Lines on their way. */
  get size(): number {
    return this.#lines.length
  }

  #start(): void {
    if (this.#frame !== undefined || this.#lines.length === 0) return
    this.#frame = this.#options.requestFrame(() => {
      this.#frame = undefined
      this.#draw()
      this.#start()
    })
  }

  #draw(): void {
    const context = this.#context
    const scale = this.#scale
    const now = this.#options.now()
    context.clearRect(0, 0, this.#options.canvas.width, this.#options.canvas.height)
    this.#lines = this.#lines.filter((line) => {
      const x = line.startX - (now - line.startedAt) * line.speed
      if (x + line.width < 0) return false
      context.drawImage(this.#spriteOf(line), (x - spritePadPx) * scale, line.y * scale)
      return true
    })
  }

  #spriteOf(line: FlyingLine): Canvas {
    const key = `${line.fontPx}|${line.color ?? ''}|${line.isMine ? 1 : 0}|${line.tier ?? 0}|${line.text}`
    const known = this.#sprites.get(key)
    if (known) return known
    if (this.#sprites.size >= spriteLimit) {
      const [oldest] = this.#sprites.keys()
      if (oldest !== undefined) this.#sprites.delete(oldest)
    }
    const sprite = this.#paint(line)
    this.#sprites.set(key, sprite)
    return sprite
  }

  #paint(line: FlyingLine): Canvas {
    const scale = this.#scale
    const { makeCanvas, colors } = this.#options
    const sprite = makeCanvas(
      Math.max(1, Math.ceil((line.width + spritePadPx * 2) * scale)),
      Math.max(1, Math.ceil(line.height * scale)),
    )
    const context = sprite.getContext('2d') as Context | null
    if (!context) return sprite
    context.scale(scale, scale)
    if (isFramed(line)) paintFrame(context, line, colors)
    context.font = barrageFont(line.fontPx)
    context.textBaseline = 'middle'
    context.lineJoin = 'round'
    context.lineWidth = 2
    const x = spritePadPx + (isFramed(line) ? framePx : 0)
    const y = line.height / 2 + 1
    context.strokeStyle = colors.outline
    context.strokeText(line.text, x, y)
    context.fillStyle = line.color ?? colors.text
    context.fillText(line.text, x, y)
    return sprite
  }
}

function paintFrame(context: Context, line: FlyingLine, colors: BarrageColors): void {
  const color = line.isMine ? colors.own : colors.tiers[(line.tier ?? 1) - 1]
  const height = line.height - 4
  context.beginPath()
  context.roundRect(spritePadPx + 1, 2, line.width - 2, height, height / 2)
  context.fillStyle = line.isMine ? colors.ownFill : (color ?? colors.own)
  context.globalAlpha = line.isMine ? 1 : 0.42
  context.fill()
  context.globalAlpha = 1
  context.strokeStyle = color ?? colors.own
  context.lineWidth = 1.5
  context.stroke()
}
