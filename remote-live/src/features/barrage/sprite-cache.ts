/** A text painted once for each step between two pixels; drawn every frame as long as lines show it. */
export interface Sprite {
  /** By step; painted when a line first needs it. `null` while it is being made. */
  steps: (CanvasImageSource | null | undefined)[]
  /** Nobody draws it and the cache forgot it. */
  isFreed: boolean
  /** Lines on their way with this picture. */
  uses: number
  isCached: boolean
}

export const spriteLimit = 400

/** A bitmap's memory is given back at once; waiting for the collector would pile up megabytes a second. */
export function freePicture(picture: CanvasImageSource | null | undefined): void {
  if (typeof ImageBitmap !== 'undefined' && picture instanceof ImageBitmap) picture.close()
}

function free(sprite: Sprite): void {
  sprite.isFreed = true
  for (const picture of sprite.steps) freePicture(picture)
  sprite.steps.length = 0
}

/** Pictures of texts; the least recently asked for goes first. */
export class SpriteCache {
  readonly #sprites = new Map<string, Sprite>()

  /** The pictures of a key. Give them back with `release`. */
  take(key: string): Sprite {
    const sprite = this.#sprites.get(key) ?? { steps: [], uses: 0, isCached: true, isFreed: false }
    sprite.uses++
    this.#sprites.delete(key)
    this.#sprites.set(key, sprite)
    if (this.#sprites.size > spriteLimit) this.#evictOldest()
    return sprite
  }

  release(sprite: Sprite): void {
    sprite.uses--
    if (sprite.uses === 0 && !sprite.isCached) free(sprite)
  }

  clear(): void {
    for (const key of [...this.#sprites.keys()]) this.#evict(key)
  }

  get size(): number {
    return this.#sprites.size
  }

  #evictOldest(): void {
    const oldest = this.#sprites.keys().next()
    if (!oldest.done) this.#evict(oldest.value)
  }

  #evict(key: string): void {
    const sprite = this.#sprites.get(key)
    this.#sprites.delete(key)
    if (!sprite) return
    sprite.isCached = false
    if (sprite.uses === 0) free(sprite)
  }
}
