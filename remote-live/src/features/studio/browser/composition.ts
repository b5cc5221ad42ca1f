/** A rectangle on the canvas, px. */
export interface Place {
  left: number
  top: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

const pictureShare = 0.26
const marginShare = 0.02

/** The whole of a picture inside a box, in its middle. */
export function contained(picture: Size, box: Size): Place {
  const scale = Math.min(box.width / picture.width, box.height / picture.height)
  const width = picture.width * scale
  const height = picture.height * scale
  return { left: (box.width - width) / 2, top: (box.height - height) / 2, width, height }
}

/** The camera in the lower right corner of the screen that is shown. */
export function cornered(picture: Size, box: Size): Place {
  const width = box.width * pictureShare
  const height = (width * picture.height) / picture.width
  const margin = box.width * marginShare
  return { left: box.width - width - margin, top: box.height - height - margin, width, height }
}

function drawVideo(context: CanvasRenderingContext2D, video: HTMLVideoElement, place: (size: Size) => Place): void {
  const size = { width: video.videoWidth, height: video.videoHeight }
  if (size.width === 0 || size.height === 0) return
  const { left, top, width, height } = place(size)
  context.drawImage(video, left, top, width, height)
}

/** Draws the screen with the camera over it; either may be missing. */
export function drawComposition(
  context: CanvasRenderingContext2D,
  { screen, camera }: { screen: HTMLVideoElement | undefined; camera: HTMLVideoElement | undefined },
): void {
  const { canvas } = context
  context.fillStyle = 'black'
  context.fillRect(0, 0, canvas.width, canvas.height)
  if (screen) drawVideo(context, screen, (size) => contained(size, canvas))
  if (camera) drawVideo(context, camera, (size) => (screen ? cornered(size, canvas) : contained(size, canvas)))
}
