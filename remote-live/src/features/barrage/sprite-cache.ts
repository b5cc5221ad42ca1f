/** A text painted once; drawn every frame as long as lines show it. */
export interface Sprite {
  source: CanvasImageSource
  /** Lines on their way with this picture. */
  uses: number
  isCached: boolean
}

export const spriteLimit = 400

/** A bitmap's memory is given back at once; waiting for the collector would pile up megabytes a second. */
function free({ source }: Sprite): void {
  if (typeof ImageBitmap !== 'undefined' && source instanceof ImageBitmap) source.close()
}

/** Pictures of texts; the least recently asked for goes first. */
export class SpriteCache {
  readonly #sprites = new Map<string, Sprite>()

  /** The picture of a key, painted when it is new. Give it back with `release`. */
  take(key: string, paint: () => CanvasImageSource): Sprite {
    const sprite = this.#sprites.get(key) ?? { source: paint(), uses: 0, isCached: true }
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
