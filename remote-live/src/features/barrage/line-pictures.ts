import type { LineParts } from '../../parts/barrage-line/barrage-line'
import type { BarrageStage } from './barrage-terms'

/** Pictures that lines show. The page reads each once and gives it to the stage: a worker may load nothing. */
export class LinePictures {
  readonly #stage: Pick<BarrageStage, 'addPicture'>
  readonly #read: (src: string) => Promise<ImageBitmap>
  readonly #coming = new Map<string, Promise<void> | 'ended'>()

  constructor(stage: Pick<BarrageStage, 'addPicture'>, read = readPicture) {
    this.#stage = stage
    this.#read = read
  }

  /** Resolves when all pictures of a line have come or failed; undefined where none is waited for. */
  bring(parts: LineParts = []): Promise<unknown> | undefined {
    const coming = parts.flatMap((part) => {
      const reading = typeof part === 'string' ? 'ended' : (this.#coming.get(part.src) ?? this.#begin(part.src))
      return reading === 'ended' ? [] : [reading]
    })
    return coming.length === 0 ? undefined : Promise.all(coming)
  }

  #begin(src: string): Promise<void> {
    const reading = this.#read(src)
      .then(
        (picture) => this.#stage.addPicture(src, picture),
        (error: unknown) => console.debug('a picture of a line did not come', src, error),
      )
      .then(() => void this.#coming.set(src, 'ended'))
    this.#coming.set(src, reading)
    return reading
  }
}

async function readPicture(src: string): Promise<ImageBitmap> {
  const image = new Image()
  // What another origin does not let be read may not be handed to a worker.
  image.crossOrigin = 'anonymous'
  image.src = src
  await image.decode()
  return createImageBitmap(image)
}
