import { type QueuedScene, takeScene, withScene } from './scene-queue'
import type { Scene } from './scenes/scene'

/** A browser's picture of more than two pixels per pixel costs more than it shows. */
const ratioMax = 2
/** A tab that was away long must not jump. */
const stepMaxMs = 100

/** Loads the painters when the first scene comes: most visits need none. */
const loadScene = async (name: string): Promise<Scene | undefined> => (await import('./scenes/scenes')).sceneNamed(name)

/** Plays scenes on a canvas, one at a time. Stands still while the tab is hidden. */
export class SceneTheatre {
  readonly #canvas: HTMLCanvasElement
  #queue: readonly QueuedScene[] = []
  #frame = 0
  #isBusy = false
  #isStopped = false

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas
  }

  add(scene: QueuedScene): void {
    this.#queue = withScene(this.#queue, scene)
    if (!this.#isBusy) void this.#playNext()
  }

  stop(): void {
    this.#isStopped = true
    this.#queue = []
    cancelAnimationFrame(this.#frame)
  }

  async #playNext(): Promise<void> {
    const { next, rest } = takeScene(this.#queue, Date.now())
    this.#queue = rest
    this.#isBusy = next !== undefined
    if (!next || this.#isStopped) return
    try {
      const scene = await loadScene(next.scene)
      if (scene) await this.#play(scene, next.lengthS)
    } catch (error) {
      console.warn('a gift scene can not be shown', error)
    }
    if (!this.#isStopped) void this.#playNext()
  }

  /** Frames come only while the tab is visible, and the scene's time is the sum of its frames. */
  #play(scene: Scene, lengthS: number): Promise<void> {
    const context = this.#canvas.getContext('2d')
    if (!context) return Promise.resolve()
    return new Promise((resolve) => {
      let playedMs = 0
      let lastAt: number | undefined
      const draw = (at: number): void => {
        if (this.#isStopped) return
        playedMs += Math.min(stepMaxMs, at - (lastAt ?? at))
        lastAt = at
        const { width, height } = this.#fit(context)
        context.clearRect(0, 0, width, height)
        if (playedMs >= lengthS * 1_000) {
          resolve()
          return
        }
        scene(context, { width, height, t: playedMs / 1_000 / lengthS })
        this.#frame = requestAnimationFrame(draw)
      }
      this.#frame = requestAnimationFrame(draw)
    })
  }

  /** The canvas is as large as the player is at this moment. */
  #fit(context: CanvasRenderingContext2D): { width: number; height: number } {
    const { clientWidth: width, clientHeight: height } = this.#canvas
    const ratio = Math.min(ratioMax, window.devicePixelRatio || 1)
    const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)]
    if (this.#canvas.width !== w || this.#canvas.height !== h) {
      this.#canvas.width = w
      this.#canvas.height = h
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    return { width, height }
  }
}
