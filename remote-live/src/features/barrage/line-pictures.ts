import type { LineParts } from '../../parts/barrage-line/barrage-line'
import { freePicture } from './sprite-cache'

/** Pictures that lines show, each read once. One that does not come is `undefined`: its name is painted in its place. */
export class LinePictures {
  readonly #pictures = new Map<string, ImageBitmap | undefined>()
  readonly #coming = new Map<string, Promise<void>>()
  #isStopped = false

  of = (src: string): ImageBitmap | undefined => this.#pictures.get(src)

  /** Resolves when all pictures of a line have come or failed; undefined where nothing is waited for. */
  read(parts: LineParts = []): Promise<unknown> | undefined {
    const missing = parts.flatMap((part) =>
      typeof part === 'string' || this.#pictures.has(part.src) ? [] : [part.src],
    )
    return missing.length === 0 ? undefined : Promise.all(missing.map((src) => this.#bring(src)))
  }

  stop(): void {
    this.#isStopped = true
    for (const picture of this.#pictures.values()) freePicture(picture)
    this.#pictures.clear()
  }

  #bring(src: string): Promise<void> {
    const known = this.#coming.get(src)
    if (known) return known
    const coming = readPicture(src).then((picture) => {
      this.#coming.delete(src)
      if (this.#isStopped) freePicture(picture)
      else this.#pictures.set(src, picture)
    })
    this.#coming.set(src, coming)
    return coming
  }
}

/** In a worker there is no `img`. A picture of another origin has to let its bytes be read. */
async function readPicture(src: string): Promise<ImageBitmap | undefined> {
  try {
    const reply = await fetch(src)
    if (!reply.ok) return undefined
    return await createImageBitmap(await reply.blob())
  } catch (error) {
    console.debug('a picture of a line did not come', src, error)
    return undefined
  }
}
