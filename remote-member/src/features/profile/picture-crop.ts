import { limits } from '@pitchside/contract'

/** Which square of a picture is shown. */
export interface Crop {
  /** 1: the largest square; 3: a third of its side. */
  zoom: number
  /** Where the square lies, in percent of the room it has: 0 left or top, 100 right or bottom. */
  x: number
  y: number
}

export interface Square {
  left: number
  top: number
  side: number
}

export const middleCrop: Crop = { zoom: 1, x: 50, y: 50 }
export const zoomMax = 3

/** The square of a picture, in its own pixels. */
export function squareOf(width: number, height: number, { zoom, x, y }: Crop): Square {
  const side = Math.min(width, height) / zoom
  return { left: ((width - side) * x) / 100, top: ((height - side) * y) / 100, side }
}

/** Draws the square over the whole canvas. */
export function drawSquare(canvas: HTMLCanvasElement, image: HTMLImageElement, crop: Crop): void {
  canvas.width = limits.avatarPx
  canvas.height = limits.avatarPx
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, side } = squareOf(image.naturalWidth, image.naturalHeight, crop)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, left, top, side, side, 0, 0, limits.avatarPx, limits.avatarPx)
}

/** The square as a file of its own; WebP, or PNG where the browser writes no WebP. */
export function cutSquare(image: HTMLImageElement, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas')
  drawSquare(canvas, image, crop)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser wrote no picture.'))),
      'image/webp',
      0.92,
    )
  })
}
