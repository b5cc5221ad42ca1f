/** Whether the browser can show a video in a window of its own. */
export const canFloat = (): boolean => typeof document !== 'undefined' && document.pictureInPictureEnabled === true

/** Puts the video into a small window over all others, or back. */
export function floatVideo(video: HTMLVideoElement | null): void {
  if (!canFloat()) return
  const change = document.pictureInPictureElement ? document.exitPictureInPicture() : video?.requestPictureInPicture()
  // Refused without a gesture or before the first picture: the player stays where it is.
  change?.catch((error: unknown) => console.warn('no picture in picture', error))
}
