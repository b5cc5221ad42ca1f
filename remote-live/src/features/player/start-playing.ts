/** How playback began: with sound as wanted, without because the browser wants a click first, or not at all. */
export type Start = 'playing' | 'muted' | 'refused' | 'superseded'

const isRefusal = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError'

/** Plays; where the browser allows no sound without a click, silently. */
export async function startPlaying(video: HTMLVideoElement): Promise<Start> {
  try {
    await video.play()
    return 'playing'
  } catch (error) {
    // Another load or a pause came in between: whoever did that decides what happens next.
    if (!isRefusal(error)) return 'superseded'
    if (video.muted) return 'refused'
  }
  video.muted = true
  try {
    await video.play()
    return 'muted'
  } catch {
    return 'refused'
  }
}

/** Takes the video from whoever plays in it: no data, no decoder. */
export function release(video: HTMLVideoElement): void {
  video.pause()
  video.removeAttribute('src')
  video.load()
}
