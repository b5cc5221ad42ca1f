/** Which part of a picture becomes the cover. */
export interface Crop {
  /** 1: the largest 16:9 part; 3: a third of it. */
  zoom: number
  /** Where it lies, in percent of the room it has: 0 left or top, 100 right or bottom. */
  x: number
  y: number
}

export interface Area {
  left: number
  top: number
  width: number
  height: number
}

export const middleCrop: Crop = { zoom: 1, x: 50, y: 50 }
export const zoomMax = 3
const coverWide = 1280
const coverHigh = 720

/** The chosen 16:9 part of a picture, in its own pixels. */
export function areaOf(width: number, height: number, { zoom, x, y }: Crop): Area {
  const wide = Math.min(width, (height * 16) / 9) / zoom
  const high = (wide * 9) / 16
  return { left: ((width - wide) * x) / 100, top: ((height - high) * y) / 100, width: wide, height: high }
}

/** Draws the part over the whole canvas. */
export function drawCover(canvas: HTMLCanvasElement, image: HTMLImageElement, crop: Crop): void {
  canvas.width = coverWide
  canvas.height = coverHigh
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, width, height } = areaOf(image.naturalWidth, image.naturalHeight, crop)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, left, top, width, height, 0, 0, coverWide, coverHigh)
}

/** The part as a JPG of its own. */
export function cutCover(image: HTMLImageElement, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas')
  drawCover(canvas, image, crop)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser wrote no picture.'))),
      'image/jpeg',
      0.9,
    )
  })
}
