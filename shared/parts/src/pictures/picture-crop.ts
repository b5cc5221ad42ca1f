/** Width and height, px. */
export interface Size {
  width: number
  height: number
}

/** A part of a picture, in its own px. */
export interface Area extends Size {
  left: number
  top: number
}

/** Which part of a picture is taken. */
export interface Crop {
  /** 1: the largest part of the wanted shape; {@link zoomMax}: that share of it. */
  zoom: number
  /** Where it lies, in percent of the room it has: 0 left or top, 100 right or bottom. */
  x: number
  y: number
}

/** What is made of a part: its size in px, and how it is written. */
export interface Cut extends Size {
  type: 'image/webp' | 'image/jpeg'
  /** 0 to 1. */
  quality: number
}

/** Along and down a frame, in shares of it. */
export interface Share {
  x: number
  y: number
}

export const middleCrop: Crop = { zoom: 1, x: 50, y: 50 }
export const zoomMax = 3

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))
/** Without room it makes no difference where: the middle. */
const percentOf = (left: number, room: number): number => (room < 1 ? 50 : between(0, (left / room) * 100, 100))

/** The chosen part of a picture, in the shape of `frame`. */
export function areaOf(picture: Size, frame: Size, { zoom, x, y }: Crop): Area {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height) / zoom
  const [width, height] = [frame.width * scale, frame.height * scale]
  return { left: ((picture.width - width) * x) / 100, top: ((picture.height - height) * y) / 100, width, height }
}

function placedAt(picture: Size, frame: Size, zoom: number, { left, top }: Pick<Area, 'left' | 'top'>): Crop {
  const { width, height } = areaOf(picture, frame, { ...middleCrop, zoom })
  return { zoom, x: percentOf(left, picture.width - width), y: percentOf(top, picture.height - height) }
}

/** The picture follows a finger that went `by` within the frame. */
export function dragged(picture: Size, frame: Size, crop: Crop, by: Share): Crop {
  const { left, top, width, height } = areaOf(picture, frame, crop)
  return placedAt(picture, frame, crop.zoom, { left: left - by.x * width, top: top - by.y * height })
}

/** Nearer by this factor, or farther; what is seen `at` this place of the frame stays there. */
export function zoomed(picture: Size, frame: Size, crop: Crop, factor: number, at: Share): Crop {
  const zoom = between(1, crop.zoom * factor, zoomMax)
  const before = areaOf(picture, frame, crop)
  const shrunk = 1 - crop.zoom / zoom
  return placedAt(picture, frame, zoom, {
    left: before.left + at.x * before.width * shrunk,
    top: before.top + at.y * before.height * shrunk,
  })
}

/** Of the file, however it is shown. */
export const sizeOf = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): Size => ({ width, height })

/** Draws the part over the whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, image: HTMLImageElement, frame: Size, crop: Crop): void {
  canvas.width = frame.width
  canvas.height = frame.height
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, width, height } = areaOf(sizeOf(image), frame, crop)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, left, top, width, height, 0, 0, frame.width, frame.height)
}

/** The part as a file of its own; PNG where the browser can not write the wanted type. */
export function cutOut(image: HTMLImageElement, cut: Cut, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas')
  drawCrop(canvas, image, cut, crop)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser wrote no picture.'))),
      cut.type,
      cut.quality,
    )
  })
}
