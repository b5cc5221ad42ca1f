import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Canvas, createCanvas, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../kernel/random'
import { packageRoot } from '../../package-root'
import { picture } from './captcha.rules'
import { chooseShapes, type Shape, trace } from './captcha-shapes'

const { width, height, piece } = picture
/** The hole and its decoys, which stand on the same height and differ in their shape alone. */
const holes = 3
/** Left edges of two holes are so far apart at least. */
const apart = piece + 12
const firstX = piece + 16

export interface CaptchaPicture {
  /** data URIs */
  image: string
  piece: string
  x: number
  y: number
}

/** A pitch under floodlights, for the case that there are no cover pictures. */
function paintPitch(context: SKRSContext2D, random: Random): void {
  const stripe = random.integer(22, 40)
  for (let x = 0; x < width; x += stripe) {
    context.fillStyle = (x / stripe) % 2 < 1 ? '#1d6b3a' : '#1a6234'
    context.fillRect(x, 0, stripe, height)
  }
  context.strokeStyle = 'rgba(255,255,255,.7)'
  context.lineWidth = 2
  const centre = random.integer(80, width - 80)
  context.strokeRect(centre, -10, 0, height + 20)
  context.beginPath()
  context.arc(centre, height / 2, random.integer(30, 60), 0, Math.PI * 2)
  context.stroke()
  context.strokeRect(-10, random.integer(20, 50), random.integer(40, 80), random.integer(60, 100))
}

/** Part of a cover, at a size and place that differ each time. */
function paintCover(context: SKRSContext2D, cover: Image, random: Random): void {
  const scale = Math.max(width / cover.width, height / cover.height) * (1 + random.fraction() * 0.5)
  const w = cover.width * scale
  const h = cover.height * scale
  context.drawImage(cover, -(w - width) * random.fraction(), -(h - height) * random.fraction(), w, h)
}

/** Specks and thin lines, so that the holes are not the only edges. */
function paintNoise(context: SKRSContext2D, random: Random): void {
  for (let i = 0; i < 90; i++) {
    context.fillStyle = `rgba(255,255,255,${0.05 + random.fraction() * 0.12})`
    context.fillRect(random.integer(0, width), random.integer(0, height), 2, 2)
  }
  for (let i = 0; i < 5; i++) {
    context.strokeStyle = `rgba(0,0,0,${0.08 + random.fraction() * 0.12})`
    context.beginPath()
    context.moveTo(random.integer(0, width), random.integer(0, height))
    context.lineTo(random.integer(0, width), random.integer(0, height))
    context.stroke()
  }
}

/** A square of the picture, by its top left corner. */
type Place = readonly [x: number, y: number]

/** A dark gap that shows the texture of another place. */
function paintHole(
  context: SKRSContext2D,
  source: Canvas,
  shape: Shape,
  [x, y]: Place,
  texture: Place,
  random: Random,
): void {
  trace(context, shape, x, y)
  context.save()
  context.clip()
  context.drawImage(source, texture[0], texture[1], piece, piece, x, y, piece, piece)
  context.fillStyle = `rgba(6,10,12,${0.5 + random.fraction() * 0.12})`
  context.fillRect(x, y, piece, piece)
  context.restore()
  trace(context, shape, x, y)
  context.strokeStyle = `rgba(255,255,255,${0.4 + random.fraction() * 0.2})`
  context.lineWidth = 1
  context.stroke()
}

/** Another light and grain: the piece looks as the picture does, and equals no part of it. */
function changeLight(context: SKRSContext2D, random: Random): void {
  const pixels = context.getImageData(0, 0, piece, piece)
  const { data } = pixels
  const gains = [0, 1, 2].map(() => 0.85 + random.fraction() * 0.3)
  // Two bytes for each pixel, drawn at once: one by one they would cost more than the rest of the picture.
  const grains = Buffer.from(random.token(piece * piece * 2), 'base64url')
  const [slopeX, slopeY] = [(random.fraction() - 0.5) * 1.2, (random.fraction() - 0.5) * 1.2]
  for (let at = 0; at < data.length; at += 4) {
    const pixel = at / 4
    const shade = slopeX * ((pixel % piece) - piece / 2) + slopeY * (Math.floor(pixel / piece) - piece / 2)
    const grain = (((grains[pixel * 2] as number) + (grains[pixel * 2 + 1] as number)) / 255 - 1) * 26
    for (let channel = 0; channel < 3; channel += 1)
      data[at + channel] = (data[at + channel] as number) * (gains[channel] as number) + shade + grain
  }
  context.putImageData(pixels, 0, 0)
}

function cutPiece(source: Canvas, shape: Shape, [x, y]: Place, random: Random): Canvas {
  const square = createCanvas(piece, piece)
  const squareContext = square.getContext('2d')
  squareContext.drawImage(source, -x, -y)
  changeLight(squareContext, random)
  const canvas = createCanvas(piece, piece)
  const context = canvas.getContext('2d')
  trace(context, shape, 0, 0)
  context.save()
  context.clip()
  context.drawImage(square, 0, 0)
  context.restore()
  context.strokeStyle = 'rgba(255,255,255,.9)'
  context.lineWidth = 1.5
  context.stroke()
  return canvas
}

/** Written down beside the event loop: that takes longer than the drawing. */
async function written(canvas: Canvas, kind: 'png' | 'webp'): Promise<string> {
  const bytes = kind === 'png' ? await canvas.encode('png') : await canvas.encode('webp', 82)
  return `data:image/${kind};base64,${bytes.toString('base64')}`
}

/** Left edges of the holes, in no order. */
function choosePlaces(random: Random): number[] {
  const free = width - piece - 8 - firstX - apart * (holes - 1)
  const cuts = Array.from({ length: holes }, () => random.integer(0, free)).sort((a, b) => a - b)
  const places = cuts.map((cut, index) => firstX + cut + index * apart)
  for (let last = places.length - 1; last > 0; last -= 1) {
    const other = random.integer(0, last)
    ;[places[last], places[other]] = [places[other] as number, places[last] as number]
  }
  return places
}

/**
 * Draws pictures with a piece and holes of different shapes, into one of which it fits. What was cut out for the piece shows
 * in a hole of another shape: who looks for its pixels finds that one.
 */
export function createCaptchaPainter(random: Random, folder = join(packageRoot, 'assets/covers')) {
  const covers = new Map<string, Promise<Image>>()
  let names: Promise<string[]> | undefined
  async function chooseCover(): Promise<Image | undefined> {
    names ??= readdir(folder).catch(() => [])
    const choices = (await names).filter((name) => name.endsWith('.webp'))
    const name = choices[random.integer(0, Math.max(0, choices.length - 1))]
    if (!name) return undefined
    const cover = covers.get(name) ?? loadImage(join(folder, name))
    covers.set(name, cover)
    return cover
  }
  async function paint(): Promise<CaptchaPicture> {
    const cover = await chooseCover()
    const canvas = createCanvas(width, height)
    const context = canvas.getContext('2d')
    if (cover) paintCover(context, cover, random)
    else paintPitch(context, random)
    paintNoise(context, random)
    const source = createCanvas(width, height)
    source.getContext('2d').drawImage(canvas, 0, 0)

    const places = choosePlaces(random)
    const shapes = chooseShapes(random, holes)
    const x = places[0] as number
    const y = random.integer(8, height - piece - 8)
    places.forEach((left, index) => {
      // The first is the one; its texture goes to the second.
      const elsewhere: Place = [random.integer(0, width - piece), random.integer(0, height - piece)]
      paintHole(context, source, shapes[index] as Shape, [left, y], index === 1 ? [x, y] : elsewhere, random)
    })
    const cut = cutPiece(source, shapes[0] as Shape, [x, y], random)
    return { image: await written(canvas, 'webp'), piece: await written(cut, 'png'), x, y }
  }
  let last: Promise<unknown> = Promise.resolve()
  /** One after the other: a crowd that wants pictures has one core at the most, and the rest of the site the others. */
  return (): Promise<CaptchaPicture> => {
    const next = last.then(paint)
    last = next.catch(() => undefined)
    return next
  }
}
