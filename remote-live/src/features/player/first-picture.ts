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
