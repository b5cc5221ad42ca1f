import type { Context } from './bubble-art'

/** Makes a picture of this size in device pixels. */
export type MakePicture = (
  width: number,
  height: number,
  paint: (context: Context) => void,
) => CanvasImageSource | Promise<CanvasImageSource>

/** In the page: a canvas for each picture. */
export const canvasPicture: MakePicture = (width, height, paint) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context) paint(context)
  return canvas
}

const startWidth = 2_048
const startHeight = 128

/**
 * In a worker: every picture is painted on one canvas and copied from it as a bitmap. A new canvas for each, or taking
 * the bitmap out of it, makes Chromium's worker wait for the main thread: with that blocked the barrage would stand.
 */
export function bitmapMaker(): MakePicture {
  const canvas = new OffscreenCanvas(startWidth, startHeight)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this worker gives no 2d canvas')
  return (width, height, paint) => {
    if (width > canvas.width) canvas.width = width
    if (height > canvas.height) canvas.height = height
    context.reset()
    paint(context)
    return createImageBitmap(canvas, 0, 0, width, height)
  }
}
