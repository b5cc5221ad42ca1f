import type { Disposer } from '@pitchside/base'

/**
 * Calls back once when a frame is really on the screen. `playing` and `loadeddata` come earlier: between them and the
 * first frame the element is black.
 */
export function onFirstPicture(video: HTMLVideoElement, listener: () => void): Disposer {
  if (typeof video.requestVideoFrameCallback === 'function') {
    const handle = video.requestVideoFrameCallback(listener)
    return () => video.cancelVideoFrameCallback(handle)
  }
  const onProgress = (): void => {
    if (video.currentTime > 0) listener()
  }
  video.addEventListener('timeupdate', onProgress)
  return () => video.removeEventListener('timeupdate', onProgress)
}

/** Waits for the first picture, again and again: each new start of a stream begins without one. */
export class FirstPicture {
  readonly #video: HTMLVideoElement
  readonly #onPicture: () => void
  readonly #startedAt = performance.now()
  #forget: Disposer = () => undefined
  #afterMs: number | undefined

  constructor(video: HTMLVideoElement, onPicture: () => void) {
    this.#video = video
    this.#onPicture = onPicture
  }

  /** From the beginning to the very first one; undefined until then. */
  get afterMs(): number | undefined {
    return this.#afterMs
  }

  expect(): void {
    this.#forget()
    this.#forget = onFirstPicture(this.#video, () => {
      this.#afterMs ??= performance.now() - this.#startedAt
      this.#onPicture()
    })
  }

  forget(): void {
    this.#forget()
  }
}
